"""A match as a file."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from brethren.wire.table import Table
from brethren.wire.updates import Happening
from brethren.wire.vocabulary import ActionNumber, Actor, GameKey, Level, SeatNumber, Shape


class Deal(Shape):
    """The luck of another match, named by its table. `rows` holds for each kind of chance event the numbers that its
    draws had there: see docs/fairness.md."""

    table: str
    rows: dict[str, list[Annotated[int, Meta(ge=1)]]]


class MatchRecord(Shape, tag_field="format", tag="brethren record 1"):
    """A finished match, whole: it can be replayed and its dice can be checked. `log` holds [seat, action]; seat -1 is
    chance. The first `given` of them were taken over from another match. With a `deal`, the luck is another match's.
    `origin` says that a browser played it for itself, without a server: the secret was its own."""

    table: str
    game: GameKey
    rules: int
    seats: int
    options: dict[str, str | int]
    players: list[str]
    bots: list[Level | None]
    started: float
    commitment: str
    contributions: list[str | None]
    secret: str
    lots: bool
    log: list[tuple[Actor, ActionNumber]]
    winners: list[SeatNumber]
    ending: str
    given: Annotated[int, Meta(ge=0)] = 0
    deal: Deal | None = None
    origin: Literal["device"] | UnsetType = UNSET


class Excerpt(Shape, tag_field="format", tag="brethren excerpt 1"):
    """What one viewer may know of a match that is not over. It has one page of what happened;
    `total` counts all happenings."""

    table: Table
    happened: list[Happening]
    total: int = 0
