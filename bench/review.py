"""Whether reviews tell the truth: how chances compare with who won, what accounts come to, and how long it takes."""

import argparse
import platform
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from importlib.metadata import version
from statistics import fmean, stdev
from typing import Any

from bench.results import cpu_model, table, write_section
from brethren.games import GAMES
from brethren.review import Review, estimator_of, review
from brethren.review.calibration import Prediction
from brethren.review.sample import match, moments
from brethren.wire.records import MatchRecord

LEVELS = ("deckhand", "gunner", "gunner", "mate")
MATCHES = 200  # for each table
REVIEWED = 6  # of them, whole
SEED = 1_000_000  # none of those that chances were fitted to
PROCESSES = 2
TENTHS = 10
GAP, SECONDS = 0.03, 20
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tortuga", 2, {}),
    ("tortuga", 4, {}),
    ("cartagena", 2, {"variant": "jamaica"}),
    ("cartagena", 4, {"variant": "tortuga"}),
    ("battle", 2, {}),
)
HEADER = (
    "table", "matches", "gap", "at most", "Brier", "even guess",
    "luck, mean", "its error", "luck", "skill", "others", "two seeds", "seconds", "below", "",
)  # fmt: skip


@dataclass
class Findings:
    """Of all matches at one kind of table."""

    predictions: list[Prediction] = field(default_factory=list)
    even: list[Prediction] = field(default_factory=list)
    reviews: list[Review] = field(default_factory=list)
    disagreements: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


Job = tuple[str, int, dict[str, Any], int]


def played(job: Job) -> tuple[MatchRecord, list[Prediction]]:
    """A match among equal bots, and what was said before some of its decisions."""
    key, seats, options, number = job
    game, seed = GAMES[key], SEED + number
    record = match(game, [LEVELS[number % len(LEVELS)]] * seats, options, seed)
    estimator = estimator_of(record, game)
    shares = [(seat in record.winners) / len(record.winners) for seat in range(seats)]
    return record, [(estimator.chances(step.before, seed), shares) for step in moments(record, seed)]


def gap(predictions: Sequence[Prediction]) -> float:
    """The mean difference between predicted and real victories, over tenths of chance."""
    said, came = [0.0] * TENTHS, [0.0] * TENTHS
    for chances, shares in predictions:
        for chance, share in zip(chances, shares, strict=True):
            tenth = min(TENTHS - 1, int(chance * TENTHS))
            said[tenth] += chance
            came[tenth] += share
    seats = sum(len(chances) for chances, _ in predictions)
    return sum(abs(one - other) for one, other in zip(said, came, strict=True)) / seats


def brier(predictions: Sequence[Prediction]) -> float:
    return fmean((a - b) ** 2 for chances, shares in predictions for a, b in zip(chances, shares, strict=True))


def measure(key: str, seats: int, options: dict[str, Any], matches: int, reviewed: int) -> list[str]:
    found = Findings()
    with ProcessPoolExecutor(PROCESSES) as pool:
        jobs = [(key, seats, options, number) for number in range(matches)]
        records = []
        for record, predictions in pool.map(played, jobs):
            records.append(record)
            found.predictions += predictions
    found.even = [([1 / seats] * seats, shares) for _, shares in found.predictions]
    for record in records[:reviewed]:
        look_at(record, found)
    return row(key, seats, options, found, matches)


def look_at(record: MatchRecord, found: Findings) -> None:
    begun = time.perf_counter()
    one = review(record, seed=1, threads=PROCESSES)
    found.seconds.append(time.perf_counter() - begun)
    other = review(record, seed=2, threads=PROCESSES)
    found.reviews.append(one)
    pairs = zip(one.accounts, other.accounts, strict=True)
    found.disagreements += [abs(a.luck - b.luck) for a, b in pairs]
    print(f"{record.game}, {record.seats} seats: {found.seconds[-1]:.1f} s", file=sys.stderr, flush=True)


def row(key: str, seats: int, options: dict[str, Any], found: Findings, matches: int) -> list[str]:
    accounts = [account for one in found.reviews for account in one.accounts]
    first = [one.accounts[0].luck for one in found.reviews]
    error = stdev(first) / len(first) ** 0.5 if len(first) > 1 else 0.0
    off, seconds = gap(found.predictions), fmean(found.seconds)
    name = ", ".join([GAMES[key].title, *map(str, options.values()), f"{seats} seats"])
    return [
        name, str(matches), f"{off:.3f}", str(GAP), f"{brier(found.predictions):.3f}", f"{brier(found.even):.3f}",
        f"{fmean(first):+.2f}", f"{error:.2f}", f"{fmean(abs(one.luck) for one in accounts):.2f}",
        f"{fmean(abs(one.skill) for one in accounts):.2f}", f"{fmean(abs(one.others) for one in accounts):.2f}",
        f"{fmean(found.disagreements):.2f}", f"{seconds:.1f}", str(SECONDS),
        "reached" if off <= GAP and seconds < SECONDS else "not reached",
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="by default all; printed only")
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each table; fewer are printed only")
    parser.add_argument("--reviewed", type=int, default=REVIEWED, help="of them, whole")
    chosen = parser.parse_args()
    tables = [one for one in TABLES if chosen.game in (None, one[0])]
    rows = [measure(*one, chosen.matches, chosen.reviewed) for one in tables]
    conditions = (
        f"`python -m bench.review`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, "
        f"Numba {version('numba')}; {PROCESSES} threads.\n\n"
        f"Matches among equal bots ({', '.join(dict.fromkeys(LEVELS))}). The gap is the mean difference between "
        f"predicted and real victories over tenths of chance, before ten decisions of each match; the Brier score is "
        f"of the same. {chosen.reviewed} of the matches are reviewed whole: the mean luck of the first seat, which "
        f"should be 0 within its error; the mean sizes of luck, skill and what others did; how far the luck of two "
        f"reviews with different seeds differs; the seconds of one review. Luck, skill and others always add up."
    )
    body = f"{conditions}\n\n{table(HEADER, rows)}"
    print(body)
    if not chosen.game and chosen.matches >= MATCHES:
        write_section("Review", body)


if __name__ == "__main__":
    main()
