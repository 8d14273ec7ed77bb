"""Calibration: a seat with a chance of 30 % should win three games in ten. A search overrates a lead, because players,
even good ones, don't go on as it would. Two numbers for each game correct that. They are fitted to who won real
matches, with all numbers of seats and variants: tables of one game differ less than chance lets them seem to.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

from brethren.bots.player import player
from brethren.game import Game

SURELY = 1e-6
"""No estimate is surer than this, or one surprise would outweigh everything."""

Prediction = tuple[tuple[float, ...], tuple[float, ...]]
"""The chances of all seats, and their shares of the victory."""


class Calibration(Struct, frozen=True):
    sharpness: float = 1.0  # above 1 it makes chances less alike, below 1 more
    drag: float = 0.0  # how much less the chance of a leader counts; small chances hardly change

    def of(self, chances: ArrayLike) -> NDArray[np.float64]:
        """Calibrated chances of all seats, in the last dimension. Certain chances stay certain."""
        searched = np.asarray(chances, np.float64)
        weights = (searched / (1 + self.drag * searched)) ** self.sharpness
        return np.asarray(weights / weights.sum(axis=-1, keepdims=True))


UNCALIBRATED = Calibration()
CALIBRATIONS = [Calibration(5 * step / 100, drag / 4) for step, drag in product(range(10, 41), range(49))]
"""All candidates of the fit."""


def surprise(chances: NDArray[np.float64], shares: NDArray[np.float64], calibration: Calibration) -> float:
    """The sum of the log losses, at tables with the same number of seats."""
    return -float((shares * np.log(np.maximum(calibration.of(chances), SURELY))).sum())


def fit(predictions: Sequence[Prediction]) -> Calibration:
    """The calibration under which the results are most likely."""
    tables: dict[int, list[Prediction]] = {}
    for one in predictions:
        tables.setdefault(len(one[0]), []).append(one)
    columns = [[np.array(column) for column in zip(*table, strict=True)] for table in tables.values()]
    return min(CALIBRATIONS, key=lambda each: sum(surprise(chances, shares, each) for chances, shares in columns))


def setting_name(seats: int, options: Mapping[str, Any]) -> str:
    return " ".join([f"seats={seats}", *(f"{name}={value}" for name, value in options.items())])


def calibration_of(game: Game) -> Calibration:
    return _read(player(game).calibration)


@cache
def _read(file: Path | None) -> Calibration:
    return msgspec.json.decode(file.read_bytes(), type=Calibration) if file and file.exists() else UNCALIBRATED


def write(file: Path, fitted: Calibration) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(fitted)) + b"\n")
