"""Sends the notices that are owed: at least once each, all of a person together, while they are away."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from itertools import groupby

import msgspec
from msgspec.structs import replace
from prometheus_client import Counter

from brethren.server.bus import HEARTBEAT
from brethren.server.clock import now
from brethren.server.notices.message import message
from brethren.server.notices.preferences import quiet_until
from brethren.server.notices.push import Delivery, Keys, Push
from brethren.server.notices.store import Owed, Subscriber
from brethren.server.notices.turns import Turn, beginning
from brethren.server.store import Store, Unavailable
from brethren.table.gate import Admitted
from brethren.table.match import Match
from brethren.wire.notices import NoticePreferences

SENT = Counter("brethren_notices", "Notices that were sent to devices, by what became of them", ["fate"])

TOGETHER = 64
"""People to whom notices are sent at the same time."""
LEASE = 30.0
"""Seconds after which a notice that was claimed, but not settled, is due again: its server has died."""
PATIENCE = 10.0
"""Seconds for which other servers leave a notice to the one that stored the move."""
RETURN = 5.0
"""Seconds in which browsers come back after a restart, before anybody counts as away."""
MOST_TRIES, FIRST_WAIT, LONGEST_WAIT = 10, 30.0, 6 * 3600.0
_preferences = msgspec.json.Decoder(NoticePreferences).decode
_keys = msgspec.json.Decoder(Keys).decode
logger = logging.getLogger("brethren")

Look = Callable[[Owed], Awaitable[Turn | None]]
"""Finds the turn that a notice is about; None if it is over, or its player is at the table."""


class Outbox:
    def __init__(self, store: Store, push: Push, look: Look, server: str, seen_after: float) -> None:
        self._store, self._push, self._look = store, push, look
        self._server, self._seen_after = server, seen_after
        self.key = push.public
        self.subscribers: AbstractSet[str] = frozenset()
        self._news = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def owed(self, match: Match, admitted: Admitted, here: Callable[[], AbstractSet[str]]) -> list[Owed]:
        """What will be owed when this entry is stored. Those who are here have seen it, if they are here a little
        later still: a phone that was just put away seems to be here for a while."""
        if not self.subscribers:
            return []
        people = beginning(match, admitted) & self.subscribers
        at, present = now(), here() if people else frozenset()
        due = {person: at + self._seen_after if person in present else at for person in people}
        return [Owed(each, match.table, match.number + 1, due[each], self._server) for each in sorted(people)]

    def wake(self) -> None:
        """Something may be due now."""
        self._news.set()

    async def refresh(self) -> None:
        """Find out who wants notices."""
        self.subscribers = await self._store.subscribers()

    async def follow(self) -> None:
        """Among several servers, from time to time: people may have asked another one for notices."""
        while True:
            await asyncio.sleep(HEARTBEAT * random.uniform(0.8, 1.2))
            with suppress(Unavailable):
                await self.refresh()

    async def run(self) -> None:
        await asyncio.sleep(RETURN)
        while True:
            self._news.clear()
            try:
                wait = await self._take()
            except Unavailable:
                wait = HEARTBEAT
            except Exception:
                # Whatever it was, notices are still owed.
                logger.exception("notices could not be sent")
                wait = HEARTBEAT
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)

    async def _take(self) -> float:
        """Begin to send what is due; for how many seconds nothing will be."""
        free = TOGETHER - len(self._sending)
        due = await self._store.next_due()
        if due is None or not free:
            return HEARTBEAT
        if due > now():
            return min(due - now(), HEARTBEAT)
        found = await self._store.claim_notices(self._server, now(), PATIENCE, now() + LEASE, free)
        for _, notices in groupby(sorted(found, key=lambda each: each.person), key=lambda each: each.person):
            task = asyncio.create_task(self._send(list(notices)))
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return 0.0 if found else 1.0

    def _sent(self, task: "asyncio.Task[None]") -> None:
        if len(self._sending) == TOGETHER:
            self._news.set()
        self._sending.discard(task)

    async def _send(self, notices: list[Owed]) -> None:
        """To one person."""
        try:
            await self._deliver(notices)
        except Unavailable as unavailable:
            logger.warning("notices have to wait", extra={"why": str(unavailable)})
        except Exception:
            # Whatever it was, it must not happen again and again.
            logger.exception("a notice could not be sent")
            with suppress(Unavailable):
                await self._try_again(notices, set(), 0.0)

    async def _deliver(self, notices: list[Owed]) -> None:
        subscriber = await self._store.subscriber(notices[0].person)
        turns = [(each, await self._look(each)) for each in notices] if subscriber.devices else []
        standing = [(each, turn) for each, turn in turns if turn is not None]
        await self._settle(each for each in notices if each not in [one for one, _ in standing])
        if not standing:
            return
        waiting = [each for each, _ in standing]
        if until := _quiet_until(subscriber):
            await self._store.postpone([replace(each, due=until) for each in waiting])
            return
        text = message(waiting, [turn for _, turn in standing], subscriber)
        told = set.intersection(*(set(each.told) for each in waiting))
        devices = [(endpoint, keys) for endpoint, keys in subscriber.devices if endpoint not in told]
        answers = await asyncio.gather(*(self._push.send(endpoint, _keys(keys), text) for endpoint, keys in devices))
        await self._conclude(waiting, told, [endpoint for endpoint, _ in devices], answers)

    async def _conclude(
        self, notices: list[Owed], told: set[str], endpoints: Sequence[str], answers: Sequence[Delivery]
    ) -> None:
        for endpoint, answer in zip(endpoints, answers, strict=True):
            SENT.labels(answer.fate).inc()
            if answer.fate == "gone":
                await self._store.unsubscribe(endpoint)
            if answer.fate != "later":
                told.add(endpoint)
        if any(answer.fate == "gone" for answer in answers):
            await self.refresh()
        if waits := [answer.wait for answer in answers if answer.fate == "later"]:
            await self._try_again(notices, told, max(waits))
        else:
            await self._settle(notices)

    async def _try_again(self, notices: list[Owed], told: set[str], wait: float) -> None:
        tired = [each for each in notices if each.tries + 1 >= MOST_TRIES]
        later = [_later(each, told, wait) for each in notices if each not in tired]
        await self._settle(tired)
        if later:
            await self._store.postpone(later)

    async def _settle(self, notices: Iterable[Owed]) -> None:
        if ids := [each.id for each in notices]:
            await self._store.settle(ids)

    def shut(self) -> None:
        for task in self._sending:
            task.cancel()


def _later(notice: Owed, told: set[str], wait: float) -> Owed:
    """When a push service asks for, or else with a longer pause after each try; and not all at the same time."""
    pause = min(FIRST_WAIT * 2**notice.tries, LONGEST_WAIT) * random.uniform(0.8, 1.2)
    return replace(notice, due=now() + (wait or pause), tries=notice.tries + 1, told=tuple(sorted(told)))


def _quiet_until(subscriber: Subscriber) -> float | None:
    quiet = _preferences(subscriber.preferences).quiet if subscriber.preferences else None
    return quiet_until(quiet, now()) if quiet else None
