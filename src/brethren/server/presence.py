"""Presence: the people at a table now, through this server or another one."""

import time

import msgspec

from brethren.server.bus import LEASE, Bus, Notice
from brethren.server.connection import Connection
from brethren.server.queue import Flow
from brethren.table.match import Match
from brethren.wire import updates

_encode = msgspec.json.Encoder().encode


class PresenceTracker:
    def __init__(self, match: Match, bus: Bus, away: float) -> None:
        """`away`: seconds after which the others may decide about a player who has left."""
        self._match, self._bus, self._away = match, bus, away
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        """For each other server, who is there and until when that report is valid."""
        self._opened = self._emptied = time.monotonic()
        self._left: dict[str, float] = {}
        """When players left, as far as they aren't back."""
        self._address = ""
        """Of the connection that was here last."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may have this table open too."""
        return self._bus.shared

    def here(self) -> set[str]:
        elsewhere = (people for _, people in self._elsewhere.values())
        return {connection.person.id for connection in self.connections}.union(*elsewhere)

    def absent(self) -> frozenset[int]:
        """Seats whose players have been away for so long that the others may decide about them."""
        here = self.here()
        long_ago = time.monotonic() - self._away
        chairs = enumerate(self._match.seating.chairs)
        gone = {p for p in self._match.seating.people() - here if self._left.get(p, self._opened) <= long_ago}
        return frozenset(seat for seat, chair in chairs if chair and chair.person in gone)

    def empty_for(self) -> float:
        """For how many seconds nobody has been here."""
        return 0.0 if self.here() else time.monotonic() - self._emptied

    def flow(self) -> Flow:
        """The address and the table that computing time is counted for. A player counts before an onlooker."""
        found = sorted((each.seat is None, each.address) for each in self.connections)
        address = found[0][1] if found else self._address
        return address or self._match.seating.host, self._match.table

    # Coming and going: each returns whether that changes who is here

    def join(self, connection: Connection) -> bool:
        before = self.here()
        self.connections.add(connection)
        return self._note_changes(before)

    def leave(self, connection: Connection) -> bool:
        before = self.here()
        self.connections.discard(connection)
        self._address = connection.address
        return self._note_changes(before)

    def hear(self, server: str, people: list[str]) -> bool:
        """Note which people another server reports."""
        before = self.here()
        self._elsewhere[server] = time.monotonic() + LEASE, set(people)
        return self._note_changes(before)

    def heartbeat(self) -> None:
        """Forget servers that have been silent for too long, and report again who is here."""
        before, now = self.here(), time.monotonic()
        self._elsewhere = {server: found for server, found in self._elsewhere.items() if found[0] > now}
        self._note_changes(before)
        if self.connections:
            self.announce()

    def _note_changes(self, before: set[str]) -> bool:
        here = self.here()
        for person in here:
            self._left.pop(person, None)
        for person in (before - here) & self._match.seating.people():
            self._left[person] = time.monotonic()
        if before and not here:
            self._emptied = time.monotonic()
        if here != before:
            self.broadcast()
        return here != before

    # Telling others

    def message(self) -> bytes:
        here = self.here()
        seating = self._match.seating
        seats = [chair is not None and (not chair.person or chair.person in here) for chair in seating.chairs]
        return _encode(updates.Presence(seats, len(here - seating.people())))

    def broadcast(self) -> None:
        message = self.message()
        for connection in self.connections:
            connection.send(message)

    def announce(self, asks: bool = False) -> None:
        """Tell the other servers who is here; with `asks` they answer who is there."""
        here = sorted({connection.person.id for connection in self.connections})
        self._bus.tell(self._match.table, Notice(self._bus.server, self._match.number, here, asks))
