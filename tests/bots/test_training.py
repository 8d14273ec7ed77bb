"""Learning: the same seed gives the same judge, to the byte; and it learns."""

import pytest

from brethren.bots.player import player
from brethren.bots.training import Plan, fit, newborn, play, surprise, train
from brethren.game import Game
from brethren.games import GAMES
from tests.long_run import share

# A game's own part is compiled for each, which takes longer than the training.
trained_games = pytest.mark.parametrize("game", share(GAMES.values(), GAMES["battle"]), ids=lambda game: game.key)
SMALL = Plan(positions=(300, 300), epochs=2)


def quiet(_done: float) -> None:
    pass


@trained_games
def test_training_can_be_repeated_to_the_byte_with_any_number_of_threads(game: Game) -> None:
    plans = ((1, 1), (1, 2), (2, 1))
    once, again, other = (train(game, player(game).teacher, SMALL, *plan, quiet).tobytes() for plan in plans)
    assert once == again != other


@trained_games
def test_a_judge_learns_from_lessons(game: Game) -> None:
    lessons = play(game, player(game).teacher, 6000, 3, 2, quiet)
    assert lessons.results.sum() == pytest.approx(lessons.positions, rel=1e-5)
    assert surprise(lessons, fit(lessons, 3, 2e-3, 0, quiet)) < 0.95 * surprise(lessons, newborn(0))


def test_progress_is_told_from_begin_to_end() -> None:
    told: list[float] = []
    train(GAMES["battle"], player(GAMES["battle"]).teacher, SMALL, 0, 1, told.append)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
