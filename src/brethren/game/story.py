"""What happened, told by the rules as it happens: numbers on a page, turned into events with names and words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import force_setattr
from numpy.typing import NDArray

from brethren.kernel import kernel

Page = NDArray[np.int64]

EVERYBODY = -1
PARTS = 6
MOST_KNOWN = 4096
_LINES, _LINE = 256, 8 * (2 + PARTS)
"""How many lines a page has, and how many bytes a line."""
_encode = msgspec.json.Encoder().encode


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


class Event(Struct, frozen=True):
    """One thing that happened. Who is not in `knows` hears of it without its secret parts; None: all know all."""

    name: str
    parts: dict[str, Any]
    secret: tuple[str, ...] = ()
    knows: tuple[int, ...] | None = None
    private: bool = False
    text: bytes = b""
    """As JSON, for those who know all of it."""

    def __post_init__(self) -> None:
        force_setattr(self, "text", _encode({"event": self.name, **self.parts}))

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

    def text_for(self, seat: int | None) -> bytes | None:
        """The same as JSON."""
        if self.knows is None or seat in self.knows:
            return self.text
        heard = self.seen_by(seat)
        return None if heard is None else _encode(heard)


class Tellings:
    """How the stories of one game read. The same things happen again and again, so lines that were read are kept."""

    def __init__(self, *tellings: Telling) -> None:
        self.kinds = tellings
        self._known: dict[bytes, Event] = {}

    def read(self, page: Page) -> list[Event]:
        """The events on a page, in the order in which they happened."""
        return self.read_lines(page.data.cast("B"), int(page[0, 0]))

    def read_lines(self, page: memoryview, number: int) -> list[Event]:
        """The same, of a page's bytes, on which so many lines are written."""
        known, events = self._known, []
        for start in range(_LINE, _LINE + number * _LINE, _LINE):
            line = bytes(page[start : start + _LINE])
            event = known.get(line)
            if event is None:
                if len(known) == MOST_KNOWN:
                    known.clear()
                event = known[line] = self._event(*np.frombuffer(line, np.int64).tolist())
            events.append(event)
        return events

    def _event(self, kind: int, knows: int, *numbers: int) -> Event:
        telling = self.kinds[kind]
        parts = {
            part.name: number if part.words is None else part.words[number]
            for part, number in zip(telling.parts, numbers, strict=False)
        }
        if knows == EVERYBODY:
            return Event(telling.name, parts)
        secret = tuple(part.name for part in telling.parts if part.secret)
        return Event(telling.name, parts, secret, seats_in(knows), telling.private)


def seats_in(seats: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    return _SEATS[seats]


_SEATS = tuple(tuple(seat for seat in range(8) if seats >> seat & 1) for seats in range(256))
