"""Reviews of finished matches: worked on in the processes where bots think, handed out as far as they are done."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

from brethren.game import Game
from brethren.review import Judged, account, draws
from brethren.review.estimate import Chances
from brethren.server.thinkers import NobodyThinks, Thinkers
from brethren.table import wire
from brethren.table.record import Step, end_of, game_of, replay

TOGETHER = 5
"""Steps that are judged in one go."""
MOST_KEPT = 200
logger = logging.getLogger("brethren")


@dataclass
class Work:
    """One review: what has been found so far, in order, and the task that goes on with it."""

    game: Game
    record: wire.MatchRecord
    steps: list[Step]
    judged: list[Judged] = field(default_factory=list)
    end: Chances | None = None
    task: "asyncio.Task[None] | None" = None


class Reviews:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: OrderedDict[bytes, Work] = OrderedDict()

    def knows(self, record: wire.MatchRecord) -> bool:
        return _digest(record) in self._works

    def part(self, record: wire.MatchRecord, have: int) -> wire.ReviewPart:
        """What is there beyond the first so many steps. The first to ask starts the work."""
        # A file may say that it is of any table: only what is in it tells it from another.
        digest = _digest(record)
        work = self._works.get(digest)
        if work is None:
            work = self._works[digest] = Work(game_of(record), record, list(replay(record)))
            while len(self._works) > MOST_KEPT:
                self._works.popitem(last=False)
        if work.end is None and (work.task is None or work.task.done()):
            work.task = asyncio.create_task(self._go_on(work))
        return _part(work, have)

    async def _go_on(self, work: Work) -> None:
        """Judge what is left. If it fails it is taken up again when somebody next asks."""
        try:
            while rest := work.steps[len(work.judged) :]:
                # No more at once than there are processes: a bot must not wait behind a whole review.
                groups = [rest[first : first + TOGETHER] for first in range(0, len(rest), TOGETHER)]
                judging = (self._thinkers.judge(work.game, group) for group in groups[: self._thinkers.together])
                work.judged += [judged for group in await asyncio.gather(*judging) for judged in group]
            work.end = await self._thinkers.estimate(work.game, end_of(work.record, work.steps))
        except NobodyThinks as problem:
            logger.warning("a review has to wait", extra={"why": str(problem)})
        except Exception:
            logger.exception("a review failed")


def _digest(record: wire.MatchRecord) -> bytes:
    return hashlib.sha256(msgspec.json.encode(record)).digest()


def _part(work: Work, have: int) -> wire.ReviewPart:
    steps = [_step(work, judged) for judged in work.judged[have:]]
    if work.end is None:
        return wire.ReviewPart(len(work.judged), len(work.steps), steps, None, None, None)
    after = [*(step.chances for step in work.judged[1:]), work.end]
    accounts = [account(work.judged, after, seat) for seat in range(work.record.seats)]
    return wire.ReviewPart(
        len(work.judged),
        len(work.steps),
        steps,
        list(work.end),
        [wire.ReviewAccount(one.luck, one.skill, one.error) for one in accounts],
        [wire.ReviewDraw(one.verb, one.what, one.seen, one.expected) for one in draws(work.game, work.steps)],
    )


def _step(work: Work, judged: Judged) -> wire.ReviewStep:
    opinion = judged.opinion
    if opinion is None:
        return wire.ReviewStep(judged.number, judged.seat, list(judged.chances), None)
    words = work.game.describe(work.steps[judged.number - 1].before, judged.seat, opinion.best)
    thought = wire.ReviewOpinion(
        opinion.best, words, list(opinion.chosen), list(opinion.better), opinion.loss(judged.seat), opinion.exact
    )
    return wire.ReviewStep(judged.number, judged.seat, list(judged.chances), thought)
