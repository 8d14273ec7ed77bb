"""Verbs and the cache of compiled code."""

import subprocess
import sys

import numpy as np
import pytest

from brethren.game import Game, verbs
from brethren.games import GAMES
from brethren.kernel import COMPILED, cache_folder, kernel


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_verb_is_answered_by_the_game_of_the_record(game: Game) -> None:
    state = game.start()
    assert bool(verbs.deciding(state[0])) is True
    assert verbs.winners(state[0]) == 0


def test_a_record_of_no_game_has_no_answer() -> None:
    with pytest.raises(KeyError):
        verbs.deciding(np.zeros(1, np.dtype((np.record, [("sails", np.int8)])))[0])


def test_the_cache_of_checked_code_is_another_one() -> None:
    program = "from brethren.kernel import cache_folder; print(cache_folder())"
    checked = subprocess.run(
        [sys.executable, "-c", program], env={"NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True, check=True
    )
    assert checked.stdout.strip().endswith(cache_folder().name) is False


def test_rooms_above_the_games_keep_compiled_code_of_their_own() -> None:
    assert cache_folder("kernel") == cache_folder("game") == cache_folder("games") == cache_folder()
    assert cache_folder("bots") != cache_folder()


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_is_compiled() -> None:
    @kernel
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42
    assert hasattr(double, "py_func")
