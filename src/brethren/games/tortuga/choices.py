"""Who may decide, and what: the legal actions of every phase."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.tortuga.dice import room, showing
from brethren.games.tortuga.parts import (
    ACTING,
    ACTIONS_ON_BOARD,
    ATTACK,
    BOARDING,
    BONUS,
    BONUS_MOST,
    COLOURS,
    CREW,
    DECLINE,
    DONE,
    DRAW,
    DRAWING_TOKEN,
    FACES,
    HOW_MANY,
    HUNT,
    HUNT_TREASURE,
    KEEP,
    KEEPING,
    KEEPING_AGAIN,
    NAME,
    NAMING,
    NOBODY,
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
    if state.action == HUNT_TREASURE:
        out[0], out[1] = HUNT, DECLINE
        return 2
    return attacks(state, seat, out)


@kernel
def ways_to_keep(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.2: dice of one action, as many as it has room for, skulls with them or alone."""
    thrown, skulls = int(state.thrown[seat]), showing(state, seat, SKULL)
    action, fitting, most = NOBODY, 0, 0
    n, dice = 0, 0
    while dice != thrown:
        dice = (dice - thrown) & thrown  # the next larger subset
        meant = dice & ~skulls
        if meant and state.faces[seat, lowest(meant)] != action:
            action = state.faces[seat, lowest(meant)]
            fitting, most = showing(state, seat, action), room(state, seat, action)
        if not meant or (not meant & ~fitting and HOW_MANY[dice] <= most):
            out[n] = KEEP + dice - 1
            n += 1
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
        for take in range(1 + COLOURS):
            if can_take(state, victim, take):
                out[n] = ATTACK + victim * (1 + COLOURS) + take
                n += 1
    return n


@kernel
def can_take(state: Tortuga, victim: int, take: int) -> bool:
    """Take 0 is nothing: for the first only where there is nothing, for the second always."""
    area = state.action - BOARDING
    if state.rank == 1:
        return take == 0 or state.central[take - 1] > 0
    if take == 0:
        return not state.held[area, victim]
    for i in range(state.held[area, victim]):
        if state.hold[area, victim, i] == take - 1:
            return True
    return False


@kernel
def chests_to_stow(state: Tortuga, seat: int, out: Numbers) -> int:
    n = 0
    for colour in range(COLOURS):
        if waiting(state, seat, colour):
            out[n] = STOW + colour
            n += 1
    return n


@kernel
def waiting(state: Tortuga, seat: int, colour: int) -> int:
    """How many chests of this colour wait to go into the area that this seat is filling."""
    if state.filling[seat] == CREW:
        return int(state.island[seat, colour])
    chests = 0
    for i in range(state.held[CREW, seat]):
        chests += state.hold[CREW, seat, i] == colour
    return chests


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
