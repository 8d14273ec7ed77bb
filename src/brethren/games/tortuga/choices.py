"""Who may decide, and what: the legal actions of every phase."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.tortuga.dice import room, showing
from brethren.games.tortuga.parts import (
    ACTING,
    ACTIONS_ON_BOARD,
    ALL_DICE,
    ATTACK,
    BOARDING,
    BONUS,
    BONUS_MOST,
    COLOURS,
    CREW,
    DECLINE,
    DICE,
    DONE,
    DRAW,
    DRAWING_TOKEN,
    EXPAND,
    FACES,
    FLEET,
    HOW_MANY,
    HUNT_TREASURE,
    KEEP,
    KEEPING,
    KEEPING_AGAIN,
    NAME,
    NAMING,
    OVER,
    PICK,
    PICKING,
    RETHROWING,
    SKULL,
    STOW,
    STOWING,
    TAKING_BONUS,
    THROW,
    THROWING,
    TOKEN,
    VALUES,
    Tortuga,
    everyone,
)
from brethren.kernel import bit, kernel, lowest

BYTE = 8  # small numbers side by side in one: there is no cheap array in a kernel


@kernel
def deciding(state: Tortuga) -> int:
    phase = state.phase
    if phase == THROWING:  # by far the most frequent
        return CHANCE_DECIDES
    if phase == KEEPING or phase == TAKING_BONUS:
        return everyone(state) & ~state.decided
    if phase == STOWING:
        return still_stowing(state)
    if phase == NAMING or phase == KEEPING_AGAIN:
        return bit(state.actor)
    if phase == ACTING or phase == PICKING:
        return bit(state.ranked[state.rank])
    return 0 if phase == OVER else CHANCE_DECIDES


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
    if phase == KEEPING or phase == KEEPING_AGAIN:
        return ways_to_keep(state, seat, out)
    if phase == NAMING:
        return actions_to_name(state, seat, out)
    if phase == TAKING_BONUS:
        return bonuses_to_take(state, seat, out)
    if phase == PICKING:
        return tokens_to_pick(state, out)
    if phase == STOWING:
        return chests_to_stow(state, seat, out)
    if state.action <= HUNT_TREASURE:
        out[0], out[1] = EXPAND + state.action, DECLINE
        return 2
    return attacks(state, seat, out)


@kernel
def ways_to_keep(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.2: dice of one action, as many as it has room for, skulls with them or alone."""
    thrown, skulls = int(state.thrown[seat]), showing(state, seat, SKULL)
    mates, room_for = ALL_DICE << BYTE * DICE, DICE << BYTE * DICE  # past the last die: of skulls alone
    for die in range(DICE):
        face = state.faces[seat, die]
        if thrown & bit(die) and face != SKULL:
            mates |= (showing(state, seat, face) | skulls) << BYTE * die
            room_for |= room(state, seat, face) << BYTE * die
    n, dice = 0, 0
    while dice != thrown:
        dice = (dice - thrown) & thrown  # the next larger subset
        first = BYTE * lowest((dice & ~skulls) | bit(DICE))  # the first die that means an action decides for all
        out[n] = KEEP + dice - 1
        n += not dice & ~(mates >> first) and HOW_MANY[dice] <= room_for >> first & ALL_DICE
    return n


@kernel
def actions_to_name(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.5: where the skulls have room."""
    n = 0
    for action in range(ACTIONS_ON_BOARD):
        if HOW_MANY[state.kept[seat]] <= room(state, seat, action):
            out[n] = NAME + action
            n += 1
    return n


@kernel
def bonuses_to_take(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.8: a new tile, or one turned over."""
    n = 0
    for action in range(ACTIONS_ON_BOARD):
        if state.bonus[seat, action] < BONUS_MOST:
            out[n] = BONUS + action
            n += 1
    return n


@kernel
def tokens_to_pick(state: Tortuga, out: Numbers) -> int:
    n = 0
    for value in range(VALUES):
        if state.looked[value]:
            out[n] = PICK + value
            n += 1
    return n


@kernel
def attacks(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.16, T3.17: any other, but the second not the first's victim; and what is taken."""
    out[0] = DECLINE
    n = 1
    for victim in range(state.seats):
        if victim == seat or (state.rank == 1 and victim == state.attacked):
            continue
        takes = what_to_take(state, victim)
        while takes:
            out[n] = ATTACK + victim * (1 + COLOURS) + lowest(takes)
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
        for colour in range(COLOURS):
            colours |= int(state.central[colour]) << colour
    return colours << 1 if colours else bit(0)


@kernel
def chests_to_stow(state: Tortuga, seat: int, out: Numbers) -> int:
    n, colours = 0, colours_waiting(state, seat)
    while colours:
        out[n] = STOW + lowest(colours)
        colours &= colours - 1
        n += 1
    return n


@kernel
def colours_waiting(state: Tortuga, seat: int) -> int:
    """The set of colours of the chests that wait to go into the area that this seat is filling."""
    if state.filling[seat] == FLEET:
        return colours_held(state, CREW, seat)
    colours = 0
    for colour in range(COLOURS):
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
        for face in range(FACES):
            out[face] = THROW + face
        return FACES
    if state.phase == DRAWING_TOKEN:
        return nonzero(state.middle, TOKEN, out)
    return nonzero(state.bag, DRAW, out)


@kernel
def throwing(state: Tortuga) -> bool:
    return state.phase == THROWING or state.phase == RETHROWING


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
        out[:FACES] = 1
        return FACES
    if state.phase == DRAWING_TOKEN:
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
