"""Before time runs out in a game over days, its player is reminded: once, and not while they are away."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from tests.server.aging import DAY, aged
from tests.server.notices.conftest import telling
from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_push import QUIET, move, name, notices, settled, started
from tests.server.server_process import Guest, ServerProcess

TITLE = "Battle for Tortuga: your time runs out"
CLOCK = {"move": int(DAY)}


@pytest.fixture(scope="module")
def server(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = telling(tmp_path_factory.mktemp("reminding"), trusts=service.authority).open()
    yield server
    server.close()
    assert not server.failures()


async def waiting(ann: Guest, ben: Guest, browser: Browser) -> str:
    """A game over days in which it's Ben's turn, as he has been told."""
    table = await started(ann, ben, clock=CLOCK)
    await browser.subscribe(ben)
    await move(ann, table)
    await eventually(lambda: len(browser.messages()) == 1, "the turn was not told")
    return table


def test_one_reminder(server: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/reminded")

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            await name(ben, "Ben")
            table = await waiting(ann, ben, browser)
            aged(server, 10)
            await asyncio.sleep(QUIET)
            assert notices(server, table) == 0
            aged(server, 10)
            await eventually(lambda: len(browser.messages()) == 2, "no reminder came")
            (turn,) = browser.messages()[1]["turns"]
            assert (turn["table"], turn["title"], turn["body"]) == (table, TITLE, "About 4 h left.")
            assert turn["id"] != browser.messages()[0]["turns"][0]["id"]
            await settled(server, table)
            # Nobody at the table hears of it.
            told = (await ann.ask("GET", f"/api/tables/{table}/story"))["happened"]
            assert "reminded" not in {each["what"] for each in told}
            assert [each["number"] for each in told] == list(range(1, len(told) + 1))
            aged(server, 1)
            await asyncio.sleep(QUIET)
            assert len(browser.messages()) == 2
            assert [entry["what"] for entry in server.entries(table)].count("reminded") == 1

    asyncio.run(scenario())


def test_the_others_hear_that_somebody_is_late(server: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/waits")

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            await name(ben, "Ben")
            table = await started(ann, ben, clock=CLOCK)
            await browser.subscribe(ann)
            await move(ann, table)
            aged(server, 24.1)
            await eventually(lambda: bool(browser.messages()), "nobody was told")
            ((turn,),) = [message["turns"] for message in browser.messages()]
            assert (turn["kind"], turn["table"]) == ("late", table)
            assert turn["title"] == "Battle for Tortuga: Ben has run out of time"
            await settled(server, table)
            # Ben plays after all: there's nothing left to decide about him.
            await move(ben, table)
            await move(ann, table)
            aged(server, 24.1)
            async with ben.connect(table):
                await move(ben, table)
            await settled(server, table)

    asyncio.run(scenario())


def test_nothing_is_told_to_somebody_who_is_away(server: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/away")

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await waiting(ann, ben, browser)
            await ben.ask("PUT", "/api/vacation", {"until": time.time() + 3 * DAY})
            aged(server, 23.9)
            await asyncio.sleep(QUIET)
            assert server.entries(table)[-1]["what"] == "vacation"
            # A turn that begins meanwhile is told when they are back.
            await move(ben, table)
            await move(ann, table)
            await asyncio.sleep(QUIET)
            assert len(browser.messages()) == 1
            assert notices(server, table) == 1

    asyncio.run(scenario())
