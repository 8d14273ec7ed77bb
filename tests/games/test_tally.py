"""Where points come from: every game's tally agrees with its rules."""

import pytest

from brethren.game import State
from brethren.games import GAMES
from brethren.kernel import COMPILED
from brethren.lessons import lessons, play
from tests.tables import TABLES, Table, name, walk

GAMES_EACH = 3 if COMPILED else 1


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_tally_of_a_finished_game_is_its_score(table: Table) -> None:
    for seed in range(GAMES_EACH):
        *_, (game, state) = walk(table, seed)
        tally = game.tally(state)
        assert tally
        assert all(len(item.numbers) == state[0].seats for item in tally.counted)
        if table[2].get("play") == "match":
            assert tally.totals == game.to_json(state)["match"]
        else:
            points = [item.points for item in tally.counted if item.points is not None]
            assert [sum(seat) for seat in zip(*points, strict=True)] == tally.totals == list(game.scores(state))


def test_the_rulebooks_example() -> None:
    """T7.10: 42 points."""
    tortuga = GAMES["tortuga"]
    example = next(lesson for lesson in lessons(tortuga) if "T7.10" in lesson.rules)
    *_, end = (moment.before for moment in play(tortuga, example))
    assert counted("tortuga", end, 0) == {
        "tortuga": (6, 18),
        "fleet": (1, 4),
        "crew": (2, 2),
        "sets": (2, 6),
        "tracks": (8, 8),
        "coins": (4, 4),
    }


def test_a_round_of_a_match_and_its_match_points() -> None:
    """B7.1, as the last round: Spain sank four ships worth 8, the pirates three worth 5."""
    battle = GAMES["battle"]
    ships = [
        {"square": "b2", "fleet": "spain", "masts": 3, "heading": "north"},
        {"square": "b3", "fleet": "pirates", "masts": 2, "heading": "south"},
    ]
    sunk = {"pirates": [3, 2, 1], "spain": [2, 2, 1]}
    round_ = {"game": "battle", "play": "match", "start": 0, "turn": 1, "match": [0, 4], "ships": ships, "sunk": sunk}
    state = battle.from_json({**round_, "waves": ["b1", "c1", "b4", "c4"]})
    sail = next(one for one, words in battle.described(state, 1).items() if words.get("to") == "b3")
    end = battle.play(state, 1, sail)
    assert battle.ending(end)
    assert counted("battle", end, 0) == {
        "three-masters": (0, 0),
        "two-masters": (2, 4),
        "one-masters": (1, 1),
        "last round": (5, None),
        "match points": (0, None),
    }
    assert counted("battle", end, 1) == {
        "three-masters": (1, 3),
        "two-masters": (2, 4),
        "one-masters": (1, 1),
        "last round": (8, None),
        "match points": (7, None),
    }


def counted(key: str, state: State, seat: int) -> dict[str, tuple[int, int | None]]:
    """How many this seat has of each thing, and the points."""
    tally = GAMES[key].tally(state)
    assert tally
    return {item.of: (item.numbers[seat], item.points[seat] if item.points else None) for item in tally.counted}
