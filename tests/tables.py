"""Every kind of table that can be laid: game, seats, options."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from tests.long_run import LONG

Table = tuple[str, int, dict[str, Any]]

TABLES: list[Table] = [
    *(("tortuga", seats, {"chests": chests}) for seats in (2, 3, 4) for chests in (6, 8)),
    *(
        ("cartagena", seats, {"variant": variant})
        for seats in (2, 3, 4, 5)
        for variant in ("tortuga", "jamaica", "hispaniola")
    ),
    *(("battle", 2, {"play": play}) for play in ("single", "match")),
]

COVERING: list[Table] = [
    ("tortuga", 2, {"chests": 6}), ("tortuga", 4, {"chests": 8}),
    ("cartagena", 2, {"variant": "jamaica"}), ("cartagena", 3, {"variant": "tortuga"}),
    ("cartagena", 5, {"variant": "hispaniola"}),
    ("battle", 2, {"play": "single"}), ("battle", 2, {"play": "match"}),
]  # fmt: skip
"""Every game and variant, with few seats and with many."""

SOME_TABLES = TABLES if LONG else COVERING
"""For what takes long: all of them in `make test-long`."""


def oracle_of(key: str) -> Any:
    """The naive reading of the rule page, beside the laws of the game."""
    return import_module(f"tests.games.{key}.oracle").Oracle


def name(table: Table) -> str:
    key, seats, options = table
    return f"{key}-{seats}-{next(iter(options.values()))}"


def lay(table: Table, dice: random.Random) -> tuple[Game, State]:
    """A game and its first state, with a start player by lot."""
    key, seats, options = table
    return GAMES[key], GAMES[key].start(seats, start=dice.randrange(seats), **options)


def choose(game: Game, state: State, dice: random.Random) -> tuple[int, int]:
    """Somebody who may decide, and something that may be done; chance is true to its weights."""
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
