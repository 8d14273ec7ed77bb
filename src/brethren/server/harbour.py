"""All tables: made here, and opened when somebody asks for them."""

import asyncio
import base64
import hmac
import logging
import random
import re
import secrets
import time
from contextlib import suppress

import msgspec
from prometheus_client import Gauge

from brethren.game import CHANCE, Game
from brethren.games import GAMES
from brethren.server.archive import Archive
from brethren.server.bus import BEAT, Bus, Notice
from brethren.server.clock import now
from brethren.server.live import LEASE, LiveTable
from brethren.server.notices.outbox import Outbox
from brethren.server.readiness import Readiness
from brethren.server.settings import Settings
from brethren.server.slices import in_slices
from brethren.server.store import NEVER, Conflict, Damaged, Row, Store, Unavailable, stored
from brethren.server.thinkers import Thinkers
from brethren.table import deal, gate, view
from brethren.table import entry as log
from brethren.table.editions import NoSuchEdition
from brethren.table.entry import AnyEntry
from brethren.table.luck import commitment
from brethren.table.match import Match
from brethren.table.record import replay
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.wire.deals import DealResults, Fork, SameDeal
from brethren.wire.records import Deal
from brethren.wire.tables import NewTable, Summary, Tables

OPEN = Gauge("brethren_tables_open", "Tables that are open in this process")
CONNECTIONS = Gauge("brethren_connections", "Connections to tables")

NAME = re.compile(r"[A-Za-z0-9_-]{16}")
"""Databases differ in what else they take for a name."""
MOST_LISTED = 30
IDLE_SECONDS = 60
MOST_CLAIMED, ALL = 100, 1_000_000_000
_decode = msgspec.json.Decoder(AnyEntry).decode
_decode_ended = msgspec.json.Decoder(view.Ended).decode
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class Harbour:
    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, settings: Settings, readiness: Readiness) -> None:
        self.readiness = readiness
        self.store, self.bus, self.thinkers, self.settings = store, bus, thinkers, settings
        self.outbox: Outbox | None = None
        self._tables: dict[str, LiveTable] = {}
        self._archive = Archive(store, thinkers)
        self._soon = asyncio.Event()
        bus.returned = self._soon.set
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        OPEN.set_function(lambda: len(self._tables))
        CONNECTIONS.set_function(lambda: sum(len(table.connections) for table in self._tables.values()))

    async def open(self, table: str) -> LiveTable:
        """The table of this name, as it stands now; Refused if there is none."""
        if not NAME.fullmatch(table):
            raise _no_such_table()
        if live := self._tables.get(table):
            # A notice may be late: who comes from another server must not find less here than there.
            if self.bus.shared:
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
        return await self._take_in(match)

    async def _read(self, table: str) -> Match:
        entries = await self.entries(table)
        if not entries:
            raise _no_such_table()
        if isinstance(entries[0], log.Created):
            self.readiness.require(entries[0].game)
        return await _match(table, entries)

    async def visit_all(self) -> None:
        """What is open here doesn't expire."""
        await self._visit([table for table, live in self._tables.items() if live.match.stage == "gathering"])

    async def _visit(self, tables: list[str]) -> bool:
        """Say that somebody is at these tables; whether any of them has not started yet."""
        try:
            return bool(await self.store.visit(tables, now()))
        except Unavailable:
            return True

    async def _take_in(self, match: Match) -> LiveTable:
        live = LiveTable(
            match, self.store, self.bus, self.thinkers, self.settings,
            again=self.again, over=self._archive.add, outbox=self.outbox,
        )  # fmt: skip
        self._tables[match.table] = live
        await self.bus.listen(match.table, live.hear)
        if self.bus.shared:
            await live.catch_up()
        return live

    async def entries(self, table: str) -> list[AnyEntry]:
        """A table's log; Refused if it cannot be read."""
        try:
            return [_decode(body) for body in await self.store.entries(table)]
        except (Damaged, msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise _damaged(problem) from None

    async def make(self, person: Person, new: NewTable) -> str:
        game = game_called(new.game)
        gate.check_options(game, new.seats, new.options)
        seats = range(new.seats)
        bots = {seat: new.bots[str(seat)] for seat in seats if str(seat) in new.bots}
        if len(bots) != len(new.bots) or new.seat in bots or (new.seat is not None and new.seat not in seats):
            raise Refused("seats", f"seats are 0 to {new.seats - 1}, each for one player")
        created = _sealed(
            log.Created(
                now(), person.id, game=game.key, rules=game.version, seats=new.seats,
                options=new.options, lots=new.lots, clock=new.clock, watchers=new.watchers, auto=new.auto,
            )
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        if new.seat is not None:
            entries.append(log.Sat(created.at, person.id, "", new.seat, person.name, person.avatar))
        entries += [log.Placed(created.at, person.id, "", seat, level) for seat, level in bots.items()]
        return await self._found(entries)

    async def again(self, match: Match, person: Person) -> str:
        """A table for a rematch: the same people and bots, on the same seats. Whoever asks first makes it, by whichever
        server; so its name is no accident."""
        options = {name: value for name, value in match.options.items() if name != "start" or not match.lots}
        game = GAMES[match.game.key]
        gate.check_options(game, match.seats, options)
        created = _sealed(
            log.Created(
                now(), person.id, game=game.key, rules=game.version, seats=match.seats,
                options=options, lots=match.lots, clock=match.clocks.limits, watchers=match.watchers, auto=True,
            )
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat, chair in enumerate(match.seating.chairs):
            if chair and chair.bot:
                entries.append(log.Placed(created.at, person.id, "", seat, chair.bot))
            elif chair:
                entries.append(log.Sat(created.at, chair.person, "", seat, chair.name, chair.avatar or "anchor"))
        table = _rematch_name(match)
        try:
            return await self._found(entries, table)
        except Conflict:
            return table

    async def fork(self, match: Match, person: Person, fork: Fork) -> str:
        """A table that goes on from before this step, with bots on all other seats."""
        given = tuple(view.record(match).log[: fork.step - 1])
        if fork.step > len(view.record(match).log) or fork.seat >= match.seats:
            raise Refused("no such moment", "that match has no such step, or no such seat")
        created = _sealed(
            log.Created(
                now(), person.id, game=match.game.key, rules=match.rules, seats=match.seats,
                options=match.options, lots=False, auto=True, given=given,
            )
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat in range(match.seats):
            if seat == fork.seat:
                entries.append(log.Sat(created.at, person.id, "", seat, person.name, person.avatar))
            else:
                entries.append(log.Placed(created.at, person.id, "", seat, fork.level))
        return await self._found(entries)

    async def deal(self, match: Match, person: Person, wanted: SameDeal) -> str:
        """A table with the luck of this finished match."""
        if wanted.seat >= match.seats:
            raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=wanted.seat)
        record = view.record(match)
        drawn = (step.before for step in replay(record) if step.seat == CHANCE and step.number > record.given)
        created = log.Created(
            now(), person.id, game=match.game.key, rules=match.rules, seats=match.seats, options=match.options,
            lots=False, auto=True, given=match.given, secret=match.secret, commitment=match.commitment,
            deal=match.deal or Deal(match.table, deal.rows(match.game, drawn)), lucks=tuple(match.contributions()),
        )  # fmt: skip
        entries: list[AnyEntry] = [created]
        for seat, chair in enumerate(match.seating.chairs):
            if seat != wanted.seat:
                level = (chair and chair.bot) or wanted.level
                entries.append(log.Placed(created.at, person.id, "", seat, level))
            elif not wanted.friend:
                entries.append(log.Sat(created.at, person.id, "", seat, person.name, person.avatar))
        return await self._found(entries)

    async def dealt(self, match: Match, person: str) -> DealResults:
        """All matches with the deal of this one. Until it is over the others have no names."""
        others = await self.store.same_deal(deal.key(match.secret), MOST_LISTED)
        found = []
        for table in [match.deal.table if match.deal else match.table, *others]:
            entries = await self.entries(table)
            named = match.stage == "over" or table == match.table
            found.append(view.dealt(await _match(table, entries), entries, person, named))
        return DealResults(match.game.key, match.stage == "over", found)

    async def _found(self, entries: list[AnyEntry], table: str = "") -> str:
        table = table or secrets.token_urlsafe(12)
        rows = []
        for number, entry in enumerate(entries, 1):
            rows.append(Row(table, number, _encode(entry), _joining(entry), _deal(entry)))
        await stored(self.store, *rows)
        if table not in self._tables and table not in self._opening:
            # Somebody will come soon.
            await self._take_in(Match.of(table, entries))
        return table

    async def tables_of(self, person: str) -> Tables:
        found = []
        for table, body in await self.store.tables_of(person, MOST_LISTED):
            try:
                found.append(await self._summary(table, body, person))
            except Refused as refused:
                if refused.reason == "getting ready":
                    raise
                continue  # it is damaged; the others are not
        return Tables(found)

    async def _summary(self, table: str, body: bytes | None, person: str) -> Summary:
        if body is not None:
            return view.summary_of(table, _decode_ended(body), person)
        live = await self.open(table)
        if live.match.stage == "over":
            # Whoever saw the end has not come to writing it down.
            live.go_on()
        return view.summary(live.match, person)

    # What goes on by itself

    async def wake(self) -> None:
        """Take up all matches that were going on when the only server stopped: bots think on, clocks run on."""
        await self.readiness.prepare()
        await self._take_up(NEVER, ALL)

    async def _take_up(self, before: float, most: int) -> None:
        for table in await self.store.claim(before, now() + LEASE, most):
            try:
                (await self.open(table)).go_on()
            except (Refused, Unavailable) as problem:
                logger.error("a table could not be taken up", extra={"why": str(problem)})

    async def keep(self) -> None:
        """Among several servers, from time to time: see what others have written, say what is looked after here, take
        up what nobody looks after."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), BEAT * random.uniform(0.8, 1.2))
            self._soon.clear()
            tables = dict(self._tables)
            for live in tables.values():
                live.beat()
            try:
                for live, number in zip(tables.values(), await self.store.numbers(list(tables)), strict=True):
                    live.hear(Notice("", number))
                playing = [table for table, live in tables.items() if live.match.stage == "playing"]
                await self.store.renew(playing, now() + LEASE)
                await self._take_up(now(), MOST_CLAIMED)
            except Unavailable as unavailable:
                logger.warning("not looked after", extra={"why": str(unavailable)})
            except Exception:
                # Whatever it was, others rely on this going on.
                logger.exception("not looked after")

    async def sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing happens. They are all in the store."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            long_ago = time.monotonic() - IDLE_SECONDS
            for table, live in list(self._tables.items()):
                if live.idle and live.touched < long_ago:
                    live.shut()
                    del self._tables[table]
                    await self.bus.leave(table)
                    if live.match.stage == "playing":
                        await self._let_sleep(table)

    async def _let_sleep(self, table: str) -> None:
        """Nothing will happen there before somebody comes: no server need take it up."""
        try:
            await self.store.renew([table], NEVER)
        except Unavailable as unavailable:
            logger.warning("not put to sleep", extra={"why": str(unavailable)})

    def shut(self) -> None:
        self._archive.shut()
        for live in self._tables.values():
            live.shut()

    async def leave(self) -> None:
        """Let other servers take up at once what was looked after here."""
        with suppress(Unavailable):
            await self.store.renew([table for table, live in self._tables.items() if not live.idle], 0.0)


def _no_such_table() -> Refused:
    return Refused("no such table", "there is no such table")


def _rematch_name(match: Match) -> str:
    """Every server finds the same one. Nobody can find it from the record, which shows the secret: people's ids are
    never shown. Tables of one deal have one secret, and rematches of their own."""
    people = (chair.person if chair else "" for chair in match.seating.chairs)
    text = ":".join(("rematch", match.table, match.seating.host, *people))
    return base64.urlsafe_b64encode(
        hmac.new(bytes.fromhex(match.secret), text.encode(), "sha256").digest()[:12]
    ).decode()


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise Refused("no such game", f"games are {', '.join(GAMES)}")
    return GAMES[key]


async def _match(table: str, entries: list[AnyEntry]) -> Match:
    try:
        return await in_slices(Match.unhurried(table, entries))
    except NoSuchEdition as unknown:
        raise Refused("other rules" if unknown.is_older else "newer", str(unknown)) from None
    except Exception as problem:
        # Entries that can be read but do not go together.
        raise _damaged(problem) from None


def _damaged(problem: Exception) -> Refused:
    logger.error("a log is damaged", extra={"why": str(problem) or type(problem).__name__})
    return Refused("damaged", "what is stored about this table is damaged")


def _joining(entry: AnyEntry) -> tuple[str, ...]:
    """Who will find the table among theirs."""
    return (entry.by,) if isinstance(entry, log.Created | log.Sat) else ()


def _deal(entry: AnyEntry) -> str:
    return deal.key(entry.secret) if isinstance(entry, log.Created) and entry.deal else ""


def _sealed(created: log.Created) -> log.Created:
    """With a secret of its own, and bound to it."""
    secret = secrets.token_hex(32)
    return msgspec.structs.replace(created, secret=secret, commitment=commitment(secret))
