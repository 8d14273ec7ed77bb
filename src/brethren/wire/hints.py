"""What a strong bot advises."""

from brethren.wire.vocabulary import Shape


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
