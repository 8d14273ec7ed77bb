"""A bot that searches: see tree.py."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from brethren.bots.bot import Budget, Choice, Thought
from brethren.bots.judge import Evaluation, Judges
from brethren.bots.thoughts import Board, blank_board, combine, gather, pick
from brethren.bots.tree import MAX_STEPS, VIEW, SearchBuffers, Tree, begin, reset_tree, reuse_subtree, think
from brethren.game import Game, State
from brethren.kernel import seeded
from brethren.kernel.rng import Random, next_word

CHUNK = 64  # simulations between two looks at the clock


@dataclass(frozen=True)
class Search:
    """Searches with one tree for each thread, each on its own core (root parallelism), and merges their results."""

    game: Game
    judges: Judges
    budget: Budget
    softness: float = 0.0  # temperature of the choice; 0: always the most visited action
    threads: int = 1
    memory: "SearchMemory | None" = None
    exploration: float = 0.3
    sharpness: float = 20.0

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        legal = self._legal(view, seat)
        if len(legal) == 1:
            return Choice(legal[0])
        random = seeded(seed)
        board = self._board(view, seat, budget, random)
        return Choice(pick(board, seat, self.softness, random), _listed(board, view))

    def thoughts(self, view: State, seat: int, budget: Budget, seed: int) -> tuple[Thought, ...]:
        """The statistics of each action of this seat, ascending."""
        self._legal(view, seat)
        return _listed(self._board(view, seat, budget, seeded(seed)), view)

    def _legal(self, view: State, seat: int) -> list[int]:
        legal = self.game.legal(view, seat)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide")
        return legal

    def _board(self, view: State, seat: int, budget: Budget, random: Random) -> Board:
        thinkers = [Thinker(self, view, int(next_word(random))) for _ in range(self.threads)]
        if self.memory and budget.seconds is not None:
            self.memory.recall(view, seat, thinkers)
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda thinker: thinker.think(seat, budget.times(1 / self.threads)), thinkers))
        if self.memory:
            self.memory.keep(thinkers)
        return reduce(_together, (thinker.board(seat) for thinker in thinkers))


def _together(board: Board, other: Board) -> Board:
    combine(board, other)
    return board


def _listed(board: Board, view: State) -> tuple[Thought, ...]:
    number, seats = int(board["number"][0]), int(view[0].seats)
    columns = (board["action"][0, :number], board["visits"][0, :number], board["chances"][0, :number, :seats])
    return tuple(
        Thought(action, visits, tuple(chances))
        for action, visits, chances in zip(*(column.tolist() for column in columns), strict=True)
    )


@dataclass
class Thinker:
    """One tree, grown on one core."""

    search: Search
    view: State
    seed: int
    trees: NDArray[np.void] = field(default_factory=lambda: new_tree())

    def think(self, seat: int, budget: Budget) -> int:
        """Grow the tree; return how many actions were applied."""
        worlds, buffers, evaluations = (
            self.search.game.blank(3),
            np.zeros(1, SearchBuffers.dtype),
            np.zeros(1, Evaluation.dtype),
        )
        worlds[VIEW] = self.search.game.own(self.view)[0]
        begin(buffers, np.uint64(self.seed), self.search.exploration, self.search.sharpness)
        common = (worlds, self.trees, buffers, self.search.judges, evaluations, seat)
        if budget.simulations is not None:
            think(*common, budget.simulations)
        else:
            until = time.perf_counter() + (budget.seconds or 0)
            think(*common, 1)
            while time.perf_counter() < until:
                think(*common, CHUNK)
        return int(buffers["applied"][0])

    def board(self, seat: int) -> Board:
        """The tree's statistics of each action of this seat."""
        board = blank_board()
        gather(self.trees, seat, board)
        return board


def new_tree() -> NDArray[np.void]:
    trees = np.zeros(1, Tree.dtype)
    reset_tree(trees)
    return trees


@dataclass
class SearchMemory:
    """The trees of the decision before. Without hidden information, the subtree of the present position is still valid.
    With hidden information it isn't reused: its worlds were guessed from less than is known now."""

    thinkers: list[Thinker] = field(default_factory=list)

    def keep(self, thinkers: list[Thinker]) -> None:
        self.thinkers = thinkers

    def recall(self, view: State, seat: int, thinkers: list[Thinker]) -> None:
        for old, new in zip(self.thinkers, thinkers, strict=False):
            if not (_is_open(old.search.game, old.view, seat) and _is_open(old.search.game, view, seat)):
                return
            reuse_subtree(old.trees, new.trees, _stack(old.view), view.view(np.uint8))


def _is_open(game: Game, view: State, seat: int) -> bool:
    """Whether there is nothing to guess."""
    return game.guess(view, seat, 0).tobytes() == view.tobytes()


def _stack(view: State) -> State:
    """Room for the states on the way from an old view to the new one."""
    states = np.zeros(MAX_STEPS + 1, view.dtype)
    states[0] = view[0]
    return states
