"""Sets up a position and plays on from it, in the words of the rule page."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from brethren.game import CHANCE, Json, State
from brethren.games.cartagena import GAME

SYMBOLS = ("bottle", "pistol", "hat", "skull", "dagger", "key")
CARDS = 17
SHEET: Json = json.loads((Path(__file__).parents[2] / "fixtures" / "cartagena-sheet.json").read_text())

Cards = Mapping[str, int]


def do(state: State, seat: int, verb: str, **words: Any) -> State:
    return GAME.play(state, seat, GAME.find(state, seat, verb=verb, **words))


def draw(state: State, *symbols: str) -> State:
    """Chance turns up these cards."""
    for symbol in symbols:
        state = do(state, CHANCE, "draw", symbol=symbol)
    return state


def now(state: State, key: str) -> Any:
    """One part of the position in words."""
    return GAME.to_json(state)[key]


def verbs(state: State, seat: int) -> list[Json]:
    """Everything that this seat may do."""
    return [GAME.describe(state, seat, action) for action in GAME.legal(state, seat)]


def all_but(*piles: Cards | Iterable[str]) -> dict[str, int]:
    """The cards that lie in none of these piles."""
    elsewhere: Counter[str] = Counter()
    for pile in piles:
        elsewhere.update(pile)
    return {symbol: CARDS - elsewhere[symbol] for symbol in SYMBOLS if elsewhere[symbol] < CARDS}
