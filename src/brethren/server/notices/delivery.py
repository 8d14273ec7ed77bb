"""The outcome of a delivery, from the answer of the receiver's server."""

from email.utils import parsedate_to_datetime
from typing import Literal

from msgspec import Struct

from brethren.server.clock import now

GONE, SLOW_DOWN = (404, 410), 429
LONGEST_WAIT = 24 * 3600.0

Fate = Literal["sent", "gone", "refused", "later"]


class Delivery(Struct, frozen=True):
    """`gone`: the receiver is no longer there for us. `refused`: this message never gets there. `later`: try again,
    after so many seconds at least."""

    fate: Fate
    wait: float = 0.0


def delivery(status: int, retry_after: str = "") -> Delivery:
    """The outcome that an HTTP answer stands for."""
    if 200 <= status < 300:
        return Delivery("sent")
    if status in GONE:
        return Delivery("gone")
    if status == SLOW_DOWN or status >= 500:
        return Delivery("later", _seconds(retry_after))
    return Delivery("refused")


def _seconds(text: str) -> float:
    """The seconds that Retry-After asks for. It can name seconds or a date."""
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return min(float(text), LONGEST_WAIT)
    try:
        return min(max(0.0, parsedate_to_datetime(text).timestamp() - now()), LONGEST_WAIT)
    except (ValueError, OverflowError):
        return 0.0
