"""What a client hears over a table's socket."""

from typing import Literal

from msgspec import UNSET, UnsetType

from brethren.wire.problems import Problem
from brethren.wire.table import Table
from brethren.wire.vocabulary import Choice, Event, Level, Phrase, Shape


class Happening(Shape):
    """One thing that happened, as one viewer may hear of it. If it's the talk of somebody I have blocked, neither their
    seat nor their words are told."""

    number: int
    at: float
    what: Literal[
        "created", "sat", "stood", "placed", "set", "luck", "started", "played", "undone", "said", "exclaimed",
        "late", "vacation", "voted", "returned", "rematch",
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
    until: float | UnsetType = UNSET
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
    """What happened at a table, as one viewer may hear of it: one page. `total` counts all happenings."""

    happened: list[Happening]
    total: int
