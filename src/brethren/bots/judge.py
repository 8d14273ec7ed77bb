"""A judge says how likely each seat is to win, without playing on: what a good player would look at, weighed.

Every seat is looked at with the same eyes and gets a score: a weighted sum of its features and of a small layer of
neurons (ReLU) over them. The scores become chances that add up to 1 (softmax).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import deciding, winners
from brethren.kernel import Record, f32, kernel, verb
from brethren.kernel.exponential import exponential

MOST_SEATS = 5
MOST_FEATURES = 64
NEURONS = 32

Features = NDArray[np.float32]
Judges = NDArray[np.void]
"""An array with a single judge."""


class Judge(Record):
    plain = f32(MOST_FEATURES)  # the weight of each feature
    inner = f32(MOST_FEATURES, NEURONS)  # how much each feature excites each neuron
    bias = f32(NEURONS)
    outer = f32(NEURONS)  # the weight of each neuron


class Opinion(Record):
    """What a judge writes on."""

    features = f32(MOST_FEATURES)
    neurons = f32(NEURONS)
    chances = f32(MOST_SEATS)


@verb
def features(state: Any, seat: int, out: Features) -> None:
    """Write what a good player would look at on behalf of this seat, each about from 0 to 1; all others are 0."""


@kernel
def weigh(state: Any, judge: Judge, opinion: Opinion) -> None:
    """Write the chances of all seats; at the end of a game, the result."""
    if deciding(state) == 0:
        share(winners(state), state.seats, opinion.chances)
        return
    for seat in range(state.seats):
        features(state, seat, opinion.features)
        opinion.chances[seat] = score(judge, opinion.features, opinion.neurons)
    softmax(opinion.chances, state.seats)


@kernel
def weigh_at(states: NDArray[np.void], place: int, judges: Judges, opinions: NDArray[np.void]) -> None:
    weigh(states[place], judges[0], opinions[0])


@kernel
def share(victors: int, seats: int, out: Features) -> None:
    """A shared victory is shared."""
    number = 0
    for seat in range(seats):
        number += victors >> seat & 1
    for seat in range(seats):
        out[seat] = np.float32((victors >> seat & 1) / number)


@kernel
def score(judge: Judge, seen: Features, neurons: Features) -> float:
    total = np.float32(0)
    for j in range(NEURONS):
        neurons[j] = judge.bias[j]
    for i in range(MOST_FEATURES):
        value = seen[i]
        if value != 0:
            total += value * judge.plain[i]
            for j in range(NEURONS):
                neurons[j] += value * judge.inner[i, j]
    for j in range(NEURONS):
        total += max(neurons[j], np.float32(0)) * judge.outer[j]
    return float(total)


@kernel
def softmax(scores: Features, seats: int) -> None:
    """Softmax: each seat's share of exp(score)."""
    best, total = scores[0], np.float32(0)
    for seat in range(1, seats):
        best = max(best, scores[seat])
    for seat in range(seats):
        scores[seat] = exponential(scores[seat] - best)
        total += scores[seat]
    for seat in range(seats):
        scores[seat] /= total


def by_hand(weights: Mapping[int, float]) -> Judges:
    """A judge without neurons, from weights that somebody thought of."""
    judges = np.zeros(1, Judge.dtype)
    for feature, weight in weights.items():
        judges["plain"][0, feature] = weight
    return judges


def load(file: Path) -> Judges:
    judges = np.zeros(1, Judge.dtype)
    judges.view(np.float32)[:] = np.load(file)
    return judges


def save(judges: Judges, file: Path) -> None:
    np.save(file, judges.view(np.float32))
