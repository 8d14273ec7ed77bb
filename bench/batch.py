"""How many decisions a second the batched environment makes on one core, beside PettingZoo and Pgx: random play."""

import argparse
import os
import platform
import sys
from datetime import date
from importlib.metadata import version
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from bench.engine import SEED, Contender, Measure, Peer, answer, peers_process, two_cores
from bench.results import cpu_model, table, write_section
from brethren.research.batch import Batch

NUMBER = 4096  # games at once
WARM_UP = 500  # steps, so that games are at all stages
PETTING_ZOO, PGX = "PettingZoo", "Pgx"
TARGETS = {PETTING_ZOO: 200.0, PGX: 100.0}
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *(("cartagena", seats, {"variant": "tortuga"}) for seats in (2, 3, 4, 5)),
    *(("cartagena", 4, {"variant": variant}) for variant in ("jamaica", "hispaniola")),
    ("tortuga", 4, {}),
    ("battle", 2, {}),
)


class Ours(Contender):
    """A batch of one of our games."""

    def __init__(self, key: str, seats: int, options: dict[str, Any]) -> None:
        super().__init__("Brethren", ", ".join([key, f"{seats} seats", *options.values()]))
        self.ratios = {engine: [] for engine in TARGETS}
        self.batch = Batch(key, seats, NUMBER, SEED, **options)
        for _ in range(WARM_UP):
            self.batch.step(self.batch.random_actions())

    def measure(self, seconds: float) -> None:
        steps, began, cpu = 0, perf_counter(), thread_time()
        while perf_counter() < began + seconds:
            self.batch.step(self.batch.random_actions())
            steps += NUMBER
        self.measures.append(Measure(steps, thread_time() - cpu, perf_counter() - began))


def take_turns(ours: list[Ours], peers: list[Contender], repetitions: int, seconds: float) -> None:
    """All once, then all again: the speed of a machine drifts, so what is compared is measured in the same round."""
    for repetition in range(1, repetitions + 1):
        print(f"repetition {repetition} of {repetitions}", file=sys.stderr)
        for contender in (*peers, *ours):
            contender.measure(seconds)
        for mine in ours:
            for peer in peers:
                mine.compare(peer)


def report(ours: list[Ours], peers: list[Contender], versions: dict[str, str], repetitions: int, seconds: float) -> str:
    command = " ".join(["python -m bench.batch", *sys.argv[1:]])
    software = ", ".join(f"{name} {number}" for name, number in versions.items())
    shares = [measure.cpu / measure.elapsed for contender in (*ours, *peers) for measure in contender.measures]
    conditions = (
        f"`{command}`, {date.today()}, {cpu_model()}, {software}.\n\n"
        f"Decisions of random play on one core, {NUMBER:,} games at once (PettingZoo: one). Choosing a random legal "
        "action, chance, and beginning anew are inside the clock on all sides; chance events do not count as steps. "
        f"Medians of {repetitions} repetitions of {seconds:g} s, taken in turns, by the time that the measured process "
        f"had of its core ({median(shares):.0%} of it; {min(shares):.0%} at worst); ratios are medians of those of "
        "each round."
    )
    return "\n\n".join([conditions, figures(ours, peers), targets(ours)])


def figures(ours: list[Ours], peers: list[Contender]) -> str:
    header = ["engine", "game", "steps/s", "spread", *(f"x {peer.engine}, {peer.name}" for peer in peers)]
    rows = [[*_speed(mine), *(f"{mine.ratio(peer.engine):.0f}" for peer in peers)] for mine in ours]
    return table(header, rows + [[*_speed(peer), *("" for _ in peers)] for peer in peers])


def _speed(contender: Contender) -> list[str]:
    return [contender.engine, contender.name, f"{contender.rate():,.0f}", f"{contender.spread():.0%}"]


def targets(ours: list[Ours]) -> str:
    rows = []
    for engine, least in TARGETS.items():
        worst = min(mine.ratio(engine) for mine in ours if mine.batch.game.key == "cartagena")
        verdict = "reached" if worst >= least else "not reached"
        rows.append(["cartagena", f"times {engine}", f"{least:g}", f"{worst:.0f}", verdict])
    header = ["game", "target", "at least", "measured", ""]
    return "Targets, each for the row of Cartagena that does worst:\n\n" + table(header, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short repetitions, printed only: to try the bench itself")
    quick = parser.parse_args().quick
    repetitions, seconds = (2, 0.2) if quick else (7, 1.0)
    core = two_cores()[0]
    os.sched_setaffinity(0, {core})
    with peers_process("bench.batch_peers", core, NUMBER) as process:
        about = answer(process)
        peers: list[Contender] = [Peer(engine, name, process) for engine, name in about["players"]]
        ours = [Ours(*table) for table in TABLES]
        take_turns(ours, peers, repetitions, seconds)
    versions = {"Python": platform.python_version(), "Numba": version("numba"), **about["versions"]}
    text = report(ours, peers, versions, repetitions, seconds)
    print(text)
    if not quick:
        write_section("Batch", text)


if __name__ == "__main__":
    main()
