"""`brethren games`, and the command as a whole."""

import json
import subprocess
import sys

from brethren.games import GAMES
from tests.cli.conftest import Run


def test_the_games_are_listed_with_their_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    words = result.output.split()
    for game in GAMES.values():
        assert game.key in words
        for name, values in game.options.items():
            assert f"{name}:" in words
            assert str(values[0]) in words
    assert result.output.count("(default)") == sum(len(game.options) for game in GAMES.values())


def test_the_same_as_json(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [facts["key"] for facts in listed] == list(GAMES)
    for facts, game in zip(listed, GAMES.values(), strict=True):
        assert list(facts) == ["key", "title", "credits", "min_seats", "max_seats", "options"]
        assert (facts["title"], facts["credits"]) == (game.title, game.credits)
        assert (facts["min_seats"], facts["max_seats"]) == (game.min_seats, game.max_seats)
        for name, values in game.options.items():
            assert facts["options"][name] == {"default": values[0], "values": list(values)}


def test_help_does_not_load_the_rule_books() -> None:
    script = "import sys, brethren.cli; sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'rich')))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("games", "play", "playouts", "warm"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage:" in result.output
