"""The decisions of a match as they stand now, what may be taken back of them, and states to go back to."""

from dataclasses import dataclass, field

from msgspec import Struct

from brethren.game import CHANCE, State
from brethren.table.deal import Numbers
from brethren.table.log import Played

MAX_TAIL = 32
MARK = 16
"""The state is kept once in this many decisions, so that taking one back does not replay the whole match."""


class Move(Struct, frozen=True):
    """One decision that is part of the game, with what came before it."""

    entry: Played
    number: int
    before: State
    several: bool  # had to decide at once
    open: bool  # nothing was hidden


class Mark(Struct, frozen=True):
    """The state before a decision, and the numbers of the draws to come."""

    state: State
    draw_numbers: Numbers


@dataclass(slots=True)
class Moves:
    draw_numbers: Numbers
    """The numbers of the draws to come."""
    opening: tuple[int, ...] = ()
    """What chance did before the first decision."""
    played: list[tuple[int, Played]] = field(default_factory=list)
    """Each decision with the number of its entry."""
    tail: list[Move] = field(default_factory=list)
    """What may still be taken back: nothing from before chance has spoken."""
    marks: list[Mark] = field(default_factory=list)
    """Before the first decision, and before every MARK-th one after it."""

    def transcript(self) -> list[tuple[int, int]]:
        """All actions so far, chance events included."""
        moves = [(CHANCE, action) for action in self.opening]
        for _, played in self.played:
            moves += [(played.seat, played.action), *((CHANCE, action) for action in played.chance)]
        return moves

    def mark(self, place: int, state: State) -> None:
        """This is the state before the decision at this place."""
        if place == MARK * len(self.marks):
            self.marks.append(Mark(state, self.draw_numbers.copy()))

    def lengthen_tail(self, step: Move) -> None:
        if step.entry.chance:
            self.tail.clear()
        else:
            self.tail.append(step)
            if len(self.tail) > MAX_TAIL:
                del self.tail[0]

    def take_back(self, gone: set[int]) -> tuple[State, int]:
        """Remove the decisions with these numbers. From the state that is returned, and the place that belongs to it,
        the rest has to be played again."""
        first = next(place for place, (number, _) in enumerate(self.played) if number in gone)
        place = MARK * (first // MARK)
        self.tail = [step for step in self.tail if step.number < self.played[place][0]]
        self.played = [(number, played) for number, played in self.played if number not in gone]
        del self.marks[first // MARK + 1 :]
        self.draw_numbers = self.marks[-1].draw_numbers.copy()
        return self.marks[-1].state, place
