"""Where the points of a finished game come from."""

from typing import Any

from msgspec import Struct

Json = dict[str, Any]


class Item(Struct, frozen=True):
    """One thing that is counted at the end: its name, how many each seat has of it, and the points that they bring
    (None: it is told, but brings none)."""

    of: str
    numbers: list[int]
    points: list[int] | None = None


class Tally(Struct, frozen=True):
    """All that is counted, in the order of the rule page, and what each seat has in the end."""

    items: list[Item]
    totals: list[int]


def add(items: list[Item]) -> Tally:
    """A tally whose totals are all the points together."""
    points = [item.points for item in items if item.points is not None]
    return Tally(items, [sum(seat) for seat in zip(*points, strict=True)])
