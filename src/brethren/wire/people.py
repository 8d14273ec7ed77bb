"""People: names, codes, recovery."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.vocabulary import Avatar, Language, Name, Shape


class Me(Shape):
    """Who I am. There is no account: a cookie knows me."""

    name: Name
    language: Language
    avatar: Avatar


class Code(Shape):
    """A code that takes my identity to another device, once. It is valid for `seconds`."""

    code: str
    seconds: int


class RecoveryPhrase(Shape):
    """Twelve words that bring my identity back when all my devices are lost. They are told only once."""

    words: list[str]


class RecoveryState(Shape):
    exists: bool


class Recover(Shape):
    """The twelve words. Capitals, and what stands between the words, don't matter."""

    phrase: Annotated[str, Meta(min_length=1, max_length=300)]


class Carry(Shape):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
