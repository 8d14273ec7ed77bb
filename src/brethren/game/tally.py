"""Where the points of a finished game come from. Each game's compiled code writes it, and it is read here."""

import numpy as np
from msgspec import Struct

from brethren.game.verbs import Numbers
from brethren.kernel import JsonBuffer, kernel, next_item, put_field, put_int, put_key, put_raw


class Item(Struct, frozen=True):
    """One thing that is counted at the end: its name, how many of it each seat has, and the points for them (None: it
    is shown, but gives no points)."""

    of: str
    numbers: list[int]
    points: list[int] | None


class Tally(Struct, frozen=True):
    """All that is counted, in the order of the rule page, and what each seat has in the end."""

    counted: list[Item]
    totals: list[int]


@kernel
def begin_tally(json: JsonBuffer) -> int:
    return put_raw(json, 0, b'{"counted":[')


@kernel
def put_item(json: JsonBuffer, at: int, of: bytes, numbers: Numbers, points: Numbers | None) -> int:
    """One thing that is counted; an array has a number for each seat."""
    at = put_field(json, put_raw(json, next_item(json, at), b"{"), b"of", of)
    at = put_numbers(json, put_key(json, at, b"numbers"), numbers)
    at = put_key(json, at, b"points")
    at = put_raw(json, at, b"null") if points is None else put_numbers(json, at, points)
    return put_raw(json, at, b"}")


@kernel
def put_numbers(json: JsonBuffer, at: int, numbers: Numbers) -> int:
    at = put_raw(json, at, b"[")
    for place in range(len(numbers)):
        at = put_int(json, next_item(json, at), numbers[np.uint64(place)])
    return put_raw(json, at, b"]")


@kernel
def end_tally(json: JsonBuffer, at: int, totals: Numbers) -> int:
    return put_raw(json, put_numbers(json, put_raw(json, at, b'],"totals":'), totals), b"}")
