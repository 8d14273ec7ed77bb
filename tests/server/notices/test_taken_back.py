"""A move that is taken back and made again tells the next player no second time at once."""

import asyncio
from typing import Any, cast

import pytest

from brethren.server.bus import Alone
from brethren.server.notices import outbox
from brethren.server.notices.outbox import MAX_DOUBLED, Outbox
from brethren.table import gate
from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_push import hurry, latest, move, notices, settled, started
from tests.server.server_process import Guest, ServerProcess, do
from tests.table.match_driver import BEN, MatchDriver

SEEN_AFTER = 80.0


def pause(driver: MatchDriver) -> float:
    """Ann ends her turn. The seconds after which Ben is told."""
    owing = Outbox(cast(Any, None), [], cast(Any, None), Alone(), SEEN_AFTER, 3600.0, None)
    owing._wanted = {BEN.id: ("push",)}
    match = driver.match
    while True:
        assert match.state is not None
        action = match.game.legal(match.state, 0)[0]
        admitted = gate.play(match, 0, action, driver.now)
        owed = owing.owed(match, admitted, frozenset)
        driver.add(*admitted)
        if match.deciding == (1,):
            return owed[0].due - driver.now


def test_each_time_it_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = MatchDriver.playing("cartagena", 2, options={"start": 0})
    monkeypatch.setattr(outbox, "now", lambda: driver.now)
    assert pause(driver) == 0.0
    for times in range(2 * MAX_DOUBLED):
        driver.undo(0)
        assert pause(driver) == SEEN_AFTER * 2 ** min(times, MAX_DOUBLED)
    # What Ann changes within her turn keeps nobody waiting, nor does what was before Ben's own move.
    while driver.match.deciding == (1,):
        assert driver.match.state is not None
        driver.play(1, driver.match.game.legal(driver.match.state, 1)[0])
    for _ in range(3):
        assert driver.match.state is not None
        driver.play(0, driver.match.game.legal(driver.match.state, 0)[0])
        driver.undo(0)
    assert pause(driver) == 0.0


async def undo(guest: Guest, table: str) -> None:
    number = (await latest(guest, table))["number"]
    async with guest.connect(table) as line:
        answer = await do(line, "undo", number=number)
        assert answer["done"], answer


def test_a_move_that_is_made_again_rings_once(teller: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/again")

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            table = await started(ann, ben, game="cartagena")
            await browser.subscribe(ben)
            await move(ann, table)
            await eventually(lambda: len(browser.messages()) == 1, "the turn was not told")
            await settled(teller, table)
            for _ in range(3):
                await undo(ann, table)
                await move(ann, table)
            assert len(browser.messages()) == 1
            assert notices(teller, table) == 1
            hurry(teller)
            await settled(teller, table)
            assert len(browser.messages()) == 2

    asyncio.run(scenario())
