"""Tortuga's points, and where they come from (T4)."""

import numpy as np

from brethren.game.entry_points import States
from brethren.game.tally import begin_tally, end_tally, put_item
from brethren.games.tortuga.record import CREW, FLEET, N_COLOURS, N_VALUES, PIRATE, PURPLE, SHIP, Tortuga
from brethren.games.tortuga.scoring import sets
from brethren.kernel import JsonBuffer, kernel
from brethren.kernel.json_writer import values

COUNTED = values(("tortuga", "fleet", "crew", "sets", "tracks", "coins"))
IN_TORTUGA, IN_FLEET, IN_CREW, SETS, TRACKS, COINS = range(len(COUNTED))


@kernel
def write_tally(states: States, place: int, json: JsonBuffer) -> int:
    state = states[place]
    numbers, points = np.zeros((2, len(COUNTED), state.seats), np.int64)
    totals = np.zeros(state.seats, np.int64)
    for seat in range(state.seats):
        for colour in range(N_COLOURS):
            numbers[IN_TORTUGA, seat] += state.tortuga[seat, colour]
            points[IN_TORTUGA, seat] += 3 * state.tortuga[seat, colour] * (2 if colour == PURPLE else 1)
        numbers[IN_FLEET, seat], points[IN_FLEET, seat] = state.held[FLEET, seat], 2 * worth(state, FLEET, seat)
        numbers[IN_CREW, seat], points[IN_CREW, seat] = state.held[CREW, seat], worth(state, CREW, seat)
        numbers[SETS, seat] = sets(state, seat)
        points[SETS, seat] = 3 * numbers[SETS, seat]
        numbers[TRACKS, seat] = points[TRACKS, seat] = state.marker[SHIP, seat] + state.marker[PIRATE, seat]
        for value in range(N_VALUES):
            points[COINS, seat] += (value + 1) * state.tokens[seat, value]
        numbers[COINS, seat] = points[COINS, seat]
    at = begin_tally(json)
    for item in range(len(COUNTED)):
        at = put_item(json, at, COUNTED[item], numbers[item], points[item])
        totals += points[item]
    return end_tally(json, at, totals)


@kernel
def worth(state: Tortuga, area: int, seat: int) -> int:
    """T4.1: purple counts double."""
    points = 0
    for place in range(state.held[area, seat]):
        points += 2 if state.hold[area, seat, place] == PURPLE else 1
    return points
