"""A table's inbox: proposals are checked, stored and applied one after another."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from brethren.server.bus import LEASE, Notice
from brethren.server.clock import now
from brethren.server.connection import Connection
from brethren.server.follower import Follower, Replica
from brethren.server.friends.store import Crew
from brethren.server.presence import PresenceTracker
from brethren.server.services import Services
from brethren.server.store import Conflict, Row, resolve_future
from brethren.server.tasks import Tasks
from brethren.table import log
from brethren.table.gate import Admitted
from brethren.table.refusal import Refused

RETRIES = 8
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class Proposal(Struct, frozen=True):
    """An entry to check when its turn comes, and a callback for the outcome."""

    propose: Callable[[], Admitted | None]
    done: Callable[[Exception | None], None]
    sender: Connection | None = None
    tries: int = RETRIES


class Inbox:
    """Store first, then apply, then broadcast. If another server was first, read what it wrote and check again."""

    def __init__(
        self, replica: Replica, services: Services, tasks: Tasks, follower: Follower, presence: PresenceTracker
    ) -> None:
        self._replica, self._tasks, self._follower, self._presence = replica, tasks, follower, presence
        self._store, self._bus, self._outbox = services.store, services.bus, services.outbox
        self._waiting: deque[Proposal] = deque()
        self.storing = False
        self._has_lease = False

    def add(self, proposal: Proposal) -> None:
        self._waiting.append(proposal)
        self._drain()

    async def enter(self, propose: Callable[[], Admitted | None]) -> None:
        """Wait until this has been stored and broadcast, or turned out not to be needed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(Proposal(propose, partial(resolve_future, done)))
        await done

    def _drain(self) -> None:
        while self._waiting and not self.storing:
            proposal = self._waiting.popleft()
            try:
                admitted = proposal.propose()
            except Refused as refused:
                proposal.done(refused)
                continue
            except Exception as fault:
                # Others wait in the inbox, whatever the error.
                logger.exception("a proposal could not be checked")
                proposal.done(fault)
                continue
            if admitted is None:
                proposal.done(None)
                continue
            self.storing = True
            row = self._row(admitted)
            self._store.append(row, partial(self._stored, proposal, row, admitted))

    def _row(self, admitted: Admitted) -> Row:
        match, entry = self._replica.match, admitted.entry
        needs_lease = type(entry) is log.Started or (match.stage == "playing" and not self._has_lease)
        lease = now() + LEASE if needs_lease else None
        owed = self._outbox.owed(match, admitted, self._presence.here) if self._outbox else ()
        crew = Crew.of(match) if type(entry) is log.Started else None
        return Row(match.table, match.number + 1, _encode(entry), log.joins(entry), lease=lease, owed=owed, crew=crew)

    def _stored(self, proposal: Proposal, row: Row, admitted: Admitted, problem: Exception | None) -> None:
        if isinstance(problem, Conflict):
            self._tasks.spawn(self._retry(proposal))
            return
        replica = self._replica
        try:
            if problem is None:
                # Entries of others are read at the same time, and this one may have been among them.
                if row.number > replica.match.number:
                    replica.apply(*admitted, proposal.sender)
                self._has_lease = replica.match.stage == "playing"
                if self._bus.shared:
                    self._bus.tell(replica.match.table, Notice(self._bus.server, row.number))
                if row.owed and self._outbox:
                    self._outbox.wake(row.owed)
                replica.advance()
        finally:
            self.storing = False
            proposal.done(problem)
            self._drain()

    async def _retry(self, proposal: Proposal) -> None:
        try:
            await self._follower.catch_up()
            again = replace(proposal, tries=proposal.tries - 1)
            if not again.tries:
                raise Refused("busy", "this table is busy; please try again")
            self._waiting.appendleft(again)
        except Exception as problem:
            proposal.done(problem)
        finally:
            self.storing = False
            self._drain()
