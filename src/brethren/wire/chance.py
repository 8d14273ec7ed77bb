"""What chance did in all finished matches."""

from brethren.wire.vocabulary import GameKey, Shape


class ChanceOutcome(Shape):
    """How often one thing came, how often it was expected, and how far from that it usually strays."""

    what: str
    seen: int
    expected: float
    deviation: float


class ChanceKind(Shape):
    """All draws of one kind in all finished matches of a game. `probability`: how often honest chance would be at least
    so far from what is expected; null as long as there are too few draws to tell. `freedom` belongs to the
    chi-squared. The verb `lot` is the drawing of who begins; all others are those of the game."""

    game: GameKey
    verb: str
    draws: int
    outcomes: list[ChanceOutcome]
    chi_squared: float
    freedom: int
    probability: float | None


class Chance(Shape):
    """What chance has done on this server, in all finished matches."""

    matches: int
    kinds: list[ChanceKind]
