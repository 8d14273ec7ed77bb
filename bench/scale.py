"""One server and two, on SQLite and on PostgreSQL with NATS: moves a second, what durability costs, how quickly a
thousand onlookers see a move, and how long people wait after something has been killed."""

import asyncio
import contextlib
import json
import platform
import secrets
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.results import cpu_model, run, table
from bench.server import BRETHREN, CONTESTS, HERE, UNLIMITED, Contender, Measure, Running, generating, make_environment
from brethren.server.postgres import INSERT, Postgres
from brethren.server.sqlite import Sqlite
from brethren.server.store import MAX_GROUP, Row, Store, stored
from tests.server.fleet import Fleet, Rover
from tests.server.server_process import Guest, ServerProcess, do, hear
from tests.server.services import Nats, Postgresql

CONTEST = CONTESTS[0]
THIRD = 1 / 3
BODY = b'{"what":"played","at":1700000000.123456,"by":"0123456789abcdef01234567","command":"0123456789abcdef","seat":1}'


@dataclass(frozen=True)
class Pace:
    repetitions: int
    tables: int
    warm: float
    seconds: float
    rows: int
    onlookers: int
    moves: int  # that the onlookers see
    kills: int  # of each kind


THOROUGH = Pace(repetitions=5, tables=100, warm=3.0, seconds=8.0, rows=200_000, onlookers=1000, moves=30, kills=5)
QUICK = Pace(repetitions=1, tables=10, warm=1.0, seconds=2.0, rows=5_000, onlookers=50, moves=3, kills=1)


@dataclass(frozen=True)
class Setup:
    database: str  # SQLite or PostgreSQL
    servers: int

    @property
    def name(self) -> str:
        return self.database + (", NATS" if self.servers > 1 else "")

    @contextmanager
    def running(self) -> Iterator[list[ServerProcess]]:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="data-", dir=HERE)))
            settings: dict[str, object] = {name.removeprefix("BRETHREN_"): value for name, value in UNLIMITED.items()}
            if self.database == "PostgreSQL":
                postgresql = stack.enter_context(contextlib.closing(Postgresql()))
                settings["database_url"] = postgresql.url(postgresql.new())
            if self.servers > 1:
                settings["bus_url"] = stack.enter_context(contextlib.closing(Nats())).url
            servers = [ServerProcess(folder / "data", **settings) for _ in range(self.servers)]
            for server in servers:
                server.open()
                stack.callback(server.close)
            yield servers


SETUPS = [Setup(database, servers) for database in ("SQLite", "PostgreSQL") for servers in (1, 2)]


# Moves a second


def play(setup: Setup, pace: Pace) -> tuple[Measure, Measure]:
    """As fast as it can, then half as fast."""
    with setup.running() as servers:
        fast = _play(servers, pace, None)
        return fast, _play(servers, pace, fast.rate / 2)


def _play(servers: Sequence[ServerProcess], pace: Pace, rate: float | None) -> Measure:
    """A load generator for each server, with its share of the tables: so a proxy sends people, by their table."""
    contender = Contender(BRETHREN, CONTEST, pace.tables // len(servers))
    share_of_rate = None if rate is None else rate / len(servers)
    job: dict[str, Any] = {"warm": pace.warm, "seconds": pace.seconds, "rate": share_of_rate}

    def share(server: ServerProcess) -> Measure:
        assert server.process
        running = Running(server.process.pid, server.url)
        with generating(contender, running, job) as figures:
            return Measure(**figures)

    with ThreadPoolExecutor() as apart:
        measures = list(apart.map(share, servers))
    return Measure(
        sum(measure.rate for measure in measures),
        median(measure.bytes for measure in measures),
        sum(measure.server for measure in measures),
        sum(measure.generator for measure in measures),
        *((median(one.median for one in measures), max(one.p99 for one in measures)) if rate else ()),
    )


# What durability costs


async def grouped(store: Store, rows: int) -> float:
    """Rows a second through our store, with some groups waiting."""
    numbers = iter(range(1, rows + 1))

    async def write() -> None:
        for number in numbers:
            await stored(store, Row("t", number, BODY))

    began = time.perf_counter()
    await asyncio.gather(*(write() for _ in range(4 * MAX_GROUP)))
    return rows / (time.perf_counter() - began)


async def with_sqlite(rows: int) -> tuple[float, float]:
    with TemporaryDirectory(prefix="data-", dir=HERE) as folder:
        store = Sqlite(Path(folder) / "ours.db", "FULL")
        ours = await grouped(store, rows)
        await store.close()
        raw = sqlite3.connect(Path(folder) / "raw.db", isolation_level=None)
        raw.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;")
        raw.execute(
            "CREATE TABLE entry (match TEXT, number INTEGER, body BLOB, PRIMARY KEY (match, number)) WITHOUT ROWID"
        )
        began = time.perf_counter()
        for group in _groups(rows):
            raw.execute("BEGIN")
            for number in group:
                raw.execute("INSERT INTO entry VALUES (?, ?, ?)", ("t", number, BODY))
            raw.execute("COMMIT")
        theirs = rows / (time.perf_counter() - began)
        raw.close()
    return ours, theirs


async def with_postgresql(rows: int) -> tuple[float, float]:
    with contextlib.closing(Postgresql()) as postgresql:
        url = postgresql.url(postgresql.new())
        store = await Postgres.open(url)
        ours = await grouped(store, rows)
        await store.close()
        raw = await asyncpg.connect(url)
        began = time.perf_counter()
        for group in _groups(rows):
            await raw.execute(INSERT, ["u"] * len(group), list(group), [BODY] * len(group))
        theirs = rows / (time.perf_counter() - began)
        await raw.close()
    return ours, theirs


def _groups(rows: int) -> list[range]:
    return [range(first, min(first + MAX_GROUP, rows + 1)) for first in range(1, rows + 1, MAX_GROUP)]


# A table that many look at


class Onlooker(asyncio.Protocol):
    """Only notes when something arrives: a thousand of them must not slow down the measurement."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self.heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        assert self.heard or data.startswith(b"HTTP/1.1 101"), data
        self.heard = time.perf_counter()


async def fan_out(server: ServerProcess, guest: Guest, near: ServerProcess, pace: Pace) -> list[float]:
    """Milliseconds from a change at the table, sent to `near`, until each of the onlookers at `server` has it."""
    loop, found = asyncio.get_running_loop(), []
    name = await guest.make(CONTEST.game, auto=False)
    onlookers = [await _onlooker(loop, server, guest, name) for _ in range(pace.onlookers)]
    guest.server = near
    async with guest.connect(name) as line:
        await hear(line, "update")
        await asyncio.sleep(2.0)
        for move in range(pace.moves):
            began = time.perf_counter()
            assert (await do(line, "set", lots=move % 2 == 0))["done"]
            while min(onlooker.heard for onlooker in onlookers) < began:
                await asyncio.sleep(0.001)
            found += [1000 * (onlooker.heard - began) for onlooker in onlookers]
            await asyncio.sleep(0.2)
    for onlooker in onlookers:
        onlooker.transport.close()
    return sorted(found)


async def _onlooker(loop: asyncio.AbstractEventLoop, server: ServerProcess, guest: Guest, name: str) -> Onlooker:
    request = (
        f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: {guest.cookie}\r\n\r\n"
    )
    _, onlooker = await loop.create_connection(lambda: Onlooker(request.encode()), "127.0.0.1", server.port)
    while not onlooker.heard:
        await asyncio.sleep(0.001)
    return onlooker


async def all_see(setup: Setup, pace: Pace) -> list[float]:
    with setup.running() as servers:
        async with servers[0].guest() as guest:
            return await fan_out(servers[0], guest, servers[-1], pace)


# After something has been killed

Kill = Callable[[Fleet, ServerProcess], None]
"""Of a fleet, or of the server at which somebody is."""


def _again(service: Any) -> None:
    service.kill()
    service.start()


KILLS: dict[str, Kill] = {
    "a server, until a move at another": lambda fleet, server: server.kill(),
    "a worker, until a bot's move": lambda fleet, server: fleet.workers[0].kill(),
    "NATS, started again at once, until a bot's move": lambda fleet, server: _again(fleet.nats),
    "PostgreSQL, started again at once, until a move": lambda fleet, server: _again(fleet.postgresql),
}


async def recover(pace: Pace) -> dict[str, list[float]]:
    """Seconds from a kill until somebody has moved and a bot has answered, at the other server if need be."""
    found: dict[str, list[float]] = {kind: [] for kind in KILLS}
    with (
        TemporaryDirectory(prefix="data-", dir=HERE) as folder,
        contextlib.closing(Fleet(Path(folder)).open()) as fleet,
    ):
        for _ in range(pace.kills):
            for kind, kill in KILLS.items():
                async with playing(fleet) as (rover, move):
                    await move()
                    began = time.perf_counter()
                    await asyncio.to_thread(kill, fleet, rover.server)
                    await move()
                    found[kind].append(time.perf_counter() - began)
                await asyncio.to_thread(fleet.mend)
    return found


@asynccontextmanager
async def playing(fleet: Fleet) -> AsyncIterator[tuple[Rover, Callable[[], Awaitable[None]]]]:
    """Somebody, and a way to exchange a move with a bot, at whichever server is there."""
    async with fleet.rover() as rover:
        name = await rover.make("cartagena", bots={"1": "swab"}, lots=False)

        async def move() -> None:
            while True:
                try:
                    async with asyncio.timeout(3), rover.connect(name) as line:
                        update = await hear(line, "update")
                        if update["table"]["stage"] == "gathering":
                            await do(line, "luck", luck="0" * 32)
                        while 1 not in update["table"]["deciding"]:
                            if update["table"]["actions"]:
                                command = {"do": "play", "id": secrets.token_hex(8), "number": update["number"]}
                                await line.send(json.dumps({**command, "action": update["table"]["actions"][0]["id"]}))
                            update = await hear(line, "update")
                        while 1 in update["table"]["deciding"]:
                            update = await hear(line, "update")
                        return
                except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                    await asyncio.sleep(0.05)

        yield rover, move


# The page


def report(pace: Pace) -> str:
    make_environment()
    speeds: dict[Setup, list[Measure]] = {}
    paced: dict[Setup, list[Measure]] = {}
    for repetition in range(1, pace.repetitions + 1):
        print(f"repetition {repetition} of {pace.repetitions}", file=sys.stderr)
        for setup in SETUPS:
            fast, half = play(setup, pace)
            speeds.setdefault(setup, []).append(fast)
            paced.setdefault(setup, []).append(half)
    costs = {
        "SQLite": [asyncio.run(with_sqlite(pace.rows)) for _ in range(pace.repetitions)],
        "PostgreSQL": [asyncio.run(with_postgresql(pace.rows)) for _ in range(pace.repetitions)],
    }
    seen = {setup: asyncio.run(all_see(setup, pace)) for setup in SETUPS}
    recovered = asyncio.run(recover(pace))
    return "\n\n".join(
        [
            conditions(pace),
            "As fast as they can, then half as fast:\n\n" + rates(speeds, paced),
            "What durability costs: rows a second, stored in groups of up to "
            f"{MAX_GROUP:,}, beside a loop that does nothing but insert them in such groups:\n\n" + durability(costs),
            f"A word at a table until {pace.onlookers:,} onlookers have it, milliseconds; of two servers, the other's "
            "onlookers:\n\n" + onlookers(seen),
            "Seconds after a kill until people and bots play on:\n\n" + recovery(recovered),
        ]
    )


def conditions(pace: Pace) -> str:
    command = " ".join(["python -m bench.scale", *sys.argv[1:]])
    versions = {"Python": platform.python_version(), "SQLite": sqlite3.sqlite_version}
    versions |= {name: version(name) for name in ("asyncpg", "nats-py")}
    software = ", ".join(f"{name} {number}" for name, number in versions.items())
    return (
        f"`{command}`, {date.today()}, {cpu_model()}, {software}. Everything runs on this one machine, load generators "
        f"too: two servers share its cores with them. {CONTEST.game.capitalize()}, {pace.tables} tables of two; "
        f"medians of {pace.repetitions} repetitions of {pace.seconds:g} s."
    )


def rates(speeds: dict[Setup, list[Measure]], paced: dict[Setup, list[Measure]]) -> str:
    header = ["store", "servers", "moves/s", "spread", "cores", "at moves/s", "median ms", "99 % ms"]
    rows = []
    for setup, measures in speeds.items():
        found = [measure.rate for measure in measures]
        rows.append(
            [
                setup.name,
                str(setup.servers),
                f"{median(found):,.0f}",
                f"{(max(found) - min(found)) / median(found):.0%}",
                f"{median(measure.server for measure in measures):.2f}",
                f"{median(measure.rate for measure in paced[setup]):,.0f}",
                f"{median(measure.median for measure in paced[setup]):.1f}",
                f"{median(measure.p99 for measure in paced[setup]):.1f}",
            ]
        )
    return table(header, rows)


def durability(costs: dict[str, list[tuple[float, float]]]) -> str:
    rows = []
    for name, pairs in costs.items():
        share = median(ours / theirs for ours, theirs in pairs)
        ours, theirs = (median(column) for column in zip(*pairs, strict=True))
        verdict = "reached" if share >= THIRD else "not reached"
        rows.append([name, verdict, f"{ours:,.0f}", f"{theirs:,.0f}", f"{share:.2f}"])
    return table(["database", f">= {THIRD:.2f}", "ours", "raw", "ours / raw"], rows)


def onlookers(seen: dict[Setup, list[float]]) -> str:
    rows = [
        [setup.name, str(setup.servers), f"{median(found):.1f}", f"{found[int(0.99 * len(found))]:.1f}"]
        for setup, found in seen.items()
    ]
    return table(["store", "servers", "median ms", "99 % ms"], rows)


def recovery(found: dict[str, list[float]]) -> str:
    rows = [[kind, str(len(waits)), f"{median(waits):.1f}", f"{max(waits):.1f}"] for kind, waits in found.items()]
    return table(["killed", "times", "median s", "worst s"], rows)


if __name__ == "__main__":
    run("Scale", __doc__, report, THOROUGH, QUICK)
