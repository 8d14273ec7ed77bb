"""Random games counted up, in any number of threads, always to the same figures."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from brethren.game import Game
from brethren.game.playout import play_many

FEWEST_IN_CHUNK = 256
MOST_CHUNKS = 1024


@dataclass(frozen=True)
class Tally:
    """What came of some games."""

    games: int
    steps: int
    endings: NDArray[np.int64]
    wins: NDArray[np.float64]

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.steps + other.steps,
            self.endings + other.endings,
            self.wins + other.wins,
        )


def play_games(
    game: Game, seats: int, choices: NDArray[np.int64], seed: int, games: int, threads: int, bar: Progress
) -> tuple[Tally, float]:
    """Play games numbered from 0 and count them up; say also how many seconds it took."""
    total = play_chunk(game, seats, choices, seed, 0, 0)
    play_chunk(game, seats, choices, seed, 0, 1)  # a game that does not count, so that loading is not timed
    task = bar.add_task(f"{game.title}, {games:,} games", total=games)
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        firsts, sizes = zip(*chunks(games), strict=True)
        for tally in pool.map(lambda first, size: play_chunk(game, seats, choices, seed, first, size), firsts, sizes):
            total += tally
            bar.advance(task, tally.games)
    return total, time.perf_counter() - begun


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of each chunk. They do not depend on the threads: nor do then rounded sums."""
    size = max(FEWEST_IN_CHUNK, -(-games // MOST_CHUNKS))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play_chunk(game: Game, seats: int, choices: NDArray[np.int64], seed: int, first: int, games: int) -> Tally:
    lengths = np.zeros(games, np.int64)
    endings = np.zeros(len(game.endings), np.int64)
    wins = np.zeros(seats, np.float64)
    play_many(game.blank(2), seats, choices, seed, first, games, lengths, endings, wins)
    return Tally(games, int(lengths.sum()), endings, wins)
