"""One search for all games: information-set Monte Carlo tree search with a judge instead of playouts.

Each simulation guesses a world that the searching seat cannot tell from the truth (determinization) and goes down the
tree in it: chance by its odds, each seat by its results so far and the judge's prior (PUCT). At a leaf the judge
evaluates the position, and every node on the path is updated. Seats that decide at the same time do not see each
other's choice: each chooses at the node where the step began.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.bots.judge import Evaluation, Judge, weigh
from brethren.game import verbs
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, MAX_ACTIONS, MAX_SEATS
from brethren.kernel import Record, bit, draw_weighted, f32, i8, i16, i32, i64, kernel, long_kernel, lowest, u64
from brethren.kernel.exponential import exponential

MAX_NODES = 1 << 20
MAX_DEPTH = 400
ROOT = 1
NOWHERE = 0
NOTHING = -1  # that chance can do
PASSAGE = 16  # added to the seat of a node that only leads on, while the choice stands elsewhere
MIN_VISITS_TO_REUSE = 8  # of a node, or it is not worth reusing
MAX_STEPS = 8  # from one decision of a seat to its next
JUDGE_VISITS = 1.0  # virtual visits that the judge's evaluation counts for


class Tree(Record):
    """Nodes by number. Each stands for one action of a seat or of chance. They are fields of one record: separate
    arrays would be reference-counted at every call."""

    used = i64()  # nodes so far
    child = i32(MAX_NODES)  # the first of the actions that may follow
    sibling = i32(MAX_NODES)  # the next action that may be taken instead
    visits = i32(MAX_NODES)
    prior = f32(MAX_NODES)  # not normalised: its share among siblings counts
    chances = f32(MAX_NODES, MAX_SEATS)  # of each seat, on average
    action = i16(MAX_NODES)
    seat = i8(MAX_NODES)


class SearchBuffers(Record):
    """Working memory of one search."""

    random = u64(1)
    exploration = f32()  # PUCT's constant: the weight of the prior against results so far
    applied = i64()  # actions so far, in the tree and in trials
    sharpness = f32()  # inverse temperature of the softmax that makes priors of chances
    actions = i64(MAX_ACTIONS)
    weights = i64(MAX_ACTIONS)
    stamp = i64()
    legal = i64(MAX_ACTIONS)  # for each action, the stamp of when it was last found legal
    path = i32(MAX_DEPTH)
    depth = i64()
    leaf = f32(MAX_SEATS)


Worlds = NDArray[np.void]
"""Three states: the view, the world that is played on, and one to try things out."""

VIEW, WORLD, TRIAL = range(3)


@kernel
def reset_tree(trees: NDArray[np.void]) -> None:
    """Empty a tree: only its root is left."""
    clear(trees[0], ROOT)
    trees[0].used = ROOT + 1


@kernel
def begin(buffers: NDArray[np.void], seed: np.uint64, exploration: float, sharpness: float) -> None:
    """Seed the buffers for a new search."""
    buffers[0].random[0], buffers[0].exploration, buffers[0].sharpness = seed, exploration, sharpness
    buffers[0].applied, buffers[0].stamp = 0, 0
    buffers[0].legal[:] = 0


@long_kernel
def think(
    worlds: Worlds,
    trees: NDArray[np.void],
    buffers: NDArray[np.void],
    judges: NDArray[np.void],
    evaluations: NDArray[np.void],
    seat: int,
    simulations: int,
) -> None:
    for _ in range(simulations):
        worlds[WORLD] = worlds[VIEW]
        verbs.guess(worlds[WORLD], seat, buffers[0].random)
        descend(worlds, worlds[WORLD], seat, trees[0], buffers[0], judges[0], evaluations[0])
        learn(trees[0], buffers[0], worlds[WORLD].seats)


@kernel
def descend(
    worlds: Worlds, world: Any, me: int, tree: Tree, buffer: SearchBuffers, judge: Judge, evaluation: Evaluation
) -> None:
    """Go down to a leaf and let the judge evaluate it. If several seats decide at the same time, the searching seat
    comes first: the choices of the others may differ from world to world. In a world guessed from an inconsistent view
    there may be no legal action: that is a leaf, too."""
    place = anchor = ROOT
    buffer.path[0], buffer.depth = ROOT, 1
    seats, new = verbs.deciding(world), False
    while seats and place and not new and buffer.depth < MAX_DEPTH:
        if seats == CHANCE_DECIDES:
            chance = apply_chance(world, buffer)
            if chance == NOTHING:
                break
            place, new = find(tree, place, CHANCE, chance)
            remember(buffer, place)
            anchor, seats = place, verbs.deciding(world)
            continue
        seat = me if seats & bit(me) else lowest(seats)
        number = verbs.legal_actions(world, seat, buffer.actions)
        if number == 0:
            break
        if not expand(worlds, tree, buffer, judge, evaluation, anchor, seat, number):
            return
        choice = select(tree, buffer, anchor, seat)
        remember(buffer, choice)
        verbs.apply(world, seat, tree.action[choice], None)
        buffer.applied += 1
        place = choice if place == anchor else find(tree, place, seat + PASSAGE, tree.action[choice])[0]
        before, seats = seats, verbs.deciding(world)
        if seats == 0 or seats != before & ~bit(seat):
            anchor = place
    weigh(world, judge, evaluation)
    buffer.leaf[:] = evaluation.chances


@kernel
def remember(buffer: SearchBuffers, node: int) -> None:
    if node:
        buffer.path[buffer.depth] = node
        buffer.depth += 1


@kernel
def apply_chance(world: Any, buffer: SearchBuffers) -> int:
    number = verbs.legal_actions(world, CHANCE, buffer.actions)
    place = draw_weighted(buffer.random, buffer.weights, verbs.chance_weights(world, buffer.weights))
    if place >= number:
        return NOTHING
    action = buffer.actions[place]
    verbs.apply(world, CHANCE, action, None)
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
    if tree.used >= MAX_NODES:
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
    for seat in range(MAX_SEATS):
        tree.chances[node, seat] = 0


@kernel
def expand(
    worlds: Worlds,
    tree: Tree,
    buffer: SearchBuffers,
    judge: Judge,
    evaluation: Evaluation,
    anchor: int,
    seat: int,
    number: int,
) -> bool:
    """Make sure that every action that is legal in this world has its node, judged as it is made. False if no action
    of this seat had one: then this is a leaf, and its value is the mean over the actions, weighted by their priors."""
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
        if tree.used + number > MAX_NODES:
            weigh(worlds[WORLD], judge, evaluation)
            buffer.leaf[:] = evaluation.chances
            return False
        for i in range(number):
            action = buffer.actions[i]
            if buffer.legal[action] == buffer.stamp:
                buffer.legal[action] = -buffer.stamp
                worlds[TRIAL] = worlds[WORLD]
                verbs.apply(worlds[TRIAL], seat, action, None)
                buffer.applied += 1
                weigh(worlds[TRIAL], judge, evaluation)
                node = add(tree, anchor, seat, action)
                tree.prior[node] = exponential(buffer.sharpness * evaluation.chances[seat])
                tree.chances[node] = evaluation.chances
    if new and number > 1:
        expect(tree, buffer, anchor, seat)
        return False
    return True


@kernel
def expect(tree: Tree, buffer: SearchBuffers, anchor: int, seat: int) -> None:
    """The chances after each action, weighted by its prior."""
    total = np.float32(0)
    buffer.leaf[:] = 0
    child = tree.child[anchor]
    while child:
        if tree.seat[child] == seat:
            total += tree.prior[child]
            for other in range(MAX_SEATS):
                buffer.leaf[other] += tree.prior[child] * tree.chances[child, other]
        child = tree.sibling[child]
    for other in range(MAX_SEATS):
        buffer.leaf[other] /= total


@kernel
def select(tree: Tree, buffer: SearchBuffers, anchor: int, seat: int) -> int:
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
def learn(tree: Tree, buffer: SearchBuffers, seats: int) -> None:
    for i in range(buffer.depth):
        node = buffer.path[i]
        tree.visits[node] += 1
        step = np.float32(1 / (tree.visits[node] + JUDGE_VISITS))
        for seat in range(seats):
            tree.chances[node, seat] += (buffer.leaf[seat] - tree.chances[node, seat]) * step


# Reusing the tree of the decision before


@long_kernel
def reuse_subtree(
    olds: NDArray[np.void], news: NDArray[np.void], states: NDArray[np.void], goal: NDArray[np.uint8]
) -> int:
    """Find the node of an old tree that stands for the present state, and copy its subtree as a new tree. Returns its
    number of simulations; 0 if there is no such node."""
    node = retrace(olds[0], states, goal)
    return copy_subtree(olds[0], news[0], node) if node else 0


@kernel
def retrace(tree: Tree, states: NDArray[np.void], goal: NDArray[np.uint8]) -> int:
    """Walk the often visited part of the tree, depth first, until a state equals the goal. states[0] is the root's."""
    bytes_of = states.view(np.uint8)
    size = len(goal)
    path = np.zeros(len(states), np.int64)
    depth, path[0] = 0, ROOT
    node = tree.child[ROOT]
    while True:
        if node and depth + 1 < len(states):
            if tree.visits[node] >= MIN_VISITS_TO_REUSE and tree.seat[node] < PASSAGE:
                states[depth + 1] = states[depth]
                verbs.apply(states[depth + 1], tree.seat[node], tree.action[node], None)
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
    """Copy the subtree of this node, level by level. Until its children are copied, a copy points at the children of
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
