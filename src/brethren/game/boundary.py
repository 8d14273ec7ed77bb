"""The verbs as Python calls them: an array and an index cross into compiled code faster than a record does.

Compiled code trusts its numbers: a wrong one would read or write beside the state. So every entry point checks the seat
and the action that it is given, and refuses what doesn't fit.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import (
    CHANCE,
    CHANCE_DECIDES,
    MOST_ACTIONS,
    SPECTATOR,
    Numbers,
    apply,
    chance_weights,
    deciding,
    guess,
    legal_actions,
    scores,
    settle,
    setup,
    veil,
    winners,
    write_action,
    write_position,
)
from brethren.kernel import Paper, bit, kernel, lowest, next_item, put, put_figure
from brethren.kernel.random import Random

States = NDArray[np.void]

ILLEGAL = -1


@kernel
def setup_at(states: States, place: int, seats: int, options: Numbers) -> None:
    setup(states[place], seats, options)


@kernel
def settle_at(states: States, place: int, story: Any) -> None:
    settle(states[place], story)


@kernel
def deciding_at(states: States, place: int) -> int:
    return deciding(states[place])


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
    seats = deciding(states[place])
    if seat == CHANCE:
        return seats == CHANCE_DECIDES
    return seats != CHANCE_DECIDES and sits_at(states, place, seat) and seats & bit(seat) != 0


@kernel
def legal_at(states: States, place: int, seat: int, out: Numbers) -> int:
    """Nothing is legal for a seat that has nothing to decide."""
    return legal_actions(states[place], seat, out) if decides_at(states, place, seat) else 0


@kernel
def odds_at(states: States, place: int, legal: Numbers, weights: Numbers) -> int:
    number = legal_at(states, place, CHANCE, legal)
    if number:
        chance_weights(states[place], weights)
    return number


@kernel
def is_legal_at(states: States, place: int, seat: int, action: int) -> bool:
    legal = np.empty(MOST_ACTIONS, np.int64)
    for allowed in legal[: legal_at(states, place, seat, legal)]:
        if action == allowed:
            return True
    return False


@kernel
def tell_at(states: States, place: int, seat: int, action: int, story: Any) -> bool:
    """Carry out an action if it is legal; whether it was."""
    legal = is_legal_at(states, place, seat, action)
    if legal:
        apply(states[place], seat, action, story)
    return legal


@kernel
def scores_at(states: States, place: int, out: Numbers) -> None:
    scores(states[place], out)


@kernel
def winners_at(states: States, place: int) -> int:
    return winners(states[place])


@kernel
def veil_at(states: States, place: int, viewer: int) -> bool:
    """Blank what this viewer may not know; False if there is no such viewer."""
    if not watches_at(states, place, viewer):
        return False
    veil(states[place], viewer)
    return True


@kernel
def survey_at(states: States, place: int, seat: int, points: Numbers, paper: Paper) -> tuple[int, int, int, int]:
    """Veil, and all that is asked of a view, in one go: how many seats there are, who decides, the scores, and on paper
    the position, then what its seat may do; where the one and the other end. A spectator is told what the one may do
    who decides alone, as far as spectators can know. 0 seats if there is no such viewer."""
    if not veil_at(states, place, seat):
        return 0, 0, 0, 0
    scores(states[place], points)
    seats, end = deciding(states[place]), write_position(states[place], paper, 0)
    if seat == SPECTATOR and seats and seats != CHANCE_DECIDES and seats == bit(lowest(seats)):
        seat = lowest(seats)
    return states[place].seats, seats, end, actions_at(states, place, seat, paper, end)


@kernel
def move_at(
    states: States, seat: int, action: int, story: Any, points: Numbers, paper: Paper
) -> tuple[int, int, int, int, int, int]:
    """Of two copies of a state, carry out an action on the first, if it is legal, and unless chance has to decide next
    make the second what a spectator sees of that. Who decides next, or ILLEGAL; the lines of the story; and the rest as
    `survey_at` has it."""
    story[0, 0] = 0
    if not tell_at(states, 0, seat, action, story):
        return ILLEGAL, 0, 0, 0, 0, 0
    seats = deciding(states[0])
    if seats == CHANCE_DECIDES:
        return seats, story[0, 0], 0, 0, 0, 0
    states[1] = states[0]
    number, known, middle, end = survey_at(states, 1, SPECTATOR, points, paper)
    return seats, story[0, 0], number, known, middle, end


@kernel
def position_at(states: States, place: int, paper: Paper) -> int:
    return write_position(states[place], paper, 0)


@kernel
def actions_at(states: States, place: int, seat: int, paper: Paper, at: int) -> int:
    """All that this seat may do, in words, each with its number."""
    legal = np.empty(MOST_ACTIONS, np.int64)
    number = legal_at(states, place, seat, legal)
    at = put(paper, at, b"[")
    for action in legal[:number]:
        at = put_figure(paper, put(paper, next_item(paper, at), b"{"), b"id", action)
        at = put(paper, write_action(states[place], seat, action, paper, at), b"}")
    return put(paper, at, b"]")


@kernel
def action_at(states: States, place: int, seat: int, action: int, paper: Paper) -> int:
    """A legal action in words; how long they are, or ILLEGAL."""
    if not is_legal_at(states, place, seat, action):
        return ILLEGAL
    return put(paper, write_action(states[place], seat, action, paper, put(paper, 0, b"{")), b"}")


@kernel
def outcomes_at(states: States, seat: int, action: int, random: Random) -> bool:
    """What this seat sees after its action: first in the truth, then in worlds guessed from its view. False if the
    action is not legal."""
    for place in range(len(states)):
        if place > 0:
            guess_at(states, place, seat, random)
        if not tell_at(states, place, seat, action, None):
            return False
        veil_at(states, place, seat)
    return True


@kernel
def guess_at(states: States, place: int, viewer: int, random: Random) -> bool:
    """Make this a world that the viewer cannot tell from the truth; False if there is no such viewer."""
    if not watches_at(states, place, viewer):
        return False
    guess(states[place], viewer, random)
    return True
