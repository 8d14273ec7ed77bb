"""Bad input: always a clear error, never a crash, a leak, or a table that is stuck."""

import asyncio
import contextlib
import http.client
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from brethren.server.handlers import ENDPOINTS
from brethren.wire.commands import AnyCommand
from tests.server.server_process import Guest, Player, ServerProcess, do, hear, sit, to_move

FEW = settings(
    max_examples=150, deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
anything = st.recursive(scalars, lambda more: st.lists(more, max_size=4) | st.dictionaries(st.text(max_size=8), more))
words = st.sampled_from([str(kind.__struct_config__.tag) for kind in AnyCommand.__args__])
plausible = st.fixed_dictionaries(
    {"do": words | st.text(max_size=9), "id": st.text(min_size=1, max_size=45) | scalars},
    optional={
        "seat": st.integers(-2, 6) | scalars,
        "name": st.text(max_size=30) | anything,
        "level": st.sampled_from(["random", "swab", "admiral"]) | anything,
        "number": st.integers(-5, 60) | anything,
        "action": st.integers(-5, 400) | st.integers() | anything,
        "options": st.dictionaries(st.text(max_size=8), anything) | anything,
        "clock": st.dictionaries(st.sampled_from(["move", "game"]), anything) | anything,
        "seats": st.integers(0, 7) | anything,
        "text": st.text(max_size=300) | anything,
        "phrase": st.text(max_size=9),
        "choice": st.sampled_from(["wait", "bot", "end", "fight"]),
        "luck": st.text("0123456789abcdef", min_size=32, max_size=32) | anything,
        "more": anything,
    },
)
messages = st.one_of(
    plausible.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=200).filter(lambda text: text.encode("utf-8", "ignore").decode() == text),
    st.binary(max_size=200),
)


@pytest.fixture(scope="module")
def line(server: ServerProcess) -> Iterator[ClientConnection]:
    """The host of a table, before or during a game: some of the messages start it."""

    async def made() -> tuple[str, str]:
        async with server.guest() as ann:
            return await ann.make("tortuga", 3, auto=False, bots={"1": "random", "2": "random"}), ann.cookie

    table, cookie = asyncio.run(made())
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    # No pings: a thread of their own draws them from `random`, which Hypothesis would take for our doing.
    with connect(address, additional_headers={"cookie": cookie}, open_timeout=60, ping_interval=None) as line:
        yield line


def answered(line: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(60))
        if message["kind"] == "answer":
            return message


@FEW
@given(message=messages)
def test_whatever_is_sent_is_answered(line: ClientConnection, message: str | bytes) -> None:
    line.send(message)
    answer = answered(line)
    if not answer["done"]:
        assert answer["problem"]["reason"]
        assert answer["problem"]["message"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[" * 8000,
        '{"id": "x", "deep": ' + "[" * 8000,
        '{"do": "say", "id": "x", "text": ' + "[" * 8000 + "]" * 8000 + "}",
        '{"do": "play", "id": "x", "number": 1, "action": ' + "9" * 5000 + "}",
        '{"do": "play", "id": "x", "number": -' + "9" * 400 + ', "action": 0}',
        '{"do": "play", "id": "x", "number": 1e400, "action": 0}',
        '{"do": "say", "id": "x", "text": "\\ud800"}',
        '{"do": "say", "id": "\\ud800", "text": "x"}',
        '{"do": "set", "id": "x", "options": {"start": ' + "9" * 5000 + "}}",
        '{"do": "say", "id": "x", "id": "y", "text": "x"}',
        b"\xff\xfe",
        b"\x00" * 100,
    ],
    ids=lambda message: str(message)[:40],
)
def test_what_is_hard_to_read_is_answered(line: ClientConnection, message: str | bytes) -> None:
    line.send(message)
    answered(line)
    line.send('{"do": "exclaim", "id": "still here", "phrase": "ahoy"}')
    assert answered(line)["id"] == "still here"


def test_huge_and_endless_messages_end_the_line_and_nothing_else(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("battle", bots={"1": "random"})
            async with ben.connect(table) as onlooker:
                for message in ("x" * 20_000, endless()):
                    async with ann.connect(table) as line:
                        with pytest.raises(ConnectionClosed):
                            await send_and_hear(line, message)
                        assert line.close_code in (1009, 1006)
                assert (await hear(onlooker, "update"))["table"]["stage"] == "gathering"
            assert (await Player(ann, table).play())["result"]

    async def send_and_hear(line: Any, message: Any) -> None:
        await line.send(message)
        while True:
            await line.recv()

    async def endless() -> AsyncIterator[str]:
        for _ in range(10_000):
            yield "x" * 1000

    asyncio.run(scenario())


def test_what_is_said_at_once_is_heard_in_order(server: ServerProcess) -> None:
    """In one packet with the handshake: perhaps nobody listens yet."""

    async def scenario() -> None:
        async with server.guest() as ann, bare_line(ann, await ann.make("battle")) as (reader, writer):
            writer.write(b"".join(said(f"early {word}") for word in range(5)))
            heard = await reader.readuntil(b'"early 4"')
            answers = [heard.index(b'"kind":"answer","id":"early %d"' % word) for word in range(5)]
            assert answers == sorted(answers)

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [1, 2, 5, 6, 7, 64, 131, 132, 133, 1000])
def test_however_frames_are_cut_up(server: ServerProcess, size: int) -> None:
    """Short and long, in parts, with something between them; the first one as it would be sent by a browser."""
    long = said("long", "x" * 200)
    halves = [Frame(Opcode.TEXT, b'{"do":"say","id":"half"', fin=False), Frame(Opcode.CONT, b',"text":"and half"}')]
    ping = Frame(Opcode.PING, b"there?").serialize(mask=True)
    parts = [said("short"), long, ping, *(half.serialize(mask=True) for half in halves), said("last")]
    whole = b"".join(parts)

    async def scenario() -> None:
        async with server.guest() as ann, bare_line(ann, await ann.make("battle")) as (reader, writer):
            await reader.readuntil(b'"kind":"presence"')
            for word in ("first", "second"):
                writer.write(said(word))
                await reader.readuntil(b'"kind":"answer","id":"%b","done":true' % word.encode())
            for start in range(0, len(whole), size):
                writer.write(whole[start : start + size])
                await asyncio.sleep(0.002)
            for word in ("short", "long", "half", "last"):
                await reader.readuntil(b'"kind":"answer","id":"%b","done":true' % word.encode())

    asyncio.run(scenario())


def test_the_end_of_a_frame_may_look_like_another_frame(server: ServerProcess) -> None:
    text = json.dumps({"do": "say", "id": "cut", "text": "Ahoy!"}).encode()
    end = text[16:]
    mask = bytes((end[0] ^ 0x81, end[1] ^ (0x80 + len(end) - 6), 1, 2))
    wire = bytes((0x81, 0x80 + len(text))) + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    assert wire[-len(end)] == 0x81

    async def scenario() -> None:
        async with server.guest() as ann, bare_line(ann, await ann.make("battle")) as (reader, writer):
            await reader.readuntil(b'"kind":"presence"')
            for part in (said("whole"), wire[: -len(end)], wire[-len(end) :]):
                writer.write(part)
                await asyncio.sleep(0.05)
            for word in (b"whole", b"cut"):
                await reader.readuntil(b'"kind":"answer","id":"%b","done":true' % word)

    asyncio.run(scenario())


@contextlib.asynccontextmanager
async def bare_line(guest: Guest, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A WebSocket of which only the beginning was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", guest.server.port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{guest.server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: {guest.cookie}\r\n\r\n".encode()
    )
    try:
        async with asyncio.timeout(30):
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def said(name: str, text: str = "Ahoy!") -> bytes:
    return Frame(Opcode.TEXT, json.dumps({"do": "say", "id": name, "text": text}).encode()).serialize(mask=True)


def test_a_client_that_does_not_read_is_dropped_and_the_others_go_on(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            table = await ann.make("cartagena", 5, auto=False)
            async with eve.connect(table) as never_read, ann.connect(table) as line:
                for change in range(600):
                    assert (await do(line, "set", lots=change % 2 == 0))["done"]
                assert never_read.close_code in (None, 4408)
            assert (await ann.ask("GET", f"/api/tables/{table}"))["stage"] == "gathering"

    asyncio.run(scenario())


def test_other_peoples_seats_are_theirs(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("cartagena", auto=False, lots=False)
            await sit(ben, table, 1)
            async with ann.connect(table) as line:
                await do(line, "start")
                update = await to_move(ann, table)
            action = update["table"]["actions"][0]["id"]
            for guest, reason in ((ben, "not deciding"), (eve, "not seated")):
                async with guest.connect(table) as line:
                    for number in range(update["number"] + 1):
                        answer = await do(line, "play", number=number, action=action)
                        assert answer["problem"]["reason"] in (reason, "stale")
            async with eve.connect(table) as line:
                for command in ({"do": "undo", "number": 1}, {"do": "stand", "seat": 0}, {"do": "start"},
                                {"do": "say", "text": "boo"}, {"do": "vote", "seat": 0, "choice": "end"},
                                {"do": "return"}, {"do": "rematch"}, {"do": "luck", "luck": "0" * 32},
                                {"do": "place", "seat": 1, "level": "swab"}, {"do": "sit", "seat": 1}):  # fmt: skip
                    assert not (await do(line, **command))["done"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/static/../../store.py",
        "//etc/passwd",
        "/assets/..%5c..%5cstore.py",
        "/api/tables/../me",
        "/api/tables/%2e%2e%2fme",
        "/api/tables/x%00y",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 3000,
        "/api/tables/';DROP TABLE entry;--".replace(" ", "%20"),
        "/api/tables/x/at/%EF%BC%99",
        "/api/tables/x/at/-1",
        "/%00",
    ],
    ids=lambda path: path[:30],
)
def test_path_tricks(server: ServerProcess, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status < 500
    assert b"root:" not in text
    assert b"sqlite" not in text
    assert answer.status in (400, 404) or answer.headers["content-type"].startswith(("text/html", "application/json"))


good = {"game": "battle", "seats": 2}


@pytest.mark.parametrize(
    "body",
    [
        "",
        "null",
        "[]",
        "{",
        "[" * 9000,
        '{"game": ' + "[" * 9000,
        "\xff",
        json.dumps({**good, "seats": 9}),
        json.dumps({**good, "seats": 2.5}),
        json.dumps({**good, "seats": True}),
        json.dumps({**good, "seat": 2}),
        json.dumps({**good, "seat": -1}),
        json.dumps({**good, "game": "chess"}),
        json.dumps({**good, "extra": 1}),
        json.dumps({**good, "bots": {"0": "swab"}}),
        json.dumps({**good, "bots": {"2": "swab"}}),
        json.dumps({**good, "bots": {"²": "swab"}}),
        json.dumps({**good, "bots": {"٢": "swab"}}),
        json.dumps({**good, "bots": {"01": "swab"}}),
        json.dumps({**good, "bots": {"9" * 5000: "swab"}}),
        json.dumps({**good, "bots": {"1": "admiral"}}),
        json.dumps({**good, "options": {"play": "forever"}}),
        json.dumps({**good, "options": {"start": 2}}),
        json.dumps({**good, "options": {"x" * 9000: 1}}),
        json.dumps({**good, "clock": {"move": 1}}),
        json.dumps({**good, "clock": {"move": 10**9}}),
        '{"game": "battle", "seats": 2, "options": {"start": ' + "9" * 5000 + "}}",
    ],
    ids=lambda body: body[:60],
)
def test_tables_that_cannot_be(server: ServerProcess, body: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            answer = await ann.client.post("/api/tables", content=body.encode("latin-1", "replace"))
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["reason"]
            assert answer.json()["message"]
            assert (await ann.ask("GET", "/api/tables"))["tables"] == []

    asyncio.run(scenario())


def test_a_body_without_an_end(server: ServerProcess) -> None:
    """It is refused, or the connection is closed before its end."""

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(5000):
            yield b"x" * 1000

    async def scenario() -> None:
        async with server.guest() as ann:
            with contextlib.suppress(httpx.TransportError):
                assert (await ann.client.post("/api/tables", content=endless())).status_code == 413
            assert (await ann.ask("GET", "/api/me"))["name"] == "Sailor"

    asyncio.run(scenario())


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on each kind of database: they differ in what they take for text."""
    settings = {}
    if request.param == "postgresql":
        postgresql = request.getfixturevalue("postgresql")
        settings["database_url"] = postgresql.url(postgresql.new())
    server = ServerProcess(tmp_path_factory.mktemp(request.param) / "data", **settings).open()
    yield server
    server.close()
    assert not server.failures()


@pytest.mark.parametrize("text", ["\0", "x\0y", "\ufffe\uffff", "\U0010ffff", "'; --", "k" * 32, ""], ids=ascii)
def test_whatever_is_asked_for_is_not_there(stored: ServerProcess, text: str) -> None:
    """At every address that names something, and in every text of a body that does."""
    name = quote(text, safe="") or "%20"
    paths = [(each.method, re.sub("{.*?}", name, each.path)) for each in ENDPOINTS if "{" in each.path]
    paths += [("GET", f"/calendar/{name}.ics"), ("POST", f"/mail/off/{name}"), ("GET", f"/api/practice?table={name}")]
    bodies: list[tuple[str, Any]] = [
        ("/api/mail/confirm", {"token": text}),
        ("/api/mail/off", {"token": text}),
        ("/api/me/carry", {"code": text}),
        ("/api/me/recover", {"phrase": text}),
        ("/api/notices/devices/remove", {"endpoint": text}),
        ("/api/notices/devices", {"endpoint": text, "p256dh": text, "auth": text}),
        ("/api/tables/x/invitations", {"friend": text}),
    ]
    with httpx.Client(base_url=stored.url, timeout=60) as client:
        for method, path in paths:
            assert client.request(method, path, content="{}").status_code < 500, path
        for path, body in bodies:
            assert client.post(path, json=body).status_code < 500, path
        for zone in (text, "../UTC", "/etc/passwd", "Europe", "."):
            quiet = {"quiet": {"start": 0, "end": 1, "zone": zone}}
            assert client.put("/api/notices", json=quiet).status_code == 400
        assert client.put("/api/webhook", json={"shape": "json", "url": text}).status_code == 400


@FEW
@given(body=anything.map(json.dumps))
def test_whatever_is_posted_is_answered(server: ServerProcess, body: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("POST", "/api/me/carry", body)
    answer = connection.getresponse()
    assert answer.status == 400
    assert json.loads(answer.read())["reason"]
    connection.close()


def test_after_all_that_a_game_can_be_played(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("cartagena", 3, bots={"1": "random", "2": "random"})
            assert (await Player(ann, table).play())["result"]

    asyncio.run(scenario())
