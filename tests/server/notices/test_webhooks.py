"""A real server posts real turns to webhooks, of players and of tables."""

import asyncio
import json
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from brethren.server.notices.store import MAX_FAILURES
from tests.server.notices.conftest import telling
from tests.server.notices.pushing import Browser, PushService, Reply, eventually
from tests.server.notices.test_push import QUIET, hurry, latest, move, name, settled, started
from tests.server.server_process import Guest, Json, ServerProcess, do, to_move

BROKEN = "CAST(body AS TEXT) LIKE '%/broken%'"


def told(service: PushService, path: str) -> list[Json]:
    return [json.loads(request.body) for request in service.at(path)]


async def hook(guest: Guest, service: PushService, path: str, table: str = "", shape: str = "json") -> Json:
    where = f"/api/tables/{table}/webhook" if table else "/api/webhook"
    state: Json = await guest.ask("PUT", where, {"shape": shape, "url": service.url + path})
    return state


def test_a_turn_is_posted_once_beside_push(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ann, "Mary")
            await name(ben, "Ben", "hu")
            state = await hook(ben, service, "/hook1")
            assert state == {"offered": True, "webhook": {"shape": "json", "host": "127.0.0.1", "stopped": False}}
            assert state == await ben.ask("GET", "/api/webhook")
            device = Browser(service, "/beside")
            await device.subscribe(ben)
            table = await started(ann, ben)
            await move(ann, table)
            await eventually(lambda: bool(told(service, "/hook1") and device.messages()), "not told")
            (message,) = told(service, "/hook1")
            (line,) = message["lines"]
            assert message["title"] == "Te jössz: Battle for Tortuga"
            assert (line["text"], line["table"]) == ("Mary lépett.", table)
            assert line["url"].endswith(f"/t/{table}")
            assert line["id"] != device.messages()[0]["turns"][0]["id"]
            assert service.at("/hook1")[0].headers["idempotency-key"] == message["id"]
            await settled(teller, table)
            # Gone from the settings, gone from the outbox.
            assert (await ben.ask("POST", "/api/webhook/remove"))["webhook"] is None
            await move(ben, table)
            await move(ann, table)
            await eventually(lambda: len(device.messages()) == 2, "the second turn was not told")
            assert len(service.at("/hook1")) == 1

    asyncio.run(scenario())


def test_quiet_hours_and_several_games(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await hook(ben, service, "/quiethook")
            quiet = {"start": 0, "end": 1439, "zone": "UTC"}
            await ben.ask("PUT", "/api/notices", {"quiet": quiet})
            tables = [await started(ann, ben) for _ in range(2)]
            for table in tables:
                await move(ann, table)
            await asyncio.sleep(QUIET)
            assert not service.at("/quiethook")
            await ben.ask("PUT", "/api/notices", {"quiet": None})
            hurry(teller)
            await settled(teller, *tables)
            (message,) = told(service, "/quiethook")
            assert {line["table"] for line in message["lines"]} == set(tables)

    asyncio.run(scenario())


def test_a_test_and_what_it_says(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann:
            assert (await ann.ask("POST", "/api/webhook/test", status=400))["reason"] == "no webhooks"
            await hook(ann, service, "/test", shape="slack")
            await ann.ask("POST", "/api/webhook/test")
            (request,) = service.at("/test")
            assert json.loads(request.body)["text"].startswith("A test from Brethren\n")
            service.plan("/test", Reply(404))
            assert (await ann.ask("POST", "/api/webhook/test", status=400))["reason"] == "webhook answer"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/", "https://localhost.invalid/", "https://a:b@1.1.1.1/"],
)
def test_where_webhooks_cannot_be(teller: ServerProcess, url: str) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann:
            refused = await ann.ask("PUT", "/api/webhook", {"shape": "json", "url": url}, 400)
            assert refused["reason"] == "webhook address"
            await ann.ask("PUT", "/api/webhook", {"shape": "telegram", "url": "https://1.1.1.1/"}, 400)
            assert (await ann.ask("GET", "/api/webhook"))["webhook"] is None

    asyncio.run(scenario())


def test_one_that_fails_is_stopped_until_a_test_succeeds(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await hook(ben, service, "/broken")
            service.plan("/broken", *[Reply(500, {"retry-after": "1"})] * 2, Reply(404), Reply(500))
            table = await started(ann, ben)
            await move(ann, table)
            # It is tried again, then refused for good; and it has failed three times.
            await settled(teller, table)
            assert len(service.at("/broken")) == 3
            assert failures(teller) == 3
            fail(teller, MAX_FAILURES - 1)
            await move(ben, table)
            await move(ann, table)
            await eventually(lambda: failures(teller) == MAX_FAILURES, "it was not stopped")
            assert (await ben.ask("GET", "/api/webhook"))["webhook"]["stopped"]
            hurry(teller)
            await settled(teller, table)
            assert len(service.at("/broken")) == 4
            state = await ben.ask("POST", "/api/webhook/test")
            assert not state["webhook"]["stopped"]
            await move(ben, table)
            await move(ann, table)
            await eventually(lambda: len(service.at("/broken")) == 6, "it is not told again")

    asyncio.run(scenario())


def failures(server: ServerProcess) -> int:
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        (count,) = database.execute(f"SELECT failures FROM webhook WHERE {BROKEN}").fetchone()
    database.close()
    return int(count)


def fail(server: ServerProcess, times: int) -> None:
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        database.execute(f"UPDATE webhook SET failures = ? WHERE {BROKEN}", (times,))
    database.close()


def test_a_table_tells_a_group_whom_it_waits_for_and_who_won(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, teller.guest() as eve:
            await name(ann, "Ann")
            await name(ben, "Ben")
            table = await started(ann, ben, game="battle")
            for stranger in (ben, eve):
                refused = await stranger.ask("GET", f"/api/tables/{table}/webhook", status=400)
                assert refused["reason"] == "not host"
            await hook(ann, service, "/group", table)
            await move(ann, table)
            await eventually(lambda: len(told(service, "/group")) == 1, "the group was not told")
            (message,) = told(service, "/group")
            assert message["title"] == "Battle for Tortuga is waiting for Ben"
            assert message["lines"][0]["text"] == "Ann played."
            # While Ben is at the table nobody has to remind him.
            async with ben.connect(table):
                await move(ben, table)
                await move(ann, table)
                await settled(teller, table)
            assert all("for Ben" not in each["title"] for each in told(service, "/group")[1:])
            async with ben.connect(table) as line:
                assert (await do(line, "stand", seat=1))["done"]
            async with ann.connect(table) as line:
                assert (await do(line, "vote", seat=1, choice="end"))["done"]
            await eventually(
                lambda: told(service, "/group")[-1]["title"] == "Battle for Tortuga is over", "the end was not told"
            )
            assert told(service, "/group")[-1]["lines"][0]["kind"] == "over"
            await settled(teller, table)
            assert (await ann.ask("GET", f"/api/tables/{table}/webhook"))["webhook"] is None

    asyncio.run(scenario())


def test_a_private_table_tells_nobody(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            table = await started(ann, ben, watchers=False)
            new = {"shape": "json", "url": f"{service.url}/private"}
            refused = await ann.ask("PUT", f"/api/tables/{table}/webhook", new, 400)
            assert refused["reason"] == "private"

    asyncio.run(scenario())


def test_a_group_learns_nothing_of_secret_decisions(teller: ServerProcess, service: PushService) -> None:
    """Two tables of Tortuga differ only in who has decided in secret: their groups are told the same."""

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, teller.guest() as cat:
            people = {"Ann": ann, "Ben": ben, "Cat": cat}
            for who, guest in people.items():
                await name(guest, who)
            titles = []
            for decided in ([], [ben], [ben, cat]):
                table = await ann.make("tortuga", 3, auto=False, lots=False)
                path = f"/secret{len(decided)}"
                await hook(ann, service, path, table)
                for seat, guest in ((1, ben), (2, cat)):
                    async with guest.connect(table) as line:
                        assert (await do(line, "sit", seat=seat))["done"]
                async with ann.connect(table) as line:
                    assert (await do(line, "start"))["done"]
                for guest in decided:
                    update = await to_move(guest, table)
                    async with guest.connect(table) as line:
                        action = update["table"]["actions"][0]["id"]
                        assert (await do(line, "play", number=update["number"], action=action))["done"]
                    assert not (await latest(guest, table))["table"]["actions"]
                await eventually(partial(service.at, path), "the group was not told")
                await settled(teller, table)
                titles.append([each["title"] for each in told(service, path)])
            assert titles == [["Tortuga is waiting for Ann, Ben, Cat"]] * 3

    asyncio.run(scenario())


def test_killed_between_move_and_call(service: PushService, tmp_path: Path) -> None:
    """Nobody knows whether the first one came: when the lease is over it comes again, under the same id."""
    server = telling(tmp_path, trusts=service.authority).open()
    service.plan("/killedhook", Reply(seconds=5))

    async def before() -> None:
        async with server.guest() as ann, server.guest() as ben:
            await hook(ben, service, "/killedhook")
            table = await started(ann, ben)
            await hook(ann, service, "/killedgroup", table)
            await move(ann, table)
            await eventually(lambda: bool(service.at("/killedhook")), "no notice came")
            server.kill()

    async def after() -> None:
        await settled(server)
        first, second = told(service, "/killedhook")
        assert first == second
        assert len(told(service, "/killedgroup")) == 1

    try:
        asyncio.run(before())
        assert not service.at("/killedgroup")
        hurry(server)
        server.open()
        asyncio.run(after())
    finally:
        server.close()


def test_a_host_may_say_no(service: PushService, tmp_path: Path) -> None:
    server = telling(tmp_path, trusts=service.authority, webhooks="false").open()

    async def scenario() -> None:
        async with server.guest() as ann:
            assert await ann.ask("GET", "/api/webhook") == {"offered": False, "webhook": None}
            new = {"shape": "json", "url": f"{service.url}/no"}
            assert (await ann.ask("PUT", "/api/webhook", new, 400))["reason"] == "no webhooks"

    try:
        asyncio.run(scenario())
    finally:
        server.close()
