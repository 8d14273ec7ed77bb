"""Storage on both databases: groups, conflicts, codes, and a database that can't be written to."""

import asyncio
import re
import resource
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from brethren.server import postgres
from brethren.server import tidy as tidiness
from brethren.server.postgres import Postgres
from brethren.server.sqlite import Sqlite
from brethren.server.store import NEVER, Conflict, Expired, Row, Store, Unavailable, migrations, stored
from tests.server.server_process import Player, ServerProcess, do, to_move
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
            await stored(store, Row(table, 1, b"started", lease=10.0 * number))
        await store.retire("d", b"", {})
        await store.renew(["c"], NEVER)
        claims = await asyncio.gather(store.claim(50.0, 100.0, 5), store.claim(50.0, 100.0, 5))
        assert sorted([*claims[0], *claims[1]]) == ["a", "b"]
        assert await store.claim(NEVER, 100.0, 1) in (["a"], ["b"])
        await stored(store, Row("c", 2, b"played", lease=20.0))
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
        await store.save_person("p", b"{}", "key", 7.0)
        assert await store.person("key") == ("p", b"{}", 7.0)
        assert await store.person("other") is None
        await store.save_code("OLD", "p", time.time() - 1)
        assert not await store.redeem("OLD", "k1")
        await store.save_code("NEW", "p", time.time() + 60)
        assert [await store.redeem("NEW", key) for key in ("k2", "k3")] == [True, False]
        assert await store.person("k2") == ("p", b"{}", 7.0)
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


FOURTH_SHAPE = """
    INSERT INTO entry VALUES ('new', 1, '{"what":"created"'), ('on', 1, '{"what":"created"'),
        ('on', 2, '{"what":"started"'), ('over', 1, '{"what":"created"'), ('lost', 1, '{"what":"created"'),
        ('lost', 2, '{"what":"started"'), ('lost', 3, '{"what":"said","text":"{"what":"started""}');
    INSERT INTO place VALUES ('ann', 'new', 1), ('ann', 'on', 2), ('deal 0123', 'on', 3), ('deal 0123', 'over', 4);
    INSERT INTO living VALUES ('on', 5);
    INSERT INTO ended VALUES ('over', 'how it went');
    INSERT INTO person VALUES ('ann', '{}');
    INSERT INTO key VALUES ('hash', 'ann');
"""


def test_names_of_the_fourth_shape_change_and_nothing_is_lost(tmp_path: Path, postgresql: Postgresql) -> None:
    old = sqlite3.connect(tmp_path / "brethren.db")
    old.executescript("".join(migrations("sqlite")[:4]) + blobs(FOURTH_SHAPE) + "PRAGMA user_version=4;")
    old.close()
    with_store(tmp_path, renamed)
    name = postgresql.new()
    steps = "".join(migrations("postgres")[:4]) + FOURTH_SHAPE
    asyncio.run(run_script(postgresql.url(name), f"{steps} CREATE TABLE schema AS SELECT 4 AS version"))
    with_postgres(postgresql.url(name), renamed)


def blobs(script: str) -> str:
    """SQLite tells text from bytes."""
    return re.sub(r"""('\{.*?'(?=\))|'how it went')""", r"CAST(\1 AS BLOB)", script)


async def run_script(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


async def renamed(store: Store) -> None:
    assert await store.tables_of("ann", 9) == [("on", None), ("new", None)]
    assert await store.same_deal("0123", 9) == ["on", "over"]
    assert await store.tables_of("deal 0123", 9) == []
    person = await store.person("hash")
    assert person
    assert person[:2] == ("ann", b"{}")
    assert abs(person[2] - time.time()) < 3600
    # Everybody gets the full time from now on, and only what never started can go.
    assert await store.expired(time.time() - 3600) == Expired(0, 0)
    assert await store.expired(NEVER) == Expired(1, 0)
    assert await store.claim(NEVER, 1.0, 9) == ["on"]
    assert await store.numbers(["new", "on", "over", "lost"]) == [1, 2, 1, 3]


def test_tables_that_never_started_and_people_without_tables_expire(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for person in ("ann", "ben", "eve"):
            await store.save_person(person, b"{}", f"login of {person}", 100.0)
        await store.save_code("CODE", "eve", NEVER)
        for table in ("new", "open", "on", "over"):
            await stored(store, Row(table, 1, b"{}", ["ann", "ben"] if table == "new" else ["ann"], deal="deal"))
        for table in ("on", "over"):
            await stored(store, Row(table, 2, b"{}", lease=1.0))
        await store.retire("over", b"over", {})
        assert await store.visit(["open", "on", "nowhere"], 2e9) == 1
        assert await store.expired(1e9) == Expired(0, 1)
        assert await store.expired(1.9e9) == Expired(1, 1)
        await store.see_person("eve", 2e9)
        removed = await asyncio.gather(*(store.expire(1.9e9, 5) for _ in range(4)))
        assert sum(each.tables for each in removed) == 1
        # Ben's only table has gone with that.
        assert sum(each.people for each in removed) + (await store.expire(1.9e9, 5)).people == 1
        assert await store.numbers(["new", "open", "on", "over"]) == [0, 1, 2, 2]
        assert sorted(table for table, _ in await store.tables_of("ann", 9)) == ["on", "open", "over"]
        assert "new" not in await store.same_deal("deal", 9)
        assert [bool(await store.person(f"login of {person}")) for person in ("ann", "ben", "eve")] == [
            True,
            False,
            True,
        ]
        assert await store.redeem("CODE", "another login")

    with_either(scenario)


def test_expiry_goes_in_small_steps(with_either: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidiness, "STEP", 2)
    monkeypatch.setattr(tidiness, "PAUSE", 0.0)

    async def scenario(store: Store) -> None:
        for number in range(5):
            await stored(store, Row(f"t{number}", 1, b"{}", [f"p{number}"]))
            await store.save_person(f"p{number}", b"{}", f"login {number}", 1.0)
        assert await tidiness.tidy(store, 1.0) == Expired(0, 0)
        assert await store.visit([f"t{number}" for number in range(5)], 1.0) == 5
        assert await tidiness.tidy(store, 1.0) == Expired(5, 5)

    with_either(scenario)


@pytest.mark.parametrize("ending", ["", "-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, ending: str, replaced: bool) -> None:
    async def scenario(store: Sqlite) -> None:
        file, copy = tmp_path / f"brethren.db{ending}", tmp_path / "copy"
        await stored(store, Row("t", 1, b"a"))
        file.rename(copy)
        if replaced:
            shutil.copy(copy, file)
        with pytest.raises(Unavailable, match="deleted or replaced"):
            await stored(store, Row("t", 2, b"b"))
        with pytest.raises(Unavailable, match="deleted or replaced"):
            await store.ready()
        # The right file comes back: all goes on, and the row that was refused is there or is not, but never twice.
        copy.rename(file)
        await store.ready()
        await stored(store, Row("t", 2, b"b"))
        assert await store.entries("t") == [b"a", b"b"]

    with_store(tmp_path, scenario)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "brethren.db")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(Unavailable, match="another program"):
        with_store(tmp_path, scenario_again)


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
            await stored(store, Row("t", 1, b"b", ["ann"], lease=5.0))
        assert await store.tables_of("ann", 5) == []
        assert await store.claim(NEVER, 1.0, 5) == []

    with_either(scenario)


def test_no_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    with pytest.raises(Unavailable):
        with_postgres("postgresql://brethren@127.0.0.1:1/nothing", scenario_again)


def test_a_full_disk_is_said_clearly_changes_nothing_and_is_got_over(tmp_path: Path) -> None:
    """Files can't grow for a while: people get an error, nothing changes, and everything works afterwards."""
    server = ServerProcess(tmp_path / "data").open()
    assert server.process
    pid = server.process.pid

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("cartagena", bots={"1": "random"}, lots=False)
            over = await ann.make("battle", bots={"1": "random"})
            await Player(ann, over).play()
            async with ann.connect(table) as line, ann.connect(over) as ended:
                await do(line, "luck", luck="0" * 32)
                update = await to_move(ann, table)
                before = server.entries(table)
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
                assert server.entries(table) == before
                assert (await do(line, "play", **move))["done"]
                assert (await do(ended, "rematch"))["done"]
            assert (await ben.client.get("/ready")).status_code == 200
            assert (await Player(ann, table).play())["result"]

    asyncio.run(scenario())
    server.close()
