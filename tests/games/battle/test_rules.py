"""Each rule of the rule page once, on a small position; then what is refused, and with which sentence.

Drawn above a test, as by `draw`: `~~~` is a wave tile, `P3^` a three-master of the pirates that heads north, `S1<~` a
one-master of Spain that heads west and stands on a wave tile, `P2?` a ship without a heading yet, `???` a tile that is
being turned over. Unless a test says otherwise, seat 0 commands the pirates, and it is its turn.
"""

import json
import random
from typing import Any

import pytest

from brethren.game import CHANCE, IllegalAction, Json, State
from brethren.games.battle import GAME
from brethren.games.battle.rules import AHEAD, CHOOSE, HEAD, N_BOWS, N_SIDES, PORT, SAIL, SCOUT, STARBOARD, TURN

SQUARES = ["b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4"]
HEADINGS = ["north", "east", "south", "west"]
FLEETS = {"P": "pirates", "S": "spain"}
ARROWS = {"^": "north", ">": "east", "v": "south", "<": "west", "?": None}


def ships(text: str) -> list[Json]:
    """`b2 P3^, c3 S1<`: ships as they are drawn."""
    return [
        {"square": square, "fleet": FLEETS[drawn[0]], "masts": int(drawn[1]), "heading": ARROWS[drawn[2]]}
        for square, drawn in (ship.split() for ship in text.split(", "))
    ]


def sea(text: str, waves: str | None = None, pirates: list[int] | None = None, **more: Any) -> State:
    """These ships; by default waves on all other squares; the pirates (`spain`: Spain) have lost those."""
    position: Json = {"ships": ships(text), "sunk": {"pirates": pirates or [], "spain": more.pop("spain", [])}, **more}
    return GAME.from_json(position if waves is None else {**position, "waves": waves.split()})


def do(state: State, seat: int, verb: str, **words: Any) -> State:
    return GAME.play(state, seat, GAME.find(state, seat, verb=verb, **words))


def told(state: State, seat: int, verb: str, **words: Any) -> list[Json | None]:
    """What everybody hears when this is done."""
    return [
        event.seen_by(None)
        for event in GAME.play_with_events(state, seat, GAME.find(state, seat, verb=verb, **words))[1]
    ]


def now(state: State, key: str) -> Any:
    """One part of the position in words."""
    return GAME.to_json(state)[key]


def verbs(state: State, seat: int, verb: str) -> list[Json]:
    """Everything of this kind that this seat may do."""
    described = [GAME.describe(state, seat, action) for action in GAME.legal(state, seat)]
    return [words for words in described if words["verb"] == verb]


def targets(state: State, seat: int, square: str) -> set[str]:
    return {words["to"] for words in verbs(state, seat, "sail") if words["from"] == square}


def is_over(state: State, ending: str, *winners: int) -> bool:
    return (GAME.deciding(state), GAME.ending(state), GAME.winners(state)) == ((), ending, winners)


# B1 Material


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  ~~~  ~~~  ~~~
# 1      ~~~  ~~~
#    a    b    c    d
def test_b1_1_the_sea_is_a_cross_of_twelve_squares() -> None:
    state = GAME.from_json({})
    assert [words["square"] for words in verbs(state, 0, "scout")] == SQUARES


def test_b1_2_each_fleet_has_two_ships_of_each_kind() -> None:
    state = do(GAME.from_json({}), 0, "scout", square="b1")
    assert [(words["fleet"], words["masts"]) for words in verbs(state, CHANCE, "reveal")] == [
        (fleet, masts) for fleet in ("pirates", "spain") for masts in (1, 2, 3)
    ]
    assert GAME.weights(state) == [2] * 6


# 4      ~~~  ~~~
# 3 ~~~  S_v  ~~~  ~~~
# 2 ~~~  P1^  ~~~  ~~~
# 1      ~~~  ~~~
@pytest.mark.parametrize("masts", [1, 2, 3])
def test_b1_2_a_ship_is_worth_a_point_for_each_mast(masts: int) -> None:
    state = sea(f"b2 P1^, b3 S{masts}v")
    assert GAME.scores(do(state, 0, "sail", to="b3")) == (masts, 0)


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  P__  ~~~  ~~~
# 1      ~~~  ~~~
@pytest.mark.parametrize(
    ("drawn", "reach"),
    [
        ("P1^", {"b3"}),
        ("P1>", {"c2"}),
        ("P1v", {"b1"}),
        ("P1<", {"a2"}),
        ("P2^", {"a3", "c3"}),
        ("P2>", {"c3", "c1"}),
        ("P2v", {"c1"}),
        ("P2<", {"a3"}),
        ("P3^", {"a3", "b3", "c3"}),
        ("P3>", {"c3", "c2", "c1"}),
        ("P3v", {"b1", "c1"}),
        ("P3<", {"a2", "a3"}),
    ],
)
def test_b1_3_a_ship_moves_ahead_as_its_masts_allow(drawn: str, reach: set[str]) -> None:
    assert targets(sea(f"b2 {drawn}"), 0, "b2") == reach


# B2 Setup


def test_b2_1_all_tiles_lie_waves_up() -> None:
    state = GAME.start()
    assert now(state, "waves") == SQUARES
    assert now(state, "ships") == []
    assert now(state, "fleets") == [None, None]


@pytest.mark.parametrize(
    ("start", "fleet", "fleets"),
    [
        (0, "pirates", ["pirates", "spain"]),
        (0, "spain", ["spain", "pirates"]),
        (1, "pirates", ["spain", "pirates"]),
        (1, "spain", ["pirates", "spain"]),
    ],
)
def test_b2_2_the_start_player_chooses_a_fleet(start: int, fleet: str, fleets: list[str]) -> None:
    state = GAME.start(start=start)
    assert GAME.deciding(state) == (start,)
    assert len(GAME.legal(state, start)) == 2
    assert told(state, start, "choose", fleet=fleet) == [
        {"event": "fleet chosen", "seat": start, "fleet": fleet},
        {"event": "turn began", "seat": start},
    ]
    state = do(state, start, "choose", fleet=fleet)
    assert now(state, "fleets") == fleets
    assert GAME.deciding(state) == (start,)
    assert len(GAME.legal(state, start)) == 12


# B3 A turn


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  ???  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_1_scouting_turns_a_wave_over() -> None:
    start = GAME.from_json({})
    assert told(start, 0, "scout", square="b2") == [{"event": "scouted", "seat": 0, "square": "b2"}]
    state = do(start, 0, "scout", square="b2")
    assert GAME.deciding(state) == (CHANCE,)
    assert now(state, "scouting") == "b2"
    assert "b2" in now(state, "waves")
    assert told(state, CHANCE, "reveal", fleet="spain", masts=3) == [
        {"event": "revealed", "square": "b2", "fleet": "spain", "masts": 3}
    ]


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  S3?  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_1_who_turned_it_over_sets_its_heading_after_seeing_it() -> None:
    state = do(GAME.from_json({}), 0, "scout", square="b2")
    state = do(state, CHANCE, "reveal", fleet="spain", masts=3)
    assert now(state, "ships") == ships("b2 S3?")
    assert "b2" not in now(state, "waves")
    assert GAME.deciding(state) == (0,)
    assert [words["heading"] for words in verbs(state, 0, "head")] == HEADINGS
    assert told(state, 0, "head", heading="west") == [
        {"event": "headed", "seat": 0, "square": "b2", "heading": "west"},
        {"event": "turn began", "seat": 1},
    ]
    state = do(state, 0, "head", heading="west")
    assert now(state, "ships") == ships("b2 S3<")
    assert GAME.deciding(state) == (1,)


# 4      ~~~  ~~~
# 3  .    .    .   S3<
# 2  .   P3^   .    .
# 1      ~~~  ~~~
def test_b3_2_a_ship_sails_to_an_empty_square_and_keeps_its_heading() -> None:
    state = sea("b2 P3^, d3 S3<", "b1 c1 b4 c4", pirates=[2, 1, 1], spain=[2, 1, 1])
    assert told(state, 0, "sail", to="c3") == [
        {"event": "sailed", "seat": 0, "from": "b2", "to": "c3"},
        {"event": "turn began", "seat": 1},
    ]
    after = do(state, 0, "sail", to="c3")
    assert now(after, "ships") == ships("c3 P3^, d3 S3<")
    assert now(after, "waves") == now(state, "waves")


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_2_a_ship_stands_on_the_wave_tile_that_it_enters() -> None:
    state = do(sea("b2 P3^"), 0, "sail", to="b3")
    assert now(state, "ships") == ships("b3 P3^")
    assert "b3" in now(state, "waves")


# 4      ~~~  ~~~
# 3 ~~~  S2v  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_2_an_enemy_ship_is_sunk() -> None:
    state = sea("b2 P3^, b3 S2v")
    assert told(state, 0, "sail", to="b3") == [
        {"event": "sailed", "seat": 0, "from": "b2", "to": "b3"},
        {"event": "sunk", "seat": 0, "square": "b3", "fleet": "spain", "masts": 2, "points": 2},
        {"event": "turn began", "seat": 1},
    ]
    state = do(state, 0, "sail", to="b3")
    assert now(state, "ships") == ships("b3 P3^")
    assert now(state, "sunk") == {"pirates": [], "spain": [2]}
    assert GAME.scores(state) == (2, 0)


# 4      ~~~  ~~~
# 3 ~~~  P1v  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_2_no_ship_enters_the_square_of_an_own_ship() -> None:
    state = sea("b2 P3^, b3 P1v")
    assert targets(state, 0, "b2") == {"a3", "c3"}
    assert targets(state, 0, "b3") == set()


# 4      ~~~  P3^
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  ~~~  ~~~  ~~~
# 1      ~~~  P2v
def test_b3_2_no_ship_leaves_the_sea() -> None:
    assert verbs(sea("c4 P3^, c1 P2v"), 0, "sail") == []


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  S3^  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_2_only_own_ships_are_moved() -> None:
    state = sea("b2 S3^")
    assert verbs(state, 0, "sail") == verbs(state, 0, "turn") == []
    assert len(verbs(sea("b2 S3^", turn=1), 1, "sail")) == 3


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  P2_  ~~~  ~~~
# 1      ~~~  ~~~
@pytest.mark.parametrize(("arrow", "left", "right"), ["^<>", ">^v", "v><", "<v^"])
def test_b3_3_a_ship_turns_left_or_right(arrow: str, left: str, right: str) -> None:
    state = sea(f"b2 P2{arrow}")
    for side, heading in (("left", left), ("right", right)):
        assert now(do(state, 0, "turn", square="b2", side=side), "ships") == ships(f"b2 P2{heading}")
        assert told(state, 0, "turn", square="b2", side=side) == [
            {"event": "turned", "seat": 0, "square": "b2", "side": side, "heading": ARROWS[heading]},
            {"event": "turn began", "seat": 1},
        ]


# 4      ~~~  ~~~
# 3 ~~~  P1^~ ~~~  ~~~
# 2 ~~~   .   ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_4_a_covered_wave_cannot_be_scouted_and_stays_when_the_ship_leaves() -> None:
    state = sea("b3 P1^", "b1 c1 a2 c2 d2 a3 b3 c3 d3 b4 c4")
    scouts = {words["square"] for words in verbs(state, 0, "scout")}
    assert scouts == set(SQUARES) - {"b2", "b3"}
    state = do(state, 0, "sail", to="b4")
    assert {"verb": "scout", "square": "b3"} in verbs(state, 1, "scout")
    assert {"verb": "scout", "square": "b4"} not in verbs(state, 1, "scout")


# 4      ~~~  ~~~
# 3 ~~~  S1v~ ~~~  ~~~
# 2 ~~~  P1^  ~~~  ~~~
# 1      ~~~   .
def test_b3_4_a_covered_wave_stays_when_the_ship_is_sunk() -> None:
    state = sea("b2 P1^, b3 S1v", "b1 a2 c2 d2 a3 b3 c3 d3 b4 c4")
    after = do(state, 0, "sail", to="b3")
    assert now(after, "waves") == now(state, "waves")


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  ~~~
def test_b3_4_passing_is_not_allowed() -> None:
    state = sea("b2 P3^")
    done = [verb for verb in ("scout", "sail", "turn") for _ in verbs(state, 0, verb)]
    assert len(done) == len(GAME.legal(state, 0)) == 11 + 3 + 2


# B4 End


# 4      ~~~  ~~~
# 3 ~~~  S1v  ~~~   .
# 2 ~~~  P1^   .    .        the pirates have sunk 6 points
# 1      ~~~  ~~~
def test_b4_1_seven_points_win_at_once() -> None:
    state = sea("b2 P1^, b3 S1v", "b1 c1 a2 a3 c3 b4 c4", spain=[3, 2, 1])
    assert GAME.scores(state) == (6, 0)
    assert told(state, 0, "sail", to="b3")[-1] == {"event": "ended", "ending": "sunk"}
    state = do(state, 0, "sail", to="b3")
    assert GAME.scores(state) == (7, 0)
    assert is_over(state, "sunk", 0)
    assert now(state, "turn") == 0


# 4      ~~~  ~~~
# 3 ~~~  S1v  ~~~   .
# 2 ~~~  P1^  ~~~   .        the pirates have sunk 5 points
# 1      ~~~  ~~~
def test_b4_1_six_points_do_not_win() -> None:
    state = sea("b2 P1^, b3 S1v", "b1 c1 a2 c2 a3 c3 b4 c4", spain=[3, 2])
    assert GAME.deciding(do(state, 0, "sail", to="b3")) == (1,)


# 4      ~~~  ~~~
# 3 ~~~  ~~~  ~~~  ~~~
# 2 P2^  P2^  P3^  ~~~       it is seat 1's turn
# 1      P1^  P1^
def test_b4_2_fair_winds_whoever_turns_the_last_ship_over() -> None:
    state = sea("b1 P1^, c1 P1^, a2 P2^, b2 P2^, c2 P3^", turn=1)
    state = do(state, 1, "scout", square="b3")
    state = do(state, CHANCE, "reveal", fleet="pirates", masts=3)
    assert GAME.deciding(state) == (1,)
    assert told(state, 1, "head", heading="south")[-1] == {"event": "ended", "ending": "fair winds"}
    state = do(state, 1, "head", heading="south")
    assert is_over(state, "fair winds", 0)


# 4      S1v  ~~~
# 3 ~~~  P3^  ~~~  ~~~
# 2 P2^  P2^  P3^  ~~~
# 1      P1^  P1^
def test_b4_2_fair_winds_when_the_last_enemy_in_sight_is_sunk() -> None:
    state = sea("b1 P1^, c1 P1^, a2 P2^, b2 P2^, c2 P3^, b3 P3^, b4 S1v")
    assert GAME.deciding(do(state, 0, "turn", square="b1", side="left")) == (1,)
    assert is_over(do(state, 0, "sail", to="b4"), "fair winds", 0)


# 4       .    .
# 3  .   P3^~ P2^~  .
# 2  .   ~~~  P1^~  .        Spain has no ship in sight
# 1      P1^   .
CORNERED = "b1 P1^, c2 P1^, b3 P3^, c3 P2^"


def test_b4_3_with_level_points_who_can_do_nothing_loses() -> None:
    state = sea(CORNERED, "b2 c2 b3 c3", pirates=[3, 2], spain=[3, 2])
    assert told(state, 0, "sail", to="b2") == [
        {"event": "sailed", "seat": 0, "from": "b1", "to": "b2"},
        {"event": "turn began", "seat": 1},
        {"event": "ended", "ending": "stuck"},
    ]
    state = do(state, 0, "sail", to="b2")
    assert is_over(state, "stuck", 0)
    assert now(state, "turn") == 1


def test_b4_3_with_more_points_who_can_do_nothing_wins() -> None:
    state = do(sea(CORNERED, "b2 c2 b3 c3", pirates=[3, 2], spain=[3, 1]), 0, "sail", to="b2")
    assert is_over(state, "stuck", 1)
    state = do(sea(CORNERED, "b2 c2 b3 c3", pirates=[3, 2], spain=[3, 3]), 0, "sail", to="b2")
    assert is_over(state, "stuck", 0)


def test_b4_3_one_open_wave_is_enough_to_go_on() -> None:
    state = sea(CORNERED, "b2 c2 b3 c3", pirates=[3, 2], spain=[1, 1])
    state = do(state, 0, "turn", square="b1", side="left")
    assert verbs(state, 1, "scout") == [{"verb": "scout", "square": "b2"}]
    assert len(GAME.legal(state, 1)) == 1


# 4      ~~~  ~~~
# 3 ~~~  S1v  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  ~~~
QUIET_SEA = "b2 P3^, b3 S1v"


@pytest.mark.parametrize("words", [{"verb": "turn", "side": "left"}, {"verb": "sail", "to": "c3"}], ids=str)
def test_b4_4_fifty_quiet_turns_are_a_draw(words: dict[str, str]) -> None:
    assert is_over(do(sea(QUIET_SEA, quiet=49), 0, **words), "quiet", 0, 1)
    state = do(sea(QUIET_SEA, quiet=48), 0, **words)
    assert now(state, "quiet") == 49
    assert GAME.deciding(state) == (1,)


def test_b4_4_scouting_breaks_the_quiet() -> None:
    state = do(sea(QUIET_SEA, quiet=49), 0, "scout", square="c4")
    assert now(state, "quiet") == 49
    state = do(state, CHANCE, "reveal", fleet="pirates", masts=1)
    assert now(state, "quiet") == 0
    assert now(do(state, 0, "head", heading="north"), "quiet") == 0


def test_b4_4_sinking_breaks_the_quiet() -> None:
    state = do(sea(QUIET_SEA, quiet=49), 0, "sail", to="b3")
    assert now(state, "quiet") == 0
    assert GAME.deciding(state) == (1,)


# B5 The match


# 4      ~~~  ~~~
# 3 ~~~  S1v   .    .
# 2 ~~~  P1^   .    .        the pirates have sunk 6 points, Spain 2
# 1      ~~~  ~~~
def before_victory(**more: Any) -> State:
    return sea("b2 P1^, b3 S1v", "b1 c1 a2 a3 b4 c4", pirates=[2], spain=[3, 2, 1], play="match", **more)


def test_b5_1_the_winner_scores_the_difference_and_starts_the_next_round() -> None:
    state = before_victory(start=1, turn=0, match=[1, 4])
    assert told(state, 0, "sail", to="b3")[2:] == [
        {"event": "round ended", "ending": "sunk", "winner": 0, "points": 5},
        {"event": "round began", "seat": 0},
    ]
    state = do(state, 0, "sail", to="b3")
    assert now(state, "match") == [6, 4]
    assert GAME.winners(state) == ()
    fresh = {**GAME.to_json(GAME.start(play="match")), "match": [6, 4], "round": 2}
    assert state.tobytes() == GAME.from_json(fresh).tobytes()
    assert GAME.deciding(state) == (0,)
    assert [words["fleet"] for words in verbs(state, 0, "choose")] == ["pirates", "spain"]


def test_b5_1_seven_match_points_win() -> None:
    state = before_victory(match=[2, 6])
    assert told(state, 0, "sail", to="b3")[2:] == [
        {"event": "round ended", "ending": "sunk", "winner": 0, "points": 5},
        {"event": "ended", "ending": "sunk"},
    ]
    state = do(state, 0, "sail", to="b3")
    assert is_over(state, "sunk", 0)
    assert now(state, "match") == [7, 6]
    assert GAME.scores(state) == (7, 2)


# 4       .    .
# 3  .   P3^~ P2^~  .
# 2  .   ~~~  P1^~  .        both have sunk 5 points
# 1      P1^   .
def test_b5_1_a_victory_with_level_points_scores_0() -> None:
    more: Json = {"play": "match", "match": [1, 2], "start": 1, "turn": 0}
    state = sea(CORNERED, "b2 c2 b3 c3", pirates=[3, 2], spain=[3, 2], **more)
    assert told(state, 0, "sail", to="b2")[2:] == [
        {"event": "round ended", "ending": "stuck", "winner": 0, "points": 0},
        {"event": "round began", "seat": 0},
    ]
    state = do(state, 0, "sail", to="b2")
    assert now(state, "match") == [1, 2]
    assert now(state, "start") == 0


# 4      ~~~  ~~~
# 3 ~~~  S1v  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~       49 turns have been quiet
# 1      ~~~  ~~~
@pytest.mark.parametrize("start", [0, 1])
def test_b5_2_after_a_draw_the_other_player_starts(start: int) -> None:
    state = sea(QUIET_SEA, quiet=49, play="match", match=[3, 4], start=start, turn=0)
    assert told(state, 0, "turn", side="left")[1:] == [
        {"event": "round ended", "ending": "quiet", "winner": None, "points": 0},
        {"event": "round began", "seat": 1 - start},
    ]
    state = do(state, 0, "turn", side="left")
    assert now(state, "match") == [3, 4]
    assert now(state, "start") == now(state, "turn") == 1 - start


# The same sea, in the last round
@pytest.mark.parametrize(("match", "winners"), [([3, 4], (1,)), ([4, 3], (0,)), ([2, 2], (0, 1))])
def test_b5_3_after_20_rounds_more_match_points_win(match: list[int], winners: tuple[int, ...]) -> None:
    state = sea(QUIET_SEA, quiet=49, play="match", match=match, round=20)
    assert told(state, 0, "turn", side="left")[1:] == [
        {"event": "round ended", "ending": "quiet", "winner": None, "points": 0},
        {"event": "ended", "ending": "round limit"},
    ]
    state = do(state, 0, "turn", side="left")
    assert is_over(state, "round limit", *winners)
    assert is_over(GAME.from_json(GAME.to_json(state)), "round limit", *winners)


def test_b5_3_the_last_round_counts() -> None:
    assert is_over(do(before_victory(match=[1, 6], round=20), 0, "sail", to="b3"), "round limit", 0, 1)
    assert is_over(do(before_victory(match=[2, 6], round=20), 0, "sail", to="b3"), "sunk", 0)
    assert now(do(before_victory(match=[1, 6], round=19), 0, "sail", to="b3"), "round") == 20


# B6 What is secret


# 4      ~~~  ~~~
# 3 ~~~  P3v  ~~~  ~~~
# 2 ~~~  P3^  ~~~  ~~~
# 1      ~~~  S1^
def test_b6_everybody_sees_the_same() -> None:
    state = sea("b2 P3^, b3 P3v, c1 S1^")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).tobytes() == state.tobytes()
        assert GAME.guess(state, seat, seed=1).tobytes() == state.tobytes()


def test_b6_a_tile_is_one_of_the_ships_not_yet_seen() -> None:
    state = do(sea("b2 P3^, b3 P3v, c1 S1^"), 0, "scout", square="c4")
    seen = [(words["fleet"], words["masts"]) for words in verbs(state, CHANCE, "reveal")]
    assert seen == [("pirates", 1), ("pirates", 2), ("spain", 1), ("spain", 2), ("spain", 3)]
    assert GAME.weights(state) == [2, 2, 1, 2, 2]


# Positions in words


# 4      ~~~  ~~~
# 3 ~~~  P2^~ ~~~  S1<
# 2 ~~~   .    .   ~~~
# 1      ???  ~~~
def test_a_position_is_drawn() -> None:
    waves = "b1 c1 a2 d2 a3 b3 c3 b4 c4"
    state = sea("b3 P2^, d3 S1<", waves, spain=[3], quiet=4, play="match", match=[2, 0])
    assert GAME.as_text(do(state, 0, "scout", square="b1"), 0).splitlines() == [
        "4      ~~~  ~~~",
        "3 ~~~  P2^~ ~~~  S1<",
        "2 ~~~   .    .   ~~~",
        "1      ???  ~~~",
        "   a    b    c    d",
        "P you: pirates, points sunk: 3 (S3), match points: 2   <- turn",
        "S seat 1: spain, points sunk: 0, match points: 0",
        "round: 1 of 20",
        "quiet turns: 4",
    ]


def test_a_beginning_and_an_end_are_drawn() -> None:
    assert GAME.as_text(GAME.start()).splitlines()[5:] == ["seat 0: no fleet yet   <- turn", "seat 1: no fleet yet"]
    over = do(sea(QUIET_SEA, quiet=49), 0, "turn", side="left")
    assert GAME.as_text(over, 1).splitlines()[5:] == [
        "P seat 0: pirates, points sunk: 0",
        "S you: spain, points sunk: 0",
        "quiet turns: 50",
        "over: quiet",
    ]
    new = do(do(GAME.from_json({}), 0, "scout", square="b1"), CHANCE, "reveal", fleet="pirates", masts=2)
    assert "P2?" in GAME.as_text(new)


def test_what_a_position_leaves_out() -> None:
    assert GAME.to_json(GAME.from_json({})) == {
        "game": "battle",
        "play": "single",
        "start": 0,
        "turn": 0,
        "fleets": ["pirates", "spain"],
        "waves": SQUARES,
        "ships": [],
        "sunk": {"pirates": [], "spain": []},
        "quiet": 0,
        "match": [0, 0],
    }
    assert now(GAME.from_json({"turn": 1}), "start") == 1
    assert now(GAME.from_json({"start": 1}), "turn") == 1


@pytest.mark.parametrize("play", ["single", "match"])
def test_every_position_can_be_written_and_read(play: str) -> None:
    for seed in range(3):
        dice = random.Random(seed)
        state = GAME.start(play=play, start=seed % 2)
        while GAME.deciding(state):
            (seat,) = GAME.deciding(state)
            state = GAME.play(state, seat, dice.choice(GAME.legal(state, seat)))
            assert GAME.from_json(json.loads(json.dumps(GAME.to_json(state)))).tobytes() == state.tobytes()


def test_a_playout_comes_to_an_end() -> None:
    assert GAME.ending(GAME.random_playout(GAME.start(play="match"), seed=1)) is not None


@pytest.mark.parametrize(
    ("text", "waves", "more", "ending", "winner"),
    [
        ("b2 P1^", "b1 c1 a2 a3 b4 c4 c3 d3", {"spain": [3, 3, 1]}, "sunk", 0),
        ("b2 P1^", "b1 c1 a2 a3 b4 c4 c3 d3", {"pirates": [3, 3, 1]}, "sunk", 1),
        ("b1 S1^, c1 S1^, a2 S2^, b2 S2^, c2 S3^, b3 S3^", None, {}, "fair winds", 1),
        ("b2 P1^, c2 P1^, b3 P3^, c3 P2^", "b2 c2 b3 c3", {"pirates": [3, 2], "spain": [3, 2], "turn": 1}, "stuck", 0),
        ("b2 P1^, c2 P1^, b3 P3^, c3 P2^", "b2 c2 b3 c3", {"pirates": [3, 2], "spain": [1, 1], "turn": 1}, "stuck", 1),
    ],
)
def test_a_finished_position_is_over(text: str, waves: str | None, more: Json, ending: str, winner: int) -> None:
    state = sea(text, waves, **more)
    assert is_over(state, ending, winner)
    assert is_over(GAME.from_json(GAME.to_json(state)), ending, winner)
    assert GAME.legal(state, 0) == GAME.legal(state, 1) == []


def test_a_finished_round_of_a_match_is_counted() -> None:
    state = GAME.to_json(sea("b2 P1^", "b1 c1 a2 a3 b4 c4 c3 d3", spain=[3, 3, 1]))
    del state["ending"]
    after, events = GAME.from_json_with_events({**state, "play": "match", "match": [0, 6], "start": 1})
    assert [event.name for event in events] == ["round ended", "ended"]
    assert now(after, "match") == [7, 6]
    drawn = GAME.from_json({**GAME.to_json(sea(QUIET_SEA)), "play": "match", "quiet": 50, "start": 0})
    assert now(drawn, "fleets") == [None, None]
    assert now(drawn, "turn") == 1


def refusal(position: Any) -> str:
    with pytest.raises(ValueError) as refused:
        GAME.from_json(position)
    return str(refused.value)


SIX_PIRATES = ships("b1 P1^, c1 P1^, a2 P2^, b2 P2^, c2 P3^, b3 P3^")
WON = {
    "ships": ships("b2 P1^"),
    "sunk": {"spain": [3, 3, 1]},
    "waves": ["b1", "c1", "a2", "a3", "b4", "c4", "c3", "d3"],
}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([], "the position must be an object, not []"),
        ({"sails": 1}, "the position has no 'sails'; it has game, play, start, turn, fleets, waves, ships, "),
        ({"game": "tortuga"}, "game of the position must be one of battle, not 'tortuga'"),
        ({"play": "long"}, "play of the position must be one of single, match, not 'long'"),
        ({"turn": 2}, "turn of the position must be a whole number from 0 to 1, not 2"),
        ({"start": -1}, "start of the position must be a whole number from 0 to 1, not -1"),
        ({"quiet": 51}, "quiet of the position must be a whole number from 0 to 50, not 51"),
        ({"fleets": ["pirates"]}, "fleets of the position must have 2 entries, one for each seat, not 1"),
        ({"fleets": ["spain", "spain"]}, "both seats cannot command spain"),
        ({"fleets": ["spain", None]}, "the fleet of seat 1 must be one of pirates, spain, not None"),
        (
            {"fleets": [None, None], "start": 1, "turn": 0},
            "fleets are chosen by the start player, before anything else",
        ),
        ({"fleets": [None, None], "quiet": 1}, "fleets are chosen by the start player, before anything else happens"),
        ({"fleets": [None, None], "ships": ships("b1 P1^")}, "fleets are chosen by the start player, before anything"),
        ({"fleets": [None, None], "ships": ships("b1 P1?")}, "ships are on the board before the fleets are chosen"),
        ({"ships": ships("a1 P1^")}, "square of a ship must be one of b1, c1, a2, "),
        ({"ships": ships("b1 P4^")}, "masts of a ship must be a whole number from 1 to 3, not 4"),
        ({"ships": [{"square": "b1"}]}, "a ship must have its fleet: {'square': 'b1'}"),
        ({"ships": [{"sails": 1}]}, "a ship has no 'sails'; it has square, fleet, masts, heading"),
        ({"ships": [{**SIX_PIRATES[0], "heading": "up"}]}, "heading of a ship must be one of north, east, south, west"),
        (
            {"ships": [{**SIX_PIRATES[0], "fleet": "dutch"}]},
            "fleet of a ship must be one of pirates, spain, not 'dutch'",
        ),
        ({"ships": ships("b1 P1^, b1 S1^")}, "two ships are on b1"),
        ({"ships": ships("b1 P1^, b2 P1^, b3 P1^")}, "more one-masters of pirates are on the board or sunk than the 2"),
        ({"ships": ships("b1 P1?, b2 P1?")}, "the ships on b1 and b2 both have no heading"),
        ({"sunk": {"spain": [2, 2, 2]}}, "more two-masters of spain are on the board or sunk than the 2 there are"),
        ({"sunk": {"spain": [4]}}, "the masts of a sunk ship of spain must be a whole number from 1 to 3, not 4"),
        ({"sunk": {"dutch": []}}, "sunk has no 'dutch'; it has pirates, spain"),
        ({"sunk": {"spain": [3, 3, 1], "pirates": [3, 2, 2]}}, "both seats have sunk 7 points or more; the first ends"),
        ({"sunk": {"spain": [1]}}, "list the waves: 11 ships are under them, and 12 squares have no ship"),
        ({"waves": ["b1", "b1"]}, "the wave on b1 is listed twice"),
        ({"waves": ["b9"]}, "a wave must be one of b1, c1, "),
        ({"waves": ["b1"]}, "there must be 12 waves, one for each ship neither on the board nor sunk, not 1"),
        ({"waves": 3}, "waves of the position must be a list, not 3"),
        ({"scouting": "a1"}, "scouting of the position must be one of b1, c1, "),
        (
            {"scouting": "b1", "ships": ships("b1 P1^")},
            "b1 cannot be scouted: it has no wave tile, or a ship stands on",
        ),
        (
            {"scouting": "b1", "ships": ships("b2 P1?")},
            "nothing can be scouted before a fleet is chosen and every ship",
        ),
        ({"scouting": "b1", "fleets": [None, None]}, "nothing can be scouted before a fleet is chosen and every ship"),
        ({"scouting": "b1", "quiet": 50}, "no tile can be turned over after the end of the round (quiet)"),
        ({"ships": ships("b1 P1?"), "quiet": 1}, "the ship on b1 has just been turned over: quiet is 0, and no wave"),
        ({"ships": [*SIX_PIRATES, *ships("c4 S1?")]}, "no tile can be turned over after the end of the round (fair wi"),
        ({"match": [1, 0]}, "there are match points and rounds only in a match"),
        ({"round": 2}, "there are match points and rounds only in a match"),
        ({"play": "match", "round": 21}, "round of the position must be a whole number from 1 to 20, not 21"),
        ({"play": "match", "round": 20, "ending": "round limit"}, "a match ends by its rounds when round 20 is over"),
        ({**WON, "play": "match", "round": 19, "ending": "round limit"}, "a match ends by its rounds when round 20 is"),
        (
            {**WON, "play": "match", "round": 20, "match": [6, 0], "ending": "round limit"},
            "seat 0 has fewer match point",
        ),
        ({"play": "match", "match": [16, 0]}, "the match points of seat 0 must be a whole number from 0 to 15, not 16"),
        ({"play": "match", "match": [7, 0]}, "seat 0 has won the match, but not the round on the board"),
        ({**WON, "play": "match", "match": [0, 7]}, "seat 1 has won the match, but not the round on the board"),
        ({**WON, "play": "match", "match": [14, 0]}, "the match was won before the round on the board: 7 to 0"),
        ({**WON, "play": "match", "match": [8, 8]}, "the match was won before the round on the board: 1 to 8"),
        ({**WON, "ending": "quiet"}, "the ending of this position is sunk, not quiet"),
        ({"ending": "sunk"}, "the ending of this position is not reached, not sunk"),
        ({"ending": "bored"}, "ending of the position must be one of "),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(position: Any, sentence: str) -> None:
    assert refusal(position).startswith(sentence)


# Objections


def objection(state: State, action: int) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as objected:
        GAME.play(state, 0, action)
    return str(objected.value), objected.value.reason


def at(square: str) -> int:
    return SQUARES.index(square)


# 4      ~~~  P1^
# 3 ~~~  S1v~ P1^  ~~~
# 2 ~~~   .   P2^  ~~~
# 1      ~~~  ~~~
@pytest.mark.parametrize(
    ("action", "sentence", "reason"),
    [
        (CHOOSE, "the fleets are chosen already", "fleet chosen"),
        (HEAD, "no tile has just been turned over", "nothing scouted"),
        (SCOUT + at("b2"), "there is no wave tile on b2", "no wave"),
        (SCOUT + at("b3"), "a ship stands on the wave tile of b3", "covered"),
        (SAIL + at("a2") * N_BOWS + AHEAD, "there is no ship on a2", "no ship"),
        (TURN + at("b2") * N_SIDES, "there is no ship on b2", "no ship"),
        (SAIL + at("b3") * N_BOWS + AHEAD, "the ship on b3 is not of the fleet of seat 0", "enemy ship"),
        (TURN + at("b3") * N_SIDES, "the ship on b3 is not of the fleet of seat 0", "enemy ship"),
        (SAIL + at("c3") * N_BOWS + PORT, "a one-master sails only straight ahead", "wrong course"),
        (SAIL + at("c2") * N_BOWS + AHEAD, "a two-master sails only diagonally ahead", "wrong course"),
        (SAIL + at("c4") * N_BOWS + AHEAD, "the ship on c4 would leave the sea", "off the sea"),
        (SAIL + at("c3") * N_BOWS + AHEAD, "an own ship is in the way on c4", "own ship"),
    ],
)
def test_why_not(action: int, sentence: str, reason: str) -> None:
    state = sea("c2 P2^, b3 S1v, c3 P1^, c4 P1^", "b1 c1 a2 d2 a3 b3 d3 b4")
    assert objection(state, action) == (sentence, reason)


def test_why_not_before_the_fleets_are_chosen() -> None:
    assert objection(GAME.start(), SCOUT) == ("seat 0 has to choose a fleet first", "fleet not chosen")


def test_why_not_before_the_new_ship_has_its_heading() -> None:
    state = do(do(GAME.from_json({}), 0, "scout", square="b1"), CHANCE, "reveal", fleet="pirates", masts=2)
    sentence = "the ship on b1 has to get its heading first"
    assert objection(state, SAIL + at("b1") * N_BOWS + STARBOARD) == (sentence, "no heading yet")


def test_why_not_on_the_turn_of_another_or_after_the_end() -> None:
    assert objection(GAME.from_json({"turn": 1}), SCOUT) == ("seat 0 has nothing to decide now", "not deciding")
    assert objection(GAME.from_json(WON), SCOUT) == ("the game is over", "over")
    with pytest.raises(IllegalAction, match="fits no legal action of seat 0"):
        GAME.find(GAME.from_json({}), 0, verb="pass")
