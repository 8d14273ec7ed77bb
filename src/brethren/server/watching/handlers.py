"""Public tables, by HTTP."""

from brethren.server.endpoint import endpoint
from brethren.server.people import Visitor
from brethren.server.watching.watching import Watching
from brethren.wire.watching import PublicTables


class WatchingHandlers:
    def __init__(self, watching: Watching) -> None:
        self._watching = watching

    @endpoint("GET", "/api/watch")
    async def watch(self, visitor: Visitor, page: int = 0) -> PublicTables:
        """Games that anyone may watch now, in pages that are counted from 0."""
        return await self._watching.page(page)
