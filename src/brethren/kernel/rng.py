"""A small, fast random generator for searches and playouts (splitmix64): one word of state, in an array."""

import numpy as np
from numpy.typing import NDArray

from brethren.kernel.compiler import COMPILED, kernel

Random = NDArray[np.uint64]

_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


def seeded(seed: int) -> Random:
    """A generator that always gives the same numbers for the same seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


if COMPILED:

    @kernel
    def next_word(random: Random) -> int:
        """The next 64 random bits."""
        random[0] += np.uint64(_STEP)
        word = random[0]
        word = (word ^ (word >> np.uint64(30))) * np.uint64(_MIX_1)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(_MIX_2)
        mixed: int = word ^ (word >> np.uint64(31))
        return mixed

    @kernel
    def draw(random: Random, choices: int) -> int:
        """A number from 0 to choices - 1; the bias of at most 2^-32 is far below what any playout could show."""
        high = np.uint64(next_word(random)) >> np.uint64(32)
        return int(np.int64((high * np.uint64(choices)) >> np.uint64(32)))

else:
    # Python's own integers do not wrap, and NumPy's warn when they do.
    def next_word(random: Random) -> int:
        word = (int(random[0]) + _STEP) % 2**64
        random[0] = word
        word = (word ^ (word >> 30)) * _MIX_1 % 2**64
        word = (word ^ (word >> 27)) * _MIX_2 % 2**64
        return word ^ (word >> 31)

    def draw(random: Random, choices: int) -> int:
        return (next_word(random) >> 32) * int(choices) >> 32


@kernel
def draw_weighted(random: Random, weights: NDArray[np.int64], total: int) -> int:
    """Draw a place; the likelihood of each is its weight."""
    left = draw(random, total)
    place = 0
    # The last one is taken in any case: if the total were wrong, the loop would run past the end.
    while place < len(weights) - 1 and left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


@kernel
def draw_counted(random: Random, counts: NDArray[np.int64]) -> int:
    """Draw from a pool with this many things of each kind; return the kind."""
    return draw_weighted(random, counts, int(counts.sum()))
