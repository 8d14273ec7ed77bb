"""A player says once that they are away; all their tables then hear of it."""

from collections.abc import Iterable
from math import ceil

from brethren.server.clock import now
from brethren.server.registry import TableRegistry
from brethren.server.vacations.store import Absence
from brethren.table.refusal import Refused
from brethren.wire.vacations import Vacation

DAY = 86_400.0
YEAR = 365 * DAY
MAX_TABLES = 100
"""Tables of one person that hear of it at once. Others do when they are opened."""


class Vacations:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store
        self._days = registry.services.settings.vacation_days

    async def of(self, person: str) -> Vacation:
        taken = await self._taken(person)
        running = _running(taken)
        return Vacation(running.until if running else None, max(0, self._days - _days(taken)), self._days)

    async def begin(self, person: str, until: float) -> Vacation:
        """Begin a vacation now, or change the end of the current one. Each costs at least a day, so that nobody begins
        one again and again."""
        at, taken = now(), await self._taken(person)
        running = _running(taken)
        absence = Absence(person, running.since if running else at, until)
        left = self._days - _days(each for each in taken if each is not running)
        if until <= at or _days([absence]) > left:
            raise Refused("vacation", f"that isn't within the {left} days that you have left this year", days=left)
        return await self._say(absence)

    async def end(self, person: str) -> Vacation:
        running = _running(await self._taken(person))
        return await self._say(Absence(person, running.since, now())) if running else await self.of(person)

    async def _taken(self, person: str) -> list[Absence]:
        """The days that count against today's limit."""
        return await self._store.absences([person], now() - YEAR)

    async def _say(self, absence: Absence) -> Vacation:
        await self._store.save_absence(absence, now() - YEAR)
        for table in await self._store.unfinished(absence.person, MAX_TABLES):
            try:
                await (await self._registry.open(table)).note_absence(absence.person, absence.until)
            except Refused:
                continue  # it can't be read; the others can
        return await self.of(absence.person)


def _running(absences: list[Absence]) -> Absence | None:
    return absences[-1] if absences and absences[-1].until > now() else None


def _days(absences: Iterable[Absence]) -> int:
    return sum(max(1, ceil((each.until - each.since) / DAY)) for each in absences)
