"""Which action is best: each looked at one turn further ahead each time, until one is proven, in compiled code.

One question after another is asked of the search in proof.py: how much more than the best is this action worth, how
much less? Between two nodes of the search all can wait, so that somebody can look at the clock.
"""

import numpy as np
from numpy.typing import NDArray

from brethren.bots.battle.proof import MOST_TURNS, ONE, Table, search
from brethren.game.verbs import MOST_ACTIONS, apply, legal_actions
from brethren.kernel import Record, i64, kernel, long_kernel

LOW, HIGH, LOOKED = range(3)
"""What is to be done with an action: raise what it is worth at least, lower what it is worth at most, compare it."""


class Proof(Record):
    """The bounds of what each action is worth to the seat that decides, and what is being looked at."""

    seat = i64()
    number = i64()  # of actions
    best = i64()  # its place among them
    turns = i64()  # that are looked ahead
    at = i64()  # place in the order
    step = i64()
    asking = i64()  # whether the search has a question
    actions = i64(MOST_ACTIONS)
    low = i64(MOST_ACTIONS)
    high = i64(MOST_ACTIONS)
    order = i64(MOST_ACTIONS)  # in which actions are looked at this turn


Proofs = NDArray[np.void]


@kernel
def begin_proof(roots: NDArray[np.void], seat: int, proofs: Proofs) -> None:
    """All that is known at first: the actions."""
    proof = proofs[0]
    proof.seat, proof.best, proof.turns, proof.asking = seat, 0, 0, 0
    proof.number = legal_actions(roots[0], seat, proof.actions)
    proof.low[:], proof.high[:] = 0, ONE
    proof.at = proof.number  # as if a turn had been looked at


@long_kernel
def prove(
    roots: NDArray[np.void],
    states: NDArray[np.void],
    words: NDArray[np.uint64],
    frames: NDArray[np.void],
    table: Table,
    tasks: NDArray[np.void],
    proofs: Proofs,
    nodes: int,
) -> bool:
    """Go on for at most so many nodes. True once the best action is proven, or no further turn is looked ahead."""
    proof, task = proofs[0], tasks[0]
    end = task.nodes + nodes
    while True:
        if not proof.asking:
            if not find_question(proof):
                return True
            ask(roots, states, frames, tasks, proofs)
        if task.nodes >= end or not search(states, words, frames, table, tasks, end - task.nodes):
            return False
        take_answer(proof, frames[0].lower)


@kernel
def find_question(proof: Proof) -> bool:
    """Go on to an action and a bound that matter; False if all is settled."""
    while True:
        if proof.at == proof.number:
            if not begin_turn(proof):
                return False
        place = proof.order[proof.at]
        if proof.step == LOW and not matters(proof, place):
            proof.step = LOOKED
        elif proof.step != LOOKED and proof.low[place] < proof.high[place]:
            return True
        elif proof.step != LOOKED:
            proof.step += 1
        if proof.step == LOOKED:
            compare(proof, place)
            if is_exact(proof):
                return False
            proof.at, proof.step = proof.at + 1, LOW
            if proof.at == proof.number:
                choose_best(proof)


@kernel
def begin_turn(proof: Proof) -> bool:
    """Look one turn further ahead; what is best so far comes first."""
    if is_exact(proof) or proof.turns >= MOST_TURNS:
        return False
    proof.turns += 1
    proof.at, proof.step = 0, LOW
    for place in range(proof.number):
        into = place
        while into > 0 and ranks_above(proof, place, proof.order[into - 1]):
            proof.order[into] = proof.order[into - 1]
            into -= 1
        proof.order[into] = place
    return True


@kernel
def ranks_above(proof: Proof, one: int, other: int) -> bool:
    if proof.low[one] != proof.low[other]:
        return bool(proof.low[one] > proof.low[other])
    if proof.high[one] != proof.high[other]:
        return bool(proof.high[one] > proof.high[other])
    return one == proof.best and other != proof.best


@kernel
def matters(proof: Proof, place: int) -> bool:
    return bool(place == proof.best or proof.high[place] > proof.low[proof.best])


@kernel
def compare(proof: Proof, place: int) -> None:
    if ranks_above(proof, place, proof.best):
        proof.best = place


@kernel
def choose_best(proof: Proof) -> None:
    best = 0
    for place in range(1, proof.number):
        if ranks_above(proof, place, best):
            best = place
    proof.best = best


@kernel
def is_exact(proof: Proof) -> bool:
    for place in range(proof.number):
        if place != proof.best and proof.high[place] > proof.low[proof.best]:
            return False
    return True


@kernel
def ask(
    roots: NDArray[np.void], states: NDArray[np.void], frames: NDArray[np.void], tasks: NDArray[np.void], proofs: Proofs
) -> None:
    """What this seat, or the other one, is sure of after the action; as far as it takes to show which is better."""
    proof, frame = proofs[0], frames[0]
    place = proof.order[proof.at]
    states[0] = roots[0]
    apply(states[0], proof.seat, proof.actions[place], None)
    tasks[0].ply, tasks[0].hero = 0, proof.seat
    frame.mover, frame.depth = proof.seat, proof.turns
    frame.alpha, frame.beta = proof.low[proof.best], proof.high[place]
    if proof.step == HIGH:
        tasks[0].hero = 1 - proof.seat
        frame.alpha, frame.beta = ONE - proof.high[place], ONE - max(proof.low[proof.best], proof.low[place])
    proof.asking = 1


@kernel
def take_answer(proof: Proof, assured: int) -> None:
    place = proof.order[proof.at]
    if proof.step == LOW:
        proof.low[place] = max(proof.low[place], assured)
    else:
        proof.high[place] = min(proof.high[place], ONE - assured)
    proof.asking = 0
    proof.step += 1
