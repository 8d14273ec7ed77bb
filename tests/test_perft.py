"""How many ways a position can go on, counted to some depth: one action too many or too few shows at once.

The counts stand here as numbers; the engine and the oracles, which were written apart, both have to arrive at them.
"""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from brethren.game import Game, Json, State
from brethren.games import GAMES
from tests.tables import oracle_of

SHEET: Json = json.loads((Path(__file__).parent / "fixtures" / "cartagena-sheet.json").read_text())
PATIENCE = 2_000  # sequences that an oracle counts in a moment


def ship(square: str, fleet: str, masts: int, heading: str) -> Json:
    return {"square": square, "fleet": fleet, "masts": masts, "heading": heading}


def dice(how: str, words: str) -> Json:
    """Where the dice A to E are placed, or what each shows."""
    return {die: {how: word} for die, word in zip("ABCDE", words.split(), strict=True)}


BOARDS: list[Json] = [
    {
        "ship": 4,
        "fleet": ["yellow", "purple"],
        "crew": ["red"],
        "dice": dice("placed", "hunt boarding raid boarding fleet"),
    },
    {
        "pirate": 2,
        "fleet": ["white"],
        "crew": ["blue", "yellow"],
        "dice": dice("placed", "hunt hunt boarding raid raid"),
    },
    {"fleet": ["red", "blue"], "dice": dice("placed", "crew fleet hunt raid boarding")},
]

POSITIONS: dict[str, Json] = {
    "battle: nothing but waves": {"game": "battle"},
    "battle: a fight, a ship on a wave": {
        "game": "battle",
        "waves": ["b1", "c1", "a2", "a3", "d3", "c4"],
        "ships": [
            ship("b2", "pirates", 3, "north"),
            ship("b3", "spain", 2, "east"),
            ship("c3", "spain", 1, "south"),
            ship("c4", "pirates", 2, "south"),
        ],
        "sunk": {"pirates": [1], "spain": [3]},
    },
    "battle: any sinking wins": {
        "game": "battle",
        "turn": 1,
        "waves": ["b1", "b2"],
        "ships": [
            ship("b2", "pirates", 3, "north"),
            ship("b3", "spain", 3, "west"),
            ship("a3", "pirates", 2, "east"),
        ],
        "sunk": {"pirates": [1, 1, 2], "spain": [1, 1, 2, 2]},
    },
    "cartagena: the sheet": SHEET,
    "cartagena: jamaica": {
        "game": "cartagena",
        "variant": "jamaica",
        "pirates": [[0, 0, 5, 5, 5, 9], [3, 7, 9, 12, 37, 37]],
        "hands": [{"key": 1}, {"hat": 2}],
        "turn": 1,
        "moves_left": 2,
    },
    "cartagena: hispaniola, the row runs out": {
        "game": "cartagena",
        "variant": "hispaniola",
        "pirates": [[0, 1, 4, 8, 8, 30], [0, 2, 4, 9, 31, 37], [0, 0, 4, 8, 12, 36]],
        "hands": [{"key": 2, "hat": 1}, {"skull": 1}, {}],
        "row": ["key", "dagger"],
        "turn": 2,
        "moves_left": 1,
    },
    "cartagena: one pirate from the boat": {
        "game": "cartagena",
        "pirates": [[36, 37, 37, 37, 37, 37], [1, 1, 2, 35, 35, 35]],
        "hands": [{"skull": 1, "hat": 1}, {}],
        "row": ["key"],
    },
    "tortuga: two seats keep": {
        "game": "tortuga",
        "phase": "keep",
        "boards": [
            {"dice": dice("shows", "fleet skull boarding fleet skull")},
            {"ship": 1, "dice": dice("shows", "raid raid skull boarding boarding")},
        ],
    },
    "tortuga: two bonuses": {
        "game": "tortuga",
        "phase": "keep",
        "boards": [BOARDS[0], {**BOARDS[1], "bonus": {"raid": 2}}, {"dice": {"A": {"shows": "hunt"}}}],
    },
    "tortuga: the fleet": {
        "game": "tortuga",
        "phase": "act",
        "boards": BOARDS,
    },
    "tortuga: the hunt": {
        "game": "tortuga",
        "phase": "act",
        "action": "hunt",
        "boards": BOARDS,
        "central": ["blue", "red"],
    },
    "tortuga: boarding": {
        "game": "tortuga",
        "phase": "act",
        "action": "boarding",
        "boards": BOARDS,
        "central": ["blue", "red"],
    },
    "tortuga: two seats stow": {
        "game": "tortuga",
        "phase": "move",
        "start": 1,
        "boards": [
            {"pirate": 4, "tortuga": ["red"] * 3, "crew": ["red", "blue", "purple"], "island": ["white", "red"]},
            {"ship": 5, "crew": ["yellow", "blue"], "island": ["white", "purple", "red"]},
        ],
    },
}

COUNTS = {
    "battle: nothing but waves": (12, 72, 288),
    "battle: a fight, a ship on a wave": (14, 127, 1030),
    "battle: any sinking wins": (5, 32, 121),
    "cartagena: the sheet": (30, 832, 21783),
    "cartagena: jamaica": (9, 66, 462),
    "cartagena: hispaniola, the row runs out": (5, 70, 788),
    "cartagena: one pirate from the boat": (5, 15, 89),
    "tortuga: two seats keep": (18, 144, 825),
    "tortuga: two bonuses": (5, 20, 120),
    "tortuga: the fleet": (2, 4, 8),
    "tortuga: the hunt": (2, 7, 22),
    "tortuga: boarding": (4, 18, 54),
    "tortuga: two seats stow": (3, 6, 12),
}

every_position = pytest.mark.parametrize("name", POSITIONS)


@every_position
def test_the_engine_counts(name: str) -> None:
    position = POSITIONS[name]
    game = GAMES[position["game"]]
    state = game.from_json(position)
    assert tuple(sequences(game, state, depth) for depth in (1, 2, 3)) == COUNTS[name]


def sequences(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many actions there are; where several decide at once, the lowest seat goes first."""
    deciding = game.deciding(state)
    legal = game.legal(state, deciding[0]) if deciding else []
    if depth == 1:
        return len(legal)
    return sum(sequences(game, game.play(state, deciding[0], action), depth - 1) for action in legal)


@every_position
def test_the_oracle_counts(name: str) -> None:
    position = POSITIONS[name]
    oracle = oracle_of(position["game"]).Oracle.from_position(position)
    for depth, count in enumerate(COUNTS[name], start=1):
        if count <= PATIENCE:
            assert sequences_by_oracle(oracle, depth) == count


def sequences_by_oracle(oracle: Any, depth: int) -> int:
    deciding = oracle.deciding()
    legal = oracle.legal(deciding[0]) if deciding else []
    if depth == 1:
        return len(legal)
    total = 0
    for words in legal:
        after = copy.deepcopy(oracle)
        after.play(deciding[0], words)
        total += sequences_by_oracle(after, depth - 1)
    return total
