"""What is kept so that notices reach people: the outbox, where to send to, and how each person wants it."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Protocol

from msgspec import Struct


class Owed(Struct, frozen=True):
    """A notice that is owed: since this entry, this person has had to decide something at this table."""

    person: str
    table: str
    number: int
    due: float
    owner: str = ""  # the server that stored the entry: it knows best who is at the table, so it tries first
    tries: int = 0
    told: tuple[str, ...] = ()  # endpoints that have it already

    @classmethod
    def of(cls, row: Sequence[Any], told: Iterable[str]) -> "Owed":
        """As it is stored."""
        person, table, number, due, owner, tries = row
        return cls(person, table, number, due, owner, tries, tuple(told))

    @property
    def id(self) -> str:
        """The same each time it is sent, so that a receiver can drop the second one. It tells nothing about the
        person."""
        return sha256(f"notice {self.table} {self.number} {self.person}".encode()).hexdigest()[:24]


class Subscriber(Struct, frozen=True):
    """Whom a notice is for: what is known of them, their preferences, and their devices as (endpoint, keys)."""

    me: bytes | None
    preferences: bytes | None
    devices: list[tuple[str, bytes]]


class NoticeStore(Protocol):
    async def next_due(self) -> float | None:
        """When the next notice is due; None if none is owed."""

    async def claim_notices(self, server: str, now: float, patience: float, until: float, most: int) -> list[Owed]:
        """Take notices that are due, all of a person together. They are due again at `until`, unless they are settled
        before. Those of other servers are taken only if they have been due for `patience` seconds."""

    async def settle(self, ids: Sequence[str]) -> None:
        """These have been sent, or are no longer wanted."""

    async def postpone(self, notices: Iterable[Owed]) -> None:
        """Store anew when these are due, how often they were tried, and who has them."""

    async def subscribe(self, person: str, endpoint: str, keys: bytes, since: float, most: int) -> None:
        """A device of this person; of more than so many the oldest go. A device belongs to one person at a time."""

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Remove a device; with a person, only if it is theirs."""

    async def subscriber(self, person: str) -> Subscriber: ...

    async def subscribers(self) -> set[str]:
        """Everybody with a device."""

    async def save_preferences(self, person: str, body: bytes) -> None: ...

    async def save_calendar(self, person: str, digest: str | None) -> None:
        """The digest of the secret in the address of this person's calendar; without one there is no calendar."""

    async def calendar_of(self, digest: str) -> str | None:
        """Whose calendar it is."""

    async def has_calendar(self, person: str) -> bool: ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name. The first one to ask stores theirs."""
