"""Whether reviews tell the truth: how chances compare with who won, what accounts come to, whether skill ranks players
of known strength, and how long it takes.

What has been measured is kept in `bench/data-review`, so that the bench can be stopped and goes on from there. Delete
that folder after a change of bots. After a change of their calibration alone, or of reviews, `said.jsonl` may stay.
"""

import argparse
import platform
import time
from collections.abc import Callable, Iterable, Sequence
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
from brethren.games import GAMES
from brethren.review import review
from brethren.review.calibration import Prediction, calibration_of
from brethren.review.estimate import Chances, Estimator
from brethren.review.sample import STRENGTHS, match, match_of_equals, moments, predictions_of
from brethren.wire.records import MatchRecord

DATA = Path(__file__).with_name("data-review")
MATCHES = 500  # for each table: with fewer, even true chances have a gap near the limit
REVIEWED = 20  # of them, whole
RANKED = 20  # matches between different levels, for each game
SEED = 1_000_000  # none of those that chances were fitted to
PROCESSES = 2
TENTHS = 10
MAX_GAP, MAX_MEAN, MAX_WORST, MAX_SECONDS = 0.03, 0.05, 0.15, 20
DRAWN = 200  # so often, to see what chance does
ERRORS = 2  # so many standard errors may something be away from what it should be


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        return ", ".join([GAMES[self.game].title, *map(str, self.options.values()), f"{self.seats} seats"])


TABLES = (
    Table("tortuga", 2, {}),
    Table("tortuga", 4, {}),
    Table("cartagena", 2, {"variant": "jamaica"}),
    Table("cartagena", 4, {"variant": "tortuga"}),
    Table("battle", 2, {}),
)
CHANCES = (
    "table",
    "matches",
    "gap",
    "at most",
    "by chance",
    "Brier",
    "before",
    "difference",
    "its error",
    "even guess",
    "said below 5 % → won",
    "above 95 % → won",
    "",
)
ACCOUNTS = (
    "table", "reviews", "left over", "its worst", "luck, mean", "its error", "luck", "skill", "others",
    "two seeds", "their worst", "seconds", "below", "",
)  # fmt: skip
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
    luck_again: list[float]
    skill_again: list[float]
    seconds: float  # of one review, of all processors together

    @property
    def apart(self) -> list[float]:
        both, again = [*self.luck, *self.skill], [*self.luck_again, *self.skill_again]
        return [one - other for one, other in zip(both, again, strict=True)]


class Ranked(Struct):
    """A match between two levels."""

    job: Job
    levels: tuple[str, ...]
    choices: list[float]
    accuracy: list[float]
    skill: list[float]


Found = TypeVar("Found", Said, Reviewed, Ranked)


def measured(kind: type[Found], work: Callable[[Job], Found], jobs: Iterable[Job], processes: int) -> list[Found]:
    """What is kept already, and what has to be measured yet."""
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
    return [found[job] for job in wanted]


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
        [account.luck for account in other.accounts],
        [account.skill for account in other.accounts],
        seconds,
    )


def ranked(job: Job) -> Ranked:
    pairs = list(combinations(LEVELS, 2))
    levels = pairs[job.number % len(pairs)][:: -1 if job.number // len(pairs) % 2 else 1]
    accounts = review(match(list(GAMES.values())[job.place], levels, {}, SEED + job.number)).accounts
    return Ranked(
        job,
        levels,
        [one.choices for one in accounts],
        [one.accuracy or 0.0 for one in accounts],
        [one.skill for one in accounts],
    )


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


def end(chances: np.ndarray, shares: np.ndarray, low: float, high: float) -> str:
    """What was said between these chances, and what came."""
    there = (chances >= low) & (chances <= high)
    return f"{chances[there].mean():.3f} → {shares[there].mean():.3f}" if there.any() else "none"


def chances_row(at: Table, found: Sequence[Said]) -> list[str]:
    shares = np.array([shares for one in found for _, shares in one.predictions])
    matches = [calibration_of(GAMES[at.game]).of([said for said, _ in one.predictions]) for one in found]
    chances, before = np.concatenate(matches), np.array([chances for one in found for chances in one.before])
    off, (worse, error) = gap(chances, shares), difference(found, matches)
    return [
        at.name, str(len(found)), f"{off:.3f}", str(MAX_GAP), f"{gap_by_chance(matches):.3f}",
        f"{brier(chances, shares):.4f}", f"{brier(before, shares):.4f}", f"{worse:+.4f}", f"{error:.4f}",
        f"{brier(np.full_like(shares, 1 / at.seats), shares):.3f}",
        end(chances, shares, 0, 0.05), end(chances, shares, 0.95, 1),
        verdict(off <= MAX_GAP, worse <= ERRORS * error),
    ]  # fmt: skip


def difference(found: Sequence[Said], matches: Sequence[np.ndarray]) -> tuple[float, float]:
    """By how much the chances have a higher Brier score than before, in the same matches, and its standard error."""
    apart = []
    for one, chances in zip(found, matches, strict=True):
        shares = np.array([shares for _, shares in one.predictions])
        apart.append(brier(chances, shares) - brier(np.array(one.before), shares))
    return fmean(apart), stdev(apart) / len(apart) ** 0.5


def accounts_row(at: Table, found: Sequence[Reviewed]) -> list[str]:
    left_over = [abs(seat) for one in found for seat in one.left_over]
    first = [one.luck[0] for one in found]
    error = stdev(first) / len(first) ** 0.5
    apart = [abs(difference) for one in found for difference in one.apart]
    seconds = fmean(one.seconds for one in found) / PROCESSES
    return [
        at.name, str(len(found)), f"{fmean(left_over):.3f}", f"{max(left_over):.3f}", f"{fmean(first):+.2f}",
        f"{error:.2f}", *(f"{fmean(map(abs, seats)):.2f}" for seats in by_cause(found)),
        f"{fmean(apart):.3f}", f"{max(apart):.3f}", f"{seconds:.1f}", str(MAX_SECONDS),
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


def ranks_rows(found: Sequence[Ranked]) -> list[list[str]]:
    name = list(GAMES.values())[found[0].job.place].title
    choices, accuracy, skill = (of_levels(found, what) for what in ("choices", "accuracy", "skill"))
    return [
        [name, str(len(found)), "choices", *map("{:+.2f}".format, choices), verdict(choices == sorted(choices))],
        [name, str(len(found)), "accuracy", *map("{:.0f}".format, accuracy), verdict(accuracy == sorted(accuracy))],
        [name, str(len(found)), "skill alone", *map("{:+.2f}".format, skill), ""],
    ]


def of_levels(found: Sequence[Ranked], what: str) -> list[float]:
    return [
        fmean(getattr(one, what)[one.levels.index(level)] for one in found if level in one.levels) for level in LEVELS
    ]


def verdict(*reached: bool) -> str:
    return "reached" if all(reached) else "not reached"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each table")
    parser.add_argument("--reviewed", type=int, default=REVIEWED, help="of them, whole")
    parser.add_argument("--ranked", type=int, default=RANKED, help="matches between levels, for each game")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    chosen = parser.parse_args()
    chances = measured(Said, said, jobs(chosen.matches, len(TABLES)), chosen.processes)
    ranks = measured(Ranked, ranked, jobs(chosen.ranked, len(GAMES)), chosen.processes)
    accounts = measured(Reviewed, reviewed, jobs(chosen.reviewed, len(TABLES)), chosen.processes)
    body = "\n\n".join([
        f"`python -m bench.review`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, "
        f"Numba {version('numba')}.",
        f"**Chances**, before ten decisions of each match among equal bots ({', '.join(dict.fromkeys(STRENGTHS))}). "
        "The gap is the mean difference between predicted and real victories over tenths of chance; beside it is "
        "the gap that true chances would have, by chance, in so few matches. The Brier score is of the same chances; "
        "beside it is that of the search itself, without calibration and with proofs, as reviews had it before, in the "
        f"same matches; the difference should not be above 0 by more than {ERRORS} errors. Then what was said at both "
        "ends, and what came.",
        table(CHANCES, [chances_row(at, of_place(place, chances)) for place, at in enumerate(TABLES)]),
        "**Accounts** of matches that were reviewed whole: what luck, skill and others leave over (mean and worst, at "
        f"most {MAX_MEAN} and {MAX_WORST}); the mean luck of the first seat, which should be 0 within {ERRORS} errors; "
        "the mean sizes of luck, skill and what others did; how far luck and skill of two reviews with different seeds "
        f"are apart (mean and worst, at most {MAX_MEAN} and {MAX_WORST}); the processor time of a review, divided by "
        f"{PROCESSES} cores.",
        table(ACCOUNTS, [accounts_row(at, of_place(place, accounts)) for place, at in enumerate(TABLES)]),
        "**Levels**: every level against every other, for two, in both seats: means of a match. Choices (skill and "
        "others together) and accuracy should rank them; skill alone also depends on how long a match is.",
        table(RANKS, [row for place in range(len(GAMES)) for row in ranks_rows(of_place(place, ranks))]),
    ])  # fmt: skip
    print(body)
    write_section("Review", body)


def jobs(number: int, places: int) -> list[Job]:
    return [Job(place, at) for at in range(number) for place in range(places)]


def of_place(place: int, found: Sequence[Found]) -> list[Found]:
    return [one for one in found if one.job.place == place]


if __name__ == "__main__":
    main()
