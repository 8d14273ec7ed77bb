"""The tables that are open in this process. A table is opened when somebody asks for it."""

import asyncio
import re

from prometheus_client import Gauge

from brethren.server.archive import Archive
from brethren.server.clock import now
from brethren.server.founding import Founding
from brethren.server.live import LiveTable
from brethren.server.loading import entries_of, match_of
from brethren.server.services import Services
from brethren.server.store import Unavailable
from brethren.table import log
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.refusal import Refused

OPEN = Gauge("brethren_tables_open", "Tables that are open in this process")
CONNECTIONS = Gauge("brethren_connections", "Connections to tables")

NAME = re.compile(r"[A-Za-z0-9_-]{16}")
"""Databases differ in which other names they accept."""


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.founding = Founding(services.store, self._founded)
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._archive = Archive(services.store, services.thinkers)
        OPEN.set_function(lambda: len(self.tables))
        CONNECTIONS.set_function(lambda: sum(len(table.presence.connections) for table in self.tables.values()))

    async def open(self, table: str) -> LiveTable:
        """The table of this name, as it stands now; Refused if there is none."""
        if not NAME.fullmatch(table):
            raise _no_such_table()
        if live := self.tables.get(table):
            # A notice may be late: somebody who comes from another server must see at least as much here.
            if self.services.bus.shared:
                await live.catch_up()
            return live
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._load(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _load(self, table: str) -> LiveTable:
        match = await self._read(table)
        if match.stage == "gathering" and not await self._visit([table]):
            # It has started meanwhile, or expired.
            match = await self._read(table)
        return await self._add(match)

    async def _read(self, table: str) -> Match:
        entries = await entries_of(self.services.store, table)
        if not entries:
            raise _no_such_table()
        if isinstance(entries[0], log.Created):
            self.services.readiness.require(entries[0].game)
        return await match_of(table, entries)

    async def _founded(self, table: str, entries: list[AnyEntry]) -> None:
        """Open a new table at once: its players will come soon."""
        if table not in self.tables and table not in self._opening:
            await self._add(Match.of(table, entries))

    async def _add(self, match: Match) -> LiveTable:
        live = LiveTable(match, self.services, self.founding.rematch, self._archive.add)
        self.tables[match.table] = live
        await self.services.bus.listen(match.table, live.hear)
        if self.services.bus.shared:
            await live.catch_up()
        live.resume()
        return live

    async def visit_all(self) -> None:
        """Keep tables that are open here from expiring."""
        await self._visit([table for table, live in self.tables.items() if live.match.stage == "gathering"])

    async def _visit(self, tables: list[str]) -> bool:
        """Say that somebody is at these tables; whether any of them has not started yet."""
        try:
            return bool(await self.services.store.visit(tables, now()))
        except Unavailable:
            return True

    async def evict(self, table: str) -> None:
        """Close this table until somebody asks for it. It is all in the store."""
        self.tables.pop(table).close()
        await self.services.bus.leave(table)

    def close(self) -> None:
        self._archive.shut()
        for live in self.tables.values():
            live.close()


def _no_such_table() -> Refused:
    return Refused("no such table", "there is no such table")
