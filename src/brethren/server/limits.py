"""How often somebody may do something."""

import time

MOST_KNOWN = 50_000


class Limit:
    """So many a second for long, and a store of them for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._stores: dict[str, list[float]] = {}  # how much is left, and since when

    def allows(self, who: str) -> bool:
        now = time.monotonic()
        store = self._stores.get(who) or self._opened(who, now)
        left = min(self._burst, store[0] + (now - store[1]) * self._rate)
        allowed = left >= 1
        store[0], store[1] = left - 1 if allowed else left, now
        return allowed

    def _opened(self, who: str, now: float) -> list[float]:
        """Whoever has been known for longest is forgotten when there are too many."""
        if len(self._stores) == MOST_KNOWN:
            del self._stores[next(iter(self._stores))]
        store = self._stores[who] = [self._burst, now]
        return store
