"""The daily voyage, by HTTP."""

from collections.abc import Callable

from brethren.server.endpoint import endpoint
from brethren.server.people import Visitor
from brethren.server.voyages.voyages import Voyages
from brethren.wire.tables import Made
from brethren.wire.voyages import Voyage


class VoyageHandlers:
    def __init__(self, voyages: Voyages, may_make: Callable[[Visitor], None]) -> None:
        self._voyages, self._may_make = voyages, may_make

    @endpoint("GET", "/api/voyage")
    async def voyage(self, visitor: Visitor) -> Voyage:
        """Today's voyage, how mine went, and yesterday's results."""
        return await self._voyages.look(visitor.id)

    @endpoint("POST", "/api/voyage", status=201)
    async def set_sail(self, visitor: Visitor) -> Made:
        """My table for today's voyage. When it is over, another one with the same luck, which doesn't count."""
        self._voyages.require_ready()
        self._may_make(visitor)
        return Made(await self._voyages.begin(visitor.person))
