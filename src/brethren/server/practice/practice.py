"""A player's mistakes, from reviews of their finished matches. They are tried again until they are learnt.

Exercises are in Leitner boxes. Solved at once, one moves on to the next box and comes back after a longer time; else it
goes back to the first box. Behind the last box it is learnt.
"""

import re
from collections.abc import Sequence
from math import inf

import msgspec

from brethren.review.review import MISTAKE
from brethren.server.clock import now
from brethren.server.jobs import Setting
from brethren.server.practice.store import PracticeStore
from brethren.server.store import NEVER
from brethren.server.thinkers import Thinkers
from brethren.table import view
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.practice import Exercise, Practice
from brethren.wire.review import ReviewStep

ID = re.compile(r"[\w-]{0,60}", re.ASCII)
MAX_OF_A_MATCH = 10
"""Mistakes of one match that are kept, the dearest."""
MOST = 100
"""Exercises of one person; the oldest go."""
DAY = 24 * 3600.0
SOON = 600.0
"""Seconds after which an exercise comes back that was not solved."""
BOXES = (SOON, 1 * DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Exercise).decode


class PracticeBook:
    def __init__(self, store: PracticeStore, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers

    async def keep(self, person: str, address: str, match: Match, steps: Sequence[ReviewStep]) -> None:
        """The mistakes of this person in a finished match that has been reviewed; once."""
        mistakes = dearest(steps, _played_by(match, person))
        if not mistakes or await self._store.count_exercises(person, match.table, inf):
            return
        job = Setting(match.table, _encode(view.record(match)), mistakes)
        found = await self._thinkers.set_exercises(job, (address, "practice"))
        await self._store.add_exercises(person, match.table, [(one.id, _encode(one)) for one in found], now())
        await self._store.trim_exercises(person, MOST)

    async def next(self, person: str, table: str = "") -> Practice:
        """The next exercise, of all tables or of one."""
        if not ID.fullmatch(table):
            raise Refused("no such table", "there is no such table")
        at, only = now(), table or None
        found = await self._store.next_exercise(person, only, NEVER)
        due = await self._store.count_exercises(person, only, at)
        kept = await self._store.count_exercises(person, only, NEVER)
        return Practice(due, kept, _decode(found.body) if found and due else None, found.due if found else None)

    async def tried(self, person: str, id: str, solved: bool) -> None:
        found = await self._store.exercise(person, id) if ID.fullmatch(id) else None
        if found is None:
            raise Refused("not found", "this exercise is not kept any more")
        box = found.box + 1 if solved else 0
        await self._store.schedule(person, id, box, now() + BOXES[box] if box < len(BOXES) else NEVER)


def _played_by(match: Match, person: str) -> list[int]:
    """The seats of somebody who has not left them to a bot."""
    chairs = match.seating.chairs
    return [seat for seat, chair in enumerate(chairs) if chair and chair.person == person and not chair.standin]


def dearest(steps: Sequence[ReviewStep], seats: Sequence[int]) -> list[ReviewStep]:
    mistakes = [step for step in steps if step.seat in seats and _loss(step) >= MISTAKE]
    return sorted(mistakes, key=_loss, reverse=True)[:MAX_OF_A_MATCH]


def _loss(step: ReviewStep) -> float:
    return step.opinion.loss if step.opinion else 0.0
