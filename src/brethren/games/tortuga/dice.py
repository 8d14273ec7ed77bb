"""Thrown dice and where they can go (T3.3, T3.7)."""

from brethren.games.tortuga.record import BOARDING, CAPACITY, N_DICE, SKULL, Tortuga
from brethren.kernel import bit, count, kernel


@kernel
def showing(state: Tortuga, seat: int, face: int) -> int:
    """The set of thrown dice that show this face."""
    dice = 0
    for die in range(N_DICE):
        if state.faces[seat, die] == face:
            dice |= bit(die)
    return dice & int(state.thrown[seat])


@kernel
def room(state: Tortuga, seat: int, action: int) -> int:
    """T3.3: how many more dice this action takes."""
    limit = N_DICE
    if action >= BOARDING:
        limit = CAPACITY[state.marker[action - BOARDING, seat]]
    return limit - int(count(state.placed[seat, action]))


@kernel
def placeable(state: Tortuga, seat: int) -> int:
    """The set of thrown dice that can be placed (T3.7)."""
    dice = 0
    for die in range(N_DICE):
        face = state.faces[seat, die]
        if state.thrown[seat] & bit(die) and (face == SKULL or room(state, seat, face)):
            dice |= bit(die)
    return dice
