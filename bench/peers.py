"""How fast the peers play. Runs in the bench environment: a line that comes in asks, a line that goes out answers.

The first line out, before any question, tells the versions and what can be measured.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.metadata import version
from itertools import takewhile
from typing import Any, Protocol

import numpy as np
import pyspiel

OPEN_SPIEL = ("maedn(players=4)", "backgammon", "crazy_eights", "go_fish", "gin_rummy")
PETTING_ZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
ROLLOUTS = 100  # in one call into C++
SAMPLE = 100  # games by which the sample of lengths grows
SEED = 1


class Player(Protocol):
    def play(self) -> tuple[float, float]:
        """Play some games; return the steps, and the seconds of its core that they took."""


class Rollouts:
    """OpenSpiel's RandomRolloutEvaluator: games that never leave C++.

    Python cannot call it, but a search of one simulation does nothing else than evaluate its root. That root must
    not be a chance node (the search reads outside its path there), so rollouts begin at the first decision.
    """

    def __init__(self, name: str, error: float) -> None:
        self.game = pyspiel.load_game(name)
        self.random = random.Random(SEED)
        self.search = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=SEED,
            verbose=False,
        )
        self.length = self._mean_length(error)

    def play(self) -> tuple[float, float]:
        state = self._first_decision()
        began = time.thread_time()
        self.search.mcts_search(state)
        return ROLLOUTS * self.length, time.thread_time() - began

    def _first_decision(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), self.random))
        return state

    def _mean_length(self, error: float) -> float:
        """The mean length of a sample of other random games, since rollouts don't report theirs; the sample grows until
        the error is small enough."""
        seeds = iter(range(1, sys.maxsize))
        lengths = self._lengths(seeds)
        while np.std(lengths) > error * np.mean(lengths) * len(lengths) ** 0.5:
            lengths += self._lengths(seeds)
        return float(np.mean(lengths))

    def _lengths(self, seeds: Iterator[int]) -> list[int]:
        bots = [pyspiel.make_uniform_random_bot(seat, next(seeds)) for seat in range(self.game.num_players())]
        return [self._length(bots, next(seeds)) for _ in range(SAMPLE)]

    def _length(self, bots: list[Any], seed: int) -> int:
        """Steps of a whole game, those before the first decision left out."""
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        steps = [step.player for step in state.full_history()]
        return len(steps) - len(list(takewhile(lambda player: player == pyspiel.PlayerId.CHANCE, steps)))


class FromPython:
    """OpenSpiel's games, each step taken by Python."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.random = random.Random(SEED)

    def play(self) -> tuple[float, float]:
        began = time.thread_time()
        steps = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = drawn(state.chance_outcomes(), self.random)
            else:
                actions = state.legal_actions()
                action = actions[int(self.random.random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps, time.thread_time() - began


class PettingZoo:
    """A classic game of PettingZoo, as its documentation has one play it. Its chance events are hidden in its steps."""

    def __init__(self, name: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{name}").env()
        self.env.reset(seed=SEED)
        self.random = random.Random(SEED)

    def play(self) -> tuple[float, float]:
        began = time.thread_time()
        steps = 0
        self.env.reset()
        observation, _, terminated, truncated, _ = self.env.last()
        while not terminated and not truncated:
            actions = np.flatnonzero(observation["action_mask"])
            self.env.step(int(actions[int(self.random.random() * len(actions))]))
            steps += 1
            observation, _, terminated, truncated, _ = self.env.last()
        return steps, time.thread_time() - began


def drawn(outcomes: list[tuple[int, float]], source: random.Random) -> int:
    """One of the outcomes, each as often as its probability says."""
    left = source.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]  # rounding


def measured(player: Player, seconds: float) -> dict[str, float]:
    """Whole games for so long on the wall."""
    began = time.perf_counter()
    steps = cpu = 0.0
    while time.perf_counter() < began + seconds:
        more_steps, more_cpu = player.play()
        steps += more_steps
        cpu += more_cpu
    return {"steps": steps, "cpu": cpu, "elapsed": time.perf_counter() - began}


def players(error: float) -> dict[tuple[str, str], Player]:
    """Everything that can be measured, by engine and game."""
    found: dict[tuple[str, str], Player] = {}
    for name in OPEN_SPIEL:
        found["OpenSpiel, C++", name] = Rollouts(name, error)
        found["OpenSpiel, from Python", name] = FromPython(name)
    for name in PETTING_ZOO:
        found["PettingZoo", name] = PettingZoo(name)
    return dict(sorted(found.items(), key=lambda item: item[0][0]))


def serve(core: str, players: Callable[[], dict[tuple[str, str], Player]], packages: Mapping[str, str]) -> None:
    """Answer questions about these players, on this core."""
    os.sched_setaffinity(0, {int(core)})
    # Output of libraries must not mix with the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    ready = players()
    versions = {name: version(package) for name, package in packages.items()}
    print(json.dumps({"versions": versions, "players": list(ready)}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        player = ready[request["engine"], request["game"]]
        print(json.dumps(measured(player, request["seconds"])), file=answers, flush=True)


def main(core: str, error: str) -> None:
    serve(core, lambda: players(float(error)), {"OpenSpiel": "open_spiel", "PettingZoo": "pettingzoo"})


if __name__ == "__main__":
    main(*sys.argv[1:])
