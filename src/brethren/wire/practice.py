"""Mistakes to learn from, and puzzles."""

from brethren.wire.vocabulary import Action, GameKey, Level, Position, Shape


class Exercise(Shape):
    """A position as one seat saw it. `good` are the choices to be found, and `best` is the best of them; `better` is
    the chance of winning with it. `chosen` is the chance with what was played there, or, in a puzzle, where nothing
    was, with the next best choice, its `rival`. `reasons` name why the best is better than that; there may be none. A
    mistake says at which step of which table it was made, a puzzle which is the weakest bot that solves it."""

    id: str
    game: GameKey
    seat: int
    position: Position
    deciding: list[int]
    scores: list[int]
    actions: list[Action]
    played: int | None
    best: int
    good: list[int]
    better: float
    chosen: float
    reasons: list[str]
    exact: bool
    table: str | None
    step: int | None
    level: Level | None
    rival: int | None = None


class Practice(Shape):
    """My mistakes: how many wait to be tried now, how many are kept, the next one to try, and since or from when it is
    to be tried (in seconds since 1970)."""

    due: int
    kept: int
    exercise: Exercise | None
    at: float | None


class Attempt(Shape):
    """Whether I solved an exercise at once, without help. If so, it comes back after a longer time."""

    solved: bool


class Puzzles(Shape):
    """How many puzzles a game has, and the number of today's. They count from 0."""

    total: int
    today: int


class PuzzleFile(Shape):
    """All puzzles of a game, for pages that have no server. Today's has the number of the day since 1970, times the
    stride, modulo their number."""

    stride: int
    exercises: list[Exercise]
