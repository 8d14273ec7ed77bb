"""Positions and actions in words: what is refused and with which sentence, and what a position may leave out."""

from copy import deepcopy
from typing import Any

import pytest

from brethren.game import Json
from brethren.games.tortuga import GAME

from .table import (
    ACTIONS,
    ALL_CHESTS,
    COLOURS,
    all_placed,
    now,
    placed,
    set_up,
    shows,
)

PHASES = "setup, throw, keep, name, rethrow, keep again, bonus, act, chest, token, pick, draw, stow, over, move"
HIDDEN: Json = {"hidden": True}


def refusal(*boards: Json, **position: Any) -> str:
    with pytest.raises(ValueError) as refused:
        GAME.from_json({"boards": list(boards), **position} if boards else position)
    return str(refused.value)


# Impossible positions


@pytest.mark.parametrize("source", [[], None, "x", 3], ids=repr)
def test_a_position_is_an_object(source: Any) -> None:
    with pytest.raises(ValueError, match="the position must be an object, not "):
        GAME.from_json(source)


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


# boarding, second | blue: A B | red: C D E, ship back on 2 (it was on 4, attacked by blue); then raid, ship on 2
def test_dice_placed_before_a_marker_went_back_stay() -> None:
    boards = [all_placed(boarding="AB"), all_placed(boarding="CDE") | {"ship": 2}, all_placed()]
    state = set_up(*boards, phase="act", action="boarding", rank="second", attacked=1)
    assert GAME.deciding(state) == (0,)
    set_up(*boards, phase="act", action="raid")
    assert refusal(*boards, phase="act", action="boarding") == (
        "seat 1 has 3 dice on boarding; it holds 2 while the ship is on space 2"
    )
    boards[1]["ship"] = 1  # a marker goes back by two at most
    set_up(*boards, phase="act", action="raid")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"phase": "keep"}, "nobody has thrown dice to keep"),
        ({"phase": "bonus"}, "nobody rested, so nobody gets a bonus"),
        ({"phase": "name"}, "seat 0 is not one of those who name"),
        ({"phase": "name", "naming": [1]}, "seat 0 is not one of those who name"),
        ({"phase": "rethrow"}, "seat 0 is not one of those who rethrow"),
        ({"phase": "rethrow", "stuck": [0], "boards": [all_placed(), {}]}, "seat 0 has no die to throw again"),
        ({"phase": "keep again", "stuck": [0], "actor": 1}, "seat 1 is not one of those who keep again"),
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
        ({"phase": "pick"}, "a pick is between two different tokens"),
        ({"phase": "pick", "boards": hunting(1, looked=[2])}, "a pick is between two different tokens"),
        ({"phase": "pick", "boards": hunting(1, looked=[2, 2])}, "a pick is between two different tokens"),
        ({"phase": "pick", "boards": hunting(1, looked=[1, 2, 3])}, "a pick is between two different tokens"),
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


# A position that was let in would go on against the rules, or not at all
@pytest.mark.parametrize(
    ("boards", "position"),
    [
        # seat 0 has decided, but kept nothing of what it could
        ([{"dice": shows(fleet="AB")}, {}], {"phase": "keep", "decided": [0, 1]}),
        # kept dice of two actions; more than fit
        (
            [{"dice": {"A": {"shows": "fleet", "kept": True}, "B": {"shows": "raid", "kept": True}}}, {}],
            {"decided": [0]},
        ),
        (
            [{"ship": 1, "dice": {die: {"shows": "boarding", "kept": True} for die in "AB"}}, {}],
            {"phase": "keep", "decided": [0, 1]},
        ),
        # nobody names, throws again or has decided in the middle of a throw
        ([{}, {}], {"naming": [0]}),
        ([{}, {}], {"stuck": [0]}),
        # nothing to name; dice that are no skulls
        ([{}, {}], {"phase": "name", "naming": [0]}),
        ([{"dice": shows(raid="AB")}, {}], {"phase": "name", "naming": [0]}),
        # nothing thrown again; nothing of it fits
        ([{}, {}], {"phase": "keep again", "stuck": [0]}),
        (
            [{"ship": 1, "dice": placed(boarding="A", fleet="BCD") | shows(boarding="E")}, {}],
            {"phase": "keep again", "stuck": [0]},
        ),
        # in fleet and crew nobody decides
        ([all_placed(), all_placed(raid="A"), all_placed()], {"phase": "act", "action": "fleet", "rank": "second"}),
        (
            [all_placed(crew="A"), all_placed(crew="B"), all_placed()],
            {"phase": "act", "action": "crew", "rank": "second"},
        ),
        # thrown dice in resolution
        ([{"dice": placed(fleet="ABCD") | shows(raid="E")}, all_placed()], {"phase": "act"}),
        ([{"dice": placed(fleet="ABCD") | {"E": HIDDEN}}, all_placed()], {"phase": "act"}),
        # the first has attacked itself
        (
            [all_placed(boarding="AB"), all_placed(boarding="A"), all_placed()],
            {"phase": "act", "action": "boarding", "rank": "second", "attacked": 0},
        ),
        # the first has attacked before it has decided
        (
            [all_placed(boarding="AB"), all_placed(boarding="A"), all_placed()],
            {"phase": "act", "action": "boarding", "rank": "first", "attacked": 2},
        ),
        # the second of a hunt draws no chest, finds one token, picks nothing; nor does any of two players
        (HUNT, {"phase": "chest", "action": "hunt", "rank": "second", "actor": 0, "find": 1}),
        (HUNT, {"phase": "token", "action": "hunt", "rank": "second", "actor": 0, "find": 2}),
        (HUNT[:2], {"phase": "token", "action": "hunt", "actor": 1, "find": 2}),
        (hunting(1, looked=[1, 2]), {"phase": "pick", "action": "hunt", "rank": "second"}),
        (hunting(1, looked=[1, 2])[:2], {"phase": "pick", "action": "hunt"}),
        # tokens looked at before or beside the hunt
        (hunting(1, looked=[1, 2]), {"phase": "act", "action": "hunt"}),
        (hunting(1, looked=[1]), {"phase": "token", "action": "hunt", "actor": 1, "find": 2}),
        # two tokens that cannot differ: the viewer sees all of 2 and 3
        (hunting(1, looked=[None, None], tokens=[2] * 9 + [3] * 4), {"phase": "pick", "action": "hunt"}),
        # a crew that is full before the first chest is dealt
        ([{"pirate": 8, "crew": ["red"] * 4, "island": ["red"]}, {}], {"phase": "setup"}),
        # a bag that is empty when chests are drawn
        ([{"tortuga": ALL_CHESTS}, {}], {"phase": "setup"}),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(boards: list[Json], position: Json) -> None:
    refusal(*boards, **position)


# Keys of other phases would make one position two states
@pytest.mark.parametrize(
    ("words", "position"),
    [
        ({"filling": "crew"}, {}),
        ({}, {"find": 2}),
        ({}, {"attacked": 1}),
        ({}, {"phase": "draw", "decided": [0]}),
        ({}, {"phase": "draw", "resting": [0]}),
        ({"dice": {"A": {"shows": "fleet", "kept": True}}}, {}),
    ],
)
def test_a_key_goes_with_its_phase(words: Json, position: Json) -> None:
    refusal(words, {}, **position)


# Types


def whole_position(**changes: Any) -> Json:
    """One with every key: red hunts, second in it, having been ... to be read up to the key that is wrong."""
    blue = {
        "ship": 3,
        "pirate": 3,
        "tortuga": ["red"],
        "fleet": ["red"],
        "crew": ["red"],
        "island": ["red"],
        "bonus": {"fleet": 1},
        "tokens": [1],
        "dice": {"A": {"placed": "hunt"}, "B": {"shows": "skull", "kept": True}, "C": {}, "D": {"hidden": True}},
        "looked": [1, 2],
        "filling": "fleet",
    }
    position: Json = {
        "game": "tortuga",
        "seats": 3,
        "chests": 6,
        "start": 0,
        "phase": "pick",
        "action": "hunt",
        "rank": "first",
        "attacked": 1,
        "actor": 0,
        "find": 0,
        "boards": [blue, {}, {}],
        "central": ["white"],
        "bag": {"red": 6, "blue": 10, "yellow": 10, "white": 4, "purple": 5},
        "decided": [0],
        "resting": [0],
        "naming": [1],
        "stuck": [1],
    }
    return {**position, **changes}


def test_a_key_takes_a_value_of_its_type() -> None:
    assert set(whole_position()) == set(
        ["game", "seats", "chests", "start", "phase", "action", "rank", "attacked", "actor", "find"]
    ) | set(["boards", "central", "bag", "decided", "resting", "naming", "stuck"])


@pytest.mark.parametrize("wrong", [True, 1.5, None, "x", [[]], {"x": 1}], ids=repr)
@pytest.mark.parametrize("key", [key for key in whole_position() if key not in ("actor", "attacked")])
def test_no_key_takes_a_value_of_another_type(key: str, wrong: Any) -> None:
    sentence = refusal(**whole_position(**{key: wrong}))
    assert "must " in sentence or "has no" in sentence


# In a phase that has an actor; an attacked seat of None is nobody
@pytest.mark.parametrize("wrong", [True, 1.5, "x", [[]], {"x": 1}], ids=repr)
def test_nor_do_actor_and_attacked(wrong: Any) -> None:
    assert "must be" in refusal(phase="draw", actor=wrong)
    assert "must be" in refusal(phase="act", attacked=wrong)


@pytest.mark.parametrize("wrong", [True, 1.5, None, "x", [[]], {"x": 1}], ids=repr)
@pytest.mark.parametrize("key", whole_position()["boards"][0])
def test_nor_does_a_key_of_a_board(key: str, wrong: Any) -> None:
    position = whole_position()
    position["boards"][0][key] = wrong
    sentence = refusal(**position)
    assert "must " in sentence or "has no" in sentence


@pytest.mark.parametrize("wrong", [True, 1.5, None, "x", [], {}], ids=repr)
@pytest.mark.parametrize(
    "path",
    [
        "boards 1",
        "boards 0 tortuga 0",
        "boards 0 fleet 0",
        "boards 0 crew 0",
        "boards 0 island 0",
        "boards 0 bonus fleet",
        "boards 0 tokens 0",
        "boards 0 looked 0",
        "boards 0 dice A",
        "boards 0 dice A placed",
        "boards 0 dice B shows",
        "boards 0 dice B kept",
        "boards 0 dice D hidden",
        "central 0",
        "bag red",
        "decided 0",
        "resting 0",
        "naming 0",
        "stuck 0",
    ],
)
def test_nor_does_anything_inside(path: str, wrong: Any) -> None:
    if (path.endswith(("kept", "hidden")) and wrong is True) or (path.endswith(("1", "dice A")) and wrong == {}):
        return  # as it should be
    if wrong is None and path.split()[2] in ("tokens", "looked"):
        return  # a token that the viewer cannot see
    position = whole_position()
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    inner: Any = position
    for step in way:
        inner = inner[step]
    inner[last] = wrong
    sentence = refusal(**position)
    assert "must be" in sentence or "is placed on an action, shows a face, or is in the hand" in sentence
