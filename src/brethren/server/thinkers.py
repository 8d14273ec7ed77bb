"""Processes in which bots think, so that the server never waits for them."""

import asyncio
import importlib
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, Any

from prometheus_client import Histogram

if TYPE_CHECKING:
    from brethren.bots import Choice
    from brethren.game import Game, State
    from brethren.review import Judged
    from brethren.review.estimate import Chances
    from brethren.table.record import Step

THINKING = Histogram("brethren_thinking_seconds", "Time from a bot's turn to its decision", ["level"])
TRIES = 5


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a view as bytes, never a state."""

    game: str
    view: bytes
    seat: int
    level: str
    seed: int


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=_prepare)

    async def warm(self) -> None:
        """Let the processes load what they need before the first bot has to think."""
        await asyncio.gather(*(self._ask(_ready) for _ in range(self.workers)))

    async def choose(self, question: Question) -> "Choice":
        with THINKING.labels(question.level).time():
            choice: Choice = await self._ask(_think, question)
            return choice

    async def judge(self, game: str, steps: "list[Step]") -> "list[Judged]":
        """What is thought of these steps of a finished match."""
        bare = [(step.number, step.seat, step.action, step.before.tobytes()) for step in steps]
        judged: list[Judged] = await self._ask(_judge, game, bare)
        return judged

    async def estimate(self, game: str, state: "State") -> "Chances":
        chances: Chances = await self._ask(_estimate, game, state.tobytes())
        return chances

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

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


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


def _think(question: Question) -> "Choice":
    from brethren.bots import bot
    from brethren.games import GAMES

    game = GAMES[question.game]
    thinker = bot(game, question.level)
    return thinker.choose(_state(game, question.view), question.seat, thinker.budget, question.seed)


def _judge(key: str, steps: list[tuple[int, int, int, bytes]]) -> "list[Judged]":
    from brethren.games import GAMES
    from brethren.review import judge
    from brethren.review.review import SIMULATIONS
    from brethren.table.record import Step

    game = GAMES[key]
    whole = [
        Step(number, seat, action, _state(game, before), _state(game, before), [])
        for number, seat, action, before in steps
    ]
    return [judge(game, step, SIMULATIONS, 0) for step in whole]


def _estimate(key: str, state: bytes) -> "Chances":
    from brethren.games import GAMES
    from brethren.review.estimate import chances
    from brethren.review.review import SIMULATIONS

    return chances(GAMES[key], _state(GAMES[key], state), SIMULATIONS, 0)


def _state(game: "Game", data: bytes) -> "State":
    import numpy as np

    return np.frombuffer(bytearray(data), game.record.dtype)
