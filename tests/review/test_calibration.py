"""Chances that are as cautious as results are."""

from math import exp
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from brethren.cli import main
from brethren.games import GAMES
from brethren.review.calibration import CALIBRATIONS, UNCALIBRATED, Calibration, Prediction, calibration_of, fit


def test_calibrating_keeps_the_order_the_sum_and_what_is_certain() -> None:
    cautious = Calibration(1.1, 3.0).of((0.7, 0.2, 0.1))
    assert cautious.sum() == pytest.approx(1)
    assert sorted(cautious, reverse=True) == list(cautious)
    assert cautious[0] < 0.7
    assert Calibration().of((0.7, 0.2, 0.1)) == pytest.approx((0.7, 0.2, 0.1))
    assert list(Calibration(0.5, 9.0).of((1.0, 0.0))) == [1.0, 0.0]
    assert list(Calibration(2.0, 9.0).of((0.5, 0.5))) == [0.5, 0.5]


@pytest.mark.parametrize("calibration", [CALIBRATIONS[0], CALIBRATIONS[-1], UNCALIBRATED])
def test_a_higher_chance_never_becomes_a_lower_one(calibration: Calibration) -> None:
    chances = np.linspace(0, 1, 400)
    others = np.outer(1 - chances, (0.8, 0.15, 0.05))
    assert (np.diff(calibration.of(np.column_stack([chances, others]))[:, 0]) > 0).all()


def test_a_drag_changes_the_leader_more_than_those_without_hope() -> None:
    leader, second, hopeless = Calibration(1.0, 3.0).of((0.7, 0.28, 0.02))
    assert leader < 0.6
    assert second > 0.33
    assert hopeless < 0.06


@pytest.mark.parametrize("true", [Calibration(0.7, 0.0), Calibration(1.0, 3.0), Calibration(1.3, 1.0)])
def test_what_simulated_results_were_made_with_is_found(true: Calibration) -> None:
    random, predictions = Random(1), list[Prediction]()
    for seats in (2, 3, 5) * 3_000:
        said = UNCALIBRATED.of([exp(random.gauss(0, 2)) for _ in range(seats)])
        (winner,) = random.choices(range(seats), true.of(said).tolist())
        predictions.append((tuple(said), tuple(float(seat == winner) for seat in range(seats))))
    found = fit(predictions)
    for searched in ((0.6, 0.4), (0.97, 0.03), (0.8, 0.19, 0.01)):
        assert found.of(searched) == pytest.approx(true.of(searched), abs=0.02)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_calibration(key: str) -> None:
    assert calibration_of(GAMES[key]) in CALIBRATIONS


def test_calibrating_again_gives_the_same_file(tmp_path: Path) -> None:
    """Whether all its matches are played at once, or some are kept from the time before."""
    files, samples = [tmp_path / "one.json", tmp_path / "other.json"], tmp_path / "samples.jsonl"
    arguments = ["calibrate", "battle", "--matches", "10", "--processes", "2"]
    invoke([*arguments, "--out", str(files[0]), "--samples", str(samples)])
    kept = samples.read_bytes().splitlines(keepends=True)
    assert len(kept) == 20
    samples.write_bytes(b"".join(kept[:11]))
    invoke([*arguments, "--out", str(files[1]), "--samples", str(samples)])
    assert samples.read_bytes().splitlines(keepends=True) == kept
    assert files[0].read_bytes() == files[1].read_bytes()


def invoke(arguments: list[str]) -> None:
    assert CliRunner().invoke(main, arguments, catch_exceptions=False).exit_code == 0
