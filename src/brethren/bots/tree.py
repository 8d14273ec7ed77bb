"""One search for all games: a tree of what the seats and chance may do, grown by one simulation after another.

Each simulation guesses a world that the searching seat cannot tell from the truth and goes down the tree in it: chance
by its odds, each seat by what has paid for it so far and by what the judge expects. Where the tree ends, the judge
says how the seats stand, and every choice on the way learns it. Seats that decide at the same time do not see each
other's choice: each chooses at the node where the step began.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.judge import MOST_SEATS, Judge, Opinion, weigh
from brethren.game.verbs import (
    CHANCE,
    CHANCE_DECIDES,
    MOST_ACTIONS,
    apply,
    chance_weights,
    deciding,
    guess,
    legal_actions,
)
from brethren.kernel import Record, bit, draw_weighted, f32, i8, i16, i32, i64, kernel, long_kernel, lowest, u64
from brethren.kernel.exponential import exponential

MOST_NODES = 1 << 20
MOST_DEPTH = 400
ROOT = 1
NOWHERE = 0
PASSAGE = 16  # added to the seat of a node that only leads on, while the choice stands elsewhere
MIN_VISITS_TO_REUSE = 8  # simulations through a node that make it worth looking for again
MOST_STEPS = 8  # from one decision of a seat to its next
JUDGE_VISITS = 1.0  # how many simulations the judge's first word is worth


class Tree(Record):
    """Nodes by number. Each stands for one action of a seat or of chance; fields of one record, since arrays of their
    own would be counted in and out at every call."""

    used = i64()  # nodes so far
    child = i32(MOST_NODES)  # the first of the actions that may follow
    sibling = i32(MOST_NODES)  # the next action that may be taken instead
    visits = i32(MOST_NODES)
    prior = f32(MOST_NODES)  # what the judge expects, as a weight among its siblings
    chances = f32(MOST_NODES, MOST_SEATS)  # of each seat, on average
    action = i16(MOST_NODES)
    seat = i8(MOST_NODES)


class Buffers(Record):
    """What one search writes on."""

    random = u64(1)
    exploration = f32()  # how much an action is tried for being promising, not for having paid
    applied = i64()  # actions so far, in the tree and where it was tried what may follow
    sharpness = f32()  # how much more promising a better chance is
    actions = i64(MOST_ACTIONS)
    weights = i64(MOST_ACTIONS)
    stamp = i64()
    legal = i64(MOST_ACTIONS)  # for each action, the stamp of when it was last found legal
    path = i32(MOST_DEPTH)
    depth = i64()
    leaf = f32(MOST_SEATS)


Worlds = NDArray[np.void]
"""Three states: the view, the world that is played on, and one to try things out."""

VIEW, WORLD, TRIAL = range(3)


@kernel
def plant(trees: NDArray[np.void]) -> None:
    """Make a tree that has only its root, of whatever was there."""
    clear(trees[0], ROOT)
    trees[0].used = ROOT + 1


@kernel
def begin(buffers: NDArray[np.void], seed: np.uint64, exploration: float, sharpness: float) -> None:
    """Make ready to grow a tree."""
    buffers[0].random[0], buffers[0].exploration, buffers[0].sharpness = seed, exploration, sharpness
    buffers[0].applied, buffers[0].stamp = 0, 0
    buffers[0].legal[:] = 0


@long_kernel
def think(
    worlds: Worlds,
    trees: NDArray[np.void],
    buffers: NDArray[np.void],
    judges: NDArray[np.void],
    opinions: NDArray[np.void],
    seat: int,
    simulations: int,
) -> None:
    for _ in range(simulations):
        worlds[WORLD] = worlds[VIEW]
        guess(worlds[WORLD], seat, buffers[0].random)
        descend(worlds, worlds[WORLD], seat, trees[0], buffers[0], judges[0], opinions[0])
        learn(trees[0], buffers[0], worlds[WORLD].seats)


@kernel
def descend(worlds: Worlds, world: Any, me: int, tree: Tree, buffer: Buffers, judge: Judge, opinion: Opinion) -> None:
    """Go down to where the tree ends, and leave there what the judge says of it. Of those who decide at once, the
    searching seat comes first: the others may have other choices in every world."""
    place = anchor = ROOT
    buffer.path[0], buffer.depth = ROOT, 1
    seats, new = deciding(world), False
    while seats and place and not new and buffer.depth < MOST_DEPTH:
        if seats == CHANCE_DECIDES:
            place, new = find(tree, place, CHANCE, apply_chance(world, buffer))
            remember(buffer, place)
            anchor, seats = place, deciding(world)
            continue
        seat = me if seats & bit(me) else lowest(seats)
        number = legal_actions(world, seat, buffer.actions)
        if not expand(worlds, tree, buffer, judge, opinion, anchor, seat, number):
            return
        choice = select(tree, buffer, anchor, seat)
        remember(buffer, choice)
        apply(world, seat, tree.action[choice], None)
        buffer.applied += 1
        place = choice if place == anchor else find(tree, place, seat + PASSAGE, tree.action[choice])[0]
        before, seats = seats, deciding(world)
        if seats == 0 or seats != before & ~bit(seat):
            anchor = place
    weigh(world, judge, opinion)
    buffer.leaf[:] = opinion.chances


@kernel
def remember(buffer: Buffers, node: int) -> None:
    if node:
        buffer.path[buffer.depth] = node
        buffer.depth += 1


@kernel
def apply_chance(world: Any, buffer: Buffers) -> int:
    legal_actions(world, CHANCE, buffer.actions)
    total = chance_weights(world, buffer.weights)
    action = buffer.actions[draw_weighted(buffer.random, buffer.weights, total)]
    apply(world, CHANCE, action, None)
    buffer.applied += 1
    return int(action)


@kernel
def find(tree: Tree, place: int, seat: int, action: int) -> tuple[int, bool]:
    """The node of this action after that place, and whether it is new; NOWHERE if the tree is full."""
    child = tree.child[place]
    while child:
        if tree.action[child] == action and tree.seat[child] == seat:
            return int(child), False
        child = tree.sibling[child]
    if tree.used >= MOST_NODES:
        return NOWHERE, True
    return add(tree, place, seat, action), True


@kernel
def add(tree: Tree, place: int, seat: int, action: int) -> int:
    node = tree.used
    tree.used += 1
    tree.action[node], tree.seat[node] = action, seat
    clear(tree, node)
    tree.sibling[node] = tree.child[place]
    tree.child[place] = node
    return int(node)


@kernel
def clear(tree: Tree, node: int) -> None:
    tree.visits[node], tree.prior[node], tree.child[node], tree.sibling[node] = 0, 0, NOWHERE, NOWHERE
    for seat in range(MOST_SEATS):
        tree.chances[node, seat] = 0


@kernel
def expand(
    worlds: Worlds,
    tree: Tree,
    buffer: Buffers,
    judge: Judge,
    opinion: Opinion,
    anchor: int,
    seat: int,
    number: int,
) -> bool:
    """Make sure that every action that is legal in this world has its node, judged as it is made. False if no action
    of this seat had: then this is where the tree ended, and what the judge expects of a sensible choice is left."""
    buffer.stamp += 1
    for i in range(number):
        buffer.legal[buffer.actions[i]] = buffer.stamp
    known, new = 0, True
    child = tree.child[anchor]
    while child:
        if tree.seat[child] == seat:
            new = False
            if buffer.legal[tree.action[child]] == buffer.stamp:
                buffer.legal[tree.action[child]] = -buffer.stamp
                known += 1
        child = tree.sibling[child]
    if known < number:
        if tree.used + number > MOST_NODES:
            weigh(worlds[WORLD], judge, opinion)
            buffer.leaf[:] = opinion.chances
            return False
        for i in range(number):
            action = buffer.actions[i]
            if buffer.legal[action] == buffer.stamp:
                buffer.legal[action] = -buffer.stamp
                worlds[TRIAL] = worlds[WORLD]
                apply(worlds[TRIAL], seat, action, None)
                buffer.applied += 1
                weigh(worlds[TRIAL], judge, opinion)
                node = add(tree, anchor, seat, action)
                tree.prior[node] = exponential(buffer.sharpness * opinion.chances[seat])
                tree.chances[node] = opinion.chances
    if new and number > 1:
        expect(tree, buffer, anchor, seat)
        return False
    return True


@kernel
def expect(tree: Tree, buffer: Buffers, anchor: int, seat: int) -> None:
    """The chances after each action, weighted by its prior."""
    total = np.float32(0)
    buffer.leaf[:] = 0
    child = tree.child[anchor]
    while child:
        if tree.seat[child] == seat:
            total += tree.prior[child]
            for other in range(MOST_SEATS):
                buffer.leaf[other] += tree.prior[child] * tree.chances[child, other]
        child = tree.sibling[child]
    for other in range(MOST_SEATS):
        buffer.leaf[other] /= total


@kernel
def select(tree: Tree, buffer: Buffers, anchor: int, seat: int) -> int:
    """The legal action with the best chance, less sure ones given credit (PUCT)."""
    visits, prior = 0, np.float32(0)
    child = tree.child[anchor]
    while child:
        if tree.seat[child] == seat and buffer.legal[tree.action[child]] == -buffer.stamp:
            visits += tree.visits[child]
            prior += tree.prior[child]
        child = tree.sibling[child]
    credit = buffer.exploration * np.float32(np.sqrt(visits + 1.0)) / prior
    best, choice = np.float32(-1), NOWHERE
    child = tree.child[anchor]
    while child:
        if tree.seat[child] == seat and buffer.legal[tree.action[child]] == -buffer.stamp:
            value = tree.chances[child, seat] + credit * tree.prior[child] / np.float32(1 + tree.visits[child])
            if value > best:
                best, choice = value, int(child)
        child = tree.sibling[child]
    return choice


@kernel
def learn(tree: Tree, buffer: Buffers, seats: int) -> None:
    for i in range(buffer.depth):
        node = buffer.path[i]
        tree.visits[node] += 1
        step = np.float32(1 / (tree.visits[node] + JUDGE_VISITS))
        for seat in range(seats):
            tree.chances[node, seat] += (buffer.leaf[seat] - tree.chances[node, seat]) * step


# Growing on where the game went on


@long_kernel
def reuse_subtree(
    olds: NDArray[np.void], news: NDArray[np.void], states: NDArray[np.void], goal: NDArray[np.uint8]
) -> int:
    """Find the node of an old tree where the game now stands, and plant what grew on it as a new tree. Returns how many
    simulations went through it; 0 if it is not found."""
    node = retrace(olds[0], states, goal)
    return copy_subtree(olds[0], news[0], node) if node else 0


@kernel
def retrace(tree: Tree, states: NDArray[np.void], goal: NDArray[np.uint8]) -> int:
    """Walk the well-trodden part of the tree, depth first, until a state is like the goal. states[0] is the root's."""
    bytes_of = states.view(np.uint8)
    size = len(goal)
    path = np.zeros(len(states), np.int64)
    depth, path[0] = 0, ROOT
    node = tree.child[ROOT]
    while True:
        if node and depth + 1 < len(states):
            if tree.visits[node] >= MIN_VISITS_TO_REUSE and tree.seat[node] < PASSAGE:
                states[depth + 1] = states[depth]
                apply(states[depth + 1], tree.seat[node], tree.action[node], None)
                if same(bytes_of[(depth + 1) * size : (depth + 2) * size], goal):
                    return int(node)
                depth += 1
                path[depth] = node
                node = tree.child[node]
            else:
                node = tree.sibling[node]
        else:
            if depth == 0:
                return NOWHERE
            node = tree.sibling[path[depth]]
            depth -= 1


@kernel
def same(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> bool:
    for i in range(len(other)):
        if one[i] != other[i]:
            return False
    return True


@kernel
def copy_subtree(old: Tree, new: Tree, node: int) -> int:
    """Copy all that grows on this node, level by level: until its children are copied too, a copy points at those of
    its original."""
    copy_node(old, new, node, ROOT)
    new.used = ROOT + 1
    at = ROOT
    while at < new.used:
        original, new.child[at] = new.child[at], NOWHERE
        while original:
            copy = new.used
            new.used += 1
            copy_node(old, new, original, copy)
            new.sibling[copy] = new.child[at]
            new.child[at] = copy
            original = old.sibling[original]
        at += 1
    return int(new.visits[ROOT])


@kernel
def copy_node(old: Tree, new: Tree, original: int, copy: int) -> None:
    new.child[copy] = old.child[original]
    new.visits[copy], new.prior[copy] = old.visits[original], old.prior[original]
    new.chances[copy] = old.chances[original]
    new.action[copy], new.seat[copy] = old.action[original], old.seat[original]
