"""Two servers on one PostgreSQL and one NATS: every turn is told, by one of them, whichever of them dies."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from brethren.table.limits import CHAT_BURST
from tests.server.fleet import Fleet
from tests.server.notices.mailing import Post, mail_server
from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_mail import confirmed
from tests.server.notices.test_push import move, name, started
from tests.server.notices.test_webhooks import hook
from tests.server.notices.test_webhooks import told as received
from tests.server.server_process import Guest, ServerProcess, do, hear
from tests.server.test_friends import friend, invitations, invite

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
TURNS, ABOUT, BETWEEN = 3, 1, 3
"""A server is killed about when the first one is told, and before the third one is."""


def fleet_of_two(folder: Path, settings: Mapping[str, object]) -> Fleet:
    usual = {"notice_networks": "127.0.0.0/8", "heartbeat_seconds": 2}
    return Fleet(folder, 2, 1, **usual | dict(settings))


async def known(fleet: Fleet, receivers: int) -> None:
    """Both servers have heard who wants notices."""
    wanted = f"brethren_notice_receivers {receivers}.0"
    await eventually(
        lambda: all(wanted in httpx.get(f"{server.url}/metrics").text for server in fleet.servers), "not heard of"
    )


def owed(fleet: Fleet) -> bool:
    return bool(fleet.postgresql.ask("SELECT id FROM notice", fleet.name))


def test_two_servers_tell_each_turn(tmp_path: Path) -> None:
    with mail_server(tmp_path) as (post, settings):
        # A server's word on who is at a table must not outlive the time until its notices are sent by another one.
        fleet = fleet_of_two(tmp_path, {**settings, "mail_after": 1, "heartbeat_seconds": 3})
        fleet.run(lambda: turns(fleet, post.service, post))


async def turns(fleet: Fleet, service: PushService, post: Post) -> None:
    browser, bystander = Browser(service, "/fleet"), Browser(service, "/bystander")

    def told() -> Counter[str]:
        return Counter(turn["id"] for message in browser.messages() for turn in message["turns"])

    def posted(path: str = "/fleethook", for_whom: str = "") -> Counter[str]:
        messages = [each for each in received(service, path) if each["title"].endswith(for_whom)]
        return Counter(line["id"] for message in messages for line in message["lines"])

    def followed() -> Counter[str]:
        return posted("/fleetgroup", "for Ben")

    def mailed() -> Counter[str]:
        return Counter(letter["Message-ID"] for letter in post.to("ben@example.net")[1:])

    def reached(tell: Callable[[], Counter[str]], turns: int) -> bool:
        return len(tell()) == turns

    async with fleet.rover() as ann, fleet.rover() as ben, fleet.rover() as eve:
        await name(ben, "Ben")
        table = await started(ann, ben)
        keys = {await browser.subscribe(ben), await bystander.subscribe(eve)}
        assert len(keys) == 1
        await hook(ben, service, "/fleethook")
        await hook(eve, service, "/bystanderhook")
        await hook(ann, service, "/fleetgroup", table)
        await confirmed(ben, post, "ben@example.net")
        await confirmed(eve, post, "eve@example.net")
        await known(fleet, 3)
        for turn in range(1, TURNS + 1):
            if turn == BETWEEN:
                await move_and_die(fleet.servers[0], ann, ben, table)
                assert owed(fleet)
                assert [len(tell()) for tell in (told, posted, followed, mailed)] == [turn - 1] * 4
            else:
                await move(ann, table)
            if turn == ABOUT:
                ann.server.kill()
            # A group is told a little later.
            for tell in (told, posted, followed, mailed):
                await eventually(partial(reached, tell, turn), f"turn {turn} was not told")
            fleet.mend()
            # The hours are over in which there is no second e-mail.
            fleet.postgresql.ask("UPDATE mailbox SET sent = 0", fleet.name)
            await move(ben, table)
        # While Ben is at the table through one server, a move at the other one is not told.
        for server in fleet.servers:
            async with Guest(server, ben.client).connect(table):
                await move(ann, table)
                await eventually(lambda: not owed(fleet), "a notice stays")
                await move(ben, table)
        for ids in (told(), posted(), followed(), mailed()):
            assert len(ids) == TURNS
            # Only where a server may have died after it had sent something, it may come twice, under the same id.
            assert [times for turn, times in enumerate(ids.values(), 1) if turn != ABOUT] == [1] * (TURNS - 1)
        assert not service.at("/bystander")
        assert not service.at("/bystanderhook")
        assert len(post.to("eve@example.net")) == 1


async def move_and_die(server: ServerProcess, ann: Guest, ben: Guest, table: str) -> None:
    """Ben is at the table, so his notice waits. The server that stored it dies, and his connection with it."""
    async with Guest(server, ben.client).connect(table) as line:
        await hear(line, "update")
        await move(Guest(server, ann.client), table)
        server.kill()


def test_two_servers_invite_and_block(service: PushService, tmp_path: Path) -> None:
    fleet = fleet_of_two(tmp_path, {"trusts": service.authority})
    fleet.run(lambda: friends(fleet, service))


async def friends(fleet: Fleet, service: PushService) -> None:
    """Each invitation is seen at both, and told once. Somebody who is blocked is heard at neither."""
    browser = Browser(service, "/fleet-invited")

    def told() -> Counter[str]:
        return Counter(turn["table"] for message in browser.messages() for turn in message["turns"])

    async with fleet.rover() as ann, fleet.rover() as ben:
        await name(ann, "Anna")
        await name(ben, "Ben")
        game = await started(ann, ben)
        await browser.subscribe(ben)
        await known(fleet, 1)
        tables = [await ann.make("battle", auto=False) for _ in range(3)]
        for table in tables:
            await invite(ann, table, await friend(ann, "Ben"))
        await eventually(lambda: set(told()) == set(tables), "an invitation was not told")
        assert max(told().values()) == 1
        assert {each["table"] for each in await invitations(ben)} == set(tables)
        await ben.ask("POST", f"/api/invitations/{tables[0]}/decline")
        (answer,) = (await ann.ask("GET", f"/api/tables/{tables[0]}/invitations"))["invited"]
        assert answer["state"] == "declined"
        # Of two friends who begin at the same time at two servers, each knows the other.
        handle = await friend(ben, "Anna")
        # Ben is at the table with two devices, at both servers, and blocks Anna at one of them.
        one, other = (Guest(server, ben.client) for server in fleet.servers)
        async with one.connect(game) as here, other.connect(game) as there, ann.connect(game) as loud:
            await one.ask("POST", f"/api/friends/{handle}/block")
            assert await said(loud, here) is None
            # The other server hears of it in a moment.
            for _ in range(CHAT_BURST - 2):
                if await said(loud, there) is None:
                    break
                await asyncio.sleep(0.5)
            assert await said(loud, there) is None


async def said(speaker: ClientConnection, listener: ClientConnection) -> str | None:
    """What the listener hears of something that is said: that it was said at least."""
    word = secrets.token_hex(8)
    assert (await do(speaker, "say", text=word))["done"]
    while True:
        for happened in (await hear(listener, "update"))["happened"]:
            if happened["what"] == "said":
                text: str | None = happened.get("text")
                return text
