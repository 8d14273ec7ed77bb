"""Hints: what the strongest bot thinks of a player's actions."""

import asyncio
import secrets

from brethren.bots import Choice
from brethren.server.queue import NobodyThinks
from brethren.server.thinkers import Question, Thinkers
from brethren.table.audience import Viewer
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.hints import Hint, Thought

LEVEL = "captain"


class Hints:
    def __init__(self, match: Match, thinkers: Thinkers) -> None:
        self._match, self._thinkers = match, thinkers
        self._thinking = asyncio.Lock()

    async def of(self, viewer: Viewer, address: str) -> Hint:
        """Only in games against bots, where no other person is at a disadvantage."""
        question, number = self._question(viewer), self._match.number_for(viewer)
        # Bots wait for the same processes: nobody may keep those busy by asking again and again.
        if self._thinking.locked():
            raise Refused("busy", "a hint is being thought about already")
        async with self._thinking:
            try:
                choice = await self._thinkers.choose(question, (address, self._match.table))
            except NobodyThinks:
                raise Refused("busy", "nobody is free to think about a hint") from None
        return _hint(number, choice)

    def _question(self, viewer: Viewer) -> Question:
        match = self._match
        if viewer is None or match.state is None or viewer not in match.deciding:
            raise Refused("not deciding", "you have nothing to decide now")
        others = [chair for seat, chair in enumerate(match.seating.chairs) if seat != viewer]
        if any(chair is None or chair.bot is None for chair in others):
            raise Refused("not alone", "hints are for games against bots only")
        sight = match.game.view(match.state, viewer).tobytes()
        return Question(match.game.key, match.rules, sight, viewer, LEVEL, secrets.randbits(63))


def _hint(number: int, choice: Choice) -> Hint:
    thoughts = sorted(choice.thoughts, key=lambda t: (t.action == choice.action, t.visits), reverse=True)
    told = [Thought(t.action, t.visits, list(t.chances)) for t in thoughts[:3]]
    return Hint(number, told or [Thought(choice.action, 0, [])], choice.exact)
