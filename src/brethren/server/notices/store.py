"""What is kept so that notices reach people: the outbox, where to send to, and how each person wants it."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from brethren.wire.mail import MailHours

ChannelName = Literal["push", "webhook", "mail", "table"]
"""How a notice goes out: to a player's devices, webhook or mailbox, or to a table's webhook."""
Kind = Literal["turn", "reminder", "invitation", "rematch", "late", "full"]
"""What a notice is about: a turn that begins, its time that is running out, a table that a friend invites to, or
something else that a game waits for (`beside`)."""


MAX_FAILURES = 10
"""Calls of a webhook that fail one after another until it is called no longer."""


class Owed(Struct, frozen=True):
    """A notice that is owed: since this entry, this person has had to decide something at this table. A later one takes
    its place."""

    id: str  # stored with it: the same each time it is sent, so that a receiver can drop the second one
    person: str  # the receiver; of a table's own notices, the table
    table: str
    number: int
    due: float
    owner: str = ""  # the server that stored the entry: it knows best who is at the table, so it tries first
    channel: ChannelName = "push"
    kind: Kind = "turn"
    tries: int = 0
    told: tuple[str, ...] = ()  # endpoints that have it already

    @classmethod
    def of(cls, row: Sequence[Any], told: Iterable[str]) -> "Owed":
        """The notice in a stored row, and the endpoints that have it."""
        return replace(cls(*row), told=tuple(told))


class StoredMailbox(Struct, frozen=True):
    """`token`: in the links of mails to it. `expires`: when it goes unless it is confirmed. `sent`: the last digest."""

    person: str
    address: str
    token: str
    hours: MailHours
    expires: float | None = None
    sent: float = 0.0

    @property
    def confirmed(self) -> bool:
        return self.expires is None


class Subscriber(Struct, frozen=True):
    """The receiver of a notice: what is known of them, their preferences, and their devices as (endpoint, keys)."""

    me: bytes | None
    preferences: bytes | None
    devices: list[tuple[str, bytes]]


class NoticeStore(Protocol):
    async def next_due(self, channel: ChannelName) -> float | None:
        """When the next notice is due; None if none is owed."""

    async def claim_notices(
        self, channel: ChannelName, server: str, now: float, patience: float, until: float, most: int
    ) -> list[Owed]:
        """Take notices that are due, all of a person together. They are due again at `until`, unless they are settled
        before. Those of other servers are taken only if they have been due for `patience` seconds."""

    async def waiting(self, channel: ChannelName, person: str) -> list[Owed]:
        """All notices that are owed to this person by this channel, due or not."""

    async def settle(self, ids: Sequence[str]) -> None:
        """Remove notices that have been sent or are no longer wanted."""

    async def postpone(self, notices: Iterable[Owed]) -> None:
        """Store anew which turn these are about, when they are due, how often they were tried, and who has them."""

    async def subscribe(self, person: str, endpoint: str, keys: bytes, since: float, most: int) -> None:
        """A device of this person; of more than so many the oldest go. A device belongs to one person at a time."""

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Remove a device; with a person, only if it is theirs."""

    async def subscriber(self, person: str) -> Subscriber: ...

    async def subscribers(self) -> list[tuple[str, ChannelName]]:
        """All people who want notices, and by which channel."""

    async def save_preferences(self, person: str, body: bytes) -> None: ...

    async def save_calendar(self, person: str, digest: str | None) -> None:
        """The digest of the secret in the address of this person's calendar; without one there is no calendar."""

    async def calendar_of(self, digest: str) -> str | None:
        """The person with this calendar."""

    async def has_calendar(self, person: str) -> bool: ...

    async def save_webhook(self, receiver: str, person: str, body: bytes) -> None:
        """Save the webhook of a person or of a table, and the person who set it. Its failures are counted from 0."""

    async def webhook(self, receiver: str) -> tuple[bytes, int] | None:
        """The webhook, and how often it has failed since it last worked."""

    async def count_failure(self, receiver: str, failed: bool) -> None:
        """A webhook has failed once more, or it works."""

    async def remove_webhook(self, receiver: str) -> None: ...

    async def save_mailbox(self, mailbox: StoredMailbox) -> None:
        """Save a mailbox in place of the one that this person had, and remove expired ones."""

    async def mailbox(self, person: str) -> StoredMailbox | None:
        """The mailbox; None if there is none, or it has expired."""

    async def confirm_mailbox(self, token: str, at: float) -> str | None:
        """Confirm a mailbox. The person whose it is; None if there is none, or it has expired."""

    async def take_digest(self, person: str, last: float, at: float) -> bool:
        """An e-mail is sent now, or wasn't after all; false if the last one isn't the one of that time."""

    async def remove_mailbox(self, person: str) -> None: ...
    async def forget_mailbox(self, token: str) -> None: ...

    async def expire_mailboxes(self, before: float) -> None:
        """Remove addresses that weren't confirmed in time."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name. The first one to ask stores theirs."""
