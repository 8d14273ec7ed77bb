"""What people are told besides their turns: a rematch, and that all seats are taken."""

import asyncio
from typing import Any, cast

import pytest

from brethren.server.bus import Alone
from brethren.server.notices import outbox
from brethren.server.notices.beside import full_of
from brethren.server.notices.outbox import Outbox
from brethren.table import gate, log
from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_push import QUIET, hurry, name, notices, settled, started
from tests.server.server_process import Guest, ServerProcess, do, sit
from tests.server.test_friends import friend
from tests.table.match_driver import ANN, BEN, MatchDriver


async def end(ann: Guest, ben: Guest, table: str) -> None:
    """Ben gives up, and Ann ends the game."""
    async with ben.connect(table) as line:
        assert (await do(line, "stand", seat=1))["done"]
    async with ann.connect(table) as line:
        assert (await do(line, "vote", seat=1, choice="end"))["done"]


async def again(guest: Guest, table: str) -> str:
    async with guest.connect(table) as line:
        assert (await do(line, "rematch"))["done"]
    return str((await guest.ask("GET", f"/api/tables/{table}"))["rematch"])


def test_a_rematch_is_an_invitation(teller: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/rematch")

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ann, "Anna")
            await name(ben, "Ben", "es")
            table = await started(ann, ben)
            await browser.subscribe(ben)
            await end(ann, ben, table)
            rematch = await again(ann, table)
            await eventually(lambda: bool(browser.messages()), "the rematch was not told")
            ((turn,),) = [message["turns"] for message in browser.messages()]
            assert (turn["kind"], turn["table"]) == ("invitation", rematch)
            assert turn["title"] == "Anna te invita a jugar a Battle for Tortuga"
            await settled(teller, rematch)
            # Nobody hears of somebody whom they have blocked.
            await ben.ask("POST", f"/api/friends/{await friend(ben, 'Anna')}/block")
            other = await started(ann, ben)
            await end(ann, ben, other)
            await settled(teller, await again(ann, other))
            assert len(browser.messages()) == 1

    asyncio.run(scenario())


def test_a_host_hears_that_all_seats_are_taken(teller: ServerProcess, service: PushService) -> None:
    browser, bystander = Browser(service, "/host"), Browser(service, "/guest")

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, teller.guest() as cat:
            await browser.subscribe(ann)
            await bystander.subscribe(ben)
            table = await ann.make("cartagena", 3, auto=False)
            await sit(ben, table, 1)
            assert notices(teller, table) == 0
            await sit(cat, table, 2)
            await eventually(lambda: bool(browser.messages()), "the host was not told")
            ((turn,),) = [message["turns"] for message in browser.messages()]
            assert (turn["kind"], turn["title"]) == ("full", "Cartagena: all seats are taken")
            await settled(teller, table)
            # Somebody who gets up and sits down again rings nobody at once, and not once the game has started.
            async with cat.connect(table) as line:
                assert (await do(line, "stand", seat=2))["done"]
            await sit(cat, table, 2)
            assert notices(teller, table) == 1
            async with ann.connect(table) as line:
                assert (await do(line, "start"))["done"]
            hurry(teller)
            await asyncio.sleep(QUIET)
            assert [each["turns"][0]["kind"] for each in browser.messages()].count("full") == 1
            assert not [each for each in bystander.messages() if each["turns"][0]["kind"] == "full"]

    asyncio.run(scenario())


@pytest.mark.parametrize("auto", [False, True])
def test_nobody_rings_a_host_again_and_again(monkeypatch: pytest.MonkeyPatch, auto: bool) -> None:
    driver = MatchDriver.of("cartagena", 2, auto=auto)
    monkeypatch.setattr(outbox, "now", lambda: driver.now)
    owing = Outbox(cast(Any, None), [], cast(Any, None), Alone(), 80.0, 3600.0, None)
    owing._wanted = {ANN.id: ("push",)}
    driver.do(ANN, "sit", seat=0)
    pauses = []
    for _ in range(4):
        sat = gate.Admitted(log.Sat(driver.now, BEN.id, "", 1, BEN.name, BEN.avatar))
        pauses += [each.due - driver.now for each in owing.owed(driver.match, sat, frozenset)]
        driver.add(*sat)
        assert full_of(driver.match)
        driver.do(BEN, "stand", seat=1)
    assert pauses == ([] if auto else [0.0, 80.0, 160.0, 320.0])
