"""Long work in short slices, so that others are served in between."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.005
"""Seconds that such work may take at once."""


async def in_slices(work: Generator[None, None, T]) -> T:
    """What the work comes to."""
    until = time.monotonic() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
