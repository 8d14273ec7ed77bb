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
from typing import TYPE_CHECKING

from prometheus_client import Histogram

if TYPE_CHECKING:
    from brethren.bots import Choice

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
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_prepare)

    async def warm(self) -> None:
        """Let the processes load what they need before the first bot has to think."""
        await asyncio.gather(*(self._ask(_ready) for _ in range(self._workers)))

    async def choose(self, question: Question) -> "Choice":
        with THINKING.labels(question.level).time():
            return await self._ask(_think, question)

    async def _ask(self, *call: object) -> "Choice":
        """A process may die while it thinks: then others are started, and the question is asked again."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, *call)  # type: ignore[arg-type]
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
    import numpy as np

    from brethren.bots import bot
    from brethren.games import GAMES

    game = GAMES[question.game]
    view = np.frombuffer(bytearray(question.view), game.record.dtype)
    thinker = bot(game, question.level)
    return thinker.choose(view, question.seat, thinker.budget, question.seed)
