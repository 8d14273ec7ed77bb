"""Memory that compiled code writes into."""

import threading

import numpy as np

from brethren.game.events import EventBuffer, new_event_buffer
from brethren.game.verbs import MAX_ACTIONS, MAX_SEATS
from brethren.kernel import JsonBuffer

JSON_BYTES = 1 << 16
"""Room for JSON: more than twice what the longest position would take, and MAX_ACTIONS in the longest words."""


class Buffers(threading.local):
    """Reused by the next call. Each thread has its own."""

    def __init__(self) -> None:
        self.json: JsonBuffer = np.empty(JSON_BYTES, np.uint8)
        self.text = self.json.data
        self.points = np.zeros(MAX_SEATS, np.int64)
        self.events = new_event_buffer()
        self.rows = self.events.data.cast("B")
        self.legal, self.weights = np.empty((2, MAX_ACTIONS), np.int64)

    def no_events(self) -> EventBuffer:
        """The event buffer, emptied."""
        self.events[0, 0] = 0
        return self.events


BUFFERS = Buffers()
