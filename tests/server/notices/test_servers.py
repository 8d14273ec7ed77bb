"""Two servers on one PostgreSQL and one NATS: every turn is told, by one of them, whichever of them dies."""

import asyncio
from collections import Counter
from pathlib import Path

from tests.server.fleet import Fleet
from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_push import move, started

TURNS = 4


def test_two_servers_tell_each_turn(service: PushService, tmp_path: Path) -> None:
    fleet = Fleet(tmp_path, workers=1, notice_networks="127.0.0.0/8", heartbeat_seconds=2)
    browser, bystander = Browser(service, "/fleet"), Browser(service, "/bystander")

    def told() -> Counter[str]:
        return Counter(turn["id"] for message in browser.messages() for turn in message["turns"])

    async def scenario() -> None:
        async with fleet.rover() as ann, fleet.rover() as ben, fleet.rover() as eve:
            table = await started(ann, ben)
            keys = {await browser.subscribe(ben), await bystander.subscribe(eve)}
            assert len(keys) == 1
            # The other server hears of it within a few seconds.
            await asyncio.sleep(8)
            for turn in range(1, TURNS + 1):
                await move(ann, table)
                if turn == TURNS:
                    ann.house.kill()
                await eventually(lambda turn=turn: len(told()) == turn, f"turn {turn} was not told")  # type: ignore[misc]
                fleet.mend()
                await move(ben, table)
            assert max(list(told().values())[:-1]) == 1
            assert not service.at("/bystander")

    fleet.open()
    try:
        asyncio.run(scenario())
    finally:
        fleet.close()
    assert not fleet.failures()
