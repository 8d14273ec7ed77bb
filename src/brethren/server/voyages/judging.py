"""Reviews finished voyages in the background, whether or not somebody waits, to find their accuracy."""

import asyncio
import logging
import random
import time

from brethren.server.clock import now
from brethren.server.loading import entries_of, match_of
from brethren.server.queue import NobodyThinks
from brethren.server.reviews import END, Reviews
from brethren.server.store import Store, Unavailable
from brethren.server.voyages.day import Day
from brethren.server.voyages.store import Judgeable
from brethren.server.voyages.voyages import SEAT, sailor
from brethren.table.match import Match
from brethren.table.refusal import Refused

PAUSE = 5.0
"""Seconds between two looks for voyages that have ended."""
LOOK = 1.0
"""Seconds between two looks at a review."""
LEASE = 600.0
"""Seconds for a review. Then it is abandoned, and another server may try."""
MAX_TRIES = 5
KEPT_DAYS = 30
"""Results of older days go."""
STEP = 50
FLOW = "voyages"
"""In place of an address: all of these reviews together get the share of one visitor."""
logger = logging.getLogger("brethren")


class VoyageJudge:
    def __init__(self, store: Store, reviews: Reviews) -> None:
        self._store, self._reviews = store, reviews

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE * random.uniform(0.5, 1.0))
            try:
                while await self.judge_next():
                    pass
                await self._store.expire_voyages(Day.at(now()).before(KEPT_DAYS).name, STEP)
            except (Unavailable, NobodyThinks) as why:
                logger.warning("voyages have to wait", extra={"why": str(why)})

    async def judge_next(self) -> bool:
        """Judge a voyage that is due. Whether there was one."""
        since = Day.at(now()).before(1).name
        claimed = await self._store.claim_voyage(since, now(), now() + LEASE, MAX_TRIES)
        if claimed is None:
            return False
        try:
            await self._judge(claimed)
        except Refused as refused:
            logger.warning("a voyage can't be judged", extra={"why": refused.message})
        return True

    async def _judge(self, claimed: Judgeable) -> None:
        match = await match_of(claimed.table, await entries_of(self._store, claimed.table))
        is_late = match.updated >= Day.called(claimed.day).sealed_until
        accuracy = None if is_late else await self._accuracy(match)
        if accuracy is None:
            await self._store.drop_voyage(claimed.day, claimed.person)
        else:
            await self._store.judge_voyage(claimed.day, claimed.person, round(accuracy, 1), sailor(match))

    async def _accuracy(self, match: Match) -> float | None:
        """The accuracy of a voyage; None if there was never a choice. A review that a person looks at is shared."""
        name, until = await self._reviews.of_table(match, FLOW), time.monotonic() + LEASE
        while (part := await self._reviews.part(name, END)).accounts is None:
            if time.monotonic() > until:
                raise NobodyThinks("a review takes too long")
            await asyncio.sleep(LOOK)
        return part.accounts[SEAT].accuracy
