"""The archive of finished matches. Their summaries are written in the background, several at a time."""

import asyncio
import logging

import msgspec

from brethren.server.queue import NobodyThinks
from brethren.server.store import Store, Unavailable
from brethren.server.thinkers import Thinkers
from brethren.table import view
from brethren.table.match import Match

GATHERING = 0.2
"""Seconds to wait for other matches that end at about the same time."""
MAX_TOGETHER = 8
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class Archive:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers
        self._waiting: list[Match] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, match: Match) -> None:
        """This one is over."""
        self._waiting.append(match)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._waiting:
            await asyncio.sleep(GATHERING)
            some, self._waiting = self._waiting[:MAX_TOGETHER], self._waiting[MAX_TOGETHER:]
            await self._try(some)
        self._writing = None

    async def _try(self, matches: list[Match]) -> None:
        try:
            await self._retire(matches)
        except (Unavailable, NobodyThinks) as why:
            logger.warning("not retired", extra={"why": str(why)})
            self._waiting += matches
            await asyncio.sleep(1.0)
        except Exception:
            # One of them can't be written: the others must be.
            if len(matches) == 1:
                logger.exception("not retired")
                return
            for match in matches:
                await self._try([match])

    async def _retire(self, matches: list[Match]) -> None:
        """Store their summaries, and count what chance did in them. A match that was stored before isn't counted
        again."""
        tallies = await self._thinkers.tally([view.record(match) for match in matches])
        for match, tally in zip(matches, tallies, strict=True):
            await self._store.retire(match.table, _encode(view.finished(match)), tally)

    def shut(self) -> None:
        if self._writing:
            self._writing.cancel()
