"""How it is scored (T4)."""

import numpy as np

from brethren.game.verbs import Numbers
from brethren.games.tortuga.record import (
    CREW,
    FLEET,
    GOING_ON,
    ISLAND,
    N_VALUES,
    PIRATE,
    PURPLE,
    RED,
    SHIP,
    WHITE,
    Tortuga,
)
from brethren.kernel import bit, kernel


@kernel
def scores(state: Tortuga, out: Numbers) -> None:
    for seat in range(state.seats):
        points = chest_points(state, seat) + 3 * sets(state, seat)
        points += state.marker[SHIP, seat] + state.marker[PIRATE, seat]
        for value in range(N_VALUES):
            points += (value + 1) * state.tokens[seat, value]
        out[seat] = points


@kernel
def chest_points(state: Tortuga, seat: int) -> int:
    """T4.1: purple counts double."""
    points = 3 * int(state.tortuga[seat].sum() + state.tortuga[seat, PURPLE])
    for i in range(state.held[FLEET, seat]):
        points += 4 if state.hold[FLEET, seat, i] == PURPLE else 2
    for i in range(state.held[CREW, seat]):
        points += 2 if state.hold[CREW, seat, i] == PURPLE else 1
    return points


@kernel
def sets(state: Tortuga, seat: int) -> int:
    """T4.2: red, blue and yellow; whites in Tortuga fill the gaps."""
    n = 0
    while True:
        gaps = 0
        for colour in range(RED, WHITE):
            gaps += max(0, n + 1 - owned(state, seat, colour))
        if gaps > state.tortuga[seat, WHITE]:
            return n
        n += 1


@kernel
def owned(state: Tortuga, seat: int, colour: int) -> int:
    """Chests of a colour anywhere on the board of this seat."""
    chests = int(state.tortuga[seat, colour]) + int(state.island[seat, colour])
    for area in range(FLEET, ISLAND):
        for i in range(state.held[area, seat]):
            chests += state.hold[area, seat, i] == colour
    return chests


@kernel
def winners(state: Tortuga) -> int:
    """T4.5."""
    if state.ending == GOING_ON:
        return 0
    points = np.zeros(4, np.int64)
    scores(state, points)
    victors = 0
    for seat in range(state.seats):
        if points[seat] == points.max():
            victors |= bit(seat)
    return victors
