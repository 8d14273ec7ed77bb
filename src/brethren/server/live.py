"""A table that is open in this process: its match, its inbox, and the connections of those who look at it."""

import asyncio
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from prometheus_client import Counter

from brethren.server.bus import BEAT, Bus, Notice
from brethren.server.clock import now
from brethren.server.notices.outbox import Outbox
from brethren.server.queue import Flow, NobodyThinks, Priority, Unwanted
from brethren.server.settings import Settings
from brethren.server.store import Conflict, Row, Store, Unavailable, resolve_future
from brethren.server.thinkers import Question, Thinkers
from brethren.table import entry as log
from brethren.table import gate
from brethren.table.audience import Told, Viewer
from brethren.table.entry import AnyEntry
from brethren.table.gate import Admitted
from brethren.table.limits import MAX_BURST
from brethren.table.match import Match, Outcome
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.table.views import Views
from brethren.wire import commands, updates
from brethren.wire.hints import Hint, Thought
from brethren.wire.vocabulary import Level

# Finding the counter for some labels takes longer than counting: each is found once.
COMMANDS = cache(Counter("brethren_commands", "Commands, by kind and what became of them", ["do", "outcome"]).labels)
ENTRIES = cache(Counter("brethren_entries", "Entries stored", ["what"]).labels)

T = TypeVar("T")

HINT_LEVEL = "captain"
RETRIES = 8
LEASE = 3 * BEAT
"""Seconds for which a server looks after a match, unless it says so again."""
PATIENCE = BEAT
"""Seconds, once to twice, after which a server thinks for a bot for which another one should have."""
FAILED = 5.0
"""Seconds after which a bot thinks again that failed to."""
NOBODY: frozenset[int] = frozenset()
SEATING = {log.Sat, log.Stood, log.Placed, log.Set}
JOINING = {log.Created, log.Sat}
COMMAND_TAGS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(commands.AnyCommand)}
ENTRY_TAGS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode
logger = logging.getLogger("brethren")


@dataclass(eq=False, slots=True)
class Connection:
    """One connection: who is at the other end, how to write to it, and how to close it."""

    person: Person
    seat: Viewer
    write: Callable[[bytes, bytes], bool]
    close: Callable[[], None]
    address: str = ""
    dropped: bool = False
    buffered: bytes = b""

    def buffer(self, message: bytes) -> None:
        """Send this together with what comes next: writing is what takes longest."""
        if self.buffered:
            self.send(b"")
        self.buffered = message

    def send(self, message: bytes) -> None:
        """Never waits. A connection that doesn't keep up is dropped; on reconnecting it gets everything."""
        buffered, self.buffered = self.buffered, b""
        try:
            if not self.write(buffered, message):
                self.drop()
        except Exception:
            # Whatever it was, the others must still be told.
            logger.exception("a message could not be sent")
            self.drop()

    def drop(self) -> None:
        self.dropped = True
        self.close()


class Deed(Struct, frozen=True):
    """Something to be entered, if it may be when its turn comes; and who hears what became of it."""

    propose: Callable[[], Admitted | None]
    done: Callable[[Exception | None], None]
    asker: Connection | None = None
    tries: int = RETRIES


class LiveTable:
    def __init__(
        self,
        match: Match,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        settings: Settings,
        again: Callable[[Match, Person], Awaitable[str]],
        over: Callable[[Match], None],
        outbox: Outbox | None = None,
    ) -> None:
        self.match, self.views = match, Views(match)
        match.limits.most_chat, match.limits.most_changes = settings.chat, settings.changes
        match.limits.burst = min(settings.chat_burst, MAX_BURST)
        self._again, self._over, self._outbox = again, over, outbox
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self._store, self._bus, self._thinkers, self._settings = store, bus, thinkers, settings
        self._inbox: deque[Deed] = deque()
        self._storing = False
        self._hinting = asyncio.Lock()
        self._opened = time.monotonic()
        self._left: dict[str, float] = {}
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        self._behind = 0
        self._reading: asyncio.Task[None] | None = None
        self._retired = False
        self._looked_after = False
        self._tasks: set[asyncio.Task[Any]] = set()

    # What comes in

    def command(self, connection: Connection, command: commands.AnyCommand) -> None:
        """Do it, or say why not. Whoever moves at the same instant waits in the inbox for the other's move to be
        stored."""
        if isinstance(command, commands.Rematch):
            self._spawn(self._rematch(connection, command))
            return
        absent = self.absent() if isinstance(command, commands.Vote) else NOBODY
        here = self.here() if isinstance(command, commands.Start) else set()
        propose = lambda: gate.admit(self.match, command, self._sender(connection, absent, here))  # noqa: E731
        self._do(Deed(propose, partial(self._answer, connection, command), connection))

    def _answer(self, connection: Connection, command: commands.AnyCommand, problem: Exception | None) -> None:
        kind = COMMAND_TAGS[type(command)]
        if problem is None:
            COMMANDS(kind, "done").inc()
            connection.send(_encode(updates.Answer(command.id, True)))
            return
        if not isinstance(problem, Refused):
            logger.error("not stored", extra={"why": str(problem)})
            problem = Refused("not stored", "that could not be stored; please try again")
        COMMANDS(kind, problem.reason).inc()
        connection.send(_encode(updates.Answer(command.id, False, problem.problem)))

    async def _rematch(self, connection: Connection, command: commands.Rematch) -> None:
        problem: Exception | None = None
        try:
            if gate.rematch(self.match, command, self._sender(connection), "") is not None:
                table = await self._again(self.match, connection.person)
                await self.enter(lambda: gate.rematch(self.match, command, self._sender(connection), table))
        except (Refused, Unavailable) as why:
            problem = why
        self._answer(connection, command, problem)

    def _sender(
        self, connection: Connection, absent: frozenset[int] = NOBODY, here: AbstractSet[str] = frozenset()
    ) -> gate.Sender:
        return gate.Sender(connection.person, connection.seat, now(), absent, here)

    async def enter(self, propose: Callable[[], Admitted | None]) -> None:
        """Wait until this has been stored and told, or was not to be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._do(Deed(propose, partial(resolve_future, done)))
        await done

    def _do(self, deed: Deed) -> None:
        self._inbox.append(deed)
        self._work()

    def _work(self) -> None:
        """One after another: store first, then let it count, then tell. If another process was first, look again."""
        while self._inbox and not self._storing:
            deed = self._inbox.popleft()
            try:
                proposed = deed.propose()
            except Refused as refused:
                deed.done(refused)
                continue
            except Exception as fault:
                # Whatever it was, others wait in the inbox.
                logger.exception("something could not be looked at")
                deed.done(fault)
                continue
            if proposed is None:
                deed.done(None)
                continue
            self._storing = True
            row = self._row(proposed)
            self._store.append(row, partial(self._stored, deed, row, proposed))

    def _stored(self, deed: Deed, row: Row, admitted: Admitted, problem: Exception | None) -> None:
        if isinstance(problem, Conflict):
            self._spawn(self._look_again(deed))
            return
        try:
            if problem is None:
                # What others have written is read meanwhile, and this may have been among it.
                if row.number > self.match.number:
                    self._count(*admitted, deed.asker)
                self._looked_after = self.match.stage == "playing"
                if self._bus.shared:
                    self._bus.tell(self.match.table, Notice(self._bus.server, row.number))
                if row.owed and self._outbox:
                    self._outbox.wake()
                self.go_on()
        finally:
            self._storing = False
            deed.done(problem)
            self._work()

    async def _look_again(self, deed: Deed) -> None:
        try:
            await self.catch_up()
            again = replace(deed, tries=deed.tries - 1)
            if not again.tries:
                raise Refused("busy", "too much is happening at this table; please try again")
            self._inbox.appendleft(again)
        except Exception as problem:
            deed.done(problem)
        finally:
            self._storing = False
            self._work()

    def _row(self, admitted: Admitted) -> Row:
        match, entry, kind = self.match, admitted.entry, type(admitted.entry)
        joins = (entry.by,) if kind in JOINING and entry.by else ()
        first = kind is log.Started or (match.stage == "playing" and not self._looked_after)
        lease = now() + LEASE if first else None
        owed = self._outbox.owed(match, admitted, self.here) if self._outbox else ()
        return Row(match.table, match.number + 1, _encode(entry), joins, lease=lease, owed=owed)

    def _count(self, entry: AnyEntry, outcome: Outcome | None = None, asker: Connection | None = None) -> None:
        told, kind = self.match.add(entry, outcome), type(entry)
        self.views.forget(told)
        self.touched = time.monotonic()
        ENTRIES(ENTRY_TAGS[kind]).inc()
        if kind in SEATING:
            self._usher()
        if kind is log.Started and not self.match.watchers:
            self._see_out()
        self._tell(told, asker)

    def _usher(self) -> None:
        """Before the start all see the same, so a connection can go with its person from seat to seat."""
        for connection in self.connections:
            seats = self.match.seating.seats_of(connection.person.id)
            if self.match.stage == "gathering" and connection.seat not in seats:
                connection.seat = seats[0] if seats else None
        self.tell_presence()

    def _see_out(self) -> None:
        """Onlookers who are not welcome. Coming back, they hear why they cannot."""
        for connection in self.connections:
            if connection.seat is None and connection.person.id != self.match.seating.host:
                connection.drop()

    # What others have written

    async def catch_up(self) -> None:
        """Read on. What is being stored here meanwhile counts once, whoever finds it first."""
        first = self.match.number + 1
        for number, body in enumerate(await self._store.entries(self.match.table, first - 1), first):
            if number > self.match.number:
                self._count(_decode(body))
                self.go_on(mine=False)

    def hear(self, notice: Notice) -> None:
        """What another server says about this table."""
        if notice.number > self.match.number:
            self._behind = max(self._behind, notice.number)
            if self._reading is None:
                self._reading = self._spawn(self._read_on())
        if notice.here is not None:
            before = self.here()
            self._elsewhere[notice.server] = time.monotonic() + LEASE, set(notice.here)
            if self._note_changes(before) and not before:
                self.go_on(mine=False)
        if notice.asks:
            self.tell_others()

    async def _read_on(self) -> None:
        try:
            while self.match.number < self._behind:
                before = self.match.number
                await self.catch_up()
                if self.match.number == before:
                    break
        except Unavailable as unavailable:
            logger.warning("not read", extra={"why": str(unavailable)})
        finally:
            self._reading = None

    def beat(self) -> None:
        """From time to time: say again who is here, and forget those of whom nothing has been heard."""
        before, now = self.here(), time.monotonic()
        self._elsewhere = {server: found for server, found in self._elsewhere.items() if found[0] > now}
        self._note_changes(before)
        if self.connections:
            self.tell_others()

    def tell_others(self, asks: bool = False) -> None:
        here = sorted({connection.person.id for connection in self.connections})
        self._bus.tell(self.match.table, Notice(self._bus.server, self.match.number, here, asks))

    # What goes out

    def _tell(self, told: Told, asker: Connection | None) -> None:
        """To all who may hear of it; to the one who asked for it together with the answer."""
        viewers, insiders = told.viewers, self.match.seating.insiders
        onlookers: dict[Viewer, bytes] = {}
        for connection in self.connections:
            seat, person = connection.seat, connection.person.id
            if connection.dropped or seat not in viewers:
                continue
            if person in insiders:
                message = self.views.update(seat, person)
            else:
                message = onlookers.get(seat) or onlookers.setdefault(seat, self.views.update(seat, ""))
            if connection is asker:
                connection.buffer(message)
            else:
                connection.send(message)

    def connect(self, connection: Connection, since: int | None) -> None:
        """A new connection: it is told how things stand, and what it missed."""
        before, first, awaited = self.here(), not self.connections, self._awaits_bots()
        self.connections.add(connection)
        number = self.match.number_for(connection.seat)
        missed = since if since is not None and 0 <= since <= number else number
        connection.send(self.views.update(connection.seat, connection.person.id, missed))
        if not self._note_changes(before):
            connection.send(self._presence())
        self.tell_others(asks=first)
        # Nobody thinks where bots were not waited for.
        self.go_on(mine=not self._bus.shared or not awaited)

    def disconnect(self, connection: Connection) -> None:
        before = self.here()
        self.connections.discard(connection)
        self.touched = time.monotonic()
        self._note_changes(before)
        self.tell_others()

    def here(self) -> set[str]:
        """Who is looking, by whichever server."""
        elsewhere = (people for _, people in self._elsewhere.values())
        return {connection.person.id for connection in self.connections}.union(*elsewhere)

    def _note_changes(self, before: set[str]) -> bool:
        """Who has come is no longer missed; who has left is, from now on; and all hear of it if there is a change."""
        here = self.here()
        for person in here:
            self._left.pop(person, None)
        for person in before - here:
            self._left[person] = time.monotonic()
        if here != before:
            self.tell_presence()
        return here != before

    def _presence(self) -> bytes:
        here = self.here()
        seating = self.match.seating
        seats = [chair is not None and (not chair.person or chair.person in here) for chair in seating.chairs]
        return _encode(updates.Presence(seats, len(here - seating.people())))

    def tell_presence(self) -> None:
        message = self._presence()
        for connection in self.connections:
            connection.send(message)

    def absent(self) -> frozenset[int]:
        """Seats whose players have been away for so long that the others may decide about them."""
        here = self.here()
        long_ago = time.monotonic() - self._settings.away
        chairs = enumerate(self.match.seating.chairs)
        gone = {p for p in self.match.seating.people() - here if self._left.get(p, self._opened) <= long_ago}
        return frozenset(seat for seat, chair in chairs if chair and chair.person in gone)

    # What goes on by itself

    def go_on(self, mine: bool = True) -> None:
        """Start, let bots think, set the alarm: whatever the table now asks for. The server that has stored the latest
        entry thinks for the bots at once (`mine`), others only if nothing comes of that."""
        if self._patience:
            self._patience.cancel()
            self._patience = None
        if gate.ready(self.match):
            self._begin()
        self._set_alarm()
        if not mine and (self.match.bots_to_move() or self.match.stage == "over"):
            delay = PATIENCE * random.uniform(1.0, 2.0)
            self._patience = asyncio.get_running_loop().call_later(delay, self.go_on)
        if not mine:
            return
        if self.match.stage == "over" and not self._retired:
            self._retired = True
            self._over(self.match)
        bots = self.match.bots_to_move()
        for seat, level in bots if bots and self._awaits_bots() else ():
            if seat not in self._bots:
                self._bots[seat] = self._spawn(self._think(seat, level))

    def _awaits_bots(self) -> bool:
        """Whether anybody waits for what bots do here: somebody who is looking, or somebody who has decided something
        and will come back for the answer. Bots among themselves wait until somebody looks."""
        return bool(self.here()) or self._is_played()

    def _is_played(self) -> bool:
        chairs = self.match.seating.chairs
        people = {seat for seat, chair in enumerate(chairs) if chair and chair.person and not chair.played_by}
        return any(played.seat in people for _, played in self.match.moves.played)

    def _rank(self) -> Priority | None:
        if self.here():
            return Priority.WATCHED
        return Priority.UNWATCHED if self._is_played() else None

    def _flow(self) -> Flow:
        """Whose share of the thinking it takes: that of an address at which somebody plays, or looks on."""
        found = sorted((each.seat is None, each.address) for each in self.connections)
        return found[0][1] if found else self.match.seating.host, self.match.table

    def _begin(self) -> None:
        start = lambda: gate.start(self.match, now()) if gate.ready(self.match) else None  # noqa: E731
        self._do(Deed(start, self._begun))

    def _begun(self, problem: Exception | None) -> None:
        if problem:
            self._spawn(self._try_again())

    async def _try_again(self) -> None:
        await asyncio.sleep(1.0)
        self.go_on()

    async def _think(self, seat: int, level: Level) -> None:
        """Decide for a bot, at a pace that people can follow; unless the game has gone another way meanwhile."""
        match = self.match
        decision, began = match.clocks.decisions[seat], time.monotonic()
        try:
            assert match.state is not None
            sight = match.game.view(match.state, seat).tobytes()
            question = Question(match.game.key, match.rules, sight, seat, level, secrets.randbits(63))
            choice = await self._thinkers.choose(question, self._flow(), self._rank)
            await asyncio.sleep(max(0.0, self._settings.bot_pace - (time.monotonic() - began)))

            def entry() -> Admitted | None:
                chair = match.seating.chairs[seat]
                if match.clocks.decisions.get(seat) != decision or not chair or not chair.played_by:
                    return None
                return gate.play(match, seat, choice.action, now())

            await self.enter(entry)
        except Unwanted:
            pass
        except (NobodyThinks, Refused, Unavailable) as problem:
            logger.warning("a bot has to wait", extra={"why": str(problem)})
            await asyncio.sleep(1.0)
        except Exception:
            # Whatever it was, nobody else will move for this bot: it thinks again, but not so soon that others wait.
            logger.exception("a bot could not move", extra={"game": match.game.key})
            await asyncio.sleep(FAILED)
        finally:
            self._bots.pop(seat, None)
        self.go_on()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        due = self.match.next_due()
        if due is not None:
            delay = max(0.0, due[0] - now())
            self._alarm = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._ring()))

    async def _ring(self) -> None:
        def entry() -> Admitted | None:
            due = self.match.next_due()
            return Admitted(log.Late(now(), seat=due[1])) if due and due[0] <= now() else None

        try:
            await self.enter(entry)
        except (Refused, Unavailable):
            await asyncio.sleep(1.0)
        self._set_alarm()

    async def hint(self, viewer: Viewer, address: str) -> Hint:
        """What the strongest bot thinks of this seat's actions. Only where nobody else is at a disadvantage."""
        match = self.match
        if viewer is None or match.state is None or viewer not in match.deciding:
            raise Refused("not deciding", "you have nothing to decide now")
        others = [chair for seat, chair in enumerate(match.seating.chairs) if seat != viewer]
        if any(chair is None or chair.bot is None for chair in others):
            raise Refused("not alone", "hints are for games against bots only")
        number, sight = match.number_for(viewer), match.game.view(match.state, viewer).tobytes()
        # Bots wait for the same processes: nobody may keep those busy by asking again and again.
        if self._hinting.locked():
            raise Refused("busy", "a hint is being thought about already")
        async with self._hinting:
            question = Question(match.game.key, match.rules, sight, viewer, HINT_LEVEL, secrets.randbits(63))
            try:
                choice = await self._thinkers.choose(question, (address, match.table))
            except NobodyThinks:
                raise Refused("busy", "nobody is free to think about a hint") from None
        thoughts = sorted(choice.thoughts, key=lambda t: (t.action == choice.action, t.visits), reverse=True)
        told = [Thought(t.action, t.visits, list(t.chances)) for t in thoughts[:3]]
        return Hint(number, told or [Thought(choice.action, 0, [])], choice.exact)

    # Its life

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost or late if it were forgotten until somebody asks for it."""
        going_on = self._tasks or self._alarm or self._storing
        return not (self.connections or going_on or (self.match.bots_to_move() and self._awaits_bots()))

    def shut(self) -> None:
        for timer in (self._alarm, self._patience):
            if timer:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a table's task failed", exc_info=task.exception())
