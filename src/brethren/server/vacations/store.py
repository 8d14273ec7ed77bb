"""What is kept of the times for which players said they would be away."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Absence(Struct, frozen=True):
    person: str
    since: float
    until: float


class VacationStore(Protocol):
    async def absences(self, people: Sequence[str], after: float) -> list[Absence]:
        """Absences of these people that end after this time, the earliest first."""

    async def save_absence(self, absence: Absence, forget: float) -> None:
        """Store it, in place of one of the same person that began at the same time. Their absences that ended before
        `forget` go."""
