"""Cartagena: writing positions and actions as JSON, in compiled code."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE
from brethren.games.cartagena import rules
from brethren.games.cartagena.events import ENDINGS, SYMBOLS, VARIANTS
from brethren.games.cartagena.rules import Cartagena, Variant
from brethren.kernel import kernel
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

A_SYMBOL, A_VARIANT, AN_ENDING, A_TRUTH = map(values, (SYMBOLS, VARIANTS, ENDINGS, (False, True)))
SYMBOL_KEYS = keys(SYMBOLS)


# Actions


@kernel
def write_action(state: Cartagena, seat: int, action: int, json: JsonBuffer, at: int) -> int:
    if seat == CHANCE:
        return write_chance(action, json, at)
    if action == rules.END_TURN:
        return put_field(json, at, b"verb", b'"end turn"')
    if action >= rules.RETREAT:
        return write_retreat(state, action - rules.RETREAT, json, at)
    return write_advance(state, action // len(A_SYMBOL), action % len(A_SYMBOL), json, at)


@kernel
def write_chance(chance: int, json: JsonBuffer, at: int) -> int:
    if chance < rules.LAY:
        return put_field(json, put_field(json, at, b"verb", b'"draw"'), b"symbol", A_SYMBOL[chance - rules.DRAW])
    at = put_field(json, at, b"verb", b'"lay"')
    at = put_int_field(json, at, b"segment", (chance - rules.LAY) // 2 + 1)
    return put_field(json, at, b"reversed", A_TRUTH[(chance - rules.LAY) % 2])


@kernel
def write_retreat(state: Cartagena, place: int, json: JsonBuffer, at: int) -> int:
    to = rules.nearest_company(state.joinable, place)
    at = put_field(json, at, b"verb", b'"retreat"')
    at = put_int_field(json, at, b"space", place)
    at = put_int_field(json, at, b"to", to)
    return put_int_field(json, at, b"cards", state.crowd[to])


@kernel
def write_advance(state: Cartagena, place: int, symbol: int, json: JsonBuffer, at: int) -> int:
    at = put_field(json, at, b"verb", b'"advance"')
    at = put_int_field(json, at, b"space", place)
    at = put_field(json, at, b"symbol", A_SYMBOL[symbol])
    return put_int_field(json, at, b"to", rules.next_empty(state.marked[symbol], state.occupied, place))


# Positions


@kernel
def write_position(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_field(json, put_raw(json, at, b"{"), b"game", b'"cartagena"')
    at = put_int_field(json, at, b"seats", state.seats)
    at = put_field(json, at, b"variant", A_VARIANT[state.variant])
    at = put_int_field(json, at, b"start", state.start)
    at = write_tunnel(state, json, put_key(json, at, b"tunnel"))
    at = write_pirates(state, json, put_key(json, at, b"pirates"))
    at = write_hands(state, json, put_key(json, at, b"hands"))
    at = write_row(state, json, put_key(json, at, b"row"))
    at = put_int_field(json, at, b"deck", state.deck_size)
    at = write_cards(state.discards, json, put_key(json, at, b"discards"))
    at = put_int_field(json, at, b"turn", state.turn)
    at = put_int_field(json, at, b"moves_left", state.moves_left)
    at = put_int_field(json, at, b"idle", state.idle)
    at = put_int_field(json, at, b"turns", state.turns)
    at = write_due(state, json, at)
    if state.variant == Variant.HISPANIOLA:
        at = write_cards_of_seats(state, state.known, json, put_key(json, at, b"known"))
    if rules.has_hidden_hands(state):
        at = write_memory(state, json, put_key(json, at, b"memory"))
    if state.ending:
        at = put_field(json, at, b"ending", AN_ENDING[state.ending])
    return put_raw(json, at, b"}")


@kernel
def write_tunnel(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for space in range(1, 1 + len(A_SYMBOL) * state.laid):
        at = put_raw(json, next_item(json, at), A_SYMBOL[state.tunnel[space]])
    return put_raw(json, at, b"]")


@kernel
def write_pirates(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(state.seats):
        at = put_raw(json, next_item(json, at), b"[")
        for place in range(rules.FRONT, rules.BOAT + 1):
            for _ in range(state.pirates[seat, place]):
                at = put_int(json, next_item(json, at), place)
        at = put_raw(json, at, b"]")
    return put_raw(json, at, b"]")


@kernel
def write_hands(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(state.seats):
        at = put_cards(state.hands[seat], json, put_raw(json, next_item(json, at), b"{"))
        hidden = int(state.hand_sizes[seat]) - int(state.hands[seat].sum())
        if hidden:
            at = put_int_field(json, at, b"hidden", hidden)
        at = put_raw(json, at, b"}")
    return put_raw(json, at, b"]")


@kernel
def put_cards(cards: NDArray[np.int8], json: JsonBuffer, at: int) -> int:
    for symbol in range(len(SYMBOL_KEYS)):
        if cards[symbol]:
            at = put_int_field(json, at, SYMBOL_KEYS[symbol], cards[symbol])
    return at


@kernel
def write_cards(cards: NDArray[np.int8], json: JsonBuffer, at: int) -> int:
    return put_raw(json, put_cards(cards, json, put_raw(json, at, b"{")), b"}")


@kernel
def write_cards_of_seats(state: Cartagena, cards: NDArray[np.int8], json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(state.seats):
        at = write_cards(cards[seat], json, next_item(json, at))
    return put_raw(json, at, b"]")


@kernel
def write_row(state: Cartagena, json: JsonBuffer, at: int) -> int:
    """The next card to be taken comes first."""
    at = put_raw(json, at, b"[")
    for place in range(state.row_size):
        at = put_raw(json, next_item(json, at), A_SYMBOL[rules.card_in_row(state, place)])
    return put_raw(json, at, b"]")


@kernel
def write_due(state: Cartagena, json: JsonBuffer, at: int) -> int:
    """The cards that still have to be drawn, if any."""
    if not (state.to_deal or state.to_lay or state.to_draw):
        return at
    at = put_raw(json, put_key(json, at, b"due"), b"{")
    at = put_int_field(json, at, b"deal", state.to_deal)
    at = put_int_field(json, at, b"row", state.to_lay)
    at = put_int_field(json, at, b"draw", state.to_draw)
    return put_raw(json, at, b"}")


@kernel
def write_memory(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"{")
    at = write_cards(state.shuffled, json, put_key(json, at, b"shuffled"))
    at = write_draws(state, json, put_key(json, at, b"draws"))
    at = write_cards_of_seats(state, state.drawn, json, put_key(json, at, b"drawn"))
    at = write_cards_of_seats(state, state.revealed, json, put_key(json, at, b"revealed"))
    return put_raw(json, at, b"}")


@kernel
def write_draws(state: Cartagena, json: JsonBuffer, at: int) -> int:
    at = put_raw(json, at, b"[")
    for seat in range(state.seats):
        at = put_int(json, next_item(json, at), state.draws[seat])
    return put_raw(json, at, b"]")
