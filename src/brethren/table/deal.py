"""The same deal: the luck of a finished match again, kind by kind, so that other decisions don't shift it."""

import hashlib
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from brethren.game import CHANCE, Game, State
from brethren.wire.records import Deal


def kind(game: Game, state: State) -> str:
    """What chance decides about now. Each die of each seat is a kind of its own; what comes from one bag, deck or sea
    is of one kind for all seats."""
    return game.source(game.describe(state, CHANCE, game.legal(state, CHANCE)[0]))


def rows(game: Game, draws: Iterable[State]) -> Generator[None, None, dict[str, list[int]]]:
    """The numbers of the draws of each kind, from the states in which a match drew; one draw after another."""
    found: dict[str, list[int]] = {}
    for number, state in enumerate(draws, 1):
        found.setdefault(kind(game, state), []).append(number)
        yield
    return found


@dataclass
class Numbers:
    """Under which number each draw of a match is made: one after another, or, where the luck is that of another match,
    the number that the draw of the same kind and place had there. What was not drawn there is named by both."""

    game: Game
    deal: Deal | None
    drawn: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    def next(self, state: State) -> int | str:
        """The number of the draw that is due in this state."""
        self.drawn += 1
        if self.deal is None:
            return self.drawn
        drawn = kind(self.game, state)
        row, place = self.deal.rows.get(drawn, ()), self.kinds[drawn]
        self.kinds[drawn] += 1
        return row[place] if place < len(row) else f"{drawn} {place + 1}"

    def copy(self) -> "Numbers":
        return Numbers(self.game, self.deal, self.drawn, self.kinds if self.deal is None else self.kinds.copy())


def key(secret: str) -> str:
    """The key under which all tables of one deal are listed. It reveals neither the secret nor the first match."""
    return hashlib.sha256(f"deal {secret}".encode()).hexdigest()[:24]
