"""Standings after some games: victories with confidence intervals, ratings, time."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from brethren.bots.arena import GameResult

ELO = 400 / math.log(10)
"""Points of Elo's scale in one unit of log-odds."""


@dataclass(frozen=True)
class BotStanding:
    """The results of one bot. A victory of several seats is shared."""

    bot: str
    games: int
    wins: float
    share: float  # of its games that it won
    low: float  # with 95 % confidence the true share is at least this
    high: float  # and at most this
    rating: float  # in Elo points; the mean of all bots is 0
    decisions: int  # where there was a choice
    seconds: float  # for a decision, on average


def standings(played: Iterable[GameResult]) -> list[BotStanding]:
    """Each bot that took part, the best first."""
    games = sorted(played, key=lambda game: (game.deal, game.lineup))  # so that sums are always rounded the same way
    bots = sorted({bot for game in games for bot in game.lineup})
    found = [_standing(bot, games, rating) for bot, rating in zip(bots, ratings(bots, games), strict=True)]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(bot: str, games: Sequence[GameResult], rating: float) -> BotStanding:
    deals: dict[int, list[float]] = {}
    for game in games:
        if bot in game.lineup:
            deals.setdefault(game.deal, []).append(_share(bot, game))
    number, wins = sum(map(len, deals.values())), sum(map(sum, deals.values()))
    low, high = interval(tuple(deals.values()))
    decisions, seconds = _thinking(bot, games)
    return BotStanding(bot, number, wins, wins / number, low, high, rating, decisions, seconds / max(1, decisions))


def _share(bot: str, game: GameResult) -> float:
    """A bot's part of the victory."""
    return sum(game.lineup[seat] == bot for seat in game.winners) / len(game.winners)


def _thinking(bot: str, games: Sequence[GameResult]) -> tuple[int, float]:
    """How often a bot had a choice, and how long it thought in all."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.lineup) if name == bot]
    return sum(game.decisions[seat] for game, seat in seats), sum(game.seconds[seat] for game, seat in seats)


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Where a bot's true share lies with 95 % confidence, given its part of the victory in each game of each deal.

    Games of a deal share their luck; only deals are independent. So this is Wilson's interval, not for the number of
    games, but for as many independent games as would vary like the deals do, with Student's quantile (compare Franco,
    Little, Louis and Slud, "Comparative study of confidence intervals for proportions in complex sample surveys",
    2019). Few deals may be alike by accident, so the variance is computed as if there were one more deal, of
    independent games.
    """
    from scipy.special import stdtrit

    games = sum(map(len, deals))
    share = sum(map(sum, deals)) / games
    z = float(stdtrit(len(deals), 0.975)) / math.sqrt(_independent(deals, games, share))
    middle, reach = share + z * z / 2, z * math.sqrt(share * (1 - share) + z * z / 4)
    low, high = (middle - reach) / (1 + z * z), (middle + reach) / (1 + z * z)
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # whatever rounding does


def _independent(deals: Sequence[Sequence[float]], games: int, share: float) -> float:
    """How many independent games would tell as much as these. If all were won, or none, there is no variance."""
    variance = share * (1 - share)
    if not variance:
        return games
    scatter = sum((sum(deal) / len(deal) - share) ** 2 for deal in deals)
    return len(deals) ** 2 * variance / (scatter + variance * len(deals) / games)


def ratings(bots: Sequence[str], games: Sequence[GameResult]) -> list[float]:
    """The most likely strength of each bot in the model of Bradley and Terry, as Elo points.

    The bots do not learn, so the order of the games means nothing: no rating that is updated game by game. A victory
    counts against each other seat, which is consistent for games of several seats too (Azari Soufiani, Chen, Parkes
    and Xia, "Generalized method-of-moments for rank aggregation", 2013). One draw is added for each pair of bots, so
    that a bot that wins every game has a rating too.
    """
    from choix import ilsr_pairwise_dense

    place = {bot: number for number, bot in enumerate(bots)}
    won = np.full((len(bots), len(bots)), 0.5)
    for game in games:
        for winner in game.winners:
            for seat, other in enumerate(game.lineup):
                if seat != winner:
                    won[place[game.lineup[winner]], place[other]] += 1 / len(game.winners)
    return [float(strength * ELO) for strength in ilsr_pairwise_dense(won)]
