"""Features of positions in Cartagena, for the judge."""

from brethren.bots.judge import Features, by_hand
from brethren.games.cartagena.rules import (
    BOAT,
    FRONT,
    MOVES,
    N_SYMBOLS,
    PIRATES,
    Cartagena,
    Variant,
    nearest_company,
    next_empty,
    symbols_held,
)
from brethren.kernel import at_least, below, kernel, lowest

(
    REARMOST_PIRATE,
    SECOND_PIRATE,
    THIRD_PIRATE,
    FOURTH_PIRATE,
    FIFTH_PIRATE,
    FOREMOST_PIRATE,
    ALL_PIRATES,
    PIRATES_IN_THE_BOAT,
    PIRATES_IN_FRONT,
    CARDS,
    CARDS_UP_TO_THREE,
    CARDS_UP_TO_SIX,
    DIFFERENT_CARDS,
    ON_TURN,
    MOVES_LEFT,
    TURNS_UNTIL_MINE,
    CARDS_TO_DRAW,
    LONGEST_JUMP,
    JUMPS_OF_ALL_CARDS,
    LONGEST_JUMP_OF_THE_REARMOST,
    CARDS_INTO_THE_BOAT,
    TWO_CARDS_NEARBY,
    ONE_CARD_NEARBY,
    BEST_CROWD,
    OTHERS_PIRATES_IN_THE_BOAT,
    OTHERS_PIRATES,
    OTHERS_CARDS,
    THREE_SEATS,
    FOUR_SEATS,
    FIVE_SEATS,
    IN_JAMAICA,
    IN_HISPANIOLA,
) = range(32)
BY_HAND = by_hand(
    {
        ALL_PIRATES: 12.0,
        PIRATES_IN_THE_BOAT: 1.0,
        REARMOST_PIRATE: 0.5,
        CARDS: 1.5,
        CARDS_UP_TO_THREE: 0.5,
        DIFFERENT_CARDS: 0.7,
        MOVES_LEFT: 0.5,
        CARDS_TO_DRAW: 0.35,
    },
)
FAR = 12  # spaces back, after which a card costs too much


@kernel
def features(state: Cartagena, seat: int, out: Features) -> None:
    out[:] = 0
    see_pirates(state, seat, out)
    see_cards(state, seat, out)
    see_turn(state, seat, out)
    see_jumps(state, seat, out)
    see_company(state, seat, out)
    see_others(state, seat, out)


@kernel
def see_pirates(state: Cartagena, seat: int, out: Features) -> None:
    places, rank, total = state.standing[seat], 0, 0
    while places:
        place = lowest(places)
        places &= places - 1
        for _ in range(state.pirates[seat, place]):
            out[REARMOST_PIRATE + rank] = place / BOAT
            rank += 1
            total += place
    out[ALL_PIRATES] = total / (BOAT * PIRATES)
    out[PIRATES_IN_THE_BOAT] = state.pirates[seat, BOAT] / PIRATES
    out[PIRATES_IN_FRONT] = state.pirates[seat, FRONT] / PIRATES


@kernel
def see_cards(state: Cartagena, seat: int, out: Features) -> None:
    cards = int(state.hand_sizes[seat])
    out[CARDS] = min(cards, 12) / 12
    out[CARDS_UP_TO_THREE] = min(cards, 3) / 3
    out[CARDS_UP_TO_SIX] = min(cards, 6) / 6
    kinds = 0
    for symbol in range(N_SYMBOLS):
        kinds += state.hands[seat, symbol] > 0
    out[DIFFERENT_CARDS] = kinds / N_SYMBOLS


@kernel
def see_turn(state: Cartagena, seat: int, out: Features) -> None:
    if state.turn == seat:
        out[ON_TURN] = 1
        out[MOVES_LEFT] = state.moves_left / MOVES
        out[CARDS_TO_DRAW] = state.to_draw / 2
    else:
        distance = seat - int(state.turn)
        out[TURNS_UNTIL_MINE] = (distance if distance > 0 else distance + state.seats) / 4


@kernel
def see_jumps(state: Cartagena, seat: int, out: Features) -> None:
    """How far the cards in hand would take a pirate."""
    places = state.standing[seat] & below(BOAT)
    if not places:
        return
    rearmost, held = lowest(places), symbols_held(state, seat)
    longest, total, of_rearmost, into_boat = 0, 0, 0, 0
    while held:
        symbol = lowest(held)
        held &= held - 1
        jump, aboard = best_jump(state, places, symbol)
        longest = max(longest, jump)
        total += jump
        of_rearmost = max(of_rearmost, next_empty(state.marked[symbol], state.occupied, rearmost) - rearmost)
        into_boat += aboard
    out[LONGEST_JUMP], out[JUMPS_OF_ALL_CARDS] = longest / BOAT, total / 100
    out[LONGEST_JUMP_OF_THE_REARMOST] = of_rearmost / BOAT
    out[CARDS_INTO_THE_BOAT] = into_boat / N_SYMBOLS


@kernel
def best_jump(state: Cartagena, places: int, symbol: int) -> tuple[int, bool]:
    """The longest move that this card gives one of the pirates, and whether it takes one to the boat."""
    jump, aboard = 0, False
    while places:
        place = lowest(places)
        places &= places - 1
        target = next_empty(state.marked[symbol], state.occupied, place)
        jump = max(jump, target - place)
        aboard |= target == BOAT
    return jump, aboard


@kernel
def see_company(state: Cartagena, seat: int, out: Features) -> None:
    """What falling back would cost, for two cards and for one."""
    cost_of_two, cost_of_one, best = FAR, FAR, 0
    if state.joinable:
        places = state.standing[seat] & at_least(lowest(state.joinable) + 1)
        while places:
            place = lowest(places)
            places &= places - 1
            space = nearest_company(state.joinable, place)
            cards = int(state.crowd[space])
            best = max(best, cards)
            if cards == 2:
                cost_of_two = min(cost_of_two, place - space)
            else:
                cost_of_one = min(cost_of_one, place - space)
    out[TWO_CARDS_NEARBY], out[ONE_CARD_NEARBY] = 1 - cost_of_two / FAR, 1 - cost_of_one / FAR
    out[BEST_CROWD] = best / 2


@kernel
def see_others(state: Cartagena, seat: int, out: Features) -> None:
    aboard, total, cards = 0, 0, 0
    for other in range(state.seats):
        if other != seat:
            aboard = max(aboard, int(state.pirates[other, BOAT]))
            cards = max(cards, int(state.hand_sizes[other]))
            total = max(total, progress(state, other))
    out[OTHERS_PIRATES_IN_THE_BOAT] = aboard / PIRATES
    out[OTHERS_PIRATES] = total / (BOAT * PIRATES)
    out[OTHERS_CARDS] = min(cards, 12) / 12
    if state.seats > 2:
        out[THREE_SEATS + state.seats - 3] = 1
    if state.variant == Variant.JAMAICA:
        out[IN_JAMAICA] = 1
    elif state.variant == Variant.HISPANIOLA:
        out[IN_HISPANIOLA] = 1


@kernel
def progress(state: Cartagena, seat: int) -> int:
    places, total = state.standing[seat], 0
    while places:
        place = lowest(places)
        places &= places - 1
        total += place * state.pirates[seat, place]
    return total
