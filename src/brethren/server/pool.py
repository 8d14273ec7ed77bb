"""Processes on this machine in which bots think. One that dies or hangs is replaced, and another one does its job.
Light to import: the server and its processes load the rules at the same time."""

import asyncio
import logging
import os
import struct
import sys
from asyncio.subprocess import PIPE
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from brethren.server.jobs import AnyJob, Ready, encode

MAX_ATTEMPTS = 3
STARTING = 120.0
"""Seconds after which a process that has not started hangs."""
COMPILING = 300.0
"""Seconds for the first job of its kind in a process: its kernels may have to be compiled, or read from the cache."""
PATIENCE, TIMES = 15.0, 4.0
"""Seconds for any job, and how many times its usual time a job may take: processors can be busy."""
LENGTH = struct.Struct("!I")
logger = logging.getLogger("brethren")


class Silent(Exception):
    """A process has died, or hangs."""


class Process:
    """One process, which does one job after another."""

    def __init__(self) -> None:
        self.answers = False
        self._known: set[tuple[str, ...]] = set()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        # Modules come from the same place as ours, never from the current folder.
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-P", "-m", "brethren.server.pool_process")
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=os.environ | path)
        await self._ask(encode(Ready()), STARTING)
        self.answers = True

    async def do(self, job: AnyJob) -> bytes:
        """The reply. Silent if none comes in time; then the process must be replaced."""
        limit = PATIENCE + TIMES * job.seconds if job.kind in self._known else COMPILING
        reply = await self._ask(encode(job), limit)
        self._known.add(job.kind)
        return reply

    async def _ask(self, data: bytes, limit: float) -> bytes:
        try:
            async with asyncio.timeout(limit):
                return await self._exchange(data)
        except TimeoutError:
            raise Silent(f"no answer in {limit:g} seconds") from None
        except (asyncio.IncompleteReadError, OSError):
            raise Silent("it has died") from None

    async def _exchange(self, data: bytes) -> bytes:
        assert self._process
        jobs, replies = self._process.stdin, self._process.stdout
        assert jobs
        assert replies
        jobs.write(LENGTH.pack(len(data)) + data)
        await jobs.drain()
        [length] = LENGTH.unpack(await replies.readexactly(LENGTH.size))
        return await replies.readexactly(length)

    async def kill(self) -> None:
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


class Pool:
    """A pool of this many processes. It has to be closed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._processes: set[Process] = set()
        self._free: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        self._tasks: set[asyncio.Task[None]] = set()
        for _ in range(workers):
            self._spawn(self._start())

    @property
    def answers(self) -> bool:
        """Whether at least one process does."""
        return any(process.answers for process in self._processes)

    async def do(self, job: AnyJob) -> bytes:
        """The reply. If a process dies or hangs, another one does it."""
        for _ in range(MAX_ATTEMPTS):
            process = await self._free.get()
            try:
                reply = await process.do(job)
            except Silent as why:
                logger.error("a process that thinks is replaced", extra={"why": str(why), "job": job.kind})
                self._replace(process)
                continue
            except asyncio.CancelledError:
                # Its answer would be taken for the answer to the next job.
                self._replace(process)
                raise
            self._free.put_nowait(process)
            return reply
        raise RuntimeError(f"processes that think died or hung {MAX_ATTEMPTS} times")

    def _replace(self, process: Process) -> None:
        self._processes.discard(process)
        self._spawn(process.kill())
        self._spawn(self._start())

    async def _start(self) -> None:
        while True:
            process = Process()
            self._processes.add(process)
            try:
                await process.start()
                break
            except (Silent, OSError) as why:
                logger.error("a process that thinks does not start", extra={"why": str(why)})
                self._processes.discard(process)
                await process.kill()
                await asyncio.sleep(1.0)
        self._free.put_nowait(process)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all processes. No request waits for their answers any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(process.kill() for process in self._processes))
