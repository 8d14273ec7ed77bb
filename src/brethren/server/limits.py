"""How often somebody may do something."""

import time

MOST_KNOWN = 50_000


class TokenBucket:
    """A token bucket for each key: so many a second for long, and a store of them for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, list[float]] = {}  # tokens left, and when that was

    def allows(self, key: str) -> bool:
        """Takes a token, if there is one."""
        now = time.monotonic()
        bucket = self._buckets.get(key) or self._new(key, now)
        left = min(self._burst, bucket[0] + (now - bucket[1]) * self._rate)
        allowed = left >= 1
        bucket[0], bucket[1] = left - 1 if allowed else left, now
        return allowed

    def _new(self, key: str, now: float) -> list[float]:
        """The oldest is forgotten when there are too many."""
        if len(self._buckets) == MOST_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        bucket = self._buckets[key] = [self._burst, now]
        return bucket
