"""A table as one viewer sees it."""

from brethren.wire.vocabulary import Action, Avatar, Choice, Clock, GameKey, Level, Position, Shape, Stage


class Player(Shape):
    """Who sits on a seat. `bot` is a level: a bot's own, or that of a bot that plays on for somebody who left. `away`:
    until when the player said they would be (in seconds since 1970); it may be over."""

    name: str
    avatar: Avatar | None
    person: bool
    bot: Level | None
    mine: bool
    host: bool
    away: float | None


class Timing(Shape):
    """A seat's clock: when its decision began, when it is late (in seconds since 1970), what is left for the game."""

    began: float | None
    due: float | None
    left: float | None
    late: bool


class Fairness(Shape):
    """What anybody needs to check the dice: see docs/fairness.md. The secret is shown when the game is over."""

    commitment: str
    contributions: list[str | None]
    secret: str | None


class Counted(Shape):
    """One thing that is counted at the end: how many each seat has of it, and the points that they bring (null: it is
    told, but brings none)."""

    of: str
    numbers: list[int]
    points: list[int] | None


class Result(Shape):
    """`winners` is empty where the game was ended before its end. `counted` says where the points come from, and
    `totals` what each seat has in the end."""

    winners: list[int]
    ending: str
    counted: list[Counted] = []
    totals: list[int] = []


class Table(Shape):
    """A whole table as one viewer may see it. `deal`: its luck is that of another match, or, if `voyage` names a day,
    that of the day's voyage. `public`: it's listed among the games that anyone may watch. `slow`: no clock gives less
    than a day."""

    table: str
    game: GameKey
    rules: int
    options: dict[str, str | int]
    lots: bool
    clock: Clock
    watchers: bool
    public: bool
    slow: bool
    stage: Stage
    players: list[Player | None]
    me: int | None
    host: bool
    position: Position | None
    deciding: list[int]
    scores: list[int]
    actions: list[Action]
    undo: bool
    timing: list[Timing]
    votes: dict[str, dict[str, Choice]]
    fairness: Fairness
    result: Result | None
    rematch: str | None
    deal: bool
    voyage: str | None
