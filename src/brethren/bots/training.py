"""Training a judge: the game is played against itself, and the judge is fitted to the results."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.judge import (
    MAX_FEATURES,
    NEURONS,
    Evaluation,
    Judge,
    Judges,
    features,
    score,
    share,
    softmax,
    weigh,
)
from brethren.game import Game, verbs
from brethren.game.playout import PlayoutBuffers, playout_buffers
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_SEATS, Numbers
from brethren.kernel import draw, draw_weighted, kernel, long_kernel, lowest
from brethren.kernel.rng import next_word

BATCH = 256  # positions in a batch
KEEP_ONE_IN = 20  # positions of a game: the others would say nearly the same
WEIGHT_DECAY = 1e-5
GAMES_IN_A_CHUNK = 20

Floats = NDArray[np.float32]
Report = Callable[[float], None]
"""Called with the progress of a part of the work, from 0 to 1."""


@dataclass(frozen=True)
class Lessons:
    """Features of positions, a row for each seat, and the results of their games."""

    seen: Floats  # the features of each row
    results: Floats  # the share of each row in the victory
    begins: Numbers  # the first row of each position, and the end of the last

    @property
    def positions(self) -> int:
        return len(self.begins) - 1

    @staticmethod
    def together(parts: Sequence["Lessons"]) -> "Lessons":
        sizes = np.concatenate([np.diff(part.begins) for part in parts])
        begins = np.concatenate([[0], np.cumsum(sizes)])
        return Lessons(np.concatenate([p.seen for p in parts]), np.concatenate([p.results for p in parts]), begins)


# Playing


@long_kernel
def self_play(
    worlds: NDArray[np.void],
    buffers: NDArray[np.void],
    judges: Judges,
    evaluations: NDArray[np.void],
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    games: int,
    seen: Floats,
    results: Floats,
) -> int:
    """Play whole games, numbered from `first`, each seat by the judge's evaluation of the next position; return how
    many rows were kept. worlds[0] is played on, worlds[1] is for trying things out, worlds[2] is empty."""
    random = buffers[0].random
    kept = 0
    for game in range(games):
        random[0] = np.uint64(seed)
        random[0] = np.uint64(next_word(random)) ^ np.uint64(first + game)
        random[0] = np.uint64(next_word(random))
        worlds[0] = worlds[2]
        verbs.setup(worlds[0], seats, options)
        begun = kept
        kept = play_and_keep(worlds, worlds[0], buffers[0], judges[0], evaluations[0], seen, kept)
        for row in range(begun, kept, seats):
            share(verbs.winners(worlds[0]), seats, results[row:])
    return kept


@kernel
def play_and_keep(
    worlds: NDArray[np.void],
    world: Any,
    buffer: PlayoutBuffers,
    judge: Judge,
    evaluation: Evaluation,
    seen: Floats,
    kept: int,
) -> int:
    """Play one game; keep some of its positions, as long as there is room."""
    sharpness = 10.0 * (1 << draw(buffer.random, 4))  # each game at a level of its own
    seats = verbs.deciding(world)
    while seats:
        if seats == CHANCE_DECIDES:
            verbs.legal_actions(world, CHANCE, buffer.actions)
            total = verbs.chance_weights(world, buffer.weights)
            verbs.apply(world, CHANCE, buffer.actions[draw_weighted(buffer.random, buffer.weights, total)], None)
        else:
            seat = lowest(seats)
            verbs.apply(world, seat, sensible_action(worlds, buffer, judge, evaluation, seat, sharpness), None)
        seats = verbs.deciding(world)
        if seats and kept < len(seen) and draw(buffer.random, KEEP_ONE_IN) == 0:
            for each in range(world.seats):
                features(world, each, seen[kept + each])
            kept += world.seats
    return kept


@kernel
def sensible_action(
    worlds: NDArray[np.void], buffer: PlayoutBuffers, judge: Judge, evaluation: Evaluation, seat: int, sharpness: float
) -> int:
    """An action drawn by softmax over the judge's evaluation of the position after it."""
    number = verbs.legal_actions(worlds[0], seat, buffer.actions)
    total = 0
    for i in range(number):
        worlds[1] = worlds[0]
        verbs.apply(worlds[1], seat, buffer.actions[i], None)
        weigh(worlds[1], judge, evaluation)
        buffer.weights[i] = 1 + int(1e6 * np.exp(sharpness * (evaluation.chances[seat] - 1)))
        total += buffer.weights[i]
    return int(buffer.actions[draw_weighted(buffer.random, buffer.weights, total)])


# Learning


@long_kernel
def study(
    seen: Floats,
    results: Floats,
    begins: Numbers,
    order: Numbers,
    judges: Judges,
    slopes: Judges,
    neurons: Floats,
    chances: Floats,
) -> float:
    """Add up the gradient for these positions; return the sum of their losses (cross-entropy)."""
    surprise = 0.0
    judge, slope = judges[0], slopes[0]
    for position in order:
        first, seats = begins[position], begins[position + 1] - begins[position]
        for seat in range(seats):
            chances[seat] = score(judge, seen[first + seat], neurons[seat])
        softmax(chances, seats)
        for seat in range(seats):
            result = results[first + seat]
            surprise -= result * np.log(chances[seat] + np.float32(1e-9))
            blame(judge, slope, seen[first + seat], neurons[seat], chances[seat] - result)
    return surprise


@kernel
def blame(judge: Judge, slope: Judge, seen: Floats, neurons: Floats, error: float) -> None:
    """Backpropagation: add the gradient of one seat's error to all weights."""
    for j in range(NEURONS):
        slope.outer[j] += error * max(neurons[j], np.float32(0))
        neurons[j] = error * judge.outer[j] if neurons[j] > 0 else np.float32(0)
        slope.bias[j] += neurons[j]
    for i in range(MAX_FEATURES):
        if seen[i] != 0:
            slope.plain[i] += error * seen[i]
            for j in range(NEURONS):
                slope.inner[i, j] += seen[i] * neurons[j]


@kernel
def improve(weights: Floats, slopes: Floats, first: Floats, second: Floats, step: int, rate: float) -> None:
    """One step of Adam."""
    warm_1, warm_2 = 1 - 0.9**step, 1 - 0.999**step
    for i in range(len(weights)):
        slope = slopes[i] / np.float32(BATCH)
        first[i] += np.float32(0.1) * (slope - first[i])
        second[i] += np.float32(0.001) * (slope * slope - second[i])
        change = first[i] / warm_1 / (np.sqrt(second[i] / warm_2) + 1e-8)
        weights[i] -= np.float32(rate * (change + WEIGHT_DECAY * weights[i]))
        slopes[i] = 0


def newborn(seed: int) -> Judges:
    """An untrained judge: small random weights."""
    judges = np.zeros(1, Judge.dtype)
    random = np.random.default_rng(seed)
    judges["inner"] = random.normal(0, (2 / MAX_FEATURES) ** 0.5, judges["inner"].shape)
    judges["outer"] = random.normal(0, 0.1, judges["outer"].shape)
    return judges


def fit(lessons: Lessons, epochs: int, rate: float, seed: int, report: Report) -> Judges:
    """A judge fitted to these lessons."""
    judges, slopes = newborn(seed), np.zeros(1, Judge.dtype)
    weights, slope = judges.view(np.float32), slopes.view(np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    steps = epochs * (lessons.positions // BATCH)
    for step, batch in enumerate(_batches(lessons.positions, epochs, seed)):
        _study(lessons, batch, judges, slopes)
        improve(weights, slope, first, second, step + 1, rate * (1 - step / steps))
        report((step + 1) / steps)
    return judges


def _batches(positions: int, epochs: int, seed: int) -> Iterator[Numbers]:
    random = np.random.default_rng(seed)
    for _ in range(epochs):
        order = random.permutation(positions)
        for begin in range(0, positions - BATCH + 1, BATCH):
            yield order[begin : begin + BATCH]


def _study(lessons: Lessons, order: Numbers, judges: Judges, slopes: Judges) -> float:
    neurons, chances = np.zeros((MAX_SEATS, NEURONS), np.float32), np.zeros(MAX_SEATS, np.float32)
    return study(lessons.seen, lessons.results, lessons.begins, order, judges, slopes, neurons, chances)


def surprise(lessons: Lessons, judges: Judges) -> float:
    """The mean cross-entropy: -log(chance of the result)."""
    everything = np.arange(lessons.positions)
    return _study(lessons, everything, judges, np.zeros(1, Judge.dtype)) / lessons.positions


# All of it


@dataclass(frozen=True)
class Plan:
    """What `brethren train` does: each generation plays by the judge of the one before, then learns from its games."""

    positions: tuple[int, ...]  # that each generation keeps
    epochs: int = 6
    rate: float = 2e-3


def train(game: Game, teacher: Judges, plan: Plan, seed: int, threads: int, report: Report) -> Judges:
    """The judge of the last generation. The teacher plays the first games; everything else follows from the seed."""
    judges = teacher
    for generation, positions in enumerate(plan.positions):
        half, done = 0.5 / len(plan.positions), generation / len(plan.positions)
        lessons = play(game, judges, positions, seed + generation, threads, _part(report, done, half))
        judges = fit(lessons, plan.epochs, plan.rate, seed + generation, _part(report, done + half, half))
    return judges


def _part(report: Report, begin: float, size: float) -> Report:
    return lambda done: report(begin + size * done)


def play(game: Game, judges: Judges, positions: int, seed: int, threads: int, report: Report) -> Lessons:
    """This many positions, evenly from every kind of table, the same for any number of threads."""
    tables = every_table(game)
    each = positions // len(tables)
    parts = []
    with ThreadPoolExecutor(threads) as pool:
        for lessons in pool.map(lambda table: _play_at(game, judges, table[0], table[1], each, seed), tables):
            parts.append(lessons)
            report(len(parts) / len(tables))
    return Lessons.together(parts)


def every_table(game: Game) -> list[tuple[int, Numbers]]:
    """Every number of seats with every choice of options; seat 0 always starts."""
    return [(seats, game.choices(seats, options)) for seats, options in game.settings()]


def _play_at(game: Game, judges: Judges, seats: int, options: Numbers, positions: int, seed: int) -> Lessons:
    rows = positions * seats
    seen, results = np.zeros((rows, MAX_FEATURES), np.float32), np.zeros(rows, np.float32)
    worlds, buffers, evaluations = game.blank(3), playout_buffers(0), np.zeros(1, Evaluation.dtype)
    kept = first = 0
    while kept < rows:
        part = (seed, first, GAMES_IN_A_CHUNK, seen[kept:], results[kept:])
        kept += self_play(worlds, buffers, judges, evaluations, seats, options, *part)
        first += GAMES_IN_A_CHUNK
    return Lessons(seen, results, np.arange(0, rows + 1, seats))
