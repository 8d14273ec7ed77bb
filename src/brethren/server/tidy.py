"""Removes tables that never started and people without tables, once they have been unused for long."""

import asyncio
import logging
import random

from brethren.server.clock import now
from brethren.server.registry import TableRegistry
from brethren.server.store import Expired, Store, Unavailable

DAY, HOUR = 86_400.0, 3600.0
STEP, PAUSE = 50, 0.2
"""How many are removed at once, and the seconds in between: players' moves need the same database."""
logger = logging.getLogger("brethren")


async def keep_tidy(registry: TableRegistry, days: float) -> None:
    """About once an hour. Several servers may do it: each removes what the others have left."""
    while days:
        await asyncio.sleep(HOUR * random.uniform(0.5, 1.0))
        try:
            await registry.visit_all()
            removed = await tidy(registry.services.store, days)
            logger.info("tidied", extra={"tables": removed.tables, "people": removed.people})
        except Unavailable as unavailable:
            logger.warning("not tidied", extra={"why": str(unavailable)})


async def tidy(store: Store, days: float) -> Expired:
    """Remove everything that has been unused for this many days, a little at a time."""
    before, tables, people = now() - days * DAY, 0, 0
    while (step := await store.expire(before, STEP)) != Expired(0, 0):
        tables, people = tables + step.tables, people + step.people
        await asyncio.sleep(PAUSE)
    await store.expire_mailboxes(now())
    return Expired(tables, people)
