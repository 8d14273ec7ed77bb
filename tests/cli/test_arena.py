"""`brethren arena`: what it is told, what it says."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from brethren.bots import arena
from brethren.bots.arena import GameResult
from brethren.bots.levels import bot
from brethren.game import Game
from brethren.games import GAMES
from tests.cli.conftest import Run

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
QUICKLY = ("--workers", 1, "--pace", 0.001)


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("arena", *arguments, "--json")
    assert result.exit_code == 0, result.output
    played: dict[str, Any] = json.loads(result.stdout)
    return played


@each_game
def test_what_the_figures_say(run: Run, game: Game) -> None:
    played = figures(run, game.key, "--bots", "random,swab", "--games", 3, "--seed", 5, *QUICKLY)
    results = played.pop("results")
    options = {name: values[0] for name, values in game.options.items()}
    about = {"game": game.key, "seats": game.min_seats, "options": options, "seed": 5, "pace": 0.001}
    assert played == {**about, "games": 4, "deals": 2, "lineups": 2}
    assert {result["bot"] for result in results} == {"random", "swab"}
    assert sum(result["wins"] for result in results) == pytest.approx(4)
    assert sum(result["rating"] for result in results) == pytest.approx(0, abs=1e-6)
    for result in results:
        assert result["games"] == 4
        assert result["share"] == result["wins"] / 4
        assert 0 <= result["low"] <= result["share"] <= result["high"] <= 1
        assert result["decisions"] > 0
        assert result["seconds"] > 0


def test_seats_and_options(run: Run) -> None:
    table = ("--seats", 3, "--option", "variant=jamaica", "--option", "start=2")
    played = figures(run, "cartagena", "--bots", "random, swab", "--games", 1, *table, *QUICKLY)
    assert played["seats"] == 3
    assert played["options"] == {"variant": "jamaica", "start": 2}
    assert played["games"] == 2


def test_more_bots_than_seats(run: Run) -> None:
    played = figures(run, "battle", "--bots", "random,swab,deckhand", "--games", 7, *QUICKLY)
    assert (played["games"], played["lineups"]) == (12, 6)
    assert [result["games"] for result in played["results"]] == [8, 8, 8]


def test_figures_for_people(run: Run) -> None:
    result = run("arena", "battle", "--bots", "random,swab", "--games", 2, *QUICKLY)
    assert result.exit_code == 0
    assert result.stderr == ""
    for words in ("bot", "wins", "95 % interval", "swab", "2 games: each deal for 2 line-ups, with the same luck."):
        assert words in result.stdout


Compete = Callable[..., Iterator[GameResult]]


def stopped_after(games: int, told: dict[str, Any]) -> Compete:
    """A contest that somebody ends by Ctrl-C."""

    def compete(*arguments: Any, **more: Any) -> Iterator[GameResult]:
        told.update(zip(("game", "seats", "options", "entrants", "deals", "seed", "workers"), arguments, strict=True))
        told.update(more)
        for number in range(games):
            yield GameResult(number // 2, more["lineups"][number % 2], (0,), (5, 5), (0.1, 0.1))
        raise KeyboardInterrupt

    return compete


def test_ctrl_c_shows_what_is_known_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "compete", stopped_after(3, {}))
    result = run("arena", "battle", "--bots", "random,swab", "--games", 8, "--json")
    assert result.exit_code == 130
    assert result.stderr == "Stopped after 3 of 8 games.\n"
    played = json.loads(result.stdout)
    assert (played["games"], played["deals"]) == (3, 2)
    assert {found["bot"]: found["wins"] for found in played["results"]} == {"random": 2, "swab": 1}


def test_ctrl_c_before_anything_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "compete", stopped_after(0, {}))
    result = run("arena", "battle", "--bots", "random,swab", "--games", 8)
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr == "Stopped after 0 of 8 games.\n"


def test_what_the_arena_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr(arena, "compete", stopped_after(0, told))
    run("arena", "battle", "--bots", "swab,captain", "--games", 5, "--seed", 6, "--workers", 7, "--pace", 0.5)
    game = GAMES["battle"]
    assert (told["game"], told["seats"], told["options"]) == (game, 2, {})
    assert (told["deals"], told["seed"], told["workers"], told["ray"]) == (3, 6, 7, None)
    for name, entrant in told["entrants"].items():
        own = bot(game, name).budget
        assert entrant.budget == own.times(0.5)
        assert entrant.make(game).budget == own
    assert list(told["entrants"]) == ["swab", "captain"]


@pytest.mark.parametrize(("package", "what"), [("choix", "the arena"), ("ray", "--ray")])
def test_a_package_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch, package: str, what: str) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr(arena, "compete", stopped_after(0, told))
    monkeypatch.setattr("brethren.cli.arena.find_spec", lambda name: None if name == package else name)
    result = run("arena", "battle", "--bots", "random,swab", "--ray", "local")
    assert result.exit_code == 2
    assert f"{what} needs the package {package}, which is not installed: pip install {package}" in result.stderr
    assert not told


def test_ray_is_not_there(run: Run) -> None:
    pytest.importorskip("ray")
    result = run("arena", "battle", "--bots", "random,swab", "--ray", "nowhere")
    assert result.exit_code == 1
    assert result.stderr.splitlines()[-1].startswith("Error: Ray cannot be reached at 'nowhere': ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ludo", "--bots", "random,swab"], "there is no game 'ludo'"),
        (["battle"], "Missing option '--bots'"),
        (["battle", "--bots", "random"], "it takes two different bots at least"),
        (["battle", "--bots", "random,random"], "it takes two different bots at least"),
        (["battle", "--bots", ""], "it takes two different bots at least"),
        (["battle", "--bots", "random,parrot"], "parrot"),
        (["battle", "--bots", "random,"], "''"),
        (["battle", "--bots", "random,swab", "--seats", 3], "Battle for Tortuga seats 2 players, not 3"),
        (["battle", "--bots", "random,swab", "--games", 0], "0 is not in the range"),
        (["battle", "--bots", "random,swab", "--workers", 0], "0 is not in the range"),
        (["battle", "--bots", "random,swab", "--pace", 0], "0.0 is not in the range"),
        (["battle", "--bots", "random,swab", "--seed", -1], "-1 is not in the range"),
        (["battle", "--bots", "random,swab", "--option", "moon=full"], "Battle for Tortuga has no option 'moon'"),
    ],
)
def test_wrong_usage_gets_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2
    error = result.stderr.splitlines()[-1]
    assert error.startswith("Error: ")
    assert sentence in error
