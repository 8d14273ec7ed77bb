"""How many moves a second a server takes, how long each takes, and how much memory idle tables take: ours, whose moves
are safely on disk before anybody hears of them, and boardgame.io's, which keeps them in memory."""

import json
import os
import platform
import re
import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from datetime import date
from importlib.metadata import version
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.results import cpu_model, run, table
from brethren.server.limits import Limits

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
LOCK = PEER / "package-lock.json"
SERVERS = BRETHREN, BOARDGAME = "Brethren", "boardgame.io"
RATES = [each.name for each in fields(Limits) if not each.name.endswith(("_seconds", "_bytes"))]
UNLIMITED = {f"BRETHREN_{name.upper()}": "1000000000" for name in RATES}
PATIENCE = 300.0  # seconds for a server to start
SETTLING = 3.0  # seconds before its memory is looked at
TIMES, MEBIBYTES = 3.0, 1536.0


@dataclass(frozen=True)
class Pace:
    repetitions: int
    tables: tuple[int, ...]  # at once, with two players each
    idle: int  # tables at which nobody moves, when memory is measured
    warm: float  # seconds of play before each measurement
    seconds: float  # of each measurement


THOROUGH = Pace(repetitions=4, tables=(100, 500), idle=2000, warm=3.0, seconds=8.0)
QUICK = Pace(repetitions=1, tables=(10, 20), idle=20, warm=1.0, seconds=2.0)


@dataclass(frozen=True)
class Contest:
    """A game of ours; with so many ships the peer's messages are as long, with so many moves its games."""

    game: str
    ships: int
    moves: int


CONTESTS = (Contest("battle", 19, 78), Contest("cartagena", 21, 442))


@dataclass(frozen=True)
class Contender:
    """A server that plays a contest at so many tables."""

    server: str
    contest: Contest
    tables: int

    def job(self) -> dict[str, Any]:
        kind = "brethren" if self.server == BRETHREN else "boardgame"
        return {"server": kind, "game": self.contest.game, "tables": self.tables}

    @contextmanager
    def running(self) -> Iterator["Running"]:
        """A server that has just been started, with an empty database."""
        port = _free_port()
        url, door = f"http://127.0.0.1:{port}", "/ready" if self.server == BRETHREN else "/games"
        with TemporaryDirectory(prefix="data-", dir=HERE) as data:
            command, environment = self._command(port, data), os.environ | UNLIMITED
            with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
                try:
                    _await_answer(url + door)
                    yield Running(process.pid, url)
                finally:
                    process.terminate()

    def _command(self, port: int, data: str) -> list[str]:
        if self.server == BRETHREN:
            return [sys.executable, "-m", "brethren.cli", "serve", "--port", str(port), "--data", data]
        arguments = (port, self.contest.ships, self.contest.moves)
        return ["node", str(PEER / "server.mjs"), *map(str, arguments)]


@dataclass(frozen=True)
class Running:
    pid: int
    url: str

    def memory(self) -> float:
        """What the process has of the memory, in MiB."""
        found = re.search(r"^VmRSS:\s*(\d+) kB$", Path(f"/proc/{self.pid}/status").read_text(), re.MULTILINE)
        assert found
        return int(found[1]) / 1024


@dataclass(frozen=True)
class Measure:
    rate: float  # moves a second
    bytes: float  # of an update, before compression
    server: float  # what part of a core the server had
    generator: float
    median: float = inf  # milliseconds from a command to the update of the one who sent it
    p99: float = inf


@dataclass
class Duel:
    """What was measured of one contest, repetition by repetition."""

    contest: Contest
    saturated: dict[Contender, list[Measure]] = field(default_factory=dict)
    paced: dict[Contender, list[Measure]] = field(default_factory=dict)

    def measure(self, pace: Pace) -> None:
        """Both as fast as they can; then, at the first number of tables, both as fast as the peer could."""
        for tables in pace.tables:
            for contender in self.both(tables):
                self.saturated.setdefault(contender, []).append(play(contender, pace))
        contenders = self.both(pace.tables[0])
        rate = self.saturated[contenders[1]][-1].rate
        for contender in contenders:
            self.paced.setdefault(contender, []).append(play(contender, pace, rate))

    def both(self, tables: int) -> list[Contender]:
        return [Contender(server, self.contest, tables) for server in SERVERS]

    def ratio(self, contender: Contender) -> float:
        """How many times the rate of the peer at as many tables, as measured in the same repetition."""
        mine, other = (self.saturated[one] for one in (contender, self.both(contender.tables)[1]))
        return median(one.rate / another.rate for one, another in zip(mine, other, strict=True))


def play(contender: Contender, pace: Pace, rate: float | None = None) -> Measure:
    """Without a rate, everybody moves as soon as they can."""
    job = {"warm": pace.warm, "seconds": pace.seconds, "rate": rate}
    with contender.running() as server, generating(contender, server, job) as figures:
        return Measure(**figures)


def rest(contender: Contender) -> tuple[float, float]:
    """The memory, in MiB, of a server without tables, and with all of them, where nobody moves."""
    job = {"warm": SETTLING, "seconds": 0.0, "rate": 0.0}
    with contender.running() as server:
        empty = server.memory()
        with generating(contender, server, job):
            return empty, server.memory()


@contextmanager
def generating(contender: Contender, server: Running, job: dict[str, Any]) -> Iterator[dict[str, float]]:
    """What the load generator has measured; its players stay connected until the end."""
    whole = {**contender.job(), **job, "url": server.url, "pid": server.pid}
    command, pipe = ["node", str(PEER / "load.mjs"), json.dumps(whole)], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        line = process.stdout.readline()
        if not line:
            raise SystemExit("the load generator has ended; its own words are above")
        yield json.loads(line)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await_answer(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(url).close()
            return
        except urllib.error.URLError:
            time.sleep(0.1)
    raise SystemExit(f"no answer from {url}")


def make_environment() -> None:
    """Install the peer unless what the lock names is there already."""
    installed = PEER / "node_modules" / LOCK.name
    if not installed.exists() or installed.read_bytes() != LOCK.read_bytes():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=PEER, check=True)
        installed.write_bytes(LOCK.read_bytes())


def report(duels: Sequence[Duel], memory: dict[Contender, tuple[float, float]], pace: Pace) -> str:
    return "\n\n".join(
        [
            conditions(pace),
            "As fast as they can:\n\n" + rates(duels),
            f"As fast as {BOARDGAME} can:\n\n" + latencies(duels),
            f"{pace.idle:,} tables, at each of which two are connected and nobody moves:\n\n" + memories(memory),
            targets(duels, memory, pace),
        ]
    )


def conditions(pace: Pace) -> str:
    command = " ".join(["python -m bench.server", *sys.argv[1:]])
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip("v\n")
    peer = json.loads(LOCK.read_text())["packages"]["node_modules/boardgame.io"]["version"]
    ours = {name: version(name) for name in ("uvicorn", "websockets", "msgspec")}
    versions = {"Python": platform.python_version(), **ours, "Node": node, BOARDGAME: peer}
    software = ", ".join(f"{name} {number}" for name, number in versions.items())
    return (
        f"`{command}`, {date.today()}, {cpu_model()}, {software}.\n\n"
        "Random play at tables of two, each player at a WebSocket; a new game when one is over. "
        f"Every move of ours is on disk (SQLite, `synchronous=FULL`) before anybody hears of it; {BOARDGAME} keeps its "
        f"own in memory. Medians of {pace.repetitions} repetitions of {pace.seconds:g} s after {pace.warm:g} s, each "
        "with a server just started, in turns; spread is from the slowest to the fastest, as a part of the median. "
        f"Ratios are medians too, each to {BOARDGAME} at as many tables in the same repetition. Cores are what the "
        "server's process and the load generator's had of them."
    )


def rates(duels: Sequence[Duel]) -> str:
    header = ["server", "game", "tables", "bytes/update", "moves/s", "spread", f"x {BOARDGAME}", "cores", "generator"]
    return table(header, [_rate(duel, contender) for duel in duels for contender in duel.saturated])


def _rate(duel: Duel, contender: Contender) -> list[str]:
    measures = duel.saturated[contender]
    speeds = [measure.rate for measure in measures]
    return [
        contender.server,
        contender.contest.game,
        str(contender.tables),
        f"{median(measure.bytes for measure in measures):,.0f}",
        f"{median(speeds):,.0f}",
        f"{(max(speeds) - min(speeds)) / median(speeds):.0%}",
        f"{duel.ratio(contender):.2f}",
        f"{median(measure.server for measure in measures):.2f}",
        f"{median(measure.generator for measure in measures):.2f}",
    ]


def latencies(duels: Sequence[Duel]) -> str:
    header = ["server", "game", "tables", "moves/s wanted", "done", "median ms", "99 % ms", "cores"]
    return table(header, [_latency(duel, contender) for duel in duels for contender in duel.paced])


def _latency(duel: Duel, contender: Contender) -> list[str]:
    measures = duel.paced[contender]
    return [
        contender.server,
        contender.contest.game,
        str(contender.tables),
        f"{median(measure.rate for measure in duel.saturated[duel.both(contender.tables)[1]]):,.0f}",
        f"{median(measure.rate for measure in measures):,.0f}",
        f"{median(measure.median for measure in measures):.1f}",
        f"{slowest(measures):.1f}",
        f"{median(measure.server for measure in measures):.2f}",
    ]


def slowest(measures: Sequence[Measure]) -> float:
    return median(measure.p99 for measure in measures)


def memories(memory: dict[Contender, tuple[float, float]]) -> str:
    header = ["server", "game", "MiB without", "MiB with", "KiB a table"]
    rows = [
        [one.server, one.contest.game, f"{empty:,.0f}", f"{full:,.0f}", f"{(full - empty) * 1024 / one.tables:.0f}"]
        for one, (empty, full) in memory.items()
    ]
    return table(header, rows)


def targets(duels: Sequence[Duel], memory: dict[Contender, tuple[float, float]], pace: Pace) -> str:
    rows = []
    for duel in duels:
        game = duel.contest.game
        for tables in pace.tables:
            speed = duel.ratio(duel.both(tables)[0])
            name = f"times {BOARDGAME} at {tables} tables"
            rows.append(_target(game, name, f">= {TIMES:g}", speed, speed >= TIMES))
        late, peer_late = (slowest(duel.paced[contender]) for contender in duel.both(pace.tables[0]))
        rows.append(_target(game, "99 % ms at its rate", f"< {peer_late:.1f}", late, late < peer_late))
        full = memory[duel.both(pace.idle)[0]][1]
        rows.append(_target(game, "MiB with idle tables", f"< {MEBIBYTES:g}", full, full < MEBIBYTES))
    return "Targets:\n\n" + table(["game", "target", "wanted", "measured", ""], rows)


def _target(game: str, name: str, wanted: str, value: float, reached: bool) -> list[str]:
    return [game, name, wanted, f"{value:,.2f}", "reached" if reached else "not reached"]


def measured(pace: Pace) -> str:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    make_environment()
    duels = [Duel(contest) for contest in CONTESTS]
    for repetition in range(1, pace.repetitions + 1):
        print(f"repetition {repetition} of {pace.repetitions}", file=sys.stderr)
        for duel in duels:
            duel.measure(pace)
    resting = [contender for duel in duels for contender in duel.both(pace.idle)]
    return report(duels, {contender: rest(contender) for contender in resting}, pace)


if __name__ == "__main__":
    run("Server", __doc__, measured, THOROUGH, QUICK)
