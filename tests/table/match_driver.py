"""A match with people around the table, and commands as the server gives them."""

import asyncio
import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
import pytest

from brethren.games import GAMES
from brethren.server.slices import in_slices
from brethren.table import gate, log
from brethren.table.audience import Applied, Viewer
from brethren.table.log import AnyEntry
from brethren.table.luck import commitment
from brethren.table.match import Match, Outcome
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.table.views import Views
from brethren.wire import table as shapes
from brethren.wire.commands import AnyCommand
from brethren.wire.updates import Update
from tests.tables import Table

SECRET = "5e" * 32
ANN, BEN, CAT, DAN, EVE, ZOE = people = [Person(name.lower(), name, "parrot") for name in
                                         ("Ann", "Ben", "Cat", "Dan", "Eve", "Zoe")]  # fmt: skip
encode = msgspec.json.Encoder().encode
T = TypeVar("T")


def whole(work: Generator[None, None, T]) -> T:
    """The result of long work."""
    return asyncio.run(in_slices(work))


@dataclass
class MatchDriver:
    """A match with its log, and one clock for everybody. Each command adds to both."""

    match: Match
    entries: list[AnyEntry] = field(default_factory=list)
    now: float = 1_000.0
    asked: int = 0
    applied: Applied | None = None
    views: Views = field(init=False)

    def __post_init__(self) -> None:
        self.views = Views(self.match)

    @classmethod
    def of(cls, game: str = "cartagena", seats: int = 2, host: Person = ANN, **given: Any) -> "MatchDriver":
        """A table with nobody at it."""
        driver = cls(Match("T"))
        set_up = {"lots": False, **given}
        created = log.Created(
            at=driver.now, by=host.id, game=game, rules=GAMES[game].version, seats=seats, secret=SECRET,
            commitment=commitment(SECRET), **set_up,
        )  # fmt: skip
        driver.add(created)
        return driver

    @classmethod
    def playing(cls, game: str = "cartagena", seats: int = 2, bots: int = 0, **given: Any) -> "MatchDriver":
        """A game that has begun, with people on the first seats and bots on the last ones."""
        driver = cls.of(game, seats, **given)
        for seat in range(seats):
            if seat < seats - bots:
                driver.do(people[seat], "sit", seat=seat)
            else:
                driver.do(ANN, "place", seat=seat, level="random")
        driver.do(ANN, "start")
        return driver

    @classmethod
    def at(cls, table: Table, **given: Any) -> "MatchDriver":
        key, seats, options = table
        return cls.playing(key, seats, options=options, **given)

    def add(self, entry: AnyEntry, outcome: Outcome | None = None) -> Applied:
        self.entries.append(entry)
        self.applied = self.match.add(entry, outcome)
        self.views.forget(self.applied)
        return self.applied

    def do(self, who: Person, do: str, seat_of: Viewer = -1, *, away: frozenset[int] = frozenset(),
           here: frozenset[str] = frozenset(), id: str = "", **command: Any) -> Applied | None:  # fmt: skip
        """Send a command, from one's first seat unless another is given; None if it had been done before."""
        self.asked += 1
        asked = msgspec.convert({"do": do, "id": id or f"c{self.asked}", **command}, AnyCommand)
        seats = self.match.seating.seats_of(who.id)
        looks_from = (seats[0] if seats else None) if seat_of == -1 else seat_of
        admitted = gate.admit(self.match, asked, gate.Sender(who, looks_from, self.now, away, here))
        return None if admitted is None else self.add(*admitted)

    def refused(self, who: Person, do: str, *args: Any, **command: Any) -> str:
        """The reason why a command was not done. Nothing has changed by it."""
        before = self.match.number
        with pytest.raises(Refused) as refusal:
            self.do(who, do, *args, **command)
        assert refusal.value.message
        assert self.match.number == before
        return refusal.value.reason

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def who(self, seat: int) -> Person:
        chair = self.match.seating.chairs[seat]
        assert chair
        return next(person for person in people if person.id == chair.person)

    def play(self, seat: int, action: int | None = None) -> Applied:
        """This seat's decision: the first of its actions unless another is given."""
        actions = self.table(seat).actions
        chosen = actions[0]["id"] if action is None else action
        chair = self.match.seating.chairs[seat]
        if chair and chair.person:
            number = self.match.number_for(seat)
            applied = self.do(self.who(seat), "play", seat, number=number, action=chosen)
            assert applied
            return applied
        return self.add(*gate.play(self.match, seat, chosen, self.now))

    def undo(self, seat: int) -> Applied:
        applied = self.do(self.who(seat), "undo", seat, number=self.match.number_for(seat))
        assert applied
        return applied

    def go_on(self, dice: random.Random, steps: int = 1) -> None:
        """Let somebody who may decide do something legal."""
        for _ in range(steps):
            if self.match.deciding:
                self.wait(dice.choice((0.25, 1.5, 7.0)))
                seat = dice.choice(self.match.deciding)
                assert self.match.state is not None
                self.play(seat, dice.choice(self.match.game.legal(self.match.state, seat)))

    def table(self, viewer: Viewer) -> shapes.Table:
        return self.views.table(viewer, self.person(viewer))

    def update(self, viewer: Viewer, since: int | None = None) -> Update:
        """The latest update for somebody who looks from there."""
        return msgspec.json.decode(self.views.update(viewer, self.person(viewer), since), type=Update)

    def person(self, viewer: Viewer) -> str:
        chair = self.match.seating.chairs[viewer] if viewer is not None else None
        return chair.person if chair else ""

    def bytes(self, viewer: Viewer) -> bytes:
        """All of the table that this viewer sees."""
        return encode(self.table(viewer))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.match.seats), None)
