"""One person's finished matches: results by game and opponent, lengths."""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import get_args

import msgspec

from brethren.table.match import STOPPED
from brethren.table.view import FinishedMatch
from brethren.wire.statistics import Length, MyMatch, Standing, Statistics
from brethren.wire.table import Result
from brethren.wire.vocabulary import GameKey, Level, Opponents, Won

MAX_COUNTED = 10_000
"""The latest of somebody's matches; older ones are forgotten."""
MAX_RECENT = 30
MINUTES = (5, 10, 15, 20, 30, 45, 60, 90)
_WEAK_TO_STRONG: tuple[Level, ...] = get_args(Level)
_decode = msgspec.json.Decoder(FinishedMatch).decode


@dataclass(frozen=True)
class Mine:
    """A match that is over, with the result of one of its seats."""

    table: str
    match: FinishedMatch
    seat: int
    outcome: Result

    @property
    def result(self) -> Won:
        chair = self.match.chairs[self.seat]
        if self.outcome.ending == STOPPED or chair is None or chair.standin:
            return "stopped"
        if self.seat not in self.outcome.winners:
            return "lost"
        return "won" if len(self.outcome.winners) == 1 else "shared"

    @property
    def opponents(self) -> Opponents:
        """People, or the strongest bot."""
        others = [chair for seat, chair in enumerate(self.match.chairs) if chair and seat != self.seat]
        if any(chair.person for chair in others):
            return "people"
        return max((chair.bot for chair in others if chair.bot), key=_WEAK_TO_STRONG.index)

    @property
    def minutes(self) -> float:
        return max(0.0, self.match.updated - self.match.started) / 60


def statistics(person: str, tables: Iterable[tuple[str, bytes | None]]) -> Generator[None, None, Statistics]:
    """Statistics of this person's matches, played from their beginning on one seat and with luck of their own. In
    steps: others can do something after each match."""
    mine: list[Mine] = []
    for table, body in tables:
        if body is not None and (one := _mine(person, table, _decode(body))):
            mine.append(one)
        yield
    return _summed(sorted(mine, key=lambda one: one.match.updated, reverse=True))


def _summed(mine: Sequence[Mine]) -> Statistics:
    """The latest first."""
    whole = [one for one in mine if one.result != "stopped"]
    groups: dict[tuple[GameKey, Opponents], list[Mine]] = {}
    games: dict[GameKey, list[Mine]] = {}
    for one in whole:
        groups.setdefault((one.match.game, one.opponents), []).append(one)
        games.setdefault(one.match.game, []).append(one)
    return Statistics(
        len(whole),
        len(mine) - len(whole),
        sum(one.minutes for one in whole),
        [_standing(game, opponents, group) for (game, opponents), group in groups.items()],
        [_length(game, group) for game, group in games.items()],
        list(MINUTES),
        [
            MyMatch(one.table, one.match.game, one.opponents, one.result, one.match.updated, one.minutes)
            for one in mine[:MAX_RECENT]
        ],
    )


def _mine(person: str, table: str, match: FinishedMatch) -> Mine | None:
    seats = [seat for seat, chair in enumerate(match.chairs) if chair and chair.person == person]
    if match.result is None or match.again or len(seats) != 1:
        return None
    return Mine(table, match, seats[0], match.result)


def _standing(game: GameKey, opponents: Opponents, group: Sequence[Mine]) -> Standing:
    results = [one.result for one in group]
    par = sum(1 / len(one.match.chairs) for one in group)
    return Standing(game, opponents, len(group), results.count("won"), results.count("shared"), par)


def _length(game: GameKey, group: Sequence[Mine]) -> Length:
    counts = [0] * (len(MINUTES) + 1)
    for one in group:
        counts[sum(one.minutes >= limit for limit in MINUTES)] += 1
    decisions = median(one.match.decisions[one.seat] for one in group)
    return Length(game, median(one.minutes for one in group), decisions, counts)
