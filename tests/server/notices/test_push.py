"""A real server tells real turns to a push service of our own, which checks and reads them."""

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.notices.conftest import telling
from tests.server.notices.pushing import Browser, PushService, Reply, check_vapid, eventually
from tests.server.server_process import Guest, Json, ServerProcess, do, hear, sit, to_move

QUIET = 1.5
"""Seconds in which a notice would have come that must not come. It can only hide a failure, never make one."""


async def name(guest: Guest, name: str, language: str = "en") -> None:
    await guest.ask("PUT", "/api/me", {"name": name, "language": language, "avatar": "star"})


async def started(first: Guest, *others: Guest, game: str = "battle", **more: object) -> str:
    """A game that the first one begins."""
    table = await first.make(game, 1 + len(others), auto=False, lots=False, **more)
    for seat, guest in enumerate(others, 1):
        await sit(guest, table, seat)
    async with first.connect(table) as line:
        answer = await do(line, "start")
        assert answer["done"], answer
    return table


async def move(guest: Guest, table: str) -> Json:
    """Decide on until it's somebody else's turn; the last view."""
    async with guest.connect(table) as line:
        while True:
            update = await hear(line, "update")
            while update["table"]["actions"]:
                action = update["table"]["actions"][0]["id"]
                answer = await do(line, "play", number=update["number"], action=action)
                assert answer["done"], answer
                update = await latest(guest, table)
            return dict(update["table"])


async def latest(guest: Guest, table: str) -> Json:
    async with guest.connect(table) as line:
        return await hear(line, "update")


def notices(server: ServerProcess, *tables: str) -> int:
    """That are owed about these tables; about any, if none is named."""
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        found = database.execute("SELECT match FROM notice").fetchall()
    database.close()
    return sum(not tables or table in tables for (table,) in found)


async def settled(server: ServerProcess, *tables: str) -> None:
    await eventually(lambda: notices(server, *tables) == 0, "a notice stays")


def test_a_turn_is_told_once_to_each_device(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ann, "Mary")
            await name(ben, "Ben")
            table = await started(ann, ben)
            phone, tablet = Browser(service, "/phone"), Browser(service, "/tablet")
            key = await phone.subscribe(ben)
            await tablet.subscribe(ben)
            await move(ann, table)
            await eventually(lambda: bool(phone.messages() and tablet.messages()), "no notice came")
            (request,) = service.at("/phone")
            assert check_vapid(request, service, key)["sub"] == "mailto:host@example.org"
            assert request.headers["content-encoding"] == "aes128gcm"
            assert int(request.headers["ttl"]) > 3600
            (message,) = phone.messages()
            (turn,) = message["turns"]
            assert (turn["table"], turn["title"]) == (table, "It’s your turn in Battle for Tortuga")
            assert (turn["body"], turn["line"]) == ("Mary played.", "Battle for Tortuga: Mary played.")
            assert tablet.messages() == [message]
            await settled(teller, table)
            # Ben looks and plays; Ann, who asked for nothing, is told nothing; then it's Ben's turn again.
            await move(ben, table)
            await move(ann, table)
            await eventually(lambda: len(phone.messages()) == 2, "the second turn was not told")
            await settled(teller, table)
            assert phone.messages()[1]["turns"][0]["id"] != turn["id"]
            assert len(service.at("/phone")) == len(service.at("/tablet")) == 2

    asyncio.run(scenario())


def test_nothing_is_told_at_an_open_table(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, AsyncExitStack() as stack:
            table = await started(ann, ben)
            browser = Browser(service, "/open")
            await browser.subscribe(ben)
            line = await stack.enter_async_context(ben.connect(table))
            await move(ann, table)
            assert notices(teller, table) == 1
            await settled(teller, table)
            assert not service.at("/open")
            # Put away, without a look at the turn that has just begun: now it is told.
            await move(ben, table)
            await move(ann, table)
            await line.close()
            await eventually(lambda: bool(service.at("/open")), "who left was not told")

    asyncio.run(scenario())


def test_a_quick_game_owes_one_notice_which_is_about_the_latest_turn(tmp_path: Path, service: PushService) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await started(ann, ben)
            browser = Browser(service, "/quick")
            await browser.subscribe(ben)
            async with ben.connect(table):
                await move(ann, table)
                first = subjects(server)
                await move(ben, table)
                await move(ann, table)
                assert subjects(server) == first
            await eventually(lambda: bool(service.at("/quick")), "who left was not told")
            await settled(server, table)
            assert len(service.at("/quick")) == 1
            number = (await latest(ben, table))["number"]
            assert first[0][1] < number

    # Quick, beside the time after which those who stay have seen it, even where the machine is busy.
    server = telling(tmp_path, trusts=service.authority, heartbeat_seconds=5).open()
    asyncio.run(scenario(server))
    server.close()
    assert not server.failures()


def subjects(server: ServerProcess) -> list[tuple[str, int]]:
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        found: list[tuple[str, int]] = database.execute("SELECT id, number FROM notice").fetchall()
    database.close()
    return found


def test_several_games_are_told_together_after_quiet_hours(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ben, "Ben", "cs")
            browser = Browser(service, "/quiet")
            await browser.subscribe(ben)
            minute = time.gmtime().tm_hour * 60 + time.gmtime().tm_min
            quiet = {"start": (minute - 60) % 1440, "end": (minute + 120) % 1440, "zone": "UTC"}
            answer = await ben.ask("PUT", "/api/notices", {"quiet": quiet})
            assert answer["preferences"]["quiet"] == quiet
            assert answer["devices"] == 1
            await ben.ask("PUT", "/api/notices", {"quiet": {**quiet, "zone": "Nowhere/At_All"}}, 400)
            tables = [await started(ann, ben) for _ in range(3)]
            for table in tables:
                await move(ann, table)
            await asyncio.sleep(QUIET)
            assert not service.at("/quiet")
            assert notices(teller, *tables) == 3
            hurry(teller)
            await ben.ask("PUT", "/api/notices", {"quiet": None})
            await eventually(lambda: bool(service.at("/quiet")), "no notice came")
            await settled(teller, *tables)
            (message,) = browser.messages()
            assert {turn["table"] for turn in message["turns"]} == set(tables)
            assert message["several"] == "Čeká na tebe víc her"
            assert message["language"] == "cs"

    asyncio.run(scenario())


def hurry(server: ServerProcess) -> None:
    """The end of the night, or of a lease."""
    with sqlite3.connect(server.data / "brethren.db", timeout=30) as database:
        database.execute("UPDATE notice SET due = ?", (time.time() + 1,))
    database.close()


@pytest.mark.parametrize(
    ("status", "stays"), [(404, False), (410, False), (401, True), (403, True), (413, True), (302, True)]
)
def test_what_a_push_service_says_no_to(teller: ServerProcess, service: PushService, status: int, stays: bool) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            browser = Browser(service, f"/no{status}")
            service.plan(browser.path, Reply(status, {"location": f"{service.url}/elsewhere"}))
            await browser.subscribe(ben)
            table = await started(ann, ben)
            await move(ann, table)
            await eventually(lambda: bool(service.at(browser.path)), "no notice came")
            await settled(teller, table)
            assert (await ben.ask("GET", "/api/notices"))["devices"] == stays
            assert len(service.at(browser.path)) == 1
            assert not service.at("/elsewhere")

    asyncio.run(scenario())


@pytest.mark.parametrize(("status", "times"), [(429, 2), (500, 1), (503, 1)])
def test_what_a_push_service_wants_later(teller: ServerProcess, service: PushService, status: int, times: int) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            browser, other = Browser(service, f"/later{status}"), Browser(service, f"/other{status}")
            service.plan(browser.path, *[Reply(status, {"retry-after": "1"})] * times)
            await browser.subscribe(ben)
            await other.subscribe(ben)
            table = await started(ann, ben)
            await move(ann, table)
            await eventually(lambda: len(service.at(browser.path)) == times + 1, "it was not tried again")
            await settled(teller, table)
            ids = {turn["id"] for message in browser.messages() for turn in message["turns"]}
            assert len(ids) == 1
            assert len(service.at(other.path)) == 1

    asyncio.run(scenario())


def test_off_is_off(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            browser = Browser(service, "/off")
            await browser.subscribe(ben)
            table = await started(ann, ben)
            endpoint = browser.subscription["endpoint"]
            # Somebody else can't turn it off.
            await ann.ask("POST", "/api/notices/devices/remove", {"endpoint": endpoint})
            assert (await ben.ask("GET", "/api/notices"))["devices"] == 1
            await ben.ask("POST", "/api/notices/devices/remove", {"endpoint": endpoint})
            assert (await ben.ask("GET", "/api/notices"))["devices"] == 0
            await move(ann, table)
            assert notices(teller, table) == 0
            await asyncio.sleep(QUIET)
            assert not service.at("/off")

    asyncio.run(scenario())


def test_devices_that_cannot_be(teller: ServerProcess, service: PushService) -> None:
    async def scenario() -> None:
        good = Browser(service, "/good").subscription
        async with teller.guest() as ann:
            for wrong in (
                {"endpoint": "http://127.0.0.1/plain"},
                {"endpoint": "https://user:word@127.0.0.1/"},
                {"endpoint": "https://127.0.0.1/\r\nhost: elsewhere"},
                {"p256dh": "AAAA"},
                {"auth": "AAAA"},
                {"auth": "ÄÄÄÄ"},
            ):
                refused = await ann.ask("POST", "/api/notices/devices", {**good, **wrong}, 400)
                assert refused["reason"] == "device"

    asyncio.run(scenario())


def test_killed_between_move_and_notice(service: PushService, tmp_path: Path) -> None:
    """Somebody at the table isn't told at once. The server dies meanwhile, and they don't come back."""
    server, browser = telling(tmp_path, trusts=service.authority).open(), Browser(service, "/killed")

    async def before() -> str:
        async with server.guest() as ann, server.guest() as ben:
            table = await started(ann, ben)
            await browser.subscribe(ben)
            async with ben.connect(table):
                await move(ann, table)
                server.kill()
            return table

    async def after(table: str) -> None:
        await settled(server, table)
        (message,) = browser.messages()
        assert [turn["table"] for turn in message["turns"]] == [table]

    try:
        table = asyncio.run(before())
        assert notices(server, table) == 1
        assert not service.at("/killed")
        hurry(server)
        server.open()
        asyncio.run(after(table))
    finally:
        server.close()


def test_killed_while_sending(service: PushService, tmp_path: Path) -> None:
    """Nobody knows whether the first one came: when the lease is over it comes again, under the same id."""
    server, browser = telling(tmp_path, trusts=service.authority).open(), Browser(service, "/twice")
    service.plan("/twice", Reply(seconds=5))

    async def before() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await started(ann, ben)
            await browser.subscribe(ben)
            await move(ann, table)
            await eventually(lambda: bool(service.at("/twice")), "no notice came")
            server.kill()

    async def after() -> None:
        await eventually(lambda: len(service.at("/twice")) == 2, "the notice is lost")
        first, second = browser.messages()
        assert first == second

    try:
        asyncio.run(before())
        hurry(server)
        server.open()
        asyncio.run(after())
    finally:
        server.close()


def test_notices_tell_nothing_of_secrets(teller: ServerProcess, service: PushService) -> None:
    """In Tortuga all decide in secret about their dice. Others' decisions cause no notice before all have heard of
    them, and no notice holds more than the game's name and who played last."""

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, teller.guest() as cat:
            people = {"Ann": ann, "Ben": ben, "Cat": cat}
            browsers = {who: Browser(service, f"/secret{who}") for who in people}
            for who, guest in people.items():
                await name(guest, who)
            for who in ("Ben", "Cat"):
                await browsers[who].subscribe(people[who])
            table = await started(ann, ben, cat, game="tortuga")
            # A host would hear that all seats are taken, too.
            await browsers["Ann"].subscribe(ann)
            await eventually(lambda: all(b.messages() for b in (browsers["Ben"], browsers["Cat"])), "not told")
            before = {who: len(browsers[who].messages()) for who in people}
            update = await to_move(ann, table)
            async with ann.connect(table) as line:
                action = update["table"]["actions"][0]["id"]
                assert (await do(line, "play", number=update["number"], action=action))["done"]
            await asyncio.sleep(QUIET)
            assert {who: len(browsers[who].messages()) for who in ("Ben", "Cat")} == {
                who: before[who] for who in ("Ben", "Cat")
            }
            for _ in range(6):
                for guest in people.values():
                    await move(guest, table)
            await settled(teller, table)
            for who in people:
                others = {f"{other} played." for other in people if other != who} | {""}
                for message in browsers[who].messages():
                    assert message.keys() == {"language", "turns", "several", "off"}
                    for turn in message["turns"]:
                        assert turn.keys() == {"id", "kind", "table", "title", "body", "line"}
                        assert (turn["table"], turn["title"]) == (table, "It’s your turn in Tortuga")
                        assert turn["body"] in others
                        assert turn["line"] in ({f"Tortuga: {said}" for said in others if said} | {"Tortuga"})

    asyncio.run(scenario())
