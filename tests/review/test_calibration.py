"""Chances that are as cautious as results are."""

import json
from math import exp
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from brethren.bots.player import player
from brethren.cli import main
from brethren.games import GAMES
from brethren.review.calibration import fit, settings, soften, temperature_of


def test_softening_keeps_the_order_and_the_sum() -> None:
    softened = soften((0.7, 0.2, 0.1), 1.5)
    assert sum(softened) == pytest.approx(1)
    assert sorted(softened, reverse=True) == list(softened)
    assert softened[0] < 0.7
    assert soften((0.7, 0.2, 0.1), 1.0) == pytest.approx((0.7, 0.2, 0.1))
    assert soften((1.0, 0.0), 2.0) == (1.0, 0.0)  # what is certain stays certain


@pytest.mark.parametrize("true", [0.7, 1.0, 1.6])
def test_the_temperature_of_simulated_results_is_found(true: float) -> None:
    random, predictions = Random(1), []
    for _ in range(4_000):
        said = soften([exp(random.gauss(0, 1)) for _ in range(3)], 1.0)
        (winner,) = random.choices(range(3), soften(said, true))
        predictions.append((said, [float(seat == winner) for seat in range(3)]))
    assert fit(predictions) == pytest.approx(true, rel=0.12)


@pytest.mark.parametrize("key", GAMES)
def test_every_table_has_its_temperature(key: str) -> None:
    game = GAMES[key]
    file = player(game).calibration
    assert file
    assert len(json.loads(file.read_text())) == len(list(settings(game)))
    assert all(0.5 <= temperature_of(game, seats, options) <= 4 for seats, options in settings(game))


def test_calibrating_again_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        arguments = ["calibrate", "battle", "--matches", "10", "--processes", "2", "--out", str(file)]
        assert CliRunner().invoke(main, arguments, catch_exceptions=False).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert set(json.loads(files[0].read_text())) == {"seats=2 play=single", "seats=2 play=match"}
