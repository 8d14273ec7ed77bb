"""Long work for the processes in which bots think, so that the server stays free."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from prometheus_client import Histogram

from brethren.bots import Choice
from brethren.review.estimate import Chances
from brethren.server.jobs import Estimating, Judging, Opened, Opening, Question, Replaying, Setting, Tallying
from brethren.server.queue import Flow, Priority, Queue, Rank, in_background, watched
from brethren.wire.practice import Exercise
from brethren.wire.records import MatchRecord
from brethren.wire.review import ReviewStep

THINKING = Histogram("brethren_thinking_seconds", "Time from a bot's turn to its decision", ["level"])


class Thinkers:
    """Requests for long work. `do` runs a job here or elsewhere; `together` jobs run at once, `behind` of them in the
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
