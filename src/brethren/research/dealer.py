"""The dealer draws for chance, and pays out at the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import Game, State
from brethren.game.checks import draft, finished
from brethren.game.playout import PlayoutBuffers
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, apply, chance_weights, deciding, legal_actions, winners
from brethren.games import GAMES
from brethren.kernel import count, draw, draw_weighted, kernel
from brethren.kernel.rng import Random, next_word

Rewards = NDArray[np.floating[Any]]


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return GAMES[key]


@kernel
def shuffle(random: Random, seed: int, number: int) -> None:
    """Seed the random stream of the game of this number."""
    random[0] = np.uint64(seed)
    random[0] = np.uint64(next_word(random)) ^ np.uint64(number)
    random[0] = np.uint64(next_word(random))


@kernel
def deal(state: Any, random: Random, buffer: PlayoutBuffers) -> int:
    """Apply chance events up to the next decision; return the set of seats that decide, empty at the end."""
    seats = deciding(state)
    while seats == CHANCE_DECIDES:
        number = legal_actions(state, CHANCE, buffer.actions)
        total = chance_weights(state, buffer.weights)
        alike = number == total  # as the faces of a die are
        place = draw(random, number) if alike else draw_weighted(random, buffer.weights, total)
        apply(state, CHANCE, buffer.actions[place], None)
        seats = deciding(state)
    return seats


def dealt(game: Game, state: State, buffers: NDArray[np.void]) -> State:
    """The state at its next decision."""
    after = draft(game.own(state).tobytes(), game.record.dtype)
    deal_at(after, 0, buffers)
    return finished(after)


@kernel
def pay(state: Any, rewards: Rewards) -> None:
    """Write what each seat gets at the end. The sum is 0; a sole winner gets 1, several winners share it."""
    seats, victors = int(state.seats), winners(state)
    sharing = count(victors)
    for seat in range(seats):
        share = (victors >> seat & 1) / sharing
        rewards[seat] = (seats * share - 1) / (seats - 1)


@kernel
def deal_at(states: NDArray[np.void], place: int, buffers: NDArray[np.void]) -> int:
    """The same as `deal`, called from Python."""
    return deal(states[place], buffers[0].random, buffers[0])


@kernel
def pay_at(states: NDArray[np.void], place: int, rewards: Rewards) -> None:
    """The same as `pay`, called from Python."""
    pay(states[place], rewards)
