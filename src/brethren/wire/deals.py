"""Playing a finished match once more, from one of its steps or with its luck."""

from typing import Annotated

from msgspec import Meta

from brethren.wire.table import Player, Result
from brethren.wire.vocabulary import GameKey, Level, SeatNumber, Shape


class Fork(Shape):
    """What if? From before this step of a finished match, on this seat, against bots of this level."""

    step: Annotated[int, Meta(ge=1)]
    seat: SeatNumber
    level: Level = "mate"


class SameDeal(Shape):
    """A table with the luck of a finished match: the bots that played there, bots of this level for other people, and
    this seat for me, or with `friend` for somebody I give the link to."""

    seat: SeatNumber
    level: Level = "mate"
    friend: bool = False


class DealtMatch(Shape):
    """How a match with this deal went. `table` is null as long as I have not finished mine, since another match shows
    what will be drawn. `moves` counts decisions, `undone` those taken back, of all people together."""

    table: str | None
    players: list[Player | None]
    scores: list[int]
    result: Result | None
    moves: int
    undone: int
    updated: float


class DealResults(Shape):
    """All matches with the same deal, the first one first."""

    game: GameKey
    over: bool
    matches: list[DealtMatch]
