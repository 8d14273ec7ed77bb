"""The seats that may decide, and their legal actions in every phase."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.tortuga import actions
from brethren.games.tortuga.dice import room, showing
from brethren.games.tortuga.record import (
    ALL_DICE,
    BOARDING,
    CREW,
    DONE,
    FLEET,
    HUNT_TREASURE,
    MAX_BONUS,
    N_BOARD_ACTIONS,
    N_COLOURS,
    N_DICE,
    N_FACES,
    N_VALUES,
    SKULL,
    Phase,
    Tortuga,
    everyone,
)
from brethren.kernel import bit, count, kernel, lowest

BYTE = 8  # small numbers side by side in one: there is no cheap array in a kernel


@kernel
def deciding(state: Tortuga) -> int:
    phase = state.phase
    if phase == Phase.THROWING:  # by far the most frequent
        return CHANCE_DECIDES
    if phase == Phase.KEEPING or phase == Phase.TAKING_BONUS:
        return everyone(state) & ~state.decided
    if phase == Phase.STOWING:
        return still_stowing(state)
    if phase == Phase.NAMING or phase == Phase.KEEPING_AGAIN:
        return bit(state.actor)
    if phase == Phase.ACTING or phase == Phase.PICKING:
        return bit(state.ranked[state.rank])
    return 0 if phase == Phase.OVER else CHANCE_DECIDES


@kernel
def still_stowing(state: Tortuga) -> int:
    seats = 0
    for seat in range(state.seats):
        if state.filling[seat] != DONE:
            seats |= bit(seat)
    return seats


@kernel
def legal_actions(state: Tortuga, seat: int, out: Numbers) -> int:
    phase = state.phase
    if seat == CHANCE:
        return legal_chances(state, out)
    if phase == Phase.KEEPING or phase == Phase.KEEPING_AGAIN:
        return ways_to_keep(state, seat, out)
    if phase == Phase.NAMING:
        return actions_to_name(state, seat, out)
    if phase == Phase.TAKING_BONUS:
        return bonuses_to_take(state, seat, out)
    if phase == Phase.PICKING:
        return tokens_to_pick(state, out)
    if phase == Phase.STOWING:
        return chests_to_stow(state, seat, out)
    if state.action <= HUNT_TREASURE:
        out[0], out[1] = actions.EXPAND + state.action, actions.DECLINE
        return 2
    return attacks(state, seat, out)


@kernel
def ways_to_keep(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.2: dice of one action, as many as it has room for, skulls with them or alone."""
    thrown, skulls = int(state.thrown[seat]), showing(state, seat, SKULL)
    mates, room_for = ALL_DICE << BYTE * N_DICE, N_DICE << BYTE * N_DICE  # past the last die: of skulls alone
    for die in range(N_DICE):
        face = state.faces[seat, die]
        if thrown & bit(die) and face != SKULL:
            mates |= (showing(state, seat, face) | skulls) << BYTE * die
            room_for |= room(state, seat, face) << BYTE * die
    n, dice = 0, 0
    while dice != thrown:
        dice = (dice - thrown) & thrown  # the next larger subset
        first = BYTE * lowest((dice & ~skulls) | bit(N_DICE))  # the first die that means an action decides for all
        out[n] = actions.KEEP + dice - 1
        n += not dice & ~(mates >> first) and count(dice) <= room_for >> first & ALL_DICE
    return n


@kernel
def actions_to_name(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.5: where the skulls have room."""
    n = 0
    for action in range(N_BOARD_ACTIONS):
        if count(state.kept[seat]) <= room(state, seat, action):
            out[n] = actions.NAME + action
            n += 1
    return n


@kernel
def bonuses_to_take(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.8: a new tile, or one turned over."""
    n = 0
    for action in range(N_BOARD_ACTIONS):
        if state.bonus[seat, action] < MAX_BONUS:
            out[n] = actions.BONUS + action
            n += 1
    return n


@kernel
def tokens_to_pick(state: Tortuga, out: Numbers) -> int:
    n = 0
    for value in range(N_VALUES):
        if state.looked[value]:
            out[n] = actions.PICK + value
            n += 1
    return n


@kernel
def attacks(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.16, T3.17: any other, but the second not the first's victim; and what is taken."""
    out[0] = actions.DECLINE
    n = 1
    for victim in range(state.seats):
        if victim == seat or (state.rank == 1 and victim == state.attacked):
            continue
        takes = what_to_take(state, victim)
        while takes:
            out[n] = actions.ATTACK + victim * (1 + N_COLOURS) + lowest(takes)
            takes &= takes - 1
            n += 1
    return n


@kernel
def what_to_take(state: Tortuga, victim: int) -> int:
    """The first takes from the victim, the second from the central island; 0 is nothing, where there is nothing."""
    colours = 0
    if state.rank == 0:
        colours = colours_held(state, state.action - BOARDING, victim)
    else:
        for colour in range(N_COLOURS):
            colours |= int(state.central[colour]) << colour
    return colours << 1 if colours else bit(0)


@kernel
def chests_to_stow(state: Tortuga, seat: int, out: Numbers) -> int:
    n, colours = 0, colours_waiting(state, seat)
    while colours:
        out[n] = actions.STOW + lowest(colours)
        colours &= colours - 1
        n += 1
    return n


@kernel
def colours_waiting(state: Tortuga, seat: int) -> int:
    """The set of colours of the chests that wait to go into the area that this seat is filling."""
    if state.filling[seat] == FLEET:
        return colours_held(state, CREW, seat)
    colours = 0
    for colour in range(N_COLOURS):
        colours |= (state.island[seat, colour] > 0) << colour
    return colours


@kernel
def colours_held(state: Tortuga, area: int, seat: int) -> int:
    colours = 0
    for i in range(state.held[area, seat]):
        colours |= bit(state.hold[area, seat, i])
    return colours


@kernel
def legal_chances(state: Tortuga, out: Numbers) -> int:
    if throwing(state):
        for face in range(N_FACES):
            out[face] = actions.THROW + face
        return N_FACES
    if state.phase == Phase.DRAWING_TOKEN:
        return nonzero(state.middle, actions.TOKEN, out)
    return nonzero(state.bag, actions.DRAW, out)


@kernel
def throwing(state: Tortuga) -> bool:
    return state.phase == Phase.THROWING or state.phase == Phase.RETHROWING


@kernel
def nonzero(counts: NDArray[np.int8], first: int, out: Numbers) -> int:
    n = 0
    for kind in range(len(counts)):
        if counts[kind]:
            out[n] = first + kind
            n += 1
    return n


@kernel
def chance_weights(state: Tortuga, out: Numbers) -> int:
    if throwing(state):
        out[:N_FACES] = 1
        return N_FACES
    if state.phase == Phase.DRAWING_TOKEN:
        return weigh(state.middle, out)
    return weigh(state.bag, out)


@kernel
def weigh(counts: NDArray[np.int8], out: Numbers) -> int:
    n, total = 0, 0
    for kind in range(len(counts)):
        if counts[kind]:
            out[n] = counts[kind]
            total += counts[kind]
            n += 1
    return total
