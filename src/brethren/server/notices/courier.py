"""Sends the notices that are owed by one channel: at least once each, all of a receiver together."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby

from msgspec.structs import replace
from prometheus_client import Counter

from brethren.server.bus import HEARTBEAT
from brethren.server.clock import now
from brethren.server.notices.channel import Channel, Receiver
from brethren.server.notices.delivery import Delivery
from brethren.server.notices.message import text
from brethren.server.notices.store import NoticeStore, Owed
from brethren.server.notices.turns import LaterTurn, Subject
from brethren.server.store import Unavailable

SENT = Counter("brethren_notices", "Notices that were sent, by channel and what became of them", ["channel", "fate"])

LEASE = 30.0
"""Seconds after which a notice that was claimed, but not settled, is due again: its server has died."""
PATIENCE = 10.0
"""Seconds for which other servers leave a notice to the server that stored the move."""
RETURN = 5.0
"""Seconds in which browsers come back after a restart, before anybody counts as away."""
MAX_TRIES, FIRST_WAIT, LONGEST_WAIT = 10, 30.0, 6 * 3600.0
logger = logging.getLogger("brethren")

Look = Callable[[Owed], Awaitable[Subject | LaterTurn | None]]
"""Finds what a notice is about; None if that is over, or its player is at the table."""
Subjects = list[tuple[Owed, Subject]]


class Courier:
    def __init__(self, store: NoticeStore, channel: Channel, look: Look, server: str, wait: float) -> None:
        """`wait`: seconds from the beginning of a turn, if its player is at the table then, to its notice."""
        self._store, self._channel, self._look, self._server, self._wait = store, channel, look, server, wait
        self._news = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Something may be due now."""
        self._news.set()

    async def run(self) -> None:
        await asyncio.sleep(RETURN)
        while True:
            self._news.clear()
            try:
                wait = await self._take()
            except Unavailable:
                wait = HEARTBEAT
            except Exception:
                # Notices are still owed, whatever the error.
                logger.exception("notices could not be sent")
                wait = HEARTBEAT
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)

    async def _take(self) -> float:
        """Begin to send what is due; for how many seconds nothing will be."""
        free = self._channel.together - len(self._sending)
        due = await self._store.next_due(self._channel.name)
        if due is None or not free:
            return HEARTBEAT
        if due > now():
            return min(due - now(), HEARTBEAT)
        at = now()
        found = await self._store.claim_notices(self._channel.name, self._server, at, PATIENCE, at + LEASE, free)
        for _, notices in groupby(sorted(found, key=lambda each: each.person), key=lambda each: each.person):
            task = asyncio.create_task(self._send(list(notices)))
            self._sending.add(task)
            task.add_done_callback(self._sent)
        return 0.0 if found else 1.0

    def _sent(self, task: "asyncio.Task[None]") -> None:
        if len(self._sending) == self._channel.together:
            self._news.set()
        self._sending.discard(task)

    async def _send(self, notices: list[Owed]) -> None:
        """Send to one receiver."""
        try:
            await self._deliver(notices)
        except Unavailable as unavailable:
            logger.warning("notices have to wait", extra={"why": str(unavailable)})
        except Exception:
            # No error may repeat again and again.
            logger.exception("a notice could not be sent")
            with suppress(Unavailable):
                await self._conclude([(each, 0.0) for each in notices])

    async def _deliver(self, notices: list[Owed]) -> None:
        receiver = await self._channel.receiver(notices[0].person)
        if self._channel.gathers:
            notices = await self._store.waiting(self._channel.name, notices[0].person)
            await self._store.postpone([replace(each, due=now() + LEASE) for each in notices])
        # All at once: to ask other servers takes a while for each table.
        looks = await asyncio.gather(*map(self._look, notices)) if receiver else [None] * len(notices)
        found = list(zip(notices, looks, strict=True))
        standing = [(each, turn) for each, turn in found if isinstance(turn, Subject)]
        later = [self._about(each, turn) for each, turn in found if isinstance(turn, LaterTurn)]
        still = {each.id for each, _ in standing} | {each.id for each in later}
        await self._settle(each for each in notices if each.id not in still)
        if later:
            await self._store.postpone(later)
        if not receiver or not standing:
            return
        if until := receiver.not_before(now()):
            await self._store.postpone([replace(each, due=until) for each, _ in standing])
            return
        endpoints = receiver.endpoints
        answers = await asyncio.gather(*(self._tell(receiver, endpoint, standing) for endpoint in endpoints))
        await self._conclude(_after(each, endpoints, answers) for each, _ in standing)

    def _about(self, notice: Owed, turn: LaterTurn) -> Owed:
        """The same notice, about a later turn."""
        return replace(notice, number=turn.number, due=max(now(), turn.at + self._wait))

    async def _tell(self, receiver: Receiver, endpoint: str, standing: Subjects) -> Delivery | None:
        """Tell everything that this endpoint hasn't got yet; None if there is nothing."""
        texts = [text(each.id, turn, receiver.language) for each, turn in standing if endpoint not in each.told]
        if not texts:
            return None
        answer = await receiver.send(endpoint, texts)
        SENT.labels(self._channel.name, answer.fate).inc()
        return answer

    async def _conclude(self, outcomes: Iterable[tuple[Owed, float | None]]) -> None:
        """Settle each of these, or try it again after so many seconds."""
        known = list(outcomes)
        tired = [each for each, wait in known if wait is None or each.tries + 1 >= MAX_TRIES]
        await self._settle(tired)
        if later := [_later(each, wait) for each, wait in known if wait is not None and each not in tired]:
            await self._store.postpone(later)

    async def _settle(self, notices: Iterable[Owed]) -> None:
        if ids := [each.id for each in notices]:
            await self._store.settle(ids)

    def shut(self) -> None:
        for task in self._sending:
            task.cancel()


def _after(notice: Owed, endpoints: Sequence[str], answers: Sequence[Delivery | None]) -> tuple[Owed, float | None]:
    """The endpoints that have it now, and the seconds until the next try for the others; None if all have it."""
    pairs = list(zip(endpoints, answers, strict=True))
    waits = [
        answer.wait for endpoint, answer in pairs if answer and answer.fate == "later" and endpoint not in notice.told
    ]
    told = {endpoint for endpoint, answer in pairs if answer and answer.fate != "later"} | set(notice.told)
    return replace(notice, told=tuple(sorted(told))), max(waits, default=None)


def _later(notice: Owed, wait: float) -> Owed:
    """Seconds until the next try: as the receiver's server asks, else longer after each try, with some jitter."""
    pause = min(FIRST_WAIT * 2**notice.tries, LONGEST_WAIT) * random.uniform(0.8, 1.2)
    return replace(notice, due=now() + (wait or pause), tries=notice.tries + 1)
