"""A table that is open in this process: its match, and everybody who is connected to it."""

import logging
import time
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import get_args

import msgspec
from prometheus_client import Counter

from brethren.server.alarm import Alarm
from brethren.server.autopilot import Autopilot
from brethren.server.bot_seats import BotSeats
from brethren.server.bus import Notice
from brethren.server.clock import now
from brethren.server.connection import Connection
from brethren.server.follower import Follower
from brethren.server.hints import Hints
from brethren.server.inbox import Inbox, Proposal
from brethren.server.presence import PresenceTracker
from brethren.server.services import Services
from brethren.server.store import Unavailable
from brethren.server.tasks import Tasks
from brethren.table import gate, log
from brethren.table.audience import Applied, Viewer
from brethren.table.log import AnyEntry
from brethren.table.match import Match, Outcome
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.table.views import Views, is_blocked
from brethren.wire import commands, updates
from brethren.wire.hints import Hint, Sight

# Looking up a counter by its labels takes longer than counting, so each is looked up once.
COMMANDS = cache(Counter("brethren_commands", "Commands, by kind and what became of them", ["do", "outcome"]).labels)
ENTRIES = cache(Counter("brethren_entries", "Entries stored", ["what"]).labels)

HOUR = 3600.0
SEATING = {log.Sat, log.Stood, log.BotPlaced, log.SettingsChanged}
COMMAND_TAGS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(commands.AnyCommand)}
ENTRY_TAGS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}

_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class LiveTable:
    def __init__(
        self,
        match: Match,
        services: Services,
        rematch: Callable[[Match, Person], Awaitable[str]],
        archive: Callable[[Match], None],
    ) -> None:
        settings = services.settings
        match.limits.configure(settings.chat, settings.chat_burst, settings.changes)
        self.match, self.views = match, Views(match)
        self.touched = time.monotonic()
        self._tasks = tasks = Tasks()
        self._found_rematch, self._store = rematch, services.store
        self.presence = PresenceTracker(match, services.bus, settings.away)
        self._follower = Follower(self, services, tasks)
        self._inbox = Inbox(self, services, tasks, self._follower, self.presence)
        self._bots = BotSeats(match, self._inbox, self.presence, services.thinkers, tasks, settings.bot_pace)
        alarm = Alarm(match, self._inbox, tasks, settings.reminder_hours * HOUR)
        self._autopilot = Autopilot(match, self._inbox, self._bots, tasks, alarm, archive)
        self._hints = Hints(match, services.thinkers)

    # Commands

    def command(self, connection: Connection, command: commands.AnyCommand) -> None:
        """Do it, or say why not. While another entry is being stored, it waits in the inbox."""
        if isinstance(command, commands.Rematch):
            self._tasks.spawn(self._rematch(connection, command))
            return
        absent = self.presence.absent() if isinstance(command, commands.Vote) else frozenset[int]()
        here = self.presence.here() if isinstance(command, commands.Start) else frozenset[str]()

        def propose() -> gate.Admitted | None:
            sender = gate.Sender(connection.person, connection.seat, now(), absent, here)
            return gate.admit(self.match, command, sender)

        self._inbox.add(Proposal(propose, partial(self._answer, connection, command), connection))

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
        admit = partial(self._admit_rematch, connection, command)
        try:
            if admit("") is not None:
                table = await self._found_rematch(self.match, connection.person)
                await self._inbox.enter(lambda: admit(table))
        except (Refused, Unavailable) as why:
            problem = why
        self._answer(connection, command, problem)

    def _admit_rematch(self, connection: Connection, command: commands.Rematch, table: str) -> gate.Admitted | None:
        return gate.rematch(self.match, command, gate.Sender(connection.person, connection.seat, now()), table)

    async def note_absence(self, person: str, until: float) -> None:
        """Note that a person who may play here is away until then."""
        await self._inbox.enter(lambda: gate.vacation(self.match, person, until, now()))

    def resume(self) -> None:
        """The game has begun, or was found going on: its players may have said before that they are away."""
        if self.match.stage == "playing" and self.match.clocks.slow:
            self._tasks.spawn(self._note_absences())

    async def _note_absences(self) -> None:
        people = sorted(self.match.seating.people())
        try:
            for absence in await self._store.absences(people, now()):
                await self.note_absence(absence.person, absence.until)
        except (Refused, Unavailable) as why:
            logger.warning("absences not noted", extra={"why": str(why)})

    async def hint(self, viewer: Viewer, address: str) -> Hint:
        return await self._hints.of(viewer, address)

    def sight(self, viewer: Viewer) -> Sight:
        return self._hints.sight(viewer)

    # Connections

    def connect(self, connection: Connection, since: int | None) -> None:
        """A new connection gets the table as it is now, and what it missed."""
        is_first, were_awaited = not self.presence.connections, self._bots.are_awaited()
        number = self.match.number_for(connection.seat)
        missed = since if since is not None and 0 <= since <= number else number
        connection.send(self.views.update(connection.seat, connection.person.id, missed, connection.blocked))
        if not self.presence.join(connection):
            connection.send(self.presence.message())
        self.presence.announce(asks=is_first)
        # No server thinks for bots that nobody waits for.
        self.advance(is_owner=not (were_awaited and self.presence.is_shared))

    def disconnect(self, connection: Connection) -> None:
        self.touched = time.monotonic()
        self.presence.leave(connection)
        self.presence.announce()

    def _reseat(self) -> None:
        """Before the start everybody sees the same, so a connection follows its person from seat to seat."""
        for connection in self.presence.connections:
            seats = self.match.seating.seats_of(connection.person.id)
            if self.match.stage == "gathering" and connection.seat not in seats:
                connection.seat = seats[0] if seats else None
        self.presence.broadcast()

    def _drop_onlookers(self) -> None:
        """On reconnecting they are told why they cannot watch."""
        for connection in self.presence.connections:
            if connection.seat is None and connection.person.id != self.match.seating.host:
                connection.drop()

    # Entries

    def apply(self, entry: AnyEntry, outcome: Outcome | None = None, sender: Connection | None = None) -> None:
        """Add a stored entry to the match, and tell everybody who may know of it."""
        applied, kind = self.match.add(entry, outcome), type(entry)
        self.views.forget(applied)
        self.touched = time.monotonic()
        ENTRIES(ENTRY_TAGS[kind]).inc()
        if kind in SEATING:
            self._reseat()
        if kind is log.Started and not self.match.watchers:
            self._drop_onlookers()
        self._broadcast(applied, sender)
        if kind is log.Started:
            self.resume()

    def _broadcast(self, applied: Applied, sender: Connection | None) -> None:
        """The sender gets the update together with the answer."""
        viewers, insiders = applied.viewers, self.match.seating.insiders
        onlookers: dict[tuple[Viewer, bool], bytes] = {}
        for connection in self.presence.connections:
            seat, person = connection.seat, connection.person.id
            if connection.dropped or seat not in viewers:
                continue
            if person in insiders:
                message = self.views.update(seat, person, blocked=connection.blocked)
            else:
                heard = seat, is_blocked(applied.entry, connection.blocked)
                message = onlookers.get(heard) or self.views.update(seat, "", blocked=connection.blocked)
                onlookers[heard] = message
            if connection is sender:
                connection.buffer(message)
            else:
                connection.send(message)

    def advance(self, is_owner: bool = True) -> None:
        """Do what has to happen by itself now."""
        self._autopilot.advance(is_owner)

    # Other servers

    async def catch_up(self) -> None:
        await self._follower.catch_up()

    def hear(self, notice: Notice) -> None:
        """Handle a notice from another server about this table."""
        self._follower.follow(notice.number)
        if notice.here is not None:
            was_empty = not self.presence.here()
            if self.presence.hear(notice.server, notice.here) and was_empty:
                self.advance(is_owner=False)
        if notice.asks:
            self.presence.announce()

    # Its life

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost or late if it were closed until somebody asks for it."""
        return not (self.presence.connections or self._tasks or self._inbox.storing or self._autopilot.is_busy)

    def close(self) -> None:
        self._autopilot.cancel()
        self._tasks.cancel()
