"""Jobs for the processes in which bots think. Light to import: they are started before the rules are loaded."""

import msgspec

from brethren.wire.records import MatchRecord
from brethren.wire.review import ReviewDraw, ReviewStep


class Job(msgspec.Struct, frozen=True, tag_field="do"):
    """A job for a worker. Positions and records are bytes."""

    @property
    def kind(self) -> tuple[str, ...]:
        """What may have to be compiled before it."""
        return (type(self).__name__,)

    @property
    def seconds(self) -> float:
        """About how long it takes, or slightly less."""
        return 1.0


class Ready(Job, frozen=True, tag="ready"):
    """An empty job: the answer shows that the process is there."""


class Question(Job, frozen=True, tag="choose"):
    """A decision for a bot. It gets a view, never a state."""

    game: str
    rules: int
    view: bytes
    seat: int
    level: str
    seed: int

    @property
    def kind(self) -> tuple[str, ...]:
        return "choose", self.game, self.level

    @property
    def seconds(self) -> float:
        return 1.0 if self.level == "captain" else 0.05


class Replaying(Job, frozen=True, tag="replay"):
    """A record step by step, as this seat saw it, or with everything open; with a limit on its steps and bytes."""

    record: bytes
    seat: int | None
    most_steps: int
    most_bytes: int


class Opening(Job, frozen=True, tag="open"):
    """Look at a record before it is reviewed. Unless it is of a match that is known to be over, its secret must prove
    that."""

    record: bytes
    known: bool
    most_steps: int


class Opened(msgspec.Struct, frozen=True):
    """A record that was read, before its steps are judged."""

    game: str
    seats: int
    steps: int
    draws: list[ReviewDraw]


class Judging(Job, frozen=True, tag="judge"):
    """Judge this step of a finished match."""

    game: str
    record: bytes
    number: int

    @property
    def kind(self) -> tuple[str, ...]:
        return "judge", self.game


class Setting(Job, frozen=True, tag="set"):
    """Exercises from these steps of a finished match, with what was thought of them."""

    table: str
    record: bytes
    steps: list[ReviewStep]


class Estimating(Job, frozen=True, tag="estimate"):
    """The chances of all seats at the end of a match that was perhaps stopped."""

    game: str
    record: bytes

    @property
    def kind(self) -> tuple[str, ...]:
        return "judge", self.game


class Tallying(Job, frozen=True, tag="tally"):
    """Count what chance did in each of these matches."""

    records: list[MatchRecord]


AnyJob = Ready | Question | Replaying | Opening | Judging | Setting | Estimating | Tallying

encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(AnyJob).decode
