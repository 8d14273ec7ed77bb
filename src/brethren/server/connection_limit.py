"""A limit on the number of connections."""

import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from brethren.server.limits import RateLimit

ALL = ""
LOGGED = 1 / 60
"""How often a second the log repeats a line about one address."""
logger = logging.getLogger("brethren")


@dataclass(eq=False, slots=True)
class Slot:
    """One connection: the address that it counts for, and how to close it."""

    close: Callable[[], None]
    address: str | None = None


@dataclass(slots=True)
class Group:
    size: int = 0
    idle: dict[Slot, None] = field(default_factory=dict)  # in the order in which they became idle


class ConnectionLimit:
    """A limit for each address, and one for all together. Where there are too many, a new connection replaces the
    one that has been without a request for longest. If all are busy, it is refused."""

    def __init__(self, each: int, together: int) -> None:
        self._each, self._together = each, together
        self._groups: dict[str, Group] = defaultdict(Group)
        self._logged = RateLimit(LOGGED)

    def count(self, slot: Slot, address: str) -> bool:
        """Whether this connection may count for this address from now on, and for no other."""
        if slot.address == address:
            return True
        admitted = self._room(address, self._each) and (slot.address is not None or self._room(ALL, self._together))
        if admitted:
            self.leave(slot)
            slot.address = address
            for key in (address, ALL):
                self._groups[key].size += 1
        return admitted

    def idle(self, slot: Slot) -> None:
        """Note that a connection waits for a request."""
        if slot.address is not None:
            for key in (slot.address, ALL):
                self._groups[key].idle[slot] = None

    def busy(self, slot: Slot) -> None:
        if slot.address is not None:
            for key in (slot.address, ALL):
                self._groups[key].idle.pop(slot, None)

    def leave(self, slot: Slot) -> None:
        if slot.address is None:
            return
        self.busy(slot)
        for key in (slot.address, ALL):
            self._groups[key].size -= 1
        if not self._groups[slot.address].size:
            del self._groups[slot.address]
        slot.address = None

    def _room(self, key: str, most: int) -> bool:
        group = self._groups.get(key)
        if group is None or group.size < most:
            return True
        if self._logged.allows(key):
            logger.warning("too many connections", extra={"address": key or "all", "connections": group.size})
        if not group.idle:
            return False
        longest = next(iter(group.idle))
        self.leave(longest)
        longest.close()
        return True
