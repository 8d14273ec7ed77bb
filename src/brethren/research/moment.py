"""A game at one moment, with what each seat remembers of the way there: everything that OpenSpiel asks of a state."""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brethren.game import CHANCE, Game, State, verbs
from brethren.game.checks import copied, draft, finished, whole_number
from brethren.game.playout import play_out
from brethren.game.verbs import CHANCE_DECIDES, MAX_ACTIONS, Numbers
from brethren.games import GAMES
from brethren.kernel import bit, kernel, long_kernel, lowest, seeded
from brethren.kernel.rng import Random
from brethren.research.dealer import Rewards, pay

Nodes = NDArray[np.void]
Outcomes = list[tuple[int, float]]

OVER = -4  # the actor at the end, as OpenSpiel counts
MAX_SEATS = 5


class Moment:
    """A game at one moment. It never changes, so clones of a state share it."""

    def __init__(self, game: Game, nodes: Nodes, actor: int) -> None:
        self.game = game
        self.nodes = nodes
        self.actor = actor
        self._legal: list[int] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.key, self.nodes.tobytes(), self.actor)

    @cached_property
    def state(self) -> State:
        return finished(draft(self.nodes["state"].tobytes(), self.game.record.dtype))

    def legal(self) -> list[int]:
        """What the actor may do, if there is one."""
        if self._legal is None:
            actions = np.empty(MAX_ACTIONS, np.int64)
            number = 0 if self.actor == OVER else list_actions(self.nodes, self.actor, actions)
            self._legal = actions[:number].tolist()
        return self._legal

    def chances(self) -> Outcomes:
        if self.actor != CHANCE:
            return []
        weights = np.empty(MAX_ACTIONS, np.int64)
        total, legal = list_weights(self.nodes, weights), self.legal()
        return [(action, weight / total) for action, weight in zip(legal, weights.tolist(), strict=False)]

    def after(self, action: int) -> "Moment":
        if whole_number(action, "an action") not in self.legal():
            raise self.game.objection(self.state, self.actor, action)
        nodes = copied(self.nodes)
        return Moment(self.game, nodes, act(nodes, self.actor, action))

    def guessed(self, seat: int, seed: int) -> "Moment":
        """Another moment that looks the same to this seat (determinization)."""
        self.game.check_seat(self.state, seat)
        nodes = copied(self.nodes)
        return Moment(self.game, nodes, imagine(nodes, seat, seeded(seed)))

    def view(self, seat: int) -> State:
        return self.game.view(self.state, seat)

    def memory(self, seat: int) -> int:
        """A digest of all that this seat has seen and done, in order."""
        self.game.check_seat(self.state, seat)
        return int(self.nodes["memory"][0, seat])

    def returns(self) -> list[float]:
        rewards = np.zeros(self.state[0].seats)
        if self.actor == OVER:
            pay_out(self.nodes, rewards)
        returns: list[float] = rewards.tolist()
        return returns


def _restored(key: str, node: bytes, actor: int) -> Moment:
    return Moment(GAMES[key], np.frombuffer(bytearray(node), _node_type(GAMES[key])), actor)


def _node_type(game: Game) -> np.dtype[np.void]:
    """A state, and for each seat two digests: of what it has seen and done so far, and of what it sees now."""
    digests = (np.uint64, (MAX_SEATS,))
    return np.dtype([("state", game.record.dtype), ("memory", *digests), ("seen", *digests)])


def first_moment(game: Game, state: State) -> Moment:
    nodes = np.zeros(1, _node_type(game))
    nodes["state"] = game.own(state)
    look(nodes)
    return Moment(game, nodes, next_actor(nodes))


@kernel
def list_actions(nodes: Nodes, actor: int, out: Numbers) -> int:
    return verbs.legal_actions(nodes[0].state, actor, out)


@kernel
def list_weights(nodes: Nodes, out: Numbers) -> int:
    return verbs.chance_weights(nodes[0].state, out)


@kernel
def pay_out(nodes: Nodes, rewards: Rewards) -> None:
    pay(nodes[0].state, rewards)


@kernel
def next_actor(nodes: Nodes) -> int:
    seats = verbs.deciding(nodes[0].state)
    if seats == CHANCE_DECIDES:
        return CHANCE
    return lowest(seats) if seats else OVER


@kernel
def act(nodes: Nodes, actor: int, action: int) -> int:
    """Apply an action, and add what every seat saw of it to its memory; return the next actor."""
    node = nodes[0]
    verbs.apply(node.state, actor, action, None)
    if actor != CHANCE:
        node.memory[actor] = mixed(node.memory[actor], np.uint64(action))
    look(nodes)
    return next_actor(nodes)


@kernel
def look(nodes: Nodes) -> None:
    """Add to the memory of each seat what it sees now, if that is new. How often nothing changed must not show: it
    would reveal whether others had to decide."""
    node, views = nodes[0], np.empty_like(nodes)
    words = views.view(np.uint64)
    for seat in range(node.state.seats):
        views[0] = node
        verbs.veil(views[0].state, seat)
        seen = np.uint64(0)
        for place in range(len(words) - 2 * MAX_SEATS):
            seen = mixed(seen, words[place])
        if seen != node.seen[seat]:
            node.seen[seat] = seen
            node.memory[seat] = mixed(node.memory[seat], seen)


@kernel
def mixed(digest: np.uint64, word: np.uint64) -> np.uint64:
    """A digest of what came before and of this word."""
    mix, half = np.uint64(0x9E3779B97F4A7C15), np.uint64(32)
    digest = (digest ^ word) * mix + mix
    digest = (digest ^ digest >> half) * mix
    return digest ^ digest >> half


@kernel
def imagine(nodes: Nodes, seat: int, random: Random) -> int:
    """Put a guess of this seat in the place of the truth; return the next actor: this seat if it may decide."""
    node = nodes[0]
    verbs.veil(node.state, seat)
    verbs.guess(node.state, seat, random)
    look(nodes)
    node.memory[:] = node.memory[seat]
    return seat if verbs.deciding(node.state) & bit(seat) else next_actor(nodes)


@long_kernel
def play_outs(nodes: Nodes, buffers: Nodes, number: int, returns: Rewards) -> None:
    ends, rewards = np.empty_like(nodes), np.empty_like(returns)
    for _ in range(number):
        ends[0] = nodes[0]
        play_out(ends[0].state, buffers[0])
        pay(ends[0].state, rewards)
        returns += rewards / number
