"""Reads what other servers have written about a table."""

import asyncio
import logging
from typing import Protocol

import msgspec

from brethren.server.connection import Connection
from brethren.server.services import Services
from brethren.server.store import Unavailable
from brethren.server.tasks import Tasks
from brethren.table.log import AnyEntry
from brethren.table.match import Match, Outcome

_decode = msgspec.json.Decoder(AnyEntry).decode
logger = logging.getLogger("brethren")


class Replica(Protocol):
    """The copy of a match that this process has: stored entries are applied to it."""

    match: Match

    def apply(self, entry: AnyEntry, outcome: Outcome | None = None, sender: Connection | None = None) -> None: ...
    def advance(self, is_owner: bool = True) -> None: ...


class Follower:
    def __init__(self, replica: Replica, services: Services, tasks: Tasks) -> None:
        self._replica, self._tasks = replica, tasks
        self._store, self._outbox = services.store, services.outbox
        self._behind = 0
        self._reading: asyncio.Task[None] | None = None

    async def catch_up(self) -> None:
        """Read on. An entry that is being stored here at the same time counts once, no matter what comes first."""
        match = self._replica.match
        first = match.number + 1
        for number, body in enumerate(await self._store.entries(match.table, first - 1), first):
            if number > match.number:
                self._replica.apply(_decode(body))
                if self._outbox:
                    self._outbox.begun_elsewhere(match)
                self._replica.advance(is_owner=False)

    def follow(self, number: int) -> None:
        """Read what another server has written, up to this number."""
        if number <= self._replica.match.number:
            return
        self._behind = max(self._behind, number)
        if self._reading is None:
            self._reading = self._tasks.spawn(self._read_on())

    async def _read_on(self) -> None:
        match = self._replica.match
        try:
            while match.number < self._behind:
                before = match.number
                await self.catch_up()
                if match.number == before:
                    break
        except Unavailable as unavailable:
            logger.warning("not read", extra={"why": str(unavailable)})
        finally:
            self._reading = None
