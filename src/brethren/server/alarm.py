"""Rings when a player's time has run out."""

import asyncio

from brethren.server.clock import now
from brethren.server.inbox import Inbox
from brethren.server.store import Unavailable
from brethren.server.tasks import Tasks
from brethren.table import log
from brethren.table.gate import Admitted
from brethren.table.match import Match
from brethren.table.refusal import Refused


class Alarm:
    def __init__(self, match: Match, inbox: Inbox, tasks: Tasks) -> None:
        self._match, self._inbox, self._tasks = match, inbox, tasks
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """For the next player to be late, if anybody will be."""
        self.cancel()
        due = self._match.next_due()
        if due is not None:
            delay = max(0.0, due[0] - now())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._tasks.spawn(self._ring()))

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _ring(self) -> None:
        try:
            await self._inbox.enter(self._late)
        except (Refused, Unavailable):
            await asyncio.sleep(1.0)
        self.set()

    def _late(self) -> Admitted | None:
        due = self._match.next_due()
        return Admitted(log.Late(now(), seat=due[1])) if due and due[0] <= now() else None
