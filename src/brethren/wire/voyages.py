"""The daily voyage: one deal a day, the same for everybody."""

from brethren.wire.vocabulary import Avatar, GameKey, Level, Shape


class VoyageResult(Shape):
    """How accurately somebody chose (0 to 100, see docs/review.md), and their place. Equal results share a place."""

    place: int
    name: str
    avatar: Avatar | None
    accuracy: float
    mine: bool


class VoyageResults(Shape):
    """A day that is over: how many have sailed, the best of them, and myself, if I was one of them."""

    day: str
    game: GameKey
    sailed: int
    best: list[VoyageResult]
    mine: VoyageResult | None


class Voyage(Shape):
    """Today's voyage. It ends at `until`, when the next one begins (in seconds since 1970). `commitment` binds the
    server to the luck of the day, which is the same for everybody. `table` is my first try, the one that counts;
    `over` says whether it has ended, and `accuracy` is null until it has been reviewed. `sailed` counts those who have
    been reviewed today."""

    day: str
    game: GameKey
    seats: int
    level: Level
    until: float
    commitment: str
    sailed: int
    table: str | None
    over: bool
    accuracy: float | None
    yesterday: VoyageResults
