"""Courses."""

from brethren.wire.vocabulary import Action, Event, GameKey, Position, Shape


class Scene(Shape):
    """A moment of a lesson: the message to be said (and the one for a learner who does something else), the places on
    the board that it speaks of, what the learner sees and may do, which of it is wanted (null: nothing), and all that
    happens then."""

    say: str
    points: list[str]
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
