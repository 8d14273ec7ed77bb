"""Puzzles: each has one answer, and none is refuted."""

import json
from pathlib import Path
from statistics import fmean

import pytest
from click.testing import CliRunner

from brethren.bots import LEVELS
from brethren.bots.player import judge_of, player
from brethren.bots.reason import preference, seen
from brethren.cli import main
from brethren.games import GAMES
from brethren.review.estimate import Estimator
from brethren.review.puzzle import puzzles, read
from brethren.review.puzzle_maker import CHOICES, MARGIN, confirm, explained
from brethren.review.review import worlds_of
from tests.long_run import LONG
from tests.review.test_reasons import SOUND, without

every_game = pytest.mark.parametrize("key", GAMES)
OTHER_SEED = 777
GIVEN = 0.2
"""At least so many puzzles have reasons."""
SHIPPED = [(key, number) for key, game in GAMES.items() for number in range(len(puzzles(game)))]
SAMPLED = [(key, number) for key, number in SHIPPED if number in (0, 10)]


@every_game
def test_every_puzzle_is_what_its_player_sees_and_has_an_answer(key: str) -> None:
    game = GAMES[key]
    assert puzzles(game)
    for puzzle in puzzles(game):
        view = puzzle.view(game)
        assert game.view(view, puzzle.seat).tobytes() == view.tobytes()
        assert game.to_json(view) == puzzle.position
        assert puzzle.best(game) in game.legal(view, puzzle.seat)
        assert len(game.legal(view, puzzle.seat)) >= CHOICES
        assert puzzle.next_best(game) in set(game.legal(view, puzzle.seat)) - {puzzle.best(game)}
        assert puzzle.chance - puzzle.second >= MARGIN - 1e-3
        assert puzzle.level in LEVELS


@every_game
def test_no_puzzle_comes_twice(key: str) -> None:
    positions = [json.dumps(puzzle.position) for puzzle in puzzles(GAMES[key])]
    assert len(set(positions)) == len(positions)


@every_game
def test_reasons_are_those_that_the_judge_has(key: str) -> None:
    game = GAMES[key]
    for puzzle in puzzles(game):
        assert explained(game, puzzle).reasons == puzzle.reasons
    assert fmean(bool(puzzle.reasons) for puzzle in puzzles(game)) > GIVEN


@every_game
def test_a_judge_that_does_not_see_the_reasons_has_no_preference(key: str) -> None:
    game, changed = GAMES[key], list[bool]()
    for puzzle in puzzles(game):
        reasons = tuple(one for one in player(game).reasons if one.name in puzzle.reasons)
        if reasons:
            worlds = worlds_of(game, puzzle.view(game), puzzle.seat, puzzle.match)
            better, chosen = (
                seen(game, [game.play(world, puzzle.seat, action) for world in worlds])
                for action in (puzzle.best(game), puzzle.next_best(game))
            )
            changed.append(preference(without(judge_of(game), reasons), better, chosen, puzzle.seat) <= 0)
    assert fmean(changed) >= SOUND


@pytest.mark.parametrize(("key", "number"), SHIPPED if LONG else SAMPLED)
def test_a_long_search_with_another_seed_finds_the_same(key: str, number: int) -> None:
    """With a hundred times the budget of a review; in Battle it is proven again."""
    game, puzzle = GAMES[key], puzzles(GAMES[key])[number]
    estimator = Estimator(game, player(game).simulations)
    found = confirm(estimator, puzzle.view(game), puzzle.seat, OTHER_SEED, margin=0.0)
    assert found is not None
    assert found[0] == puzzle.best(game)


def test_the_same_seed_makes_the_same_puzzles_at_once_or_one_by_one(tmp_path: Path) -> None:
    at_once, one_by_one = tmp_path / "at once", tmp_path / "one by one"
    make(at_once, number=2, processes=2)
    for number in (1, 2):
        make(one_by_one, number, processes=1)
        assert len(read(one_by_one.read_bytes())) == number
    make(one_by_one, number=1, processes=1)  # enough already
    assert one_by_one.read_bytes() == at_once.read_bytes()


def make(file: Path, number: int, processes: int) -> None:
    arguments = ["--number", str(number), "--processes", str(processes), "--seed", "4", "--out", str(file)]
    assert CliRunner().invoke(main, ["puzzles", "battle", *arguments], catch_exceptions=False).exit_code == 0
