"""How many steps a second random play makes, from the start of a game to its end: our games, OpenSpiel, PettingZoo."""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from itertools import count, zip_longest
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from bench.results import cpu_model, table, write_section
from brethren.game import Game
from brethren.game.playout import play_many, playout_buffers
from brethren.games import GAMES

HERE = Path(__file__).parent
LOCK = HERE / "requirements.lock"
ENVIRONMENT = HERE.parent / ".venv-bench"
PYTHON = ENVIRONMENT / "bin" / "python"

YARDSTICK = "maedn(players=4)"
CPP, FROM_PYTHON = "OpenSpiel, C++", "OpenSpiel, from Python"
TIMES_CPP, TIMES_PYTHON, TWO_THREADS = 2.0, 15.0, 1.7
TIMES_CPP_BY_GAME = {"cartagena": 4.0}

BATCH = 200  # games in one call into compiled code
SEED = 1


@dataclass(frozen=True)
class Pace:
    repetitions: int
    seconds: float  # of each measurement
    error: float  # standard error allowed to the mean length of a peer's games, as a part of it


THOROUGH = Pace(repetitions=7, seconds=0.4, error=0.005)
QUICK = Pace(repetitions=3, seconds=0.1, error=0.02)


@dataclass(frozen=True)
class Measure:
    steps: float
    cpu: float  # seconds that the measured thread had of its core
    elapsed: float  # seconds on the wall


class Contender:
    """Something that plays, and how fast it was each time."""

    def __init__(self, engine: str, name: str) -> None:
        self.engine = engine
        self.name = name
        self.measures: list[Measure] = []
        self.ratios: dict[str, list[float]] = {CPP: [], FROM_PYTHON: []}
        self.gains: list[float] = []

    def measure(self, seconds: float) -> None:
        raise NotImplementedError

    def rates(self) -> list[float]:
        """By the processor time that it got, so that a busy machine doesn't count against it."""
        return [measure.steps / measure.cpu for measure in self.measures]

    def rate(self) -> float:
        return median(self.rates())

    def spread(self) -> float:
        return (max(self.rates()) - min(self.rates())) / self.rate()

    def compare(self, yardstick: "Contender") -> None:
        """Note how many times as fast it just was."""
        self.ratios[yardstick.engine].append(self.rates()[-1] / yardstick.rates()[-1])

    def ratio(self, engine: str) -> float:
        return median(self.ratios[engine])


class Ours(Contender):
    """One of our games, with so many seats and these options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], cores: Sequence[int]) -> None:
        super().__init__("Brethren", ", ".join([game.key, f"{seats} seats", *map(str, options.values())]))
        self.game = game
        self.seats = seats
        self.options = game.choices(seats, options)
        self.cores = cores
        self.numbers = count(step=BATCH)
        self._play(cores[0], 0.0)  # compiles

    def measure(self, seconds: float) -> None:
        alone = self._play_on(self.cores[:1], seconds)
        self.measures.append(alone)
        if len(self.cores) > 1:
            together = self._play_on(self.cores, seconds)
            self.gains.append(together.steps / together.elapsed / (alone.steps / alone.elapsed))

    def _play_on(self, cores: Sequence[int], seconds: float) -> Measure:
        began = perf_counter()
        with ThreadPoolExecutor(len(cores)) as pool:
            played = list(pool.map(lambda core: self._play(core, seconds), cores))
        steps, cpu = map(sum, zip(*played, strict=True))
        return Measure(steps, cpu, perf_counter() - began)

    def _play(self, core: int, seconds: float) -> tuple[float, float]:
        """Play for so long on this core, at least one batch; return the steps, and the seconds had of the core."""
        os.sched_setaffinity(0, {core})
        states = self.game.blank(2)
        lengths, endings = np.zeros(BATCH, np.int64), np.zeros(len(self.game.endings), np.int64)
        wins = np.zeros(self.seats)
        steps, began, end = 0, thread_time(), perf_counter() + seconds
        while True:
            first = next(self.numbers)
            play_many(
                states, playout_buffers(SEED), self.seats, self.options, SEED, first, BATCH, lengths, endings, wins
            )
            steps += int(lengths.sum())
            if perf_counter() >= end:
                return steps, thread_time() - began


class Peer(Contender):
    """Another engine's game, played by the process that runs in the bench environment."""

    def __init__(self, engine: str, name: str, process: subprocess.Popen[str]) -> None:
        super().__init__(engine, name)
        self.process = process

    def measure(self, seconds: float) -> None:
        assert self.process.stdin
        request = {"engine": self.engine, "game": self.name, "seconds": seconds}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        self.measures.append(Measure(**answer(self.process)))


def answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise SystemExit("the peers' process has ended; its own words are above")
    answered: dict[str, Any] = json.loads(line)
    return answered


@contextmanager
def peers_process(module: str, *arguments: float) -> Iterator[subprocess.Popen[str]]:
    make_environment()
    command: list[str | Path] = [PYTHON, "-m", module, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=HERE.parent, stdin=pipe, stdout=pipe, text=True) as process:
        yield process


def make_environment() -> None:
    """Install the peers unless what the lock names is there already."""
    installed = ENVIRONMENT / LOCK.name
    if installed.exists() and installed.read_bytes() == LOCK.read_bytes():
        return
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK], check=True)
    installed.write_bytes(LOCK.read_bytes())


def our_contenders(cores: Sequence[int]) -> list[Contender]:
    return [
        Ours(game, seats, options, cores)
        for game in GAMES.values()
        for options in variants(game)
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


def variants(game: Game) -> list[dict[str, Any]]:
    """The default options, and each variant of a game that has some."""
    return [{"variant": variant} for variant in game.options.get("variant", ())] or [{}]


def two_cores() -> list[int]:
    """Two processors that don't share a core; if there are none, any two; else the only one."""
    available = sorted(os.sched_getaffinity(0))
    apart = list({_siblings(processor): processor for processor in available}.values())
    return (apart if len(apart) > 1 else available)[:2]


def _siblings(processor: int) -> str:
    return Path(f"/sys/devices/system/cpu/cpu{processor}/topology/thread_siblings_list").read_text()


def take_turns(ours: list[Contender], peers: list[Contender], pace: Pace) -> None:
    """One of ours, the yardsticks, a peer, and so on: the speed of a machine drifts, but within a turn it is the same
    for all."""
    yardsticks = [peer for peer in peers if peer.name == YARDSTICK]
    others = [peer for peer in peers if peer.name != YARDSTICK]
    for repetition in range(1, pace.repetitions + 1):
        print(f"repetition {repetition} of {pace.repetitions}", file=sys.stderr)
        for mine, other in zip_longest(ours, others):
            turn = [contender for contender in (mine, *yardsticks, other) if contender]
            take_turn(turn, yardsticks, pace.seconds)


def take_turn(turn: list[Contender], yardsticks: list[Contender], seconds: float) -> None:
    for contender in turn:
        contender.measure(seconds)
    for contender in turn:
        for yardstick in yardsticks:
            contender.compare(yardstick)


def report(contenders: list[Contender], versions: dict[str, str], pace: Pace) -> str:
    return "\n\n".join([conditions(contenders, versions, pace), figures(contenders), targets(contenders)])


def conditions(contenders: list[Contender], versions: dict[str, str], pace: Pace) -> str:
    command = " ".join(["python -m bench.engine", *sys.argv[1:]])
    software = ", ".join(f"{name} {number}" for name, number in versions.items())
    shares = [measure.cpu / measure.elapsed for contender in contenders for measure in contender.measures]
    return (
        f"`{command}`, {date.today()}, {cpu_model()}, {software}.\n\n"
        "Random play from the start of a game to its end, on one core; all steps count, those of chance too. "
        f"Medians of {pace.repetitions} repetitions of {pace.seconds:g} s, taken in turns; spread is from the slowest "
        "to the fastest, as a part of the median. Steps are those of a second of work of the core; the measured "
        f"threads had {median(shares):.0%} of it (median; {min(shares):.0%} at worst). Ratios are medians too, each to "
        f"`{YARDSTICK}` as measured in the same turn. Two threads are compared with one by the clock on the wall."
    )


def figures(contenders: list[Contender]) -> str:
    header = ["engine", "game", "steps/s", "spread", "x maedn C++", "x maedn Python", "two threads"]
    return table(header, [_figures(contender) for contender in contenders])


def _figures(contender: Contender) -> list[str]:
    ratios = [f"{contender.ratio(engine):.3g}" for engine in (CPP, FROM_PYTHON)]
    gain = f"{median(contender.gains):.2f}" if contender.gains else ""
    return [contender.engine, contender.name, f"{contender.rate():,.0f}", f"{contender.spread():.0%}", *ratios, gain]


def targets(contenders: list[Contender]) -> str:
    """The target of each game, for its slowest number of seats and variant."""
    rows = []
    for key in GAMES:
        tables = [c for c in contenders if isinstance(c, Ours) and c.game.key == key]
        gains = [median(contender.gains) for contender in tables if contender.gains]
        cpp, from_python = (min(c.ratio(engine) for c in tables) for engine in (CPP, FROM_PYTHON))
        rows.append(_target(key, "times maedn C++", TIMES_CPP_BY_GAME.get(key, TIMES_CPP), cpp))
        rows.append(_target(key, "times maedn from Python", TIMES_PYTHON, from_python))
        rows.append(_target(key, "two threads to one", TWO_THREADS, min(gains) if gains else None))
    header = ["game", "target", "at least", "measured", ""]
    return "Targets, each for the row of the game that does worst:\n\n" + table(header, rows)


def _target(key: str, name: str, least: float, value: float | None) -> list[str]:
    if value is None:
        return [key, name, f"{least:g}", "", "not measured"]
    return [key, name, f"{least:g}", f"{value:.2f}", "reached" if value >= least else "not reached"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short repetitions, printed only: to try the bench itself")
    pace = QUICK if parser.parse_args().quick else THOROUGH
    cores = two_cores()
    with peers_process("bench.peers", cores[0], pace.error) as process:
        about = answer(process)
        peers: list[Contender] = [Peer(engine, name, process) for engine, name in about["players"]]
        ours = our_contenders(cores)
        take_turns(ours, peers, pace)
    versions = {"Python": platform.python_version(), "Numba": version("numba"), **about["versions"]}
    text = report(ours + peers, versions, pace)
    print(text)
    if pace is THOROUGH:
        write_section("Engine", text)


if __name__ == "__main__":
    main()
