"""Faults of disks, clocks and connections: clear errors, nothing is lost, and everything works afterwards."""

import asyncio
import json
import secrets
import socket
import sqlite3
import sys
import time
import types
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from brethren.server import tidy
from brethren.server.bus import Alone
from brethren.server.connection import Connection
from brethren.server.jobs import AnyJob
from brethren.server.live import LiveTable
from brethren.server.postgres import Postgres
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.store import Row, Unavailable, stored
from brethren.server.thinkers import Thinkers
from brethren.table import view
from brethren.table.limits import CHAT_BURST, MAX_CHANGES
from brethren.table.record import verify
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.wire.commands import AnyCommand
from brethren.wire.tables import NewTable
from brethren.wire.updates import Answer
from brethren.wire.vocabulary import Clock
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, hear, to_move
from tests.server.services import Postgresql


def test_the_power_goes_and_the_disk_is_damaged(tmp_path: Path) -> None:
    """The end of SQLite's write-ahead log is torn: what was acknowledged before is there. Of other tables some bytes of
    a row are gone, or a whole row, or a row does not belong there: they say so, and harm nobody else."""
    server = ServerProcess(tmp_path / "data").open()

    async def scenario() -> None:
        async with server.guest() as ann:
            whole, *damaged = [await ann.make("battle", bots={"1": "random"}) for _ in range(5)]
            async with ann.connect(whole) as line:
                for word in range(CHAT_BURST):
                    assert (await do(line, "say", text=str(word)))["done"]
            await asyncio.to_thread(server.kill)
            with (server.data / "brethren.db-wal").open("ab") as torn:
                torn.write(secrets.token_bytes(3000))
            damage(server.data / "brethren.db", damaged)
            await asyncio.to_thread(server.open)
            for table in damaged:
                assert (await ann.ask("GET", f"/api/tables/{table}", status=500))["reason"] == "damaged"
                async with ann.connect(table) as line:
                    assert (await hear(line, "answer"))["problem"]["reason"] == "damaged"
            assert [each["table"] for each in (await ann.ask("GET", "/api/tables"))["tables"]] == [whole]
            assert (await Player(ann, whole).play())["result"]
            said = [entry["text"] for entry in server.entries(whole) if entry["what"] == "said"]
            assert said == [*map(str, range(CHAT_BURST))]

    asyncio.run(scenario())
    server.close()
    assert not server.failures()


def damage(path: Path, tables: Sequence[str]) -> None:
    stray = b'{"what":"played","at":1.0,"seat":0,"action":3}'
    changes: list[tuple[str, tuple[object, ...]]] = [
        ("UPDATE entry SET body = substr(body, 1, 40) WHERE match = ? AND number = 1", (tables[0],)),
        ("DELETE FROM entry WHERE match = ? AND number = 1", (tables[1],)),
        ("DELETE FROM entry WHERE match = ? AND number = 2", (tables[2],)),
        ("UPDATE entry SET body = ? WHERE match = ? AND number = 2", (stray, tables[3])),
    ]
    with sqlite3.connect(path) as database:
        for change in changes:
            database.execute(*change)
    database.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "brethren.db").write_bytes(b"no database at all" * 1000)

    async def opened() -> None:
        Sqlite(tmp_path / "brethren.db", "FULL")

    with pytest.raises(Unavailable, match="not a database"):
        asyncio.run(opened())


def test_the_database_is_deleted_under_the_server(tmp_path: Path) -> None:
    """People hear that nothing is stored, and what was acknowledged before is in the file."""
    server = ServerProcess(tmp_path / "data").open()

    async def scenario() -> str:
        async with server.guest() as ann:
            table = await ann.make("battle")
            async with ann.connect(table) as line:
                assert (await do(line, "say", text="before"))["done"]
                for file in server.data.glob("brethren.db*"):
                    file.rename(tmp_path / file.name)
                for _ in range(5):
                    assert (await do(line, "say", text="after"))["problem"]["reason"] == "not stored"
            ready = await ann.client.get("/ready")
            assert (ready.status_code, "deleted or replaced" in ready.text) == (503, True)
            assert (await ann.client.post("/api/tables", content='{"game": "battle", "seats": 2}')).status_code == 503
            return table

    table = asyncio.run(scenario())
    server.kill()
    server.data = tmp_path
    said = [entry["text"] for entry in server.entries(table) if entry["what"] == "said"]
    assert said[0] == "before"


def test_a_table_that_somebody_looks_at_does_not_expire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "HOUR", 0.1)

    async def nobody(job: AnyJob) -> None:
        raise AssertionError("there are no bots here")

    async def scenario() -> None:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        services = Services(store, Alone(), Thinkers(nobody, 1), Settings(), Readiness())
        registry = TableRegistry(services)
        ann, new = Person("ann", "Ann", "anchor"), NewTable("battle", 2)
        old, looked_at, reopened = [await registry.founding.table(ann, new) for _ in range(3)]
        del registry.tables[old], registry.tables[reopened]
        await store.visit([old, looked_at, reopened], 1.0)
        await registry.open(reopened)
        task = asyncio.create_task(tidy.keep_tidy(registry, 30.0))
        async with asyncio.timeout(20):
            while await store.entries(old):
                await asyncio.sleep(0.05)
        task.cancel()
        assert all([await store.entries(table) for table in (looked_at, reopened)])
        with pytest.raises(Refused, match="no such table"):
            await registry.open(old)
        registry.close()
        await store.close()

    asyncio.run(scenario())


def test_postgresql_on_a_full_disk() -> None:
    """Its files cannot grow for a while."""
    service = Postgresql()

    async def scenario() -> None:
        store = await Postgres.open(service.url(service.new()))
        await stored(store, Row("t", 1, b"first"))
        # Enough for its write-ahead log, which has files of a fixed size.
        service.limit(18 << 20)
        rows = [Row("t", number, secrets.token_bytes(1 << 20)) for number in range(2, 30)]
        written = 1
        with suppress(Unavailable):
            for row in rows:
                await stored(store, row)
                written += 1
        assert 1 < written < 29
        assert await store.numbers(["t"]) == [written]
        service.limit(-1)
        await stored(store, Row("t", written + 1, b"and on"))
        assert await store.numbers(["t"]) == [written + 1]
        await store.close()

    try:
        asyncio.run(scenario())
    finally:
        service.close()


def test_a_client_that_does_not_read_is_dropped_and_comes_back_whole(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            bots = {str(seat): "random" for seat in range(1, 5)}
            table = await ann.make("cartagena", 5, bots=bots, auto=False, lots=False)
            silent = await asyncio.to_thread(never_reads, server, eve, table)
            async with ann.connect(table) as line:
                while (await hear(line, "presence"))["watchers"] != 1:
                    pass
                assert (await do(line, "start"))["done"]
                update, told = await to_move(ann, table), 0
                while await watched(line, update, told):
                    told += 1
                    assert told < MAX_CHANGES // 10 - 1, "nobody was dropped"
            silent.close()
            story = await eve.ask("GET", f"/api/tables/{table}/story")
            async with eve.connect(table, since=1) as line:
                update = await hear(line, "update")
            assert update["number"] == story["total"]
            assert update["missed"] + len(update["happened"]) == update["number"] - 1
            last = await eve.ask("GET", f"/api/tables/{table}/story?from={story['total']}")
            assert last["happened"] == update["happened"][-1:]

    async def watched(line: ClientConnection, first: Json, told: int) -> bool:
        """Do something and take it back, again and again; whether the onlooker is still there."""
        action = first["table"]["actions"][0]["id"]
        for number in range(first["number"] + 20 * told, first["number"] + 20 * (told + 1), 2):
            await line.send(json.dumps({"do": "play", "id": f"play {number}", "number": number, "action": action}))
            await line.send(json.dumps({"do": "undo", "id": f"undo {number}", "number": number + 1}))
        answered, there = 0, True
        while answered < 20:
            message: Json = json.loads(await line.recv())
            assert message.get("done", True), message
            answered += message["kind"] == "answer"
            if message["kind"] == "presence":
                there = message["watchers"] > 0
        return there

    asyncio.run(scenario())


def never_reads(server: ServerProcess, guest: Guest, table: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {guest.cookie}\r\n\r\n".encode()
    )
    return line


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_the_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """By a day, in the middle of a match with clocks: moves are stored, and no player's time is burned."""
    ahead = 0.0
    jumping = types.SimpleNamespace(**{**vars(time), "time": lambda: time.time() + ahead})
    for name, module in list(sys.modules.items()):
        if name.startswith("brethren.server.") and hasattr(module, "time"):
            monkeypatch.setattr(module, "time", jumping)

    async def nobody(job: AnyJob) -> None:
        raise AssertionError("there are no bots here")

    async def scenario() -> None:
        nonlocal ahead
        store = Sqlite(tmp_path / "brethren.db", "FULL")
        services = Services(store, Alone(), Thinkers(nobody, 1), Settings(), Readiness())
        registry = TableRegistry(services)
        ann = Person("ann", "Ann", "anchor")
        new = NewTable("battle", 2, {"play": "single"}, clock=Clock(move=60, game=600), lots=False)
        live = await registry.open(await registry.founding.table(ann, new))
        line, other = (Listener(person, seat) for person, seat in ((ann, 0), (Person("ben", "Ben", "anchor"), None)))
        for each in (line, other):
            live.connect(each, None)
        await ask(live, other, {"do": "sit", "seat": 1})
        for each in (line, other):
            await ask(live, each, {"do": "luck", "luck": "0" * 32})
        if live.match.stage == "gathering":
            await ask(live, line, {"do": "start"})
        moves = 0
        while live.match.result is None:
            moves += 1
            if moves == 5:
                ahead = jump
            seat = live.match.deciding[0]
            mine = line if seat == 0 else other
            assert live.match.state is not None
            action = live.match.game.legal(live.match.state, seat)[-1]
            await ask(live, mine, {"do": "play", "number": live.match.number_for(seat), "action": action})
            for timing in live.views.table(None, "").timing:
                assert timing.left is None or 540.0 <= timing.left <= 600.0
        verify(view.record(live.match))
        again = await TableRegistry(services).open(live.match.table)
        assert again.match.result == live.match.result
        registry.close()
        await store.close()

    asyncio.run(scenario())


class Listener(Connection):
    """A connection whose messages are kept."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.told: list[bytes] = []
        super().__init__(person, seat, self.hear, lambda: None)

    def hear(self, buffered: bytes, message: bytes) -> bool:
        self.told += filter(None, (buffered, message))
        return True


async def ask(live: LiveTable, line: Listener, command: Json) -> None:
    """Until the answer is there."""
    name = secrets.token_hex(8)
    live.command(line, msgspec.convert({**command, "id": name}, AnyCommand))
    while not (answers := [message for message in line.told if name.encode() in message]):
        await asyncio.sleep(0.001)
    assert msgspec.json.decode(answers[0], type=Answer).done, answers
