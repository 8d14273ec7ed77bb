"""Many spectators at one table: an update is encoded once for all who get the same."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from brethren.server.bus import Alone
from brethren.server.connection import Connection
from brethren.server.jobs import AnyJob
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.sqlite import Sqlite
from brethren.server.thinkers import Thinkers
from brethren.table import log
from brethren.table.seating import Person
from brethren.table.views import Views
from brethren.wire.tables import NewTable

ANN = Person("ann", "Ann", "anchor")


async def nobody(job: AnyJob) -> Any:
    raise AssertionError("nothing is to be thought about")


def test_an_entry_is_put_into_words_once_for_all_onlookers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have blocked somebody hear the same as others, unless that person says something."""
    made, update = list[Any](), Views.update

    def counted(*given: Any, **named: Any) -> bytes:
        made.append(given)
        return update(*given, **named)

    async def scenario() -> None:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        registry = TableRegistry(Services(store, Alone(), Thinkers(nobody, 1), Settings(), Readiness()))
        live = await registry.open(await registry.founding.table(ANN, NewTable("battle", 2)))
        for number in range(100):
            person, blocked = Person(f"onlooker {number}", "Zoe", "star"), frozenset(["ann"] if number % 2 else ["eve"])
            live.connect(Connection(person, None, lambda _, __: True, lambda: None, blocked=blocked), None)
        monkeypatch.setattr(Views, "update", counted)
        live.apply(log.Stood(1.0, "ann", "", 0))
        assert len(made) == 1
        live.apply(log.Sat(2.0, "ann", "", 0, "Ann"))
        made.clear()
        live.apply(log.Said(3.0, "ann", "", 0, "Ahoy"))
        assert len(made) == 2
        registry.close()
        await store.close()

    asyncio.run(scenario())
