"""Clients that send too much, too slowly, or nothing at all: others don't notice."""

import asyncio
import contextlib
import itertools
import json
import os
import re
import resource
import socket
import struct
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from brethren.server.handlers import ENDPOINTS
from brethren.server.limits import Limits
from tests.server.server_process import Guest, ServerProcess, do
from tests.server.test_abuse import swab_moves
from tests.server.test_input import bare_line

PATIENCE = 10.0
"""Seconds for an answer while somebody attacks. Without limits it takes several times as long."""
LIMITS = {
    "commands": 20, "address_commands": 200, "frames": 20, "throttle_seconds": 3, "connections": 60,
    "requests": 50, "files": 100,
    "header_seconds": 5, "body_seconds": 5, "idle_seconds": 8, "heartbeat_seconds": 8,
}  # fmt: skip


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("strict") / "data", **LIMITS).open()
    yield server
    server.close()
    assert not server.failures()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run it with a time limit, in case the server doesn't close what it should."""
    asyncio.run(asyncio.wait_for(scenario, 60))


def client_frame(kind: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)


ahoy = json.dumps({"do": "exclaim", "id": "x", "phrase": "ahoy"}).encode()
letters = [client_frame(Opcode.CONT, bytes([byte]), fin=False) for byte in ahoy]
FLOODS = {
    "commands": client_frame(Opcode.TEXT, ahoy),
    "nonsense": client_frame(Opcode.TEXT, b"{"),
    "empty texts": client_frame(Opcode.TEXT),
    "long texts": client_frame(Opcode.TEXT, bytes(16_000)),
    "binary": client_frame(Opcode.BINARY, bytes(20)),
    "pings": client_frame(Opcode.PING),
    "long pings": client_frame(Opcode.PING, bytes(125)),
    "pongs": client_frame(Opcode.PONG),
    "tiny fragments": client_frame(Opcode.TEXT, fin=False) + b"".join(letters) + client_frame(Opcode.CONT),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_throttled_then_closed(strict: ServerProcess, kind: str) -> None:
    async def scenario() -> None:
        async with neighbour(strict), strict.guest() as eve, flooder(eve) as (reader, writer):
            piece = FLOODS[kind] * (1 + 60_000 // len(FLOODS[kind]))
            received, _ = await asyncio.gather(flood(reader, writer, piece), swab_moves(strict))
            assert b"too many messages" in received

    run(scenario())


def test_a_message_of_endless_fragments_is_throttled_then_closed(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with neighbour(strict), strict.guest() as eve, flooder(eve) as (reader, writer):
            writer.write(client_frame(Opcode.TEXT, fin=False))
            assert b"too many messages" in await flood(reader, writer, client_frame(Opcode.CONT, fin=False) * 10_000)

    run(scenario())


def test_a_frame_in_many_small_parts_is_throttled_then_closed(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with neighbour(strict), strict.guest() as eve, flooder(eve) as (reader, writer):
            writer.write(client_frame(Opcode.TEXT, bytes(16_000))[:10])
            assert b"too many messages" in await flood(reader, writer, b"\0", pause=0.001)

    run(scenario())


def test_many_flooders_at_once(strict: ServerProcess) -> None:
    async def one(eve: Guest, piece: bytes) -> None:
        async with flooder(eve) as (reader, writer):
            assert b"too many messages" in await flood(reader, writer, piece * 500)

    async def scenario() -> None:
        async with neighbour(strict), strict.guest() as eve:
            await asyncio.gather(*(one(eve, piece) for piece in list(FLOODS.values()) * 4))

    run(scenario())


OTHERS = ("/", "/health", "/ready", "/metrics", "/api/openapi.json", "/nothing.js", "/api/nothing")
ELSEWHERE = "198.51.100.9"
REQUESTS = [f"{each.method} {each.path}" for each in ENDPOINTS] + [f"GET {other}" for other in OTHERS]


@pytest.mark.parametrize("requested", [REQUESTS[first::5] for first in range(5)], ids=" ".join)
def test_a_flood_of_requests(strict: ServerProcess, requested: list[str]) -> None:
    """From another address. Meanwhile somebody is answered, and a swab moves."""

    async def scenario() -> None:
        async with neighbour(strict), strict.guest() as eve:
            table = await eve.make("battle", auto=False)
            requests = [asked(eve, request, table) for request in requested]
            floods = [asyncio.create_task(flood_with_requests(strict, request)) for request in requests * 3]
            await swab_moves(strict)
            for task in floods:
                assert not task.done(), task.exception()
                task.cancel()
            await asyncio.gather(*floods, return_exceptions=True)

    run(scenario())


def asked(eve: Guest, request: str, table: str) -> bytes:
    method, path = request.split(" ")
    names = defaultdict(lambda: "nothing", {"table": table, "game": "battle", "number": "1"})
    body = "" if method == "GET" else "{}"
    return (
        f"{method} {path.format_map(names)} HTTP/1.1\r\nHost: 127.0.0.1:{eve.server.port}\r\nCookie: {eve.cookie}\r\n"
        f"X-Forwarded-For: {ELSEWHERE}\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


async def flood_with_requests(server: ServerProcess, request: bytes) -> None:
    """Send as many as possible before reading the answers, again and again, on a new connection when one is closed."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            while not reader.at_eof():
                writer.write(request * 8)
                await writer.drain()
                await reader.read(1 << 16)
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()


def test_a_client_that_asks_for_much_and_leaves_fills_no_log(strict: ServerProcess) -> None:
    before = strict.log.stat().st_size
    for number in range(1, 13):
        line = connected(strict)
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.10\r\n\r\n" * number)
        if number % 2:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # to break it off
        line.close()
    assert httpx.get(f"{strict.url}/health").status_code == 200
    assert strict.log.stat().st_size - before < 1000


def test_a_handshake_behind_requests_that_wait_fills_no_log(strict: ServerProcess) -> None:
    """The connection ends with it, and the answers to the others have nowhere to go."""
    before, cookie = strict.log.stat().st_size, {"cookie": f"brethren={'x' * 32}"}
    asked = HANDSHAKE | {"host": "x", "connection": "upgrade", "sec-websocket-version": "8"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    read = f"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {cookie['cookie']}\r\n\r\n"
    for _ in range(30):
        with connected(strict) as line, contextlib.suppress(ConnectionError):
            line.sendall(f"{read}GET {SOCKET} HTTP/1.1\r\n{lines}\r\n".encode())
            while line.recv(1 << 16):
                pass
    # What was asked before has been read from the database, too.
    assert httpx.get(f"{strict.url}/api/tables", headers=cookie).status_code == 200
    assert strict.log.stat().st_size - before < 1000


def test_what_makes_no_sense_fills_no_log(strict: ServerProcess) -> None:
    before = strict.log.stat().st_size
    for said in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n") * 100:
        line = connected(strict)
        line.sendall(said)
        with contextlib.suppress(ConnectionError):
            line.recv(1)
        line.close()
    asyncio.run(come_and_go(strict))
    assert strict.log.stat().st_size - before < 1000


async def come_and_go(server: ServerProcess, times: int = 20) -> None:
    async with server.guest() as eve:
        table = await eve.make("battle", auto=False)
        for _ in range(times):
            async with eve.connect(table) as line:
                await line.send("nonsense")
                await line.recv()


@contextlib.asynccontextmanager
async def neighbour(server: ServerProcess) -> AsyncIterator[None]:
    """Somebody from the same address, who is answered all the time."""

    async def live(ann: Guest, table: str) -> None:
        async with ann.connect(table) as line:
            for command in itertools.cycle(("stand", "sit")):
                begun = time.monotonic()
                assert (await do(line, command, seat=0))["done"]
                assert (await ann.client.get("/health")).status_code == 200
                assert time.monotonic() - begun < PATIENCE
                await asyncio.sleep(0.2)

    async with server.guest() as ann:
        living = asyncio.create_task(live(ann, await ann.make("battle", auto=False)))
        yield
        await asyncio.sleep(0.5)
        assert not living.done(), living.exception()
        living.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await living


@contextlib.asynccontextmanager
async def flooder(eve: Guest) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    async with bare_line(eve, await eve.make("battle", auto=False)) as (reader, writer):
        await reader.readuntil(b'"kind":"presence"')
        try:
            yield reader, writer
        finally:
            writer.transport.abort()


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, piece: bytes, pause: float = 0.0) -> bytes:
    """Send this until the connection is closed; what was received."""

    async def send() -> None:
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)

    sending, received = asyncio.create_task(send()), b""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            received = received[-100:] + data
            if b"too many messages" in data:
                break
    sending.cancel()
    with contextlib.suppress(ConnectionError, asyncio.CancelledError):
        await sending
    return received


def test_a_burst_is_answered_in_order(strict: ServerProcess) -> None:
    """More at once than the rate allows, but only briefly."""

    async def scenario() -> None:
        async with strict.guest() as ann, flooder(ann) as (reader, writer):
            for word in range(90):
                writer.write(client_frame(Opcode.TEXT, json.dumps({"do": "exclaim", "id": f"w{word}"}).encode()))
            for word in range(90):
                await reader.readuntil(b'"id":"w%d"' % word)

    run(scenario())


def test_a_connection_that_answers_no_ping_is_closed(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with strict.guest() as eve, flooder(eve) as (reader, _):
            assert b"no answer to a ping" in await reader.read()

    run(scenario())


def connected(server: ServerProcess) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    line.settimeout(30)
    return line


UNFINISHED = [
    b"",
    b"GET /health HTT",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX: y",
    b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"POST /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
]
DRIPS = [b"", b"\r\n", b"x"]


def test_slow_and_idle_connections_are_closed(strict: ServerProcess) -> None:
    """All kinds at once, for each takes seconds."""
    kinds = list(itertools.product(UNFINISHED, DRIPS))
    with ThreadPoolExecutor(len(kinds)) as threads:
        closed = threads.map(lambda kind: is_closed_in_time(strict, *kind), kinds)
    assert [kind for kind, is_closed in zip(kinds, closed, strict=True) if not is_closed] == []


def is_closed_in_time(server: ServerProcess, said: bytes, drip: bytes) -> bool:
    begun = time.monotonic()
    with connected(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(said)
        line.settimeout(0.3)
        while time.monotonic() - begun < 30:
            with contextlib.suppress(TimeoutError):
                if not line.recv(1 << 16):
                    return True
            line.sendall(drip)
        return False
    return True


HUGE = b"x" * 8_000_000


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + HUGE,
        b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 1_000_000,
        b"GET /" + HUGE,
        b"GET /health HTTP/1.1\r\nHost: x\r\n" + HUGE,
        b"POST /health HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: " + HUGE,
        b"POST /health HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;" + HUGE,
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 200_000,
    ],
    ids=["a value", "many", "the path", "a name", "a trailer", "an extension", "many requests"],
)
def test_headers_of_any_size_are_refused(strict: ServerProcess, request_: bytes) -> None:
    lines, sent = [connected(strict) for _ in range(10)], 0
    for line in lines:
        with contextlib.suppress(ConnectionError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 16)
            for start in range(0, len(request_), 1 << 16):
                line.sendall(request_[start : start + (1 << 16)])
                sent += 1 << 16
    assert sent < len(lines) * len(request_) * 0.9
    assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).status_code == 200
    for line in lines:
        line.close()


def test_headers_up_to_the_limit_are_read(strict: ServerProcess) -> None:
    assert httpx.get(f"{strict.url}/health", headers={"x": "y" * 15_000}).status_code == 200
    assert httpx.get(f"{strict.url}/health", headers={"x": "y" * 40_000}).status_code == 431


HANDSHAKE = {"upgrade": "websocket", "sec-websocket-version": "13", "sec-websocket-key": f"{'A' * 22}=="}
SOCKET = "/api/tables/abcdefghijklmnop/socket"
MUCH_IN_LITTLE = {
    "a quoted cookie": ("/api/me", {"cookie": 'brethren="' + r"\a" * 7_000 + '"'}),
    "many cookies": ("/api/me", {"cookie": "a=;" * 5_000}),
    "blanks in a cookie": ("/api/me", {"cookie": ";" + " " * 15_000 + ";"}),
    "many parameters": ("/api/watch?" + "a&" * 7_000, {}),
    "many headers": ("/api/watch", {f"x{number}": "" for number in range(1_500)}),
    "many proxies": ("/api/me", {"x-forwarded-for": "127.0.0.1," * 1_500}),
    "many languages": ("/api/me", {"accept-language": "x," * 7_000}),
    "a handshake": (SOCKET, HANDSHAKE | {"connection": "a," * 4_000 + "upgrade"}),
    "extensions": (SOCKET, HANDSHAKE | {"connection": "upgrade", "sec-websocket-extensions": "a;b," * 2_000 + "a"}),
}


TIMES, MAX_WORK = 20, 0.02
"""Requests, and seconds of processor time for each: ten times what the simplest takes."""


@pytest.mark.parametrize("kind", MUCH_IN_LITTLE)
def test_no_request_is_much_work(server: ServerProcess, kind: str) -> None:
    """Whatever its bytes are used for. A quoted cookie of 64 kB once kept the whole server busy for seconds."""
    path, headers = MUCH_IN_LITTLE[kind]
    lines = "".join(f"{name}: {value}\r\n" for name, value in ({"connection": "close"} | headers).items())
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\n{lines}\r\n".encode()
    assert len(request) <= Limits().header_bytes
    before = worked(server)
    for _ in range(TIMES):
        with connected(server) as line:
            line.sendall(request)
            assert line.recv(12)[9:] in (b"101", b"200", b"400", b"413")
    assert worked(server) - before < TIMES * MAX_WORK


def worked(server: ServerProcess) -> float:
    """For how many seconds this process has had a processor."""
    assert server.process
    times = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def test_a_quoted_cookie_on_a_socket(strict: ServerProcess) -> None:
    async def scenario() -> None:
        async with strict.guest() as ann:
            table = await ann.make("battle", auto=False)
            begun = time.monotonic()
            cookies = f'{ann.cookie}; other="' + r"\a" * 3_500 + '"'
            async with ann.connect(table, cookie=cookies) as line:
                assert (await do(line, "exclaim", phrase="ahoy"))["done"]
            assert time.monotonic() - begun < PATIENCE

    run(scenario())


def test_many_silent_connections_lock_nobody_out(strict: ServerProcess) -> None:
    lines = [connected(strict) for _ in range(400)]
    for _ in range(5):
        assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).status_code == 200
    still_open = 0
    for line in lines:
        line.setblocking(False)
        with contextlib.suppress(ConnectionError):
            try:
                line.recv(1)
            except BlockingIOError:
                still_open += 1
        line.close()
    assert still_open <= LIMITS["connections"]
    assert "too many connections" in strict.log.read_text()


def test_each_address_has_so_many_sockets(strict: ServerProcess) -> None:
    """Behind a proxy it is the client's address that counts."""

    async def made() -> tuple[Guest, str]:
        async with strict.guest() as guest:
            return guest, await guest.make("battle", auto=False)

    guest, table = asyncio.run(made())
    addresses = ["198.51.100.7"] * (LIMITS["connections"] + 5) + ["198.51.100.8", "2001:db8::1"]
    lines = [connected(strict) for _ in addresses]
    for line, address in zip(lines, addresses, strict=True):
        line.sendall(handshake(guest, table, address))
    statuses = [line.recv(12)[9:] for line in lines]
    for line in lines:
        line.close()
    assert sorted(statuses[:-2]) == [b"101"] * LIMITS["connections"] + [b"403"] * 5
    assert statuses[-2:] == [b"101", b"101"]


def handshake(guest: Guest, table: str, address: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{guest.server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: {guest.cookie}\r\nX-Forwarded-For: {address}\r\n\r\n"
    ).encode()


def test_as_many_files_as_allowed_may_be_open(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server = ServerProcess(tmp_path / "data").open()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert server.process
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    server.close()
    found = re.search(r"Max open files +(\d+)", limits)
    assert found
    assert int(found[1]) == min(hard, 1 << 16)
