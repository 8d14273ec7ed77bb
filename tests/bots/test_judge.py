"""Judges: chances, features, and weights that come and go."""

from pathlib import Path

import numpy as np
import pytest

from brethren.bots.judge import MAX_FEATURES, Evaluation, Judges, features, load, save, weigh
from brethren.bots.player import judge_of, player
from brethren.game import Game
from brethren.games import GAMES
from brethren.kernel import kernel
from tests.tables import TABLES, Table, name, stroll

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@kernel
def weigh_at(states: np.ndarray, judges: Judges, evaluations: np.ndarray) -> None:
    weigh(states[0], judges[0], evaluations[0])


@kernel
def features_at(states: np.ndarray, seat: int, out: np.ndarray) -> None:
    features(states[0], seat, out)


@every_table
def test_chances_add_up_and_the_end_is_certain(table: Table) -> None:
    game = GAMES[table[0]]
    for judges in (judge_of(game), player(game).teacher):
        for _, state in stroll(table, seed=6, every=11):
            evaluations = np.zeros(1, Evaluation.dtype)
            weigh_at(state, judges, evaluations)
            chances = evaluations["chances"][0, : state[0].seats]
            assert chances.sum() == pytest.approx(1, abs=1e-5)
            assert (chances >= 0).all()
            if winners := game.winners(state):
                assert [seat for seat, chance in enumerate(chances) if chance] == list(winners)


@every_table
def test_features_are_small_and_of_one_eye(table: Table) -> None:
    """About from 0 to 1, whole game long; and nothing is left over from what was looked at before."""
    for _, state in stroll(table, seed=7, every=11):
        for seat in range(state[0].seats):
            seen, dirty = np.zeros(MAX_FEATURES, np.float32), np.full(MAX_FEATURES, 9, np.float32)
            features_at(state, seat, seen)
            features_at(state, seat, dirty)
            assert (seen == dirty).all()
            assert np.abs(seen).max() <= 5


@every_game
def test_the_learned_judge_has_learned(game: Game) -> None:
    assert judge_of(game)["inner"].any()
    assert not player(game).teacher["inner"].any()


@every_game
def test_weights_are_written_and_read(game: Game, tmp_path: Path) -> None:
    save(judge_of(game), tmp_path / "weights.npy")
    assert load(tmp_path / "weights.npy").tobytes() == judge_of(game).tobytes()
