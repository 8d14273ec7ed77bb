"""Positions and actions of Wreckers as JSON."""

from brethren.game.verbs import CHANCE
from brethren.kernel import Paper, kernel, next_item, next_key, put, put_figure, put_number, put_word
from brethren.kernel.bits import bit

from .rules import LANTERNS, NONE, Wreckers


@kernel
def write_action(state: Wreckers, seat: int, action: int, paper: Paper, at: int) -> int:
    if seat != CHANCE:
        return put_figure(paper, put_word(paper, at, b"verb", b'"show"'), b"lantern", action + 1)
    if state.coves_given < state.seats:
        at = put_figure(paper, put_word(paper, at, b"verb", b'"cove"'), b"seat", state.coves_given)
        return put_figure(paper, at, b"number", action + 1)
    return put_figure(paper, put_word(paper, at, b"verb", b'"tide"'), b"coins", action + 1)


@kernel
def write_position(state: Wreckers, paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    at = put_word(paper, at, b"game", b'"wreckers"')
    at = put_figure(paper, at, b"seats", state.seats)
    at = put_figure(paper, at, b"coves", state.coves_given)
    at = put_figure(paper, at, b"rounds", state.rounds)
    at = put_figure(paper, at, b"wreck", state.wreck)
    at = put_figure(paper, at, b"lying", state.lying)
    at = put(paper, next_key(paper, at, b"players"), b"[")
    for seat in range(state.seats):
        at = write_player(state, seat, paper, next_item(paper, at))
    return put(paper, at, b"]}")


@kernel
def write_player(state: Wreckers, seat: int, paper: Paper, at: int) -> int:
    at = put_figure(paper, put(paper, at, b"{"), b"coins", state.coins[seat])
    at = write_number(paper, at, b"cove", state.cove[seat])
    at = write_number(paper, at, b"lantern", state.chosen[seat])
    at = put(paper, next_key(paper, at, b"used"), b"[")
    for lantern in range(LANTERNS):
        if state.used[seat] & bit(lantern):
            at = put_number(paper, next_item(paper, at), lantern + 1)
    return put(paper, at, b"]}")


@kernel
def write_number(paper: Paper, at: int, key: bytes, number: int) -> int:
    """Counted from 1; null if it isn't known."""
    if number == NONE:
        return put_word(paper, at, key, b"null")
    return put_figure(paper, at, key, number + 1)
