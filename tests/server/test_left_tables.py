"""Tables that everybody has left: their bots think on for a while, and then wait until somebody comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from brethren.server import bot_seats
from brethren.server.bus import Alone
from brethren.server.connection import Connection
from brethren.server.jobs import AnyJob, Question
from brethren.server.live import LiveTable
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.thinkers import Thinkers
from brethren.server.work import work_on
from brethren.table.seating import Person
from brethren.wire import commands
from brethren.wire.tables import NewTable

ANN = Person("ann", "Ann", "anchor")


class Slow:
    """A worker that does one job at a time, when the test tells it to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.turns = asyncio.Semaphore(0)

    async def do(self, job: AnyJob) -> Any:
        if not isinstance(job, Question):
            return work_on(job)
        self.asked.append(job)
        await self.turns.acquire()
        return work_on(job)


@asynccontextmanager
async def registry(tmp_path: Path, slow: Slow) -> AsyncIterator[TableRegistry]:
    store = Sqlite(tmp_path / "brethren.db", "OFF")
    found = TableRegistry(Services(store, Alone(), Thinkers(slow.do, 1), Settings(bot_pace=0.0), Readiness()))
    yield found
    found.close()
    await store.close()


async def left_after_a_move(tables: TableRegistry, address: str) -> LiveTable:
    new = NewTable("battle", 2, bots={"1": "random"}, lots=False, auto=True)
    live = await tables.open(await tables.founding.table(ANN, new))
    connection = Connection(ANN, 0, lambda _, __: True, lambda: None, address)
    live.connect(connection, None)
    live.command(connection, commands.Contribute("luck", "0" * 32))
    while live.match.deciding != (1,):
        for seat in live.match.deciding:
            assert seat == 0
            live.command(connection, play(live))
        await asyncio.sleep(0.01)
    live.disconnect(connection)
    return live


def play(live: LiveTable) -> commands.Play:
    assert live.match.state is not None
    number, actions = live.match.number_for(0), live.match.game.legal(live.match.state, 0)
    return commands.Play(f"play {number}", number, actions[0])


async def eventually(what: Any) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


def test_bots_that_nobody_looked_at_for_long_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        slow = Slow()
        async with registry(tmp_path, slow) as tables:
            first, second = [await left_after_a_move(tables, "198.51.100.1") for _ in range(2)]
            await eventually(lambda: len(slow.asked) == 1)
            assert not second.is_idle
            monkeypatch.setattr(bot_seats, "PATIENCE", 0.0)
            slow.turns.release()
            # What was begun is finished; nothing else is begun, and both tables may be closed.
            await eventually(lambda: first.is_idle and second.is_idle)
            assert len(slow.asked) == 1
            # Until somebody comes.
            second.connect(Connection(ANN, 0, lambda _, __: True, lambda: None), None)
            await eventually(lambda: len(slow.asked) == 2)

    asyncio.run(scenario())


def test_left_tables_count_for_the_address_of_their_player(tmp_path: Path) -> None:
    """Somebody who makes each table under another name gets no more of the workers' time."""

    async def scenario() -> None:
        slow = Slow()
        async with registry(tmp_path, slow) as tables:
            live = await left_after_a_move(tables, "198.51.100.1")
            assert live.presence.flow() == ("198.51.100.1", live.match.table)

    asyncio.run(scenario())
