"""What the finished matches of one person come to."""

from brethren.wire.vocabulary import GameKey, Opponents, Shape, Won


class Standing(Shape):
    """My results in one game against people, or against bots of which the strongest was of this level. `par`: how many
    I would have won if all were equally strong."""

    game: GameKey
    opponents: Opponents
    played: int
    won: int
    shared: int
    par: float


class Length(Shape):
    """How long my matches of a game were: the middle one in minutes and in decisions of mine, and how many lasted up to
    each limit, and longer than the last."""

    game: GameKey
    minutes: float
    decisions: float
    counts: list[int]


class MyMatch(Shape):
    """One of my finished matches."""

    table: str
    game: GameKey
    opponents: Opponents
    result: Won
    ended: float
    minutes: float


class Statistics(Shape):
    """My finished matches. Those that were stopped, or that a bot finished for me, count apart; "what if?", the same
    deal, and matches in which I had several seats do not count. `limits`, in minutes, are those of the lengths; the
    latest are `recent`."""

    played: int
    stopped: int
    minutes: float
    standings: list[Standing]
    lengths: list[Length]
    limits: list[int]
    recent: list[MyMatch]
