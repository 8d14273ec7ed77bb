"""What can be played here."""

from brethren.wire.vocabulary import GameKey, Level, Shape


class Option(Shape):
    name: str
    values: list[str | int]


class Preparing(Shape):
    """A game is being compiled: how much of it is done, from 0 to 1, and about how many seconds are left."""

    done: float
    seconds: int


class GameInfo(Shape):
    """A game that can be played here; as soon as it isn't being prepared any more. The first value of each option is
    its default."""

    key: GameKey
    title: str
    credits: str
    min_seats: int
    max_seats: int
    options: list[Option]
    preparing: Preparing | None


class Address(Shape):
    """Where other devices on the same network find this server; null if it listens to its own machine alone."""

    url: str | None


class Games(Shape):
    games: list[GameInfo]
    levels: list[Level]
