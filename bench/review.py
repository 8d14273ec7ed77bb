"""Whether reviews tell the truth: how chances compare with who won, what accounts come to, whether skill ranks players
of known strength, and how long it takes.

What has been measured is kept in `bench/data-review`, so that the bench can be stopped and goes on from there. Delete
that folder after a change of bots. After a change of their calibration alone, or of reviews, `said.jsonl` may stay.
"""

import argparse
import platform
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from msgspec import Struct

from bench.results import cpu_model, table, write_section
from brethren.bots import LEVELS
from brethren.bots.player import player
from brethren.cli.processes import in_order
from brethren.cli.progress import progress_bar
from brethren.game import Game
from brethren.games import GAMES
from brethren.review import review
from brethren.review.calibration import Prediction, calibration_of
from brethren.review.estimate import Chances, Estimator
from brethren.review.sample import STRENGTHS, match, match_of_equals, moments, predictions_of
from brethren.wire.records import MatchRecord

DATA = Path(__file__).with_name("data-review")
MATCHES = 600  # at a table for two; fewer where more seats say more: even true chances have a gap, the larger the fewer
REVIEWED = 20  # of them, whole
RANKED = 50  # matches between different levels, for each game: every level plays 20, against every other as often
SEED = 1_000_000  # none of those that chances were fitted to
PROCESSES = 2
TENTHS = 10
MAX_GAP, MAX_MEAN, MAX_WORST, MAX_SECONDS = 0.03, 0.05, 0.15, 20
DRAWN = 200  # so often, to see what chance does
ERRORS = 2  # so many standard errors may something be away from what it should be


class Table(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, Any]

    @property
    def name(self) -> str:
        options = [f"{value} {name}" if type(value) is int else value for name, value in self.options.items()]
        return ", ".join([GAMES[self.game].title, *options, f"{self.seats} seats"])


TABLES = [Table(key, seats, options) for key, game in GAMES.items() for seats, options in game.settings()]
CHANCES = (
    "table", "matches", "gap", "its error", "by chance", "Brier", "before", "difference", "its error", "even guess",
    "said below 5 % → won", "above 95 % → won", "",
)  # fmt: skip
ACCOUNTS = (
    "table", "reviews", "left over", "its worst", "luck, mean", "its error", "luck", "skill", "others",
    "two seeds", "their worst", "accuracy", "seconds", "",
)  # fmt: skip
PAIRS = list(combinations(LEVELS, 2))
RANKS = ("game", "matches", "what", *LEVELS, "")


class Job(NamedTuple):
    place: int  # of the table in TABLES, or of the game in GAMES
    number: int


class Said(Struct):
    """Before some decisions of a match among equal bots, without calibration; who won; and what reviews said before
    there was any calibration, when a proof made a chance certain."""

    job: Job
    predictions: list[Prediction]
    before: list[Chances]


class Reviewed(Struct):
    """The accounts of all seats in two reviews with different seeds."""

    job: Job
    left_over: list[float]
    luck: list[float]
    skill: list[float]
    others: list[float]
    accuracy: list[float]
    luck_again: list[float]
    skill_again: list[float]
    accuracy_again: list[float]
    seconds: float  # of one review, of all processors together

    @property
    def apart(self) -> list[float]:
        both, again = [*self.luck, *self.skill], [*self.luck_again, *self.skill_again]
        return [one - other for one, other in zip(both, again, strict=True)]


class Ranked(Struct):
    """A match between two levels."""

    job: Job
    levels: tuple[str, ...]
    skill: list[float]
    accuracy: list[float]


Found = TypeVar("Found", Said, Reviewed, Ranked)
Place = TypeVar("Place")
Match = tuple[np.ndarray, np.ndarray]
"""The chances of all seats before some decisions of a match, and the shares of the victory."""


def measured(kind: type[Found], work: Callable[[Job], Found], jobs: Iterable[Job], processes: int) -> list[Found]:
    """All that is kept already, and what has to be measured yet."""
    DATA.mkdir(exist_ok=True)
    file, wanted = DATA / f"{kind.__name__.lower()}.jsonl", list(jobs)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = {one.job: one for one in (msgspec.json.decode(line, type=kind) for line in lines)}
    left = [job for job in wanted if job not in found]
    with progress_bar() as bar, file.open("ab") as kept:
        for one in bar.track(in_order(work, left, processes), total=len(left), description=kind.__name__):
            found[one.job] = one
            kept.write(msgspec.json.encode(one) + b"\n")
            kept.flush()
    return [found[job] for job in sorted(found)]


def played(job: Job) -> MatchRecord:
    """A match among equal bots."""
    at = TABLES[job.place]
    return match_of_equals(GAMES[at.game], at.seats, at.options, SEED + job.number)


def said(job: Job) -> Said:
    game, record, seed = GAMES[TABLES[job.place].game], played(job), SEED + job.number
    estimator = Estimator(game, player(game).simulations)
    before = [estimator.with_best_play(step.before, seed + step.number, 1) for step in moments(record, seed)]
    return Said(job, predictions_of(record, estimator, seed), before)


def reviewed(job: Job) -> Reviewed:
    record, begun = played(job), time.process_time()
    one = review(record, seed=1)
    seconds, other = time.process_time() - begun, review(record, seed=2)
    return Reviewed(
        job,
        [end - one.steps[0].chances[seat] - one.accounts[seat].change for seat, end in enumerate(one.end)],
        [account.luck for account in one.accounts],
        [account.skill for account in one.accounts],
        [account.others for account in one.accounts],
        [account.accuracy or 0.0 for account in one.accounts],
        [account.luck for account in other.accounts],
        [account.skill for account in other.accounts],
        [account.accuracy or 0.0 for account in other.accounts],
        seconds,
    )


def ranked(job: Job) -> Ranked:
    levels = PAIRS[job.number % len(PAIRS)][:: -1 if job.number // len(PAIRS) % 2 else 1]
    accounts = review(match(list(GAMES.values())[job.place], levels, {}, SEED + job.number)).accounts
    return Ranked(job, levels, [one.skill for one in accounts], [one.accuracy or 0.0 for one in accounts])


def gap(chances: np.ndarray, shares: np.ndarray) -> float:
    """The mean difference between predicted and real victories, over tenths of chance."""
    tenths = np.minimum(TENTHS - 1, (chances * TENTHS).astype(int))
    return float(np.abs(np.bincount(tenths.ravel(), (chances - shares).ravel())).sum() / chances.size)


def gap_by_chance(matches: Sequence[np.ndarray]) -> float:
    """The gap that even true chances would have in so few matches: winners are drawn by them, with one lot for each."""
    random, drawn = np.random.default_rng(SEED), []
    for _ in range(DRAWN):
        shares = [winners(chances, random.random()) for chances in matches]
        drawn.append(gap(np.concatenate(matches), np.concatenate(shares)))
    return fmean(drawn)


def winners(chances: np.ndarray, lot: float) -> np.ndarray:
    """The seat in whose share of all chances the lot falls wins."""
    reached = np.cumsum(chances, axis=1)
    return np.asarray((lot < reached) & (lot >= reached - chances), np.float64)


def brier(chances: np.ndarray, shares: np.ndarray) -> float:
    return float(((chances - shares) ** 2).mean())


def error_of(statistic: Callable[[np.ndarray, np.ndarray], float], matches: Sequence[Match]) -> float:
    """The standard error of a figure, by drawing as many matches again and again. All decisions of a match have one
    result, so they are drawn together."""
    random, found = np.random.default_rng(SEED), []
    for _ in range(DRAWN):
        drawn = [matches[place] for place in random.integers(len(matches), size=len(matches))]
        found.append(statistic(*joined(drawn)))
    return stdev(found)


def joined(matches: Sequence[Match]) -> Match:
    return np.concatenate([chances for chances, _ in matches]), np.concatenate([shares for _, shares in matches])


def end(matches: Sequence[Match], low: float, high: float) -> str:
    """What was said between these chances, and what came, with its standard error."""
    there = [(chances >= low) & (chances <= high) for chances, _ in matches]
    said = np.concatenate([chances[these] for (chances, _), these in zip(matches, there, strict=True)])
    if not said.size:
        return "none"
    won = [shares[these] for (_, shares), these in zip(matches, there, strict=True)]
    came = np.concatenate(won).mean()
    error = sum(float((shares - came).sum()) ** 2 for shares in won) ** 0.5 / said.size
    return f"{said.mean():.3f} → {came:.3f} ± {error:.3f}"


def chances_row(at: Table, found: Sequence[Said]) -> list[str]:
    matches = [match_of(at, one) for one in found]
    chances, shares = joined(matches)
    before, (worse, error) = np.array([chances for one in found for chances in one.before]), difference(found, matches)
    return [
        at.name, str(len(found)), f"{gap(chances, shares):.3f}", f"{error_of(gap, matches):.3f}",
        f"{gap_by_chance([chances for chances, _ in matches]):.3f}",
        f"{brier(chances, shares):.4f}", f"{brier(before, shares):.4f}", f"{worse:+.4f}", f"{error:.4f}",
        f"{brier(np.full_like(shares, 1 / at.seats), shares):.3f}", end(matches, 0, 0.05), end(matches, 0.95, 1),
        verdict(gap(chances, shares) <= MAX_GAP, worse <= error),
    ]  # fmt: skip


def match_of(at: Table, found: Said) -> Match:
    """The chances that a review would have said, and who won."""
    calibration = calibration_of(GAMES[at.game])
    return calibration.of([said for said, _ in found.predictions]), np.array([won for _, won in found.predictions])


def difference(found: Sequence[Said], matches: Sequence[Match]) -> tuple[float, float]:
    """By how much the chances have a higher Brier score than before, in the same matches, and its standard error."""
    apart = [brier(*match) - brier(np.array(one.before), match[1]) for one, match in zip(found, matches, strict=True)]
    return fmean(apart), stdev(apart) / len(apart) ** 0.5


def accounts_row(at: Table, found: Sequence[Reviewed]) -> list[str]:
    left_over = [abs(seat) for one in found for seat in one.left_over]
    first = [one.luck[0] for one in found]
    error = stdev(first) / len(first) ** 0.5
    apart = [abs(difference) for one in found for difference in one.apart]
    points = [abs(a - b) for one in found for a, b in zip(one.accuracy, one.accuracy_again, strict=True)]
    seconds = fmean(one.seconds for one in found) / PROCESSES
    return [
        at.name, str(len(found)), f"{fmean(left_over):.3f}", f"{max(left_over):.3f}", f"{fmean(first):+.2f}",
        f"{error:.2f}", *(f"{fmean(map(abs, seats)):.2f}" for seats in by_cause(found)),
        f"{fmean(apart):.3f}", f"{max(apart):.3f}", f"{fmean(points):.1f}", f"{seconds:.1f}",
        verdict(
            fmean(left_over) <= MAX_MEAN and max(left_over) <= MAX_WORST,
            fmean(apart) <= MAX_MEAN and max(apart) <= MAX_WORST,
            abs(fmean(first)) <= ERRORS * error,
            seconds < MAX_SECONDS,
        ),
    ]  # fmt: skip


def by_cause(found: Sequence[Reviewed]) -> list[list[float]]:
    causes = [(one.luck, one.skill, one.others) for one in found]
    return [[seat for seats in cause for seat in seats] for cause in zip(*causes, strict=True)]


def ranks_rows(game: Game, found: Sequence[Ranked]) -> list[list[str]]:
    skill, accuracy = of_levels(found, "skill"), of_levels(found, "accuracy")
    return [
        [game.title, str(len(found)), "skill", *(f"{mean:+.2f} ± {error:.2f}" for mean, error in skill), rising(skill)],
        [
            game.title,
            str(len(found)),
            "accuracy",
            *(f"{mean:.0f} ± {error:.0f}" for mean, error in accuracy),
            rising(accuracy),
        ],
    ]


def of_levels(found: Sequence[Ranked], what: str) -> list[tuple[float, float]]:
    """The mean of every level, and its standard error."""
    all_of = [[getattr(one, what)[one.levels.index(level)] for one in found if level in one.levels] for level in LEVELS]
    return [(fmean(values), stdev(values) / len(values) ** 0.5) for values in all_of]


def rising(levels: Sequence[tuple[float, float]]) -> str:
    return verdict(list(levels) == sorted(levels))


def verdict(*reached: bool) -> str:
    return "reached" if all(reached) else "not reached"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="at a table for two; with 0, those that are kept")
    parser.add_argument("--reviewed", type=int, default=REVIEWED, help="of each table, whole")
    parser.add_argument("--ranked", type=int, default=RANKED, help="between levels, for each game")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    chosen = parser.parse_args()
    chances = measured(Said, said, jobs([2 * chosen.matches // at.seats for at in TABLES]), chosen.processes)
    ranks = measured(Ranked, ranked, jobs([chosen.ranked] * len(GAMES)), chosen.processes)
    accounts = measured(Reviewed, reviewed, jobs([chosen.reviewed] * len(TABLES)), chosen.processes)
    found = by_place(list(GAMES.values()), ranks, least=2 * len(PAIRS))
    levels = [row for game, some in found for row in ranks_rows(game, some)]
    body = "\n\n".join([
        f"`python -m bench.review`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, "
        f"Numba {version('numba')}.",
        f"**Chances**, before ten decisions of each match among equal bots ({', '.join(dict.fromkeys(STRENGTHS))}). "
        f"The gap, at most {MAX_GAP}, is the mean difference between predicted and real victories over tenths of "
        "chance. Its error comes from drawing the matches again. Beside it is the gap that even true chances would "
        "have in so few matches. The Brier score is of the same chances; beside it is that of the search itself, "
        "without calibration and with proofs, as reviews had it before, in the same matches; the difference should not "
        "be above 0 by more than its error. Then what was said at both ends, and what came.",
        table(CHANCES, [chances_row(at, some) for at, some in by_place(TABLES, chances)]),
        "**Accounts** of matches that were reviewed whole: what luck, skill and others leave over (mean and worst, at "
        f"most {MAX_MEAN} and {MAX_WORST}); the mean luck of the first seat, which should be 0 within {ERRORS} errors; "
        "the mean sizes of luck, skill and what others did; how far luck and skill of two reviews with different seeds "
        f"are apart (mean and worst, at most {MAX_MEAN} and {MAX_WORST}), and their points of accuracy (mean); the "
        f"processor time of a review, divided by {PROCESSES} cores, which should be less than {MAX_SECONDS} s.",
        table(ACCOUNTS, [accounts_row(at, some) for at, some in by_place(TABLES, accounts)]),
        "**Levels**: every level against every other, for two, in both seats: the means of a match and their errors. "
        "Skill and accuracy should rank them.",
        table(RANKS, levels) if levels else "Not measured yet.",
    ])  # fmt: skip
    print(body)
    write_section("Review", body)


def jobs(numbers: Sequence[int]) -> list[Job]:
    """So many for each place, in turns."""
    return [Job(place, at) for at in range(max(numbers)) for place, number in enumerate(numbers) if at < number]


def by_place(places: Sequence[Place], found: Sequence[Found], least: int = 2) -> Iterator[tuple[Place, list[Found]]]:
    """Without the places of which hardly anything is kept yet."""
    for place, named in enumerate(places):
        some = [one for one in found if one.job.place == place]
        if len(some) >= least:
            yield named, some


if __name__ == "__main__":
    main()
