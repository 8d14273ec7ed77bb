"""What a viewer may know of a table, over the wire: on reconnecting, in pages, by its address."""

import asyncio
import base64
import hmac
import json
from contextlib import AsyncExitStack

from websockets.asyncio.client import ClientConnection

from brethren.table.audience import RECENT
from brethren.table.limits import CHAT_BURST
from tests.server.server_process import Guest, Player, ServerProcess, do, hear, sit

LUCK = "0" * 32


async def seated_and_started(*guests: Guest, game: str = "tortuga") -> str:
    table = await guests[0].make(game, len(guests), auto=False, lots=False)
    for seat, guest in enumerate(guests[1:], 1):
        await sit(guest, table, seat)
    async with guests[0].connect(table) as line:
        assert (await do(line, "start"))["done"]
    return table


async def reconnected(guest: Guest, table: str) -> list[str]:
    """All that this guest can be told on coming back."""
    now = (await guest.ask("GET", f"/api/tables/{table}/story"))["total"]
    told = []
    for since in range(now + 2):
        async with guest.connect(table, since=since) as line:
            told.append(json.dumps(await hear(line, "update")))
    return told


async def last_update(line: ClientConnection) -> int:
    return int((await hear(line, "update"))["number"])


def test_coming_back_tells_nothing_of_hidden_decisions(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as cat, server.guest() as eve:
            table = await seated_and_started(ann, ben, cat)
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(guest.connect(table)) for guest in (ann, ben, cat)]
                for line in lines:
                    for _ in range(CHAT_BURST):
                        assert (await do(line, "exclaim", phrase="ahoy"))["done"]
            before = [await reconnected(guest, table) for guest in (ben, eve)]
            assert json.loads(before[0][0])["missed"] == len(before[0]) - 2 - RECENT > 0
            for _ in range(2):
                async with ann.connect(table) as line:
                    update = await hear(line, "update")
                    action = update["table"]["actions"][0]["id"]
                    assert (await do(line, "play", number=update["number"], action=action))["done"]
                assert [await reconnected(guest, table) for guest in (ben, eve)] == before
                async with ann.connect(table) as line:
                    assert (await do(line, "undo", number=await last_update(line)))["done"]
                assert [await reconnected(guest, table) for guest in (ben, eve)] == before

    asyncio.run(scenario())


def test_a_story_is_asked_for_in_pages(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await seated_and_started(ann, ben)
            story = await ann.ask("GET", f"/api/tables/{table}/story")
            assert len(story["happened"]) == story["total"] == 4
            for path in ("story", "record"):
                page = await ann.ask("GET", f"/api/tables/{table}/{path}?from=2&most=2")
                assert (page["happened"], page["total"]) == (story["happened"][1:3], 4)
            assert (await ann.ask("GET", f"/api/tables/{table}/story?from=5"))["happened"] == []
            for wrong in ("from=-1", "most=x", "from=1e3"):
                refused = await ann.ask("GET", f"/api/tables/{table}/story?{wrong}", status=400)
                assert refused["reason"] == "not a number"

    asyncio.run(scenario())


def test_nobody_is_invisible(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            for name in ("\u202e", "\u200b", "\u0301", "Ann\u202e"):
                me = {"name": name, "language": "en", "avatar": "star"}
                assert (await ann.ask("PUT", "/api/me", me, 400))["reason"] == "name"
            table = await ann.make("battle", auto=False)
            async with ann.connect(table) as line:
                refused = await do(line, "sit", seat=1, name="\u3164")
                assert refused["problem"]["reason"] == "name"
                assert (await do(line, "say", text="\u200b"))["problem"]["reason"] == "nothing said"

    asyncio.run(scenario())


def test_a_start_waits_for_the_luck_of_those_who_are_here(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("battle", auto=False)
            async with ann.connect(table) as host, ben.connect(table) as other:
                assert (await do(other, "sit", seat=1))["done"]
                assert (await do(host, "start"))["problem"]["reason"] == "luck awaited"
                assert (await do(other, "luck", luck=LUCK))["done"]
                assert (await do(host, "start"))["done"]

    asyncio.run(scenario())


def test_a_record_does_not_say_where_the_rematch_is(server: ServerProcess) -> None:
    """Neither its secret nor anything else in it is all that the rematch's name is made from."""

    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("battle", bots={"1": "random"})
            await Player(ann, table).play()
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            async with ann.connect(table) as line:
                assert (await do(line, "rematch"))["done"]
            rematch = (await ann.ask("GET", f"/api/tables/{table}"))["rematch"]
            for text in (f"rematch {table}", f"rematch:{table}", f"rematch:{table}::", f"rematch:{table}:::"):
                digest = hmac.new(bytes.fromhex(record["secret"]), text.encode(), "sha256").digest()
                assert base64.urlsafe_b64encode(digest[:12]).decode() != rematch
            stored = json.dumps(server.entries(table)[0])
            assert json.loads(stored)["by"] not in json.dumps(record)

    asyncio.run(scenario())
