"""What each viewer has been told. A viewer counts only what it may know, so no number reveals a hidden decision."""

from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from brethren.game import Event
from brethren.table.log import AnyEntry

Viewer = int | None
"""A seat, or None for a spectator."""

RECENT = 32
"""Entries that a viewer who reconnects is told of; GET .../story has the older ones."""


class Applied(Struct, frozen=True):
    """An entry with all that happened by it."""

    number: int
    entry: AnyEntry
    events: Sequence[Event]
    viewers: frozenset[Viewer]
    secret: bool  # not everybody is told the same


@dataclass(slots=True)
class Audience:
    everybody: frozenset[Viewer] = frozenset()
    hidden: dict[int, int] = field(default_factory=dict)
    """Decisions that not everybody has heard of yet, by number, and whose they are."""
    _heard: "dict[Viewer, array[int]]" = field(default_factory=dict)
    """The numbers of the entries that each viewer has heard of."""
    _recent: dict[Viewer, deque[Applied]] = field(default_factory=dict)

    def welcome(self, viewers: Iterable[Viewer]) -> None:
        """Before the game starts all see the same, so a new seat knows what spectators know. Numbers must never run
        backwards: a viewer is not forgotten when its seat is taken away."""
        for viewer in viewers:
            if viewer not in self._heard:
                self._heard[viewer] = array("I", self._heard.get(None, ()))
                self._recent[viewer] = deque(self._recent.get(None, ()), RECENT)
        self.everybody = frozenset(self._heard)

    def hear(self, applied: Applied) -> None:
        for viewer in applied.viewers:
            self._heard[viewer].append(applied.number)
            self._recent[viewer].append(applied)

    def unhide(self, entries: set[int]) -> list[int]:
        """Forget hidden decisions that are no longer part of the game; return the seats that had made them."""
        return [self.hidden.pop(number) for number in entries & self.hidden.keys()]

    def heard_by(self, viewer: Viewer) -> int:
        """How many entries this viewer knows of. The number of all entries would tell when somebody decided in
        secret."""
        heard = self._heard.get(viewer)
        return len(heard) if heard else 0

    def entry(self, viewer: Viewer, number: int) -> int:
        """The entry that this viewer knows under this number."""
        return self._heard[viewer][number - 1]

    def number(self, viewer: Viewer, entry: int) -> int:
        """The number under which this viewer knows the entry."""
        return bisect_left(self._heard[viewer], entry) + 1

    def latest(self, viewer: Viewer, most: int) -> list[Applied]:
        """The last things that this viewer has heard of, the oldest first, as far as they are remembered."""
        recent = self._recent.get(viewer)
        if not recent or not most:
            return []
        return [recent[-1]] if most == 1 else list(recent)[-most:]

    def that_heard_of(self, entries: set[int]) -> frozenset[Viewer]:
        """All viewers that know of one of these entries."""
        return frozenset(viewer for viewer in self._heard if any(self._knows(viewer, entry) for entry in entries))

    def _knows(self, viewer: Viewer, entry: int) -> bool:
        heard = self._heard[viewer]
        place = bisect_left(heard, entry)
        return place < len(heard) and heard[place] == entry
