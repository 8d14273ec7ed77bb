"""The message bus: servers hear of each other's entries. A lost notice is only a delay, since all is in the store."""

from collections.abc import Callable
from typing import Protocol

import msgspec

HEARTBEAT = 5.0
"""Seconds after which servers check whether they have missed something, and report again who is here."""
LEASE = 3 * HEARTBEAT
"""Seconds for which a lease, and a report of who is here, is valid."""


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """A server tells the others how many entries a table has, or who is connected to it there; or it asks them. Or it
    says that this person wants something else from now on."""

    server: str
    number: int = 0
    here: list[str] | None = None
    asks: bool = False
    person: str = ""


class Bus(Protocol):
    shared: bool
    """Whether there may be other servers."""
    server: str
    returned: Callable[[], None]
    """Called when notices may have been missed."""

    def tell(self, topic: str, notice: Notice) -> None:
        """About a table, or something else that has a name. Never waits, and promises nothing."""

    async def listen(self, topic: str, heard: Callable[[Notice], None]) -> None: ...
    async def leave(self, topic: str) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """The only server: there are no others to tell."""

    shared = False
    server = ""

    def __init__(self) -> None:
        self.returned: Callable[[], None] = lambda: None

    def tell(self, topic: str, notice: Notice) -> None:
        pass

    async def listen(self, topic: str, heard: Callable[[Notice], None]) -> None:
        pass

    async def leave(self, topic: str) -> None:
        pass

    async def close(self) -> None:
        pass
