"""What can be asked of the processes in which bots think, so that the server itself never does long work."""

import gzip
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, singledispatch
from typing import Any, cast

import msgspec
from prometheus_client import Histogram

from brethren.bots import Choice, bot
from brethren.game import CHANCE, Game, State
from brethren.game.checks import draft, finished
from brethren.review import Judged, draws, estimator_of, judge
from brethren.review.estimate import Chances
from brethren.review.odds import tally
from brethren.server.queue import Flow, Priority, Queue, Rank, in_background, watched
from brethren.table import view
from brethren.table.editions import edition
from brethren.table.record import Contradiction, OtherRules, Step, Unreadable, end_of, game_of, read, replay, verify
from brethren.table.refusal import Refused
from brethren.wire.practice import Exercise
from brethren.wire.problems import Reason
from brethren.wire.records import MatchRecord
from brethren.wire.replays import Replay
from brethren.wire.review import ReviewDraw, ReviewOpinion, ReviewStep

THINKING = Histogram("brethren_thinking_seconds", "Time from a bot's turn to its decision", ["level"])
COMPRESSION = 1
"""Of replays: fast, and still to a tenth or less."""


class Job(msgspec.Struct, frozen=True, tag_field="do"):
    """Something to be worked on. Positions and records are bytes."""

    @property
    def kind(self) -> tuple[str, ...]:
        """What may have to be compiled before it."""
        return (type(self).__name__,)

    @property
    def seconds(self) -> float:
        """About how long it takes, or somewhat less."""
        return 1.0


class Ready(Job, frozen=True, tag="ready"):
    """Nothing: that a process answers shows that it is there."""


class Question(Job, frozen=True, tag="choose"):
    """What a bot is asked: a view, never a state."""

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
    """Look at a record before it is reviewed. A file that somebody has sent must be proven by its secret."""

    record: bytes
    sent: bool
    most_steps: int


class Opened(msgspec.Struct, frozen=True):
    """What is known of a record before its steps are judged."""

    game: str
    seats: int
    steps: int
    draws: list[ReviewDraw]


class Judging(Job, frozen=True, tag="judge"):
    """What is thought of this step of a finished match."""

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
    """What chance did in each of these matches."""

    records: list[MatchRecord]


AnyJob = Ready | Question | Replaying | Opening | Judging | Setting | Estimating | Tallying
ANSWERS: dict[type[Job], Any] = {
    Ready: None,
    Question: Choice,
    Replaying: bytes,
    Opening: Opened,
    Judging: ReviewStep,
    Setting: list[Exercise],
    Estimating: Chances,
    Tallying: list[dict[str, float]],
}


class Thinkers:
    """What can be asked; `do` gets it done, here or elsewhere, `together` of them at once, and `behind` of them in the
    background."""

    def __init__(self, do: Callable[[Any], Awaitable[Any]], together: int, behind: int = 1) -> None:
        self.behind = behind
        self._queue = Queue(do, together, behind)

    async def choose(self, question: Question, flow: Flow, rank: Rank = watched) -> Choice:
        with THINKING.labels(question.level).time():
            choice: Choice = await self._queue.ask(question, flow, rank)
            return choice

    async def replay(self, job: Replaying, flow: Flow) -> bytes:
        """A Replay, as compressed JSON."""
        found: bytes = await self._queue.ask(job, flow, watched)
        return found

    async def open(self, job: Opening, flow: Flow) -> Opened:
        opened: Opened = await self._queue.ask(job, flow, watched)
        return opened

    async def judge(self, job: Judging, flow: Flow, rank: Rank = in_background) -> ReviewStep:
        judged: ReviewStep = await self._queue.ask(job, flow, rank)
        return judged

    async def set_exercises(self, job: Setting, flow: Flow) -> list[Exercise]:
        found: list[Exercise] = await self._queue.ask(job, flow, watched)
        return found

    async def estimate(self, job: Estimating, flow: Flow, rank: Rank = in_background) -> Chances:
        found: Chances = await self._queue.ask(job, flow, rank)
        return found

    async def tally(self, records: Sequence[MatchRecord]) -> list[dict[str, float]]:
        job = Tallying(list(records))
        counts: list[dict[str, float]] = await self._queue.ask(job, ("tallies",), lambda: Priority.UNWATCHED)
        return counts

    def close(self) -> None:
        self._queue.close()


# On the way


class Reply(msgspec.Struct):
    """What a worker answers: what it found, or why it was refused, or what went wrong."""

    answer: msgspec.Raw = msgspec.Raw(b"\xc0")
    refused: tuple[str, str, dict[str, Any]] | None = None
    problem: str = ""


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(AnyJob).decode
_decode_reply = msgspec.msgpack.Decoder(Reply).decode


def answer_in(reply: bytes, job: AnyJob) -> Any:
    found = _decode_reply(reply)
    if found.refused:
        reason, message, details = found.refused
        raise Refused(cast(Reason, reason), message, **details)
    if found.problem:
        raise RuntimeError(found.problem)
    return msgspec.msgpack.decode(found.answer, type=ANSWERS[type(job)])


def reply_of(work: Any) -> bytes:
    """What was found, or the exception that came instead."""
    if isinstance(work, Refused):
        return encode(Reply(refused=(work.reason, work.message, work.details)))
    if isinstance(work, Exception):
        return encode(Reply(problem=str(work) or type(work).__name__))
    return encode(Reply(msgspec.Raw(encode(work))))


# In such a process


@singledispatch
def work_on(job: AnyJob) -> Any:
    raise TypeError(f"{type(job).__name__} is no job")


@work_on.register
def _(job: Ready) -> None:
    pass


@work_on.register
def _(job: Question) -> Choice:
    game = edition(job.game, job.rules)
    thinker = bot(game, job.level)
    return thinker.choose(_state(game, job.view), job.seat, thinker.budget, job.seed)


@work_on.register
def _(job: Replaying) -> bytes:
    with _of_a_record():
        record = _read(job.record, job.most_steps)
        return _compressed(view.replay(record, job.seat), job.most_bytes)


def _compressed(found: Replay, most_bytes: int) -> bytes:
    data = msgspec.json.encode(found)
    if len(data) > most_bytes:
        raise Refused("too large", f"a replay may have {most_bytes} bytes, and this has {len(data)}")
    return gzip.compress(data, COMPRESSION)


@work_on.register
def _(job: Opening) -> Opened:
    with _of_a_record():
        record = _read(job.record, job.most_steps)
        steps = _steps(job.record)
    if job.sent:
        _prove(record)
    game = game_of(record)
    drawn = [ReviewDraw(one.verb, one.what, one.seen, one.expected) for one in draws(game, steps)]
    return Opened(record.game, record.seats, len(steps), drawn)


def _prove(record: MatchRecord) -> None:
    """That the match is over: before that only its server knows the secret that its draws follow from. What was given
    from another match follows from no secret in the record, so it could be of one that goes on."""
    if record.given:
        raise Refused("not proven", "a match that began in another one can only be reviewed at its own table")
    try:
        verify(record)
    except Contradiction as wrong:
        raise Refused(
            "not proven", f"only finished matches are reviewed, and this record proves none: {wrong}"
        ) from None


@work_on.register
def _(job: Judging) -> ReviewStep:
    record, step = _record(job.record), _steps(job.record)[job.number - 1]
    estimator = estimator_of(game_of(record))
    return _review_step(estimator.game, step, judge(estimator, step, 0))


def _review_step(game: Game, step: Step, judged: Judged) -> ReviewStep:
    opinion = judged.opinion
    if opinion is None:
        return ReviewStep(judged.number, judged.seat, list(judged.chances), None)
    words = game.describe(step.before, judged.seat, opinion.best)
    thought = ReviewOpinion(
        best=opinion.best,
        best_words=words,
        chosen=list(opinion.chosen),
        better=list(opinion.better),
        loss=opinion.loss(judged.seat),
        regret=opinion.regret,
        at_random=opinion.at_random,
        effect=None if opinion.effect is None else list(opinion.effect),
        exact=opinion.exact,
        reasons=list(opinion.reasons),
        good=list(opinion.good),
    )
    return ReviewStep(judged.number, judged.seat, list(judged.chances), thought)


@work_on.register
def _(job: Setting) -> list[Exercise]:
    game, steps = game_of(_record(job.record)), _steps(job.record)
    return [
        _exercise(game, job.table, steps[judged.number - 1], judged.opinion) for judged in job.steps if judged.opinion
    ]


def _exercise(game: Game, table: str, step: Step, opinion: ReviewOpinion) -> Exercise:
    """The position as the player saw it."""
    view = game.view(step.before, step.seat)
    return Exercise(
        id=f"{table}-{step.number}",
        game=game.key,
        seat=step.seat,
        position=game.to_json(view),
        deciding=[actor for actor in game.deciding(view) if actor != CHANCE],
        scores=list(game.scores(view)),
        actions=[{"id": action, **words} for action, words in game.described(view, step.seat).items()],
        played=step.action,
        best=opinion.best,
        good=opinion.good,
        better=opinion.better[step.seat],
        chosen=opinion.chosen[step.seat],
        reasons=opinion.reasons,
        exact=opinion.exact,
        table=table,
        step=step.number,
        level=None,
    )


@work_on.register
def _(job: Estimating) -> Chances:
    record, steps = _record(job.record), _steps(job.record)
    return estimator_of(game_of(record)).chances(end_of(record, steps), 0)


@work_on.register
def _(job: Tallying) -> list[dict[str, float]]:
    return [tally(record) for record in job.records]


@contextmanager
def _of_a_record() -> Iterator[None]:
    """What is wrong with a record that somebody sent is said to them."""
    try:
        yield
    except Contradiction as wrong:
        raise Refused("no record", str(wrong), step=wrong.step) from None
    except OtherRules as wrong:
        raise Refused("other rules", str(wrong)) from None
    except Unreadable as wrong:
        raise Refused("no record", str(wrong)) from None


def _read(source: bytes, most_steps: int) -> MatchRecord:
    record = _record(source)
    if len(record.log) > most_steps:
        raise Refused("too large", f"a record may have {most_steps} steps, and this has {len(record.log)}")
    return record


@lru_cache(maxsize=2)
def _record(source: bytes) -> MatchRecord:
    return read(source)


@lru_cache(maxsize=2)
def _steps(source: bytes) -> list[Step]:
    """A review asks for them one by one."""
    return list(replay(_record(source)))


def _state(game: Game, data: bytes) -> State:
    """From a server of ours, which got it from `Game`."""
    return finished(draft(data, game.record.dtype))
