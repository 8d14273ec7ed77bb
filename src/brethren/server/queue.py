"""A queue of work for free workers: by priority, and fair among addresses. Within a priority it is start-time fair
queueing: a flow (an address, and within it a table) that has had much of the workers' time waits behind one that has
had little, however many jobs it sends."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any, Protocol

from brethren.server.store import resolve_future

MAX_FLOWS = 1000
RETRY = 0.05
"""Seconds until workers are asked again when all were busy."""
GIVE_UP = 60.0
"""Seconds without any answer after which no worker is expected to be there."""


class Priority(IntEnum):
    WATCHED = 0
    """Somebody is looking at a screen and waits for it."""
    UNWATCHED = 1
    """Somebody will want to see it when they come back."""
    BACKGROUND = 2
    """It takes long, and can wait."""


class Busy(Exception):
    """No worker is free, or none has answered in time. The caller should ask again."""


class Unwanted(Exception):
    """The answer is not wanted any more."""


class NobodyThinks(Exception):
    """No worker has answered for a long time."""


class Costly(Protocol):
    @property
    def seconds(self) -> float:
        """About how long it takes."""


Flow = tuple[str, ...]
Rank = Callable[[], Priority | None]
"""How urgent a job is now; None if it isn't wanted any more."""


def watched() -> Priority:
    return Priority.WATCHED


def in_background() -> Priority:
    return Priority.BACKGROUND


@dataclass(eq=False)
class Ticket:
    """A job that waits, and the future of its answer."""

    number: int
    job: Costly
    flow: Flow
    rank: Rank
    answer: "asyncio.Future[Any]"
    since: float = field(default_factory=time.monotonic)
    starts: list[float] | None = None  # in virtual time, once it has been tried


class Queue:
    """Lets `do` work on at most `together` jobs at once, of which at most `behind` are of the background."""

    def __init__(self, do: Callable[[Any], Awaitable[Any]], together: int, behind: int) -> None:
        self._do, self._together, self._behind = do, together, behind
        self._waiting: list[Ticket] = []
        self._running: Counter[Priority] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._number = 0
        self._clocks = dict.fromkeys(Priority, 0.0)
        """For each priority the virtual time: when, in seconds of work, the latest job began."""
        self._ends: dict[tuple[Priority, str], float] = {}
        """When, in virtual time, the latest job of each flow ends."""
        self._pause: asyncio.TimerHandle | None = None
        self._answered = time.monotonic()

    async def ask(self, job: Costly, flow: Flow, rank: Rank) -> Any:
        """Wait for the answer. Raises Unwanted if it is no longer wanted when its turn comes."""
        self._number += 1
        ticket = Ticket(self._number, job, flow, rank, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._next()
        return await ticket.answer

    def _next(self) -> None:
        """Start all jobs that may start now; while workers are busy, only one at a time."""
        while self._running.total() < self._together and (best := self._best()):
            self._begin(*best)
            if self._pause:
                return

    def _best(self) -> tuple[Ticket, Priority] | None:
        self._waiting = [ticket for ticket in self._waiting if not ticket.answer.done()]
        wanted: list[list[Ticket]] = [[] for _ in Priority]
        for ticket in self._waiting:
            priority = ticket.rank()
            if priority is None:
                ticket.answer.set_exception(Unwanted())
            else:
                wanted[priority].append(ticket)
        if self._running[Priority.BACKGROUND] >= self._behind:
            wanted[Priority.BACKGROUND].clear()
        first = next((priority for priority in Priority if wanted[priority]), None)
        return None if first is None else (min(wanted[first], key=partial(self._order, first)), first)

    def _order(self, priority: Priority, ticket: Ticket) -> tuple[list[float], int]:
        return self._starts(ticket, priority), ticket.number

    def _starts(self, ticket: Ticket, priority: Priority) -> list[float]:
        clock = self._clocks[priority]
        return ticket.starts or [max(clock, self._ends.get((priority, name), 0.0)) for name in ticket.flow]

    def _begin(self, ticket: Ticket, priority: Priority) -> None:
        self._waiting.remove(ticket)
        if ticket.starts is None:
            self._charge(ticket, priority)
        self._running[priority] += 1
        task = asyncio.create_task(self._work(ticket, priority))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _charge(self, ticket: Ticket, priority: Priority) -> None:
        ticket.starts = self._starts(ticket, priority)
        self._clocks[priority] = max(self._clocks[priority], ticket.starts[0])
        for name, start in zip(ticket.flow, ticket.starts, strict=True):
            self._ends[priority, name] = start + ticket.job.seconds
        if len(self._ends) > MAX_FLOWS:
            self._ends = {flow: end for flow, end in self._ends.items() if end > self._clocks[flow[0]]}

    async def _work(self, ticket: Ticket, priority: Priority) -> None:
        try:
            resolve_future(ticket.answer, await self._do(ticket.job))
            self._answered = time.monotonic()
        except Busy:
            self._put_back(ticket)
            return
        except Exception as problem:
            resolve_future(ticket.answer, problem)
        finally:
            self._running[priority] -= 1
        self._next()

    def _put_back(self, ticket: Ticket) -> None:
        if time.monotonic() - max(ticket.since, self._answered) > GIVE_UP:
            resolve_future(ticket.answer, NobodyThinks("no worker is there"))
            return
        self._waiting.append(ticket)
        self._wait()

    def _wait(self) -> None:
        if self._pause is None:
            delay = RETRY * random.uniform(0.5, 1.5)
            self._pause = asyncio.get_running_loop().call_later(delay, self._try_again)

    def _try_again(self) -> None:
        self._pause = None
        if self._waiting:
            self._wait()
            self._next()

    def close(self) -> None:
        if self._pause:
            self._pause.cancel()
        for task in self._tasks:
            task.cancel()
