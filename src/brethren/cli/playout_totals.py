"""Random games counted up, in any number of threads, always to the same figures."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from brethren.game import Game
from brethren.game.playout import play_many, playout_buffers

CHUNK = 256
CHUNKS_AT_ONCE = 1024


@dataclass(frozen=True)
class PlayoutTotals:
    """The totals of some games."""

    games: int
    steps: int
    endings: NDArray[np.int64]
    wins: NDArray[np.float64]

    def __add__(self, other: "PlayoutTotals") -> "PlayoutTotals":
        return PlayoutTotals(
            self.games + other.games,
            self.steps + other.steps,
            self.endings + other.endings,
            self.wins + other.wins,
        )


def play_games(
    game: Game, seats: int, choices: NDArray[np.int64], seed: int, games: int, threads: int, bar: Progress
) -> tuple[PlayoutTotals, float]:
    """Play games numbered from 0 and count them up; say also how many seconds it took."""

    def play(numbers: range) -> PlayoutTotals:
        return play_chunk(game, seats, choices, seed, numbers)

    total = play(range(0))
    play(range(1))  # does not count: it loads what is compiled, which is not to be timed
    task = bar.add_task(f"{game.title}, {games:,} games", total=games)
    begun = time.perf_counter()
    waiting = chunks(games)
    with ThreadPoolExecutor(threads) as pool:
        while some := list(islice(waiting, CHUNKS_AT_ONCE)):
            for part in pool.map(play, some):
                total += part
                bar.advance(task, part.games)
    return total, time.perf_counter() - begun


def chunks(games: int) -> Iterator[range]:
    """The numbers of all games, cut the same way whatever the threads: so rounded sums are the same too."""
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def play_chunk(game: Game, seats: int, choices: NDArray[np.int64], seed: int, numbers: range) -> PlayoutTotals:
    games = len(numbers)
    lengths = np.zeros(games, np.int64)
    endings = np.zeros(len(game.endings), np.int64)
    wins = np.zeros(seats, np.float64)
    play_many(game.blank(2), playout_buffers(seed), seats, choices, seed, numbers.start, games, lengths, endings, wins)
    return PlayoutTotals(games, int(lengths.sum()), endings, wins)
