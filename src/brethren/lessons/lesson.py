"""An example of a rule: a position, what is said and done, and the expected result. One file each, in course order."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct, field

from brethren.game import CHANCE, Event, Game, IllegalAction, Json, State
from brethren.game.plugs import plug


class LessonStep(Struct, forbid_unknown_fields=True):
    """Something said, done, or both. `say` and `wrong` name messages; what is done is in the words of the rule page.

    What is said waits for the learner: to do it, or to have read it. What is not said follows by itself."""

    say: str | None = None
    points: list[str] = []  # at what it speaks of: places on the board, by the names that the board gives them
    wrong: str | None = None
    do: Json | None = None
    chance: Json | None = None
    seat: int | None = None  # who does it, if not the learner


class LessonResult(Struct, forbid_unknown_fields=True):
    """The expected result. Of the position, only what is given here is compared."""

    position: Json | None = None
    scores: list[int] | None = None
    winners: list[int] = []


class Lesson(Struct, forbid_unknown_fields=True):
    name: str
    rules: str  # their numbers
    seat: int  # the learner's
    position: Json
    steps: list[LessonStep]
    result: LessonResult = field(default_factory=LessonResult)


@dataclass(frozen=True)
class PlayedStep:
    """A step: the state before it, the seat, its action, and the events."""

    step: LessonStep
    before: State
    actor: int | None
    action: int | None
    events: list[Event]


def lessons(game: Game) -> list[Lesson]:
    """The examples of a game, in the order in which they are best understood. Its package names where they are as an
    entry point `brethren.lessons`; a game may have none."""
    found = plug("brethren.lessons", game.key)
    if found is None:
        return []
    files = (file for file in resources.files(found.module).iterdir() if file.name.endswith(".json"))
    return [_read(file) for file in sorted(files, key=lambda file: file.name)]


def _read(file: Traversable) -> Lesson:
    """The name of a file is its place in the course, and then its own."""
    source: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return msgspec.convert({"name": file.name.removesuffix(".json").split("-", 1)[1], **source}, Lesson)


def play(game: Game, lesson: Lesson) -> Iterator[PlayedStep]:
    """Each step as it is played; a step that the rules do not allow is an IllegalAction."""
    state = game.from_json(lesson.position)
    for step in lesson.steps:
        moment, state = _done(game, lesson, step, state)
        yield moment


def _done(game: Game, lesson: Lesson, step: LessonStep, state: State) -> tuple[PlayedStep, State]:
    words = step.do or step.chance
    if words is None:
        return PlayedStep(step, state, None, None, []), state
    actor = CHANCE if step.chance else lesson.seat if step.seat is None else step.seat
    try:
        action = game.find(state, actor, **words)
    except IllegalAction as illegal:
        raise IllegalAction(f"{lesson.name}: {illegal}", illegal.reason, **illegal.details) from None
    after, events = game.play_with_events(state, actor, action)
    return PlayedStep(step, state, actor, action, events), after
