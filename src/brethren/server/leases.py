"""Which server looks after a match: each holds a lease on its matches, which runs out if the server stops."""

import asyncio
import logging
import random
import time
from contextlib import suppress

from brethren.server.bus import HEARTBEAT, LEASE, Notice
from brethren.server.clock import now
from brethren.server.registry import TableRegistry
from brethren.server.store import NEVER, Unavailable
from brethren.table.refusal import Refused

IDLE_SECONDS = 60
MAX_CLAIMED, ALL = 100, 1_000_000_000
logger = logging.getLogger("brethren")


class Leases:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store, self._bus = registry.services.store, registry.services.bus
        self._soon = asyncio.Event()
        self._bus.returned = self._soon.set

    async def resume_all(self) -> None:
        """Go on with all matches that were under way when the only server stopped: bots think on, clocks run on."""
        await self._registry.services.readiness.prepare()
        await self._claim(NEVER, ALL)

    async def _claim(self, before: float, most: int) -> None:
        """Go on with matches whose lease ran out before this time."""
        for table in await self._store.claim(before, now() + LEASE, most):
            try:
                (await self._registry.open(table)).advance()
            except (Refused, Unavailable) as problem:
                logger.error("a table could not be taken up", extra={"why": str(problem)})

    async def renew_all(self) -> None:
        """With every heartbeat, if there are several servers: read what others have written, renew the leases of open
        matches, and claim matches without a lease."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), HEARTBEAT * random.uniform(0.8, 1.2))
            self._soon.clear()
            try:
                await self._heartbeat()
            except Unavailable as unavailable:
                logger.warning("not looked after", extra={"why": str(unavailable)})
            except Exception:
                # Others rely on this, so it continues after any error.
                logger.exception("not looked after")

    async def _heartbeat(self) -> None:
        tables = dict(self._registry.tables)
        for live in tables.values():
            live.presence.heartbeat()
        for live, number in zip(tables.values(), await self._store.numbers(list(tables)), strict=True):
            live.hear(Notice("", number))
        playing = [table for table, live in tables.items() if live.match.stage == "playing"]
        await self._store.renew(playing, now() + LEASE)
        await self._claim(now(), MAX_CLAIMED)

    async def evict_idle(self) -> None:
        """Close tables where nobody is and nothing happens."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            long_ago = time.monotonic() - IDLE_SECONDS
            for table, live in list(self._registry.tables.items()):
                if live.is_idle and live.touched < long_ago:
                    await self._registry.evict(table)
                    if live.match.stage == "playing":
                        await self._let_sleep(table)

    async def _let_sleep(self, table: str) -> None:
        """Renew the lease for good: nothing happens at this table before a person comes."""
        try:
            await self._store.renew([table], NEVER)
        except Unavailable as unavailable:
            logger.warning("not put to sleep", extra={"why": str(unavailable)})

    async def release(self) -> None:
        """Give up all leases, so that other servers can claim them at once."""
        with suppress(Unavailable):
            busy = [table for table, live in self._registry.tables.items() if not live.is_idle]
            await self._store.renew(busy, 0.0)
