"""What can be seen of any game: the score."""

from typing import Any

import numpy as np

from brethren.bots.judge import MAX_SEATS, Features, by_hand
from brethren.game import verbs
from brethren.kernel import kernel

LEAD = 0

BY_HAND = by_hand({LEAD: 3.0})


@kernel
def features(state: Any, seat: int, out: Features) -> None:
    """How far this seat is ahead of the average, from -1 to 1."""
    points = np.zeros(MAX_SEATS, np.int64)
    verbs.scores(state, points)  # named so: a chapter's own names become those of the game
    out[:] = 0
    total = 0
    for other in range(state.seats):
        total += points[other]
    largest = max(1, np.abs(points).max())
    out[LEAD] = np.float32((points[seat] - total / state.seats) / largest)
