"""What happened, told by the rules as it happens: numbers on a page, turned into events with names and words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from brethren.kernel import kernel

Page = NDArray[np.int64]

EVERYBODY = -1
PARTS = 6
MOST_KNOWN = 1024
_LINES = 256


def blank_page() -> Page:
    """A page for the story of one action. Its first number counts the lines written."""
    page = np.empty((_LINES, 2 + PARTS), dtype=np.int64)
    page[0, 0] = 0
    return page


@kernel
def tell(
    story: Page | None, event: int, knows: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Write a line: what happened, the set of seats that know its secret parts, and its parts."""
    if story is not None:
        story[0, 0] += 1
        line = story[story[0, 0]]
        line[0], line[1] = event, knows
        line[2], line[3], line[4], line[5], line[6], line[7] = a, b, c, d, e, f


Words = Sequence[Any] | Mapping[int, Any] | None
"""What the numbers of a part mean; None if they are just numbers."""


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    words: Words = None
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Telling:
    """How one kind of line reads. Of a private one, those who do not know its parts hear nothing at all."""

    name: str
    parts: tuple[Part, ...]
    private: bool = False
    known: dict[tuple[int, ...], "Event"] = field(default_factory=dict, repr=False, compare=False)
    """Lines that have been read before."""


class Event(Struct, frozen=True):
    """One thing that happened. Who is not in `knows` hears of it without its secret parts; None: all know all."""

    name: str
    parts: dict[str, Any]
    secret: tuple[str, ...] = ()
    knows: tuple[int, ...] | None = None
    private: bool = False

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may hear of it at all."""
        return not self.private or self.knows is None or seat in self.knows

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as this seat may hear it; None if it may not hear of it."""
        if self.knows is None or seat in self.knows:
            return {"event": self.name, **self.parts}
        if self.private:
            return None
        open_parts = {name: part for name, part in self.parts.items() if name not in self.secret}
        return {"event": self.name, **open_parts}


def read(page: Page, tellings: Sequence[Telling]) -> list[Event]:
    """The events on a page, in the order in which they happened."""
    return [_event(tuple(line), tellings[line[0]]) for line in page[1 : 1 + page[0, 0]].tolist()]


def _event(line: tuple[int, ...], telling: Telling) -> Event:
    """The same things happen again and again."""
    event = telling.known.get(line)
    if event is None:
        if len(telling.known) == MOST_KNOWN:
            telling.known.clear()
        event = telling.known[line] = _read(line, telling)
    return event


def _read(line: tuple[int, ...], telling: Telling) -> Event:
    parts = {
        part.name: number if part.words is None else part.words[number]
        for part, number in zip(telling.parts, line[2:], strict=False)
    }
    if line[1] == EVERYBODY:
        return Event(telling.name, parts)
    secret = tuple(part.name for part in telling.parts if part.secret)
    return Event(telling.name, parts, secret, seats_in(line[1]), telling.private)


def seats_in(seats: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    return _SEATS[seats]


_SEATS = tuple(tuple(seat for seat in range(8) if seats >> seat & 1) for seats in range(256))
