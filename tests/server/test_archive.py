"""Matches that are over are written down together, and sooner or later all of them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from brethren.server.archive import Archive
from brethren.server.jobs import AnyJob, Tallying
from brethren.server.queue import NobodyThinks
from brethren.server.sqlite import Sqlite
from brethren.server.store import Row, stored
from brethren.server.thinkers import Thinkers
from brethren.server.work import work_on
from brethren.table.match import Match
from tests.table.match_driver import MatchDriver


def over(seed: int) -> Match:
    driver = MatchDriver.playing("battle")
    driver.go_on(random.Random(seed), 1000)
    assert driver.match.result
    driver.match.table = f"table {seed}"
    return driver.match


@pytest.mark.parametrize("trouble", [NobodyThinks(), None])
def test_matches_are_written_down_together_and_again_if_need_be(tmp_path: Path, trouble: Exception | None) -> None:
    troubles, jobs = [trouble], list[AnyJob]()

    async def think(job: AnyJob) -> Any:
        if troubles and (problem := troubles.pop()):
            raise problem
        jobs.append(job)
        return work_on(job)

    async def scenario() -> None:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        archive, matches = Archive(store, Thinkers(think, 1)), [over(seed) for seed in range(3)]
        for match in matches:
            await stored(store, Row(match.table, 1, b"{}", ["ann"], lease=0.0))
            archive.add(match)
        async with asyncio.timeout(20):
            while (await store.tallies()).get("matches/battle") != len(matches):
                await asyncio.sleep(0.02)
        assert all(body for _, body in await store.tables_of("ann", 10))
        assert await store.claim(1.0, 2.0, 10) == []
        await store.close()

    asyncio.run(scenario())
    [job] = jobs
    assert isinstance(job, Tallying)
    assert [record.table for record in job.records] == ["table 0", "table 1", "table 2"]


def test_what_is_wrong_with_one_match_does_not_keep_others_from_being_written_down(tmp_path: Path) -> None:
    async def think(job: AnyJob) -> Any:
        return work_on(job)

    async def scenario() -> None:
        store = Sqlite(tmp_path / "brethren.db", "OFF")
        archive, bad, good = Archive(store, Thinkers(think, 1)), over(1), over(2)
        bad.moves.played[0] = bad.moves.played[0][0], replace(bad.moves.played[0][1], action=-1)
        archive.add(bad)
        archive.add(good)
        async with asyncio.timeout(20):
            while not await store.tallies():
                await asyncio.sleep(0.02)
        assert (await store.tallies())["matches/battle"] == 1
        await store.close()

    asyncio.run(scenario())
