"""Where everything is kept, on both databases: groups, conflicts, codes; and one in which nothing can be written."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from brethren.server import postgres
from brethren.server.postgres import Postgres
from brethren.server.sqlite import Sqlite
from brethren.server.store import NEVER, Conflict, Row, Store, Unavailable, stored
from tests.server.house import House, Sailor, do, to_move
from tests.server.services import Postgresql

Scenario = Callable[[Any], Awaitable[None]]


def with_store(path: Path, scenario: Scenario) -> None:
    async def run() -> None:
        store = Sqlite(path / "brethren.db", "FULL")
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def with_postgres(url: str, scenario: Scenario) -> None:
    async def run() -> None:
        store = await Postgres.open(url)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def with_either(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scenario], None]:
    """Lets a scenario have a store; the same one each time."""
    if request.param == "sqlite":
        return lambda scenario: with_store(tmp_path, scenario)
    service: Postgresql = request.getfixturevalue("postgresql")
    url = service.url(service.new())
    return lambda scenario: with_postgres(url, scenario)


def test_entries_come_back_in_their_order(with_either: Callable[[Scenario], None]) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(stored(store, Row("t", number, b"%d" % number)) for number in range(1, 500)))
        await stored(store, Row("u", 1, b"other", ["ann"]))
        await stored(store, Row("v", 1, b"another", ["ann", "ben"]))

    async def read(store: Store) -> None:
        assert await store.entries("t") == [b"%d" % number for number in range(1, 500)]
        assert await store.entries("t", 497) == [b"498", b"499"]
        assert await store.entries("nowhere") == []
        assert await store.numbers(["t", "nowhere", "u"]) == [499, 0, 1]
        assert await store.tables_of("ann", 10) == [("v", None), ("u", None)]
        for _ in range(2):
            await store.retire("u", b"over", {"seen": 1, "expected": 0.25})
        await store.retire("v", b"over", {"seen": 2, "draws": 3})
        assert await store.tallies() == {"seen": 3, "expected": 0.25, "draws": 3}
        assert await store.tables_of("ann", 10) == [("v", b"over"), ("u", b"over")]
        assert await store.tables_of("ann", 1) == [("v", b"over")]

    with_either(write)
    with_either(read)


def test_a_number_is_given_once_and_the_rest_of_the_group_is_stored(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        writes = [stored(store, Row("t", 1, body)) for body in (b"a", b"b", b"c")]
        others = [stored(store, Row("t", number, b"x")) for number in range(2, 50)]
        results = await asyncio.gather(*writes, *others, return_exceptions=True)
        assert [type(result) for result in results[:3]].count(Conflict) == 2
        assert not any(results[3:])
        assert len(await store.entries("t")) == 49

    with_either(scenario)


def test_a_match_is_looked_after_by_one(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for number, table in enumerate(("a", "b", "c", "d")):
            await stored(store, Row(table, 1, b"started", until=10.0 * number))
        await store.retire("d", b"", {})
        await store.hold(["c"], NEVER)
        claims = await asyncio.gather(store.claim(50.0, 100.0, 5), store.claim(50.0, 100.0, 5))
        assert sorted([*claims[0], *claims[1]]) == ["a", "b"]
        assert await store.claim(NEVER, 100.0, 1) in (["a"], ["b"])
        await stored(store, Row("c", 2, b"played", until=20.0))
        assert await store.claim(50.0, 100.0, 5) == ["c"]

    with_either(scenario)


def test_what_cannot_be_written_at_all_harms_nobody_else(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        bad = stored(store, Row("\ud800", 1, b"a"))
        results = await asyncio.gather(bad, stored(store, Row("t", 1, b"a")), return_exceptions=True)
        assert isinstance(results[0], Exception)
        assert results[1] is None
        await stored(store, Row("t", 2, b"b"))

    with_either(scenario)


def test_a_code_opens_once_and_not_for_long(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("p", b"{}", "key")
        assert await store.person("key") == ("p", b"{}")
        assert await store.person("other") is None
        await store.save_code("OLD", "p", time.time() - 1)
        assert not await store.redeem("OLD", "k1")
        await store.save_code("NEW", "p", time.time() + 60)
        assert [await store.redeem("NEW", key) for key in ("k2", "k3")] == [True, False]
        assert await store.person("k2") == ("p", b"{}")
        assert await store.person("k3") is None

    with_either(scenario)


def test_a_database_that_is_read_only(tmp_path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        await stored(store, Row("t", 1, b"a"))
        await store._do(lambda connection: connection.execute("PRAGMA query_only=1") and None)
        with pytest.raises(Unavailable, match="readonly"):
            await stored(store, Row("t", 2, b"b"))
        with pytest.raises(Unavailable):
            await store.ready()
        assert await store.entries("t") == [b"a"]

    with_store(tmp_path, scenario)


def test_a_database_that_somebody_else_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: original(path, **{**more, "timeout": 0.1}))

    async def scenario(store: Sqlite) -> None:
        other = sqlite3.connect(tmp_path / "brethren.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await stored(store, Row("t", 1, b"a"))
        other.execute("ROLLBACK")
        other.close()
        await stored(store, Row("t", 1, b"a"))

    with_store(tmp_path, scenario)


def test_a_file_of_the_first_shape_is_taken_over(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "brethren.db")
    old.executescript(
        """
        CREATE TABLE entry (match TEXT, number INTEGER, body BLOB NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
        CREATE TABLE place (person TEXT, match TEXT, PRIMARY KEY (person, match));
        CREATE TABLE living (match TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE person (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE key (hash TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE code (code TEXT PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
        INSERT INTO entry VALUES ('t', 1, x'61'), ('u', 1, x'62');
        INSERT INTO place VALUES ('ann', 't'), ('ann', 'u');
        INSERT INTO living VALUES ('t');
        PRAGMA user_version=1;
        """
    )
    old.close()

    async def scenario(store: Sqlite) -> None:
        assert await store.entries("t") == [b"a"]
        await stored(store, Row("v", 1, b"c", ["ann"]))
        assert [table for table, _ in await store.tables_of("ann", 10)] == ["v", "u", "t"]
        assert await store.claim(NEVER, 1.0, 10) == ["t"]

    with_store(tmp_path, scenario)
    with_store(tmp_path, scenario_again)


async def scenario_again(store: Sqlite) -> None:
    assert await store.entries("v") == [b"c"]


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "brethren.db")
    newer.execute("PRAGMA user_version=1000")
    newer.close()
    with pytest.raises(Unavailable, match="newer version"):
        with_store(tmp_path, scenario_again)


def test_postgresql_refuses_and_is_got_over(postgresql: Postgresql) -> None:
    name = postgresql.new()

    async def scenario(store: Postgres) -> None:
        await stored(store, Row("t", 1, b"a"))
        for setting in ("on", "off"):
            postgresql.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
            cut_off(postgresql, name)
            if setting == "on":
                with pytest.raises(Unavailable, match="read-only"):
                    await stored(store, Row("t", 2, b"b"))
                with pytest.raises(Unavailable):
                    await store.ready()
                assert await store.entries("t") == [b"a"]
        await stored(store, Row("t", 2, b"b"))
        await store.ready()

    with_postgres(postgresql.url(name), scenario)


def cut_off(postgresql: Postgresql, name: str) -> None:
    postgresql.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_connections_break_and_nobody_notices(postgresql: Postgresql) -> None:
    """What was being stored is stored, and once."""
    name = postgresql.new()

    async def scenario(store: Postgres) -> None:
        for first in range(1, 301, 100):
            writing = [stored(store, Row("t", n, b"%d" % n)) for n in range(first, first + 100)]
            await asyncio.to_thread(cut_off, postgresql, name)
            await asyncio.gather(*writing)
        assert await store.entries("t") == [b"%d" % number for number in range(1, 301)]

    with_postgres(postgresql.url(name), scenario)


def test_a_row_that_is_there_already_is_stored(with_either: Callable[[Scenario], None]) -> None:
    """The connection may have broken after it was: the same row again is no conflict."""

    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 1, b"a"))
        await stored(store, Row("t", 1, b"a"))
        with pytest.raises(Conflict):
            await stored(store, Row("t", 1, b"b", ["ann"], 5.0))
        assert await store.tables_of("ann", 5) == []
        assert await store.claim(NEVER, 1.0, 5) == []

    with_either(scenario)


def test_no_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    with pytest.raises(Unavailable):
        with_postgres("postgresql://brethren@127.0.0.1:1/nothing", scenario_again)


def test_a_full_disk_is_said_clearly_changes_nothing_and_is_got_over(tmp_path: Path) -> None:
    """Files cannot grow for a while: people hear so, nothing has happened, and all goes on afterwards."""
    house = House(tmp_path / "data").open()
    assert house.process
    pid = house.process.pid

    async def scenario() -> None:
        async with house.guest() as ann, house.guest() as ben:
            table = await ann.make("cartagena", bots={"1": "random"}, lots=False)
            over = await ann.make("battle", bots={"1": "random"})
            await Sailor(ann, over).play()
            async with ann.connect(table) as line, ann.connect(over) as ended:
                await do(line, "luck", luck="0" * 32)
                update = await to_move(ann, table)
                before = house.entries(table)
                move = {"number": update["number"], "action": update["table"]["actions"][0]["id"]}
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
                try:
                    refused = await do(line, "play", **move)
                    again = await do(ended, "rematch")
                    made = await ben.client.post("/api/tables", content='{"game": "battle", "seats": 2}')
                    ready = await ben.client.get("/ready")
                    still = await ann.ask("GET", f"/api/tables/{table}")
                finally:
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                assert refused["problem"]["reason"] == "not stored"
                assert again["problem"]["reason"] == "not stored"
                assert (made.status_code, made.json()["reason"]) == (503, "not stored")
                assert ready.status_code == 503
                assert still["position"] == update["table"]["position"]
                assert house.entries(table) == before
                assert (await do(line, "play", **move))["done"]
                assert (await do(ended, "rematch"))["done"]
            assert (await ben.client.get("/ready")).status_code == 200
            assert (await Sailor(ann, table).play())["result"]

    asyncio.run(scenario())
    house.close()
