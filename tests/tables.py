"""Every kind of table: game, seats, options."""

import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from tests.long_run import LONG

Table = tuple[str, int, dict[str, Any]]

KEYS = sorted(file.parent.name for file in (Path(__file__).parent / "games").glob("*/oracle.py"))


def covering(game: Game) -> list[Table]:
    """Every variant, with few seats and with many."""
    few_and_many = (game.min_seats, game.max_seats)
    variants = [options for seats, options in game.settings() if seats == game.min_seats]
    return [(game.key, few_and_many[place % 2], options) for place, options in enumerate(variants)]


TABLES: list[Table] = [(key, seats, options) for key in KEYS for seats, options in GAMES[key].settings()]
COVERING: list[Table] = [table for key in KEYS for table in covering(GAMES[key])]

SOME_TABLES = TABLES if LONG else COVERING
"""For what takes long: all of them in `make test-long`."""


def oracle_of(key: str) -> Any:
    """The naive reading of the rule page, beside the laws of the game: a module."""
    return import_module(f"tests.games.{key}.oracle")


def name(table: Table) -> str:
    key, seats, options = table
    return "-".join([key, str(seats), *map(str, options.values())])


def lay(table: Table, dice: random.Random) -> tuple[Game, State]:
    """A game and its first state, with a start player by lot."""
    key, seats, options = table
    return GAMES[key], GAMES[key].start(seats, start=dice.randrange(seats), **options)


def choose(game: Game, state: State, dice: random.Random) -> tuple[int, int]:
    """A seat that may decide, and a legal action; chance follows its weights."""
    seat = dice.choice(game.deciding(state))
    legal = game.legal(state, seat)
    return seat, dice.choices(legal, game.weights(state) if seat == CHANCE else None)[0]


def walk(table: Table, seed: int) -> Iterator[tuple[Game, State]]:
    """The states of one random game, the last one included."""
    dice = random.Random(seed)
    game, state = lay(table, dice)
    yield game, state
    while game.deciding(state):
        state = game.play(state, *choose(game, state, dice))
        yield game, state


def stroll(table: Table, seed: int, every: int) -> Iterator[tuple[Game, State]]:
    """Some of the states of one random game; a third as many in `make test` as in `make test-long`."""
    every *= 1 if LONG else 3
    for step, (game, state) in enumerate(walk(table, seed)):
        if step % every == seed % every or not game.deciding(state):
            yield game, state
