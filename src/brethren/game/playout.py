"""Games played to the end by uniformly random actions, without leaving compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
from brethren.kernel import draw, draw_weighted, kernel, lowest
from brethren.kernel.random import Random, next_word


@kernel
def play_out(state: Any, random: Random) -> int:
    """Play this state to its end; return how many actions were applied, those of CHANCE included."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
    steps = 0
    seats = deciding(state)
    while seats:
        if seats == CHANCE_DECIDES:
            legal_actions(state, CHANCE, actions)
            place = draw_weighted(random, weights, chance_weights(state, weights))
            apply(state, CHANCE, actions[place], None)
        else:
            seat = lowest(seats)
            place = draw(random, legal_actions(state, seat, actions))
            apply(state, seat, actions[place], None)
        steps += 1
        seats = deciding(state)
    return steps


@kernel
def play_out_at(states: NDArray[np.void], place: int, random: Random) -> int:
    """The same, called from Python: an array and an index cross that border faster than a record."""
    return play_out(states[place], random)


@kernel
def play_many(
    states: NDArray[np.void],
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    games: int,
    lengths: Numbers,
    endings: Numbers,
    wins: NDArray[np.float64],
) -> None:
    """Play whole games numbered from `first`, each from a random stream of its own, on the scratch state states[0].

    Adds up by game: its length; by kind: how it ended; by seat: victories, a shared one shared.
    """
    random = np.empty(1, np.uint64)
    empty = states[1:2].copy()
    for game in range(games):
        random[0] = np.uint64(seed)
        random[0] = np.uint64(next_word(random)) ^ np.uint64(first + game)
        random[0] = np.uint64(next_word(random))
        states[0] = empty[0]
        setup(states[0], seats, options)
        lengths[game] = play_out(states[0], random)
        endings[states[0].ending] += 1
        _share(winners(states[0]), seats, wins)


@kernel
def _share(victors: int, seats: int, wins: NDArray[np.float64]) -> None:
    share = 0
    for seat in range(seats):
        share += victors >> seat & 1
    for seat in range(seats):
        wins[seat] += (victors >> seat & 1) / share
