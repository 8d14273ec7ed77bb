"""The seats of a table that bots decide for."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial

from brethren.bots import Choice
from brethren.server.clock import now
from brethren.server.inbox import Inbox
from brethren.server.jobs import Question
from brethren.server.presence import PresenceTracker
from brethren.server.queue import NobodyThinks, Priority, Unwanted
from brethren.server.store import Unavailable
from brethren.server.tasks import Tasks
from brethren.server.thinkers import Thinkers
from brethren.table import gate
from brethren.table.clocks import Decision
from brethren.table.gate import Admitted
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.vocabulary import Level

FAILED = 5.0
"""Seconds before a bot thinks again after its thinking failed."""
PATIENCE = 600.0
"""Seconds after which bots wait until somebody comes, if nobody is here."""
logger = logging.getLogger("brethren")


class BotSeats:
    def __init__(
        self, match: Match, inbox: Inbox, presence: PresenceTracker, thinkers: Thinkers, tasks: Tasks, pace: float
    ) -> None:
        """`pace`: seconds that a decision takes at least, so that people can follow."""
        self._match, self._inbox, self._presence = match, inbox, presence
        self._thinkers, self._tasks, self._pace = thinkers, tasks, pace
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def advance(self, then: Callable[[], None]) -> None:
        """Let the bots think that have to decide."""
        bots = self._match.bots_to_move()
        for seat, level in bots if bots and self.are_awaited() else ():
            if seat not in self._thinking:
                self._thinking[seat] = self._tasks.spawn(self._think(seat, level, then))

    def are_awaited(self) -> bool:
        """Whether anybody waits for what bots do here: somebody who is here, or somebody who has decided something and
        will come back for the answer. Bots among themselves wait until somebody comes, and so do those that nobody has
        looked at for long: otherwise tables that are left by the hundred would keep the workers busy for hours."""
        return self._priority() is not None

    def _is_played(self) -> bool:
        chairs = self._match.seating.chairs
        people = {seat for seat, chair in enumerate(chairs) if chair and chair.person and not chair.played_by}
        return any(played.seat in people for _, played in self._match.moves.played)

    def _priority(self) -> Priority | None:
        empty = self._presence.empty_for()
        if not empty:
            return Priority.WATCHED
        return Priority.UNWATCHED if empty < PATIENCE and self._is_played() else None

    async def _think(self, seat: int, level: Level, then: Callable[[], None]) -> None:
        decision = self._match.clocks.decisions[seat]
        try:
            choice = await self._choice(seat, level)
            await self._inbox.enter(partial(self._play, seat, choice.action, decision))
        except Unwanted:
            pass
        except (NobodyThinks, Refused, Unavailable) as problem:
            logger.warning("a bot has to wait", extra={"why": str(problem)})
            await asyncio.sleep(1.0)
        except Exception:
            # Nobody else will move for this bot, so it thinks again after any error, but not so soon that others wait.
            logger.exception("a bot could not move", extra={"game": self._match.game.key})
            await asyncio.sleep(FAILED)
        finally:
            self._thinking.pop(seat, None)
        then()

    async def _choice(self, seat: int, level: Level) -> Choice:
        match, began = self._match, time.monotonic()
        assert match.state is not None
        sight = match.game.view(match.state, seat).tobytes()
        question = Question(match.game.key, match.created.rules, sight, seat, level, self._seed(seat))
        choice = await self._thinkers.choose(question, self._presence.flow(), self._priority)
        await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
        return choice

    def _seed(self, seat: int) -> int:
        """On a daily voyage bots answer the same decisions in the same way for everybody."""
        match = self._match
        if not match.created.voyage or not match.luck:
            return secrets.randbits(63)
        decided = sum(played.seat == seat for _, played in match.moves.played)
        return match.luck.seed(f"{seat} {decided}")

    def _play(self, seat: int, action: int, decision: Decision) -> Admitted | None:
        """Unless the game has gone another way meanwhile."""
        match = self._match
        chair = match.seating.chairs[seat]
        if match.clocks.decisions.get(seat) != decision or not chair or not chair.played_by:
            return None
        return gate.play(match, seat, action, now())
