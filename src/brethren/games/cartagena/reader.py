"""Positions of Cartagena, read."""

from collections.abc import Iterable
from copy import copy
from typing import Any

import numpy as np

from brethren.game.reading import Reading, counts, items, number, word
from brethren.game.verbs import SPECTATOR
from brethren.games.cartagena import rules
from brethren.games.cartagena.events import ENDINGS, SYMBOLS, VARIANTS
from brethren.games.cartagena.rules import Cartagena, Ending, Variant
from brethren.games.cartagena.secrets import deal_by_origin, veil, was_reshuffled
from brethren.kernel import bit, seeded

HAND_TRIES = 2_000  # to find hands that fit a memory

KEYS = (
    "game",
    "seats",
    "variant",
    "start",
    "tunnel",
    "pirates",
    "hands",
    "row",
    "deck",
    "discards",
    "turn",
    "moves_left",
    "idle",
    "turns",
    "due",
    "known",
    "memory",
    "ending",
)
SEGMENT_WAYS = {
    tuple(order[::direction]): (segment, direction < 0)
    for segment, order in enumerate(rules.SEGMENTS.tolist())
    for direction in (1, -1)
}


def read_position(position: Any, state: Cartagena) -> None:
    read = Reading(position, "the position", KEYS)
    read.word("game", "cartagena", ("cartagena",))
    listed = read.raw("pirates", read.raw("hands", (0, 0)))
    state.seats = read.number("seats", len(listed) if isinstance(listed, list) else 2, 2, 5)
    state.variant = read.word("variant", "tortuga", VARIANTS)
    state.start = read.number("start", 0, 0, state.seats - 1)
    state.turn = read.number("turn", int(state.start), 0, state.seats - 1)
    state.moves_left = read.number("moves_left", rules.MOVES, 0, rules.MOVES)
    state.idle = read.number("idle", 0, 0, rules.IDLE_ROUNDS * int(state.seats))
    state.turns = read.number("turns", 0, 0, rules.TURN_LIMIT * int(state.seats))
    _read_tunnel(read, state)
    _read_pirates(read, state)
    _read_cards(read, state)
    _read_due(read, state)
    _read_memory(read, state)
    _read_ending(read, state)


def _read_tunnel(read: Reading, state: Cartagena) -> None:
    default = [SYMBOLS[symbol] for symbol in rules.SEGMENTS.flatten().tolist()]
    tunnel = [word(symbol, "a symbol of the tunnel", SYMBOLS) for symbol in read.items("tunnel", rules.SPACES, default)]
    if len(tunnel) % len(SYMBOLS):
        raise ValueError(f"the tunnel is laid in segments of six spaces; {len(tunnel)} symbols are not whole segments")
    for first in range(0, len(tunnel), len(SYMBOLS)):
        segment, _ = SEGMENT_WAYS.get(tuple(tunnel[first : first + 6]), (-1, False))
        if segment < 0 or state.segments[segment]:
            raise ValueError(f"spaces {first + 1} to {first + 6} of the tunnel are not a segment that is still free")
        state.segments[segment] = 1
        state.laid += 1
    for space, symbol in enumerate(tunnel, 1):
        state.tunnel[space] = symbol
        state.marked[symbol] |= bit(space)


def _read_pirates(read: Reading, state: Cartagena) -> None:
    for seat, listed in enumerate(read.each_seat("pirates", int(state.seats), [rules.FRONT] * rules.PIRATES)):
        where = f"the pirates of seat {seat}"
        places = [
            number(place, f"a place in {where}", rules.FRONT, rules.BOAT)
            for place in items(listed, where, rules.PIRATES)
        ]
        if len(places) != rules.PIRATES:
            raise ValueError(f"{where} must be {rules.PIRATES} places, not {len(places)}")
        for place in places:
            state.pirates[seat, place] += 1
            state.standing[seat] |= bit(place)
            rules.update_crowd(state, place, 1)
            if rules.FRONT < place < rules.BOAT and state.crowd[place] > rules.MAX_ON_SPACE:
                raise ValueError(f"space {place} holds {state.crowd[place]} pirates; at most {rules.MAX_ON_SPACE} fit")
    if state.laid < len(rules.SEGMENTS) and state.occupied:
        raise ValueError("pirates are in the tunnel before it is laid")


def _read_cards(read: Reading, state: Cartagena) -> None:
    for seat, listed in enumerate(read.each_seat("hands", int(state.seats), {})):
        *cards, hidden = counts(listed, f"the hand of seat {seat}", (*SYMBOLS, "hidden"), rules.CARDS * len(SYMBOLS))
        if hidden and state.variant == Variant.TORTUGA:
            raise ValueError("no card is hidden in the Tortuga variant")
        state.hands[seat] = cards
        _set_size(state.hand_sizes, seat, sum(cards) + hidden)
    row = [word(symbol, "a card of the row", SYMBOLS) for symbol in read.items("row", rules.ROW)]
    if row and state.variant == Variant.JAMAICA:
        raise ValueError("there is no open row in Jamaica")
    state.row = sum(symbol << rules.CARD_BITS * i for i, symbol in enumerate(row))
    state.row_size = len(row)
    state.discards[:] = read.counts("discards", SYMBOLS, rules.CARDS * len(SYMBOLS))
    for i, symbol in enumerate(SYMBOLS):
        used = int(state.hands[:, i].sum()) + row.count(i) + int(state.discards[i])
        if used > rules.CARDS:
            raise ValueError(f"{used} cards show a {symbol}; there are {rules.CARDS}")
        state.deck[i] = rules.CARDS - used
    deck = rules.CARDS * len(SYMBOLS) - int(state.hand_sizes.sum()) - len(row) - int(state.discards.sum())
    if deck < 0:
        raise ValueError(f"hands, row and discards have {-deck} cards more than there are")
    if read.number("deck", deck, 0, rules.CARDS * len(SYMBOLS)) != deck:
        raise ValueError(f"the deck must have the other {deck} cards, not {read.raw('deck')}")
    state.deck_size = deck


def _set_size(sizes: Any, seat: int, size: int) -> None:
    if size > rules.CARDS * len(SYMBOLS):
        raise ValueError(f"the hand of seat {seat} has {size} cards; there are {rules.CARDS * len(SYMBOLS)}")
    sizes[seat] = size


def _read_due(read: Reading, state: Cartagena) -> None:
    """Cards that still have to be drawn: at the beginning, for the row, for the seat whose turn it is."""
    everything = rules.HAND * int(state.seats)
    beginning = everything if state.laid < len(rules.SEGMENTS) else 0
    due = Reading(read.raw("due", {}), "what is due", ("deal", "row", "draw"))
    state.to_deal = due.number("deal", beginning, 0, everything)
    state.to_lay = due.number("row", 0, 0, rules.ROW - state.row_size if state.variant != Variant.JAMAICA else 0)
    state.to_draw = due.number("draw", 0, 0, rules.MAX_ON_SPACE - 1)
    dealt = everything - state.to_deal
    hands = [int(state.hand_sizes[(state.start + i) % state.seats]) for i in range(state.seats)]
    if state.to_deal and hands != [min(max(dealt - rules.HAND * i, 0), rules.HAND) for i in range(state.seats)]:
        raise ValueError(f"with {state.to_deal} cards to deal, the hands must be dealt from the start player on")
    if state.laid < len(rules.SEGMENTS) and state.to_deal < everything:
        raise ValueError("cards are dealt before the tunnel is laid")
    if state.to_lay > state.deck_size or (state.to_draw and not state.deck_size):
        raise ValueError("more is due than the deck can give")
    begun = state.turns or state.idle or state.moves_left < rules.MOVES or state.turn != state.start
    moved = state.crowd[rules.FRONT] < rules.PIRATES * state.seats or state.discards.any() or state.row_size
    if state.to_deal and (begun or moved or state.to_lay or state.to_draw):
        raise ValueError("nothing else can have happened before all is dealt")
    if state.to_draw and not state.to_lay and state.variant != Variant.JAMAICA:
        raise ValueError("cards of the open row are taken at once: none can be due from it")


def _read_memory(read: Reading, state: Cartagena) -> None:
    """What is known of hidden cards (C6). If it is left out, the deck has never been shuffled."""
    seats = int(state.seats)
    if state.variant != Variant.HISPANIOLA and "known" in read:
        raise ValueError("only in Hispaniola does a hand hold cards that others know")
    if state.variant == Variant.TORTUGA:
        if "memory" in read:
            raise ValueError("there is nothing hidden to remember in the Tortuga variant")
        return
    for seat, listed in enumerate(read.each_seat("known", seats, {})):
        state.known[seat] = counts(listed, f"the known cards of seat {seat}", SYMBOLS, rules.CARDS)
        if (state.known[seat] > state.hands[seat]).any():
            raise ValueError(f"seat {seat} is known to hold cards that are not in its hand")
    memory = Reading(read.raw("memory", {}), "memory", ("shuffled", "draws", "drawn", "revealed"))
    for seat, listed in enumerate(memory.each_seat("revealed", seats, {})):
        state.revealed[seat] = counts(listed, f"the cards revealed by seat {seat}", SYMBOLS, rules.CARDS)
    if (state.revealed.sum(axis=0) > state.discards).any():
        raise ValueError("more cards are remembered as revealed than were discarded")
    is_open = [state.hands[seat].sum() == state.hand_sizes[seat] for seat in range(seats)]
    held = state.hands - state.known + state.revealed
    natural = [_cards(held[seat].tolist()) if is_open[seat] else {} for seat in range(seats)]
    for seat, listed in enumerate(memory.each_seat("drawn", seats, {}) if "drawn" in memory else natural):
        state.drawn[seat] = counts(listed, f"the cards drawn by seat {seat}", SYMBOLS, rules.CARDS)
        if not is_open[seat] and state.drawn[seat].any():
            raise ValueError(f"the hand of seat {seat} is hidden, and with it what it has drawn")
    _read_draws(memory, state, is_open)
    told = [is_open[seat] and state.drawn[seat].sum() == state.draws[seat] for seat in range(seats)]
    _read_shuffled(memory, state, told)
    if not all(told):
        _check_worlds(state, told)


def _cards(cards: Iterable[int]) -> dict[str, int]:
    return {symbol: number for symbol, number in zip(SYMBOLS, cards, strict=True) if number}


def _read_draws(memory: Reading, state: Cartagena, is_open: list[bool]) -> None:
    """Cards drawn unseen since the shuffle are still hidden, or were revealed. What they were may be hidden too."""
    for seat, listed in enumerate(memory.each_seat("draws", len(is_open), None)):
        drawn, hidden = int(state.drawn[seat].sum()), int(state.hand_sizes[seat]) - int(state.known[seat].sum())
        least, most = drawn, hidden + int(state.revealed[seat].sum())
        if is_open[seat] and (drawn or hidden):
            most = drawn
        natural = drawn if is_open[seat] else most
        where = f"the draws of seat {seat}"
        state.draws[seat] = number(natural if "draws" not in memory else listed, where, least, most)


def _read_shuffled(memory: Reading, state: Cartagena, told: list[bool]) -> None:
    """The cards shuffled are still in the deck, or have been drawn; older ones were in hands then."""
    in_deck = state.deck.astype(int)
    drawn = state.drawn.sum(axis=0, dtype=int)
    held = state.hands.astype(int) - state.known + state.revealed
    unseen = in_deck + sum(held[seat] for seat, known in enumerate(told) if not known)
    natural = _cards((unseen + drawn).tolist())
    shuffled = np.array(counts(memory.raw("shuffled", natural), "the cards last shuffled", SYMBOLS, rules.CARDS))
    if (shuffled < drawn).any() or np.minimum(shuffled - drawn, in_deck).sum() < state.deck_size:
        raise ValueError("more cards were drawn than the deck had when it was last shuffled")
    if (state.drawn > held).any():
        raise ValueError("cards are remembered as drawn that are neither in a hand nor revealed")
    if (shuffled - drawn > unseen).any() or shuffled.sum() != state.deck_size + state.draws.sum():
        raise ValueError("the cards last shuffled must be those still in the deck and those drawn since")
    state.shuffled[:] = shuffled


def _check_worlds(state: Cartagena, told: list[bool]) -> None:
    """For every viewer there must be hands that fit everything remembered of them."""
    for viewer in (SPECTATOR, *(seat for seat, known in enumerate(told) if known)):
        view, random = copy(state), seeded(0)
        veil(view, viewer)
        if was_reshuffled(view, viewer) and not any(deal_by_origin(view, viewer, random) for _ in range(HAND_TRIES)):
            raise ValueError("no hands fit what is remembered of the hidden cards")


def _read_ending(read: Reading, state: Cartagena) -> None:
    aboard = [seat for seat in range(state.seats) if state.pirates[seat, rules.BOAT] == rules.PIRATES]
    if len(aboard) > 1:
        raise ValueError(f"seats {aboard[0]} and {aboard[1]} have both escaped; the first ends the game")
    natural = Ending.TURNS_UP if state.turns == rules.TURN_LIMIT * int(state.seats) else Ending.GOING_ON
    if aboard:
        natural = Ending.ESCAPED
    elif state.idle == rules.IDLE_ROUNDS * int(state.seats):
        natural = Ending.PASSED if rules.somebody_can_move(state) else Ending.STALLED
    state.ending = read.word("ending", ENDINGS[natural], ENDINGS)
    if state.ending != natural:
        raise ValueError(
            f"the ending of this position is {ENDINGS[natural] or 'not reached'}, not {read.raw('ending')}"
        )
