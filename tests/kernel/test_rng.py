"""The random generator."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from brethren.kernel import draw, draw_counted, draw_weighted, seeded
from brethren.kernel.rng import next_word


def test_it_is_splitmix64() -> None:
    """The first numbers that its inventors' C program gives for the seed 1234567."""
    random = seeded(1234567)
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [int(next_word(random)) for _ in expected] == expected


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, second, other = seeded(5), seeded(5), seeded(6)
    drawn = [draw(first, 1000) for _ in range(20)]
    assert drawn == [draw(second, 1000) for _ in range(20)]
    assert drawn != [draw(other, 1000) for _ in range(20)]


@pytest.mark.parametrize("seed", [-1, 0, 2**64 - 1, 2**80])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= draw(seeded(seed), 6) < 6


def test_draws_are_even() -> None:
    random = seeded(1)
    counts = Counter(draw(random, 6) for _ in range(12_000))
    assert chisquare([counts[face] for face in range(6)]).pvalue > 1e-4


def test_weighted_draws_follow_their_weights() -> None:
    random, weights = seeded(2), np.array([1, 0, 5, 2])
    counts = Counter(draw_weighted(random, weights, 8) for _ in range(8_000))
    assert counts[1] == 0
    assert chisquare([counts[0], counts[2], counts[3]], [1000, 5000, 2000]).pvalue > 1e-4


def test_a_pool_is_drawn_from_as_its_counts_weigh() -> None:
    one, other, counts = seeded(3), seeded(3), np.array([3, 0, 4])
    assert [draw_counted(one, counts) for _ in range(50)] == [draw_weighted(other, counts, 7) for _ in range(50)]
