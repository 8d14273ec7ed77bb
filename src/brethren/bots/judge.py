"""A judge estimates each seat's chance to win from features of the position: a small neural network.

The same model gives every seat a score: a weighted sum of its features and of a hidden layer (ReLU) over them. Softmax
turns the scores into chances that add up to 1.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game.verbs import MAX_SEATS, deciding, winners
from brethren.kernel import Record, count, f32, kernel, verb
from brethren.kernel.exponential import exponential

MAX_FEATURES = 64
NEURONS = 32

Features = NDArray[np.float32]
Judges = NDArray[np.void]
"""An array with a single judge."""


class Judge(Record):
    plain = f32(MAX_FEATURES)  # the weight of each feature
    inner = f32(MAX_FEATURES, NEURONS)  # from each feature to each neuron
    bias = f32(NEURONS)
    outer = f32(NEURONS)  # the weight of each neuron


class Evaluation(Record):
    """Working memory of a judge, and its result."""

    features = f32(MAX_FEATURES)
    neurons = f32(NEURONS)
    chances = f32(MAX_SEATS)


@verb
def features(state: Any, seat: int, out: Features) -> None:
    """Write the features of the position for this seat, each roughly from 0 to 1; unused ones are 0."""


@kernel
def weigh(state: Any, judge: Judge, evaluation: Evaluation) -> None:
    """Write the chances of all seats; at the end of a game, the result."""
    if deciding(state) == 0:
        share(winners(state), state.seats, evaluation.chances)
        return
    for seat in range(state.seats):
        features(state, seat, evaluation.features)
        evaluation.chances[seat] = score(judge, evaluation.features, evaluation.neurons)
    softmax(evaluation.chances, state.seats)


@kernel
def weigh_at(states: NDArray[np.void], place: int, judges: Judges, evaluations: NDArray[np.void]) -> None:
    weigh(states[place], judges[0], evaluations[0])


@kernel
def share(victors: int, seats: int, out: Features) -> None:
    """Each winner's share of the victory."""
    number = count(victors)
    for seat in range(seats):
        out[seat] = np.float32((victors >> seat & 1) / number)


@kernel
def score(judge: Judge, seen: Features, neurons: Features) -> float:
    total = np.float32(0)
    for j in range(NEURONS):
        neurons[j] = judge.bias[j]
    for i in range(MAX_FEATURES):
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
    """A linear judge, from weights chosen by hand."""
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
