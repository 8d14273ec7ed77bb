"""Statistics of the actions at the root: gathered from a tree, merged with those of other trees, and one chosen."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.tree import ROOT, Tree
from brethren.game.verbs import MAX_ACTIONS, MAX_SEATS
from brethren.kernel import Record, draw_weighted, f32, i16, i64, kernel
from brethren.kernel.exponential import exponential
from brethren.kernel.rng import Random

FAR = 3.0  # times the softness: how much worse an action may be and still be taken
FINE = 1 << 20  # parts of a weight


class Thoughts(Record):
    """Visits and chances of each legal action, ascending."""

    number = i64()
    visits = i64(MAX_ACTIONS)
    weights = i64(MAX_ACTIONS)
    chances = f32(MAX_ACTIONS, MAX_SEATS)
    action = i16(MAX_ACTIONS)


Board = NDArray[np.void]
"""An array with a single Thoughts."""


def blank_board() -> Board:
    return np.zeros(1, Thoughts.dtype)


@kernel
def gather(trees: NDArray[np.void], seat: int, boards: Board) -> None:
    """Copy the statistics of each action of this seat from a tree."""
    boards[0].number = 0
    child = trees[0].child[ROOT]
    while child:
        if trees[0].seat[child] == seat and boards[0].number < MAX_ACTIONS:
            insert(boards[0], trees[0], child)
        child = trees[0].sibling[child]


@kernel
def insert(thoughts: Any, tree: Tree, node: int) -> None:
    place = thoughts.number
    while place > 0 and thoughts.action[place - 1] > tree.action[node]:
        thoughts.action[place] = thoughts.action[place - 1]
        thoughts.visits[place] = thoughts.visits[place - 1]
        for seat in range(MAX_SEATS):
            thoughts.chances[place, seat] = thoughts.chances[place - 1, seat]
        place -= 1
    thoughts.action[place], thoughts.visits[place] = tree.action[node], tree.visits[node]
    for seat in range(MAX_SEATS):
        thoughts.chances[place, seat] = tree.chances[node, seat]
    thoughts.number += 1


@kernel
def combine(boards: Board, others: Board) -> None:
    """Merge the statistics of another tree; means are weighted by visits."""
    thoughts, added = boards[0], others[0]
    for place in range(thoughts.number):
        mine, its = thoughts.visits[place] + 1, added.visits[place] + 1
        for seat in range(MAX_SEATS):
            both = mine * thoughts.chances[place, seat] + its * added.chances[place, seat]
            thoughts.chances[place, seat] = np.float32(both / (mine + its))
        thoughts.visits[place] += added.visits[place]


@kernel
def pick(boards: Board, seat: int, softness: float, random: Random) -> int:
    """The most visited action; with softness (a temperature) one of the good ones by softmax."""
    thoughts = boards[0]
    place = draw_soft(thoughts, seat, softness, random) if softness > 0 else most_tried(thoughts, seat)
    return int(thoughts.action[place])


@kernel
def most_tried(thoughts: Any, seat: int) -> int:
    best = 0
    for place in range(1, thoughts.number):
        more = thoughts.visits[place] - thoughts.visits[best]
        if more > 0 or (more == 0 and thoughts.chances[place, seat] > thoughts.chances[best, seat]):
            best = place
    return best


@kernel
def draw_soft(thoughts: Any, seat: int, softness: float, random: Random) -> int:
    """A draw by softmax, without actions that are far worse than the best."""
    best = thoughts.chances[0, seat]
    for place in range(1, thoughts.number):
        best = max(best, thoughts.chances[place, seat])
    total = 0
    for place in range(thoughts.number):
        worse = (float(best) - float(thoughts.chances[place, seat])) / softness
        thoughts.weights[place] = int(FINE * exponential(-worse)) if worse <= FAR else 0
        total += thoughts.weights[place]
    return draw_weighted(random, thoughts.weights, total)
