"""The list of public tables. Each server notes now and then what has changed at those that are open there, and reads
the list of all servers at most every few seconds, however many people look at it."""

import asyncio
import logging
import time

import msgspec

from brethren.server.clock import now
from brethren.server.registry import TableRegistry
from brethren.server.store import Unavailable
from brethren.server.watching.store import Shown
from brethren.table import view
from brethren.wire.watching import PublicTable, PublicTables

SECONDS = 3.0
"""Seconds between two checks of the tables that are open here, and for which a list is cached."""
RECENT = 3 * 86_400.0
"""Seconds after which a table where nothing happens is no longer listed."""
MAX_SHOWN, PAGE = 200, 20
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(PublicTable).decode
logger = logging.getLogger("brethren")


class Watching:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store
        self._noted: dict[str, float] = {}
        self._list: list[PublicTable] = []
        self._read_at = -SECONDS
        self._reading = asyncio.Lock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.note()
            except Unavailable as unavailable:
                logger.warning("public tables not noted", extra={"why": str(unavailable)})
            except Exception:
                # The others must be listed, whatever the error.
                logger.exception("public tables not noted")

    async def note(self) -> None:
        """Store what has changed."""
        found = [view.public(live.match) for live in self._registry.tables.values() if live.match.public]
        tables = {each.table: each for each in found if each}
        changed = [each for each in tables.values() if self._noted.get(each.table) != each.updated]
        if changed:
            await self._store.show([Shown(each.table, each.updated, _encode(each)) for each in changed], now() - RECENT)
        self._noted = {table: each.updated for table, each in tables.items()}

    async def page(self, number: int) -> PublicTables:
        """Counted from 0."""
        async with self._reading:
            if time.monotonic() - self._read_at >= SECONDS:
                self._list = [_decode(body) for body in await self._store.shown(now() - RECENT, MAX_SHOWN)]
                self._read_at = time.monotonic()
        return PublicTables(self._list[number * PAGE : (number + 1) * PAGE], -(-len(self._list) // PAGE))
