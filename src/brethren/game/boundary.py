"""The verbs as Python calls them: an array and an index cross into compiled code faster than a record does."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import (
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
)
from brethren.kernel import kernel
from brethren.kernel.random import Random

States = NDArray[np.void]


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
def legal_actions_at(states: States, place: int, seat: int, out: Numbers) -> int:
    return legal_actions(states[place], seat, out)


@kernel
def chance_weights_at(states: States, place: int, out: Numbers) -> int:
    return chance_weights(states[place], out)


@kernel
def apply_at(states: States, place: int, seat: int, action: int, story: Any) -> None:
    apply(states[place], seat, action, story)


@kernel
def scores_at(states: States, place: int, out: Numbers) -> None:
    scores(states[place], out)


@kernel
def winners_at(states: States, place: int) -> int:
    return winners(states[place])


@kernel
def veil_at(states: States, place: int, seat: int) -> None:
    veil(states[place], seat)


@kernel
def guess_at(states: States, place: int, seat: int, random: Random) -> None:
    guess(states[place], seat, random)
