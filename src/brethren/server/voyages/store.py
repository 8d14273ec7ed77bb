"""What is kept of daily voyages: for each day and person the one that counts."""

from typing import Protocol

from msgspec import Struct


class Begun(Struct, frozen=True):
    """The voyage of a person that counts. `accuracy` is None until it has been judged."""

    table: str
    accuracy: float | None


class Judgeable(Struct, frozen=True):
    """A voyage that is over and waits for its review."""

    day: str
    person: str
    table: str


class JudgedVoyage(Struct, frozen=True):
    """A voyage that has been judged, with its place among those of the day, and the name and sign of its player."""

    person: str
    accuracy: float
    body: bytes
    place: int


class VoyageStore(Protocol):
    async def begin_voyage(self, day: str, person: str, table: str) -> str:
        """Let this table count for this day; the one that does. The first one that is asked for does."""

    async def voyage_of(self, day: str, person: str) -> Begun | None: ...

    async def claim_voyage(self, since: str, at: float, until: float, most: int) -> Judgeable | None:
        """Claim a finished voyage that has to be judged, of this day or a later one. No other server gets it before
        `until`, and it is claimed only so many times."""

    async def judge_voyage(self, day: str, person: str, accuracy: float, body: bytes) -> None: ...

    async def drop_voyage(self, day: str, person: str) -> None:
        """Remove a voyage that does not count."""

    async def voyages(self, day: str, person: str, most: int) -> list[JudgedVoyage]:
        """The most accurate of this day, and at the end this person's, if it is not among them."""

    async def count_voyages(self, day: str) -> int:
        """How many of this day have been judged."""

    async def expire_voyages(self, before: str, most: int) -> int:
        """Remove so many of days before this one; how many were removed."""
