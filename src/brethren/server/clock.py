"""The server's time: wall time when it started, and monotonic time since. If the machine's clock is set while people
play, nobody's time is changed."""

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _START + time.monotonic()
