"""Every shape that goes over the wire. The TypeScript types and docs/protocol.md are made from this file."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

_LETTER = r"[^\s\x00-\x1f\x7f]"
# No control characters, no blanks at the ends; $ alone would let a newline follow.
Name = Annotated[str, Meta(max_length=24, pattern=rf"^{_LETTER}([^\x00-\x1f\x7f]*{_LETTER})?$(?!\n)")]
Language = Literal["en", "cs", "es", "hu", "pl"]
Avatar = Literal["anchor", "parrot", "turtle", "star", "octopus", "skull", "wheel", "lantern"]
GameKey = Annotated[str, Meta(max_length=40)]
Level = Literal["random", "swab", "deckhand", "gunner", "mate", "captain"]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Actor = Annotated[int, Meta(ge=-1, le=4)]
ActionNumber = Annotated[int, Meta(ge=0, le=32_767)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Luck = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
Phrase = Literal["ahoy", "well played", "good luck", "thanks", "hurry", "sorry", "oh no", "one moment", "again", "bye"]
Choice = Literal["wait", "bot", "end"]
Stage = Literal["gathering", "playing", "over"]
Opponents = Level | Literal["people"]
Won = Literal["won", "shared", "lost", "stopped"]

# What a game says, in the shapes of that game (`Game.shapes`). A program that knows no game sees an object.
Position = Annotated[dict[str, Any], "Position"]
Words = Annotated[dict[str, Any], "Words"]
Action = Annotated[dict[str, Any], "Action"]
Event = Annotated[dict[str, Any], "StoryEvent"]


class Shape(Struct, forbid_unknown_fields=True):
    """What all shapes have in common."""


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each decision, and for all decisions of a seat together; null: no limit."""

    move: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None


# What is asked by HTTP


class Me(Shape):
    """Who I am. There is no account: a cookie knows me."""

    name: Name
    language: Language
    avatar: Avatar


class Code(Shape):
    """A code that takes my identity to another device, once, within so many seconds."""

    code: str
    seconds: int


class Carry(Shape):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


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


class NewTable(Shape):
    """A table to make. `bots` says which seats bots of which level take; `seat` is mine, null if I only host. With
    `lots` the start player is drawn. With `auto` the game starts when all seats are taken and all who sit there have
    put in their luck."""

    game: GameKey
    seats: Annotated[int, Meta(ge=2, le=5)]
    options: dict[str, str | int] = {}
    seat: SeatNumber | None = 0
    bots: dict[str, Level] = {}
    lots: bool = True
    clock: Clock = Clock()
    watchers: bool = True
    auto: bool = False


class Made(Shape):
    table: str


class Summary(Shape):
    """One of my tables, as a list shows it."""

    table: str
    game: GameKey
    stage: Stage
    players: list["Player | None"]
    my_turn: bool
    updated: float


class Tables(Shape):
    tables: list[Summary]


class Problem(Shape):
    """Why something was refused. `reason` is a word for programs, `message` a sentence for people."""

    reason: str
    message: str
    details: dict[str, Any] = {}


class Thought(Shape):
    """What a strong bot thinks of one of my actions: the chance of each seat to win after it."""

    action: int
    visits: int
    chances: list[float]


class Hint(Shape):
    """The best of my actions, best first. `exact`: proven."""

    number: int
    thoughts: list[Thought]
    exact: bool


# What a client sends over a table's socket: commands. Each has an id of the sender's choice: sent again, it counts once


class Command(Shape, tag_field="do"):
    id: CommandId


class Sit(Command, tag="sit"):
    """Take a free seat. Several people at one device take several; a name tells them apart."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, tag="stand"):
    """Give a seat up before the game has started. The host may empty any seat."""

    seat: SeatNumber


class Place(Command, tag="place"):
    """The host puts a bot on a free seat, or on that of another bot."""

    seat: SeatNumber
    level: Level


class Set(Command, tag="set"):
    """The host changes how the game will be played, before it has started."""

    seats: Annotated[int, Meta(ge=2, le=5)] | None = None
    options: dict[str, str | int] | None = None
    lots: bool | None = None
    clock: Clock | None = None
    watchers: bool | None = None


class Contribute(Command, tag="luck"):
    """Add a number of my own to the dice, once, before the game has started."""

    luck: Luck


class Start(Command, tag="start"):
    """The host starts the game."""


class Play(Command, tag="play"):
    """Do one of the actions of my latest view. `number` is that of the update that brought it."""

    number: int
    action: int


class Undo(Command, tag="undo"):
    """Take my latest decision back."""

    number: int


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Exclaim(Command, tag="exclaim"):
    """Say one of the phrases that every language has."""

    phrase: Phrase


class Vote(Command, tag="vote"):
    """What to do about a seat whose player has left or let the time run out."""

    seat: SeatNumber
    choice: Choice


class Return(Command, tag="return"):
    """Take my seat back from the bot that played on for me."""


class Rematch(Command, tag="rematch"):
    """The same people and bots again, at a new table."""


AnyCommand = Sit | Stand | Place | Set | Contribute | Start | Play | Undo | Say | Exclaim | Vote | Return | Rematch


# What a client hears over a table's socket


class Player(Shape):
    """Who sits on a seat. `bot` is a level: a bot's own, or that of a bot that plays on for somebody who left."""

    name: str
    avatar: Avatar | None
    person: bool
    bot: Level | None
    mine: bool
    host: bool


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


class Result(Shape):
    """`winners` is empty where the game was ended before its end."""

    winners: list[int]
    ending: str


class Table(Shape):
    """A whole table as one viewer may see it. `deal`: its luck is that of another match."""

    table: str
    game: GameKey
    rules: int
    options: dict[str, str | int]
    lots: bool
    clock: Clock
    watchers: bool
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


class Happening(Shape):
    """One thing that happened, as one viewer may hear of it."""

    number: int
    at: float
    what: Literal[
        "created", "sat", "stood", "placed", "set", "luck", "started", "played", "undone", "said", "exclaimed",
        "late", "voted", "returned", "rematch",
    ]  # fmt: skip
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    choice: Choice | UnsetType = UNSET
    voter: int | UnsetType = UNSET
    carried: bool | UnsetType = UNSET
    level: Level | UnsetType = UNSET
    table: str | UnsetType = UNSET
    events: list[Event] = []


class Update(Shape, tag_field="kind", tag="update"):
    """The table as it is now, and what happened since the update before (or since the number that the client gave).
    `missed` counts happenings that are too old to be in here; GET .../story has them."""

    number: int
    table: Table
    happened: list[Happening]
    missed: int = 0


class Answer(Shape, tag_field="kind", tag="answer"):
    """A command was done, or refused with a reason."""

    id: str | None
    done: bool
    problem: Problem | None = None


class Presence(Shape, tag_field="kind", tag="presence"):
    """Who is here now."""

    seats: list[bool]
    watchers: int


AnyMessage = Update | Answer | Presence


class Story(Shape):
    """What happened at a table, as one viewer may hear of it: a page of it, out of so many in all."""

    happened: list[Happening]
    total: int


class Deal(Shape):
    """The luck of another match, named by its table. `rows` holds for each kind of chance event the numbers that its
    draws had there: see docs/fairness.md."""

    table: str
    rows: dict[str, list[Annotated[int, Meta(ge=1)]]]


class MatchRecord(Shape, tag_field="format", tag="brethren record 1"):
    """A finished match, whole: it can be replayed and its dice can be checked. `log` holds [seat, action]; seat -1 is
    chance. The first `given` of them were taken over from another match. With a `deal`, the luck is another match's."""

    table: str
    game: GameKey
    rules: int
    seats: int
    options: dict[str, str | int]
    players: list[str]
    bots: list[Level | None]
    started: float
    commitment: str
    contributions: list[str | None]
    secret: str
    lots: bool
    log: list[tuple[Actor, ActionNumber]]
    winners: list[SeatNumber]
    ending: str
    given: Annotated[int, Meta(ge=0)] = 0
    deal: Deal | None = None


class Excerpt(Shape, tag_field="format", tag="brethren excerpt 1"):
    """What one viewer may know of a match that is not over. Of all that happened it has one page, out of so many."""

    table: Table
    happened: list[Happening]
    total: int = 0


# What is looked at after the game


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


class Fork(Shape):
    """What if? From before this step of a finished match, on this seat, against bots of this level."""

    step: Annotated[int, Meta(ge=1)]
    seat: SeatNumber
    level: Level = "mate"


class SameDeal(Shape):
    """A table with the luck of a finished match: the bots that played there, bots of this level for other people, and
    this seat for me, or for whom I give the link to."""

    seat: SeatNumber
    level: Level = "mate"
    friend: bool = False


class Dealt(Shape):
    """How a match with this deal went. `table` is null as long as I have not finished mine: who knows how another match
    went knows what will be drawn. `moves` counts decisions, `undone` those taken back, of all people together."""

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
    matches: list[Dealt]


class ReviewOpinion(Shape):
    """What the strongest bot, knowing what the player knew, thinks of a decision: the chances of all seats after what
    was done and after the best, and what the difference cost."""

    best: int
    best_words: Words
    chosen: list[float]
    better: list[float]
    loss: float
    exact: bool


class ReviewStep(Shape):
    """A step, the chances of all seats before it, and what is thought of a decision with a choice."""

    number: int
    seat: int
    chances: list[float]
    opinion: ReviewOpinion | None


class ReviewAccount(Shape):
    """Why one seat's chance changed from the beginning to the end: the three parts add up to the whole change."""

    luck: float
    skill: float
    error: float


class ReviewDraw(Shape):
    """How often chance did something, and how often it was to be expected."""

    verb: str
    what: str
    seen: int
    expected: float


class ReviewBegun(Shape):
    """A record is being reviewed: under this name the server tells how far it has got."""

    review: str


class ReviewPart(Shape):
    """So much of a review as there is; the last three when all is done."""

    done: int
    total: int
    steps: list[ReviewStep]
    end: list[float] | None
    accounts: list[ReviewAccount] | None
    draws: list[ReviewDraw] | None


# What is learnt


class Scene(Shape):
    """A moment of a lesson: the message to be said (and the one for who does something else), what the learner sees and
    may do, which of it is wanted (null: nothing), and all that happens then."""

    say: str
    wrong: str | None
    position: Position
    deciding: list[int]
    scores: list[int]
    actions: list[Action]
    wanted: int | None
    events: list[Event]


class Lesson(Shape):
    """An example of some rules, played by the learner on this seat. Nothing is left to do in its last scene."""

    name: str
    rules: str
    seat: int
    scenes: list[Scene]


class Course(Shape):
    """A game learnt by playing."""

    game: GameKey
    lessons: list[Lesson]


# What many matches come to


class ChanceOutcome(Shape):
    """How often one thing came, how often it was to be expected, and how far from that it usually strays."""

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
    """What chance has done on this server, in so many finished matches."""

    matches: int
    kinds: list[ChanceKind]


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


class Outcome(Shape):
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
    recent: list[Outcome]
