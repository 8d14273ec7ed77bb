"""Making a table, and the list of mine."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.table import Player
from brethren.wire.vocabulary import Clock, GameKey, Level, SeatNumber, Shape, Stage


class NewTable(Shape):
    """A table to make. `bots` says which seats bots of which level take; `seat` is mine, null if I only host. With
    `lots` the start player is drawn. With `auto` the game starts when all seats are taken and all who sit there have
    put in their luck. With `public` it's listed, once it has started, among the games that anyone may watch, if
    `watchers` are welcome."""

    game: GameKey
    seats: Annotated[int, Meta(ge=2, le=5)]
    options: dict[str, str | int] = {}
    seat: SeatNumber | None = 0
    bots: dict[str, Level] = {}
    lots: bool = True
    clock: Clock = Clock()
    watchers: bool = True
    public: bool = False
    auto: bool = False


class Made(Shape):
    table: str


class Summary(Shape):
    """One of my tables, as a list shows it. `due`: when my time runs out, if it's my turn."""

    table: str
    game: GameKey
    stage: Stage
    players: list[Player | None]
    my_turn: bool
    updated: float
    due: float | None = None


class Tables(Shape):
    tables: list[Summary]
