"""Calibration: a seat that is said to win three games in ten wins three in ten.

A search is surer than it should be, because players, even good ones, don't go on as it does. One number for each game,
number of seats and variant corrects that: the temperature, fitted to who won real matches. The logarithms of the
chances are divided by it. Above 1 it makes chances more alike, below 1 less.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import log
from pathlib import Path
from typing import Any

from brethren.bots.player import player
from brethren.game import Game

SURELY = 1e-6
"""No estimate is surer than this, or one surprise would outweigh everything."""
TEMPERATURES = [0.5 * 1.03**step for step in range(70)]

Options = Mapping[str, Any]
Prediction = tuple[Sequence[float], Sequence[float]]
"""The chances of all seats, and their shares of the victory."""


def soften(chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    powers = [chance ** (1 / temperature) for chance in chances]
    return tuple(power / sum(powers) for power in powers)


def surprise(predictions: Sequence[Prediction], temperature: float) -> float:
    """The mean log loss."""
    total = 0.0
    for chances, shares in predictions:
        softened = soften([max(chance, SURELY) for chance in chances], temperature)
        total -= sum(share * log(chance) for chance, share in zip(softened, shares, strict=True))
    return total / len(predictions)


def fit(predictions: Sequence[Prediction]) -> float:
    """The temperature at which the results surprise least."""
    return min(TEMPERATURES, key=lambda temperature: surprise(predictions, temperature))


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every variant. Who starts changes nothing but the names of the seats."""
    variants = {name: values for name, values in game.options.items() if name != "start"}
    for seats in range(game.min_seats, game.max_seats + 1):
        for values in product(*variants.values()):
            yield seats, dict(zip(variants, values, strict=True))


def temperature_of(game: Game, seats: int, options: Options) -> float:
    """1 where none was fitted."""
    chosen = {name: options.get(name, values[0]) for name, values in game.options.items() if name != "start"}
    return _temperatures(player(game).calibration).get(_key(seats, chosen), 1.0)


@cache
def _temperatures(file: Path | None) -> dict[str, float]:
    return json.loads(file.read_text()) if file and file.exists() else {}


def write(file: Path, fitted: Mapping[tuple[int, tuple[tuple[str, Any], ...]], float]) -> None:
    lines = {_key(seats, dict(options)): round(temperature, 3) for (seats, options), temperature in fitted.items()}
    file.write_text(json.dumps(lines, indent=2) + "\n")


def _key(seats: int, options: Options) -> str:
    return " ".join([f"seats={seats}", *(f"{name}={value}" for name, value in options.items())])
