"""Iterative deepening in compiled code: all actions are searched one turn deeper each time, until one is proven best.

The search in proof.py answers one question after another: is this action worth more than the best so far, or less? It
can pause after any node, so that the caller can check the time.
"""

import numpy as np
from numpy.typing import NDArray

from brethren.bots.battle.proof import MAX_TURNS, ONE, TranspositionTable, search
from brethren.game import verbs
from brethren.game.verbs import MAX_ACTIONS
from brethren.kernel import Record, i64, kernel, long_kernel

LOW, HIGH, LOOKED = range(3)
"""The question about an action: can its lower bound be raised, its upper bound be lowered, is it better than the
best?"""


class Proof(Record):
    """Bounds of the value of each action for the seat that decides, and where the proof stands."""

    seat = i64()
    number = i64()  # of actions
    best = i64()  # its place among them
    turns = i64()  # of lookahead
    at = i64()  # place in the order
    step = i64()
    asking = i64()  # 1 while the search is running
    actions = i64(MAX_ACTIONS)
    low = i64(MAX_ACTIONS)
    high = i64(MAX_ACTIONS)
    order = i64(MAX_ACTIONS)  # of the actions in this turn


Proofs = NDArray[np.void]


@kernel
def begin_proof(roots: NDArray[np.void], seat: int, proofs: Proofs) -> None:
    """Begin with the legal actions, nothing known of their value."""
    proof = proofs[0]
    proof.seat, proof.best, proof.turns, proof.asking = seat, 0, 0, 0
    proof.number = verbs.legal_actions(roots[0], seat, proof.actions)
    proof.low[:], proof.high[:] = 0, ONE
    proof.at = proof.number  # starts the first turn


@long_kernel
def prove(
    roots: NDArray[np.void],
    states: NDArray[np.void],
    words: NDArray[np.uint64],
    frames: NDArray[np.void],
    table: TranspositionTable,
    tasks: NDArray[np.void],
    proofs: Proofs,
    nodes: int,
) -> bool:
    """Continue for at most this many nodes. True once the best action is proven, or the depth limit is reached."""
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
    """Find the next action and bound that matter; False if everything is settled."""
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
    """Search one turn deeper, the best action so far first."""
    if is_exact(proof) or proof.turns >= MAX_TURNS:
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
    """Let the search find what this seat, or the other one, is sure of after the action, within the relevant window."""
    proof, frame = proofs[0], frames[0]
    place = proof.order[proof.at]
    states[0] = roots[0]
    verbs.apply(states[0], proof.seat, proof.actions[place], None)
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
