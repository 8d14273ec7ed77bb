"""A timer for the next player whose time runs out, or who has to be reminded."""

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
    def __init__(self, match: Match, inbox: Inbox, tasks: Tasks, before: float) -> None:
        """`before`: seconds between the reminder and the end."""
        self._match, self._inbox, self._tasks, self._before = match, inbox, tasks, before
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Set the alarm for the next player who will be late or has to be reminded."""
        self.cancel()
        nexts = [found[0] for found in (self._match.next_due(), self._match.next_reminder(self._before)) if found]
        if nexts:
            delay = max(0.0, min(nexts) - now())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._tasks.spawn(self._ring()))

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _ring(self) -> None:
        try:
            await self._inbox.enter(self._propose)
        except (Refused, Unavailable):
            await asyncio.sleep(1.0)
        self.set()

    def _propose(self) -> Admitted | None:
        at, due, reminder = now(), self._match.next_due(), self._match.next_reminder(self._before)
        if due and due[0] <= at:
            return Admitted(log.Late(at, seat=due[1]))
        return Admitted(log.Reminded(at, seat=reminder[1])) if reminder and reminder[0] <= at else None
