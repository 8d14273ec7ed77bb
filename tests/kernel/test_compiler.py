"""Verbs and kernels."""

from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from brethren.game import Game, verbs
from brethren.games import GAMES
from brethren.kernel import COMPILED, kernel


class Rank(IntEnum):
    FIRST, SECOND = 1, 2


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_verb_is_answered_by_the_game_of_the_record(game: Game) -> None:
    state = game.start()
    assert bool(verbs.deciding(state[0])) is True
    assert verbs.winners(state[0]) == 0


def test_a_record_of_no_game_has_no_answer() -> None:
    with pytest.raises(KeyError):
        verbs.deciding(np.zeros(1, np.dtype((np.record, [("sails", np.int8)])))[0])


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_is_compiled() -> None:
    @kernel
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42
    assert hasattr(double, "py_func")


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_is_compiled_once_for_all_integers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRETHREN_COMPILED", str(tmp_path))  # what was compiled before would only be loaded

    @kernel
    def larger(number: int, by: int = 1) -> int:
        return number + by

    @kernel
    def call(small: int, wide: int) -> int:
        return larger(small) + larger(wide, small) + larger(3, by=4) + larger(Rank.SECOND)

    assert call(np.int8(100), 1000) == 101 + 1100 + 7 + 3  # type: ignore[arg-type]
    assert len(larger.inner.overloads) == 1  # type: ignore[attr-defined]


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_can_call_itself() -> None:
    @kernel
    def factorial(number: int) -> int:
        return 1 if number == 0 else number * factorial(number - 1)

    assert factorial(10) == 3628800
