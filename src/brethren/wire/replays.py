"""A match, step by step."""

from brethren.wire.vocabulary import Event, GameKey, Level, Position, Shape, Words


class ReplayStep(Shape):
    """One step of a finished match: the position before it, who did what (-1: chance), and what happened by it.
    `action` and `words` are null where the viewer may not know what was done. With everything open, `odds` of a chance
    event hold every action that it could have been, with its weight."""

    number: int
    seat: int
    action: int | None
    words: Words | None
    odds: list[tuple[int, int]] | None
    events: list[Event]
    position: Position
    scores: list[int]
    deciding: list[int]


class Replay(Shape):
    """A finished match, step by step, as one seat saw it or with everything open."""

    game: GameKey
    options: dict[str, str | int]
    seats: int
    players: list[str]
    bots: list[Level | None]
    winners: list[int]
    ending: str
    steps: list[ReplayStep]
    end: Position
    scores: list[int]
