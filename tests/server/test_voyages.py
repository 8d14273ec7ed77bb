"""The daily voyage: one deal a day for everybody, secret until they have played it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from brethren.games import GAMES
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.store import Row, Store, stored
from brethren.server.voyages import judging
from brethren.server.voyages.day import Day, seats_of
from brethren.server.voyages.judging import VoyageJudge
from brethren.server.voyages.voyages import MAX_LISTED, Sailor, games_of
from brethren.table import log, view
from brethren.table.match import Match
from brethren.table.record import verify
from brethren.wire.records import MatchRecord
from tests.server.fleet import Fleet
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, to_move
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]

TODAY = Day.called("2026-03-01")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Where every day is one of Battle for Tortuga, the shortest game."""
    server = ServerProcess(tmp_path_factory.mktemp("voyages") / "data", voyages="battle", workers=2).open()
    yield server
    server.close()
    assert not server.failures()


def test_days_take_turns_and_their_secrets_tell_nothing_of_each_other() -> None:
    week = [Day.at(NOON + 86_400 * place) for place in range(7)]
    games = [day.game(("tortuga", "cartagena", "battle")).key for day in week]
    assert sorted(games[:3]) == sorted(GAMES)
    assert games[3:] == games[:4]
    assert len({day.secret(b"key") for day in week} | {day.secret(b"other") for day in week}) == 14
    assert [seats_of(GAMES[key]) for key in ("tortuga", "cartagena", "battle")] == [3, 3, 2]
    assert (TODAY, TODAY.before(1).name) == (Day.at(NOON), "2026-02-28")
    assert (TODAY.end - NOON, TODAY.sealed_until - NOON) == (12 * 3600, 14 * 3600)


def test_a_game_that_is_not_there_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="BRETHREN_VOYAGES: there is no game chess"):
        games_of(Settings(voyages=("battle", "chess")))


async def judged(store: Store, day: str, person: str, accuracy: float) -> None:
    await store.begin_voyage(day, person, f"table of {person}")
    body = msgspec.json.encode(Sailor(person.title(), "parrot"))
    await store.judge_voyage(day, person, accuracy, body)


def test_the_first_table_of_a_day_counts(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        asked = [store.begin_voyage("2026-03-01", "ann", f"t{number}") for number in range(5)]
        tables = set(await asyncio.gather(*asked))
        assert len(tables) == 1
        begun = await store.voyage_of("2026-03-01", "ann")
        assert begun
        assert ({begun.table}, begun.accuracy) == (tables, None)
        assert await store.voyage_of("2026-03-02", "ann") is None
        assert await store.begin_voyage("2026-03-02", "ann", "other") == "other"
        await store.drop_voyage("2026-03-02", "ann")
        assert await store.voyage_of("2026-03-02", "ann") is None

    with_either(scenario)


def test_what_is_over_is_judged_by_one_server_at_a_time(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for person in ("ann", "ben", "eve"):
            await store.begin_voyage("2026-03-01", person, f"t-{person}")
        await store.begin_voyage("2026-02-20", "old", "t-old")
        for person in ("ann", "ben", "old"):
            await store.retire(f"t-{person}", b"{}", {})

        async def claimed(at: float) -> str | None:
            found = await store.claim_voyage("2026-02-28", at, at + 100, 2)
            return found.person if found else None

        # Eve has not finished, and the old one is too old.
        assert {await claimed(10), await claimed(10)} == {"ann", "ben"}
        assert await claimed(10) is None
        await store.judge_voyage("2026-03-01", "ann", 80.0, b"{}")
        assert [await claimed(200), await claimed(200)] == ["ben", None]
        assert await claimed(400) is None, "it was tried twice"
        assert await store.count_voyages("2026-03-01") == 1

    with_either(scenario)


def test_results_have_places_and_old_ones_go(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for person, accuracy in {"ann": 80.5, "ben": 91.0, "cid": 80.5, "dot": 12.0}.items():
            await judged(store, "2026-03-01", person, accuracy)
        await store.begin_voyage("2026-03-01", "eve", "t")
        found = await store.voyages("2026-03-01", "dot", 2)
        assert [(one.person, one.accuracy, one.place) for one in found] == [
            ("ben", 91.0, 1),
            ("ann", 80.5, 2),
            ("dot", 12.0, 4),
        ]
        assert [one.place for one in await store.voyages("2026-03-01", "nobody", 9)] == [1, 2, 2, 4]
        assert await store.count_voyages("2026-03-01") == 4
        assert await store.expire_voyages("2026-03-01", 9) == 0
        assert [await store.expire_voyages("2026-03-02", 3) for _ in range(3)] == [3, 2, 0]
        assert await store.voyages("2026-03-01", "ann", 9) == []

    with_either(scenario)


def test_voyages_go_with_their_person(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 10.0)
        await judged(store, "2026-03-01", "ann", 50.0)
        await store.expire(20.0, 10)
        assert await store.count_voyages("2026-03-01") == 0

    with_either(scenario)


def test_all_servers_of_an_installation_have_one_secret(with_either: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        keys = {await store.secret("voyage", fresh) for fresh in (b"one", b"two")}
        assert keys == {b"one"}

    with_either(scenario)


async def finished(guest: Guest, table: str, seed: int = 0) -> Json:
    return await Player(guest, table, dice=Random(seed)).play()


async def scored(guest: Guest) -> Json:
    until = time.monotonic() + 300
    while (found := await guest.ask("GET", "/api/voyage"))["accuracy"] is None:
        assert time.monotonic() < until
        await asyncio.sleep(0.3)
    return dict(found)


async def sail(guest: Guest) -> str:
    return str((await guest.ask("POST", "/api/voyage", {}, 201))["table"])


def secret_of(server: ServerProcess, table: str) -> str:
    return str(server.entries(table)[0]["secret"])


def test_a_voyage_is_scored_by_its_review_and_counts_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            before = await ann.ask("GET", "/api/voyage")
            assert (before["game"], before["seats"], before["level"]) == ("battle", 2, "mate")
            assert (before["table"], before["over"], before["accuracy"]) == (None, False, None)
            assert before["until"] > time.time()
            table = await sail(ann)
            assert await sail(ann) == table, "as long as it is not over, there is one"
            assert (await ann.ask("GET", "/api/voyage"))["table"] == table
            end = await finished(ann, table)
            assert end["voyage"] == before["day"]
            assert [player["bot"] for player in end["players"]] == [None, "mate"]
            after = await scored(ann)
            assert (after["table"], after["over"]) == (table, True)
            assert after["sailed"] >= 1
            review = await ann.ask("GET", f"/api/tables/{table}/review")
            assert after["accuracy"] == round(review["accounts"][0]["accuracy"], 1)
            # Another try has the same luck, and changes nothing.
            again = await sail(ann)
            assert again != table
            await finished(ann, again, seed=1)
            assert await scored(ann) == after

    asyncio.run(scenario())


def test_nobody_learns_the_luck_of_the_day_from_somebody_else(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            table = await sail(ann)
            secret = secret_of(server, table)
            assert secret == secret_of(server, await sail(eve)), "one luck for all"
            await to_move(ann, table)
            looks = ("", "/story", "/replay", "/review", "/record", "/deal")
            for over in (False, True):
                if over:
                    await finished(ann, table)
                for look in looks:
                    refused = await eve.ask("GET", f"/api/tables/{table}{look}", status=400)
                    assert refused["reason"] == "private", (look, over)
            # Not even the player can hand it on today.
            told = [await ann.ask("GET", f"/api/tables/{table}{look}") for look in ("", "/story", "/replay", "/record")]
            told.append(await ann.ask("GET", "/api/voyage"))
            assert secret not in str(told)
            assert told[3]["format"] == "brethren excerpt 1"
            for way, body in (("deal", {"seat": 0, "friend": True}), ("fork", {"step": 2, "seat": 0})):
                refused = await ann.ask("POST", f"/api/tables/{table}/{way}", body, 403)
                assert refused["reason"] == "sealed"
            assert (await ann.ask("GET", f"/api/tables/{table}/deal", status=404))["reason"] == "not found"

    asyncio.run(scenario())


def test_there_are_no_hints_and_nothing_that_was_seen_is_taken_back(server: ServerProcess) -> None:
    async def scouted(guest: Guest, table: str) -> None:
        """Play until a tile has been turned over."""
        while True:
            update = await to_move(guest, table)
            scouts = [one for one in update["table"]["actions"] if one["verb"] == "scout"]
            chosen = (scouts or update["table"]["actions"])[0]["id"]
            async with guest.connect(table) as line:
                assert (await do(line, "play", number=update["number"], action=chosen))["done"]
            if scouts:
                return

    async def scenario() -> None:
        async with server.guest() as ann:
            voyage, other = await sail(ann), await ann.make("battle", bots={"1": "mate"})
            async with ann.connect(other) as line:
                await do(line, "luck", luck="0" * 32)
            for table in (voyage, other):
                await scouted(ann, table)
            # Against bots, elsewhere, everything may be taken back.
            undo = [(await ann.ask("GET", f"/api/tables/{table}"))["undo"] for table in (voyage, other)]
            assert undo == [False, True]
            await to_move(ann, voyage)
            assert (await ann.ask("POST", f"/api/tables/{voyage}/hint", status=400))["reason"] == "not alone"

    asyncio.run(scenario())


def test_the_same_decisions_lead_to_the_same_voyage(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            logs = []
            for guest in (ann, ben):
                table = await sail(guest)
                await finished(guest, table, seed=5)
                entries = server.entries(table)
                logs.append([(e["what"], e.get("seat"), e.get("action"), e.get("chance")) for e in entries[4:]])
            assert logs[0] == logs[1]

    asyncio.run(scenario())


def test_the_record_of_a_voyage_can_be_verified_once_it_is_unsealed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await sail(ann)
            await finished(ann, table)
        entries = [msgspec.convert(entry, log.AnyEntry) for entry in server.entries(table)]
        match = Match.of(table, entries)
        assert match.created.voyage
        record = msgspec.json.decode(msgspec.json.encode(view.record(match)), type=MatchRecord)
        assert verify(record).draws
        assert record.deal
        assert record.deal.table == f"voyage {match.created.voyage}"

    asyncio.run(scenario())


def test_yesterday_has_a_table_of_results(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await sail(ann)
            me = server.entries(table)[0]["by"]
            found = await ann.ask("GET", "/api/voyage")
            yesterday = Day.called(found["day"]).before(1).name
            store = Sqlite(server.data / "brethren.db", "FULL")
            for number in range(MAX_LISTED + 5):
                await judged(store, yesterday, f"p{number:02}", 99 - number)
            await judged(store, yesterday, me, 1.5)
            await store.close()
            results = (await ann.ask("GET", "/api/voyage"))["yesterday"]
            assert (results["day"], results["sailed"]) == (yesterday, MAX_LISTED + 6)
            assert [one["place"] for one in results["best"]] == list(range(1, MAX_LISTED + 1))
            assert results["best"][0] == {
                "place": 1, "name": "P00", "avatar": "parrot", "accuracy": 99.0, "mine": False,
            }  # fmt: skip
            assert (results["mine"]["place"], results["mine"]["accuracy"]) == (MAX_LISTED + 6, 1.5)
            assert me not in str(results)

    asyncio.run(scenario())


def test_what_is_finished_too_late_does_not_count(
    server: ServerProcess, with_either: Callable[[Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        async with server.guest() as ann:
            table = await sail(ann)
            await finished(ann, table)
        # As if it had been begun long ago. Since it does not count, nobody has to review it.
        bodies = [msgspec.json.encode(entry) for entry in server.entries(table)]
        await stored(store, *(Row(table, number, body) for number, body in enumerate(bodies, 1)))
        await store.retire(table, b"{}", {})
        await store.begin_voyage(TODAY.name, "ann", table)
        monkeypatch.setattr(judging, "now", lambda: NOON)
        no_reviews: Any = None
        judge = VoyageJudge(store, no_reviews)
        assert await judge.judge_next()
        assert await store.voyage_of(TODAY.name, "ann") is None
        assert not await judge.judge_next()

    with_either(scenario)


def test_two_servers_have_one_voyage(tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, workers=1, voyages="battle").open()
    one, other = fleet.servers

    async def scenario() -> None:
        async with one.guest() as ann, other.guest() as ben:
            days = [await guest.ask("GET", "/api/voyage") for guest in (ann, ben)]
            assert days[0] == days[1]
            # Somebody who asks both servers at the same time gets one table.
            tables = {await sail(ann)}
            ann.client.base_url = other.url
            tables |= set(await asyncio.gather(*(sail(ann) for _ in range(3))))
            assert len(tables) == 1
            (mine,), bens = tables, await sail(ben)
            assert fleet.entries(mine)[0]["secret"] == fleet.entries(bens)[0]["secret"]
            await asyncio.gather(finished(ann, mine), finished(ben, bens))
            scores = [await scored(guest) for guest in (ann, ben)]
            assert [found["table"] for found in scores] == [mine, bens]
            ann.client.base_url = one.url
            assert (await ann.ask("GET", "/api/voyage"))["sailed"] == 2

    try:
        asyncio.run(scenario())
    finally:
        fleet.close()
    assert not fleet.failures()
