"""Games played to the end by uniformly random actions, without leaving compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import verbs
from brethren.game.checks import whole_number
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_ACTIONS, Numbers
from brethren.kernel import Record, count, draw, draw_weighted, i64, kernel, long_kernel, lowest, u64
from brethren.kernel.rng import next_word


class PlayoutBuffers(Record):
    """Working memory of a loop over a game: one record. Separate arrays would be reference-counted at each call of a
    verb, which takes a third of the time."""

    random = u64(1)  # the generator
    actions = i64(MAX_ACTIONS)  # legal now
    weights = i64(MAX_ACTIONS)  # of the legal actions of CHANCE


def playout_buffers(seed: int) -> NDArray[np.void]:
    """An array with one record, its generator seeded."""
    buffers = np.zeros(1, PlayoutBuffers.dtype)
    buffers["random"] = whole_number(seed, "a seed") % 2**64
    return buffers


@kernel
def play_out(state: Any, buffer: PlayoutBuffers) -> int:
    """Play this state to its end; return how many actions were applied, those of CHANCE included. It stops early only
    if nothing is legal, which can happen in a view."""
    steps = 0
    seats = verbs.deciding(state)
    while seats:
        if seats == CHANCE_DECIDES:
            number = verbs.legal_actions(state, CHANCE, buffer.actions)
            total = verbs.chance_weights(state, buffer.weights)
            alike = number == total  # as the faces of a die are
            place = draw(buffer.random, number) if alike else draw_weighted(buffer.random, buffer.weights, total)
            if place >= number:
                return steps
            verbs.apply(state, CHANCE, buffer.actions[place], None)
        else:
            seat = lowest(seats)
            number = verbs.legal_actions(state, seat, buffer.actions)
            if number == 0:
                return steps
            verbs.apply(state, seat, buffer.actions[draw(buffer.random, number)], None)
        steps += 1
        seats = verbs.deciding(state)
    return steps


@long_kernel
def play_out_at(states: NDArray[np.void], place: int, buffers: NDArray[np.void]) -> int:
    """The same, called from Python: passing an array and an index is faster than passing a record."""
    return play_out(states[place], buffers[0])


@long_kernel
def play_many(
    states: NDArray[np.void],
    buffers: NDArray[np.void],
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

    Adds up the length of each game, the number of each kind of ending, and each seat's victories, shared ones in parts.
    """
    random = buffers[0].random
    for game in range(games):
        random[0] = np.uint64(seed)
        random[0] = np.uint64(next_word(random)) ^ np.uint64(first + game)
        random[0] = np.uint64(next_word(random))
        states[0] = states[1]
        verbs.setup(states[0], seats, options)
        lengths[game] = play_out(states[0], buffers[0])
        endings[states[0].ending] += 1
        _share(verbs.winners(states[0]), seats, wins)


@kernel
def _share(victors: int, seats: int, wins: NDArray[np.float64]) -> None:
    number = count(victors)
    for seat in range(seats):
        wins[seat] += (victors >> seat & 1) / number
