"""Long work in short slices, so that others are served in between."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")

SLICE = 0.005
"""Seconds that such work may take at once."""

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""One lock for each loop: however much such work there is, others wait for one slice, not for one slice of each."""


async def in_slices(work: Generator[None, None, T]) -> T:
    """Do long work in slices; return its result."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    while True:
        async with turn:
            try:
                _do_a_slice(work)
            except StopIteration as done:
                found: T = done.value
                return found
            await asyncio.sleep(0)


def _do_a_slice(work: Generator[None, None, T]) -> None:
    until = time.monotonic() + SLICE
    while time.monotonic() < until:
        next(work)
