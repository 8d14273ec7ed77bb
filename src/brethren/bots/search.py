"""A bot that searches: see tree.py."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import reduce
from random import Random

import numpy as np
from numpy.typing import NDArray

from brethren.bots.bot import Budget, Choice, Thought
from brethren.bots.judge import Judges, Opinion
from brethren.bots.tree import MOST_STEPS, ROOT, VIEW, Buffers, Tree, reuse_subtree, think
from brethren.game import Game, State

CHUNK = 64  # simulations between two looks at the clock


@dataclass(frozen=True)
class Search:
    """Thinks on as many cores as it has threads, each with a tree of its own; what they find is put together."""

    game: Game
    judges: Judges
    budget: Budget
    softness: float = 0.0  # how much worse a chance may be and still be taken now and then
    threads: int = 1
    memory: "Memory | None" = None
    exploration: float = 0.3
    sharpness: float = 20.0

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        legal = self.game.legal(view, seat)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide")
        if len(legal) == 1:
            return Choice(legal[0])
        thoughts = self.thoughts(view, seat, budget, seed)
        if self.softness:
            return Choice(soften(thoughts, seat, self.softness, Random(seed)), thoughts)
        return Choice(max(thoughts, key=lambda thought: (thought.visits, thought.chances[seat])).action, thoughts)

    def thoughts(self, view: State, seat: int, budget: Budget, seed: int) -> tuple[Thought, ...]:
        """What this seat can do and what may come of it, in the order of the actions."""
        seeds = Random(seed)
        thinkers = [Thinker(self, view, seeds.getrandbits(64)) for _ in range(self.threads)]
        if self.memory and budget.seconds is not None:
            self.memory.recall(view, seat, thinkers)
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda thinker: thinker.think(seat, budget.times(1 / self.threads)), thinkers))
        if self.memory:
            self.memory.keep(thinkers)
        return reduce(_together, (thinker.thoughts(seat) for thinker in thinkers))


def soften(thoughts: tuple[Thought, ...], seat: int, softness: float, random: Random) -> int:
    """One of the good actions: the better, the likelier, and none that is far worse than the best."""
    best = max(thought.chances[seat] for thought in thoughts)
    good = [thought for thought in thoughts if thought.chances[seat] >= best - 3 * softness]
    weights = [np.exp((thought.chances[seat] - best) / softness) for thought in good]
    return random.choices(good, weights)[0].action


def _together(some: tuple[Thought, ...], others: tuple[Thought, ...]) -> tuple[Thought, ...]:
    return tuple(_one(one, other) for one, other in zip(some, others, strict=True))


def _one(one: Thought, other: Thought) -> Thought:
    """Two trees' thoughts of one action: the more it was tried, the more it counts."""
    weights = (one.visits + 1, other.visits + 1)
    pairs = zip(one.chances, other.chances, strict=True)
    chances = tuple(float(np.average(pair, weights=weights)) for pair in pairs)
    return Thought(one.action, one.visits + other.visits, chances)


@dataclass
class Thinker:
    """One tree, grown on one core."""

    search: Search
    view: State
    seed: int
    trees: NDArray[np.void] = field(default_factory=lambda: new_tree())

    def think(self, seat: int, budget: Budget) -> int:
        """Grow the tree; return how many actions were applied."""
        worlds, buffers, opinions = (
            self.search.game.blank(3),
            np.zeros(1, Buffers.dtype),
            np.zeros(1, Opinion.dtype),
        )
        worlds[VIEW] = self.view[0]
        buffers["random"] = self.seed
        buffers["exploration"], buffers["sharpness"] = self.search.exploration, self.search.sharpness
        common = (worlds, self.trees, buffers, self.search.judges, opinions, seat)
        if budget.simulations is not None:
            think(*common, budget.simulations)
        else:
            until = time.perf_counter() + (budget.seconds or 0)
            think(*common, 1)
            while time.perf_counter() < until:
                think(*common, CHUNK)
        return int(buffers["applied"][0])

    def thoughts(self, seat: int) -> tuple[Thought, ...]:
        tree, seats = self.trees[0], int(self.view[0].seats)
        found, child = [], int(tree.child[ROOT])
        while child:
            if tree.seat[child] == seat:
                chances = tuple(tree.chances[child, :seats].tolist())
                found.append(Thought(int(tree.action[child]), int(tree.visits[child]), chances))
            child = int(tree.sibling[child])
        return tuple(sorted(found, key=lambda thought: thought.action))


def new_tree() -> NDArray[np.void]:
    trees = np.zeros(1, Tree.dtype)
    trees["used"] = ROOT + 1
    return trees


@dataclass
class Memory:
    """The trees of the decision before. Where nothing is hidden, the branch that has come true is still right: a world
    guessed then is the world now. Where something is, it was guessed from less than is known now, and is not used."""

    thinkers: list[Thinker] = field(default_factory=list)

    def keep(self, thinkers: list[Thinker]) -> None:
        self.thinkers = thinkers

    def recall(self, view: State, seat: int, thinkers: list[Thinker]) -> None:
        if thinkers[0].search.game.guess(view, seat, 0).tobytes() != view.tobytes():
            return
        for old, new in zip(self.thinkers, thinkers, strict=False):
            reuse_subtree(old.trees, new.trees, _stack(old.view), view.view(np.uint8))


def _stack(view: State) -> State:
    """Room for the states on the way from an old view to the new one."""
    states = np.zeros(MOST_STEPS + 1, view.dtype)
    states[0] = view[0]
    return states
