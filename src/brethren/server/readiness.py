"""Which games can be played already. Games that aren't compiled yet are compiled meanwhile, by processes of their
own."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from multiprocessing.sharedctypes import Synchronized
from typing import Any

from brethren.games import GAMES
from brethren.kernel import on_compiled
from brethren.server.rehearsal import compile_for_tables, is_compiled_for_tables, rehearse
from brethren.table.refusal import Refused
from brethren.wire.games import Preparing

SECONDS_EACH, TAKEN_FOR = 0.12, 20
"""Seconds for a signature on an ordinary processor: a prior that weighs as much as this many signatures compiled
here."""
BEHIND = 10
"""How much `nice` lowers the priority of games that no player has asked for."""
STOPPING = 5.0
"""Seconds within which a signal that ended a compiler also reaches the server."""
CONTEXT = multiprocessing.get_context("spawn")
logger = logging.getLogger("brethren")


class Preparation:
    """One game that is being compiled."""

    def __init__(self, game: str) -> None:
        self.game, self.begun, self.finished = game, 0.0, asyncio.Event()
        self._compiled: Synchronized[int] = CONTEXT.Value("i", 0)
        self._process: Any = CONTEXT.Process(target=_compile, args=(game, self._compiled), daemon=True)

    async def run(self) -> None:
        self.begun = time.monotonic()
        self._process.start()
        while self._process.exitcode is None:
            await asyncio.sleep(0.1)
        if -self._process.exitcode in (signal.SIGINT, signal.SIGTERM):
            # The signal came before the process had blocked it (see _compile). If the server was told to stop as well,
            # this ends here.
            await asyncio.sleep(STOPPING)
        if self._process.exitcode:
            logger.error("a game could not be compiled apart", extra={"game": self.game})
        await asyncio.to_thread(rehearse, self.game)

    def stand_back(self) -> None:
        """Games that somebody waits for go first."""
        if self._process.pid and self._process.exitcode is None:
            os.setpriority(os.PRIO_PROCESS, self._process.pid, BEHIND)

    def stop(self) -> None:
        if self._process.pid:
            self._process.kill()

    @property
    def progress(self) -> Preparing:
        all_of_it = GAMES[self.game].signatures
        compiled = min(self._compiled.value, all_of_it - 1)
        spent = time.monotonic() - self.begun if self.begun else 0.0
        each = (spent + TAKEN_FOR * SECONDS_EACH) / (compiled + TAKEN_FOR)
        return Preparing(compiled / all_of_it, max(1, round(each * (all_of_it - compiled))))


class Readiness:
    """Which games are ready. Games that were compiled before are loaded before the server accepts connections."""

    def __init__(self) -> None:
        self._preparing: dict[str, Preparation] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        for game in GAMES:
            if is_compiled_for_tables(game):
                rehearse(game)
            else:
                self._preparing[game] = Preparation(game)

    @property
    def ahead(self) -> list[str]:
        """The games that aren't ready yet."""
        return list(self._preparing)

    def progress(self, game: str) -> Preparing | None:
        """How far this game is; None if it is ready."""
        preparation = self._preparing.get(game)
        return preparation.progress if preparation else None

    def require(self, game: str) -> None:
        """Refused unless the game is ready. Now that somebody has asked for it, it goes before the others."""
        if preparation := self._preparing.get(game):
            self._hurry(preparation)
            far = preparation.progress
            message = f"{GAMES[game].title} is being made ready, which takes about {far.seconds} s more"
            raise Refused("getting ready", message, game=game, done=far.done, seconds=far.seconds)

    async def prepare(self) -> None:
        """Compile all that isn't, as many games at once as there are processors; return when all are ready."""
        self._fill()
        for preparation in list(self._preparing.values()):
            await preparation.finished.wait()

    def _fill(self) -> None:
        for preparation in self._preparing.values():
            if not preparation.begun and len(self._tasks) < len(os.sched_getaffinity(0)):
                self._begin(preparation)

    def _hurry(self, preparation: Preparation) -> None:
        if not preparation.begun:
            self._begin(preparation)
        for other in self._preparing.values():
            if other is not preparation:
                other.stand_back()

    def _begin(self, preparation: Preparation) -> None:
        preparation.begun = time.monotonic()
        task = asyncio.create_task(self._run(preparation))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, preparation: Preparation) -> None:
        await preparation.run()
        del self._preparing[preparation.game]
        preparation.finished.set()
        asyncio.get_running_loop().call_soon(self._fill)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for preparation in self._preparing.values():
            preparation.stop()


# In such a process


def _compile(game: str, compiled: "Synchronized[int]") -> None:
    # Only the server ends it. A signal to all processes (a key in the terminal, a service manager) must not: the server
    # would take that for a failure, and compile the game itself before it stops.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)

    def count() -> None:
        compiled.value += 1

    on_compiled(count)
    compile_for_tables(game)
