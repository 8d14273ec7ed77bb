"""What decisions were worth, and what was luck."""

from brethren.wire.vocabulary import Shape, Words


class ReviewOpinion(Shape):
    """What the strongest bot, knowing what the player knew, thinks of a decision: the chances of all seats after what
    was done and after the best, and what the difference cost. `regret` is by how much the search likes the best more
    than what was done, and `at_random` the same for a choice at random, on average. `effect` is what the decision did
    to the chances of all seats; null where nothing was hidden, because then it is the whole change. `reasons` name why
    the best is better: the judge would not prefer it without them. There may be none.
    `good` are the choices that are about as good as the best, itself included."""

    best: int
    best_words: Words
    chosen: list[float]
    better: list[float]
    loss: float
    regret: float
    at_random: float
    effect: list[float] | None
    exact: bool
    reasons: list[str]
    good: list[int]


class ReviewStep(Shape):
    """A step, the chances of all seats before it, and what is thought of a decision with a choice."""

    number: int
    seat: int
    chances: list[float]
    opinion: ReviewOpinion | None


class ReviewAccount(Shape):
    """Why one seat's chance changed from the beginning to the end: luck, skill and what others did add up to the whole
    change. `accuracy` says how well it chose: 100 is always the best, 0 is no better than at random, null if it never
    had a choice."""

    luck: float
    skill: float
    others: float
    accuracy: float | None


class ReviewDraw(Shape):
    """How often chance did something, and how often that was expected."""

    verb: str
    what: str
    seen: int
    expected: float


class ReviewBegun(Shape):
    """A record is being reviewed: under this name the server tells how far it has got."""

    review: str


class ReviewPart(Shape):
    """So much of a review as there is, but 1,000 steps at most. The last three come with the last step, when all is
    done."""

    done: int
    total: int
    steps: list[ReviewStep]
    end: list[float] | None
    accounts: list[ReviewAccount] | None
    draws: list[ReviewDraw] | None
