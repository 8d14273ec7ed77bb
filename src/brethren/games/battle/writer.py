"""Battle for Tortuga: writing positions and actions as JSON, in compiled code."""

from brethren.game.verbs import CHANCE
from brethren.games.battle import rules
from brethren.games.battle.events import ENDINGS, FLEETS, HEADINGS, PLAYS, SIDES, SQUARES
from brethren.games.battle.rules import Battle, Format, Phase
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

A_PLAY, A_SQUARE, A_HEADING, A_SIDE, AN_ENDING = map(values, (PLAYS, SQUARES, HEADINGS, SIDES, ENDINGS))
A_FLEET = values((*FLEETS, None))  # NO_FLEET is the last
FLEET_KEYS = keys(FLEETS)


# Actions


@kernel
def write_action(state: Battle, seat: int, action: int, json: JsonBuffer, at: int) -> int:
    if seat == CHANCE:
        return write_reveal(action - rules.REVEAL, json, at)
    if action < rules.SCOUT:
        return put_field(json, put_field(json, at, b"verb", b'"choose"'), b"fleet", A_FLEET[action - rules.CHOOSE])
    if action < rules.HEAD:
        return put_field(json, put_field(json, at, b"verb", b'"scout"'), b"square", A_SQUARE[action - rules.SCOUT])
    if action < rules.SAIL:
        return put_field(json, put_field(json, at, b"verb", b'"head"'), b"heading", A_HEADING[action - rules.HEAD])
    if action < rules.TURN:
        return write_sailing(state, action - rules.SAIL, json, at)
    return write_turning(action - rules.TURN, json, at)


@kernel
def write_reveal(chance: int, json: JsonBuffer, at: int) -> int:
    at = put_field(json, at, b"verb", b'"reveal"')
    at = put_field(json, at, b"fleet", A_FLEET[chance // rules.N_KINDS])
    return put_int_field(json, at, b"masts", chance % rules.N_KINDS + 1)


@kernel
def write_sailing(state: Battle, course: int, json: JsonBuffer, at: int) -> int:
    square = course // rules.N_BOWS
    at = put_field(json, at, b"verb", b'"sail"')
    at = put_field(json, at, b"from", A_SQUARE[square])
    return put_field(json, at, b"to", A_SQUARE[rules.NEIGHBOURS[state.headings[square], square, course % rules.N_BOWS]])


@kernel
def write_turning(turning: int, json: JsonBuffer, at: int) -> int:
    at = put_field(json, at, b"verb", b'"turn"')
    at = put_field(json, at, b"square", A_SQUARE[turning // len(A_SIDE)])
    return put_field(json, at, b"side", A_SIDE[turning % len(A_SIDE)])


# Positions


@kernel
def write_position(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_field(json, put_raw(json, at, b"{"), b"game", b'"battle"')
    at = put_field(json, at, b"play", A_PLAY[state.play])
    at = put_int_field(json, at, b"start", state.start)
    at = put_int_field(json, at, b"turn", state.turn)
    at = write_fleets(state, json, put_key(json, at, b"fleets"))
    at = write_waves(state, json, put_key(json, at, b"waves"))
    at = write_ships(state, json, put_key(json, at, b"ships"))
    at = write_sunk(state, json, put_key(json, at, b"sunk"))
    at = put_int_field(json, at, b"quiet", state.quiet)
    at = write_match(state, json, put_key(json, at, b"match"))
    if state.play == Format.MATCH:
        at = put_int_field(json, at, b"round", state.rounds)
    if state.phase == Phase.REVEALING:
        at = put_field(json, at, b"scouting", A_SQUARE[state.scouted])
    if state.ending:
        at = put_field(json, at, b"ending", AN_ENDING[state.ending])
    return put_raw(json, at, b"}")


@kernel
def write_fleets(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(rules.N_SEATS):
        at = put_raw(json, next_item(json, at), A_FLEET[state.fleets[seat]])
    return put_raw(json, at, b"]")


@kernel
def write_waves(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for square in range(len(A_SQUARE)):
        if int(state.waves) & bit(square):
            at = put_raw(json, next_item(json, at), A_SQUARE[square])
    return put_raw(json, at, b"]")


@kernel
def write_ships(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for square in range(len(A_SQUARE)):
        if state.masts[square]:
            at = write_ship(state, square, json, next_item(json, at))
    return put_raw(json, at, b"]")


@kernel
def write_ship(state: Battle, square: int, json: JsonBuffer, at: int) -> int:
    """A ship that has just been turned over has no heading yet."""
    at = put_field(json, put_raw(json, at, b"{"), b"square", A_SQUARE[square])
    at = put_field(json, at, b"fleet", A_FLEET[int(state.ships[1]) >> square & 1])
    at = put_int_field(json, at, b"masts", state.masts[square])
    at = put_field(json, at, b"heading", b"null" if square == state.scouted else A_HEADING[state.headings[square]])
    return put_raw(json, at, b"}")


@kernel
def write_sunk(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    for fleet in range(len(FLEET_KEYS)):
        at = put_raw(json, put_key(json, at, FLEET_KEYS[fleet]), b"[")
        for masts in range(rules.N_KINDS, 0, -1):
            for _ in range(state.sunk[fleet, masts - 1]):
                at = put_int(json, next_item(json, at), masts)
        at = put_raw(json, at, b"]")
    return put_raw(json, at, b"}")


@kernel
def write_match(state: Battle, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(rules.N_SEATS):
        at = put_int(json, next_item(json, at), state.match[seat])
    return put_raw(json, at, b"]")
