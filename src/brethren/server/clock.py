"""The server's time: wall time when it started, and monotonic time since. If somebody sets the machine's clock while
people play, no player's time is burned by it."""

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _START + time.monotonic()
