"""Whose time runs, how much each seat has spent, and when it has run out."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from brethren.table.log import Played
from brethren.wire.table import Timing
from brethren.wire.vocabulary import Clock

GRACE = 2.0  # seconds that a message may be on its way
DAY = 86_400
"""Seconds. Players whose decisions may take that long aren't expected to be at the table."""


class Decision(Struct, frozen=True):
    """Since which entry, and since when, a seat has had to decide what it has to decide now."""

    number: int
    at: float


class Pause(Struct, frozen=True):
    """A time in which a seat's clock stands still."""

    start: float
    end: float

    def within(self, start: float, end: float) -> float:
        """How many seconds of it lie between these times."""
        return max(0.0, min(self.end, end) - max(self.start, start))


@dataclass(slots=True)
class Clocks:
    limits: Clock = field(default_factory=Clock)
    decisions: dict[int, Decision] = field(default_factory=dict)
    late: set[int] = field(default_factory=set)
    reminded: set[int] = field(default_factory=set)
    withdrawn: dict[int, int] = field(default_factory=dict)
    """How often what a seat has to decide was taken back before it did."""
    pauses: dict[int, list[Pause]] = field(default_factory=dict)
    """Of each seat, one after the other."""
    began: list[float] = field(default_factory=list)
    """When each seat's decision began, as everybody sees it."""
    since: dict[int, float] = field(default_factory=dict)
    """When the decision of each entry began."""
    spent: list[float] = field(default_factory=list)
    shown_spent: list[float] = field(default_factory=list)
    """Time spent on a decision shows only once the decision does: when all hear of it, or had to wait for it."""

    def set_up(self, seats: int) -> None:
        self.spent, self.shown_spent, self.began = [[0.0] * seats for _ in range(3)]

    def stop(self, number: int, played: Played) -> None:
        """This seat has decided."""
        self.since[number] = self.decisions.pop(played.seat).at
        self.reminded.discard(played.seat)
        self.withdrawn.pop(played.seat, None)
        self.spent[played.seat] += self._took(number, played)

    def keep(self, deciding: Container[int]) -> None:
        """Seats that still have to decide keep their time running."""
        if self.decisions:
            self.decisions = {seat: since for seat, since in self.decisions.items() if seat in deciding}

    def seem_to_start(self, deciding: Iterable[int], at: float) -> None:
        """A player without a choice seems to decide like the others, so that clock seems to run too."""
        for seat in deciding:
            if seat not in self.decisions:
                self.began[seat] = at

    def start(self, deciding: Iterable[int], number: int, at: float) -> None:
        for seat in deciding:
            if seat not in self.decisions:
                self.decisions[seat] = Decision(number, at)
                self.began[seat] = at

    def restart(self, seat: int, at: float) -> None:
        if seat in self.decisions:
            self.decisions[seat] = Decision(self.decisions[seat].number, at)
        self.began[seat] = at
        self.reminded.discard(seat)

    def pause(self, seat: int, at: float, until: float) -> None:
        """Stop this seat's clock until then, in place of a pause that hasn't ended yet."""
        earlier = [Pause(pause.start, min(pause.end, at)) for pause in self.pauses.get(seat, ())]
        self.pauses[seat] = [pause for pause in (*earlier, Pause(at, until)) if pause.start < pause.end]
        self.reminded.discard(seat)

    def forget(self, gone: Container[int]) -> None:
        """Forget decisions that were taken back, and with them what others have had to decide since."""
        for seat in [seat for seat, since in self.decisions.items() if since.number in gone]:
            del self.decisions[seat]
            self.withdrawn[seat] = self.withdrawn.get(seat, 0) + 1
        self.late &= self.decisions.keys()
        self.reminded &= self.decisions.keys()

    def recount(self, played: Sequence[tuple[int, Played]], hidden: Container[int]) -> None:
        """Count again, in the same order: subtracting would change the last digits."""
        self.spent, self.shown_spent = [0.0] * len(self.spent), [0.0] * len(self.spent)
        for number, each in played:
            self.spent[each.seat] += self._took(number, each)
            if number not in hidden:
                self.shown_spent[each.seat] += self._took(number, each)

    def end(self) -> None:
        self.decisions.clear()
        self.late.clear()
        self.reminded.clear()

    @property
    def running(self) -> list[int]:
        """The seats that will be late if they don't decide."""
        return [seat for seat in self.decisions if seat not in self.late] if self.timed else []

    @property
    def slow(self) -> bool:
        """Whether no limit is shorter than a day."""
        return all(limit is None or limit >= DAY for limit in (self.limits.move, self.limits.game))

    @property
    def timed(self) -> bool:
        return self.limits.move is not None or self.limits.game is not None

    def due(self, seat: int) -> float:
        """When this seat will be late."""
        return self._end(seat, self.decisions[seat].at, self._allowance(self.spent[seat])) + GRACE

    def reminder(self, seat: int, before: float) -> float:
        """When to remind this seat: so many seconds before it is late, but not before half of its time has passed, nor
        in a pause."""
        half = self._end(seat, self.decisions[seat].at, self._allowance(self.spent[seat]) / 2)
        pauses = self.pauses.get(seat)
        return max(self.due(seat) - before, half, pauses[-1].end if pauses else 0.0)

    def timings(self, deciding: Sequence[int]) -> list[Timing]:
        """The clocks of all seats as everybody sees them. They don't stop at a decision that nobody may know of yet."""
        late, began, game = self.late, self.began, self.limits.game
        if not self.timed:
            seats = range(len(began))
            return [Timing(began[seat] if seat in deciding else None, None, None, seat in late) for seat in seats]
        return [
            Timing(
                began=began[seat] if seat in deciding else None,
                due=self._end(seat, began[seat], self._allowance(spent)) if seat in deciding else None,
                left=None if game is None else max(0.0, game - spent),
                late=seat in late,
            )
            for seat, spent in enumerate(self.shown_spent)
        ]

    def _end(self, seat: int, start: float, seconds: float) -> float:
        """When so much of this seat's time has passed since the start."""
        end = start + seconds
        for pause in self.pauses.get(seat, ()):
            if pause.start < end:
                end += pause.within(start, pause.end)
        return end

    def _allowance(self, spent: float) -> float:
        move, game = self.limits.move, self.limits.game
        return min([*([] if move is None else [float(move)]), *([] if game is None else [max(0.0, game - spent)])])

    def _took(self, number: int, played: Played) -> float:
        since = self.since[number]
        paused = sum(pause.within(since, played.at) for pause in self.pauses.get(played.seat, ()))
        return max(0.0, played.at - since - paused)
