"""`brethren play`: whole games in the terminal, and what can be typed in between."""

from random import Random

import pytest

from brethren.game import Game
from brethren.games import GAMES
from tests.cli.conftest import Run

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
PROMPT = "Your choice, 1 to"


def whims(seed: int) -> str:
    """Low numbers, more than any game asks for; where one is too high, the next is taken."""
    return "".join(f"{Random(seed).choice('1123')}\n" for seed in range(seed, seed + 20_000))


@each_game
def test_a_whole_game(run: Run, game: Game) -> None:
    result = run("play", game.key, "--seed", 1, "--level", "random", entered=whims(1))
    assert result.exit_code == 0, result.output[-2000:]
    *_, over, won, seed = result.output.splitlines()
    assert over.startswith("The game is over: ")
    assert won.startswith("Won by ")
    assert seed == "The seed was 1."


@each_game
def test_the_last_seat_of_a_full_table(run: Run, game: Game) -> None:
    seat = game.max_seats - 1
    table = ("--seats", game.max_seats, "--seat", seat, "--option", f"start={seat}")
    result = run("play", game.key, *table, "--seed", 2, "--level", "random", entered=whims(2))
    assert result.exit_code == 0, result.output[-2000:]
    assert f"You sit on seat {seat} of {game.max_seats}." in result.output
    for other in range(seat):
        assert f"\nseat {other}: " in result.output
    assert f"\nseat {seat}: " not in result.output


@each_game
def test_the_same_seed_gives_the_same_game(run: Run, game: Game) -> None:
    once, again, other = (run("play", game.key, "--seed", s, "--level", "random", entered="1\n" * 9) for s in (3, 3, 4))
    assert once.output == again.output != other.output


@each_game
def test_opponents_that_think(run: Run, game: Game) -> None:
    result = run("play", game.key, "--level", "swab", entered="1\n" * 6 + "q\n" * 6)
    assert result.exit_code == 0
    assert "The seed was " in result.output


@each_game
def test_the_end_of_the_input(run: Run, game: Game) -> None:
    result = run("play", game.key, "--seed", 1, "--level", "random", entered="1\n")
    assert result.exit_code == 1
    assert "The input ended before the game did." in result.output
    assert isinstance(result.exception, SystemExit)


@each_game
def test_bad_input_is_asked_for_again(run: Run, game: Game) -> None:
    bad = ["0", "x", "999", "-1", "", "1.0", "9" * 5000, "²"]
    result = run(
        "play", game.key, "--seed", 1, "--level", "random", entered="".join(f"{line}\n" for line in [*bad, "q"])
    )
    assert result.exit_code == 0
    assert result.output.count("is not a choice: please give a number from 1 to ") == len(bad)
    assert result.output.count(PROMPT) == len(bad) + 1
    assert "You leave the table." in result.output


@each_game
def test_a_question_mark_shows_the_board_again(run: Run, game: Game) -> None:
    once = run("play", game.key, "--seed", 1, "--level", "random", entered="q\n").output
    twice = run("play", game.key, "--seed", 1, "--level", "random", entered="?\nq\n").output
    begin = once.index("\n\n")  # the empty line above the board
    board = once[begin : once.index(PROMPT)].strip("\n")
    assert once.count(board) == 1
    assert twice.count(board) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ludo"], "there is no game 'ludo'"),
        (["cartagena", "--seats", 1], "Cartagena seats 2 to 5 players, not 1"),
        (["cartagena", "--seats", 3, "--seat", 3], "the seats are 0 to 2, not 3"),
        (["cartagena", "--seat", -1], "the seats are 0 to 1, not -1"),
        (["cartagena", "--option", "seats=3"], "Cartagena has no option 'seats'"),
        (["cartagena", "--option", "start=one"], "start must be one of 0, 1, not 'one'"),
    ],
)
def test_wrong_usage_gets_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr.splitlines()[-1]
