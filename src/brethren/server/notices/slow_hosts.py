"""Hosts that keep us waiting for their answers. Only a few calls to them go on at a time, so that they hold up nobody
else's notices."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from brethren.server.notices.guard import domain

SLOW_SECONDS = 2.0
FEW = 8
"""Calls at a time to a slow domain."""
TOLERATED, MAX_COUNTED = 4, 100
"""Slow calls before a domain counts as slow, and how many count at most."""
QUICK = 100
"""Quick calls that make up for a slow one."""
MAX_KNOWN = 10_000


class SlowHosts:
    def __init__(self) -> None:
        self._calls = Counter[str]()
        self._slowness: dict[str, int] = {}

    @contextmanager
    def call(self, host: str) -> Iterator[None]:
        """While a call lasts. OSError if there are too many to this domain."""
        called = domain(host)
        if self._calls[called] >= FEW and self._slowness.get(called, 0) > TOLERATED * QUICK:
            raise OSError("too many calls wait for its answers")
        began = time.monotonic()
        self._calls[called] += 1
        try:
            yield
        finally:
            self._calls[called] -= 1
            if not self._calls[called]:
                del self._calls[called]
            self._note(called, time.monotonic() - began)

    def _note(self, called: str, seconds: float) -> None:
        before = self._slowness.pop(called, 0)
        after = min(before + QUICK, MAX_COUNTED * QUICK) if seconds >= SLOW_SECONDS else before - 1
        if after > 0:
            self._slowness[called] = after
        if len(self._slowness) > MAX_KNOWN:
            del self._slowness[next(iter(self._slowness))]
