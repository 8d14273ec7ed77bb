"""Standings: what is counted, how sure it is, and that ratings find the strengths that were put in."""

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest

from brethren.bots.arena import GameResult, Lineup, fair_lineups
from brethren.bots.standing import BotStanding, interval, ratings, standings


def played(deal: int, lineup: str, *winners: int, thought: float = 0.0) -> GameResult:
    seats = len(lineup)
    return GameResult(deal, tuple(lineup), winners, (4,) * seats, (thought,) * seats)


def by_bot(games: Sequence[GameResult]) -> dict[str, BotStanding]:
    return {standing.bot: standing for standing in standings(games)}


def test_what_is_counted() -> None:
    games = [
        played(0, "ab", 0, thought=2),
        played(0, "ba", 1, thought=4),
        played(1, "ab", 0, 1, thought=6),
        played(1, "ba", 0, thought=8),
        played(1, "ac", 1),
    ]
    a, b, c = by_bot(games)["a"], by_bot(games)["b"], by_bot(games)["c"]
    assert (a.games, a.wins, a.share, a.decisions, a.seconds) == (5, 2.5, 0.5, 20, 1.0)
    assert (b.games, b.wins, b.share, b.decisions, b.seconds) == (4, 1.5, 0.375, 16, 1.25)
    assert (c.games, c.wins, c.share, c.decisions, c.seconds) == (1, 1.0, 1.0, 4, 0.0)


def test_a_bot_on_several_seats_wins_with_any_of_them() -> None:
    found = by_bot([played(0, "abab", 0, 2), played(0, "baba", 0, 1, 2), played(1, "abab", 3)])
    assert found["a"].games == found["b"].games == 3
    assert found["a"].wins == pytest.approx(1 + 1 / 3)
    assert found["b"].wins == pytest.approx(2 / 3 + 1)
    assert found["a"].decisions == 24


def test_the_best_comes_first() -> None:
    games = [played(deal, lineup, lineup.index(max(lineup))) for deal in range(9) for lineup in ("ab", "bc", "ca")]
    assert [standing.bot for standing in standings(games)] == ["c", "b", "a"]


def test_the_order_of_the_games_makes_no_difference() -> None:
    dice = random.Random(1)
    games = [
        played(deal, lineup, *dice.choice([(0,), (1,), (2,), (0, 1), (0, 1, 2)]), thought=dice.random())
        for deal in range(30)
        for lineup in ("abc", "bca", "cab")
    ]
    shuffled = dice.sample(games, len(games))
    assert shuffled != games
    assert standings(shuffled) == standings(games)


@pytest.mark.parametrize("deals", [1, 2, 10, 1000])
@pytest.mark.parametrize("result", [0.0, 0.5, 1.0])
def test_bounds_are_shares(deals: int, result: float) -> None:
    low, high = interval([[result, result]] * deals)
    assert 0 <= low <= result <= high <= 1
    assert high - low > 0
    assert (low == pytest.approx(0)) == (result == 0)
    assert (high == pytest.approx(1)) == (result == 1)


def test_more_deals_make_surer() -> None:
    widths = [high - low for low, high in (interval([[1, 0], [1, 1], [0, 0], [0, 1]] * times) for times in (1, 4, 50))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.15


def test_luck_that_cancels_makes_surer() -> None:
    alone = interval([[1], [0]] * 40)
    cancelled, doubled = interval([[1, 0]] * 40), interval([[1, 1], [0, 0]] * 20)
    assert cancelled[1] - cancelled[0] < 0.5 * (alone[1] - alone[0])
    assert doubled[1] - doubled[0] > 1.3 * (alone[1] - alone[0])


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("kind", ["apart", "together", "against"])
@pytest.mark.parametrize("deals", [5, 20, 80])
def test_the_truth_lies_within_the_bounds_95_times_of_100(share: float, kind: str, deals: int) -> None:
    """Four games a deal, which share no luck, share luck for the bot, or share luck for the seats."""
    dice = np.random.default_rng(1)
    luck = dice.standard_normal((1000, deals, 4))
    common = luck.mean(axis=2, keepdims=True)
    luck = {"apart": luck, "together": luck + 2 * common, "against": luck - 0.9 * common}[kind]
    won = (luck < np.quantile(luck, share)).astype(float)
    bounds = [interval(trial.tolist()) for trial in won]
    assert np.mean([low <= share <= high for low, high in bounds]) >= 0.93


def luce_games(strengths: dict[str, float], seats: int, deals: int) -> list[GameResult]:
    """Games that each seat wins as often as it is strong."""
    dice = random.Random(1)

    def play(deal: int, lineup: Lineup) -> GameResult:
        winner = dice.choices(range(seats), [10 ** (strengths[bot] / 400) for bot in lineup])[0]
        return played(deal, "".join(lineup), winner)

    return [play(deal, lineup) for deal in range(deals) for lineup in fair_lineups(tuple(strengths), seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ratings_find_the_strengths(seats: int) -> None:
    strengths = {"a": 150.0, "b": 50.0, "c": 0.0, "d": -200.0}
    found = ratings("abcd", luce_games(strengths, seats, 2000))
    assert found == pytest.approx(list(strengths.values()), abs=20)


def test_a_shared_victory_is_half_a_victory() -> None:
    assert ratings("ab", [played(0, "ab", 0, 1)] * 9) == pytest.approx([0, 0])
    shared = [played(0, "abc", 0, 1)] * 100
    taken = [played(0, "abc", 0)] * 50 + [played(0, "abc", 1)] * 50
    assert ratings("abc", shared) == pytest.approx(ratings("abc", taken))


@pytest.mark.parametrize("games", [1, 100, 100_000])
def test_a_bot_that_always_wins_has_a_rating(games: int) -> None:
    """As if half a game more had been won, and half a game lost."""
    half = 200 * math.log10((games + 0.5) / 0.5)
    assert ratings("ab", [played(0, "ab", 0)] * games) == pytest.approx([half, -half])
