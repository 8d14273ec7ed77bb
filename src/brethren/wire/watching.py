"""Games that anyone may watch."""

from brethren.wire.table import Player
from brethren.wire.vocabulary import GameKey, Shape


class PublicTable(Shape):
    """A table whose host allows everybody to watch. `started`, and `updated` by something that everybody heard of, are
    in seconds since 1970; `slow`: no clock gives less than a day."""

    table: str
    game: GameKey
    players: list[Player | None]
    started: float
    updated: float
    slow: bool


class PublicTables(Shape):
    """One page of them, the latest move first; `pages` counts all pages."""

    tables: list[PublicTable]
    pages: int
