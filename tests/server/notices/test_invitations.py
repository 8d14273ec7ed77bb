"""An invitation is told once, to the friend whom it is for, unless they have blocked the host."""

import asyncio

from tests.server.notices.pushing import Browser, PushService, eventually
from tests.server.notices.test_push import QUIET, name, notices, started
from tests.server.server_process import ServerProcess, sit
from tests.server.test_friends import friend, invite


def test_an_invitation_is_told_once_in_the_friends_language(teller: ServerProcess, service: PushService) -> None:
    browser, bystander = Browser(service, "/invited"), Browser(service, "/not-invited")

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben, teller.guest() as eve:
            await name(ann, "Anna")
            await name(ben, "Ben", "pl")
            await started(ann, ben, eve, game="cartagena")
            await browser.subscribe(ben)
            await bystander.subscribe(eve)
            table = await ann.make("cartagena", auto=False)
            for _ in range(3):
                await invite(ann, table, await friend(ann, "Ben"))
            await eventually(lambda: bool(browser.messages()), "the invitation was not told")
            await eventually(lambda: not notices(teller, table), "the notice is still owed")
            ((turn,),) = [message["turns"] for message in browser.messages()]
            assert (turn["table"], turn["title"]) == (table, "Anna zaprasza do gry: Cartagena")
            assert not service.at("/not-invited")

    asyncio.run(scenario())


def test_a_blocked_host_tells_nothing(teller: ServerProcess, service: PushService) -> None:
    browser = Browser(service, "/blocking")

    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ann, "Anna")
            await name(ben, "Ben")
            await started(ann, ben)
            await browser.subscribe(ben)
            await ben.ask("POST", f"/api/friends/{await friend(ben, 'Anna')}/block")
            table = await ann.make("battle", auto=False)
            await invite(ann, table, await friend(ann, "Ben"))
            assert not notices(teller, table), "nothing is owed"
            # Nor is anything told to somebody who sits there already.
            await ben.ask(
                "POST", f"/api/friends/{(await ben.ask('GET', '/api/friends'))['blocked'][0]['friend']}/unblock"
            )
            other = await ann.make("battle", auto=False)
            await sit(ben, other, 1)
            await invite(ann, other, await friend(ann, "Ben"))
            await asyncio.sleep(QUIET)
            assert not service.at("/blocking")

    asyncio.run(scenario())
