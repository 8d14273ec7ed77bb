"""What a seat can force: a compiled search of games for two without secrets.

The assured chance of a seat, here called the hero, is what it can make sure of within so many turns, whatever the other
seat does. What lies further away counts as lost, so nothing is ever guessed: the true chance lies between the assured
chance of the hero and what the assured chance of the other seat leaves. More turns narrow the gap.

A node of the search keeps bounds of its assured chance, and is left as soon as they show that it does not matter
(alpha-beta; at chance events Star1). The path from the root is a stack of frames, since compiled functions must not
call themselves.
"""

from math import factorial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import verbs
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_ACTIONS, Numbers
from brethren.kernel import Record, bit, i8, i16, i32, i64, kernel, long_kernel, lowest, u64, verb

ONE = 2 * factorial(12)
"""A chance of 1. Chances are whole numbers, multiples of 1/ONE, so that those of twelve tiles and of a draw are
exact."""

UNSEEN = -1
NO_ACTION = -1
NO_PLACE = -1
MAX_TURNS = 100  # of lookahead
MAX_PLIES = 400
WAYS = 2  # slots of the table in which a position may be stored

TranspositionTable = NDArray[np.void]


class Frame(Record):
    """A node on the path that is being searched."""

    actor = i64()  # the seat that decides here, or CHANCE
    mover = i64()  # the seat that decided last
    depth = i64()  # turns to look ahead
    alpha = i64()  # only chances above this matter,
    beta = i64()  # and below this
    lower = i64()  # bounds of the hero's assured chance, as far as actions were tried; summed up at chance events
    upper = i64()
    number = i64()  # of actions
    tried = i64()  # of them
    best = i64()  # action so far
    total = i64()  # weight of the actions of CHANCE
    place = i64()  # in the table
    key = u64()
    actions = i64(MAX_ACTIONS)
    weights = i64(MAX_ACTIONS)


class ProofEntry(Record):
    """An entry of the transposition table: what is known of a position, for each seat as the hero."""

    key = u64()
    lower = i32(2)  # the assured chance is at least this,
    upper = i32(2)  # and at most this,
    lower_depth = i8(2)  # for this many turns or more,
    upper_depth = i8(2)  # for this many turns or fewer
    best = i16(2)


class ProofTask(Record):
    """A task for the search, and its progress."""

    hero = i64()
    ply = i64()
    nodes = i64()


@verb
def static_bound(state: Any, hero: int, depth: int) -> int:
    """The assured chance of the hero if it is clear without a search, else UNSEEN. With no turns to look ahead, never
    UNSEEN."""
    raise NotImplementedError


@verb
def candidates(state: Any, seat: int, hero: int, depth: int, out: Numbers) -> int:
    """Write the actions worth trying, the most promising first; return how many. Those that are left out are as bad
    for this seat as can be."""
    raise NotImplementedError


@verb
def simplify(state: Any, depth: int) -> None:
    """Blank fields that cannot matter within this many turns."""


@long_kernel
def search(
    states: NDArray[np.void],
    words: NDArray[np.uint64],
    frames: NDArray[np.void],
    table: TranspositionTable,
    tasks: NDArray[np.void],
    nodes: int,
) -> bool:
    """Continue for a limited number of nodes. True once the first frame has its bounds."""
    ply, hero = int(tasks[0].ply), int(tasks[0].hero)
    for _ in range(nodes):
        tasks[0].nodes += 1
        done = enter(states[ply], frames[ply], hero, ply == len(frames) - 1)
        if not done:
            frames[ply].place = NO_PLACE
            if frames[ply].actor != CHANCE:
                frames[ply].key, first = digest(words, ply, len(table))
                frames[ply].place = find(table, first, frames[ply].key, hero)
                done = recall(frames[ply], table[frames[ply].place], hero)
            done = done or expand(states[ply], frames[ply], hero)
        while done:
            if ply == 0:
                return True
            ply -= 1
            done = take(frames[ply], frames[ply + 1], hero)
            if done and frames[ply].place != NO_PLACE:
                remember(frames[ply], table[frames[ply].place], hero)
        states[ply + 1] = states[ply]
        follow(states[ply + 1], frames[ply], frames[ply + 1], hero)
        ply += 1
    tasks[0].ply = ply
    return False


@kernel
def enter(state: Any, frame: Frame, hero: int, is_last: bool) -> bool:
    """Whether there is nothing to search here. A turn passes when another seat decides than before."""
    seats = verbs.deciding(state)
    if seats == 0:
        frame.lower = frame.upper = result(state, hero)
        return True
    frame.actor = CHANCE if seats == CHANCE_DECIDES else lowest(seats)
    passes = frame.actor != CHANCE and frame.actor != frame.mover
    frame.depth = 0 if is_last else frame.depth - passes
    simplify(state, frame.depth)
    frame.lower = frame.upper = static_bound(state, hero, frame.depth)
    return bool(frame.lower != UNSEEN)


@kernel
def result(state: Any, hero: int) -> int:
    victors = verbs.winners(state)
    if victors == bit(hero):
        return ONE
    return 0 if victors == bit(1 - hero) else ONE // 2


@kernel
def expand(state: Any, frame: Frame, hero: int) -> bool:
    """List the actions worth trying. Returns whether there are none."""
    frame.tried = 0
    if frame.actor == CHANCE:
        frame.number = verbs.legal_actions(state, CHANCE, frame.actions)
        frame.total = verbs.chance_weights(state, frame.weights)
        frame.lower, frame.upper = 0, ONE * frame.total
        return False
    frame.number = candidates(state, frame.actor, hero, frame.depth, frame.actions)
    frame.lower = frame.upper = 0 if frame.actor == hero else ONE
    put_first(frame)
    return bool(frame.number == 0)


@kernel
def put_first(frame: Frame) -> None:
    """The action that was best when this position was last searched."""
    for i in range(frame.number):
        if frame.actions[i] == frame.best:
            frame.actions[i], frame.actions[0] = frame.actions[0], frame.best


@kernel
def follow(state: Any, frame: Frame, child: Frame, hero: int) -> None:
    """Try the next action, on a copy of the state."""
    child.depth = frame.depth
    child.mover = frame.mover if frame.actor == CHANCE else frame.actor
    child.alpha, child.beta = frame.alpha, frame.beta
    if frame.actor == CHANCE:
        narrow(frame, child)
    elif frame.actor == hero:
        child.alpha = max(frame.alpha, frame.lower)
    else:
        child.beta = min(frame.beta, frame.upper)
    verbs.apply(state, frame.actor, frame.actions[frame.tried], None)
    frame.tried += 1


@kernel
def narrow(frame: Frame, child: Frame) -> None:
    """Star1: what this outcome must be worth to matter, if all others turn out as well or as badly as they can."""
    weight = frame.weights[frame.tried]
    others_at_most = frame.upper - weight * ONE
    child.alpha = max(0, (frame.alpha * frame.total - others_at_most) // weight)
    child.beta = min(ONE, -((frame.lower - frame.beta * frame.total) // weight))


@kernel
def take(frame: Frame, child: Frame, hero: int) -> bool:
    """Add the value of the action that was tried last. Returns whether that settles this node."""
    if frame.actor == CHANCE:
        return take_outcome(frame, child)
    if frame.actor == hero:
        return take_own(frame, child)
    return take_other(frame, child)


@kernel
def take_outcome(frame: Frame, child: Frame) -> bool:
    weight = frame.weights[frame.tried - 1]
    frame.lower += weight * child.lower
    frame.upper -= weight * (ONE - child.upper)
    high_enough, low_enough = frame.beta * frame.total, frame.alpha * frame.total
    if frame.tried < frame.number and frame.lower < high_enough and frame.upper > low_enough:
        return False
    frame.lower, frame.upper = frame.lower // frame.total, -(-frame.upper // frame.total)
    return True


@kernel
def take_own(frame: Frame, child: Frame) -> bool:
    if frame.tried == 1 or child.lower > frame.lower:
        frame.lower, frame.best = child.lower, frame.actions[frame.tried - 1]
    frame.upper = max(frame.upper, child.upper)
    if frame.lower < frame.beta:
        return bool(frame.tried == frame.number)
    frame.upper = ONE
    return True


@kernel
def take_other(frame: Frame, child: Frame) -> bool:
    if frame.tried == 1 or child.upper < frame.upper:
        frame.upper, frame.best = child.upper, frame.actions[frame.tried - 1]
    frame.lower = min(frame.lower, child.lower)
    if frame.upper > frame.alpha:
        return bool(frame.tried == frame.number)
    frame.lower = 0
    return True


# The transposition table


@kernel
def digest(words: NDArray[np.uint64], ply: int, places: int) -> tuple[int, int]:
    """Two independent hashes of all bytes of a state: its key, and its slot in the table."""
    key, place = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)
    for i in range(words.shape[1]):
        key = (key ^ words[ply, i]) * np.uint64(0xBF58476D1CE4E5B9)
        key ^= key >> np.uint64(29)
        place = (place + words[ply, i]) * np.uint64(0x94D049BB133111EB)
        place ^= place >> np.uint64(31)
    return int(key), int(np.int64(place & np.uint64(places // WAYS - 1)) * WAYS)


@kernel
def find(table: TranspositionTable, first: int, key: int, hero: int) -> int:
    """The slot of this position, or else the slot of the position that was searched less deeply."""
    second = first + 1
    if table[first].key == key:
        return first
    if table[second].key == key or table[second].upper_depth[hero] < table[first].upper_depth[hero]:
        return second
    return first


@kernel
def recall(frame: Frame, entry: ProofEntry, hero: int) -> bool:
    """Whether what is known of this position is enough."""
    frame.lower, frame.upper, frame.best = 0, ONE, NO_ACTION
    if entry.key != frame.key:
        return False
    frame.best = entry.best[hero]
    if entry.lower_depth[hero] <= frame.depth:
        frame.lower = entry.lower[hero]
    if entry.upper_depth[hero] >= frame.depth:
        frame.upper = entry.upper[hero]
    frame.upper = min(frame.upper, ONE - entry.lower[1 - hero])
    return bool(frame.lower >= frame.beta or frame.upper <= frame.alpha or frame.lower >= frame.upper)


@kernel
def remember(frame: Frame, entry: ProofEntry, hero: int) -> None:
    if entry.key != frame.key:
        entry.key = frame.key
        entry.lower[:], entry.upper[:] = 0, ONE
        entry.lower_depth[:], entry.upper_depth[:] = 0, 0
        entry.best[:] = NO_ACTION
    if frame.lower > entry.lower[hero]:
        entry.lower[hero], entry.lower_depth[hero] = frame.lower, frame.depth
    elif frame.lower == entry.lower[hero]:
        entry.lower_depth[hero] = min(entry.lower_depth[hero], frame.depth)
    if frame.depth >= entry.upper_depth[hero]:
        entry.upper[hero], entry.upper_depth[hero] = frame.upper, frame.depth
    entry.best[hero] = frame.best
