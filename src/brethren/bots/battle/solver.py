"""Battle for Tortuga, played exactly where its end is near enough.

A decision is looked at one turn further ahead each time, until one action is proven to be best or the budget is spent.
What is not proven stays open: every legal action has bounds between which its true chance to win lies, a draw being
half a win. In a match a round's end is not the end; what follows is searched like all else, so a match is solved only
where it is won or lost for good.
"""

import time
from contextlib import suppress

import numpy as np

from brethren.bots.battle.proof import MOST_PLIES, MOST_TURNS, ONE, Entry, Frame, ProofTask, search
from brethren.bots.solution import Solution
from brethren.game import Game, State
from brethren.games.battle.rules import Battle

PLACES = 1 << 17
CHUNK = 5_000  # nodes between two looks at the clock


class Spent(Exception):
    """The budget is."""


def solve(
    game: Game, state: State, seat: int, nodes: int | None = None, seconds: float | None = None, places: int = PLACES
) -> Solution:
    """Search until the best action of this seat is proven, or so many nodes or seconds are spent. Of several sure wins
    the quickest is best, of sure losses the slowest. `places`, a power of 2, is how many positions are remembered."""
    check(game, state, seat)
    proof = Proof(game, state, seat, Search(game, nodes, seconds, places))
    with suppress(Spent):
        while not proof.is_exact() and proof.turns < MOST_TURNS:
            proof.deepen()
    return proof.solution()


def check(game: Game, state: State, seat: int) -> None:
    """Refuse what cannot be solved."""
    if game.record is not Battle:
        raise ValueError("only Battle for Tortuga can be solved")
    if game.deciding(state) != (seat,):
        raise ValueError(f"it is not seat {seat} that decides")


class Proof:
    """The bounds of what each action is worth to the seat that decides."""

    def __init__(self, game: Game, state: State, seat: int, search: "Search") -> None:
        self.seat = seat
        self.search = search
        self.after = {action: game.play(state, seat, action) for action in game.legal(state, seat)}
        self.low = dict.fromkeys(self.after, 0)
        self.high = dict.fromkeys(self.after, ONE)
        self.best = next(iter(self.after))
        self.turns = 0

    def is_exact(self) -> bool:
        return all(self.high[action] <= self.low[self.best] for action in self.after if action != self.best)

    def deepen(self) -> None:
        """Look one turn further ahead; what is best so far comes first."""
        self.turns += 1
        for action in sorted(self.after, key=self._rank, reverse=True):
            if action == self.best or self.high[action] > self.low[self.best]:
                self._raise_low(action)
                self._lower_high(action)
                self.best = max(self.best, action, key=self._rank)
            if self.is_exact():
                return
        self.best = max(self.after, key=self._rank)

    def _rank(self, action: int) -> tuple[int, int, bool]:
        return self.low[action], self.high[action], action == self.best

    def _raise_low(self, action: int) -> None:
        if self.low[action] < self.high[action]:
            found = self._assured(action, self.seat, self.low[self.best], self.high[action])
            self.low[action] = max(self.low[action], found)

    def _lower_high(self, action: int) -> None:
        """As far as it takes to show that the best is better."""
        if self.low[action] < self.high[action]:
            enough = max(self.low[self.best], self.low[action])
            found = self._assured(action, 1 - self.seat, ONE - self.high[action], ONE - enough)
            self.high[action] = min(self.high[action], ONE - found)

    def _assured(self, action: int, hero: int, alpha: int, beta: int) -> int:
        return self.search.assured(self.after[action], self.seat, hero, self.turns, alpha, beta)

    def solution(self) -> Solution:
        chances = {action: (self.low[action] / ONE, self.high[action] / ONE) for action in self.after}
        return Solution(self.best, chances, self.is_exact(), self.turns, self.search.nodes)


class Search:
    """What a search writes on, and how much of its budget is left."""

    def __init__(self, game: Game, nodes: int | None, seconds: float | None, places: int) -> None:
        self.states = game.blank(MOST_PLIES)
        self.words = self.states.view(np.uint64).reshape(MOST_PLIES, -1)
        self.frames = np.zeros(MOST_PLIES, Frame.dtype)
        self.table = np.zeros(places, Entry.dtype)
        self.tasks = np.zeros(1, ProofTask.dtype)
        self.most_nodes = nodes
        self.until = None if seconds is None else time.perf_counter() + seconds

    @property
    def nodes(self) -> int:
        return int(self.tasks["nodes"][0])

    def assured(self, state: State, mover: int, hero: int, depth: int, alpha: int, beta: int) -> int:
        """What the hero is sure of at the least, exact between alpha and beta."""
        frame, task = self.frames[0], self.tasks[0]
        self.states[0] = state[0]
        frame.mover, frame.depth, frame.alpha, frame.beta = mover, depth, alpha, beta
        task.hero, task.ply = hero, 0
        while not search(self.states, self.words, self.frames, self.table, self.tasks, self._chunk()):
            pass
        return int(frame.lower)

    def _chunk(self) -> int:
        """How many nodes may be searched before the next look at the budget."""
        left = CHUNK if self.most_nodes is None else min(CHUNK, self.most_nodes - self.nodes)
        if left <= 0 or (self.until is not None and time.perf_counter() >= self.until):
            raise Spent
        return left
