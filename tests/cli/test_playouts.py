"""`brethren playouts`: figures that anybody can get again."""

import json
from typing import Any

import pytest

from brethren.cli.playout_totals import CHUNK, chunks
from brethren.game import Game
from brethren.games import GAMES
from tests.cli.conftest import Run

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEVERAL_CHUNKS = 2 * CHUNK + 50


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("playouts", *arguments, "--json")
    assert result.exit_code == 0, result.output
    played: dict[str, Any] = json.loads(result.stdout)
    return played


@each_game
def test_threads_make_no_difference(run: Run, game: Game) -> None:
    played = []
    for threads in (1, 3):
        played.append(figures(run, game.key, "--games", SEVERAL_CHUNKS, "--seed", 5, "--threads", threads))
        assert played[-1].pop("speed")["threads"] == threads
    assert played[0] == played[1]


@each_game
def test_seeds_make_a_difference(run: Run, game: Game) -> None:
    first, second = (figures(run, game.key, "--games", 50, "--seed", seed) for seed in (1, 2**63 - 1))
    assert first["steps"] != second["steps"]


@each_game
def test_what_the_figures_say(run: Run, game: Game) -> None:
    played = figures(run, game.key, "--seats", game.max_seats, "--games", 40, "--seed", 3)
    speed = played.pop("speed")
    assert speed["seconds"] > 0
    assert speed["steps_per_second"] == played["steps"] / speed["seconds"]
    assert played.pop("mean_length") == played["steps"] / 40
    assert played.pop("steps") > 40
    wins, endings = played.pop("wins"), played.pop("endings")
    assert len(wins) == game.max_seats
    assert sum(wins) == pytest.approx(40)
    assert list(endings) == list(game.endings[1:])
    assert sum(endings.values()) == 40
    defaults = {name: values[0] for name, values in game.options.items()}
    assert played == {"game": game.key, "seats": game.max_seats, "options": defaults, "seed": 3, "games": 40}


@each_game
def test_every_option_can_be_chosen(run: Run, game: Game) -> None:
    for name, values in game.options.items():
        for value in values:
            played = figures(run, game.key, "--seats", game.max_seats, "--games", 2, "--option", f"{name}={value}")
            assert played["options"][name] == value


@each_game
def test_figures_for_people(run: Run, game: Game) -> None:
    result = run("playouts", game.key, "--games", 20)
    assert result.exit_code == 0
    assert result.stderr == ""
    for words in ("games", "steps per second", "mean length", "seat 0 wins", f"ended: {game.endings[1]}"):
        assert words in result.stdout


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1, 10_000])
def test_chunks_hold_every_game_once(games: int) -> None:
    assert [number for numbers in chunks(games) for number in numbers] == list(range(games))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ludo"], "there is no game 'ludo'"),
        (["cartagena", "--seats", 9], "Cartagena seats 2 to 5 players, not 9"),
        (["cartagena", "--seats", "two"], "'two' is not a valid integer"),
        (["cartagena", "--games", 0], "0 is not in the range"),
        (["cartagena", "--threads", 0], "0 is not in the range"),
        (["cartagena", "--seed", -1], "-1 is not in the range"),
        (["cartagena", "--seed", 2**63], "is not in the range"),
        (["cartagena", "--option", "variant"], "'variant' must be written NAME=VALUE"),
        (
            ["cartagena", "--option", "variant=haiti"],
            "variant must be one of tortuga, jamaica, hispaniola, not 'haiti'",
        ),
        (["cartagena", "--option", "moon=full"], "Cartagena has no option 'moon'"),
        (["cartagena", "--option", "start=2"], "start must be one of 0, 1, not 2"),
        (["cartagena", "--option", "start=0", "--option", "start=1"], "'start' is given twice"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_wrong_usage_gets_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    result = run("playouts", *arguments)
    assert result.exit_code == 2
    error = result.stderr.splitlines()[-1]
    assert error.startswith("Error: ")
    assert sentence in error
