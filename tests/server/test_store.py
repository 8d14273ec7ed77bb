"""Where everything is kept: groups, conflicts, codes; and a disk on which nothing can be written."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from brethren.server.store import Conflict, Row, Sqlite, Unavailable
from tests.server.house import House, Sailor, do, to_move


def with_store(path: Path, scenario: Callable[[Sqlite], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Sqlite(path / "brethren.db", "FULL")
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_entries_come_back_in_their_order(tmp_path: Path) -> None:
    async def write(store: Sqlite) -> None:
        await asyncio.gather(*(store.append(Row("t", number, b"%d" % number)) for number in range(1, 500)))
        await store.append(Row("u", 1, b"other", ["ann"], starts=True))

    async def read(store: Sqlite) -> None:
        assert await store.entries("t") == [b"%d" % number for number in range(1, 500)]
        assert await store.entries("t", 497) == [b"498", b"499"]
        assert await store.entries("nowhere") == []
        assert await store.tables_of("ann", 10) == ["u"]
        assert await store.living() == ["u"]
        await store.retire("u")
        assert await store.living() == []

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_number_is_given_once_and_the_rest_of_the_group_is_stored(tmp_path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        writes = [store.append(Row("t", 1, body)) for body in (b"a", b"b", b"c")]
        others = [store.append(Row("t", number, b"x")) for number in range(2, 50)]
        results = await asyncio.gather(*writes, *others, return_exceptions=True)
        assert [type(result) for result in results[:3]].count(Conflict) == 2
        assert not any(results[3:])
        assert len(await store.entries("t")) == 49

    with_store(tmp_path, scenario)


def test_what_cannot_be_written_at_all_harms_nobody_else(tmp_path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        bad = store.append(Row("\ud800", 1, b"a"))
        results = await asyncio.gather(bad, store.append(Row("t", 1, b"a")), return_exceptions=True)
        assert isinstance(results[0], Exception)
        assert results[1] is None
        await store.append(Row("t", 2, b"b"))

    with_store(tmp_path, scenario)


def test_a_code_opens_once_and_not_for_long(tmp_path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        await store.save_person("p", b"{}", "key")
        assert await store.person("key") == ("p", b"{}")
        assert await store.person("other") is None
        await store.save_code("OLD", "p", time.time() - 1)
        assert not await store.redeem("OLD", "k1")
        await store.save_code("NEW", "p", time.time() + 60)
        assert [await store.redeem("NEW", key) for key in ("k2", "k3")] == [True, False]
        assert await store.person("k2") == ("p", b"{}")
        assert await store.person("k3") is None

    with_store(tmp_path, scenario)


def test_a_database_that_is_read_only(tmp_path: Path) -> None:
    async def scenario(store: Sqlite) -> None:
        await store.append(Row("t", 1, b"a"))
        await store._do(lambda connection: connection.execute("PRAGMA query_only=1") and None)
        with pytest.raises(Unavailable, match="readonly"):
            await store.append(Row("t", 2, b"b"))
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
            await store.append(Row("t", 1, b"a"))
        other.execute("ROLLBACK")
        other.close()
        await store.append(Row("t", 1, b"a"))

    with_store(tmp_path, scenario)


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
