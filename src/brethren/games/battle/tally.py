"""The points of Battle for Tortuga, and where they come from (B1.2, B5.1)."""

import numpy as np

from brethren.game.entry_points import States
from brethren.game.tally import begin_tally, end_tally, put_item
from brethren.games.battle.rules import N_KINDS, N_SEATS, NO_FLEET, Format
from brethren.kernel import JsonBuffer, kernel
from brethren.kernel.json_writer import values

SHIPS = values(("one-masters", "two-masters", "three-masters"))


@kernel
def write_tally(states: States, place: int, json: JsonBuffer) -> int:
    """For a match: what was sunk in its last round, and the match points, which decide."""
    state = states[place]
    sunk, points, match = np.zeros((3, N_SEATS), np.int64)
    at = begin_tally(json)
    for kind in range(N_KINDS - 1, -1, -1):
        for seat in range(N_SEATS):
            enemy = state.fleets[1 - seat]
            sunk[seat] = 0 if enemy == NO_FLEET else state.sunk[enemy, kind]
        points += (kind + 1) * sunk
        at = put_item(json, at, SHIPS[kind], sunk, (kind + 1) * sunk)
    if state.play == Format.SINGLE:
        return end_tally(json, at, points)
    match[:] = state.match
    at = put_item(json, at, b'"last round"', points, None)
    return end_tally(json, put_item(json, at, b'"match points"', match, None), match)
