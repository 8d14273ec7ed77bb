"""One connection to a table."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from brethren.table.audience import Viewer
from brethren.table.seating import Person

logger = logging.getLogger("brethren")


@dataclass(eq=False, slots=True)
class Connection:
    """The person at the other end, and how to write to them and to close the connection."""

    person: Person
    seat: Viewer
    write: Callable[[bytes, bytes], bool]
    close: Callable[[], None]
    address: str = ""
    blocked: frozenset[str] = frozenset()
    """People whose talk isn't sent here."""
    dropped: bool = False
    buffered: bytes = b""

    def buffer(self, message: bytes) -> None:
        """Send this together with what comes next: writing is what takes longest."""
        if self.buffered:
            self.send(b"")
        self.buffered = message

    def send(self, message: bytes) -> None:
        """Send without waiting: instead of backpressure, a connection that doesn't keep up is dropped. On reconnecting
        it gets everything."""
        buffered, self.buffered = self.buffered, b""
        try:
            if not self.write(buffered, message):
                self.drop()
        except Exception:
            # The others must be told, whatever the error.
            logger.exception("a message could not be sent")
            self.drop()

    def drop(self) -> None:
        self.dropped = True
        self.close()
