"""How far everybody has got in Cartagena (C3.6)."""

import numpy as np

from brethren.game.entry_points import States
from brethren.game.tally import begin_tally, end_tally, put_item
from brethren.games.cartagena.rules import BOAT
from brethren.kernel import JsonBuffer, kernel


@kernel
def write_tally(states: States, place: int, json: JsonBuffer) -> int:
    pirates = states[place].pirates[: states[place].seats]
    aboard, steps = np.zeros((2, len(pirates)), np.int64)
    for seat in range(len(pirates)):
        aboard[seat] = pirates[seat, BOAT]
        for space in range(BOAT):
            steps[seat] += pirates[seat, space] * (BOAT - space)
    at = put_item(json, begin_tally(json), b'"aboard"', aboard, aboard)
    return end_tally(json, put_item(json, at, b'"steps"', steps, None), aboard)
