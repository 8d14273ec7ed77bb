"""A bot that searches: see tree.py."""

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from brethren.bots.bot import Budget, Choice, Thought
from brethren.bots.judge import Judges, Opinion
from brethren.bots.tree import ROOT, VIEW, Mind, Tree, think
from brethren.game import Game, State

CHUNK = 32  # simulations between two looks at the clock


@dataclass
class Search:
    game: Game
    judges: Judges
    budget: Budget

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        thoughts = self.thoughts(view, seat, budget, seed)
        best = max(thoughts, key=lambda thought: (thought.visits, thought.chances[seat]))
        return Choice(best.action, tuple(thoughts))

    def thoughts(self, view: State, seat: int, budget: Budget, seed: int) -> list[Thought]:
        worlds = self.game.blank(3)
        worlds[VIEW] = view[0]
        trees, minds, opinions = np.zeros(1, Tree.dtype), np.zeros(1, Mind.dtype), np.zeros(1, Opinion.dtype)
        trees["used"] = ROOT + 1
        minds["random"] = seed % 2**64
        if budget.simulations is not None:
            think(worlds, trees, minds, self.judges, opinions, seat, budget.simulations)
        else:
            assert budget.seconds is not None
            until = time.perf_counter() + budget.seconds
            while time.perf_counter() < until:
                think(worlds, trees, minds, self.judges, opinions, seat, CHUNK)
        return _read(trees, seat, int(view[0].seats))


def _read(trees: NDArray[np.void], seat: int, seats: int) -> list[Thought]:
    thoughts = []
    child = int(trees["child"][0, ROOT])
    while child:
        if trees["seat"][0, child] == seat:
            chances = tuple(trees["chances"][0, child, :seats].tolist())
            thoughts.append(Thought(int(trees["action"][0, child]), int(trees["visits"][0, child]), chances))
        child = int(trees["sibling"][0, child])
    return sorted(thoughts, key=lambda thought: thought.action)
