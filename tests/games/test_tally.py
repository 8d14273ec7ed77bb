"""Where points come from: every game's tally agrees with its rules."""

import pytest

from brethren.games import GAMES
from brethren.games.battle.tally import tally as battle_tally
from brethren.games.tortuga.tally import tally as tortuga_tally
from tests.tables import TABLES, Table, name, walk


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_tally_of_a_finished_game_is_its_score(table: Table) -> None:
    for seed in range(3):
        *_, (game, state) = walk(table, seed)
        assert game.tally
        position = game.to_json(state)
        tally = game.tally(position)
        assert all(len(item.numbers) == state[0].seats for item in tally.items)
        points = [item.points for item in tally.items if item.points is not None]
        assert [sum(seat) for seat in zip(*points, strict=True)] == list(game.scores(state))
        assert tally.totals == (position["match"] if position.get("play") == "match" else list(game.scores(state)))


def test_the_rulebooks_example() -> None:
    """T7.10: 42 points."""
    board = {
        "tortuga": ["red", "yellow", "blue", "blue", "white", "white"],
        "fleet": ["purple"],
        "crew": ["red", "white"],
        "island": [],
        "ship": 5,
        "pirate": 3,
        "tokens": [3, 1],
    }
    tally = tortuga_tally({"boards": [board]})
    counted = {item.of: item.points for item in tally.items}
    assert counted == {"tortuga": [18], "fleet": [4], "crew": [2], "sets": [6], "tracks": [8], "coins": [4]}
    assert tally.totals == [42]


def test_a_round_of_a_match_and_its_match_points() -> None:
    """B7.1: Spain sank four ships worth 8, the pirates three worth 5."""
    sunk = {"pirates": [3, 3, 1, 1], "spain": [2, 2, 1]}
    tally = battle_tally({"play": "match", "fleets": ["spain", "pirates"], "sunk": sunk, "match": [3, 0]})
    assert {item.of: item.numbers for item in tally.items} == {
        "three-masters": [2, 0],
        "two-masters": [0, 2],
        "one-masters": [2, 1],
        "last round": [8, 5],
        "match points": [3, 0],
    }
    assert tally.totals == [3, 0]


def test_every_game_of_ours_has_one() -> None:
    assert all(GAMES[key].tally for key in ("battle", "cartagena", "tortuga"))
