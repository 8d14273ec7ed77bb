"""Where Python enters compiled code. Passing an array and an index is faster than passing a record.

Compiled code trusts its numbers: a wrong one would read or write beside the state. So every entry point checks the seat
and the action that it is given, and refuses what doesn't fit.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import verbs
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_ACTIONS, SPECTATOR, Numbers
from brethren.kernel import JsonBuffer, bit, kernel, lowest, next_item, put_int_field, put_raw
from brethren.kernel.rng import Random

States = NDArray[np.void]

ILLEGAL = -1


@kernel
def setup_at(states: States, place: int, seats: int, options: Numbers) -> None:
    verbs.setup(states[place], seats, options)


@kernel
def settle_at(states: States, place: int, story: Any) -> None:
    verbs.settle(states[place], story)


@kernel
def deciding_at(states: States, place: int) -> int:
    return verbs.deciding(states[place])


@kernel
def sits_at(states: States, place: int, seat: int) -> bool:
    """Whether this seat is at the table."""
    return 0 <= seat < int(states[place].seats)


@kernel
def watches_at(states: States, place: int, viewer: int) -> bool:
    """Whether this is a seat at the table, or a spectator."""
    return viewer == SPECTATOR or sits_at(states, place, viewer)


@kernel
def decides_at(states: States, place: int, seat: int) -> bool:
    """Whether this seat, or chance, has something to decide now."""
    seats = verbs.deciding(states[place])
    if seat == CHANCE:
        return seats == CHANCE_DECIDES
    return seats != CHANCE_DECIDES and sits_at(states, place, seat) and seats & bit(seat) != 0


@kernel
def legal_at(states: States, place: int, seat: int, out: Numbers) -> int:
    """Nothing is legal for a seat that has nothing to decide."""
    return verbs.legal_actions(states[place], seat, out) if decides_at(states, place, seat) else 0


@kernel
def odds_at(states: States, place: int, legal: Numbers, weights: Numbers) -> int:
    number = legal_at(states, place, CHANCE, legal)
    if number:
        verbs.chance_weights(states[place], weights)
    return number


@kernel
def is_legal_at(states: States, place: int, seat: int, action: int) -> bool:
    legal = np.empty(MAX_ACTIONS, np.int64)
    for allowed in legal[: legal_at(states, place, seat, legal)]:
        if action == allowed:
            return True
    return False


@kernel
def apply_at(states: States, place: int, seat: int, action: int, story: Any) -> bool:
    """Apply an action if it is legal; return whether it was."""
    legal = is_legal_at(states, place, seat, action)
    if legal:
        verbs.apply(states[place], seat, action, story)
    return legal


@kernel
def scores_at(states: States, place: int, out: Numbers) -> None:
    verbs.scores(states[place], out)


@kernel
def winners_at(states: States, place: int) -> int:
    return verbs.winners(states[place])


@kernel
def veil_at(states: States, place: int, viewer: int) -> bool:
    """Blank what this viewer may not know; False if there is no such viewer."""
    if not watches_at(states, place, viewer):
        return False
    verbs.veil(states[place], viewer)
    return True


@kernel
def seat_view_at(states: States, place: int, seat: int, points: Numbers, json: JsonBuffer) -> tuple[int, int, int, int]:
    """Veil a state, and work out everything about the view in one call. Writes the scores, and as JSON the position,
    then the actions of this seat; returns the number of seats, the set that decides, and where each JSON ends. For a
    spectator the actions are those of the only seat that decides, if there is just one, as far as spectators can know
    them. 0 seats if there is no such viewer."""
    if not veil_at(states, place, seat):
        return 0, 0, 0, 0
    verbs.scores(states[place], points)
    seats, end = verbs.deciding(states[place]), verbs.write_position(states[place], json, 0)
    if seat == SPECTATOR and seats and seats != CHANCE_DECIDES and seats == bit(lowest(seats)):
        seat = lowest(seats)
    return states[place].seats, seats, end, actions_at(states, place, seat, json, end)


@kernel
def move_at(
    states: States, seat: int, action: int, story: Any, points: Numbers, json: JsonBuffer
) -> tuple[int, int, int, int, int, int]:
    """Given two copies of a state, apply an action to the first if it is legal. Make the second what a spectator then
    sees, unless chance decides next. Returns the set that decides next, or ILLEGAL; the number of events; and the rest
    as `seat_view_at` does."""
    story[0, 0] = 0
    if not apply_at(states, 0, seat, action, story):
        return ILLEGAL, 0, 0, 0, 0, 0
    seats = verbs.deciding(states[0])
    if seats == CHANCE_DECIDES:
        return seats, story[0, 0], 0, 0, 0, 0
    states[1] = states[0]
    number, known, middle, end = seat_view_at(states, 1, SPECTATOR, points, json)
    return seats, story[0, 0], number, known, middle, end


@kernel
def position_at(states: States, place: int, json: JsonBuffer) -> int:
    return verbs.write_position(states[place], json, 0)


@kernel
def actions_at(states: States, place: int, seat: int, json: JsonBuffer, at: int) -> int:
    """All legal actions of this seat in words, each with its number."""
    legal = np.empty(MAX_ACTIONS, np.int64)
    number = legal_at(states, place, seat, legal)
    at = put_raw(json, at, b"[")
    for action in legal[:number]:
        at = put_int_field(json, put_raw(json, next_item(json, at), b"{"), b"id", action)
        at = put_raw(json, verbs.write_action(states[place], seat, action, json, at), b"}")
    return put_raw(json, at, b"]")


@kernel
def action_at(states: States, place: int, seat: int, action: int, json: JsonBuffer) -> int:
    """Write a legal action in words; return where they end, or ILLEGAL."""
    if not is_legal_at(states, place, seat, action):
        return ILLEGAL
    return put_raw(json, verbs.write_action(states[place], seat, action, json, put_raw(json, 0, b"{")), b"}")


@kernel
def outcomes_at(states: States, seat: int, action: int, random: Random) -> bool:
    """What this seat sees after its action: first in the truth, then in worlds guessed from its view. False if the
    action is not legal."""
    for place in range(len(states)):
        if place > 0:
            guess_at(states, place, seat, random)
        if not apply_at(states, place, seat, action, None):
            return False
        veil_at(states, place, seat)
    return True


@kernel
def guess_at(states: States, place: int, viewer: int, random: Random) -> bool:
    """Turn this view into a world that the viewer cannot tell from the truth; False if there is no such viewer."""
    if not watches_at(states, place, viewer):
        return False
    verbs.guess(states[place], viewer, random)
    return True
