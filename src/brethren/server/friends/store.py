"""What is kept about people who have played with each other."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from brethren.server.notices.store import Owed
from brethren.table.match import Match
from brethren.table.seating import Person
from brethren.wire.vocabulary import Avatar


class Companion(Struct, frozen=True):
    """Somebody as another person knows them: by the name and sign that they had at their latest table together."""

    id: str
    name: str
    avatar: Avatar
    game: str  # which they played there; empty if there was none
    since: float


def handle(person: str, other: str) -> str:
    """The name by which a person refers to another. It reveals nothing, and is of no use to anybody else."""
    return sha256(f"friend {person} {other}".encode()).hexdigest()[:24]


class Crew(Struct, frozen=True):
    """People who begin a match together."""

    game: str
    people: Sequence[Person]

    @classmethod
    def of(cls, match: Match) -> "Crew | None":
        """The people of a new match; None if there is only one. A person with several seats has one name, the first."""
        chairs = [chair for chair in reversed(match.seating.chairs) if chair and chair.person]
        people = {chair.person: Person(chair.person, chair.name, chair.avatar or "anchor") for chair in chairs}
        return cls(match.game.key, [*people.values()]) if len(people) > 1 else None


class Invitation(Struct, frozen=True):
    """An invitation from the host of a table, under the name that they had then."""

    table: str
    host: Person
    since: float


class FriendStore(Protocol):
    async def companions(self, person: str, most: int) -> list[Companion]:
        """The people they have played with, the latest first."""

    async def blocks(self, person: str) -> list[Companion]:
        """The people they have blocked, the latest first."""

    async def block(self, person: str, other: Companion, most: int) -> bool:
        """Whether there was room for it."""

    async def unblock(self, person: str, other: str) -> None: ...

    async def invite(self, person: str, invitation: Invitation, owed: Sequence[Owed]) -> None:
        """Once to each table. The notice is owed with it."""

    async def invited(self, table: str) -> dict[str, bool]:
        """The people invited to a table, and whether they declined."""

    async def invitations(self, person: str, most: int) -> list[Invitation]:
        """To tables that have not started yet, without those that were declined and those from blocked people; the
        latest first."""

    async def unanswered(self, host: str, person: str) -> int:
        """How many invitations of this host to this person have not been declined."""

    async def decline(self, person: str, table: str) -> None: ...


def pairs(crews: Iterable[Crew], at: float) -> list[tuple[str, str, str, str, str, float]]:
    """Rows in which each person knows the others. In order, so that two who write at the same time never wait for each
    other."""
    found = [
        (person.id, other.id, other.name, other.avatar, crew.game, at)
        for crew in crews
        for person in crew.people
        for other in crew.people
        if other.id != person.id
    ]
    return sorted(found, key=lambda row: row[:2])
