"""Processes in which bots think, so that the server never waits for them."""

import asyncio
import importlib
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import singledispatch
from threading import Thread
from typing import Any

import msgspec
import numpy as np
from prometheus_client import Histogram

from brethren.bots import Choice, bot
from brethren.bots.player import player
from brethren.game import Game, State
from brethren.review import Judged, judge
from brethren.review.estimate import Chances, chances
from brethren.server.chance import tally
from brethren.table.editions import edition
from brethren.table.record import Step
from brethren.table.wire import MatchRecord

THINKING = Histogram("brethren_thinking_seconds", "Time from a bot's turn to its decision", ["level"])
TRIES = 5


class Job(msgspec.Struct, frozen=True, tag_field="do"):
    """Something to be thought about, `seconds` long at most. Positions are bytes."""

    @property
    def seconds(self) -> float:
        return 2.0


class Question(Job, frozen=True, tag="choose"):
    """What a bot is asked: a view, never a state."""

    game: str
    rules: int
    view: bytes
    seat: int
    level: str
    seed: int


class Judging(Job, frozen=True, tag="judge"):
    """What is thought of these steps of a finished match: number, seat, action, the state before."""

    game: str
    rules: int
    steps: list[tuple[int, int, int, bytes]]

    @property
    def seconds(self) -> float:
        return 6.0 * len(self.steps)


class Estimating(Job, frozen=True, tag="estimate"):
    """The chances of all seats in this state."""

    game: str
    rules: int
    state: bytes


class Tallying(Job, frozen=True, tag="tally"):
    """What chance did in each of these matches."""

    records: list[MatchRecord]


AnyJob = Question | Judging | Estimating | Tallying
ANSWERS: dict[type[Job], Any] = {
    Question: Choice,
    Judging: list[Judged],
    Estimating: Chances,
    Tallying: list[dict[str, float]],
}


class NobodyThinks(Exception):
    """No worker has answered for a long time."""


class Thinkers:
    """What can be asked; `do` gets it done, here or elsewhere, `together` of them at once."""

    def __init__(self, do: Callable[[AnyJob], Awaitable[Any]], together: int) -> None:
        self._do, self.together = do, together

    async def choose(self, question: Question) -> Choice:
        with THINKING.labels(question.level).time():
            choice: Choice = await self._do(question)
            return choice

    async def judge(self, game: Game, steps: Sequence[Step]) -> list[Judged]:
        bare = [(step.number, step.seat, step.action, step.before.tobytes()) for step in steps]
        judged: list[Judged] = await self._do(Judging(game.key, game.version, bare))
        return judged

    async def estimate(self, game: Game, state: State) -> Chances:
        found: Chances = await self._do(Estimating(game.key, game.version, state.tobytes()))
        return found

    async def tally(self, records: Sequence[MatchRecord]) -> list[dict[str, float]]:
        counts: list[dict[str, float]] = await self._do(Tallying(list(records)))
        return counts


class Pool:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_prepare)

    async def warm(self) -> None:
        """Let the processes load what they need before the first bot has to think."""
        await asyncio.gather(*(self._ask(_ready) for _ in range(self.workers)))

    async def do(self, job: AnyJob) -> Any:
        return await self._ask(work_on, job)

    async def _ask(self, *call: Any) -> Any:
        """A process may die while it thinks: then others are started, and the question is asked again."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, *call)
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
        raise RuntimeError(f"thinking processes died {TRIES} times")

    def close(self, wait: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=True)
        # Nobody waits for what they think of; but Python, at its end, would wait for them.
        for process in multiprocessing.active_children():
            process.terminate()


def _prepare() -> None:
    # The server tells them when to stop; a key pressed in the terminal must not.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    importlib.import_module("brethren.bots")


def _end_with_the_server() -> None:
    """However it ends: a process that waits for questions would not notice."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _ready() -> None:
    """Nothing: that a process answers shows that it is there."""


# In such a process


@singledispatch
def work_on(job: AnyJob) -> Any:
    raise TypeError(f"{type(job).__name__} is no job")


@work_on.register
def _(job: Question) -> Choice:
    game = edition(job.game, job.rules)
    thinker = bot(game, job.level)
    return thinker.choose(_state(game, job.view), job.seat, thinker.budget, job.seed)


@work_on.register
def _(job: Judging) -> list[Judged]:
    game = edition(job.game, job.rules)
    steps = [
        Step(number, seat, action, _state(game, before), _state(game, before), [])
        for number, seat, action, before in job.steps
    ]
    return [judge(game, step, player(game).simulations, 0) for step in steps]


@work_on.register
def _(job: Estimating) -> Chances:
    game = edition(job.game, job.rules)
    return chances(game, _state(game, job.state), player(game).simulations, 0)


@work_on.register
def _(job: Tallying) -> list[dict[str, float]]:
    return [tally(record) for record in job.records]


def _state(game: Game, data: bytes) -> State:
    return np.frombuffer(bytearray(data), game.record.dtype)
