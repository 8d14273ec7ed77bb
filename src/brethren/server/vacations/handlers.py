"""Being away, by HTTP."""

from brethren.server.endpoint import endpoint
from brethren.server.people import People, Visitor
from brethren.server.vacations.vacations import Vacations
from brethren.wire.vacations import NewVacation, Vacation


class VacationHandlers:
    def __init__(self, vacations: Vacations, people: People) -> None:
        self._vacations, self._people = vacations, people

    @endpoint("GET", "/api/vacation")
    async def vacation(self, visitor: Visitor) -> Vacation:
        """Until when I am away, and how many days I have left."""
        return await self._vacations.of(visitor.id)

    @endpoint("PUT", "/api/vacation", limit="names")
    async def leave(self, visitor: Visitor, vacation: NewVacation) -> Vacation:
        """I am away until then: my clocks stand still where moves may take days, and the others see it."""
        # So that it is kept as long as I am.
        await self._people.rename(visitor, visitor.me)
        return await self._vacations.begin(visitor.id, vacation.until)

    @endpoint("POST", "/api/vacation/end", limit="names")
    async def come_back(self, visitor: Visitor) -> Vacation:
        """I am back."""
        return await self._vacations.end(visitor.id)
