"""What happened: the rules write events as numbers into a buffer, and Python reads them as names and words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import force_setattr
from numpy.typing import NDArray

from brethren.kernel import kernel

EventBuffer = NDArray[np.int64]

EVERYBODY = -1
MAX_FIELDS = 6
MAX_KNOWN = 4096
_ROWS, _ROW = 256, 8 * (2 + MAX_FIELDS)
"""How many rows a buffer has, and how many bytes each row has."""
_encode = msgspec.json.Encoder().encode


def new_event_buffer() -> EventBuffer:
    """An empty buffer for the events of one action, a row for each. The first number counts them."""
    buffer = np.empty((_ROWS, 2 + MAX_FIELDS), dtype=np.int64)
    buffer[0, 0] = 0
    return buffer


@kernel
def tell(
    story: EventBuffer | None,
    event: int,
    knows: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Write an event: its kind, the set of seats that know its secret fields, and its fields."""
    if story is not None:
        story[0, 0] += 1
        row = story[story[0, 0]]
        row[0], row[1] = event, knows
        row[2], row[3], row[4], row[5], row[6], row[7] = a, b, c, d, e, f


Vocabulary = Sequence[Any] | Mapping[int, Any] | None
"""The words for the numbers of a field; None if they stay numbers."""


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    words: Vocabulary = None
    secret: bool = False


@dataclass(frozen=True, slots=True)
class EventKind:
    """How one kind of event is named. A private one is kept from all seats that don't know its secret fields."""

    name: str
    fields: tuple[Field, ...]
    private: bool = False


class Event(Struct, frozen=True):
    """One thing that happened. Seats outside `knows` get it without its secret fields; None: nothing is secret."""

    name: str
    fields: dict[str, Any]
    secret: tuple[str, ...] = ()
    knows: tuple[int, ...] | None = None
    private: bool = False
    text: bytes = b""
    """As JSON, with all fields."""

    def __post_init__(self) -> None:
        force_setattr(self, "text", _encode({"event": self.name, **self.fields}))

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) is told of it at all."""
        return not self.private or self.knows is None or seat in self.knows

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as this seat is told of it; None if it isn't."""
        if self.knows is None or seat in self.knows:
            return {"event": self.name, **self.fields}
        if self.private:
            return None
        open_fields = {name: field for name, field in self.fields.items() if name not in self.secret}
        return {"event": self.name, **open_fields}

    def text_for(self, seat: int | None) -> bytes | None:
        """The same as JSON."""
        if self.knows is None or seat in self.knows:
            return self.text
        heard = self.seen_by(seat)
        return None if heard is None else _encode(heard)


class EventKinds:
    """All kinds of events of one game. The same events come again and again, so decoded ones are cached."""

    def __init__(self, *event_kinds: EventKind) -> None:
        self.kinds = event_kinds
        self._known: dict[bytes, Event] = {}

    def read(self, buffer: EventBuffer) -> list[Event]:
        """The events in a buffer, in the order in which they happened."""
        return self.read_rows(buffer.data.cast("B"), int(buffer[0, 0]))

    def read_rows(self, buffer: memoryview, number: int) -> list[Event]:
        """The same, from the bytes of a buffer with this many events."""
        known, events = self._known, []
        for start in range(_ROW, _ROW + number * _ROW, _ROW):
            row = bytes(buffer[start : start + _ROW])
            event = known.get(row)
            if event is None:
                if len(known) == MAX_KNOWN:
                    known.clear()
                event = known[row] = self._event(*np.frombuffer(row, np.int64).tolist())
            events.append(event)
        return events

    def _event(self, event: int, knows: int, *numbers: int) -> Event:
        kind = self.kinds[event]
        fields = {
            field.name: number if field.words is None else field.words[number]
            for field, number in zip(kind.fields, numbers, strict=False)
        }
        if knows == EVERYBODY:
            return Event(kind.name, fields)
        secret = tuple(field.name for field in kind.fields if field.secret)
        return Event(kind.name, fields, secret, seats_in(knows), kind.private)


def seats_in(seats: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    try:
        return _SEATS[seats]
    except IndexError:
        raise ValueError("no table has such seats") from None


_SEATS = tuple(tuple(seat for seat in range(8) if seats >> seat & 1) for seats in range(256))
