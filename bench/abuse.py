"""What other players notice while one address attacks the server: their answers, `/health`, a swab's time to move, and
the server's memory, beside the same without an attack. Everything stays on this machine's loopback addresses."""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import secrets
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.results import cpu_model, table, write_section
from bench.server import _await_answer, _free_port
from brethren.table import log
from brethren.table.limits import MAX_CHANGES, MAX_CHAT
from brethren.table.log import AnyEntry

HERE = Path(__file__).parent
Json = dict[str, Any]
PLAYER, ATTACKER = "127.0.0.1", "127.0.0.2"
ANSWER, SWAB, MEMORY = 0.25, 2.0, 2.0
"""To reach: seconds for an answer and for `/health`, seconds for a swab's move, times the memory without an attack."""
PAUSE = 0.1
"""Seconds between two moves, and between two looks at `/health` and at the memory."""
CALM = "none"


@dataclass(frozen=True)
class Pace:
    seconds: float
    settling: float


THOROUGH, QUICK = Pace(seconds=20.0, settling=5.0), Pace(seconds=5.0, settling=2.0)


@dataclass
class Seen:
    """What other players noticed, in seconds; and the server's memory in MiB."""

    answers: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    swabs: list[float] = field(default_factory=list)
    memory: float = 0.0


# A visitor


class Guest:
    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=200))
        self.client = httpx.AsyncClient(base_url=url, transport=transport, timeout=60)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return (await self.client.request(method, path, json=body)).json()

    async def make(self, game: str, seats: int = 2, **more: object) -> str:
        return str(
            (await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "auto": True, **more}))["table"]
        )

    @asynccontextmanager
    async def connect(self, table: str) -> AsyncIterator[ClientConnection]:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())}
        async with connect(
            address, additional_headers=headers, local_addr=(self.address, 0), open_timeout=60, close_timeout=1
        ) as connection:
            yield connection


@asynccontextmanager
async def guest(url: str, address: str) -> AsyncIterator[Guest]:
    found = Guest(url, address)
    await found.ask("GET", "/api/me")
    yield found
    await found.client.aclose()


# Other players


async def play(one: Guest, answers: list[float], swabs: list[float]) -> None:
    """Game after game against a swab, at leisure: how long each answer takes, and how long the swab takes."""
    while True:
        name = await one.make("battle", bots={"1": "swab"})
        async with one.connect(name) as connection:
            await send(connection, do="luck", luck=secrets.token_hex(16))
            await play_on(connection, answers, swabs)


async def play_on(connection: ClientConnection, answers: list[float], swabs: list[float]) -> None:
    sent, waiting, asked = 0.0, 0.0, ""
    while True:
        message = json.loads(await connection.recv())
        now = time.monotonic()
        if message["kind"] == "answer" and message["id"] == asked:
            answers.append(now - sent)
            asked = ""
        if message["kind"] != "update":
            continue
        if waiting and any(each["what"] == "played" and each.get("seat") == 1 for each in message["happened"]):
            swabs.append(now - waiting)
        seen = message["table"]
        if seen["result"]:
            return
        waiting = now if seen["deciding"] == [1] else 0.0
        if seen["actions"]:
            await asyncio.sleep(PAUSE)
            sent, action = time.monotonic(), random.choice(seen["actions"])["id"]
            asked = await send(connection, do="play", number=message["number"], action=action)


async def send(connection: ClientConnection, **command: object) -> str:
    name = secrets.token_hex(8)
    await connection.send(json.dumps({"id": name, **command}))
    return name


async def look(one: Guest, pid: int, seen: Seen) -> None:
    while True:
        began = time.monotonic()
        await one.client.get("/health")
        seen.health.append(time.monotonic() - began)
        seen.memory = max(seen.memory, memory(pid))
        await asyncio.sleep(PAUSE)


def memory(pid: int) -> float:
    """The memory of the server and its processes, in MiB."""
    family = [pid, *(int(child) for task in _tasks(pid) for child in (task / "children").read_text().split())]
    return sum(_resident(each) for each in family)


def _tasks(pid: int) -> Iterator[Path]:
    return Path(f"/proc/{pid}/task").iterdir()


def _resident(pid: int) -> float:
    with suppress(OSError):
        found = re.search(r"^VmRSS:\s*(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


# Attacks: each goes on until it is stopped


async def flood_frames(url: str) -> None:
    """Twelve sockets send pings, pongs, continuations and text, as fast as they can."""
    async with guest(url, ATTACKER) as eve:
        name = await eve.make("battle")
        await together(12, lambda: flood(eve, name))


async def flood(eve: Guest, name: str) -> None:
    host, port = eve.url.removeprefix("http://").split(":")
    cookie = "; ".join(f"{key}={value}" for key, value in eve.client.cookies.items())
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
    writer.write(
        f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    reading = asyncio.create_task(reader.read(-1))
    # Whole frames, masked by zeros: ping, pong, a text in two parts, and a text that is no command.
    frames = b"".join(
        bytes((first, 0x80 | len(body))) + bytes(4) + body
        for first, body in ((0x89, b""), (0x8A, b""), (0x01, b"{"), (0x80, b"}"), (0x81, b"[]"))
    )
    try:
        while not reading.done():
            writer.write(frames * 1000)
            await writer.drain()
    finally:
        reading.cancel()
        writer.close()


async def send_records(url: str) -> None:
    """Six send records: too large, too long, and valid ones."""
    async with guest(url, ATTACKER) as eve:
        record = await finished(eve)
        bombs = [{**record, "log": record["log"] * times} for times in (1, 100, 2000)]
        await together(6, lambda: eve.ask("POST", "/api/replay", random.choice(bombs)))


async def leave_captains(url: str) -> None:
    """Sixty tables of four captains, looked at for a moment and left."""
    async with guest(url, ATTACKER) as eve:
        bots = {str(seat): "captain" for seat in range(4)}
        names: list[str] = []
        while len(names) < 60:
            eve.client.cookies.clear()  # so that each is made by somebody else
            with suppress(KeyError):
                names.append(await eve.make("tortuga", 4, seat=None, bots=bots))
        await together(4, lambda: glance(eve, random.choice(names)))


async def glance(eve: Guest, name: str) -> None:
    async with eve.connect(name) as connection:
        await connection.recv()


async def ask_for_reviews(url: str) -> None:
    """Forty reviews, asked for again and again."""
    async with guest(url, ATTACKER) as eve:
        record, names = await finished(eve), list[str]()
        while len(names) < 40:
            changed = {**record, "players": [f"Eve {len(names)}", "Dan"]}
            with suppress(KeyError):
                names.append((await eve.ask("POST", "/api/reviews", changed))["review"])
        await together(4, lambda: eve.ask("GET", f"/api/reviews/{random.choice(names)}"))


async def read_long_logs(url: str) -> None:
    """Ask again and again for the story and the record of a table at which one person has said and done all that the
    limits allow."""
    async with guest(url, ATTACKER) as eve:
        name = await eve.make("battle", auto=False)
        fill_log(name)
        with suppress(WebSocketException):
            async with eve.connect(name) as connection:
                # The server finds that it has missed all that, and tells it.
                await send(connection, do="exclaim", phrase="ahoy")
                while json.loads(await connection.recv())["kind"] != "answer":
                    pass
        paths = [f"/api/tables/{name}/{page}" for page in ("story", "record")]
        await together(8, lambda: eve.ask("GET", random.choice(paths)))


def fill_log(table: str) -> None:
    """Within the limits it would take half an hour, so it is written into the database."""
    now, changes = time.time(), MAX_CHANGES // 2
    said: list[AnyEntry] = [log.Said(now, "eve", text="x" * 200)] * (MAX_CHAT - 1)
    entries = said + [log.Stood(now, "eve"), log.Sat(now, "eve", name="Eve")] * changes
    with sqlite3.connect(Path(os.environ["BRETHREN_DATA"]) / "brethren.db", timeout=30) as database:
        [last] = database.execute("SELECT max(number) FROM entry WHERE match = ?", (table,)).fetchone()
        rows = ((table, number, msgspec.json.encode(each)) for number, each in enumerate(entries, last + 1))
        database.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
    database.close()


async def say_nothing(url: str) -> None:
    """A thousand connections that say nothing."""
    host, port = url.removeprefix("http://").split(":")
    await together(1000, lambda: _silent(host, int(port)))


async def _silent(host: str, port: int) -> None:
    reader, writer = await asyncio.open_connection(host, port, local_addr=(ATTACKER, 0))
    try:
        await reader.read()
    finally:
        writer.close()


async def finished(eve: Guest) -> Json:
    """The record of a match against a swab."""
    name = await eve.make("battle", bots={"1": "swab"})
    async with eve.connect(name) as connection:
        await send(connection, do="luck", luck=secrets.token_hex(16))
        await play_on(connection, [], [])
    record: Json = await eve.ask("GET", f"/api/tables/{name}/record")
    return record


async def together(count: int, attack: Callable[[], Awaitable[Any]]) -> None:
    """Send this many requests at once, again and again, whatever the answers. Report first that everything is
    prepared."""
    print("begun", flush=True)

    async def again() -> None:
        while True:
            try:
                await attack()
            except (OSError, httpx.HTTPError, WebSocketException, ValueError, TimeoutError):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0)

    await asyncio.gather(*(again() for _ in range(count)))


ATTACKS: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
    "frames": flood_frames,
    "records": send_records,
    "captains": leave_captains,
    "reviews": ask_for_reviews,
    "logs": read_long_logs,
    "silence": say_nothing,
}


# Measuring


@contextmanager
def running() -> Iterator[tuple[str, int, str]]:
    """A server as it is, with its own limits: its address, process and folder."""
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    with TemporaryDirectory(prefix="data-", dir=HERE) as data:
        command = [sys.executable, "-m", "brethren.cli", "serve", "--port", str(port), "--data", data]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                _await_answer(f"{url}/ready")
                yield url, process.pid, data
            finally:
                process.terminate()


@contextmanager
def attacked(name: str, url: str, data: str) -> Iterator[Callable[[], object]]:
    """Attack from a process of its own, so that it doesn't disturb the measurement. Wait until it has begun."""
    if name == CALM:
        yield lambda: None
        return
    command = [sys.executable, "-m", "bench.abuse", "--attack", name, "--url", url]
    environment = os.environ | {"BRETHREN_DATA": data}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, preexec_fn=lambda: os.nice(10)) as process:
        try:
            assert process.stdout
            yield process.stdout.readline
            assert process.poll() is None, f"{name}: the attack has ended"
        finally:
            process.kill()


async def measure(name: str, pace: Pace) -> Seen:
    with running() as (url, pid, data):
        async with guest(url, PLAYER) as ann, guest(url, PLAYER) as ben:
            seen = Seen()
            tasks = [asyncio.create_task(play(ann, seen.answers, seen.swabs))]
            while len(seen.swabs) < 3:
                await asyncio.sleep(0.1)
            with attacked(name, url, data) as begun:
                await asyncio.to_thread(begun)
                await asyncio.sleep(pace.settling)
                seen.answers.clear()
                seen.swabs.clear()
                tasks.append(asyncio.create_task(look(ben, pid, seen)))
                await asyncio.sleep(pace.seconds)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if not isinstance(outcome, asyncio.CancelledError):
                    print(f"{name}: {outcome!r}", file=sys.stderr)
            return seen


def slow(times: Sequence[float]) -> float:
    """The 99th percentile; infinite if there is nothing."""
    return quantiles(times, n=100, method="inclusive")[-1] if len(times) > 1 else float("inf")


def report(found: dict[str, Seen], pace: Pace) -> str:
    header = ["attack", "to reach", "answer 99 % ms", "/health 99 % ms", "swab s", "MiB", "answers"]
    rows = [row(name, seen, found[CALM]) for name, seen in found.items()]
    return f"{conditions(pace)}\n\n{table(header, rows)}"


def row(name: str, seen: Seen, calm: Seen) -> list[str]:
    answer, health, swab = slow(seen.answers), slow(seen.health), max(seen.swabs, default=float("inf"))
    reached = max(answer, health) < ANSWER and swab < SWAB and seen.memory < MEMORY * calm.memory
    verdict = "" if name == CALM else "reached" if reached else "not reached"
    return [
        name,
        verdict,
        f"{1000 * answer:.0f}",
        f"{1000 * health:.0f}",
        f"{swab:.2f}",
        f"{seen.memory:.0f}",
        str(len(seen.answers)),
    ]


def conditions(pace: Pace) -> str:
    command = " ".join(["python -m bench.abuse", *sys.argv[1:]])
    attacks = "; ".join(f"{name}: {(attack.__doc__ or '').rstrip('.').lower()}" for name, attack in ATTACKS.items())
    return (
        f"`{command}`, {date.today()}, {cpu_model()}, Python {platform.python_version()}. One server with its own "
        f"limits and one worker. One address attacks ({attacks}); somebody at another plays against a swab for "
        f"{pace.seconds:g} s each time, where bots take half a second at least. To reach: answers and `/health` under "
        f"{1000 * ANSWER:g} ms (99 %), the slowest move of a swab under {SWAB:g} s, memory of all processes under "
        f"{MEMORY:g} times that without an attack."
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="try the bench itself, and only print")
    arguments.add_argument("--only", choices=ATTACKS, action="append", help="these attacks, and only print")
    arguments.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    arguments.add_argument("--url", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.attack:
        asyncio.run(ATTACKS[chosen.attack](chosen.url))
        return
    pace = QUICK if chosen.quick else THOROUGH
    found: dict[str, Seen] = {}
    for name in (CALM, *(chosen.only or ATTACKS)):
        found[name] = asyncio.run(measure(name, pace))
        print(*row(name, found[name], found[CALM]), flush=True)
    text = report(found, pace)
    print(text)
    if pace is THOROUGH and not chosen.only:
        write_section("Abuse", text)


if __name__ == "__main__":
    main()
