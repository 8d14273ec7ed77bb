"""Positions and actions of Wreckers as JSON."""

from brethren.game.verbs import CHANCE
from brethren.kernel import JsonBuffer, kernel, next_item, put_field, put_int, put_int_field, put_key, put_raw
from brethren.kernel.bits import bit

from .rules import LANTERNS, NONE, Wreckers


@kernel
def write_action(state: Wreckers, seat: int, action: int, json: JsonBuffer, at: int) -> int:
    if seat != CHANCE:
        return put_int_field(json, put_field(json, at, b"verb", b'"show"'), b"lantern", action + 1)
    if state.coves_given < state.seats:
        at = put_int_field(json, put_field(json, at, b"verb", b'"cove"'), b"seat", state.coves_given)
        return put_int_field(json, at, b"number", action + 1)
    return put_int_field(json, put_field(json, at, b"verb", b'"tide"'), b"coins", action + 1)


@kernel
def write_position(state: Wreckers, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    at = put_field(json, at, b"game", b'"wreckers"')
    at = put_int_field(json, at, b"seats", state.seats)
    at = put_int_field(json, at, b"coves", state.coves_given)
    at = put_int_field(json, at, b"rounds", state.rounds)
    at = put_int_field(json, at, b"wreck", state.wreck)
    at = put_int_field(json, at, b"lying", state.lying)
    at = put_raw(json, put_key(json, at, b"players"), b"[")
    for seat in range(state.seats):
        at = write_player(state, seat, json, next_item(json, at))
    return put_raw(json, at, b"]}")


@kernel
def write_player(state: Wreckers, seat: int, json: JsonBuffer, at: int) -> int:
    at = put_int_field(json, put_raw(json, at, b"{"), b"coins", state.coins[seat])
    at = write_number(json, at, b"cove", state.cove[seat])
    at = write_number(json, at, b"lantern", state.chosen[seat])
    at = put_raw(json, put_key(json, at, b"used"), b"[")
    for lantern in range(LANTERNS):
        if state.used[seat] & bit(lantern):
            at = put_int(json, next_item(json, at), lantern + 1)
    return put_raw(json, at, b"]}")


@kernel
def write_number(json: JsonBuffer, at: int, key: bytes, number: int) -> int:
    """Counted from 1; null if it isn't known."""
    if number == NONE:
        return put_field(json, at, key, b"null")
    return put_int_field(json, at, key, number + 1)
