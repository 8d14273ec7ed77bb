"""Tortuga written down: positions and actions as JSON, in compiled code."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE
from brethren.games.tortuga.parts import (
    ATTACK,
    BONUS,
    CREW,
    DONE,
    DRAW,
    EXPAND,
    FLEET,
    KEEP,
    KEEPING,
    NAME,
    NOBODY,
    PICK,
    PIRATE,
    SHIP,
    STOW,
    STOWING,
    THROW,
    TOKEN,
    VALUES,
    Tortuga,
)
from brethren.games.tortuga.position import PHASES, RESOLVING, WITH_ACTOR
from brethren.games.tortuga.story import ACTIONS, AREAS, COINS, COLOURS, DICE, DICE_SETS, FACES, RANKS
from brethren.games.tortuga.words import TAKES
from brethren.kernel import Paper, bit, kernel, keys, next_item, next_key, put, put_figure, put_number, put_word, values

AN_ACTION, A_PHASE, A_RANK, AN_AREA = map(values, (ACTIONS, PHASES, RANKS, AREAS))
A_DIE, A_DICE_SET, A_FACE, A_COLOUR, A_TAKE, SOME_COINS = map(values, (DICE, DICE_SETS, FACES, COLOURS, TAKES, COINS))
A_VERB = values(("expand", "recruit", "hunt", "decline"))
ACTION_KEYS, DIE_KEYS, COLOUR_KEYS = map(keys, (ACTIONS, DICE, COLOURS))


# Actions


@kernel
def write_action(state: Tortuga, seat: int, action: int, paper: Paper, at: int) -> int:
    if seat == CHANCE:
        return write_chance(state, action, paper, at)
    if action < NAME:
        return put_word(paper, put_word(paper, at, b"verb", b'"keep"'), b"dice", A_DICE_SET[action - KEEP + 1])
    if action < BONUS:
        return put_word(paper, put_word(paper, at, b"verb", b'"name"'), b"action", AN_ACTION[action - NAME])
    if action < EXPAND:
        return put_word(paper, put_word(paper, at, b"verb", b'"bonus"'), b"action", AN_ACTION[action - BONUS])
    if action < PICK:
        return put_word(paper, at, b"verb", A_VERB[action - EXPAND])
    if action < ATTACK:
        return put_word(paper, put_word(paper, at, b"verb", b'"pick"'), b"coins", SOME_COINS[action - PICK])
    if action < STOW:
        return write_attack(action - ATTACK, paper, at)
    return put_word(paper, put_word(paper, at, b"verb", b'"stow"'), b"chest", A_COLOUR[action - STOW])


@kernel
def write_attack(attack: int, paper: Paper, at: int) -> int:
    at = put_word(paper, at, b"verb", b'"attack"')
    at = put_figure(paper, at, b"victim", attack // len(A_TAKE))
    return put_word(paper, at, b"take", A_TAKE[attack % len(A_TAKE)])


@kernel
def write_chance(state: Tortuga, chance: int, paper: Paper, at: int) -> int:
    if chance < DRAW:
        at = put_figure(paper, put_word(paper, at, b"verb", b'"throw"'), b"seat", state.actor)
        at = put_word(paper, at, b"die", A_DIE[state.die])
        return put_word(paper, at, b"shows", A_FACE[chance - THROW])
    if chance < TOKEN:
        at = put_figure(paper, put_word(paper, at, b"verb", b'"draw"'), b"seat", state.actor)
        return put_word(paper, at, b"chest", A_COLOUR[chance - DRAW])
    at = put_figure(paper, put_word(paper, at, b"verb", b'"token"'), b"seat", state.actor)
    return put_word(paper, at, b"coins", SOME_COINS[chance - TOKEN])


# Positions


@kernel
def write_position(state: Tortuga, paper: Paper, at: int) -> int:
    at = put_word(paper, put(paper, at, b"{"), b"game", b'"tortuga"')
    at = put_figure(paper, at, b"seats", state.seats)
    at = put_figure(paper, at, b"chests", state.chests)
    at = put_figure(paper, at, b"start", state.start)
    at = put_word(paper, at, b"phase", A_PHASE[state.phase])
    at = write_boards(state, paper, next_key(paper, at, b"boards"))
    at = write_chests(state.central, paper, next_key(paper, at, b"central"))
    at = write_counts(COLOUR_KEYS, state.bag, paper, next_key(paper, at, b"bag"))
    at = put_progress(state, paper, at)
    at = put_seats(state, state.resting, b"resting", paper, at)
    at = put_seats(state, state.decided, b"decided", paper, at)
    at = put_seats(state, state.naming, b"naming", paper, at)
    at = put_seats(state, state.stuck, b"stuck", paper, at)
    return put(paper, at, b"}")


@kernel
def put_progress(state: Tortuga, paper: Paper, at: int) -> int:
    if state.phase in RESOLVING:
        at = put_word(paper, at, b"action", AN_ACTION[state.action])
        at = put_word(paper, at, b"rank", A_RANK[state.rank])
    if state.attacked != NOBODY:
        at = put_figure(paper, at, b"attacked", state.attacked)
    if state.phase in WITH_ACTOR:
        at = put_figure(paper, at, b"actor", state.actor)
    if state.to_find:
        at = put_figure(paper, at, b"find", state.to_find)
    return at


@kernel
def put_seats(state: Tortuga, seats: int, key: bytes, paper: Paper, at: int) -> int:
    """A set of seats, unless it is empty."""
    if not seats:
        return at
    at = put(paper, next_key(paper, at, key), b"[")
    for seat in range(state.seats):
        if seats & bit(seat):
            at = put_number(paper, next_item(paper, at), seat)
    return put(paper, at, b"]")


@kernel
def write_boards(state: Tortuga, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(state.seats):
        at = write_board(state, seat, paper, next_item(paper, at))
    return put(paper, at, b"]")


@kernel
def write_board(state: Tortuga, seat: int, paper: Paper, at: int) -> int:
    at = put_figure(paper, put(paper, at, b"{"), b"ship", state.marker[SHIP, seat])
    at = put_figure(paper, at, b"pirate", state.marker[PIRATE, seat])
    at = write_chests(state.tortuga[seat], paper, next_key(paper, at, b"tortuga"))
    at = write_hold(state, FLEET, seat, paper, next_key(paper, at, b"fleet"))
    at = write_hold(state, CREW, seat, paper, next_key(paper, at, b"crew"))
    at = write_chests(state.island[seat], paper, next_key(paper, at, b"island"))
    at = write_counts(ACTION_KEYS, state.bonus[seat], paper, next_key(paper, at, b"bonus"))
    if state.chosen[seat]:
        at = put_word(paper, at, b"chosen", AN_ACTION[state.chosen[seat] - 1])
    at = write_coins(state.tokens[seat], state.token_counts[seat], paper, next_key(paper, at, b"tokens"))
    at = write_dice(state, seat, paper, next_key(paper, at, b"dice"))
    if state.looked_count and state.ranked[0] == seat:
        at = write_coins(state.looked, state.looked_count, paper, next_key(paper, at, b"looked"))
    if state.phase == STOWING and state.filling[seat] != DONE:
        at = put_word(paper, at, b"filling", AN_AREA[state.filling[seat]])
    return put(paper, at, b"}")


@kernel
def write_chests(counts: NDArray[np.int8], paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for colour in range(len(A_COLOUR)):
        for _ in range(counts[colour]):
            at = put(paper, next_item(paper, at), A_COLOUR[colour])
    return put(paper, at, b"]")


@kernel
def write_hold(state: Tortuga, area: int, seat: int, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for place in range(state.held[area, seat]):
        at = put(paper, next_item(paper, at), A_COLOUR[state.hold[area, seat, place]])
    return put(paper, at, b"]")


@kernel
def write_counts(words: tuple[bytes, ...], counts: NDArray[np.int8], paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    for place in range(len(words)):
        if counts[place]:
            at = put_figure(paper, at, words[place], counts[place])
    return put(paper, at, b"}")


@kernel
def write_coins(counts: NDArray[np.int8], total: int, paper: Paper, at: int) -> int:
    """Tokens, and null for each that the viewer cannot see."""
    at, hidden = put(paper, at, b"["), np.int64(total)
    for value in range(VALUES):
        for _ in range(counts[value]):
            at = put(paper, next_item(paper, at), SOME_COINS[value])
            hidden -= 1
    for _ in range(hidden):
        at = put(paper, next_item(paper, at), b"null")
    return put(paper, at, b"]")


@kernel
def write_dice(state: Tortuga, seat: int, paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    for die in range(len(DIE_KEYS)):
        at = write_die(state, seat, die, paper, next_key(paper, at, DIE_KEYS[die]))
    return put(paper, at, b"}")


@kernel
def write_die(state: Tortuga, seat: int, die: int, paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    if state.thrown[seat] & bit(die):
        at = put_face(state, seat, die, paper, at)
    else:
        for action in range(len(AN_ACTION)):
            if state.placed[seat, action] & bit(die):
                at = put_word(paper, at, b"placed", AN_ACTION[action])
    return put(paper, at, b"}")


@kernel
def put_face(state: Tortuga, seat: int, die: int, paper: Paper, at: int) -> int:
    if state.veiled & bit(seat):
        at = put_word(paper, at, b"hidden", b"true")
    else:
        at = put_word(paper, at, b"shows", A_FACE[state.faces[seat, die]])
    if state.phase == KEEPING and state.kept[seat] & bit(die):
        at = put_word(paper, at, b"kept", b"true")
    return at
