"""What a table does by itself: it starts, its bots decide, its clocks run out, and at the end it is archived."""

import asyncio
import random
from collections.abc import Callable

from brethren.server.alarm import Alarm
from brethren.server.bot_seats import BotSeats
from brethren.server.bus import HEARTBEAT
from brethren.server.clock import now
from brethren.server.inbox import Inbox, Proposal
from brethren.server.tasks import Tasks
from brethren.table import gate
from brethren.table.gate import Admitted
from brethren.table.match import Match

PATIENCE = HEARTBEAT
"""A server thinks for a bot that another server has neglected, after one to two times this many seconds."""


class Autopilot:
    def __init__(
        self, match: Match, inbox: Inbox, bots: BotSeats, tasks: Tasks, alarm: Alarm, archive: Callable[[Match], None]
    ) -> None:
        self._match, self._inbox, self._bots, self._tasks, self._archive = match, inbox, bots, tasks, archive
        self._alarm = alarm
        self._patience: asyncio.TimerHandle | None = None
        self._is_archived = False

    @property
    def is_busy(self) -> bool:
        """Whether something would be late if this table were closed."""
        return self._alarm.is_set or bool(self._match.bots_to_move() and self._bots.are_awaited())

    def advance(self, is_owner: bool = True) -> None:
        """Do what the table now asks for. The server that has stored the latest entry, the owner, thinks for the bots
        at once; the others only if it doesn't."""
        self._lose_patience()
        if gate.ready(self._match):
            self._inbox.add(Proposal(self._start, self._started))
        self._alarm.set()
        if is_owner:
            self._archive_once()
            self._bots.advance(self.advance)
        elif self._match.bots_to_move() or self._match.stage == "over":
            delay = PATIENCE * random.uniform(1.0, 2.0)
            self._patience = asyncio.get_running_loop().call_later(delay, self.advance)

    def cancel(self) -> None:
        self._lose_patience()
        self._alarm.cancel()

    def _lose_patience(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _start(self) -> Admitted | None:
        return gate.start(self._match, now()) if gate.ready(self._match) else None

    def _started(self, problem: Exception | None) -> None:
        if problem:
            self._tasks.spawn(self._retry())

    async def _retry(self) -> None:
        await asyncio.sleep(1.0)
        self.advance()

    def _archive_once(self) -> None:
        if self._match.stage == "over" and not self._is_archived:
            self._is_archived = True
            self._archive(self._match)
