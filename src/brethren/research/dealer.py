"""The dealer does what nobody at the table decides: draws for chance, and pays out at the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import Game
from brethren.game.playout import Desk
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, apply, chance_weights, deciding, legal_actions, winners
from brethren.games import GAMES
from brethren.kernel import draw, draw_weighted, kernel
from brethren.kernel.random import Random, next_word

Rewards = NDArray[np.floating[Any]]


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return GAMES[key]


@kernel
def shuffle(random: Random, seed: int, number: int) -> None:
    """Give the game of this number a random stream of its own."""
    random[0] = np.uint64(seed)
    random[0] = np.uint64(next_word(random)) ^ np.uint64(number)
    random[0] = np.uint64(next_word(random))


@kernel
def deal(state: Any, random: Random, desk: Desk) -> int:
    """Let chance happen until a seat has to decide; return the set of seats that do, empty at the end."""
    seats = deciding(state)
    while seats == CHANCE_DECIDES:
        number = legal_actions(state, CHANCE, desk.actions)
        total = chance_weights(state, desk.weights)
        alike = number == total  # as the faces of a die are
        place = draw(random, number) if alike else draw_weighted(random, desk.weights, total)
        apply(state, CHANCE, desk.actions[place], None)
        seats = deciding(state)
    return seats


@kernel
def pay(state: Any, rewards: Rewards) -> None:
    """Write what each seat gets at the end. The sum is 0; who wins alone gets 1, and several winners share it."""
    seats, victors = int(state.seats), winners(state)
    sharing = 0
    for seat in range(seats):
        sharing += victors >> seat & 1
    for seat in range(seats):
        share = (victors >> seat & 1) / sharing
        rewards[seat] = (seats * share - 1) / (seats - 1)


@kernel
def deal_at(states: NDArray[np.void], place: int, desks: NDArray[np.void]) -> int:
    """The same as `deal`, called from Python."""
    return deal(states[place], desks[0].random, desks[0])


@kernel
def pay_at(states: NDArray[np.void], place: int, rewards: Rewards) -> None:
    """The same as `pay`, called from Python."""
    pay(states[place], rewards)
