"""Thrown dice and where they can go (T3.3, T3.7)."""

from brethren.games.tortuga.parts import BOARDING, CAPACITY, DICE, HOW_MANY, SKULL, Tortuga
from brethren.kernel import bit, kernel


@kernel
def showing(state: Tortuga, seat: int, face: int) -> int:
    """The set of thrown dice that show this face."""
    dice = 0
    for die in range(DICE):
        if state.faces[seat, die] == face:
            dice |= bit(die)
    return dice & int(state.thrown[seat])


@kernel
def room(state: Tortuga, seat: int, action: int) -> int:
    """T3.3: how many more dice this action takes."""
    limit = DICE
    if action >= BOARDING:
        limit = CAPACITY[state.marker[action - BOARDING, seat]]
    return limit - int(HOW_MANY[state.placed[seat, action]])


@kernel
def placeable(state: Tortuga, seat: int) -> int:
    """The set of thrown dice that can be placed (T3.7)."""
    dice = 0
    for die in range(DICE):
        face = state.faces[seat, die]
        if state.thrown[seat] & bit(die) and (face == SKULL or room(state, seat, face)):
            dice |= bit(die)
    return dice
