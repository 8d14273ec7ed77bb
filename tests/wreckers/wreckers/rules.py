"""The rules of Wreckers. Lanterns and coves are counted from 0 here, and written from 1."""

from typing import Any

from brethren.game.events import EVERYBODY, tell
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.kernel import Record, below, bit, draw, i8, kernel
from brethren.kernel.rng import Random

SEATS, LANTERNS, WRECKS, ROUNDS = 4, 5, 3, 5
NONE = -1
COVE_GIVEN, WRECKED, SHOWN, TAKEN, LEFT, ENDED = range(6)


class Wreckers(Record):
    seats = i8()
    ending = i8()  # 1 when it is over
    coves_given = i8()
    rounds = i8()  # that are over
    wreck = i8()  # coins to be had now; 0 before the tide
    lying = i8()  # coins left from earlier rounds
    cove = i8(SEATS)  # NONE if unknown
    chosen = i8(SEATS)  # a lantern; NONE if none, or unknown
    decided = i8()  # the set of seats that have chosen
    used = i8(SEATS)  # the set of lanterns that each has shown
    coins = i8(SEATS)


@kernel
def setup(state: Wreckers, seats: int, options: Numbers) -> None:
    state.seats, state.cove[:], state.chosen[:] = seats, NONE, NONE


@kernel
def settle(state: Wreckers, story: Any) -> None:
    pass


@kernel
def deciding(state: Wreckers) -> int:
    if state.ending:
        return 0
    if state.coves_given < state.seats or state.wreck == 0:
        return CHANCE_DECIDES
    return int(below(state.seats) & ~state.decided)


@kernel
def legal_actions(state: Wreckers, seat: int, out: Numbers) -> int:
    number = 0
    for choice in range(outcomes(state) if seat == CHANCE else LANTERNS):
        if seat == CHANCE or not state.used[seat] & bit(choice):
            out[number] = choice
            number += 1
    return number


@kernel
def outcomes(state: Wreckers) -> int:
    return LANTERNS if state.coves_given < state.seats else WRECKS


@kernel
def chance_weights(state: Wreckers, out: Numbers) -> int:
    out[: outcomes(state)] = 1
    return outcomes(state)


@kernel
def apply(state: Wreckers, seat: int, action: int, story: Any) -> None:
    if seat != CHANCE:
        state.chosen[seat] = action
        state.decided |= bit(seat)
        if state.decided == below(state.seats):
            show(state, story)
    elif state.coves_given < state.seats:
        tell(story, COVE_GIVEN, bit(state.coves_given), state.coves_given, action + 1)
        state.cove[state.coves_given] = action
        state.coves_given += 1
    else:
        state.wreck = action + 1
        tell(story, WRECKED, EVERYBODY, state.wreck, state.lying)


@kernel
def show(state: Wreckers, story: Any) -> None:
    """W3: all have chosen."""
    for seat in range(state.seats):
        tell(story, SHOWN, EVERYBODY, seat, state.chosen[seat] + 1)
        state.used[seat] |= bit(state.chosen[seat])
    take(state, highest_alone(state), story)
    state.chosen[:], state.decided, state.wreck = NONE, 0, 0
    state.rounds += 1
    if state.rounds == ROUNDS:
        state.ending = 1
        tell(story, ENDED, EVERYBODY, 1)


@kernel
def highest_alone(state: Wreckers) -> int:
    """W4: the seat with the highest lantern that nobody else shows."""
    shown, winner = state.chosen[: state.seats], NONE
    for seat in range(state.seats):
        if (shown == shown[seat]).sum() == 1 and (winner == NONE or shown[seat] > shown[winner]):
            winner = seat
    return winner


@kernel
def take(state: Wreckers, winner: int, story: Any) -> None:
    coins = state.wreck + state.lying
    state.lying = coins if winner == NONE else 0
    if winner == NONE:
        tell(story, LEFT, EVERYBODY, coins)
    else:
        coins *= 2 if state.cove[winner] == state.chosen[winner] else 1
        state.coins[winner] += coins
        tell(story, TAKEN, EVERYBODY, winner, coins)


@kernel
def scores(state: Wreckers, out: Numbers) -> None:
    out[: state.seats] = state.coins[: state.seats]


@kernel
def winners(state: Wreckers) -> int:
    best, found = state.coins[: state.seats].max(), 0
    for seat in range(state.seats):
        if state.ending and state.coins[seat] == best:
            found |= bit(seat)
    return int(found)


@kernel
def veil(view: Wreckers, seat: int) -> None:
    """W6: even whether a player has chosen is hidden until all have."""
    for other in range(view.seats):
        if other != seat and not view.ending:
            view.cove[other] = view.chosen[other] = NONE
            view.decided &= ~bit(other)


@kernel
def guess(view: Wreckers, seat: int, random: Random) -> None:
    for other in range(view.coves_given):
        if view.cove[other] == NONE:
            view.cove[other] = draw(random, LANTERNS)
