"""Notices: how many a second one server sends, how long after a stored move the push service gets its request, and what
the outbox costs those who move."""

import asyncio
import json
import os
import platform
import secrets
import sqlite3
import ssl
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import ClientConnection

from bench.results import cpu_model, run, table
from bench.server import (
    BRETHREN,
    CONTESTS,
    HERE,
    PATIENCE,
    SETTLING,
    UNLIMITED,
    Contender,
    Measure,
    Running,
    generating,
    make_environment,
)
from tests.ports import free_port
from tests.server.notices.pushing import certify, subscription
from tests.server.server_process import Guest, Json, ServerProcess, do, sit

CONTEST = CONTESTS[0]
P99_SECONDS, COST = 2.0, 0.05
"""To reach: no more than these."""
TOGETHER = 25
# As if everybody who sits down had asked for notices on a device of their own.
SUBSCRIBE_ALL = """
    CREATE TRIGGER subscribe AFTER INSERT ON membership BEGIN
    INSERT OR IGNORE INTO device VALUES ('https://127.0.0.1:9/' || NEW.person, NEW.person, '{}', 0); END
"""


@dataclass(frozen=True)
class Pace:
    tables: int  # each with a player who is away
    rate: float  # moves a second
    repetitions: int  # of the cost
    busy_tables: int
    warm: float
    seconds: float


THOROUGH = Pace(tables=1000, rate=200.0, repetitions=3, busy_tables=100, warm=5.0, seconds=6.0)
QUICK = Pace(tables=40, rate=20.0, repetitions=1, busy_tables=10, warm=4.0, seconds=2.0)


@dataclass
class PushPort:
    """Takes requests by HTTPS, and notes when each path was asked for."""

    heard: dict[str, list[float]] = field(default_factory=dict)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                self.heard.setdefault(head.split(" ", 2)[1], []).append(time.perf_counter())
                await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r")[0]))
                writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
        writer.close()

    @property
    def total(self) -> int:
        return sum(map(len, self.heard.values()))


@dataclass
class Seat:
    """Somebody at a table, with what they were last told."""

    line: ClientConnection
    update: Json = field(default_factory=dict)

    async def hear(self) -> Json:
        message: Json = json.loads(await self.line.recv())
        if message["kind"] == "update":
            self.update = message
        return message

    async def move(self) -> float:
        """Decide until it's somebody else's turn; when the last decision was known to be stored."""
        while not self.update or not self.update["table"]["actions"]:
            await self.hear()
        while self.update["table"]["actions"]:
            number, action = self.update["number"], self.update["table"]["actions"][0]["id"]
            await self.line.send(
                json.dumps({"do": "play", "id": secrets.token_hex(8), "number": number, "action": action})
            )
            while (await self.hear())["kind"] != "answer" or self.update["number"] == number:
                pass
        return time.perf_counter()


@dataclass
class Game:
    """Somebody who is here, and somebody who is away and wants to be told."""

    table: str
    here: Seat
    away: Guest
    path: str
    stored: float = 0.0

    async def move(self) -> None:
        self.stored = await self.here.move()

    async def hand_back(self) -> None:
        """The one who was away comes, moves and goes."""
        async with self.away.connect(self.table) as line:
            await Seat(line).move()


@dataclass(frozen=True)
class Told:
    waits: list[float]  # seconds from each stored move to its request, at the pace
    rate: float  # notices a second, as fast as it can
    processor: float  # milliseconds of the server for a move and its notice


def processor_seconds(server: ServerProcess) -> float:
    """The processor time of the server. It doesn't depend on what else the machine does."""
    assert server.process
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def device(endpoint: str) -> dict[str, str]:
    return subscription(endpoint, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


async def game(number: int, host: Guest, away: Guest, url: str, stack: AsyncExitStack) -> Game:
    path = f"/device{number}"
    await away.ask("POST", "/api/notices/devices", device(url + path))
    name = await host.make(CONTEST.game, auto=False, lots=False)
    await sit(away, name, 1)
    line = await stack.enter_async_context(host.connect(name))
    assert (await do(line, "start"))["done"]
    await line.close()
    return Game(name, Seat(await stack.enter_async_context(host.connect(name))), away, path)


async def told(server: ServerProcess, port: PushPort, url: str, pace: Pace) -> Told:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(server.guest())
        few = asyncio.Semaphore(TOGETHER)

        async def seated(number: int) -> Game:
            async with few:
                away = await stack.enter_async_context(server.guest())
                return await game(number, host, away, url, stack)

        games = list(await asyncio.gather(*map(seated, range(pace.tables))))
        await asyncio.sleep(SETTLING)
        await _paced(games, pace.rate)
        await _all_told(port, pace.tables)
        waits = sorted(port.heard[each.path][0] - each.stored for each in games)

        async def back(each: Game) -> None:
            async with few:
                await each.hand_back()

        await asyncio.gather(*map(back, games))
        await asyncio.sleep(SETTLING)
        began, before, busy = time.perf_counter(), port.total, processor_seconds(server)
        await asyncio.gather(*(each.move() for each in games))
        await _all_told(port, before + pace.tables)
        took = max(times[-1] for times in port.heard.values()) - began
        return Told(waits, pace.tables / took, 1000 * (processor_seconds(server) - busy) / pace.tables)


async def _paced(games: Sequence[Game], rate: float) -> None:
    began, moves = time.perf_counter(), []
    for place, each in enumerate(games):
        await asyncio.sleep(max(0.0, began + place / rate - time.perf_counter()))
        moves.append(asyncio.create_task(each.move()))
    await asyncio.gather(*moves)


async def _all_told(port: PushPort, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while port.total < count:
            await asyncio.sleep(0.01)


async def measure_notices(folder: Path, pace: Pace) -> Told:
    certify(folder / "authority.pem", folder / "server.pem")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    port = PushPort()
    listening = await asyncio.start_server(port.serve, "127.0.0.1", free_port(), ssl=context, backlog=1000)
    url = f"https://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    settings = {name.removeprefix("BRETHREN_"): value for name, value in UNLIMITED.items()}
    authority = folder / "authority.pem"
    server = ServerProcess(folder / "data", trusts=authority, notice_networks="127.0.0.0/8", **settings)
    try:
        await asyncio.to_thread(server.open)
        return await told(server, port, url, pace)
    finally:
        await asyncio.to_thread(server.close)
        listening.close()


# What it costs


def measure_moves(pace: Pace, with_notices: bool) -> Measure:
    """As fast as it can. Either nobody has asked for notices, or everybody at the tables has."""
    with TemporaryDirectory(prefix="data-", dir=HERE) as folder:
        settings: dict[str, object] = {name.removeprefix("BRETHREN_"): value for name, value in UNLIMITED.items()}
        server = ServerProcess(Path(folder) / "data", notice_networks="127.0.0.0/8", **settings).open()
        try:
            with everybody_asks(server, pace.warm) if with_notices else nullcontext():
                assert server.process
                contender = Contender(BRETHREN, CONTEST, pace.busy_tables)
                job = {"warm": pace.warm, "seconds": pace.seconds, "rate": None}
                with generating(contender, Running(server.process.pid, server.url), job) as figures:
                    measure = Measure(**figures)
            if with_notices:
                assert owed(server) >= pace.busy_tables, "nobody was owed anything"
            return measure
        finally:
            server.close()


@contextmanager
def everybody_asks(server: ServerProcess, seconds: float) -> Iterator[None]:
    """The server reads who wants notices whenever somebody asks for them, so somebody asks again and again."""
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        database.execute(SUBSCRIBE_ALL)
    database.close()
    over = Event()

    def ask() -> None:
        with httpx.Client(base_url=server.url) as client:
            end = time.monotonic() + 2 * seconds
            while not over.wait(0.5) and time.monotonic() < end:
                client.post("/api/notices/devices", json=device("https://127.0.0.1:9/nobody")).raise_for_status()

    asking = Thread(target=ask)
    asking.start()
    yield
    over.set()
    asking.join()


def owed(server: ServerProcess) -> int:
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        (count,) = database.execute("SELECT count(*) FROM notice").fetchone()
    database.close()
    return int(count)


# The page


def report(pace: Pace) -> str:
    make_environment()
    with TemporaryDirectory(prefix="data-", dir=HERE) as folder:
        told = asyncio.run(measure_notices(Path(folder), pace))
    pairs = [(measure_moves(pace, False), measure_moves(pace, True)) for _ in range(pace.repetitions)]
    p99 = told.waits[int(0.99 * len(told.waits))]
    cost = 1 - median(_work(without) / _work(with_it) for without, with_it in pairs)
    rows = [
        ["notices a second, each with its move", "", f"{told.rate:,.0f}"],
        ["ms of a core for a move and its notice", "", f"{told.processor:.1f}"],
        [f"s to the push service, median, at {pace.rate:g} moves/s", "", f"{median(told.waits):.2f}"],
        ["the same, 99 %", f"<= {P99_SECONDS:g}: {_verdict(p99 <= P99_SECONDS)}", f"{p99:.2f}"],
        ["moves/s, nobody wants notices", "", f"{median(one.rate for one, _ in pairs):,.0f}"],
        ["moves/s, everybody wants them", "", f"{median(one.rate for _, one in pairs):,.0f}"],
        ["ms of a core a move, nobody", "", f"{median(_work(one) for one, _ in pairs):.3f}"],
        ["ms of a core a move, everybody", "", f"{median(_work(one) for _, one in pairs):.3f}"],
        ["cost, for a server with a core of its own", f"<= {COST:.0%}: {_verdict(cost <= COST)}", f"{cost:.1%}"],
    ]
    return f"{conditions(pace)}\n\n{table(['', 'to reach', 'measured'], rows)}"


def _work(measure: Measure) -> float:
    """Milliseconds of a core for each move."""
    return 1000 * measure.server / measure.rate


def _verdict(reached: bool) -> str:
    return "reached" if reached else "not reached"


def conditions(pace: Pace) -> str:
    command = " ".join(["python -m bench.notices", *sys.argv[1:]])
    load = os.getloadavg()[0]
    return (
        f"`{command}`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, SQLite "
        f"{sqlite3.sqlite_version}; {os.cpu_count()} cores, load {load:.1f}. Everything runs on this one machine, the "
        f"players and the push service too, which keeps its TLS connections open. {pace.tables:,} tables of "
        f"{CONTEST.game}, at each a player who is away. Cost: {pace.busy_tables} tables where everybody is there, "
        f"medians of {pace.repetitions} pairs of {pace.seconds:g} s. With a load above the number of cores, "
        "other programs took their share: then only milliseconds of a core can be compared."
    )


if __name__ == "__main__":
    run("Notices", __doc__, report, THOROUGH, QUICK)
