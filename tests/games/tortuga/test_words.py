"""Positions and actions in words: what is refused and with which sentence, and what a position may leave out."""

import random
from copy import deepcopy
from typing import Any

import pytest

from brethren.game import CHANCE, IllegalAction, Json, State
from brethren.games.tortuga import GAME

from .driver import (
    ACTIONS,
    ALL_CHESTS,
    COLOURS,
    FULL_BONUS,
    all_placed,
    board,
    do,
    draw,
    each_board,
    find_tokens,
    keep,
    kept,
    now,
    placed,
    set_up,
    shows,
    throw,
    verbs,
)

PHASES = "setup, throw, keep, name, rethrow, keep again, bonus, act, chest, token, pick, draw, stow, over, move"
HIDDEN: Json = {"hidden": True}


def refusal(*boards: Json, **position: Any) -> str:
    with pytest.raises(ValueError) as refused:
        GAME.from_json({"boards": list(boards), **position} if boards else position)
    return str(refused.value)


# Impossible positions


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"game": "battle"}, "game of the position must be one of tortuga, not 'battle'"),
        ({"sails": 3}, "the position has no 'sails'; it has game, seats, chests, start, phase, "),
        ({"seats": 5}, "seats of the position must be a whole number from 2 to 4, not 5"),
        ({"seats": 1}, "seats of the position must be a whole number from 2 to 4, not 1"),
        ({"boards": [{}]}, "seats of the position must be a whole number from 2 to 4, not 1"),
        ({"chests": 5}, "chests of the position must be a whole number from 6 to 8, not 5"),
        ({"chests": 7}, "chests of the position must be 6 or 8, not 7"),
        ({"start": 2}, "start of the position must be a whole number from 0 to 1, not 2"),
        ({"phase": "sail"}, f"phase of the position must be one of {PHASES}, not 'sail'"),
        ({"phase": "act", "action": "sail"}, f"action of the position must be one of {', '.join(ACTIONS)}, not 'sail'"),
        ({"phase": "act", "rank": "third"}, "rank of the position must be one of first, second, not 'third'"),
        ({"phase": "act", "attacked": 2}, "attacked of the position must be a whole number from 0 to 1, not 2"),
        ({"phase": "draw", "actor": 2}, "actor of the position must be a whole number from 0 to 1, not 2"),
        ({"find": 3}, "find of the position must be a whole number from 0 to 2, not 3"),
        ({"decided": [2]}, "a seat in decided must be a whole number from 0 to 1, not 2"),
        ({"resting": [-1]}, "a seat in resting must be a whole number from 0 to 1, not -1"),
        ({"stuck": [0, 1, 0, 1, 0]}, "stuck of the position has 5 entries; at most 4 fit"),
        ({"seats": 3, "boards": [{}] * 2}, "boards of the position must have 3 entries, one for each seat, not 2"),
        ({"seats": 2, "boards": [{}] * 3}, "boards of the position has 3 entries; at most 2 fit"),
    ],
)
def test_a_position_is_refused_for_what_it_is(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"sails": 3}, "the board of seat 0 has no 'sails'; it has ship, pirate, tortuga, fleet, crew, island, "),
        ({"ship": 0}, "ship of the board of seat 0 must be a whole number from 1 to 8, not 0"),
        ({"pirate": 9}, "pirate of the board of seat 0 must be a whole number from 1 to 8, not 9"),
        ({"bonus": {"fleet": 3}}, "fleet of bonus of the board of seat 0 must be a whole number from 0 to 2, not 3"),
        (
            {"bonus": {"sail": 1}},
            "bonus of the board of seat 0 has no 'sail'; it has fleet, crew, hunt, boarding, raid",
        ),
        ({"filling": "island"}, "filling of the board of seat 0 must be one of fleet, crew, not 'island'"),
    ],
)
def test_a_board_is_refused_for_what_it_is(words: Json, sentence: str) -> None:
    assert refusal(words, {}).startswith(sentence)


@pytest.mark.parametrize("area", ["tortuga", "fleet", "crew", "island"])
def test_chests_have_one_of_five_colours(area: str) -> None:
    sentence = f"a chest in {area} of the board of seat 1 must be one of {', '.join(COLOURS)}, not 'green'"
    assert refusal({}, {area: ["green"]}) == sentence


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ([{"tortuga": ["red"] * 11}, {}], "11 red chests are in play; there are 10"),
        ([{"island": ["white"] * 3}, {"tortuga": ["white"] * 3}], "6 white chests are in play; there are 5"),
        (
            [{"fleet": ["purple"] * 2}, {"crew": ["purple"] * 2, "island": ["purple"] * 2}],
            "6 purple chests are in play",
        ),
        ([{"island": ["red"] * 41}, {}], "island of the board of seat 0 has 41 entries; at most 40 fit"),
        ([{"fleet": ["red"] * 3}, {}], "the fleet of seat 0 has 3 chests; it holds 2 while the ship is on space 3"),
        ([{"crew": ["red"] * 3}, {}], "the crew of seat 0 has 3 chests; it holds 2 while the pirate is on space 3"),
        (
            [{}, {"ship": 1, "fleet": ["red"] * 2}],
            "the fleet of seat 1 has 2 chests; it holds 1 while the ship is on space 1",
        ),
        (
            [{}, {"pirate": 8, "crew": ["red"] * 5}],
            "the crew of seat 1 has 5 chests; it holds 4 while the pirate is on space 8",
        ),
    ],
)
def test_chests_are_those_of_the_game_and_lie_where_they_can(boards: list[Json], sentence: str) -> None:
    assert refusal(*boards).startswith(sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"central": ["red"]}, "two players have no central island"),
        ({"seats": 3, "central": ["red", "blue", "red"]}, "the central island has room for one red chest only"),
        ({"seats": 3, "central": ["green"]}, "a chest on the central island must be one of red, blue, yellow, white, "),
        ({"seats": 3, "central": ["red"], "boards": [{"tortuga": ["red"] * 10}, {}, {}]}, "11 red chests are in play"),
        ({"bag": {"red": 10, "blue": 10}}, "the bag must have the chests that are not in play"),
        ({"bag": {"red": 41}}, "red of bag of the position must be a whole number from 0 to 40, not 41"),
        ({"bag": {"green": 1}}, "bag of the position has no 'green'; it has red, blue, yellow, white, purple"),
    ],
)
def test_central_island_and_bag_fit_the_rest(position: Json, sentence: str) -> None:
    assert refusal(**position).startswith(sentence)


def test_the_bag_of_a_position_may_be_written_out() -> None:
    bag = {"red": 8, "blue": 10, "yellow": 10, "white": 5, "purple": 5}
    assert now(GAME.from_json({"bag": bag, "boards": [{"island": ["red"]}, {"tortuga": ["red"]}]}), "bag") == bag


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ([{"tokens": [3] * 3}, {"tokens": [3] * 2}], "5 tokens of 3 are in play; there are 4"),
        ([{"tokens": [1] * 18}, {}], "18 tokens of 1 are in play; there are 17"),
        ([{"tokens": [4]}, {}], "a token in the tokens of seat 0 must be a whole number from 1 to 3, not 4"),
        ([{"tokens": [None] * 31}, {}], "the tokens of seat 0 has 31 entries; at most 30 fit"),
        ([{"tokens": [None] * 16}, {"tokens": [None] * 15}], "31 tokens are in play; there are 30"),
        ([{"looked": [1, 2]}, {}], "seat 0 has no tokens to look at: it is not hunting as the first"),
    ],
)
def test_tokens_are_those_of_the_game(boards: list[Json], sentence: str) -> None:
    assert refusal(*boards) == sentence


# hunt | blue: A (3) | red: B (4) | green: -
HUNT = [all_placed(hunt="A"), all_placed(hunt="B"), all_placed()]


def hunting(seat: int, **words: Any) -> list[Json]:
    boards = deepcopy(HUNT)
    boards[seat].update(words)
    return boards


@pytest.mark.parametrize("phase", ["act", "chest", "token", "pick"])
def test_only_the_first_of_a_hunt_looks_at_tokens(phase: str) -> None:
    sentence = "seat 0 has no tokens to look at: it is not hunting as the first"
    assert refusal(*hunting(0, looked=[1, 2]), phase=phase, action="hunt") == sentence
    assert refusal(*hunting(0, looked=[1, 2]), phase=phase, action="raid") == sentence


def test_tokens_looked_at_count_too() -> None:
    boards = hunting(1, looked=[3, 1])
    boards[0]["tokens"] = [3] * 4
    assert refusal(*boards, phase="pick", action="hunt") == "5 tokens of 3 are in play; there are 4"


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ({"F": {}}, "the dice of seat 0 has no 'F'; it has A, B, C, D, E"),
        ({"A": {"placed": "sail"}}, "placed of die A of seat 0 must be one of fleet, crew, hunt, boarding, raid, not"),
        ({"A": {"placed": "skull"}}, "placed of die A of seat 0 must be one of fleet, crew, hunt, boarding, raid, not"),
        ({"B": {"shows": "sail"}}, "shows of die B of seat 0 must be one of fleet, crew, hunt, boarding, raid, skull,"),
        ({"C": {"sails": 1}}, "die C of seat 0 has no 'sails'; it has placed, shows, kept, hidden"),
        ({"D": {"placed": "raid", "shows": "raid"}}, "die D of seat 0 is placed on an action, shows a face, or is in "),
        ({"D": {"placed": "raid", "kept": True}}, "die D of seat 0 is placed on an action, shows a face, or is in the"),
        ({"D": {"shows": "raid", "hidden": True}}, "die D of seat 0 is placed on an action, shows a face, or is in "),
        ({"E": {"kept": True}}, "die E of seat 0 is placed on an action, shows a face, or is in the hand; not {'kept'"),
        (
            {"E": {"hidden": False}},
            "die E of seat 0 is placed on an action, shows a face, or is in the hand; not {'hid",
        ),
    ],
)
def test_a_die_is_placed_thrown_or_in_the_hand(dice: Json, sentence: str) -> None:
    assert refusal({"dice": dice}, {}, phase="keep").startswith(sentence)


@pytest.mark.parametrize(("action", "marker"), [("boarding", "ship"), ("raid", "pirate")])
@pytest.mark.parametrize(("space", "holds"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 4)])
def test_boarding_and_raid_hold_what_the_marker_allows(action: str, marker: str, space: int, holds: int) -> None:
    dice = "ABCDE"[: holds + 1]
    sentence = f"seat 1 has {len(dice)} dice on {action}; it holds {holds} while the {marker} is on space {space}"
    for phase in ("throw", "act"):
        assert refusal({}, {marker: space, "dice": placed(**{action: dice})}, phase=phase) == sentence
    set_up({}, {marker: space, "dice": placed(**{action: dice[1:]})})


# boarding | red: C D E (9), ship on 4, attacks blue: A B (6) and is back on 3; blue attacks red, whose ship is on 2
def test_dice_placed_before_a_marker_went_back_stay() -> None:
    boards = [all_placed(boarding="AB"), all_placed(boarding="CDE") | {"ship": 3}, all_placed()]
    state = set_up(*boards, phase="act", action="boarding", rank="second", attacked=0)
    assert GAME.deciding(state) == (0,)
    sentence = "seat 1 has 3 dice on boarding; it holds 2 while the ship is on space 3"
    assert refusal(*boards, phase="act", action="boarding") == sentence
    boards[1]["ship"] = 2
    set_up(*boards, phase="act", action="raid")
    boards[1]["ship"] = 1  # two is the most that a marker goes back in one action
    assert refusal(*boards, phase="act", action="raid").startswith("seat 1 has 3 dice on boarding; it holds ")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"phase": "keep"}, "nobody has thrown dice to keep"),
        ({"phase": "bonus"}, "nobody rested, so nobody gets a bonus"),
        ({"phase": "name"}, "seat 0 is not the one whose turn it is to name or to throw again"),
        (
            {"phase": "name", "naming": [1], "actor": 0},
            "seat 0 is not the one whose turn it is to name or to throw again",
        ),
        ({"phase": "rethrow"}, "seat 0 is not the one whose turn it is to name or to throw again"),
        ({"phase": "rethrow", "stuck": [0], "boards": [all_placed(), {}]}, "seat 0 has no die to throw again"),
        (
            {"phase": "keep again", "stuck": [0], "actor": 1},
            "seat 1 is not the one whose turn it is to name or to throw again",
        ),
        ({"phase": "over"}, "the game is not over: nobody has 6 chests in Tortuga"),
        (
            {"phase": "over", "chests": 8, "boards": [{"tortuga": ["red"] * 7}, {}]},
            "the game is not over: nobody has 8 chests in Tortuga",
        ),
        ({"action": "raid"}, "an action and a rank go with the phases in which an action is resolved"),
        ({"phase": "keep", "rank": "first"}, "an action and a rank go with the phases in which an action is resolved"),
        ({"phase": "act", "action": "raid", "rank": "second"}, "nobody is second in raid"),
        (
            {"phase": "act", "action": "hunt", "rank": "second", "boards": [HUNT[0], HUNT[1]]},
            "nobody is second in hunt",
        ),
    ],
)
def test_a_phase_fits_the_rest(position: Json, sentence: str) -> None:
    assert refusal(**position) == sentence


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"phase": "chest", "boards": [{}] * 3}, "nobody hunts treasure who could "),
        ({"phase": "chest", "actor": 1, "action": "raid"}, "nobody hunts treasure who could "),
        ({"phase": "chest", "actor": 0}, "nobody hunts treasure who could "),
        ({"phase": "token", "actor": 0, "find": 1}, "nobody hunts treasure who could "),
        ({"phase": "pick", "boards": [{}] * 3}, "nobody hunts treasure who could "),
        ({"phase": "token", "actor": 1, "find": 0}, "there is no token to find"),
        ({"phase": "pick"}, "a pick is between two tokens, seen both or none"),
        ({"phase": "pick", "boards": hunting(1, looked=[2])}, "a pick is between two tokens, seen both or none"),
        ({"phase": "pick", "boards": hunting(1, looked=[2, None])}, "a pick is between two tokens, seen both or none"),
        ({"phase": "pick", "boards": hunting(1, looked=[1, 2, 3])}, "a pick is between two tokens, seen both or none"),
    ],
)
def test_a_hunt_fits_the_rest(position: Json, sentence: str) -> None:
    assert refusal(**{"action": "hunt", "boards": HUNT, **position}).startswith(sentence)


def test_a_hunter_draws_and_finds_what_is_there() -> None:
    tokens = [1] * 17 + [2] * 9 + [3] * 4
    boards = hunting(2, tokens=tokens)
    assert refusal(*boards, phase="token", action="hunt", actor=1, find=1) == "there is no token to find"
    boards = hunting(2, tortuga=ALL_CHESTS)
    assert refusal(*boards, phase="chest", action="hunt", actor=1) == "the bag is empty"


# If such a position were accepted, the game would go on against the rules, or not at all
@pytest.mark.parametrize(
    ("boards", "position"),
    [
        pytest.param(
            [{"dice": shows(fleet="AB")}, {}],
            {"phase": "keep", "decided": [0, 1]},
            id="decided, but nothing kept",
        ),
        pytest.param(
            [{"dice": kept(fleet="A", raid="B")}, {}],
            {"phase": "keep", "decided": [0, 1]},
            id="dice of two actions kept",
        ),
        pytest.param(
            [{"ship": 1, "dice": kept(boarding="AB")}, {}],
            {"phase": "keep", "decided": [0, 1]},
            id="more dice kept than fit",
        ),
        pytest.param([{}, {}], {"naming": [0]}, id="somebody names before the throw"),
        pytest.param([{}, {}], {"stuck": [0]}, id="somebody is stuck before the throw"),
        pytest.param([{}, {}], {"phase": "name", "naming": [0]}, id="no skulls to name"),
        pytest.param(
            [{"dice": shows(raid="AB")}, {}], {"phase": "name", "naming": [0]}, id="no skulls, but other faces"
        ),
        pytest.param([{}, {}], {"phase": "keep again", "stuck": [0]}, id="nothing thrown again"),
        pytest.param(
            [{"ship": 1, "dice": placed(boarding="A", fleet="BCD") | shows(boarding="E")}, {}],
            {"phase": "keep again", "stuck": [0]},
            id="nothing fits of what was thrown again",
        ),
        pytest.param(
            [{"dice": placed(fleet="ABCD") | shows(raid="E")}, all_placed()],
            {"phase": "act"},
            id="a thrown die in resolution",
        ),
        pytest.param(
            [{"dice": placed(fleet="ABCD") | {"E": HIDDEN}}, all_placed()],
            {"phase": "act"},
            id="a hidden die in resolution",
        ),
        pytest.param(
            [all_placed(boarding="AB"), all_placed(boarding="A"), all_placed()],
            {"phase": "act", "action": "boarding", "rank": "second", "attacked": 0},
            id="the first has attacked itself",
        ),
        pytest.param(
            [all_placed(boarding="AB"), all_placed(boarding="A"), all_placed()],
            {"phase": "act", "action": "boarding", "rank": "first", "attacked": 2},
            id="the first has attacked and is still to decide",
        ),
        pytest.param(
            HUNT,
            {"phase": "chest", "action": "hunt", "rank": "second", "actor": 0, "find": 1},
            id="the second of a hunt draws no chest",
        ),
        pytest.param(
            HUNT,
            {"phase": "token", "action": "hunt", "rank": "second", "actor": 0, "find": 2},
            id="the second of a hunt finds one token",
        ),
        pytest.param(
            hunting(1, looked=[1, 2]),
            {"phase": "pick", "action": "hunt", "rank": "second"},
            id="the second of a hunt picks nothing",
        ),
        pytest.param(
            HUNT[:2],
            {"phase": "token", "action": "hunt", "actor": 1, "find": 2},
            id="with two players a hunt finds one token",
        ),
        pytest.param(
            hunting(1, looked=[1, 2])[:2],
            {"phase": "pick", "action": "hunt"},
            id="with two players nobody picks",
        ),
        pytest.param(hunting(1, looked=[1, 2]), {"phase": "act", "action": "hunt"}, id="tokens seen before the hunt"),
        pytest.param(
            hunting(1, looked=[1]),
            {"phase": "token", "action": "hunt", "actor": 1, "find": 2},
            id="three tokens in one hunt",
        ),
        pytest.param(
            [all_placed() | {"chosen": "raid"}, {}],
            {"phase": "bonus", "resting": [0], "decided": [1]},
            id="a bonus is chosen by a seat that has not decided",
        ),
        pytest.param(
            [all_placed(), all_placed(), {}],
            {"phase": "bonus", "resting": [0, 1], "decided": [0, 2]},
            id="a seat has decided without choosing a bonus",
        ),
        pytest.param(
            [all_placed() | {"chosen": "raid", "bonus": {"raid": 2}}, all_placed(), {}],
            {"phase": "bonus", "resting": [0, 1]},
            id="a bonus beyond 2",
        ),
        pytest.param(
            [all_placed(), {"chosen": "raid"}],
            {"phase": "bonus", "resting": [0]},
            id="a bonus is chosen by a seat that did not rest",
        ),
        pytest.param(
            [{"pirate": 8, "crew": ["red"] * 4, "island": ["red"]}, {}],
            {"phase": "setup"},
            id="a full crew before the chests are dealt",
        ),
        pytest.param([{"tortuga": ALL_CHESTS}, {}], {"phase": "setup"}, id="an empty bag before the chests are dealt"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(boards: list[Json], position: Json) -> None:
    refusal(*boards, **position)


# If they were accepted, one position would have two states
@pytest.mark.parametrize(
    ("words", "position"),
    [
        ({"filling": "crew"}, {}),
        ({"chosen": "crew"}, {}),
        ({}, {"find": 2}),
        ({}, {"attacked": 1}),
        ({}, {"phase": "draw", "decided": [0]}),
        ({}, {"phase": "draw", "resting": [0]}),
        ({"dice": {"A": {"shows": "fleet", "kept": True}}}, {}),
    ],
    ids=repr,
)
def test_a_key_goes_with_its_phase(words: Json, position: Json) -> None:
    refusal(words, {}, **position)


# Types

PICK: Json = {
    "game": "tortuga",
    "seats": 3,
    "chests": 6,
    "start": 0,
    "phase": "pick",
    "action": "hunt",
    "rank": "first",
    "boards": [
        all_placed(hunt="A") | {"tokens": [3], "bonus": {"crew": 1}},
        all_placed(hunt="B") | {"looked": [1, 2], "ship": 4, "pirate": 3},
        all_placed() | {"tortuga": ["red"], "fleet": ["blue"], "crew": ["yellow"], "island": ["white"]},
    ],
    "central": ["purple"],
    "bag": {"red": 9, "blue": 9, "yellow": 9, "white": 4, "purple": 4},
}
TOKEN: Json = {"phase": "token", "action": "hunt", "rank": "first", "actor": 1, "find": 2, "boards": HUNT}
KEEP: Json = {
    "phase": "keep",
    "boards": [{"dice": shows(raid="B") | kept(fleet="A")}, {"dice": {"A": HIDDEN, "B": HIDDEN}}, all_placed()],
    "decided": [0, 2],
    "resting": [2],
}
NAME: Json = {
    "phase": "name",
    "actor": 0,
    "boards": [
        {"dice": shows(skull="AB")},
        all_placed(),
        {"ship": 1, "dice": placed(boarding="A", crew="BCD") | shows(boarding="E")},
    ],
    "resting": [1],
    "naming": [0],
    "stuck": [2],
}
SECOND: Json = {
    "phase": "act",
    "action": "boarding",
    "rank": "second",
    "attacked": 2,
    "boards": [all_placed(boarding="AB"), all_placed(boarding="A"), all_placed()],
}
STOW: Json = {"phase": "stow", "boards": [{"crew": ["red", "blue"], "filling": "fleet"}, {}]}
POSITIONS = {"pick": PICK, "token": TOKEN, "keep": KEEP, "name": NAME, "second": SECOND, "stow": STOW}
WRONG: tuple[Any, ...] = (True, 1, 1.5, None, "x", [[]], {"x": 1})


def paths(source: Any, *way: str | int) -> list[tuple[str | int, ...]]:
    """The ways to everything in a position."""
    inner = source if isinstance(source, dict) else range(len(source)) if isinstance(source, list) else ()
    return [path for step in inner for path in ((*way, step), *paths(source[step], *way, step))]


def changed(position: Json, way: tuple[str | int, ...], value: Any) -> Json:
    """The position with something else in one place."""
    position = deepcopy(position)
    inner: Any = position
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return position


def found(position: Any, way: tuple[str | int, ...]) -> Any:
    for step in way:
        position = position[step]
    return position


@pytest.mark.parametrize("name", POSITIONS)
def test_values_of_the_right_type_are_read(name: str) -> None:
    state = GAME.from_json(POSITIONS[name])
    assert GAME.from_json(GAME.to_json(state)).tobytes() == state.tobytes()


@pytest.mark.parametrize(
    ("name", "way"),
    [(name, way) for name, position in POSITIONS.items() for way in paths(position)],
    ids=lambda each: each if isinstance(each, str) else " ".join(map(str, each)),
)
def test_nothing_takes_a_value_of_another_type(name: str, way: tuple[str | int, ...]) -> None:
    position = POSITIONS[name]
    for wrong in WRONG:
        unseen = wrong is None and (way[-1] == "attacked" or way[-2:-1] in (("tokens",), ("looked",)))
        if type(wrong) is type(found(position, way)) or unseen:
            continue
        sentence = refusal(**changed(position, way, wrong))
        assert any(words in sentence for words in ("must be", "has no 'x'", "is placed on an action, shows a face"))


def test_a_long_mistake_is_cut() -> None:
    assert refusal(game="x" * 100).endswith("not '" + "x" * 36 + "...")


# What a position may leave out


def test_an_empty_position_is_the_first_throw_of_two_players() -> None:
    blank = {
        "ship": 3,
        "pirate": 3,
        "tortuga": [],
        "fleet": [],
        "crew": [],
        "island": [],
        "bonus": {},
        "tokens": [],
        "dice": {die: {} for die in "ABCDE"},
    }
    assert GAME.to_json(GAME.from_json({})) == {
        "game": "tortuga",
        "seats": 2,
        "chests": 6,
        "start": 0,
        "phase": "throw",
        "boards": [blank, blank],
        "central": [],
        "bag": {"red": 10, "blue": 10, "yellow": 10, "white": 5, "purple": 5},
    }


def test_the_seats_are_those_that_have_boards() -> None:
    assert now(set_up({}, {}, {}, {}), "seats") == 4
    assert now(GAME.from_json({"seats": 3}), "seats") == 3


def test_chests_not_mentioned_are_in_the_bag_and_tokens_in_the_middle() -> None:
    blue, red = {"tortuga": ["red"], "fleet": ["red"], "tokens": [1, 2]}, {"crew": ["red"], "island": ["white"]}
    state = set_up(blue | all_placed(hunt="A"), red, {}, central=["blue"], phase="act", action="hunt")
    assert now(state, "bag") == {"red": 7, "blue": 9, "yellow": 10, "white": 4, "purple": 5}
    assert GAME.weights(draw(do(state, 0, "hunt"), "red")) == [16, 8, 4]


def test_the_start_player_throws_first() -> None:
    assert verbs(set_up({}, {}, {}, start=2), CHANCE)[0]["seat"] == 2


def test_dice_already_thrown_are_not_thrown_again() -> None:
    state = set_up({"dice": shows(fleet="AC")}, {}, phase="throw")
    assert verbs(state, CHANCE)[0] == {"verb": "throw", "seat": 0, "die": "B", "shows": "fleet"}


def test_resolution_begins_with_fleet_and_the_first() -> None:
    state = set_up(all_placed(), all_placed(hunt="A"), phase="act")
    assert (now(state, "action"), now(state, "rank")) == ("fleet", "first")


def test_the_start_player_draws_the_first_chest() -> None:
    for phase in ("setup", "draw"):
        assert verbs(set_up({}, {}, {}, phase=phase, start=1), CHANCE)[0]["seat"] == 1


def test_a_seat_that_has_thrown_nothing_keeps_nothing_and_one_that_has_placed_all_rests() -> None:
    state = set_up({"dice": shows(fleet="AB")}, all_placed(), {}, phase="keep")
    assert (GAME.deciding(state), now(state, "decided"), now(state, "resting")) == ((0,), [1, 2], [1])


def test_a_seat_that_has_kept_dice_has_decided() -> None:
    state = set_up({"dice": shows(raid="B") | kept(fleet="A")}, {"dice": shows(fleet="AB")}, phase="keep")
    assert GAME.deciding(state) == (1,)


def test_only_who_rested_takes_a_bonus() -> None:
    assert GAME.deciding(set_up({}, all_placed(), {}, phase="bonus", resting=[1])) == (1,)


@pytest.mark.parametrize(("boards", "tokens"), [(HUNT, 2), (HUNT[:2], 1)])
def test_a_seat_that_draws_the_chest_of_a_hunt_finds_tokens_after_it(boards: list[Json], tokens: int) -> None:
    state = draw(set_up(*boards, phase="chest", action="hunt", actor=1), "red")
    assert now(state, "find") == tokens


def test_a_hunter_finds_as_many_tokens_as_are_due() -> None:
    assert now(set_up(*HUNT, phase="token", action="hunt", actor=1), "find") == 2
    assert now(set_up(*hunting(1, looked=[3]), phase="token", action="hunt", actor=1), "find") == 1
    assert now(set_up(*HUNT, phase="token", action="hunt", rank="second", actor=0), "find") == 1


def test_an_attacked_seat_of_none_is_nobody() -> None:
    state = GAME.from_json({**SECOND, "attacked": None})
    assert {words.get("victim") for words in verbs(state, 1)} == {None, 0, 2}


def test_the_dice_of_the_last_round_are_taken_back_before_the_next() -> None:
    state = set_up(all_placed(), all_placed(), phase="move")
    assert now(state, "phase") == "throw"
    assert each_board(state, "dice") == [{die: {} for die in "ABCDE"}] * 2


# What happens by itself


def test_one_die_that_fits_is_kept_without_asking() -> None:
    blue = {"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="D", raid="E")}
    state = set_up(blue, {"dice": shows(fleet="AB")}, phase="keep")
    assert (GAME.deciding(state), board(state, 0, "dice")["E"]) == ((1,), {"shows": "raid", "kept": True})


def test_when_nobody_has_a_choice_the_dice_are_revealed() -> None:
    state = set_up({"dice": placed(crew="ABCD") | shows(raid="E")}, {"dice": shows(fleet="A")}, phase="keep")
    assert (board(state, 0, "dice")["E"], board(state, 1, "dice")["A"]) == ({"placed": "raid"}, {"placed": "fleet"})


def test_chests_of_one_colour_are_stowed_without_asking() -> None:
    state = set_up(
        {"crew": ["red", "red"], "filling": "fleet"}, {"crew": ["red", "blue"], "filling": "fleet"}, phase="stow"
    )
    assert (GAME.deciding(state), each_board(state, "fleet")) == ((1,), [["red", "red"], []])


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "bonus", "resting": [0], "decided": [1], "boards": [all_placed() | {"bonus": FULL_BONUS}, {}]},
        {"phase": "draw", "boards": [{"tortuga": ALL_CHESTS[:20]}, {"tortuga": ALL_CHESTS[20:]}]},
    ],
    ids=["bonus", "draw"],
)
def test_nobody_stands_before_a_decision_without_a_legal_action(position: Json) -> None:
    state = GAME.from_json(position)
    for seat in GAME.deciding(state):
        assert GAME.legal(state, seat)


@pytest.mark.parametrize(
    "position",
    [
        {
            "phase": "bonus",
            "resting": [0],
            "decided": [1],
            "boards": [all_placed() | {"bonus": FULL_BONUS | {"raid": 1}}, {}],
        },
        {
            "phase": "keep again",
            "stuck": [0],
            "boards": [{"ship": 1, "dice": placed(boarding="A", crew="BC") | shows(boarding="D", raid="E")}, {}],
        },
    ],
    ids=["bonus", "keep again"],
)
def test_nobody_is_asked_where_one_thing_can_be_done(position: Json) -> None:
    assert GAME.deciding(GAME.from_json(position)) == (CHANCE,)


# There and back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_and_every_view_reads_as_it_is_written(seats: int) -> None:
    chosen = random.Random(seats)
    state = GAME.start(seats, chests=8, start=1)
    phases = set()
    for step in range(1200):
        phases.add(now(state, "phase"))
        if step % 9 == 0:
            for position in (state, *(GAME.view(state, viewer) for viewer in (None, *range(seats)))):
                assert GAME.from_json(GAME.to_json(position)).tobytes() == position.tobytes()
        seat = chosen.choice(GAME.deciding(state))
        state = GAME.play(state, seat, chosen.choice(GAME.legal(state, seat)))
        if not GAME.deciding(state):
            break
    assert phases >= {"setup", "throw", "keep", "act", "chest", "token", "draw", "stow"}


def test_an_ended_game_reads_as_it_is_written() -> None:
    state = set_up({"tortuga": ["red"] * 5, "fleet": ["blue"], "tokens": [1, 2]}, {"island": ["white"]}, phase="move")
    assert now(state, "phase") == "over"
    assert GAME.from_json(GAME.to_json(state)).tobytes() == state.tobytes()


# In each phase in which somebody decides
def decisions() -> dict[str, State]:
    return {
        "keep": set_up({"ship": 2, "dice": shows(boarding="ABC", raid="D", skull="E")}, all_placed(), phase="keep"),
        "keep again": GAME.from_json({**NAME, "phase": "keep again", "naming": [], "stuck": [0, 2]}),
        "name": GAME.from_json(NAME),
        "bonus": GAME.from_json(
            {"phase": "bonus", "resting": [0], "decided": [1], "boards": [all_placed() | {"bonus": {"raid": 2}}, {}]}
        ),
        "fleet": set_up(all_placed(), {}, phase="act"),
        "crew": set_up(all_placed(crew="A"), all_placed(), phase="act", action="crew"),
        "hunt": set_up(all_placed(hunt="A"), all_placed(), phase="act", action="hunt"),
        "pick": set_up(*hunting(1, looked=[1, 3]), phase="pick", action="hunt"),
        "first": set_up(*ATTACK, phase="act", action="boarding"),
        "second": set_up(*ATTACK, phase="act", action="boarding", rank="second", attacked=2, central=["blue"]),
        "stow": GAME.from_json(STOW),
    }


ATTACK = [all_placed(boarding="AB"), all_placed(boarding="A") | {"fleet": ["red", "purple"]}, all_placed()]
DECIDES = {"pick": 1, "second": 1}


@pytest.mark.parametrize("phase", decisions())
def test_every_action_is_found_by_its_description(phase: str) -> None:
    state, seat = decisions()[phase], DECIDES.get(phase, 0)
    for action in GAME.legal(state, seat):
        assert GAME.find(state, seat, **GAME.describe(state, seat, action)) == action


# Illegal actions


def objection(state: State, seat: int, action: Any) -> IllegalAction:
    before = state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(state, seat, action)
    assert state.tobytes() == before
    return refused.value


NAMES, BONUSES, EXPANDS, RECRUITS, HUNTS, DECLINES, PICKS, ATTACKS, STOWS = 31, 36, 41, 42, 43, 44, 45, 48, 72


def dice(letters: str) -> int:
    """The number of the action that keeps these dice."""
    return sum(1 << "ABCDE".index(die) for die in letters) - 1


def attack(victim: int, take: str | None) -> int:
    return ATTACKS + victim * 6 + (None, *COLOURS).index(take)


BOARDING_FULL = {"action": "boarding", "limit": 2, "marker": "ship", "space": 2}
NO_ROOM = "boarding holds 2 dice while the ship is on space 2"


@pytest.mark.parametrize(
    ("phase", "action", "reason", "details", "sentence"),
    [
        ("keep", dice("AD"), "mixed dice", {}, "kept dice must show one action, or a skull"),
        ("keep", dice("ABC"), "no room", BOARDING_FULL, NO_ROOM),
        ("keep", dice("ABE"), "no room", BOARDING_FULL, NO_ROOM),
        ("keep", DECLINES, "not now", {}, "now is the time to keep dice"),
        ("keep", NAMES, "not now", {}, "now is the time to keep dice"),
        ("keep again", dice("AC"), "not thrown", {}, "only dice thrown in this step can be kept"),
        ("keep again", STOWS, "not now", {}, "now is the time to keep dice"),
        ("name", dice("A"), "not now", {}, "now is the time to name the action of the skulls"),
        ("bonus", BONUSES + 4, "bonus full", {"action": "raid"}, "the bonus on raid is 2 already"),
        ("bonus", HUNTS, "not now", {}, "now is the time to take a bonus"),
        ("fleet", RECRUITS, "not now", {}, "now is the time to expand or decline"),
        ("crew", EXPANDS, "not now", {}, "now is the time to recruit or decline"),
        ("hunt", attack(1, None), "not now", {}, "now is the time to hunt or decline"),
        ("hunt", PICKS, "not now", {}, "now is the time to hunt or decline"),
        ("pick", PICKS + 1, "no such token", {"coins": 2}, "neither token has 2 coins"),
        ("pick", DECLINES, "not now", {}, "now is the time to pick a token"),
        ("first", HUNTS, "not now", {}, "now is the time to attack or decline"),
        ("first", BONUSES, "not now", {}, "now is the time to attack or decline"),
        ("first", attack(0, None), "no such victim", {"victim": 0}, "only another player can be attacked"),
        ("first", attack(3, None), "no such victim", {"victim": 3}, "only another player can be attacked"),
        ("first", attack(1, None), "must take", {"victim": 1}, "one of the victim's chests has to be taken"),
        (
            "first",
            attack(1, "blue"),
            "no such chest",
            {"chest": "blue"},
            "there is no blue chest in the fleet of seat 1",
        ),
        (
            "second",
            attack(2, None),
            "already attacked",
            {"victim": 2},
            "seat 2 was attacked by the first already",
        ),
        ("second", attack(0, None), "must take", {"victim": 0}, "one of the central island's chests has to be taken"),
        (
            "second",
            attack(0, "red"),
            "no such chest",
            {"chest": "red"},
            "there is no red chest on the central island",
        ),
        ("stow", STOWS + 3, "no such chest", {"chest": "white"}, "no white chest waits to be stowed"),
        ("stow", dice("A"), "not now", {}, "now is the time to stow a chest"),
        ("stow", 77, "unknown action", {}, "77 is not an action that seat 0 has now"),
        ("stow", -1, "unknown action", {}, "-1 is not an action that seat 0 has now"),
        ("stow", True, "unknown action", {}, "True is not an action that seat 0 has now"),
        ("stow", 70.0, "unknown action", {}, "70.0 is not an action that seat 0 has now"),
        ("stow", None, "unknown action", {}, "None is not an action that seat 0 has now"),
    ],
)
def test_an_illegal_action_says_why(phase: str, action: Any, reason: str, details: Json, sentence: str) -> None:
    refused = objection(decisions()[phase], DECIDES.get(phase, 0), action)
    assert (refused.reason, refused.details, str(refused)) == (reason, details, sentence)


# blue, ship on 1, raid: A B, pirate on 3: C=skull D=skull E=fleet
@pytest.mark.parametrize(("action", "limit", "marker", "space"), [("boarding", 1, "ship", 1), ("raid", 2, "pirate", 3)])
def test_a_name_needs_room(action: str, limit: int, marker: str, space: int) -> None:
    blue = {"ship": 1, "dice": placed(raid="AB") | shows(skull="CD", fleet="E")}
    state = keep(set_up(blue, all_placed(), phase="keep"), 0, "CD")
    refused = objection(state, 0, NAMES + ACTIONS.index(action))
    dice = "die" if limit == 1 else "dice"
    assert str(refused) == f"{action} holds {limit} {dice} while the {marker} is on space {space}"
    assert (refused.reason, refused.details) == (
        "no room",
        {"action": action, "limit": limit, "marker": marker, "space": space},
    )


def test_one_die_is_a_die() -> None:
    blue = {"ship": 1, "dice": shows(boarding="AB")}
    refused = objection(set_up(blue, all_placed(), phase="keep"), 0, dice("AB"))
    assert str(refused) == "boarding holds 1 die while the ship is on space 1"


def test_one_coin_is_a_coin() -> None:
    refused = objection(set_up(*hunting(1, looked=[2, 3]), phase="pick", action="hunt"), 1, PICKS)
    assert str(refused) == "neither token has 1 coin"


def test_a_seat_that_decides_nothing_can_do_nothing() -> None:
    refused = objection(decisions()["hunt"], 1, HUNTS)
    assert (refused.reason, refused.details) == ("not deciding", {"seat": 1})
    assert str(refused) == "seat 1 has nothing to decide now"
    refused = objection(decisions()["hunt"], CHANCE, 0)
    assert (refused.reason, str(refused)) == ("not deciding", "chance has nothing to decide now")


def test_while_chance_is_next_no_seat_decides() -> None:
    assert objection(GAME.start(), 0, dice("A")).reason == "not deciding"
    refused = objection(GAME.start(), CHANCE, 0)
    assert (refused.reason, str(refused)) == ("unknown action", "0 is not an action that chance has now")


def test_after_the_end_nothing_is_legal() -> None:
    state = set_up({"tortuga": ["red"] * 6}, {}, phase="over")
    assert objection(state, 0, 0).reason == "over"
    assert str(objection(state, CHANCE, 0)) == "the game is over"
    assert GAME.legal(state, 0) == GAME.legal(state, CHANCE) == []


def test_only_legal_actions_are_described() -> None:
    with pytest.raises(IllegalAction, match="kept dice must show one action, or a skull"):
        GAME.describe(decisions()["keep"], 0, dice("AD"))


# Descriptions


def not_found(state: State, seat: int, /, **description: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        GAME.find(state, seat, **description)
    return refused.value


def test_a_description_may_leave_out_what_is_clear_without_it() -> None:
    state = decisions()["first"]
    assert GAME.find(state, 0, verb="decline") == DECLINES
    assert GAME.find(state, 0, victim=2) == attack(2, None)
    assert GAME.find(state, 0, take="purple") == attack(1, "purple")
    assert GAME.find(state, 0, take=None) == attack(2, None)


def test_a_description_that_fits_several_actions_is_ambiguous() -> None:
    refused = not_found(decisions()["first"], 0, verb="attack", victim=1)
    assert refused.reason == "ambiguous"
    assert str(refused) == "{'verb': 'attack', 'victim': 1} fits 2 legal actions: say more"
    assert not_found(decisions()["keep"], 0, verb="keep").reason == "ambiguous"


@pytest.mark.parametrize(
    "description",
    [
        {"verb": "fly"},
        {"verb": "attack", "victim": 2, "take": "red"},
        {"verb": "decline", "victim": None},
        {"verb": ["attack"]},
        {"verb": "hunt"},
    ],
)
def test_a_description_that_fits_nothing_is_refused(description: Json) -> None:
    refused = not_found(decisions()["first"], 0, **description)
    assert refused.reason == "no such action"
    assert str(refused) == f"{description} fits no legal action of seat 0"


@pytest.mark.parametrize("kept_in_words", ["A", ["D", "A"], [], ["A", "D"], ["A", "A"], None])
def test_kept_dice_are_listed_in_order(kept_in_words: Any) -> None:
    assert not_found(decisions()["keep"], 0, verb="keep", dice=kept_in_words).reason == "no such action"


def test_a_seat_that_decides_nothing_finds_nothing() -> None:
    assert not_found(decisions()["hunt"], 1, verb="hunt").reason == "not deciding"
    assert not_found(set_up({"tortuga": ["red"] * 6}, {}, phase="over"), 0, verb="hunt").reason == "over"


# The start


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "3"])
def test_a_game_starts_with_two_to_four_seats(seats: Any) -> None:
    with pytest.raises(ValueError, match=f"Tortuga seats 2 to 4 players, not {seats!r}"):
        GAME.start(seats)


def test_a_game_starts_with_two_seats_and_the_first_value_of_each_option() -> None:
    assert GAME.start().tobytes() == GAME.start(2, chests=6, start=0).tobytes()


@pytest.mark.parametrize("chests", [7, "6", None, True, 6.0])
def test_a_game_is_to_six_or_eight_chests(chests: Any) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.start(chests=chests)
    assert str(refused.value) == f"chests must be one of 6, 8, not {chests!r}"
    assert now(GAME.start(chests=8), "chests") == 8


# Chance in words


def test_chance_draws_chests_throws_dice_and_finds_tokens() -> None:
    state = GAME.start(3, start=1)
    assert verbs(state, CHANCE) == [{"verb": "draw", "seat": 1, "chest": chest} for chest in COLOURS]
    state = draw(state, "red red red red red red")
    faces = (*ACTIONS, "skull")
    assert verbs(state, CHANCE) == [{"verb": "throw", "seat": 1, "die": "A", "shows": face} for face in faces]
    assert verbs(throw(state, "raid"), CHANCE)[0]["die"] == "B"
    state = draw(do(set_up(*HUNT, phase="act", action="hunt"), 1, "hunt"), "red")
    assert verbs(state, CHANCE) == [{"verb": "token", "seat": 1, "coins": coins} for coins in (1, 2, 3)]
    assert [words["coins"] for words in verbs(find_tokens(state, 1, 3), 1)] == [1, 3]


# Actions in words


def test_every_action_reads_as_the_page_of_positions_says() -> None:
    state = decisions()
    assert verbs(state["keep"], 0)[0] == {"verb": "keep", "dice": ["A"]}
    assert verbs(state["name"], 0)[0] == {"verb": "name", "action": "fleet"}
    assert verbs(state["bonus"], 0)[0] == {"verb": "bonus", "action": "fleet"}
    assert verbs(state["hunt"], 0) == [{"verb": "hunt"}, {"verb": "decline"}]
    assert verbs(state["pick"], 1) == [{"verb": "pick", "coins": 1}, {"verb": "pick", "coins": 3}]
    assert verbs(state["first"], 0)[-1] == {"verb": "attack", "victim": 2, "take": None}
    assert verbs(state["second"], 1)[-1] == {"verb": "attack", "victim": 0, "take": "blue"}
    assert verbs(state["stow"], 0) == [{"verb": "stow", "chest": "red"}, {"verb": "stow", "chest": "blue"}]
