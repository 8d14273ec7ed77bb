"""Battle for Tortuga, played exactly where its end is near enough.

Iterative deepening: each decision is searched one turn deeper, until one action is proven best or the budget is spent.
Every legal action has bounds between which its true chance to win lies; a draw is half a win. In a match the end of a
round is not the end of the game: the search continues, so a match is solved only where it is won or lost for good.
"""

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.battle.proof import MAX_PLIES, ONE, Frame, ProofEntry, ProofTask, TranspositionTable
from brethren.bots.battle.proving import Proof, begin_proof, prove
from brethren.bots.solution import Solution
from brethren.game import CHANCE, Game, State
from brethren.games.battle.rules import Battle

PLACES = 1 << 17
CHUNK = 5_000  # nodes between two looks at the clock


Buffers = tuple[NDArray[np.void], NDArray[np.uint64], NDArray[np.void], TranspositionTable, NDArray[np.void]]


def solve(
    game: Game, state: State, seat: int, nodes: int | None = None, seconds: float | None = None, places: int = PLACES
) -> Solution:
    """Search until the best action of this seat is proven, or the limit of nodes or seconds is reached. Of several
    sure wins the quickest is best, of sure losses the slowest. `places`, a power of 2, is how many positions are
    remembered."""
    check(game, state, seat)
    roots = game.own(state).copy()
    search, proofs = ExactSearch(game, places), np.zeros(1, Proof.dtype)
    until = None if seconds is None else time.perf_counter() + seconds
    begin_proof(roots, seat, proofs)
    while chunk := search.chunk(nodes, until):
        if prove(roots, *search.buffers(), proofs, chunk):
            break
    return _solution(proofs[0], search.nodes)


def _solution(proof: Any, nodes: int) -> Solution:
    number, best = int(proof.number), int(proof.best)
    actions, low, high = (column[:number].tolist() for column in (proof.actions, proof.low, proof.high))
    chances = {action: (low[place] / ONE, high[place] / ONE) for place, action in enumerate(actions)}
    exact = all(high[place] <= low[best] for place in range(number) if place != best)
    return Solution(actions[best], chances, exact, int(proof.turns), nodes)


def check(game: Game, state: State, seat: int) -> None:
    """Refuse what cannot be solved."""
    if game.record is not Battle:
        raise ValueError("only Battle for Tortuga can be solved")
    # Chance decides too, but needs no advice.
    if seat == CHANCE or game.deciding(state) != (seat,):
        raise ValueError(f"it is not seat {seat} that decides")


class ExactSearch:
    """Working memory of a search, and its budget."""

    def __init__(self, game: Game, places: int = PLACES) -> None:
        self.states = game.blank(MAX_PLIES)
        self.words = self.states.view(np.uint64).reshape(MAX_PLIES, -1)
        self.frames = np.zeros(MAX_PLIES, Frame.dtype)
        self.table = np.zeros(places, ProofEntry.dtype)
        self.tasks = np.zeros(1, ProofTask.dtype)

    @property
    def nodes(self) -> int:
        return int(self.tasks["nodes"][0])

    def buffers(self) -> Buffers:
        return self.states, self.words, self.frames, self.table, self.tasks

    def chunk(self, most: int | None, until: float | None) -> int:
        """How many nodes may be searched before the next look at the budget."""
        if until is not None and time.perf_counter() >= until:
            return 0
        return CHUNK if most is None else max(0, min(CHUNK, most - self.nodes))
