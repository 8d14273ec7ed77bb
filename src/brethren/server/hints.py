"""Hints: what the strongest bot thinks of a player's actions."""

import asyncio
import secrets

from brethren.bots import Choice
from brethren.server.jobs import Question
from brethren.server.queue import NobodyThinks
from brethren.server.thinkers import Thinkers
from brethren.table.audience import Viewer
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.hints import Hint, Sight, Thought

LEVEL = "captain"


class Hints:
    def __init__(self, match: Match, thinkers: Thinkers) -> None:
        self._match, self._thinkers = match, thinkers
        self._thinking = asyncio.Lock()

    async def of(self, viewer: Viewer, address: str) -> Hint:
        """A hint, only in games against bots, where no other person is at a disadvantage."""
        question, number = self._question(viewer), self._match.number_for(viewer)
        # Bots need the same processes: nobody may keep them busy by asking again and again.
        if self._thinking.locked():
            raise Refused("busy", "a hint is already on its way")
        async with self._thinking:
            try:
                choice = await self._thinkers.choose(question, (address, self._match.table))
            except NobodyThinks:
                raise Refused("busy", "no worker is free to think about a hint") from None
        return _hint(number, choice)

    def sight(self, viewer: Viewer) -> Sight:
        """The view that a hint is about, for a player whose own device thinks."""
        question, number = self._question(viewer), self._match.number_for(viewer)
        return Sight(question.game, question.rules, question.seat, number, question.view.hex())

    def _question(self, viewer: Viewer) -> Question:
        match = self._match
        if match.created.voyage:
            raise Refused("not alone", "there are no hints on the daily voyage: its results are compared")
        if viewer is None or match.state is None or viewer not in match.deciding:
            raise Refused("not deciding", "there is nothing for you to decide now")
        others = [chair for seat, chair in enumerate(match.seating.chairs) if seat != viewer]
        if any(chair is None or chair.bot is None for chair in others):
            raise Refused("not alone", "hints only work in games against bots")
        sight = match.game.view(match.state, viewer).tobytes()
        return Question(match.game.key, match.created.rules, sight, viewer, LEVEL, secrets.randbits(63))


def _hint(number: int, choice: Choice) -> Hint:
    thoughts = sorted(choice.thoughts, key=lambda t: (t.action == choice.action, t.visits), reverse=True)
    told = [Thought(t.action, t.visits, list(t.chances)) for t in thoughts[:3]]
    return Hint(number, told or [Thought(choice.action, 0, [])], choice.exact)
