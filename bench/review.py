"""How long a review takes on two cores, and how far its chances are from those of one with ten times the budget."""

import argparse
import platform
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from random import Random

from bench.results import cpu_model, table, write_section
from brethren.bots import bot
from brethren.bots.player import player
from brethren.game import CHANCE, Game
from brethren.games import GAMES
from brethren.review import Judged, review
from brethren.wire.records import MatchRecord

LEVEL = "gunner"  # plays about as long a game as people do
MATCHES = 2  # for each number of seats
TIMES = 10
THREADS = 2
SEED = 1
SECONDS = 20
ERROR = 0.03
HEADER = ("game", "seats", "matches", "simulations", "steps", "seconds", "at most", "error", "below", "")


@dataclass(frozen=True)
class Reviewed:
    """One match: how long its review took, and how far off each chance was."""

    seats: int
    steps: int
    seconds: float
    errors: tuple[float, ...]


def match(game: Game, seats: int, seed: int) -> MatchRecord:
    """A match among bots, as a record; its dice come from nobody's secret."""
    dice, player = Random(f"{game.key} {seats} {seed}"), bot(game, LEVEL)
    state, log = game.start(seats), []
    while deciding := game.deciding(state):
        seat = deciding[0]
        if seat == CHANCE:
            (action,) = dice.choices(game.legal(state, CHANCE), game.weights(state))
        else:
            action = player.choose(game.view(state, seat), seat, player.budget, dice.getrandbits(60)).action
        log.append((seat, action))
        state = game.play(state, seat, action)
    return MatchRecord(
        table="bench", game=game.key, rules=game.version, seats=seats, options={}, players=[LEVEL] * seats,
        bots=[None] * seats, started=0.0, commitment="", contributions=[None] * seats, secret="", lots=False, log=log,
        winners=list(game.winners(state)), ending=game.ending(state) or "",
    )  # fmt: skip


def reviewed(record: MatchRecord) -> Reviewed:
    review(record, simulations=1, threads=THREADS)  # so that all is loaded
    begun = time.perf_counter()
    found = review(record, seed=SEED, threads=THREADS)
    seconds = time.perf_counter() - begun
    # Another seed: the longer review must not begin with the very simulations that it is compared with.
    better = review(record, TIMES * player(GAMES[record.game]).simulations, SEED + 1, THREADS)
    return Reviewed(record.seats, len(record.log), seconds, tuple(differences(found.steps, better.steps)))


def differences(some: Sequence[Judged], others: Sequence[Judged]) -> list[float]:
    """Of the chances of every seat before every step."""
    pairs = ((one.chances, other.chances) for one, other in zip(some, others, strict=True))
    return [abs(a - b) for one, other in pairs for a, b in zip(one, other, strict=True)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def row(game: Game, found: Sequence[Reviewed]) -> list[str]:
    seconds = mean([one.seconds for one in found])
    error = mean([difference for one in found for difference in one.errors])
    verdict = "reached" if seconds < SECONDS and error < ERROR else "not reached"
    return [
        game.title,
        ", ".join(str(seats) for seats in sorted({one.seats for one in found})),
        str(len(found)),
        f"{player(game).simulations:,}",
        f"{mean([one.steps for one in found]):.0f}",
        f"{seconds:.1f}",
        str(SECONDS),
        f"{error:.4f}",
        str(ERROR),
        verdict,
    ]


def measure(game: Game, matches: int, most_seats: int) -> list[str]:
    found = []
    for seats in range(game.min_seats, most_seats + 1):
        for seed in range(matches):
            found.append(reviewed(match(game, seats, seed)))
            one = found[-1]
            said = f"{game.key}, {seats} seats: {one.steps} steps, {one.seconds:.1f} s, error {mean(one.errors):.4f}"
            print(said, file=sys.stderr, flush=True)
    return row(game, found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="by default all; printed only")
    parser.add_argument("--quick", action="store_true", help="one match for two of each, printed only")
    chosen = parser.parse_args()
    games = [GAMES[chosen.game]] if chosen.game else list(GAMES.values())
    rows = [measure(game, *((1, game.min_seats) if chosen.quick else (MATCHES, game.max_seats))) for game in games]
    conditions = (
        f"`python -m bench.review`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, "
        f"Numba {version('numba')}; {THREADS} threads.\n\n"
        f"Matches among bots ({LEVEL}), with each number of seats. Simulations are those of one estimate, steps and "
        f"seconds those of a mean match. The error is the mean absolute difference of the chances of all seats before "
        f"all steps from those of a review with {TIMES} times the simulations and another seed."
    )
    body = f"{conditions}\n\n{table(HEADER, rows)}"
    print(body)
    if not chosen.quick and not chosen.game:
        write_section("Review", body)


if __name__ == "__main__":
    main()
