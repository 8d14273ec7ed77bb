"""How a judge learns: the game is played against itself, and the judge is fitted to who won in the end."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.judge import (
    MOST_FEATURES,
    MOST_SEATS,
    NEURONS,
    Judge,
    Judges,
    Opinion,
    features,
    score,
    share,
    to_chances,
    weigh,
)
from brethren.game import Game
from brethren.game.playout import Desk, desk
from brethren.game.verbs import (
    CHANCE,
    CHANCE_DECIDES,
    Numbers,
    apply,
    chance_weights,
    deciding,
    legal_actions,
    setup,
    winners,
)
from brethren.kernel import draw, draw_weighted, kernel, lowest
from brethren.kernel.random import next_word

BATCH = 256  # positions that are learned from at once
KEEP_ONE_IN = 5  # positions of a game
LAZINESS = 1e-5  # weights that nothing calls for fade
GAMES_IN_A_CHUNK = 50

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Lessons:
    """Positions as the judge sees them, and who won in the end. Seats that are not there have no features."""

    seen: Floats  # position, seat, feature
    results: Floats  # position, seat
    seats: NDArray[np.int64]  # of each position

    @staticmethod
    def all(parts: list["Lessons"]) -> "Lessons":
        return Lessons(
            *(np.concatenate([getattr(part, name) for part in parts]) for name in ("seen", "results", "seats"))
        )


# Playing


@kernel
def self_play(
    worlds: NDArray[np.void],
    desks: NDArray[np.void],
    judges: Judges,
    opinions: NDArray[np.void],
    seats: int,
    options: Numbers,
    seed: int,
    first: int,
    games: int,
    seen: Floats,
    results: Floats,
) -> int:
    """Play whole games, numbered from `first`, each seat by what the judge says of the next position; return how many
    positions were kept. worlds[0] is played on, worlds[1] is for trying things out, worlds[2] is empty."""
    random = desks[0].random
    kept = 0
    for game in range(games):
        random[0] = np.uint64(seed)
        random[0] = np.uint64(next_word(random)) ^ np.uint64(first + game)
        random[0] = np.uint64(next_word(random))
        worlds[0] = worlds[2]
        setup(worlds[0], seats, options)
        begun = kept
        kept = play_and_keep(worlds, worlds[0], desks[0], judges[0], opinions[0], seen, kept)
        for position in range(begun, kept):
            share(winners(worlds[0]), seats, results[position])
    return kept


@kernel
def play_and_keep(
    worlds: NDArray[np.void], world: Any, desk: Desk, judge: Judge, opinion: Opinion, seen: Floats, kept: int
) -> int:
    """Play one game; keep some of its positions, as long as there is room."""
    sharpness = np.float32(10.0 * (1 << draw(desk.random, 4)))  # each game at a level of its own
    seats = deciding(world)
    while seats:
        if seats == CHANCE_DECIDES:
            legal_actions(world, CHANCE, desk.actions)
            total = chance_weights(world, desk.weights)
            apply(world, CHANCE, desk.actions[draw_weighted(desk.random, desk.weights, total)], None)
        else:
            seat = lowest(seats)
            apply(world, seat, sensible_action(worlds, desk, judge, opinion, seat, sharpness), None)
        seats = deciding(world)
        if seats and kept < len(seen) and draw(desk.random, KEEP_ONE_IN) == 0:
            for each in range(world.seats):
                features(world, each, seen[kept, each])
            kept += 1
    return kept


@kernel
def sensible_action(
    worlds: NDArray[np.void], desk: Desk, judge: Judge, opinion: Opinion, seat: int, sharpness: float
) -> int:
    """An action drawn by what the judge says of the position after it."""
    number = legal_actions(worlds[0], seat, desk.actions)
    total = 0
    for i in range(number):
        worlds[1] = worlds[0]
        apply(worlds[1], seat, desk.actions[i], None)
        weigh(worlds[1], judge, opinion)
        desk.weights[i] = 1 + int(1e6 * np.exp(sharpness * (opinion.chances[seat] - 1)))
        total += desk.weights[i]
    return int(desk.actions[draw_weighted(desk.random, desk.weights, total)])


# Learning


@kernel
def study(
    seen: Floats,
    results: Floats,
    seats: NDArray[np.int64],
    order: NDArray[np.int64],
    judges: Judges,
    slopes: Judges,
    neurons: Floats,
    chances: Floats,
) -> float:
    """Add up how each weight should change for these positions; return how surprising their results were."""
    surprise = 0.0
    judge, slope = judges[0], slopes[0]
    for position in order:
        for seat in range(seats[position]):
            chances[seat] = score(judge, seen[position, seat], neurons[seat])
        to_chances(chances, seats[position])
        for seat in range(seats[position]):
            result = results[position, seat]
            if result:
                surprise -= result * np.log(chances[seat] + np.float32(1e-9))
            blame(judge, slope, seen[position, seat], neurons[seat], chances[seat] - result)
    return surprise


@kernel
def blame(judge: Judge, slope: Judge, seen: Floats, neurons: Floats, error: float) -> None:
    """Hand the error of one seat's chance back to the weights that it came from."""
    for j in range(NEURONS):
        slope.outer[j] += error * max(neurons[j], np.float32(0))
        neurons[j] = error * judge.outer[j] if neurons[j] > 0 else np.float32(0)
        slope.bias[j] += neurons[j]
    for i in range(MOST_FEATURES):
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
        weights[i] -= np.float32(rate * (change + LAZINESS * weights[i]))
        slopes[i] = 0


def newborn(seed: int) -> Judges:
    """A judge that knows nothing: small random weights."""
    judges = np.zeros(1, Judge.dtype)
    random = np.random.default_rng(seed)
    judges["inner"] = random.normal(0, (2 / MOST_FEATURES) ** 0.5, judges["inner"].shape)
    judges["outer"] = random.normal(0, 0.1, judges["outer"].shape)
    return judges


def fit(lessons: Lessons, epochs: int, rate: float, seed: int, report: Callable[[float], None]) -> Judges:
    """A judge fitted to these lessons; reports how far it has come."""
    judges = newborn(seed)
    slopes = np.zeros(1, Judge.dtype)
    weights, slope = judges.view(np.float32), slopes.view(np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    neurons, chances = np.zeros((MOST_SEATS, NEURONS), np.float32), np.zeros(MOST_SEATS, np.float32)
    random = np.random.default_rng(seed)
    steps = epochs * (len(lessons.seats) // BATCH)
    step = 0
    for _ in range(epochs):
        order = random.permutation(len(lessons.seats))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            batch = order[begin : begin + BATCH]
            study(lessons.seen, lessons.results, lessons.seats, batch, judges, slopes, neurons, chances)
            improve(weights, slope, first, second, step, rate * (1 - (step - 1) / steps))
            report(step / steps)
    return judges


def surprise(lessons: Lessons, judges: Judges) -> float:
    """The mean of -log(chance given to what happened): less is better."""
    neurons, chances = np.zeros((MOST_SEATS, NEURONS), np.float32), np.zeros(MOST_SEATS, np.float32)
    slopes = np.zeros(1, Judge.dtype)
    order = np.arange(len(lessons.seats))
    return study(lessons.seen, lessons.results, lessons.seats, order, judges, slopes, neurons, chances) / len(order)


# All of it


@dataclass(frozen=True)
class Table:
    seats: int
    options: Mapping[str, Any]


def tables(game: Game) -> list[Table]:
    """Every number of seats with every choice of options."""
    names = [name for name in game.options if name != "start"]
    return [
        Table(seats, dict(zip(names, values, strict=True)))
        for seats in range(game.min_seats, game.max_seats + 1)
        for values in product(*(game.options[name] for name in names))
    ]


def play(
    game: Game, judges: Judges, positions: int, seed: int, threads: int, report: Callable[[float], None]
) -> Lessons:
    """So many positions from every kind of table alike."""
    every = tables(game)
    share_of_each = positions // len(every)
    parts: list[Lessons] = []
    with ThreadPoolExecutor(threads) as pool:
        for number, lessons in enumerate(pool.map(lambda t: _play_at(game, judges, t, share_of_each, seed), every)):
            parts.append(lessons)
            report((number + 1) / len(every))
    return Lessons.all(parts)


def _play_at(game: Game, judges: Judges, table: Table, positions: int, seed: int) -> Lessons:
    seen = np.zeros((positions, MOST_SEATS, MOST_FEATURES), np.float32)
    results = np.zeros((positions, MOST_SEATS), np.float32)
    worlds, options = game.blank(3), game.choices(table.seats, table.options)
    desks, opinions = desk(0), np.zeros(1, Opinion.dtype)
    kept = first = 0
    while kept < positions:
        kept += self_play(
            worlds,
            desks,
            judges,
            opinions,
            table.seats,
            options,
            seed,
            first,
            GAMES_IN_A_CHUNK,
            seen[kept:],
            results[kept:],
        )
        first += GAMES_IN_A_CHUNK
    return Lessons(seen, results, np.full(positions, table.seats))


def train(
    game: Game, teacher: Judges, generations: int, positions: int, epochs: int, rate: float, seed: int, threads: int
) -> Iterator[tuple[str, float, Judges]]:
    """Generation by generation, from games of the one before; yields what it is doing, how far it is, and the judge."""
    judges = teacher
    for generation in range(generations):
        label = f"generation {generation + 1}"
        lessons = play(game, judges, positions, seed + generation, threads, lambda _: None)
        yield f"{label}: played", (generation + 0.5) / generations, judges
        judges = fit(lessons, epochs, rate, seed + generation, lambda _: None)
        yield f"{label}: learned", (generation + 1) / generations, judges
