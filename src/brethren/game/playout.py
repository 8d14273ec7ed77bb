"""Games played to the end by uniformly random actions, without leaving compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.checks import whole_number
from brethren.game.verbs import (
    CHANCE,
    CHANCE_DECIDES,
    MOST_ACTIONS,
    Numbers,
    apply,
    chance_weights,
    deciding,
    legal_actions,
    setup,
    winners,
)
from brethren.kernel import Record, draw, draw_weighted, i64, kernel, long_kernel, lowest, u64
from brethren.kernel.random import next_word


class Desk(Record):
    """What a loop over a game writes on. Arrays of their own would be counted in and out at each call of a verb,
    which takes a third of the time; fields of a record are not."""

    random = u64(1)  # the generator
    actions = i64(MOST_ACTIONS)  # legal now
    weights = i64(MOST_ACTIONS)  # of the legal actions of CHANCE


def desk(seed: int) -> NDArray[np.void]:
    """An array with one desk, its generator ready."""
    desks = np.zeros(1, Desk.dtype)
    desks["random"] = whole_number(seed, "a seed") % 2**64
    return desks


@kernel
def play_out(state: Any, desk: Desk) -> int:
    """Play this state to its end; return how many actions were applied, those of CHANCE included."""
    steps = 0
    seats = deciding(state)
    while seats:
        if seats == CHANCE_DECIDES:
            number = legal_actions(state, CHANCE, desk.actions)
            total = chance_weights(state, desk.weights)
            alike = number == total  # as the faces of a die are
            place = draw(desk.random, number) if alike else draw_weighted(desk.random, desk.weights, total)
            apply(state, CHANCE, desk.actions[place], None)
        else:
            seat = lowest(seats)
            number = legal_actions(state, seat, desk.actions)
            apply(state, seat, desk.actions[draw(desk.random, number)], None)
        steps += 1
        seats = deciding(state)
    return steps


@long_kernel
def play_out_at(states: NDArray[np.void], place: int, desks: NDArray[np.void]) -> int:
    """The same, called from Python: an array and an index cross that border faster than a record."""
    return play_out(states[place], desks[0])


@long_kernel
def play_many(
    states: NDArray[np.void],
    desks: NDArray[np.void],
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    games: int,
    lengths: Numbers,
    endings: Numbers,
    wins: NDArray[np.float64],
) -> None:
    """Play whole games numbered from `first`, each from a random stream of its own; states[0] is played on, and
    states[1] is empty.

    Adds up by game: its length; by kind: how it ended; by seat: victories, a shared one shared.
    """
    random = desks[0].random
    for game in range(games):
        random[0] = np.uint64(seed)
        random[0] = np.uint64(next_word(random)) ^ np.uint64(first + game)
        random[0] = np.uint64(next_word(random))
        states[0] = states[1]
        setup(states[0], seats, options)
        lengths[game] = play_out(states[0], desks[0])
        endings[states[0].ending] += 1
        _share(winners(states[0]), seats, wins)


@kernel
def _share(victors: int, seats: int, wins: NDArray[np.float64]) -> None:
    share = 0
    for seat in range(seats):
        share += victors >> seat & 1
    for seat in range(seats):
        wins[seat] += (victors >> seat & 1) / share
