"""What a strong bot advises."""

from brethren.wire.vocabulary import Shape


class Thought(Shape):
    """What a strong bot thinks of one of my actions: the chance of each seat to win after it."""

    action: int
    visits: int
    chances: list[float]


class Sight(Shape):
    """What I may know of the position, in the engine's own bytes (as hexadecimal digits), for a device that thinks for
    itself. `number` is that of the update that shows it."""

    game: str
    rules: int
    seat: int
    number: int
    view: str


class Hint(Shape):
    """The best of my actions, best first. `exact`: proven."""

    number: int
    thoughts: list[Thought]
    exact: bool
