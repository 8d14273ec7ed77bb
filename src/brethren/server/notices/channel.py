"""A way by which notices go out."""

from collections.abc import Sequence
from typing import Protocol

from brethren.server.notices.delivery import Delivery
from brethren.server.notices.message import Text
from brethren.server.notices.store import ChannelName
from brethren.wire.vocabulary import Language


class Receiver(Protocol):
    """A person who gets notices; or a table, whose webhook brings them to a group."""

    @property
    def language(self) -> Language: ...

    @property
    def endpoints(self) -> Sequence[str]:
        """The endpoints of each notice."""

    def not_before(self, at: float) -> float | None:
        """If nothing may be sent at this time, when that ends."""

    async def send(self, endpoint: str, texts: Sequence[Text]) -> Delivery:
        """Send all waiting notices in one message."""


class Channel(Protocol):
    name: ChannelName
    together: int
    """How many receivers are sent something at the same time."""

    gathers: bool
    """Whether what isn't due yet goes along with what is."""

    async def receiver(self, name: str) -> Receiver | None:
        """The receiver; None if they no longer want anything by this channel."""
