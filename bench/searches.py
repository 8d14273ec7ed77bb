"""How fast the search is, from the middle of a game, beside OpenSpiel's MCTS in C++ on maedn(players=4)."""

import argparse
import os
import platform
import time
from collections.abc import Callable
from datetime import date
from importlib.metadata import version
from random import Random
from statistics import mean, median
from typing import Any

import numpy as np
import pyspiel

from bench.engine import SEED, YARDSTICK, two_cores
from bench.results import cpu_model, table, write_section
from brethren.bots import Budget, bot
from brethren.bots.player import judge_of
from brethren.bots.search import Search, Thinker
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES

REPETITIONS = 7
SIMULATIONS = 3000
TARGET = 2.0
Timed = tuple[float, float]
"""Simulations and applied actions in a second."""


def middle_of(game: Game, seats: int) -> tuple[State, int]:
    """A decision half-way through a game of the weakest bot."""
    moments, dice = [], Random(SEED)
    state, swab = game.start(seats), bot(game, "swab")
    while deciding := game.deciding(state):
        if (seat := deciding[0]) == CHANCE:
            action = dice.choices(game.legal(state, CHANCE), game.weights(state))[0]
        else:
            moments.append((state, seat))
            action = swab.choose(game.view(state, seat), seat, Budget(simulations=5), dice.getrandbits(32)).action
        state = game.play(state, seat, action)
    return moments[len(moments) // 2]


def ours(game: Game, seats: int) -> Callable[[], Timed]:
    state, seat = middle_of(game, seats)
    search = Search(game, judge_of(game), Budget(simulations=SIMULATIONS))

    def once() -> Timed:
        thinker = Thinker(search, game.view(state, seat), SEED)
        begun = time.perf_counter()
        applied = thinker.think(seat, search.budget)
        seconds = time.perf_counter() - begun
        return SIMULATIONS / seconds, applied / seconds

    return once


def theirs() -> Callable[[], Timed]:
    game = pyspiel.load_game(YARDSTICK)
    whole = _random_games(game, 50)
    length = mean(map(len, whole))
    state = _played(game, whole[0][: len(whole[0]) // 2])

    def once() -> Timed:
        search = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, SEED), 1.4, SIMULATIONS, 500, False, SEED, False
        )
        begun = time.perf_counter()
        done = search.mcts_search(state).explore_count
        seconds = time.perf_counter() - begun
        return done / seconds, done * length / 2 / seconds

    return once


def _random_games(game: Any, number: int) -> list[list[int]]:
    dice = np.random.RandomState(SEED)
    histories = []
    for _ in range(number):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        histories.append(state.history())
    return histories


def _played(game: Any, history: list[int]) -> Any:
    """The first decision after these actions at which there is a choice: without one, MCTS ends at once."""
    state, dice = game.new_initial_state(), np.random.RandomState(SEED)
    for action in history:
        state.apply_action(action)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    os.sched_setaffinity(0, set(two_cores()[:1]))
    tables = [(game, seats) for game in GAMES.values() for seats in sorted({game.min_seats, game.max_seats})]
    timed = {
        (game.title, f"{seats} seats"): ours(game, seats) for game, seats in sorted(tables, key=lambda t: t[0].key)
    }
    timed[("OpenSpiel, C++", YARDSTICK)] = theirs()
    turns = [{name: once() for name, once in timed.items()} for _ in range(REPETITIONS)]
    yardstick = ("OpenSpiel, C++", YARDSTICK)
    rows = []
    for name in timed:
        simulations, applied = (median(turn[name][i] for turn in turns) for i in (0, 1))
        ratio = median(turn[name][0] / turn[yardstick][0] for turn in turns)
        steps = median(turn[name][1] / turn[yardstick][1] for turn in turns)
        rows.append([*name, f"{simulations:,.0f}", f"{ratio:.2f}", f"{applied:,.0f}", f"{steps:.2f}"])
    worst = min(float(row[3]) for row in rows[:-1])
    verdict = "reached" if worst >= TARGET else "not reached"
    body = (
        f"`python -m bench.searches`, {date.today()}, {cpu_model()}, Python {platform.python_version()}, "
        f"Numba {version('numba')}, OpenSpiel {version('open-spiel')}; one core, medians of {REPETITIONS} turns of "
        f"{SIMULATIONS} simulations. Ours ask the judge where the tree ends; OpenSpiel's play to the end, which counts "
        f"as half a game's actions.\n\n"
        f"{table(('search', 'table', 'simulations/s', 'times', 'actions/s', 'times'), rows)}\n\n"
        f"Simulations a second, to reach {TARGET:.0f} times OpenSpiel's: {worst:.2f}, {verdict}."
    )
    print(body)
    write_section("Searches", body)


if __name__ == "__main__":
    main()
