"""Long work doesn't block other requests."""

import asyncio
import ssl
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from brethren.server.bus import Alone
from brethren.server.endpoint import Endpoint
from brethren.server.handlers import ENDPOINTS, Handlers
from brethren.server.jobs import AnyJob
from brethren.server.notices.call import Client
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.webhook_channel import Caller
from brethren.server.people import People
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.slices import SLICE, in_slices
from brethren.server.sqlite import Sqlite
from brethren.server.thinkers import Thinkers
from brethren.table.seating import Person
from brethren.wire.tables import NewTable


def work(parts: int, done: list[int]) -> Generator[None, None, None]:
    for _ in range(parts):
        time.sleep(SLICE / 2)
        done.append(1)
        yield


def test_others_wait_for_one_slice_however_much_work_there_is() -> None:
    async def scenario() -> None:
        done: list[int] = []
        works = [asyncio.create_task(in_slices(work(6, done))) for _ in range(20)]
        most = before = 0
        while not all(task.done() for task in works):
            await asyncio.sleep(0)
            most, before = max(most, len(done) - before), len(done)
        assert len(done) == 20 * 6
        assert most < 6

    asyncio.run(scenario())


def test_work_gives_what_it_comes_to() -> None:
    def found() -> Generator[None, None, int]:
        yield
        return 7

    assert asyncio.run(in_slices(found())) == 7
    assert asyncio.run(in_slices(found())) == 7


class CountingStore(Sqlite):
    """Notes how many logs are read at the same time."""

    reading = most = 0

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        self.reading += 1
        self.most = max(self.most, self.reading)
        await asyncio.sleep(0.01)
        found = await super().entries(table, after)
        self.reading -= 1
        return found


READERS = [each for each in ENDPOINTS if each.name in ("story", "moment", "record")]


@pytest.mark.parametrize("endpoint", READERS, ids=lambda endpoint: endpoint.name)
def test_an_address_gets_one_long_answer_after_another(tmp_path: Path, endpoint: Endpoint) -> None:
    async def scenario() -> None:
        store = CountingStore(tmp_path / "brethren.db", "OFF")
        services = Services(store, Alone(), Thinkers(nobody, 1), Settings(), Readiness())
        registry = TableRegistry(services)
        services.outbox = Outbox(store, [], lambda *_: None, "here", 1.0, 1.0, None)  # type: ignore[arg-type]
        settings = services.settings
        caller = Caller(settings, Client([], ssl.create_default_context()))
        handlers = Handlers(registry, People(store, False), settings, caller, None)
        table = await registry.founding.table(Person("ann", "Ann", "anchor"), NewTable("battle", 2))
        asked = [asking(table, f"198.51.100.{1 + number % 2}") for number in range(10)]
        answers = await asyncio.gather(*(handlers.serve(endpoint, request) for request in asked))
        assert [answer.status_code for answer in answers] == [200] * 10
        assert store.most == 2
        registry.close()
        await store.close()

    asyncio.run(scenario())


def asking(table: str, address: str) -> Request:
    path = {"table": table, "number": "1"}
    what = {"type": "http", "method": "GET", "path": "/", "path_params": path, "query_string": b"", "headers": []}
    return Request({**what, "client": (address, 1)})


async def nobody(job: AnyJob) -> Any:
    raise AssertionError("nothing is to be thought about")
