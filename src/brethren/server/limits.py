"""How often somebody may do something."""

import time
from collections import OrderedDict


class Limit:
    """So many a second for long, and a store of them for a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._stores: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = time.monotonic()
        store, then = self._stores.pop(who, (self._burst, now))
        store = min(self._burst, store + (now - then) * self._rate)
        allowed = store >= 1
        self._stores[who] = (store - 1 if allowed else store, now)
        if len(self._stores) > 50_000:
            self._stores.popitem(last=False)
        return allowed
