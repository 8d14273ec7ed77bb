"""Tables that anyone may watch: listed if their hosts say so, while they are being played, with nothing but what is
public."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brethren.server.clock import now
from brethren.server.store import Store
from brethren.server.watching import watching
from brethren.server.watching.store import Shown
from brethren.table import view
from tests.server.fleet import Fleet
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, sit
from tests.server.test_store import Scenario, with_either
from tests.table.match_driver import ANN, MatchDriver
from tests.table.test_undo import keeping

__all__ = ["with_either"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("public") / "data").open()
    yield server
    server.close()
    assert not server.failures()


async def started(ann: Guest, ben: Guest, **more: Any) -> str:
    table = await ann.make("battle", auto=False, lots=False, **more)
    await sit(ben, table, 1)
    async with ann.connect(table) as line:
        assert (await do(line, "start"))["done"]
    return table


async def listed(guest: Guest) -> dict[str, Json]:
    found = await guest.ask("GET", "/api/watch")
    return {each["table"]: each for each in found["tables"]}


async def eventually(guest: Guest, what: Callable[[dict[str, Json]], bool]) -> dict[str, Json]:
    async with asyncio.timeout(60):
        while not what(found := await listed(guest)):
            await asyncio.sleep(0.2)
    return found


def test_from_the_start_to_the_end_if_the_host_says_so(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            await ann.ask("PUT", "/api/me", {"name": "Mary", "language": "en", "avatar": "parrot"})
            hidden = [await started(ann, ben), await started(ann, ben, public=True, watchers=False)]
            gathering = await ann.make("battle", auto=False, public=True)
            table = await started(ann, ben, public=True)
            found = await eventually(eve, lambda tables: table in tables)
            assert not found.keys() & {*hidden, gathering}
            shown = found[table]
            assert (shown["game"], shown["slow"]) == ("battle", True)
            assert [player["name"] for player in shown["players"]] == ["Mary", "Sailor"]
            assert [player["mine"] for player in shown["players"]] == [False, False]
            assert (await listed(ann))[table] == shown
            # A person who finds it there may look, not sit.
            look = await eve.ask("GET", f"/api/tables/{table}")
            assert (look["me"], look["actions"], look["public"]) == (None, [], True)
            await asyncio.gather(*(Player(who, table, dice=random.Random(7)).play() for who in (ann, ben)))
            await eventually(eve, lambda tables: table not in tables)

    asyncio.run(scenario())


@pytest.mark.parametrize("page", ["-1", "x", "9" * 40])
def test_pages_that_are_none(server: ServerProcess, page: str) -> None:
    async def scenario() -> None:
        async with server.guest() as eve:
            assert (await eve.ask("GET", f"/api/watch?page={page}", status=400))["reason"] == "not a number"
            assert (await eve.ask("GET", "/api/watch?page=999999"))["tables"] == []

    asyncio.run(scenario())


def test_two_servers_have_one_list(tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, workers=1)

    async def scenario() -> None:
        one, other = fleet.servers
        async with one.guest() as ann, one.guest() as ben, other.guest() as eve:
            table = await started(ann, ben, public=True)
            await eventually(eve, lambda tables: table in tables)
            await asyncio.gather(*(Player(who, table, dice=random.Random(7)).play() for who in (ann, ben)))
            await eventually(eve, lambda tables: table not in tables)

    fleet.run(scenario)


def shown(name: str, updated: float) -> Shown:
    return Shown(name, updated, f"{name} {updated}".encode())


def test_what_is_kept(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.show([shown("a", 10.0), shown("b", 20.0), shown("c", 5.0)], 0.0)
        assert await store.shown(0.0, 10) == [b"b 20.0", b"a 10.0", b"c 5.0"]
        assert await store.shown(5.0, 1) == [b"b 20.0"]
        # Another server is behind, or has read on; and what is old goes, unless something happens there.
        await store.show([shown("b", 15.0), shown("c", 40.0)], 12.0)
        assert await store.shown(0.0, 10) == [b"c 40.0", b"b 20.0"]
        await store.retire("b", b"how it went", {})
        await store.show([shown("b", 50.0)], 0.0)
        assert await store.shown(0.0, 10) == [b"c 40.0"]

    with_either(scenario)


class Tables:
    """A registry of matches, as far as the list looks at it."""

    def __init__(self, store: Store, drivers: list[MatchDriver]) -> None:
        self.services, self.tables = self, {each.match.table: each for each in drivers}
        self.store = store


def test_pages_are_read_once_for_all(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        driver = MatchDriver.playing("cartagena", 2, public=True)
        found = view.public(driver.match)
        assert found
        at = now()
        tables = [msgspec.structs.replace(found, table=f"t{number:03}", updated=at + number) for number in range(45)]
        await store.show([Shown(each.table, each.updated, msgspec.json.encode(each)) for each in tables], 0.0)
        registry: Any = Tables(store, [])
        lists = watching.Watching(registry)
        first, last = await lists.page(0), await lists.page(2)
        assert [len(first.tables), len(last.tables), first.pages] == [20, 5, 3]
        assert [first.tables[0].table, last.tables[-1].table] == ["t044", "t000"]
        await store.show([Shown("new", at + 99, msgspec.json.encode(tables[0]))], 0.0)
        assert (await lists.page(0)) == first

    with_either(scenario)


def test_a_hidden_decision_does_not_show() -> None:
    """In one of two worlds somebody has decided in secret: what is listed is the same in both."""
    worlds = [keeping(public=True) for _ in range(2)]
    for driver in worlds:
        driver.wait(10)
    worlds[0].play(0)
    assert view.public(worlds[0].match) is not None
    assert view.public(worlds[0].match) == view.public(worlds[1].match)


def test_nothing_is_listed_but_what_the_host_allows() -> None:
    for wrong in ({"public": False}, {"public": True, "watchers": False}):
        assert view.public(MatchDriver.playing("cartagena", 2, **wrong).match) is None
    driver = MatchDriver.of("cartagena", 2, public=True)
    assert view.public(driver.match) is None
    text = msgspec.json.encode(view.public(MatchDriver.playing("cartagena", 2, public=True).match)).decode()
    assert ANN.id not in text.replace(ANN.name, "")
