"""Bots think where somebody looks, or where a player will come back for their answer; else they wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np

from brethren.bots import Choice
from brethren.games import GAMES
from brethren.server.bus import Alone, Notice
from brethren.server.connection import Connection
from brethren.server.jobs import AnyJob, Question
from brethren.server.leases import Leases
from brethren.server.live import LiveTable
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.thinkers import Thinkers
from brethren.server.work import work_on
from brethren.table.seating import Person
from brethren.wire.tables import NewTable
from tests.server.test_faults import Listener, ask

ANN, EVE = Person("ann", "Ann", "anchor"), Person("eve", "Eve", "anchor")


class Inn:
    """Tables in this process, and bots that take the first action that they find."""

    def __init__(self, folder: Path) -> None:
        self.asked = 0
        self.store = Sqlite(folder / "brethren.db", "OFF")
        self.registry = self.opened()

    def opened(self) -> TableRegistry:
        thinkers = Thinkers(self._think, 1)
        return TableRegistry(Services(self.store, Alone(), thinkers, Settings(bot_pace=0.01), Readiness()))

    async def _think(self, job: AnyJob) -> Any:
        if not isinstance(job, Question):
            return work_on(job)
        self.asked += 1
        game = GAMES[job.game]
        return Choice(game.legal(np.frombuffer(bytearray(job.view), game.record.dtype), job.seat)[0])

    async def table(self, **more: Any) -> LiveTable:
        new = NewTable("cartagena", 2, auto=True, lots=False, **more)
        return await self.registry.open(await self.registry.founding.table(ANN, new))


@asynccontextmanager
async def inn(folder: Path) -> AsyncIterator[Inn]:
    inn = Inn(folder)
    yield inn
    inn.registry.close()
    await inn.store.close()


def looker() -> Connection:
    return Connection(EVE, None, lambda buffered, message: True, lambda: None)


async def quiet(live: LiveTable) -> int:
    """How many entries there are when no more come."""
    number = -1
    async with asyncio.timeout(60):
        while number != live.match.number:
            number = live.match.number
            await asyncio.sleep(0.3)
    return number


async def beyond(live: LiveTable, number: int) -> None:
    async with asyncio.timeout(60):
        while live.match.number <= number:
            await asyncio.sleep(0.01)


BOTS = {"0": "random", "1": "random"}


def test_bots_among_themselves_play_while_somebody_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inn(tmp_path) as server:
            live = await server.table(seat=None, bots=BOTS)
            live.advance()
            begun = await quiet(live)
            assert server.asked == 0
            assert live.is_idle
            for _ in range(2):
                eve = looker()
                live.connect(eve, None)
                await beyond(live, begun + 5)
                live.disconnect(eve)
                begun = await quiet(live)
                assert live.match.stage == "playing"
                assert live.is_idle

    asyncio.run(scenario())


def test_after_a_restart_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inn(tmp_path) as server:
            lives = [await server.table(seat=None, bots=BOTS) for _ in range(20)]
            for live in lives:
                eve = looker()
                live.connect(eve, None)
                await beyond(live, 4)
                live.disconnect(eve)
            await asyncio.gather(*map(quiet, lives))
            server.registry.close()
            server.registry, asked = server.opened(), server.asked
            await Leases(server.registry).resume_all()
            again = [await server.registry.open(live.match.table) for live in lives]
            await asyncio.gather(*map(quiet, again))
            assert server.asked == asked

    asyncio.run(scenario())


def test_onlookers_at_another_server_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inn(tmp_path) as server:
            live = await server.table(seat=None, bots=BOTS)
            live.advance()
            begun = await quiet(live)
            live.hear(Notice("another server", begun, ["eve"]))
            await beyond(live, begun)

    asyncio.run(scenario())


def test_a_decision_is_answered_though_its_player_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inn(tmp_path) as server:
            live = await server.table(seat=0, bots={"1": "random"})
            ann = Listener(ANN, 0)
            live.connect(ann, None)
            await ask(live, ann, {"do": "luck", "luck": "0" * 32})
            async with asyncio.timeout(60):
                while not live.match.deciding:
                    await asyncio.sleep(0.01)
            while live.match.deciding == (0,):
                assert live.match.state is not None
                action = live.match.game.legal(live.match.state, 0)[0]
                await ask(live, ann, {"do": "play", "number": live.match.number_for(0), "action": action})
            live.disconnect(ann)
            async with asyncio.timeout(60):
                while live.match.deciding != (0,):
                    await asyncio.sleep(0.01)
            assert any(played.seat == 1 for _, played in live.match.moves.played)

    asyncio.run(scenario())


def test_hints_count_for_the_address_that_asks_for_them(tmp_path: Path) -> None:
    """However many people come from there: somebody at another address waits for one of theirs at most."""

    async def scenario() -> None:
        async with inn(tmp_path) as server:
            tables = [await begun(server, Person(f"person {number}", "Eve", "anchor")) for number in range(5)]
            hinted: list[str] = []

            async def hint(live: LiveTable, address: str) -> None:
                await live.hint(0, address)
                hinted.append(address)

            await asyncio.gather(*(hint(live, "a") for live in tables[:4]), hint(tables[4], "b"))
            assert hinted == ["a", "b", "a", "a", "a"]

    asyncio.run(scenario())


async def begun(server: Inn, person: Person) -> LiveTable:
    """A table at which this person is to decide, and nobody is connected."""
    new = NewTable("cartagena", 2, auto=True, lots=False, seat=0, bots={"1": "random"})
    live = await server.registry.open(await server.registry.founding.table(person, new))
    line = Listener(person, 0)
    live.connect(line, None)
    await ask(live, line, {"do": "luck", "luck": "0" * 32})
    async with asyncio.timeout(60):
        while live.match.deciding != (0,):
            await asyncio.sleep(0.01)
    live.disconnect(line)
    return live
