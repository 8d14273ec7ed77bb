"""Notices to a player's devices."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct

from brethren.server.notices.channel import Receiver
from brethren.server.notices.delivery import Delivery
from brethren.server.notices.message import Text, language_of
from brethren.server.notices.preferences import preferences_of, quiet_until
from brethren.server.notices.push import MAX_MESSAGE, Keys, Push
from brethren.server.notices.store import ChannelName, NoticeStore, Subscriber
from brethren.server.notices.words import WORDS
from brethren.wire.vocabulary import Language

MAX_TURNS = 10
"""No message has more lines than this."""
_keys = msgspec.json.Decoder(Keys).decode


class Message(Struct, frozen=True):
    """`several`: the title where there is more than one turn; `off`: the button that ends it all."""

    language: Language
    turns: Sequence[Text]
    several: str
    off: str


class PushChannel:
    name: ChannelName = "push"
    together = 64
    gathers = False

    def __init__(self, store: NoticeStore, push: Push) -> None:
        self.store, self.push = store, push

    async def receiver(self, name: str) -> Receiver | None:
        found = await self.store.subscriber(name)
        return DeviceOwner(self, found) if found.devices else None


class DeviceOwner:
    def __init__(self, channel: PushChannel, subscriber: Subscriber) -> None:
        self._channel, self._subscriber = channel, subscriber
        self._keys = {endpoint: _keys(keys) for endpoint, keys in subscriber.devices}
        self.endpoints = list(self._keys)

    @cached_property
    def language(self) -> Language:
        return language_of(self._subscriber.me)

    def not_before(self, at: float) -> float | None:
        return quiet_until(preferences_of(self._subscriber.preferences).quiet, at)

    async def send(self, endpoint: str, texts: Sequence[Text]) -> Delivery:
        answer = await self._channel.push.send(endpoint, self._keys[endpoint], message(texts, self.language))
        if answer.fate == "gone":
            await self._channel.store.unsubscribe(endpoint)
        return answer


def message(texts: Sequence[Text], language: Language) -> bytes:
    """A message with as many of these lines as fit."""
    words, fitting = WORDS[language], texts[:MAX_TURNS]
    while len(body := msgspec.json.encode(Message(language, fitting, words.several, words.off))) > MAX_MESSAGE:
        fitting = fitting[:-1]
    return body
