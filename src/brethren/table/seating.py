"""Who sits where, and what each person has added to the dice."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from brethren.wire.vocabulary import Avatar, Level

STANDIN: Level = "mate"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    avatar: Avatar


@dataclass(slots=True)
class Chair:
    """Who sits on a seat: a person, or a bot; `standin` plays on for a person who has left."""

    name: str
    person: str = ""
    avatar: Avatar | None = None
    bot: Level | None = None
    standin: Level | None = None
    gone: bool = False
    away: float | None = None  # until when, where somebody has said so

    @property
    def played_by(self) -> Level | None:
        """The level of the bot that decides here; None if a person does."""
        return self.bot or self.standin


@dataclass(slots=True)
class Seating:
    host: str = ""
    chairs: list[Chair | None] = field(default_factory=list)
    contributions: dict[str, str] = field(default_factory=dict)
    """What each person has added to the dice."""
    sat_at: dict[str, float] = field(default_factory=dict)
    """When each person has last sat down."""
    insiders: frozenset[str] = frozenset()
    """The people who sit here, and the host."""
    among_bots: frozenset[int] = frozenset()
    """Seats of people who play only against bots."""

    def resize(self, seats: int) -> None:
        self.chairs = [*self.chairs, *[None] * seats][:seats]

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair and chair.person == person]

    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair and chair.person}

    def bots_among(self, seats: Iterable[int]) -> list[tuple[int, Level]]:
        """The seats among these for which a bot decides, with its level."""
        found = []
        for seat in seats:
            chair = self.chairs[seat]
            if chair and chair.played_by:
                found.append((seat, chair.played_by))
        return found

    def note_changes(self) -> None:
        """Work out again what follows from who sits where."""
        self.insiders = frozenset((self.host, *self.people()))
        people = {seat for seat, chair in enumerate(self.chairs) if chair and not chair.bot}
        self.among_bots = frozenset(seat for seat in range(len(self.chairs)) if people <= {seat})
