"""Tortuga: writing positions and actions as JSON, in compiled code."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE
from brethren.games.tortuga import actions
from brethren.games.tortuga.events import ACTIONS, AREAS, COINS, COLOURS, DICE, DICE_SETS, FACES, RANKS
from brethren.games.tortuga.objections import TAKES
from brethren.games.tortuga.reader import PHASES, RESOLVING, WITH_ACTOR
from brethren.games.tortuga.record import CREW, DONE, FLEET, N_VALUES, NOBODY, PIRATE, SHIP, Phase, Tortuga
from brethren.kernel import bit, kernel
from brethren.kernel.json_writer import (
    JsonBuffer,
    keys,
    next_item,
    put_field,
    put_int,
    put_int_field,
    put_key,
    put_raw,
    values,
)

AN_ACTION, A_PHASE, A_RANK, AN_AREA = map(values, (ACTIONS, PHASES, RANKS, AREAS))
A_DIE, A_DICE_SET, A_FACE, A_COLOUR, A_TAKE, SOME_COINS = map(values, (DICE, DICE_SETS, FACES, COLOURS, TAKES, COINS))
A_VERB = values(("expand", "recruit", "hunt", "decline"))
ACTION_KEYS, DIE_KEYS, COLOUR_KEYS = map(keys, (ACTIONS, DICE, COLOURS))


# Actions


@kernel
def write_action(state: Tortuga, seat: int, action: int, json: JsonBuffer, at: int) -> int:
    if seat == CHANCE:
        return write_chance(state, action, json, at)
    if action < actions.NAME:
        return put_field(json, put_field(json, at, b"verb", b'"keep"'), b"dice", A_DICE_SET[action - actions.KEEP + 1])
    if action < actions.BONUS:
        return put_field(json, put_field(json, at, b"verb", b'"name"'), b"action", AN_ACTION[action - actions.NAME])
    if action < actions.EXPAND:
        return put_field(json, put_field(json, at, b"verb", b'"bonus"'), b"action", AN_ACTION[action - actions.BONUS])
    if action < actions.PICK:
        return put_field(json, at, b"verb", A_VERB[action - actions.EXPAND])
    if action < actions.ATTACK:
        return put_field(json, put_field(json, at, b"verb", b'"pick"'), b"coins", SOME_COINS[action - actions.PICK])
    if action < actions.STOW:
        return write_attack(action - actions.ATTACK, json, at)
    return put_field(json, put_field(json, at, b"verb", b'"stow"'), b"chest", A_COLOUR[action - actions.STOW])


@kernel
def write_attack(attack: int, json: JsonBuffer, at: int) -> int:
    at = put_field(json, at, b"verb", b'"attack"')
    at = put_int_field(json, at, b"victim", attack // len(A_TAKE))
    return put_field(json, at, b"take", A_TAKE[attack % len(A_TAKE)])


@kernel
def write_chance(state: Tortuga, chance: int, json: JsonBuffer, at: int) -> int:
    if chance < actions.DRAW:
        at = put_int_field(json, put_field(json, at, b"verb", b'"throw"'), b"seat", state.actor)
        at = put_field(json, at, b"die", A_DIE[state.die])
        return put_field(json, at, b"shows", A_FACE[chance - actions.THROW])
    if chance < actions.TOKEN:
        at = put_int_field(json, put_field(json, at, b"verb", b'"draw"'), b"seat", state.actor)
        return put_field(json, at, b"chest", A_COLOUR[chance - actions.DRAW])
    at = put_int_field(json, put_field(json, at, b"verb", b'"token"'), b"seat", state.actor)
    return put_field(json, at, b"coins", SOME_COINS[chance - actions.TOKEN])


# Positions


@kernel
def write_position(state: Tortuga, json: JsonBuffer, at: int) -> int:
    at = put_field(json, put_raw(json, at, b"{"), b"game", b'"tortuga"')
    at = put_int_field(json, at, b"seats", state.seats)
    at = put_int_field(json, at, b"chests", state.chests)
    at = put_int_field(json, at, b"start", state.start)
    at = put_field(json, at, b"phase", A_PHASE[state.phase])
    at = write_boards(state, json, put_key(json, at, b"boards"))
    at = write_chests(state.central, json, put_key(json, at, b"central"))
    at = write_counts(COLOUR_KEYS, state.bag, json, put_key(json, at, b"bag"))
    at = put_progress(state, json, at)
    at = put_seats(state, state.resting, b"resting", json, at)
    at = put_seats(state, state.decided, b"decided", json, at)
    at = put_seats(state, state.naming, b"naming", json, at)
    at = put_seats(state, state.stuck, b"stuck", json, at)
    return put_raw(json, at, b"}")


@kernel
def put_progress(state: Tortuga, json: JsonBuffer, at: int) -> int:
    if state.phase in RESOLVING:
        at = put_field(json, at, b"action", AN_ACTION[state.action])
        at = put_field(json, at, b"rank", A_RANK[state.rank])
    if state.attacked != NOBODY:
        at = put_int_field(json, at, b"attacked", state.attacked)
    if state.phase in WITH_ACTOR:
        at = put_int_field(json, at, b"actor", state.actor)
    if state.to_find:
        at = put_int_field(json, at, b"find", state.to_find)
    return at


@kernel
def put_seats(state: Tortuga, seats: int, key: bytes, json: JsonBuffer, at: int) -> int:
    """A set of seats, unless it is empty."""
    if not seats:
        return at
    at = put_raw(json, put_key(json, at, key), b"[")
    for seat in range(state.seats):
        if seats & bit(seat):
            at = put_int(json, next_item(json, at), seat)
    return put_raw(json, at, b"]")


@kernel
def write_boards(state: Tortuga, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(state.seats):
        at = write_board(state, seat, json, next_item(json, at))
    return put_raw(json, at, b"]")


@kernel
def write_board(state: Tortuga, seat: int, json: JsonBuffer, at: int) -> int:
    at = put_int_field(json, put_raw(json, at, b"{"), b"ship", state.marker[SHIP, seat])
    at = put_int_field(json, at, b"pirate", state.marker[PIRATE, seat])
    at = write_chests(state.tortuga[seat], json, put_key(json, at, b"tortuga"))
    at = write_hold(state, FLEET, seat, json, put_key(json, at, b"fleet"))
    at = write_hold(state, CREW, seat, json, put_key(json, at, b"crew"))
    at = write_chests(state.island[seat], json, put_key(json, at, b"island"))
    at = write_counts(ACTION_KEYS, state.bonus[seat], json, put_key(json, at, b"bonus"))
    if state.chosen[seat]:
        at = put_field(json, at, b"chosen", AN_ACTION[state.chosen[seat] - 1])
    at = write_coins(state.tokens[seat], state.token_counts[seat], json, put_key(json, at, b"tokens"))
    at = write_dice(state, seat, json, put_key(json, at, b"dice"))
    if state.looked_count and state.ranked[0] == seat:
        at = write_coins(state.looked, state.looked_count, json, put_key(json, at, b"looked"))
    if state.phase == Phase.STOWING and state.filling[seat] != DONE:
        at = put_field(json, at, b"filling", AN_AREA[state.filling[seat]])
    return put_raw(json, at, b"}")


@kernel
def write_chests(counts: NDArray[np.int8], json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for colour in range(len(A_COLOUR)):
        for _ in range(counts[colour]):
            at = put_raw(json, next_item(json, at), A_COLOUR[colour])
    return put_raw(json, at, b"]")


@kernel
def write_hold(state: Tortuga, area: int, seat: int, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for place in range(state.held[area, seat]):
        at = put_raw(json, next_item(json, at), A_COLOUR[state.hold[area, seat, place]])
    return put_raw(json, at, b"]")


@kernel
def write_counts(words: tuple[bytes, ...], counts: NDArray[np.int8], json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    for place in range(len(words)):
        if counts[place]:
            at = put_int_field(json, at, words[place], counts[place])
    return put_raw(json, at, b"}")


@kernel
def write_coins(counts: NDArray[np.int8], total: int, json: JsonBuffer, at: int) -> int:
    """Tokens, and null for each that the viewer cannot see."""
    at, hidden = put_raw(json, at, b"["), np.int64(total)
    for value in range(N_VALUES):
        for _ in range(counts[value]):
            at = put_raw(json, next_item(json, at), SOME_COINS[value])
            hidden -= 1
    for _ in range(hidden):
        at = put_raw(json, next_item(json, at), b"null")
    return put_raw(json, at, b"]")


@kernel
def write_dice(state: Tortuga, seat: int, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    for die in range(len(DIE_KEYS)):
        at = write_die(state, seat, die, json, put_key(json, at, DIE_KEYS[die]))
    return put_raw(json, at, b"}")


@kernel
def write_die(state: Tortuga, seat: int, die: int, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    if state.thrown[seat] & bit(die):
        at = put_face(state, seat, die, json, at)
    else:
        for action in range(len(AN_ACTION)):
            if state.placed[seat, action] & bit(die):
                at = put_field(json, at, b"placed", AN_ACTION[action])
    return put_raw(json, at, b"}")


@kernel
def put_face(state: Tortuga, seat: int, die: int, json: JsonBuffer, at: int) -> int:
    if state.veiled & bit(seat):
        at = put_field(json, at, b"hidden", b"true")
    else:
        at = put_field(json, at, b"shows", A_FACE[state.faces[seat, die]])
    if state.phase == Phase.KEEPING and state.kept[seat] & bit(die):
        at = put_field(json, at, b"kept", b"true")
    return at
