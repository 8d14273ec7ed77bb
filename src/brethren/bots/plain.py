"""What can be seen of any game: the score."""

from typing import Any

import numpy as np

from brethren.bots.judge import Features, by_hand
from brethren.game import verbs
from brethren.game.verbs import MAX_SEATS
from brethren.kernel import kernel

LEAD = 0

BY_HAND = by_hand({LEAD: 3.0})


@kernel
def features(state: Any, seat: int, out: Features) -> None:
    """How far this seat is ahead of the average, from -1 to 1."""
    points = np.zeros(MAX_SEATS, np.int64)
    verbs.scores(state, points)  # not imported by name: names in this module count as the game's own verbs
    out[:] = 0
    total = 0
    for other in range(state.seats):
        total += points[other]
    largest = max(1, np.abs(points).max())
    out[LEAD] = np.float32((points[seat] - total / state.seats) / largest)
