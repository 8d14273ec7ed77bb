"""Cartagena: pirates run a tunnel from the fortress to a boat. The first crew that is all aboard wins.

Numbers such as C3.2 are those of the rule page, docs/rules/cartagena.md. Hidden information (C6) is in secrets.py.
"""

from enum import IntEnum

import numpy as np

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.cartagena import events
from brethren.kernel import Record, at_least, below, bit, highest, i8, i16, i64, kernel, lowest

# What it is made of (C1)

BOTTLE, PISTOL, HAT, SKULL, DAGGER, KEY = range(6)
N_SYMBOLS = 6
SEGMENTS = np.array(
    [
        [BOTTLE, PISTOL, HAT, SKULL, DAGGER, KEY],
        [DAGGER, BOTTLE, KEY, PISTOL, HAT, SKULL],
        [PISTOL, KEY, DAGGER, HAT, SKULL, BOTTLE],
        [HAT, KEY, PISTOL, BOTTLE, SKULL, DAGGER],
        [PISTOL, HAT, DAGGER, SKULL, BOTTLE, KEY],
        [SKULL, PISTOL, BOTTLE, KEY, DAGGER, HAT],
    ]
)
FRONT, SPACES, BOAT = 0, 36, 37
PIRATES = 6
CARDS = 17  # of each symbol
HAND = 6
ROW = 12
CARD_BITS = 4
MOVES = 3
MAX_ON_SPACE = 3  # pirates that a space holds
IDLE_ROUNDS = 2
TURN_LIMIT = 200


class Variant(IntEnum):
    """C4."""

    TORTUGA, JAMAICA, HISPANIOLA = range(3)


class Ending(IntEnum):
    GOING_ON, ESCAPED, STALLED, PASSED, TURNS_UP = range(5)


class Cartagena(Record):
    seats = i8(least=2, most=5)  # players at the table, 2 to 5
    variant = i8(most=Variant.HISPANIOLA)  # TORTUGA, JAMAICA or HISPANIOLA (C4)
    start = i8(most=4)  # the seat that began
    ending = i8(most=Ending.TURNS_UP)  # GOING_ON, or how it ended
    turn = i8(most=4)  # the seat whose turn it is
    moves_left = i8(most=MOVES)  # in this turn
    idle = i8(most=IDLE_ROUNDS * 5)  # turns in a row without a move (C5.1)
    turns = i16(most=TURN_LIMIT * 5)  # turns that have ended (C5.2)

    laid = i8(most=len(SEGMENTS))  # tunnel segments laid so far
    segments = i8(6, most=1)  # 1 for each segment that is laid
    tunnel = i8(38, most=N_SYMBOLS - 1)  # the symbol of each space from 1 to 36
    marked = i64(6, most=(1 << BOAT) - 1)  # for each symbol, the set of spaces that show it
    occupied = i64(most=(1 << BOAT) - 1)  # the set of spaces with a pirate on them
    joinable = i64(most=(1 << BOAT) - 1)  # the set of spaces with one or two pirates, to fall back to
    standing = i64(5, most=(2 << BOAT) - 1)  # for each seat, the places with its pirates, front and boat included
    pirates = i8(5, 38, most=PIRATES)  # for each seat and place, how many stand there
    crowd = i8(38, most=PIRATES * 5)  # for each place, how many stand there in all

    hands = i8(5, 6, most=CARDS)  # cards of each seat by symbol; veiled, only those that everybody knows of
    known = i8(5, 6, most=CARDS)  # cards that everybody knows this seat to hold
    hand_sizes = i8(5, most=CARDS * N_SYMBOLS)
    row = i64(most=(1 << CARD_BITS * ROW) - 1)  # the open row: CARD_BITS for each card, next to be taken in the lowest
    row_size = i8(most=ROW)
    deck = i8(6, most=CARDS)  # cards in the deck; veiled, also those hidden in hands
    deck_size = i8(most=CARDS * N_SYMBOLS)
    discards = i8(6, most=CARDS)
    to_deal = i8(most=HAND * 5)  # cards still to be dealt at the beginning
    to_lay = i8(most=ROW)  # cards still to be laid into the row
    to_draw = i8(most=MAX_ON_SPACE)  # cards that the seat whose turn it is has still to draw

    # What an attentive player remembers of hidden cards since the deck was last shuffled (C6).
    shuffled = i8(6, most=CARDS)  # cards in the deck then, less those laid open since
    draws = i8(5, most=CARDS * N_SYMBOLS)  # how many cards each seat has drawn unseen
    drawn = i8(5, 6, most=CARDS)  # which ones, known to that seat alone
    revealed = i8(5, 6, most=CARDS)  # hidden cards that each seat has shown by playing them


# What can be done: moving forward names a place and a symbol, falling back a place.

ADVANCE = 0
RETREAT = ADVANCE + BOAT * N_SYMBOLS
END_TURN = RETREAT + BOAT + 1
N_ACTIONS = END_TURN + 1

# What can happen: a card of some symbol, a segment in one of two directions.

DRAW = 0
LAY = DRAW + N_SYMBOLS
N_CHANCES = LAY + 2 * len(SEGMENTS)


# How it begins (C2)


@kernel
def setup(state: Cartagena, seats: int, options: Numbers) -> None:
    state.seats, state.variant, state.start = seats, options[0], options[1]
    state.turn, state.moves_left = state.start, MOVES
    state.deck[:] = CARDS
    state.deck_size = CARDS * N_SYMBOLS
    state.to_deal = HAND * seats
    for seat in range(seats):
        state.pirates[seat, FRONT] = PIRATES
        state.standing[seat] = bit(FRONT)
    state.crowd[FRONT] = PIRATES * seats
    if has_hidden_hands(state):
        state.shuffled[:] = CARDS


@kernel
def wrap_seat(state: Cartagena, seat: int) -> int:
    """The seat of this number, counted around the table. (A remainder by a variable is slow.)"""
    return seat - state.seats if seat >= state.seats else seat


@kernel
def has_hidden_hands(state: Cartagena) -> bool:
    return state.variant != Variant.TORTUGA


@kernel
def has_open_row(state: Cartagena) -> bool:
    return state.variant != Variant.JAMAICA


# What may happen (C3.1 to C3.4)


@kernel
def deciding(state: Cartagena) -> int:
    if state.ending != Ending.GOING_ON:
        return 0
    if chance_is_next(state):
        return CHANCE_DECIDES
    return bit(state.turn)


@kernel
def chance_is_next(state: Cartagena) -> bool:
    return state.laid < len(SEGMENTS) or state.to_deal + state.to_lay + state.to_draw > 0


@kernel
def legal_actions(state: Cartagena, seat: int, out: Numbers) -> int:
    if seat == CHANCE:
        return legal_chances(state, out)
    n = forward_moves(state, seat, out, 0)
    n = backward_moves(state, seat, out, n)
    out[n] = END_TURN
    return n + 1


@kernel
def forward_moves(state: Cartagena, seat: int, out: Numbers, n: int) -> int:
    held = symbols_held(state, seat)
    places = state.standing[seat] & below(BOAT)
    while places:
        symbols = held
        while symbols:
            out[n] = ADVANCE + lowest(places) * N_SYMBOLS + lowest(symbols)
            symbols &= symbols - 1
            n += 1
        places &= places - 1
    return n


@kernel
def symbols_held(state: Cartagena, seat: int) -> int:
    """The set of symbols on this seat's cards."""
    symbols = 0
    for symbol in range(N_SYMBOLS):
        symbols |= (state.hands[seat, symbol] > 0) << symbol
    return symbols


@kernel
def backward_moves(state: Cartagena, seat: int, out: Numbers, n: int) -> int:
    if state.joinable == 0:
        return n
    places = state.standing[seat] & at_least(lowest(state.joinable) + 1)
    while places:
        out[n] = RETREAT + lowest(places)
        places &= places - 1
        n += 1
    return n


@kernel
def next_empty(marked: int, occupied: int, place: int) -> int:
    """Where a card takes a pirate from this place: its symbol marks these spaces, pirates are on those (C3.2)."""
    ahead = marked & ~occupied & at_least(place + 1)
    return lowest(ahead) if ahead else BOAT


@kernel
def nearest_company(joinable: int, place: int) -> int:
    """Where a pirate falls back to from this place: one of the spaces with one or two pirates (C3.3)."""
    return highest(joinable & below(place))


@kernel
def legal_chances(state: Cartagena, out: Numbers) -> int:
    n = 0
    if state.laid < len(SEGMENTS):
        for way in range(2 * len(SEGMENTS)):
            if not state.segments[way // 2]:
                out[n] = LAY + way
                n += 1
        return n
    for symbol in range(N_SYMBOLS):
        out[n] = DRAW + symbol
        n += state.deck[symbol] > 0
    return n


@kernel
def chance_weights(state: Cartagena, out: Numbers) -> int:
    if state.laid < len(SEGMENTS):
        ways = 2 * (len(SEGMENTS) - state.laid)
        out[:ways] = 1
        return ways
    n = 0
    for symbol in range(N_SYMBOLS):
        out[n] = state.deck[symbol]
        n += state.deck[symbol] > 0
    return state.deck_size


# What happens


@kernel
def apply(state: Cartagena, seat: int, action: int, story: EventBuffer | None) -> None:
    if seat == CHANCE and action >= LAY:
        lay_segment(state, action - LAY, story)
    elif seat == CHANCE:
        turn_up_card(state, action - DRAW, story)
    elif action < RETREAT:
        advance(state, seat, action // N_SYMBOLS, action % N_SYMBOLS, story)
    elif action < END_TURN:
        retreat(state, seat, action - RETREAT, story)
    else:
        end_turn(state, story)


@kernel
def settle(state: Cartagena, story: EventBuffer | None) -> None:
    if state.ending == Ending.GOING_ON and not chance_is_next(state) and state.moves_left == 0:
        end_turn(state, story)


@kernel
def lay_segment(state: Cartagena, way: int, story: EventBuffer | None) -> None:
    """C2.1: six spaces more."""
    segment, reverse = way // 2, way % 2
    tell(story, events.SEGMENT_LAID, EVERYBODY, segment + 1, reverse)
    for i in range(N_SYMBOLS):
        symbol = SEGMENTS[segment, N_SYMBOLS - 1 - i if reverse else i]
        space = 1 + state.laid * N_SYMBOLS + i
        state.tunnel[space] = symbol
        state.marked[symbol] |= bit(space)
    state.segments[segment] = 1
    state.laid += 1


@kernel
def turn_up_card(state: Cartagena, symbol: int, story: EventBuffer | None) -> None:
    state.deck[symbol] -= 1
    state.deck_size -= 1
    if state.to_deal:
        deal(state, symbol, story)
    elif state.to_lay:
        lay_card(state, symbol, story)
    else:
        draw_card(state, symbol, story)


@kernel
def deal(state: Cartagena, symbol: int, story: EventBuffer | None) -> None:
    """C2.2: six cards each, seat by seat from the start player."""
    seat = wrap_seat(state, state.start + (HAND * state.seats - state.to_deal) // HAND)
    tell(story, events.DEALT, who_sees_hand(state, seat), seat, symbol)
    receive_unseen(state, seat, symbol)
    state.to_deal -= 1
    if state.to_deal == 0:
        if has_open_row(state):
            lay_row(state, story)
        else:
            tell(story, events.TURN_BEGAN, EVERYBODY, state.turn)


@kernel
def lay_card(state: Cartagena, symbol: int, story: EventBuffer | None) -> None:
    """C4.2: the open row grows away from the arrow."""
    tell(story, events.ROW_LAID, EVERYBODY, symbol)
    state.row |= int(np.int64(symbol) << np.int64(CARD_BITS * state.row_size))
    state.row_size += 1
    state.to_lay -= 1
    if has_hidden_hands(state):
        state.shuffled[symbol] -= 1
    if state.to_lay == 0:
        if state.turns == 0 and state.moves_left == MOVES:
            tell(story, events.TURN_BEGAN, EVERYBODY, state.turn)
        continue_turn(state, story)


@kernel
def draw_card(state: Cartagena, symbol: int, story: EventBuffer | None) -> None:
    """C4.1: unseen, from the deck."""
    tell(story, events.DREW, who_sees_hand(state, state.turn), state.turn, symbol)
    receive_unseen(state, state.turn, symbol)
    state.to_draw -= 1
    continue_turn(state, story)


@kernel
def who_sees_hand(state: Cartagena, seat: int) -> int:
    return bit(seat) if has_hidden_hands(state) else EVERYBODY


@kernel
def receive_unseen(state: Cartagena, seat: int, symbol: int) -> None:
    state.hands[seat, symbol] += 1
    state.hand_sizes[seat] += 1
    if has_hidden_hands(state):
        state.draws[seat] += 1
        state.drawn[seat, symbol] += 1


@kernel
def advance(state: Cartagena, seat: int, place: int, symbol: int, story: EventBuffer | None) -> None:
    """C3.2: a card away, a pirate forward."""
    space = next_empty(state.marked[symbol], state.occupied, place)
    tell(story, events.ADVANCED, EVERYBODY, seat, symbol, place, space)
    discard(state, seat, symbol)
    move(state, seat, place, space)
    state.moves_left -= 1
    if state.pirates[seat, BOAT] == PIRATES:
        end(state, Ending.ESCAPED, story)  # C3.6
    else:
        continue_turn(state, story)


@kernel
def discard(state: Cartagena, seat: int, symbol: int) -> None:
    state.hands[seat, symbol] -= 1
    state.hand_sizes[seat] -= 1
    state.discards[symbol] += 1
    if has_hidden_hands(state):
        if state.known[seat, symbol]:
            state.known[seat, symbol] -= 1
        else:
            state.revealed[seat, symbol] += 1


@kernel
def retreat(state: Cartagena, seat: int, place: int, story: EventBuffer | None) -> None:
    """C3.3: a pirate back to company, a card for each pirate there."""
    space = nearest_company(state.joinable, place)
    cards = state.crowd[space]
    tell(story, events.RETREATED, EVERYBODY, seat, place, space, cards)
    move(state, seat, place, space)
    state.moves_left -= 1
    state.to_draw = cards
    continue_turn(state, story)


@kernel
def move(state: Cartagena, seat: int, origin: int, target: int) -> None:
    state.pirates[seat, origin] -= 1
    state.pirates[seat, target] += 1
    if state.pirates[seat, origin] == 0:
        state.standing[seat] ^= bit(origin)
    state.standing[seat] |= bit(target)
    update_crowd(state, origin, -1)
    update_crowd(state, target, 1)


@kernel
def update_crowd(state: Cartagena, place: int, change: int) -> None:
    """Update the number of pirates on a place and the two sets of spaces; front and boat are in neither."""
    state.crowd[place] += change
    here = bit(place)
    if place == FRONT or place == BOAT:
        return
    state.occupied = state.occupied | here if state.crowd[place] else state.occupied & ~here
    state.joinable = state.joinable | here if 0 < state.crowd[place] < MAX_ON_SPACE else state.joinable & ~here


@kernel
def continue_turn(state: Cartagena, story: EventBuffer | None) -> None:
    """After a move or a card: draw what is due, then end the turn if it is over."""
    draw_cards(state, story)
    if state.moves_left == 0 and not chance_is_next(state):
        end_turn(state, story)


@kernel
def draw_cards(state: Cartagena, story: EventBuffer | None) -> None:
    """C4: take what lies open; stop where chance has to turn a card up."""
    while state.to_draw and not state.to_lay:
        if has_open_row(state) and state.row_size:
            take_from_row(state, story)
        elif has_open_row(state):
            lay_row(state, story)
            give_up_drawing(state, state.to_lay, story)
        else:
            shuffle_if_empty(state, story)
            give_up_drawing(state, state.deck_size, story)
            return


@kernel
def take_from_row(state: Cartagena, story: EventBuffer | None) -> None:
    """C4.2: from the arrow's end, one at a time; a new row as soon as the last is taken."""
    symbol = card_in_row(state, 0)
    tell(story, events.TOOK, EVERYBODY, state.turn, symbol)
    state.row >>= CARD_BITS
    state.row_size -= 1
    state.hands[state.turn, symbol] += 1
    state.hand_sizes[state.turn] += 1
    if has_hidden_hands(state):
        state.known[state.turn, symbol] += 1
    state.to_draw -= 1
    if state.row_size == 0:
        lay_row(state, story)


@kernel
def card_in_row(state: Cartagena, place: int) -> int:
    """Its symbol. (CARD_BITS can hold numbers that are no symbol; those must not become an index beyond the
    symbols.)"""
    return min(int(state.row) >> CARD_BITS * place & (bit(CARD_BITS) - 1), N_SYMBOLS - 1)


@kernel
def lay_row(state: Cartagena, story: EventBuffer | None) -> None:
    """C4.4: twelve cards, or all that are left."""
    shuffle_if_empty(state, story)
    state.to_lay = min(ROW, state.deck_size)


@kernel
def shuffle_if_empty(state: Cartagena, story: EventBuffer | None) -> None:
    """C4.4: the discards become the deck."""
    if state.deck_size:
        return
    for symbol in range(N_SYMBOLS):
        state.deck[symbol] = state.discards[symbol]
        state.deck_size += state.discards[symbol]
        state.discards[symbol] = 0
    if state.deck_size:
        tell(story, events.SHUFFLED, EVERYBODY, state.deck_size)
        if has_hidden_hands(state):
            state.shuffled[:] = state.deck
            state.draws[:] = 0
            state.drawn[:] = 0
            state.revealed[:] = 0


@kernel
def give_up_drawing(state: Cartagena, cards: int, story: EventBuffer | None) -> None:
    """C4.5: if there is no card anywhere, nothing is drawn."""
    if cards == 0:
        tell(story, events.NO_CARDS, EVERYBODY, state.turn, state.to_draw)
        state.to_draw = 0


@kernel
def end_turn(state: Cartagena, story: EventBuffer | None) -> None:
    moves = MOVES - state.moves_left
    tell(story, events.TURN_ENDED, EVERYBODY, state.turn, moves)
    state.idle = 0 if moves else state.idle + 1
    state.turns += 1
    if state.idle == IDLE_ROUNDS * int(state.seats):
        end(state, Ending.PASSED if somebody_can_move(state) else Ending.STALLED, story)
    elif state.turns == TURN_LIMIT * int(state.seats):
        end(state, Ending.TURNS_UP, story)
    else:
        state.turn = wrap_seat(state, state.turn + 1)
        state.moves_left = MOVES
        tell(story, events.TURN_BEGAN, EVERYBODY, state.turn)


@kernel
def somebody_can_move(state: Cartagena) -> bool:
    """C5.1: nothing changes while all pass, so a player who can move now could have moved in the last round."""
    for seat in range(state.seats):
        if state.hand_sizes[seat] or can_retreat(state, seat):
            return True
    return False


@kernel
def can_retreat(state: Cartagena, seat: int) -> bool:
    return state.joinable != 0 and state.standing[seat] & at_least(lowest(state.joinable) + 1) != 0


@kernel
def end(state: Cartagena, ending: int, story: EventBuffer | None) -> None:
    state.ending = ending
    tell(story, events.ENDED, EVERYBODY, ending)


# How it is scored (C3.6, C5)


@kernel
def scores(state: Cartagena, out: Numbers) -> None:
    for seat in range(state.seats):
        out[seat] = state.pirates[seat, BOAT]


@kernel
def winners(state: Cartagena) -> int:
    """Those with the most pirates in the boat: after an escape that is one. Passing and waiting never win (C5)."""
    victors, most = 0, 0
    if state.ending == Ending.GOING_ON:
        return 0
    if state.ending == Ending.PASSED or state.ending == Ending.TURNS_UP:
        return below(state.seats)
    for seat in range(state.seats):
        aboard = state.pirates[seat, BOAT]
        if aboard > most:
            victors, most = 0, aboard
        if aboard == most:
            victors |= bit(seat)
    return victors
