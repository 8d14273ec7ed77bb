"""Who somebody is."""

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


class Carry(Shape):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
