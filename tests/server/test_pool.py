"""Processes that think: one that dies or hangs is replaced, and another one does its job."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from brethren.server import pool as pool_room
from brethren.server.jobs import Opening, Ready
from brethren.server.pool import Pool
from brethren.server.replies import answer_in
from brethren.table.refusal import Refused


def children() -> list[int]:
    found = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return [int(child) for children in found for child in children.read_text().split()]


def thinking() -> list[int]:
    """The processes of the pool."""
    return [child for child in children() if b"brethren.server.pool" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def started(pool: Pool) -> None:
    async with asyncio.timeout(300):
        while not pool.answers:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("trouble", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced(
    trouble: signal.Signals, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool_room, "PATIENCE", 1.0)
    monkeypatch.setattr(pool_room, "TIMES", 0.0)

    async def scenario() -> None:
        pool = Pool(1)
        assert not pool.answers
        await started(pool)
        await pool.do(Ready())
        [process] = thinking()
        os.kill(process, trouble)
        asked = asyncio.create_task(pool.do(Ready()))
        async with asyncio.timeout(60):
            while pool.answers:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(300):
            assert answer_in(await asked, Ready()) is None
        assert pool.answers
        assert thinking() != [process]
        await pool.close()
        assert thinking() == []

    asyncio.run(scenario())
    assert "a process that thinks is replaced" in caplog.text


def test_what_is_wrong_with_a_job_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = Pool(1)
        for job, problem, why in (
            (Opening(b"nothing", True, 10), Refused, "not JSON"),
            (msgspec.structs.replace(Opening(b"{}", True, 10), record=7), RuntimeError, "bytes"),
        ):
            reply = await pool.do(job)
            with pytest.raises(problem, match=why):
                answer_in(reply, job)
        await pool.do(Ready())
        await pool.close()

    asyncio.run(scenario())
