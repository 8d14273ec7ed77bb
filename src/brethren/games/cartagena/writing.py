"""Cartagena written down: positions and actions as JSON, in compiled code."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import CHANCE
from brethren.games.cartagena.rules import (
    BOAT,
    CARD_BITS,
    DRAW,
    END_TURN,
    FRONT,
    HISPANIOLA,
    LAY,
    RETREAT,
    Cartagena,
    has_hidden_hands,
    nearest_company,
    next_empty,
)
from brethren.games.cartagena.story import ENDINGS, SYMBOLS, VARIANTS
from brethren.kernel import (
    Paper,
    below,
    kernel,
    keys,
    next_item,
    next_key,
    put,
    put_figure,
    put_number,
    put_word,
    values,
)

A_SYMBOL, A_VARIANT, AN_ENDING, A_TRUTH = map(values, (SYMBOLS, VARIANTS, ENDINGS, (False, True)))
SYMBOL_KEYS = keys(SYMBOLS)


# Actions


@kernel
def write_action(state: Cartagena, seat: int, action: int, paper: Paper, at: int) -> int:
    if seat == CHANCE:
        return write_chance(action, paper, at)
    if action == END_TURN:
        return put_word(paper, at, b"verb", b'"end turn"')
    if action >= RETREAT:
        return write_retreat(state, action - RETREAT, paper, at)
    return write_advance(state, action // len(A_SYMBOL), action % len(A_SYMBOL), paper, at)


@kernel
def write_chance(chance: int, paper: Paper, at: int) -> int:
    if chance < LAY:
        return put_word(paper, put_word(paper, at, b"verb", b'"draw"'), b"symbol", A_SYMBOL[chance - DRAW])
    at = put_word(paper, at, b"verb", b'"lay"')
    at = put_figure(paper, at, b"segment", (chance - LAY) // 2 + 1)
    return put_word(paper, at, b"reversed", A_TRUTH[(chance - LAY) % 2])


@kernel
def write_retreat(state: Cartagena, place: int, paper: Paper, at: int) -> int:
    to = nearest_company(state.sociable, place)
    at = put_word(paper, at, b"verb", b'"retreat"')
    at = put_figure(paper, at, b"space", place)
    at = put_figure(paper, at, b"to", to)
    return put_figure(paper, at, b"cards", state.crowd[to])


@kernel
def write_advance(state: Cartagena, place: int, symbol: int, paper: Paper, at: int) -> int:
    at = put_word(paper, at, b"verb", b'"advance"')
    at = put_figure(paper, at, b"space", place)
    at = put_word(paper, at, b"symbol", A_SYMBOL[symbol])
    return put_figure(paper, at, b"to", next_empty(state.marked[symbol], state.occupied, place))


# Positions


@kernel
def write_position(state: Cartagena, paper: Paper, at: int) -> int:
    at = put_word(paper, put(paper, at, b"{"), b"game", b'"cartagena"')
    at = put_figure(paper, at, b"seats", state.seats)
    at = put_word(paper, at, b"variant", A_VARIANT[state.variant])
    at = put_figure(paper, at, b"start", state.start)
    at = write_tunnel(state, paper, next_key(paper, at, b"tunnel"))
    at = write_pirates(state, paper, next_key(paper, at, b"pirates"))
    at = write_hands(state, paper, next_key(paper, at, b"hands"))
    at = write_row(state, paper, next_key(paper, at, b"row"))
    at = put_figure(paper, at, b"deck", state.deck_size)
    at = write_cards(state.discards, paper, next_key(paper, at, b"discards"))
    at = put_figure(paper, at, b"turn", state.turn)
    at = put_figure(paper, at, b"moves_left", state.moves_left)
    at = put_figure(paper, at, b"idle", state.idle)
    at = put_figure(paper, at, b"turns", state.turns)
    at = write_due(state, paper, at)
    if state.variant == HISPANIOLA:
        at = write_cards_of_seats(state, state.known, paper, next_key(paper, at, b"known"))
    if has_hidden_hands(state):
        at = write_memory(state, paper, next_key(paper, at, b"memory"))
    if state.ending:
        at = put_word(paper, at, b"ending", AN_ENDING[state.ending])
    return put(paper, at, b"}")


@kernel
def write_tunnel(state: Cartagena, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for space in range(1, 1 + len(A_SYMBOL) * state.laid):
        at = put(paper, next_item(paper, at), A_SYMBOL[state.tunnel[space]])
    return put(paper, at, b"]")


@kernel
def write_pirates(state: Cartagena, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(state.seats):
        at = put(paper, next_item(paper, at), b"[")
        for place in range(FRONT, BOAT + 1):
            for _ in range(state.pirates[seat, place]):
                at = put_number(paper, next_item(paper, at), place)
        at = put(paper, at, b"]")
    return put(paper, at, b"]")


@kernel
def write_hands(state: Cartagena, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(state.seats):
        at = put_cards(state.hands[seat], paper, put(paper, next_item(paper, at), b"{"))
        hidden = int(state.hand_sizes[seat]) - int(state.hands[seat].sum())
        if hidden:
            at = put_figure(paper, at, b"hidden", hidden)
        at = put(paper, at, b"}")
    return put(paper, at, b"]")


@kernel
def put_cards(cards: NDArray[np.int8], paper: Paper, at: int) -> int:
    for symbol in range(len(SYMBOL_KEYS)):
        if cards[symbol]:
            at = put_figure(paper, at, SYMBOL_KEYS[symbol], cards[symbol])
    return at


@kernel
def write_cards(cards: NDArray[np.int8], paper: Paper, at: int) -> int:
    return put(paper, put_cards(cards, paper, put(paper, at, b"{")), b"}")


@kernel
def write_cards_of_seats(state: Cartagena, cards: NDArray[np.int8], paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(state.seats):
        at = write_cards(cards[seat], paper, next_item(paper, at))
    return put(paper, at, b"]")


@kernel
def write_row(state: Cartagena, paper: Paper, at: int) -> int:
    """The next card to be taken comes first."""
    at = put(paper, at, b"[")
    for place in range(state.row_size):
        symbol = int(state.row) >> CARD_BITS * place & below(CARD_BITS)
        at = put(paper, next_item(paper, at), A_SYMBOL[symbol])
    return put(paper, at, b"]")


@kernel
def write_due(state: Cartagena, paper: Paper, at: int) -> int:
    """What chance still owes, if anything."""
    if not (state.to_deal or state.to_lay or state.to_draw):
        return at
    at = put(paper, next_key(paper, at, b"due"), b"{")
    at = put_figure(paper, at, b"deal", state.to_deal)
    at = put_figure(paper, at, b"row", state.to_lay)
    at = put_figure(paper, at, b"draw", state.to_draw)
    return put(paper, at, b"}")


@kernel
def write_memory(state: Cartagena, paper: Paper, at: int) -> int:
    at = put(paper, at, b"{")
    at = write_cards(state.shuffled, paper, next_key(paper, at, b"shuffled"))
    at = write_draws(state, paper, next_key(paper, at, b"draws"))
    at = write_cards_of_seats(state, state.drawn, paper, next_key(paper, at, b"drawn"))
    at = write_cards_of_seats(state, state.revealed, paper, next_key(paper, at, b"revealed"))
    return put(paper, at, b"}")


@kernel
def write_draws(state: Cartagena, paper: Paper, at: int) -> int:
    at = put(paper, at, b"[")
    for seat in range(state.seats):
        at = put_number(paper, next_item(paper, at), state.draws[seat])
    return put(paper, at, b"]")
