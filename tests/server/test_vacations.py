"""Somebody says once that they are away: their tables hear of it, those that begin later too, on one server or two."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from brethren.server.store import Expired, Row, Store, stored
from brethren.server.vacations.store import Absence
from tests.server.aging import DAY, aged
from tests.server.fleet import Fleet
from tests.server.server_process import Guest, Json, ServerProcess, do, hear, sit
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
SLOW: dict[str, Any] = {"clock": {"move": int(3 * DAY)}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("vacations") / "data", vacation_days=10).open()
    yield server
    server.close()
    assert not server.failures()


async def begun(ann: Guest, ben: Guest, start: bool = True, **more: Any) -> str:
    table = await ann.make("battle", auto=False, lots=False, **more)
    await sit(ben, table, 1)
    if start:
        await begin(ann, table)
    return table


async def begin(host: Guest, table: str) -> None:
    async with host.connect(table) as line:
        answer = await do(line, "start")
        assert answer["done"], answer


async def until(guest: Guest, table: str, seat: int) -> float | None:
    look: Json = await guest.ask("GET", f"/api/tables/{table}")
    found: float | None = look["players"][seat]["away"]
    return found


async def eventually_away(guest: Guest, table: str, seat: int, expected: float) -> None:
    async with asyncio.timeout(60):
        while await until(guest, table, seat) != expected:
            await asyncio.sleep(0.05)


def test_all_tables_hear_of_it_but_those_that_hurry(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            slow, untimed = await begun(ann, ben, **SLOW), await begun(ann, ben)
            fast = await begun(ann, ben, clock={"move": 60})
            later = await begun(ann, ben, start=False, **SLOW)
            assert await ann.ask("GET", "/api/vacation") == {"until": None, "left": 10, "days": 10}
            async with ben.connect(slow) as line:
                before = (await hear(line, "update"))["table"]["timing"][0]["due"]
                back = time.time() + 3.5 * DAY
                assert await ann.ask("PUT", "/api/vacation", {"until": back}) == {"until": back, "left": 6, "days": 10}
                update = await hear(line, "update")
                assert update["happened"][0]["what"] == "vacation"
                assert update["table"]["timing"][0]["due"] == pytest.approx(before + 3.5 * DAY, abs=60)
            assert [await until(ben, table, 0) for table in (slow, untimed, fast, later)] == [back, back, None, None]
            # One that begins meanwhile hears of it too.
            await begin(ann, later)
            await eventually_away(ben, later, 0, back)
            listed = (await ben.ask("GET", "/api/tables"))["tables"]
            assert {each["table"]: each["players"][0]["away"] for each in listed}[slow] == back
            assert (await ann.ask("POST", "/api/vacation/end"))["until"] is None
            assert [await until(ben, table, 0) for table in (slow, untimed, fast, later)] == [None] * 4
            assert (await ann.ask("POST", "/api/vacation/end"))["left"] == 9

    asyncio.run(scenario())


def test_so_many_days_a_year(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            for wrong in (time.time() - 1, time.time() + 10.1 * DAY, 1e300):
                refused = await ann.ask("PUT", "/api/vacation", {"until": wrong}, 400)
                assert (refused["reason"], refused["details"]) == ("vacation", {"days": 10})
            for nonsense in ("tomorrow", None, [1]):
                assert (await ann.ask("PUT", "/api/vacation", {"until": nonsense}, 400))["reason"] == "malformed"
            # It may become longer and shorter; each that has begun costs a day.
            for days, left in ((2.5, 7), (9.5, 0), (0.5, 9)):
                assert (await ann.ask("PUT", "/api/vacation", {"until": time.time() + days * DAY}))["left"] == left
            assert (await ann.ask("POST", "/api/vacation/end"))["left"] == 9
            for left in range(8, -1, -1):
                await ann.ask("PUT", "/api/vacation", {"until": time.time() + 3600})
                assert (await ann.ask("POST", "/api/vacation/end"))["left"] == left
            assert (await ann.ask("PUT", "/api/vacation", {"until": time.time() + 3600}, 400))["reason"] == "vacation"

    asyncio.run(scenario())


def test_after_a_restart_clocks_stand_still_until_it_ends_by_itself(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await begun(ann, ben, **SLOW)
            await ann.ask("PUT", "/api/vacation", {"until": time.time() + 2 * DAY})
            for hours, is_late in ((4.9 * 24, False), (0.2 * 24, True)):
                aged(server, hours)
                async with ben.connect(table) as line:
                    while (await hear(line, "update"))["table"]["timing"][0]["late"] != is_late:
                        pass
            assert (await ann.ask("GET", "/api/vacation"))["until"] is None

    asyncio.run(scenario())


def test_a_game_that_was_killed_when_it_began_hears_of_it_later(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await begun(ann, ben, start=False, **SLOW)
            back = time.time() + 2 * DAY
            await ann.ask("PUT", "/api/vacation", {"until": back})
            await begin(ann, table)
            server.kill()
            server.open()
            await eventually_away(ben, table, 0, back)
            assert [entry["what"] for entry in server.entries(table)].count("vacation") == 1

    asyncio.run(scenario())


def test_a_rematch_keeps_to_it(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await begun(ann, ben, **SLOW)
            back = time.time() + 2 * DAY
            await ben.ask("PUT", "/api/vacation", {"until": back})
            async with ben.connect(table) as line:
                assert (await do(line, "stand", seat=1))["done"]
            async with ann.connect(table) as line:
                assert (await do(line, "vote", seat=1, choice="end"))["done"]
                assert (await do(line, "rematch"))["done"]
            again = (await ann.ask("GET", f"/api/tables/{table}"))["rematch"]
            await begin(ann, again)
            await eventually_away(ann, again, 1, back)

    asyncio.run(scenario())


def test_two_servers_agree(tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, workers=1)

    async def scenario() -> None:
        one, other = fleet.servers
        async with one.guest() as ann, other.guest() as ben:
            table = await begun(ann, ben, **SLOW)
            back = time.time() + 2 * DAY
            async with ben.connect(table) as line:
                await hear(line, "update")
                await ann.ask("PUT", "/api/vacation", {"until": back})
                update = await hear(line, "update")
                assert update["table"]["players"][0]["away"] == back
            ann.client.base_url = other.url
            assert (await ann.ask("GET", "/api/vacation"))["until"] == back
            await ann.ask("POST", "/api/vacation/end")
            assert await until(ben, table, 0) is None
            assert [entry["what"] for entry in fleet.entries(table)].count("vacation") == 2

    fleet.run(scenario)


def test_what_is_kept(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 50.0)
        await store.save_absence(Absence("ann", 10.0, 20.0), 0.0)
        await store.save_absence(Absence("ann", 30.0, 40.0), 0.0)
        await store.save_absence(Absence("ann", 30.0, 35.0), 0.0)
        await store.save_absence(Absence("ben", 5.0, 50.0), 0.0)
        assert await store.absences(["ann", "ben"], 20.0) == [Absence("ben", 5.0, 50.0), Absence("ann", 30.0, 35.0)]
        assert await store.absences([], 0.0) == []
        await store.save_absence(Absence("ann", 60.0, 70.0), 25.0)
        assert await store.absences(["ann"], 0.0) == [Absence("ann", 30.0, 35.0), Absence("ann", 60.0, 70.0)]
        assert await store.expire(60.0, 10) == Expired(0, 1)
        assert await store.absences(["ann"], 0.0) == []

    with_either(scenario)


def test_tables_that_are_not_over(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for table in ("first", "second", "third"):
            await stored(store, Row(table, 1, b"made", joins=["ann"]))
            await asyncio.sleep(0.01)
        await store.retire("second", b"how it went", {})
        assert await store.unfinished("ann", 10) == ["third", "first"]
        assert await store.unfinished("ann", 1) == ["third"]
        assert await store.unfinished("ben", 10) == []

    with_either(scenario)
