"""Reviews of finished matches: worked on in the background, step by step, and handed out as far as they are done."""

import asyncio
import hashlib
import logging
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

import msgspec

from brethren.review import account
from brethren.review.estimate import Chances
from brethren.server.jobs import Estimating, Judging, Opened, Opening
from brethren.server.queue import NobodyThinks, Priority, Unwanted
from brethren.server.thinkers import Thinkers
from brethren.table import view
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.review import ReviewAccount, ReviewPart, ReviewStep

MAX_KEPT = 200
MAX_AT_ONCE = 4
"""Reviews of one address that are worked on at the same time."""
ASKING = 15.0
"""Seconds without a request after which a review pauses. The next request resumes it."""
MAX_PART = 1000
"""Steps in one answer: many who don't read theirs would make us keep it all for each of them."""
END = 1_000_000_000
"""More steps than a review has."""
logger = logging.getLogger("brethren")


@dataclass
class Work:
    """One review: the steps found so far, in order, and the task that continues."""

    record: bytes
    flow: tuple[str, str]
    opening: "asyncio.Task[Opened]"
    steps: list[ReviewStep] = field(default_factory=list)
    end: Chances | None = None
    accounts: list[ReviewAccount] = field(default_factory=list)
    asked: float = 0.0
    task: "asyncio.Task[None] | None" = None

    @property
    def under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    def rank(self) -> Priority | None:
        return Priority.BACKGROUND if time.monotonic() - self.asked < ASKING else None


class Reviews:
    def __init__(self, thinkers: Thinkers, most_steps: int) -> None:
        self._thinkers, self._most_steps = thinkers, most_steps
        self._works: OrderedDict[str, Work] = OrderedDict()

    async def of_file(self, record: bytes, address: str, known: bool) -> str:
        """Begin with a record that somebody has sent; `known`: of a match that is known to be over. The name under
        which the review can be asked for; Refused if the record doesn't hold what it should."""
        # A file may claim to be of any table, so only its contents identify it.
        name = hashlib.sha256(record).hexdigest()[:32]
        await self._opened(_of_file(name), record, address, known)
        return name

    async def of_table(self, match: Match, address: str) -> str:
        name = f"table {match.table}"
        if name not in self._works:
            await self._opened(name, msgspec.json.encode(view.record(match)), address, known=True)
        return name

    async def _opened(self, name: str, record: bytes, address: str, known: bool) -> None:
        if name not in self._works:
            self._begin(name, record, address, known)
        try:
            await asyncio.shield(self._works[name].opening)
        except Exception:
            self._works.pop(name, None)
            raise

    def _begin(self, name: str, record: bytes, address: str, known: bool) -> None:
        flow, job = (address, name), Opening(record, known, self._most_steps)
        self._works[name] = Work(record, flow, asyncio.create_task(self._thinkers.open(job, flow)))
        while len(self._works) > MAX_KEPT:
            del self._works[self._oldest_of_the_busiest()]

    def _oldest_of_the_busiest(self) -> str:
        """Each address has its own, so that nobody can push out the reviews of others."""
        (busiest, _), *_ = Counter(work.flow[0] for work in self._works.values()).most_common(1)
        return next(name for name, work in self._works.items() if work.flow[0] == busiest)

    async def part_of_file(self, name: str, have: int) -> ReviewPart:
        """The name follows from the file, so anyone with the file may ask. Reviews of tables have other names."""
        return await self.part(_of_file(name), have)

    async def part(self, name: str, have: int) -> ReviewPart:
        """Of the steps found so far those after the first `have`, as many as fit; the accounts come with the last.
        Asking keeps the work going."""
        work = self._works.get(name)
        if work is None:
            raise Refused("no such review", "this review is not kept any more; send the record again")
        self._works.move_to_end(name)
        await asyncio.shield(work.opening)
        work.asked = time.monotonic()
        if work.end is None and not work.under_way and self._under_way(work.flow[0]) < MAX_AT_ONCE:
            work.task = asyncio.create_task(self._go_on(work))
        return _part(work, have)

    def finished(self, name: str) -> list[ReviewStep] | None:
        """All steps of a review, or None if it has not ended yet."""
        work = self._works.get(name)
        return work.steps if work and work.end is not None else None

    def _under_way(self, address: str) -> int:
        return sum(work.under_way for work in self._works.values() if work.flow[0] == address)

    async def _go_on(self, work: Work) -> None:
        """Judge what is left. Each step is a job of its own: a bot never waits for more than one."""
        opened = work.opening.result()
        try:
            while left := range(len(work.steps) + 1, opened.steps + 1):
                jobs = (Judging(opened.game, work.record, number) for number in left[: self._thinkers.behind])
                judged = (self._thinkers.judge(job, work.flow, work.rank) for job in jobs)
                work.steps += await asyncio.gather(*judged)
            end = await self._thinkers.estimate(Estimating(opened.game, work.record), work.flow, work.rank)
            work.accounts = [_account(work.steps, end, seat) for seat in range(opened.seats)]
            work.end = end
        except Unwanted:
            pass
        except NobodyThinks as problem:
            logger.warning("a review has to wait", extra={"why": str(problem)})
        except Exception:
            logger.exception("a review failed")


def _of_file(name: str) -> str:
    return f"file {name}"


def _account(steps: list[ReviewStep], end: Chances, seat: int) -> ReviewAccount:
    found = account(steps, end, seat)
    return ReviewAccount(found.luck, found.skill, found.others, found.accuracy)


def _part(work: Work, have: int) -> ReviewPart:
    opened, steps = work.opening.result(), work.steps[have : have + MAX_PART]
    if work.end is None or have + MAX_PART < len(work.steps):
        return ReviewPart(len(work.steps), opened.steps, steps, None, None, None)
    return ReviewPart(len(work.steps), opened.steps, steps, list(work.end), work.accounts, opened.draws)
