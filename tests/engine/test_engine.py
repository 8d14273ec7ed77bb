"""The engine as WebAssembly beside the engine in Python: the same to the bit, in Node, Chromium and Firefox."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest

from brethren.bots import Budget, Choice
from brethren.bots.finisher import Finisher
from brethren.bots.judge import Evaluation, weigh_at
from brethren.bots.levels import LEVELS
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search
from brethren.game import CHANCE, Game, State
from brethren.game.events import Event
from brethren.games import GAMES
from tests.engine.engines import Engine, chromium, firefox, node
from tests.long_run import LONG
from tests.tables import SOME_TABLES, Table, choose, lay, name, walk

every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=name)

POSITIONS = 100_000 if LONG else 2_000
"""Of all tables together."""
THOUGHTS = 1_000 if LONG else 35
ENDINGS = 100 if LONG else 5
"""Of each table with a solver."""
SIMULATIONS = 400
CAPTAIN = {"simulations": SIMULATIONS, "seconds": None, "softness": 0, "finishes": True}
"""But for a number of simulations: time cannot be repeated."""


@pytest.fixture(scope="module", params=["node", "chromium", "firefox"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    browsers = {"chromium": chromium, "firefox": firefox}
    with node() if request.param == "node" else browsers[request.param](tmp_path_factory.mktemp("page")) as found:
        yield found


@every_table
def test_whole_games(engine: Engine, table: Table) -> None:
    left, seed = POSITIONS // len(SOME_TABLES), 0
    while left > 0:
        moves, expected = played(table, seed)
        found = engine.ask("transcript", table[0], seats=table[1], options=options(table, seed), moves=moves)
        for one, other in zip(expected, found, strict=True):
            assert one == other
        left, seed = left - len(expected), seed + 1


def options(table: Table, seed: int) -> dict[str, Any]:
    return {**table[2], "start": random.Random(seed).randrange(table[1])}


def played(table: Table, seed: int) -> tuple[list[tuple[int, int]], list[str]]:
    """The moves of a random game, and a line for each position."""
    dice = random.Random(seed)
    game, state = lay(table, dice)
    moves, lines = [], [line(game, state)]
    while game.deciding(state):
        moves.append(choose(game, state, dice))
        state, events = game.play_with_events(state, *moves[-1])
        lines.append(f"{heard(events, table[1])} {line(game, state)}")
    return moves, lines


def heard(events: list[Event], seats: int) -> str:
    return text([[event.seen_by(viewer) for viewer in (None, *range(seats))] for event in events])


def line(game: Game, state: State) -> str:
    """As transcript.mjs writes it."""
    deciding, seats = game.deciding(state), range(int(state[0].seats))
    views = [game.view(state, viewer) for viewer in (None, *seats)]
    parts = [
        state.tobytes().hex(),
        text(deciding),
        *(f"{text(game.legal(state, seat))} {game.actions_text(state, seat).decode()}" for seat in deciding),
        text(game.weights(state) if deciding == (CHANCE,) else []),
        *(text(game.to_json(each)) for each in (state, *views)),
        *(game.guess(views[seat + 1], seat, seat).tobytes().hex() for seat in seats),
        text([game.scores(state), game.winners(state), game.ending(state)]),
        "" if deciding else text(msgspec.to_builtins(game.tally(state))),
    ]
    return " ".join(parts)


def text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


@every_table
def test_the_same_thoughts(engine: Engine, table: Table) -> None:
    """At every level, with the same seed: visits, chances, and the choice."""
    each, first = -(-THOUGHTS // len(SOME_TABLES)), SOME_TABLES.index(table)
    for seed, (game, state, seat) in enumerate(islice(decisions(table), each), first):
        view = game.view(state, seat)
        level = ("swab", "deckhand", "gunner", "mate", CAPTAIN)[seed % 5]
        found = engine.ask("thought", game.key, view=view.tobytes().hex(), seat=seat, level=level, seed=seed)
        assert found == {**as_json(chosen(game, view, seat, level, seed)), "judged": judged(game, view)}


@pytest.mark.parametrize("table", [table for table in SOME_TABLES if player(GAMES[table[0]]).solver], ids=name)
def test_the_same_exact_endings(engine: Engine, table: Table) -> None:
    """Before the last decision of random games; most of them can be proven, with the same chances and as many nodes."""
    exact = 0
    for seed in range(ENDINGS):
        game, state, seat = last_decision(table, seed)
        expected = as_json(chosen(game, state, seat, CAPTAIN, seed))
        found = engine.ask("thought", game.key, view=state.tobytes().hex(), seat=seat, level=CAPTAIN, seed=seed)
        assert found == {**expected, "judged": judged(game, state)}
        exact += expected["exact"]
    assert exact > ENDINGS / 2


def last_decision(table: Table, seed: int) -> tuple[Game, State, int]:
    *_, last = (
        (game, state, deciding[0])
        for game, state in walk(table, seed)
        if (deciding := game.deciding(state)) not in ((), (CHANCE,)) and len(game.legal(state, deciding[0])) > 1
    )
    return last


def decisions(table: Table) -> Iterator[tuple[Game, State, int]]:
    """Somewhere in random games, with something to choose."""
    for seed in range(10_000):
        dice = random.Random(seed)
        game, state = lay(table, dice)
        while deciding := game.deciding(state):
            if deciding != (CHANCE,) and dice.random() < 0.1 and len(game.legal(state, deciding[0])) > 1:
                yield game, state, deciding[0]
            state = game.play(state, *choose(game, state, dice))


def chosen(game: Game, view: State, seat: int, level: Any, seed: int) -> Choice:
    if isinstance(level, str):
        known = LEVELS[level]
        return Search(game, judge_of(game), known.budget, known.softness).choose(view, seat, known.budget, seed)
    budget, solver = Budget(simulations=SIMULATIONS), player(game).solver
    search = Search(game, judge_of(game), budget)
    return (Finisher(game, search, solver) if solver else search).choose(view, seat, budget, seed)


def as_json(choice: Choice) -> dict[str, Any]:
    thoughts = [
        {"action": each.action, "visits": each.visits, "chances": list(each.chances)} for each in choice.thoughts
    ]
    return {"action": choice.action, "thoughts": thoughts, "exact": choice.exact}


def judged(game: Game, view: State) -> list[float]:
    evaluations = np.zeros(1, Evaluation.dtype)
    weigh_at(view, 0, judge_of(game), evaluations)
    found: list[float] = evaluations["chances"][0, : view[0].seats].tolist()
    return found
