"""Simulated players of known skill: reviews rank them, and what they call luck favours nobody."""

from functools import cache
from itertools import combinations
from statistics import fmean, stdev

import pytest

from brethren.bots import LEVELS
from brethren.games import GAMES
from brethren.review import Review, review
from brethren.review.sample import match
from tests.long_run import LONG

every_game = pytest.mark.parametrize("key", GAMES)
COMPARED = tuple(LEVELS) if LONG else ("deckhand", "mate")
MATCHES = 20 if LONG else 4
SIMULATIONS = 300 if LONG else 60
ERRORS = 3
"""So many standard errors may the mean luck be away from 0."""
APART = 0.2
"""How far the accounts of two reviews of the same match may be apart on average, with so few simulations."""


@cache
def reviewed(key: str, number: int, seed: int = 0) -> tuple[tuple[str, ...], Review]:
    """One of the matches of every level against every other."""
    pairs = list(combinations(COMPARED, 2))
    levels = pairs[number % len(pairs)][:: -1 if number // len(pairs) % 2 else 1]
    return levels, review(match(GAMES[key], levels, {}, number), SIMULATIONS, seed, threads=2)


def seats(key: str, level: str) -> list[tuple[Review, int]]:
    """All reviews of matches of this level, with its seat."""
    found = (reviewed(key, number) for number in range(MATCHES))
    return [(one, levels.index(level)) for levels, one in found if level in levels]


@every_game
def test_skill_ranks_the_levels(key: str) -> None:
    """Every level has met every other, as often in the first seat as in the second."""
    skill = [fmean(one.accounts[seat].skill for one, seat in seats(key, level)) for level in COMPARED]
    assert skill == sorted(skill)


@every_game
def test_accuracy_ranks_the_levels(key: str) -> None:
    accuracy = [fmean(one.accounts[seat].accuracy or 0.0 for one, seat in seats(key, level)) for level in COMPARED]
    assert accuracy == sorted(accuracy)


@pytest.mark.parametrize("what", ["luck", "skill"])
@every_game
def test_two_reviews_with_different_seeds_agree(key: str, what: str) -> None:
    apart = []
    for number in range(MATCHES // 2):
        one, other = (reviewed(key, number, seed)[1].accounts for seed in (0, 1))
        apart += [abs(getattr(a, what) - getattr(b, what)) for a, b in zip(one, other, strict=True)]
    assert fmean(apart) <= APART


@pytest.mark.skipif(not LONG, reason="it takes many matches to tell luck from a preference")
@every_game
def test_luck_favours_nobody(key: str) -> None:
    """Not the first seat, and not the weaker player."""
    matches = [reviewed(key, number) for number in range(MATCHES)]
    first = [one.accounts[0].luck for _, one in matches]
    weaker = [one.accounts[levels.index(min(levels, key=COMPARED.index))].luck for levels, one in matches]
    for luck in (first, weaker):
        assert abs(fmean(luck)) <= ERRORS * stdev(luck) / len(luck) ** 0.5
