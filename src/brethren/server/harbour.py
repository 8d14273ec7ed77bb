"""All tables: made here, and opened when somebody asks for them."""

import asyncio
import logging
import secrets
import time

import msgspec
from prometheus_client import Gauge

from brethren.games import GAMES
from brethren.server.live import LiveTable
from brethren.server.settings import Settings
from brethren.server.store import Row, Store
from brethren.server.thinkers import Thinkers
from brethren.table import entry as log
from brethren.table import gate, view, wire
from brethren.table.entry import AnyEntry
from brethren.table.luck import commitment
from brethren.table.match import Match, Person
from brethren.table.refusal import Refused

OPEN = Gauge("brethren_tables_open", "Tables that are open in this process")
LINES = Gauge("brethren_lines", "Connections to tables")

MOST_LISTED = 30
IDLE_SECONDS = 60
_decode = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class Harbour:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store, self.thinkers, self.settings = store, thinkers, settings
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        OPEN.set_function(lambda: len(self._tables))
        LINES.set_function(lambda: sum(len(table.lines) for table in self._tables.values()))

    async def open(self, table: str) -> LiveTable:
        """The table of this name; Refused if there is none."""
        if table in self._tables:
            return self._tables[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._load(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _load(self, table: str) -> LiveTable:
        entries = await self.entries(table)
        if not entries:
            raise Refused("no such table", "there is no such table")
        match = Match.of(table, entries)
        live = LiveTable(match, self.store, self.thinkers, self.settings, self.again)
        self._tables[table] = live
        return live

    async def entries(self, table: str) -> list[AnyEntry]:
        return [_decode(body) for body in await self.store.entries(table)]

    async def make(self, person: Person, new: wire.NewTable) -> str:
        gate.check_options(new.game, new.seats, new.options)
        seats = range(new.seats)
        bots = {seat: new.bots[str(seat)] for seat in seats if str(seat) in new.bots}
        if len(bots) != len(new.bots) or new.seat in bots or (new.seat is not None and new.seat not in seats):
            raise Refused("seats", f"seats are 0 to {new.seats - 1}, each for one player")
        created = _created(person, new.game, new.seats, new.options, new.lots, new.clock, new.watchers, new.auto)
        entries: list[AnyEntry] = [created]
        if new.seat is not None:
            entries.append(log.Sat(created.at, person.id, "", new.seat, person.name, person.avatar))
        entries += [log.Placed(created.at, person.id, "", seat, level) for seat, level in bots.items()]
        return await self._found(entries)

    async def again(self, match: Match, person: Person) -> str:
        """A table for a rematch: the same people and bots, on the same seats."""
        options = {name: value for name, value in match.options.items() if name != "start" or not match.lots}
        key: wire.GameKey = match.game.key  # type: ignore[assignment]
        created = _created(person, key, match.seats, options, match.lots, match.clock, match.watchers, True)
        entries: list[AnyEntry] = [created]
        for seat, chair in enumerate(match.chairs):
            if chair and chair.bot:
                entries.append(log.Placed(created.at, person.id, "", seat, chair.bot))
            elif chair:
                entries.append(log.Sat(created.at, chair.person, "", seat, chair.name, chair.avatar or "anchor"))
        return await self._found(entries)

    async def fork(self, match: Match, person: Person, fork: wire.Fork) -> str:
        """A table that goes on from before this step, with bots on all other seats."""
        given = tuple(view.record(match).log[: fork.step - 1])
        if fork.step > len(view.record(match).log) or fork.seat >= match.seats:
            raise Refused("no such moment", "that match has no such step, or no such seat")
        key: wire.GameKey = match.game.key  # type: ignore[assignment]
        created = _created(person, key, match.seats, match.options, False, wire.Clock(), True, True, given)
        entries: list[AnyEntry] = [created]
        for seat in range(match.seats):
            if seat == fork.seat:
                entries.append(log.Sat(created.at, person.id, "", seat, person.name, person.avatar))
            else:
                entries.append(log.Placed(created.at, person.id, "", seat, fork.level))
        return await self._found(entries)

    async def _found(self, entries: list[AnyEntry]) -> str:
        table = secrets.token_urlsafe(12)
        for number, entry in enumerate(entries, 1):
            joins = (entry.by,) if isinstance(entry, log.Created | log.Sat) else ()
            await self.store.append(Row(table, number, _encode(entry), joins))
        return table

    async def tables_of(self, person: str) -> wire.Tables:
        found = []
        for table in await self.store.tables_of(person, MOST_LISTED):
            live = self._tables.get(table)
            match = live.match if live else Match.of(table, await self.entries(table))
            found.append(view.summary(match, person))
        return wire.Tables(found)

    async def wake(self) -> None:
        """Take up all matches that were going on when the server stopped: bots think on, clocks run on."""
        for table in await self.store.living():
            try:
                (await self.open(table)).go_on()
            except Exception:
                logger.exception("a table could not be taken up")

    async def sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing happens. They are all in the store."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            long_ago = time.monotonic() - IDLE_SECONDS
            for table, live in list(self._tables.items()):
                if live.idle and live.touched < long_ago:
                    live.shut()
                    del self._tables[table]

    def shut(self) -> None:
        for live in self._tables.values():
            live.shut()


def _created(
    person: Person,
    key: wire.GameKey,
    seats: int,
    options: dict[str, str | int],
    lots: bool,
    clock: wire.Clock,
    watchers: bool,
    auto: bool,
    given: tuple[tuple[int, int], ...] = (),
) -> log.Created:
    secret = secrets.token_hex(32)
    return log.Created(
        time.time(), person.id, "", key, GAMES[key].version, seats, options, lots, clock, watchers, auto, given,
        secret, commitment(secret),
    )  # fmt: skip
