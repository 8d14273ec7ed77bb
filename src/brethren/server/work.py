"""What a process that thinks does for each job."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, singledispatch
from typing import Any

import msgspec

from brethren.bots import Choice, bot
from brethren.game import CHANCE, Game, State
from brethren.game.checks import draft, finished
from brethren.review import Judged, draws, estimator_of, judge
from brethren.review.estimate import Chances
from brethren.review.odds import tally
from brethren.server.jobs import (
    AnyJob,
    Estimating,
    Judging,
    Opened,
    Opening,
    Question,
    Ready,
    Replaying,
    Setting,
    Tallying,
)
from brethren.table import view
from brethren.table.editions import edition
from brethren.table.record import Contradiction, OtherRules, Step, Unreadable, end_of, game_of, read, replay, verify
from brethren.table.refusal import Refused
from brethren.wire.practice import Exercise
from brethren.wire.records import MatchRecord
from brethren.wire.replays import Replay
from brethren.wire.review import ReviewDraw, ReviewOpinion, ReviewStep

COMPRESSION = 1
"""The compression level of replays: fast, and still to a tenth or less."""


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
    if not job.known:
        _prove(record)
    game = game_of(record)
    drawn = [ReviewDraw(one.verb, one.what, one.seen, one.expected) for one in draws(game, steps)]
    return Opened(record.game, record.seats, len(steps), drawn)


def _prove(record: MatchRecord) -> None:
    """That the match is over: before that only its server knows the secret that its draws follow from. What was given
    from another match follows from no secret in the record, and which draws of another match come again is what the
    record says: both could be of a match that goes on."""
    if record.given or (record.deal and record.deal.rows):
        raise Refused("not proven", "a match with moves or luck of another one is reviewed only where it was played")
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
    """Turn errors in a record into refusals, so that the person who sent it reads what is wrong."""
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
    """Reviews send their steps as separate jobs."""
    return list(replay(_record(source)))


def _state(game: Game, data: bytes) -> State:
    """A state from one of our own servers, which got it from `Game`: it needs no checks."""
    return finished(draft(data, game.record.dtype))
