"""Each rule of the rule page once, on a small position.

Drawn above a test: what matters on each board. Seats 0 to 3 are blue, red, green and gold, and blue has the start
marker unless another is said to have it. `A=raid` is a thrown die, `boarding: A B` are dice placed there. "rests": all
dice are placed. What is not drawn is as at the beginning: ship and pirate on 3, no chests, dice in the hand.
"""

import pytest

from brethren.game import CHANCE, Json, State
from brethren.games.tortuga import GAME

from .driver import (
    ACTIONS,
    ALL_CHESTS,
    COLOURS,
    FACES,
    FULL_BONUS,
    all_placed,
    board,
    do,
    draw,
    each_board,
    find_tokens,
    keep,
    march,
    now,
    placed,
    set_up,
    shows,
    throw,
    verbs,
)

NUMBERS = {
    "A": (4, 1, 3, 5, 2),
    "B": (5, 2, 4, 1, 3),
    "C": (1, 3, 5, 2, 4),
    "D": (2, 4, 1, 3, 5),
    "E": (3, 5, 2, 4, 1),
}
CAPACITY = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 4}
HAND: Json = {die: {} for die in "ABCDE"}


def kept_dice(state: State, seat: int) -> list[str]:
    """The ways in which this seat may keep dice."""
    return ["".join(words["dice"]) for words in verbs(state, seat)]


def takes(state: State, seat: int, victim: int) -> list[str | None]:
    """What this seat may take when it attacks this victim."""
    return [words["take"] for words in verbs(state, seat) if words.get("victim") == victim]


def victims(state: State, seat: int) -> set[int]:
    return {words["victim"] for words in verbs(state, seat) if words["verb"] == "attack"}


def thrower(state: State) -> str:
    """Whose die chance throws next, and which."""
    words = verbs(state, CHANCE)[0]
    return f"{words['seat']}{words['die']}"


# T1 Material


def test_t1_1_the_bag_has_40_chests() -> None:
    state = GAME.start(3)
    assert now(state, "bag") == {"red": 10, "blue": 10, "yellow": 10, "white": 5, "purple": 5}
    assert [words["chest"] for words in verbs(state, CHANCE)] == list(COLOURS)
    assert GAME.weights(state) == [10, 10, 10, 5, 5]


# hunt: blue first, about to find two tokens
def test_t1_2_there_are_30_tokens() -> None:
    state = set_up(all_placed(hunt="A"), all_placed(), all_placed(), phase="act", action="hunt")
    state = draw(do(state, 0, "hunt"), "red")
    assert [words["coins"] for words in verbs(state, CHANCE)] == [1, 2, 3]
    assert GAME.weights(state) == [17, 9, 4]


# All four boards: 2 on every bonus space
def test_t1_3_tiles_never_run_out() -> None:
    state = set_up(*[{"bonus": FULL_BONUS}] * 4)
    assert each_board(state, "bonus") == [FULL_BONUS] * 4


def test_t1_4_a_board_has_four_areas_five_bonus_spaces_two_tracks_and_five_dice() -> None:
    words = GAME.to_json(GAME.start(2))["boards"][1]
    assert [words[area] for area in ("tortuga", "fleet", "crew", "island")] == [[], [], [], []]
    assert words["dice"] == HAND


@pytest.mark.parametrize("marker", ["ship", "pirate"])
def test_t1_4_a_track_has_eight_spaces(marker: str) -> None:
    assert board(set_up({marker: 8}, {}), 0, marker) == 8
    for off in (0, 9):
        with pytest.raises(ValueError, match="from 1 to 8"):
            set_up({marker: off}, {})


# One die of blue's on one action
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("die", "ABCDE")
def test_t1_5_each_die_has_its_own_number_for_each_action(die: str, action: str) -> None:
    boards = [{"dice": placed(**{action: die})}, {}]
    _, events = GAME.from_json_with_events({"phase": "act", "action": action, "boards": boards})
    assert events[0].fields["total"] == NUMBERS[die][ACTIONS.index(action)]


def test_t1_5_every_die_and_every_action_has_each_number_once() -> None:
    for numbers in (*NUMBERS.values(), *zip(*NUMBERS.values(), strict=True)):
        assert sorted(numbers) == [1, 2, 3, 4, 5]


def test_t1_5_a_die_shows_each_action_and_the_skull_equally_often() -> None:
    state = set_up({}, {})
    assert [words["shows"] for words in verbs(state, CHANCE)] == list(FACES)
    assert GAME.weights(state) == [1] * 6


def test_t1_6_the_central_island_has_room_for_one_chest_of_each_colour() -> None:
    assert now(set_up({}, {}, {}, central=list(COLOURS)), "central") == list(COLOURS)
    with pytest.raises(ValueError, match="room for one blue chest only"):
        set_up({}, {}, {}, central=["blue", "blue"])


# T2 Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t2_1_ship_and_pirate_begin_on_space_3(seats: int) -> None:
    state = GAME.start(seats)
    assert each_board(state, "ship") == each_board(state, "pirate") == [3] * seats


# Red has the start marker
def test_t2_2_from_the_start_player_clockwise_one_chest_to_the_island_and_one_to_the_crew() -> None:
    state, order = GAME.start(3, start=1), []
    for chest in ("red", "blue", "purple", "purple", "white", "red"):
        order.append(verbs(state, CHANCE)[0]["seat"])
        state = draw(state, chest)
    assert order == [1, 1, 2, 2, 0, 0]
    assert each_board(state, "island") == [["white"], ["red"], ["purple"]]
    assert each_board(state, "crew") == [["red"], ["blue"], ["purple"]]
    assert now(state, "bag") == {"red": 8, "blue": 9, "yellow": 10, "white": 4, "purple": 3}
    assert now(state, "phase") == "throw"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_t2_3_the_start_player_is_the_hosts_choice(start: int) -> None:
    state = draw(GAME.start(3, start=start), "red blue red blue red blue")
    assert now(state, "start") == start
    assert thrower(state) == f"{start}A"


# T3 Throw


# blue: rests | red (start), fleet: A B C | green: nothing placed
def test_t3_1_all_unplaced_dice_are_thrown() -> None:
    state, order = set_up(all_placed(), {"dice": placed(fleet="ABC")}, {}, start=1), []
    while now(state, "phase") == "throw":
        order.append(thrower(state))
        state = throw(state, "hunt")
    assert order == ["1D", "1E", "2A", "2B", "2C", "2D", "2E"]
    assert GAME.deciding(state) == (1, 2)


# red has thrown raid, green nothing yet
def test_t3_1_hidden_from_the_others() -> None:
    state = throw(set_up(all_placed(), {"dice": placed(fleet="ABCD")}, {}, start=1), "raid")
    assert board(GAME.view(state, 0), 1, "dice")["E"] == {"hidden": True}
    assert board(GAME.view(state, 1), 1, "dice")["E"] == {"shows": "raid"}
    assert board(GAME.view(state, None), 2, "dice") == HAND


# blue, pirate on 4: A=fleet B=fleet C=raid D=skull E=skull | red: rests
def test_t3_2_kept_dice_show_one_action_or_a_skull() -> None:
    state = set_up({"pirate": 4, "dice": shows(fleet="AB", raid="C", skull="DE")}, all_placed(), phase="keep")
    fleet = [
        "A",
        "B",
        "AB",
        "D",
        "AD",
        "BD",
        "ABD",
        "E",
        "AE",
        "BE",
        "ABE",
        "DE",
        "ADE",
        "BDE",
        "ABDE",
    ]  # D, E and DE are skulls alone
    raid = ["C", "CD", "CE", "CDE"]
    assert sorted(kept_dice(state, 0)) == sorted(fleet + raid)


# blue, ship on this space: A to E all show boarding | red, pirate on this space: A to E all show raid
@pytest.mark.parametrize(("space", "most"), CAPACITY.items())
def test_t3_3_boarding_and_raid_hold_as_many_dice_as_ship_and_pirate_allow(space: int, most: int) -> None:
    blue = {"ship": space, "dice": shows(boarding="ABCDE")}
    red = {"pirate": space, "dice": shows(raid="ABCDE")}
    state = set_up(blue, red, phase="keep")
    for seat in (0, 1):
        assert max(map(len, kept_dice(state, seat))) == most


# blue, ship on 4, boarding: A: B=boarding C=boarding D=boarding E=skull
def test_t3_3_the_limit_counts_dice_that_are_there_and_skulls_that_turn() -> None:
    blue = {"ship": 4, "dice": placed(boarding="A") | shows(boarding="BCD", skull="E")}
    state = set_up(blue, all_placed(), phase="keep")
    assert sorted(kept_dice(state, 0)) == sorted(["B", "C", "D", "E", "BC", "BD", "BE", "CD", "CE", "DE"])


# blue: all five show this action; ship and pirate on 1
@pytest.mark.parametrize("action", ["fleet", "crew", "hunt"])
def test_t3_3_fleet_crew_and_hunt_hold_five(action: str) -> None:
    state = set_up({"ship": 1, "pirate": 1, "dice": shows(**{action: "ABCDE"})}, all_placed(), phase="keep")
    assert "ABCDE" in kept_dice(state, 0)


# blue: A=fleet B=skull C=fleet D=raid E=hunt | red: A=raid B=raid C=crew D=crew E=skull
def test_t3_4_all_reveal_together_and_skulls_turn() -> None:
    blue, red = shows(fleet="AC", skull="B", raid="D", hunt="E"), shows(raid="AB", crew="CD", skull="E")
    state = keep(set_up({"dice": blue}, {"dice": red}, phase="keep"), 0, "AB")
    assert board(state, 0, "dice")["A"] == {"shows": "fleet", "kept": True}
    state = keep(state, 1, "CDE")
    assert each_board(state, "dice") == [HAND | placed(fleet="AB"), HAND | placed(crew="CDE")]


# blue: A=fleet B=fleet | red: A=raid B=raid
def test_t3_4_decisions_of_one_step_commute() -> None:
    state = set_up({"dice": shows(fleet="AB")}, {"dice": shows(raid="AB")}, phase="keep")
    one, other = keep(keep(state, 0, "A"), 1, "AB"), keep(keep(state, 1, "AB"), 0, "A")
    assert one.tobytes() == other.tobytes()


# blue: A=skull B=raid | red (start), ship on 1: A=skull B=skull C=fleet | green: rests
def test_t3_5_who_kept_skulls_alone_names_their_action_from_the_start_player_on() -> None:
    blue, red = {"dice": shows(skull="A", raid="B")}, {"ship": 1, "dice": shows(skull="AB", fleet="C")}
    state = set_up(blue, red, all_placed(), phase="keep", start=1)
    state = keep(keep(state, 0, "A"), 1, "AB")
    assert GAME.deciding(state) == (1,)
    assert verbs(state, 1) == [{"verb": "name", "action": action} for action in ("fleet", "crew", "hunt", "raid")]
    state = do(state, 1, "name", action="raid")
    assert GAME.deciding(state) == (0,)
    state = do(state, 0, "name", action="boarding")
    assert each_board(state, "dice")[:2] == [HAND | placed(boarding="A"), HAND | placed(raid="AB")]


# blue, fleet: C D E: A=skull B=boarding | red: rests. A has 5 for boarding, B has 1
def test_t3_6_a_turned_skull_counts_with_its_own_number() -> None:
    state = set_up({"dice": placed(fleet="CDE") | shows(skull="A", boarding="B")}, all_placed(), phase="keep")
    state = keep(state, 0, "AB")
    state = do(state, 1, "bonus", action="crew")
    _, events = GAME.play_with_events(state, 1, GAME.find(state, 1, verb="expand"))
    assert {"event": "ranked", "seat": 0, "action": "boarding", "total": 6, "rank": "first"} in [
        event.seen_by(None) for event in events
    ]


def boarding_is_full(**shown: str) -> Json:
    """A board with ship on 1 and A on boarding."""
    used = "".join(shown.values())
    fleet = "".join(die for die in "BCDE" if die not in used)
    return {"ship": 1, "dice": placed(boarding="A", fleet=fleet) | shows(**shown)}


# blue, ship on 1, boarding: A: D=boarding E=boarding | red: rests
def test_t3_7_who_can_place_nothing_throws_again_openly_until_something_fits() -> None:
    state = set_up(boarding_is_full(boarding="DE"), all_placed(), phase="keep")
    assert (now(state, "phase"), thrower(state)) == ("rethrow", "0D")
    state = throw(state, "boarding boarding")
    assert (now(state, "phase"), thrower(state)) == ("rethrow", "0D")
    state = throw(state, "crew")
    assert board(GAME.view(state, 1), 0, "dice")["D"] == {"shows": "crew"}
    state = throw(state, "skull")
    assert kept_dice(state, 0) == ["D", "E", "DE"]
    assert board(GAME.view(state, None), 0, "dice")["E"] == {"shows": "skull"}


# blue, ship on 1, boarding: A: C=boarding D=boarding E=boarding, then D=crew E=skull | red: E in the hand
def test_t3_7_what_is_left_waits_for_the_next_hidden_throw() -> None:
    state = throw(set_up(boarding_is_full(boarding="CDE"), {"dice": placed(fleet="ABCD")}), "fleet")
    state = keep(throw(state, "boarding crew skull"), 0, "E")
    assert verbs(state, 0) == [{"verb": "name", "action": action} for action in ("fleet", "crew", "hunt", "raid")]
    state = do(state, 0, "name", action="raid")
    assert board(state, 0, "dice")["E"] == {"placed": "raid"}
    assert (now(state, "phase"), thrower(state)) == ("throw", "0C")
    assert board(GAME.view(throw(state, "fleet"), 1), 0, "dice")["C"] == {"hidden": True}


# blue and green, ships on 1, boarding: A: E=boarding (green starts) | red: A=skull B=raid | gold: rests
def test_t3_7_they_throw_again_in_order_from_the_start_player_after_the_skulls_are_named() -> None:
    stuck, red = boarding_is_full(boarding="E"), {"dice": shows(skull="A", raid="B")}
    state = keep(set_up(stuck, red, stuck, all_placed(), phase="keep", start=2), 1, "A")
    assert GAME.deciding(state) == (1,)
    state = do(state, 1, "name", action="hunt")
    assert thrower(state) == "2E"
    state = throw(state, "raid")
    assert thrower(state) == "0E"
    state = throw(state, "hunt")
    assert now(state, "phase") == "bonus"


# blue, ship on 1, boarding: A: E=boarding | red, fleet: A B C D: E=fleet. Nobody rested before the step
def test_t3_7_one_die_that_fits_is_placed_without_asking() -> None:
    state = throw(set_up(boarding_is_full(boarding="E"), {"dice": placed(crew="ABCD")}), "fleet")
    assert board(state, 1, "dice")["E"] == {"placed": "fleet"}
    state = throw(state, "raid")
    assert (now(state, "phase"), now(state, "action")) == ("act", "fleet")


# blue: rests | red: rests | green: D=fleet E=fleet | gold: D=raid E=raid
def test_t3_8_who_had_no_die_left_gets_one_bonus_however_many_others_threw() -> None:
    green, gold = {"dice": placed(crew="ABC") | shows(fleet="DE")}, {"dice": placed(crew="ABC") | shows(raid="DE")}
    state = set_up(all_placed(), all_placed(hunt="A"), green, gold, phase="keep")
    state = keep(keep(state, 2, "DE"), 3, "D")
    assert GAME.deciding(state) == (0, 1)
    state = do(do(state, 1, "bonus", action="raid"), 0, "bonus", action="fleet")
    assert each_board(state, "bonus") == [{"fleet": 1}, {"raid": 1}, {}, {}]
    assert thrower(state) == "3E"


def bonus_for_two(*boards: Json) -> State:
    """Blue and red (or these boards) rest and get a bonus, green still throws; red starts."""
    blue, red = boards or (all_placed(), all_placed())
    green = {"dice": placed(crew="ABC") | shows(fleet="DE")}
    return keep(set_up(blue, red, green, phase="keep", start=1), 2, "D")


# blue: rests | red (start): rests | green: D=fleet E=fleet
def test_t3_8_bonuses_are_chosen_at_the_same_time_and_shown_together() -> None:
    state = bonus_for_two()
    waiting = do(state, 0, "bonus", action="raid")
    assert (board(waiting, 0, "chosen"), each_board(waiting, "bonus")) == ("raid", [{}, {}, {}])
    assert GAME.deciding(waiting) == (1,)
    _, events = GAME.play_with_events(waiting, 1, GAME.find(waiting, 1, verb="bonus", action="fleet"))
    assert [event.seen_by(2) for event in events if event.heard_by(2)] == [
        {"event": "bonus given", "seat": 1, "action": "fleet", "bonus": 1},
        {"event": "bonus given", "seat": 0, "action": "raid", "bonus": 1},
    ]
    other = do(do(state, 1, "bonus", action="fleet"), 0, "bonus", action="raid")
    assert do(waiting, 1, "bonus", action="fleet").tobytes() == other.tobytes()


# blue: rests | red (start): rests, 2 on all but raid, 1 there | green: D=fleet E=fleet
def test_t3_8_the_only_bonus_left_is_shown_with_the_others() -> None:
    state = bonus_for_two(all_placed(), all_placed() | {"bonus": FULL_BONUS | {"raid": 1}})
    assert (GAME.deciding(state), board(state, 1, "bonus")["raid"]) == ((0,), 1)
    assert board(do(state, 0, "bonus", action="hunt"), 1, "bonus") == FULL_BONUS


# blue: rests, bonus fleet 1, crew 2 | red: D=fleet E=fleet
def test_t3_8_a_bonus_is_a_new_tile_or_one_turned_to_2() -> None:
    blue = all_placed() | {"bonus": {"fleet": 1, "crew": 2}}
    state = keep(set_up(blue, {"dice": placed(crew="ABC") | shows(fleet="DE")}, phase="keep"), 1, "D")
    assert verbs(state, 0) == [{"verb": "bonus", "action": each} for each in ("fleet", "hunt", "boarding", "raid")]
    assert board(do(state, 0, "bonus", action="fleet"), 0, "bonus") == {"fleet": 2, "crew": 2}
    assert board(do(state, 0, "bonus", action="raid"), 0, "bonus") == {"fleet": 1, "crew": 2, "raid": 1}


# blue: rests, 2 on all five | red: D=fleet E=fleet
def test_t3_8_who_has_2_on_all_five_gets_nothing() -> None:
    blue = all_placed() | {"bonus": FULL_BONUS}
    state = keep(set_up(blue, {"dice": placed(crew="ABC") | shows(fleet="DE")}, phase="keep"), 1, "D")
    assert board(state, 0, "bonus") == FULL_BONUS
    assert thrower(state) == "1E"


# blue: rests, 2 on all but raid, 1 there | red: D=fleet E=fleet
def test_t3_8_the_only_bonus_left_is_given_without_asking() -> None:
    blue = all_placed() | {"bonus": FULL_BONUS | {"raid": 1}}
    state = keep(set_up(blue, {"dice": placed(crew="ABC") | shows(fleet="DE")}, phase="keep"), 1, "D")
    assert board(state, 0, "bonus") == FULL_BONUS
    assert thrower(state) == "1E"


# blue: rests | red, ship on 1, boarding: A: E=boarding, and three times more
def test_t3_8_throwing_again_gives_no_bonus() -> None:
    state = set_up(all_placed(), boarding_is_full(boarding="E"), phase="keep")
    state = throw(state, "boarding boarding boarding crew")
    state = do(state, 0, "bonus", action="hunt")
    assert each_board(state, "bonus") == [{"hunt": 1}, {}]
    assert now(state, "phase") == "act"  # all dice are placed


# blue, fleet: A B C D | red, crew: A B C
def test_t3_9_throw_steps_go_on_until_every_die_is_placed() -> None:
    state = set_up({"dice": placed(fleet="ABCD")}, {"dice": placed(crew="ABC")})
    state = keep(throw(state, "fleet crew crew"), 1, "D")
    assert thrower(state) == "1E"  # blue rests, but had a die before that step
    state = throw(state, "hunt")
    assert GAME.deciding(state) == (0,)
    state = do(state, 0, "bonus", action="hunt")
    assert (now(state, "phase"), now(state, "action"), GAME.deciding(state)) == ("act", "fleet", (0,))


# T3 Act


def ranks(action: str, *boards: Json, start: int = 0) -> dict[str, int]:
    """Who is first and second in an action, as told."""
    _, events = GAME.from_json_with_events({"phase": "act", "action": action, "boards": list(boards), "start": start})
    told = [event.fields for event in events if event.name == "ranked" and event.fields["action"] == action]
    return {words["rank"]: words["seat"] for words in told if words["rank"]}


# blue: fleet A, crew B, hunt C, boarding D, raid E
def test_t3_10_the_actions_are_resolved_in_order() -> None:
    blue = {"dice": placed(fleet="A", crew="B", hunt="C", boarding="D", raid="E")}
    state = set_up(blue, {}, phase="act")
    for action in ACTIONS:
        assert now(state, "action") == action
        state = do(state, 0, "decline")
    assert now(state, "phase") == "draw"


# hunt | blue: A (3), bonus 2 | red: no die, bonus 2 | green: B (4)
def test_t3_11_a_total_is_dice_and_bonus_and_without_a_die_there_is_none() -> None:
    bonus = {"bonus": {"hunt": 2}}
    boards = [all_placed(hunt="A") | bonus, all_placed() | bonus, all_placed(hunt="B")]
    _, events = GAME.from_json_with_events({"phase": "act", "action": "hunt", "boards": boards})
    assert [(event.fields["seat"], event.fields["total"]) for event in events] == [(0, 5), (2, 4)]


# raid | blue: A B (2 + 3) | red: D (5) | green: C E (4 + 1) | gold: A (2)
@pytest.mark.parametrize(("start", "first", "second"), [(0, 0, 1), (1, 1, 2), (2, 2, 0), (3, 0, 1)])
def test_t3_12_ties_go_clockwise_from_the_start_player(start: int, first: int, second: int) -> None:
    boards = [all_placed(raid=dice) for dice in ("AB", "D", "CE", "A")]
    assert ranks("raid", *boards, start=start) == {"first": first, "second": second}


# hunt | blue: E (2) | red: B (4) | green: A (3)
def test_t3_12_the_highest_total_is_first_the_next_is_second() -> None:
    boards = [all_placed(hunt=dice) for dice in "EBA"]
    assert ranks("hunt", *boards) == {"first": 1, "second": 2}


# hunt | blue: - | red: B | green: -
def test_t3_12_only_one_with_dice_is_only_a_first() -> None:
    state = set_up(all_placed(), all_placed(hunt="B"), all_placed(), phase="act", action="hunt")
    assert GAME.deciding(state) == (1,)
    assert now(do(state, 1, "decline"), "phase") == "draw"


def test_t3_12_with_no_dice_an_action_is_skipped() -> None:
    state = set_up(all_placed(), all_placed(), all_placed(), phase="act", action="crew")
    assert now(state, "phase") == "draw"
    assert each_board(state, "pirate") == [3, 3, 3]


# hunt | blue: B (4) | red: A (3)
def test_t3_13_a_declining_first_does_not_make_the_second_a_first() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(hunt="A"), all_placed(), phase="act", action="hunt")
    state = do(state, 0, "decline")
    assert (GAME.deciding(state), now(state, "rank")) == ((1,), "second")
    state = find_tokens(do(state, 1, "hunt"), 3)
    assert each_board(state, "tokens") == [[], [3], []]
    assert each_board(state, "island") == [[], [], []]


# fleet: A B D E (14) | B (5), pirate on 6 | A to E (15), ship on 7 || crew: C | - | -
def test_t3_14_fleet_and_crew_move_two_and_one_to_the_right() -> None:
    red = {"dice": placed(fleet="B", raid="ACDE"), "pirate": 6}
    state = set_up(all_placed(crew="C"), red, all_placed() | {"ship": 7}, phase="act")
    assert GAME.deciding(state) == (2,)
    assert verbs(state, 2) == [{"verb": "expand"}, {"verb": "decline"}]
    state = do(do(state, 2, "expand"), 0, "expand")
    assert each_board(state, "ship") == [4, 3, 8]
    assert verbs(state, 0) == [{"verb": "recruit"}, {"verb": "decline"}]
    state = do(state, 0, "recruit")
    assert each_board(state, "pirate") == [5, 6, 3]


# fleet: A B D E (14) | A to E (15) | - || crew: C | - | -
def test_t3_14_fleet_and_crew_can_be_declined() -> None:
    state = set_up(all_placed(crew="C"), all_placed(), {"dice": placed(hunt="ABCDE")}, phase="act")
    state = do(state, 1, "decline")
    assert (GAME.deciding(state), now(state, "rank")) == ((0,), "second")
    state = do(do(state, 0, "expand"), 0, "decline")
    assert (each_board(state, "ship"), each_board(state, "pirate")) == ([4, 3, 3], [3, 3, 3])


# fleet: A B D E (14) | A to E (15), ship on 8 | - || crew: C, pirate on 8 | - | -
def test_t3_14_at_the_end_of_a_track_nobody_is_asked() -> None:
    boards = all_placed(crew="C") | {"pirate": 8}, all_placed() | {"ship": 8}, {"dice": placed(hunt="ABCDE")}
    state = set_up(*boards, phase="act")
    assert (GAME.deciding(state), now(state, "rank")) == ((0,), "second")
    state = do(state, 0, "expand")
    assert (each_board(state, "ship"), each_board(state, "pirate")) == ([4, 8, 3], [8, 3, 3])
    assert (GAME.deciding(state), now(state, "action")) == ((2,), "hunt")
    again = set_up({**boards[0], "ship": 8}, *boards[1:], phase="act", action="fleet", rank="second")
    assert now(again, "action") == "hunt"


# hunt | blue: B (4)
def test_t3_15_the_first_draws_a_chest_looks_at_two_tokens_and_keeps_one() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(), all_placed(), phase="act", action="hunt")
    state = find_tokens(draw(do(state, 0, "hunt"), "purple"), 3, 1)
    assert board(state, 0, "island") == ["purple"]
    assert board(state, 0, "looked") == [1, 3]
    state = do(state, 0, "pick", coins=3)
    assert board(state, 0, "tokens") == [3]
    assert now(state, "phase") == "draw"


# hunt | blue: B (4) | red: A (3): the token that blue mixed back in can be red's
def test_t3_15_the_other_is_mixed_back_in_and_the_second_takes_one_at_random() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(hunt="A"), all_placed(), phase="act", action="hunt")
    state = do(find_tokens(draw(do(state, 0, "hunt"), "red"), 3, 1), 0, "pick", coins=3)
    state = do(state, 1, "hunt")
    assert GAME.weights(state) == [17, 9, 3]
    state = find_tokens(state, 1)
    assert each_board(state, "tokens") == [[3], [1], []]


# hunt | blue: B (4), two tokens of 2, or a 2 and a 1
def test_t3_15_the_choice_is_asked_for_even_when_both_tokens_are_alike() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(), all_placed(), phase="act", action="hunt")
    state = draw(do(state, 0, "hunt"), "red")
    alike, different = find_tokens(state, 2, 2), find_tokens(state, 2, 1)
    assert GAME.deciding(alike) == (0,)
    assert verbs(alike, 0) == [{"verb": "pick", "coins": 2}]
    assert GAME.view(alike, 1).tobytes() == GAME.view(different, 1).tobytes()
    picked = do(alike, 0, "pick", coins=2)
    assert (board(picked, 0, "tokens"), now(picked, "phase")) == ([2], "draw")
    assert GAME.view(picked, 1).tobytes() == GAME.view(do(different, 0, "pick", coins=1), 1).tobytes()


# hunt | blue: B (4) | red: A (3), 29 or 30 tokens
@pytest.mark.parametrize("left", [0, 1])
def test_t3_15_with_no_token_left_nothing_is_found(left: int) -> None:
    red = all_placed(hunt="A") | {"tokens": [1] * 17 + [2] * 9 + [3] * (4 - left)}
    state = set_up(all_placed(hunt="B"), red, all_placed(), phase="act", action="hunt")
    state = find_tokens(draw(do(state, 0, "hunt"), "red"), *[3] * left)
    assert board(state, 0, "tokens") == [3] * left
    state = do(state, 1, "hunt")
    assert now(state, "phase") == "draw"


def boarders(*dice: str, **boards: Json) -> list[Json]:
    """Boards of blue, red and green with these dice on boarding, and what else they have."""
    names = ("blue", "red", "green")
    return [all_placed(boarding=each) | boards.get(names[seat], {}) for seat, each in enumerate(dice)]


# boarding | blue: A, ship 4 | red: -, ship 5, fleet: red purple | green: -, no chests
def test_t3_16_the_first_attacks_anybody_and_takes_a_chest_of_choice() -> None:
    boards = boarders("A", "", "", blue={"ship": 4}, red={"ship": 5, "fleet": ["red", "purple"]})
    state = set_up(*boards, phase="act", action="boarding")
    assert victims(state, 0) == {1, 2}
    assert (takes(state, 0, 1), takes(state, 0, 2)) == (["red", "purple"], [None])
    state = do(state, 0, "attack", victim=1, take="purple")
    assert (board(state, 0, "island"), board(state, 1, "fleet")) == (["purple"], ["red"])
    assert each_board(state, "ship") == [4, 4, 3]


# boarding | blue: A B, ship 4 | red: C, ship 5
def test_t3_16_against_a_die_on_boarding_the_attackers_ship_goes_back_too() -> None:
    boards = boarders("AB", "C", "", blue={"ship": 4}, red={"ship": 5})
    state = do(set_up(*boards, phase="act", action="boarding"), 0, "attack", victim=1)
    assert each_board(state, "ship") == [3, 4, 3]


# boarding | blue: A B (6) | red: A (5), ship 4 | green: E (4) | gold: - || central: blue white
def test_t3_17_the_second_attacks_another_and_takes_from_the_central_island() -> None:
    boards = [all_placed(boarding="AB"), all_placed(boarding="A") | {"ship": 4}, all_placed(boarding="E"), all_placed()]
    state = set_up(*boards, phase="act", action="boarding", central=["blue", "white"])
    state = do(state, 0, "attack", victim=3)
    assert GAME.deciding(state) == (1,)
    assert victims(state, 1) == {0, 2}
    assert takes(state, 1, 0) == takes(state, 1, 2) == ["blue", "white"]
    robbed = do(state, 1, "attack", victim=2, take="white")
    assert (board(robbed, 1, "island"), now(robbed, "central")) == (["white"], ["blue"])
    assert each_board(robbed, "ship") == [3, 3, 2, 2]


# boarding | blue: A B | red: A, fleet of green: red
def test_t3_17_if_the_first_declined_nobody_is_excepted_and_nothing_is_taken_from_the_victim() -> None:
    state = set_up(*boarders("AB", "A", "", green={"fleet": ["red"]}), phase="act", action="boarding")
    state = do(state, 0, "decline")
    assert victims(state, 1) == {0, 2}
    assert takes(state, 1, 2) == [None]


# raid | blue: A D, pirate 4 | red: C, pirate 5, crew: red white | green: -, ship 5; central: yellow
def test_t3_18_raid_is_as_boarding_with_crew_and_pirate() -> None:
    blue = all_placed(raid="AD") | {"pirate": 4}
    red = all_placed(raid="C") | {"pirate": 5, "crew": ["red", "white"], "fleet": ["blue"]}
    state = set_up(blue, red, all_placed() | {"ship": 5}, phase="act", action="raid", central=["yellow"])
    assert takes(state, 0, 1) == ["red", "white"]
    state = do(state, 0, "attack", victim=1, take="white")
    assert (each_board(state, "pirate"), each_board(state, "ship")) == ([3, 4, 3], [3, 3, 5])
    assert victims(state, 1) == {0, 2}
    state = do(state, 1, "attack", victim=2, take="yellow")
    assert (each_board(state, "pirate"), each_board(state, "ship")) == ([3, 4, 2], [3, 3, 5])
    assert each_board(state, "island") == [["white"], ["yellow"], []]


# boarding | blue: A, ship 1 | red: C, ship 1, fleet: red
def test_t3_19_at_space_1_a_marker_stays_and_its_player_can_be_attacked() -> None:
    boards = boarders("A", "C", "", blue={"ship": 1}, red={"ship": 1, "fleet": ["red"]})
    state = do(set_up(*boards, phase="act", action="boarding"), 0, "attack", victim=1, take="red")
    assert each_board(state, "ship") == [1, 1, 3]
    assert board(state, 0, "island") == ["red"]


# A marker on its space, and one chest more than it holds
@pytest.mark.parametrize(("space", "most"), CAPACITY.items())
@pytest.mark.parametrize(("area", "marker"), [("fleet", "ship"), ("crew", "pirate")])
def test_t3_20_areas_hold_as_many_chests_as_their_marker_allows(area: str, marker: str, space: int, most: int) -> None:
    assert board(set_up({marker: space, area: ["red"] * most}, {}), 0, area) == ["red"] * most
    with pytest.raises(ValueError, match=f"it holds {most} while the {marker} is on space {space}"):
        set_up({marker: space, area: ["red"] * (most + 1)}, {})


# boarding | blue: A, ship 4, fleet: red red white | red: C, ship 4, fleet: blue yellow purple | green: -
def test_t3_20_after_the_attack_both_give_up_what_is_over_capacity_the_rightmost_first() -> None:
    blue, red = {"ship": 4, "fleet": ["red", "red", "white"]}, {"ship": 4, "fleet": ["blue", "yellow", "purple"]}
    state = set_up(*boarders("A", "C", "", blue=blue, red=red), phase="act", action="boarding")
    state = do(state, 0, "attack", victim=2)  # no die on boarding there: blue's ship stays
    assert board(state, 0, "fleet") == ["red", "red", "white"]
    state = do(state, 1, "attack", victim=0)
    assert (board(state, 0, "fleet"), board(state, 1, "fleet")) == (["red", "red"], ["blue", "yellow"])
    assert now(state, "central") == ["white", "purple"]


# boarding | blue: A, ship 4 | red: -, ship 4, fleet: blue yellow purple. The chest taken makes room
def test_t3_20_the_chest_taken_is_gone_before_anything_is_given_up() -> None:
    red = {"ship": 4, "fleet": ["blue", "yellow", "purple"]}
    state = set_up(*boarders("A", "", "", red=red), phase="act", action="boarding")
    state = do(state, 0, "attack", victim=1, take="blue")
    assert board(state, 1, "fleet") == ["yellow", "purple"]
    assert now(state, "central") == []


# boarding | blue: A B, ship 4, fleet: red red white | red: C, ship 4 | green: -, ship 4, fleet: blue yellow purple
def test_t3_20_a_second_can_take_what_the_first_attack_spilled_but_not_what_their_own_will_spill() -> None:
    blue, green = {"ship": 4, "fleet": ["red", "red", "white"]}, {"ship": 4, "fleet": ["blue", "yellow", "purple"]}
    boards = boarders("AB", "C", "", blue=blue, red={"ship": 4}, green=green)
    state = do(set_up(*boards, phase="act", action="boarding"), 0, "attack", victim=1)
    assert now(state, "central") == ["white"]
    assert takes(state, 1, 2) == ["white"]
    state = do(state, 1, "attack", victim=2, take="white")
    assert (board(state, 1, "island"), now(state, "central")) == (["white"], ["purple"])


# raid | blue: A, pirate 2, crew: red purple | red: E | green: - || central: - or purple
@pytest.mark.parametrize("central", [[], ["purple"]])
def test_t3_21_a_chest_given_up_goes_to_the_central_island_or_if_its_colour_is_there_into_the_bag(
    central: list[str],
) -> None:
    blue = all_placed(raid="A") | {"pirate": 2, "crew": ["red", "purple"]}
    state = set_up(blue, all_placed(raid="E"), all_placed(), phase="act", action="raid", central=central)
    state = do(state, 0, "attack", victim=1)
    assert board(state, 0, "crew") == ["red"]
    assert (now(state, "central"), now(state, "bag")["purple"]) == (["purple"], 4)


# T3 Move


# Nothing drawn yet, red starts
def test_t3_22_each_draws_a_chest_in_order_from_the_start_player() -> None:
    state = set_up(all_placed(), all_placed(), all_placed(), phase="act", action="raid", start=1)
    for seat, chest in ((1, "red"), (2, "purple"), (0, "white")):
        assert {words["seat"] for words in verbs(state, CHANCE)} == {seat}
        state = draw(state, chest)
    assert each_board(state, "crew") == [["white"], ["red"], ["purple"]]


# fleet: white purple, crew: red, island: yellow yellow | nothing
def test_t3_23_fleet_to_tortuga_then_crew_to_fleet_then_island_to_crew() -> None:
    blue = {"fleet": ["white", "purple"], "crew": ["red"], "island": ["yellow", "yellow"]}
    state = set_up(blue, {}, phase="move")
    assert board(state, 0, "tortuga") == ["white", "purple"]
    assert (board(state, 0, "fleet"), board(state, 0, "crew")) == (["red"], ["yellow", "yellow"])
    assert board(state, 0, "island") == []


# ship on 4, crew: red blue yellow, pirate on 4 | the same with other colours: each at its own pace
def test_t3_23_areas_fill_from_the_left_in_the_players_order_all_at_the_same_time() -> None:
    both = {"ship": 4, "pirate": 4}
    boards = {**both, "crew": ["red", "blue", "yellow"]}, {**both, "crew": ["white", "purple"]}
    state = set_up(*boards, phase="move")
    assert GAME.deciding(state) == (0, 1)
    state = do(do(state, 0, "stow", chest="yellow"), 1, "stow", chest="purple")
    assert GAME.deciding(state) == (0,)
    state = do(state, 0, "stow", chest="red")
    assert each_board(state, "fleet") == [["yellow", "red", "blue"], ["purple", "white"]]


# ship on 1, crew: red blue | ship on 1, crew: red, purple || island of blue: white white white, pirate on 3
def test_t3_23_what_goes_over_the_capacity_is_given_up_the_player_choosing_which() -> None:
    blue, red = {"crew": ["red", "blue"], "island": ["white"] * 3}, {"crew": ["red", "purple"]}
    state = set_up({"ship": 1, **blue}, {"ship": 1, **red}, {}, phase="move", central=["white"])
    state = do(do(state, 0, "stow", chest="blue"), 1, "stow", chest="purple")
    assert each_board(state, "fleet") == [["blue"], ["purple"], []]
    assert each_board(state, "crew") == [["white", "white"], [], []]
    assert now(state, "central") == ["red", "white"]
    assert now(state, "bag") == {"red": 9, "blue": 9, "yellow": 10, "white": 2, "purple": 4}


def without_bag() -> list[Json]:
    """Seven chests in each Tortuga and three on each island: all forty."""
    chests = iter(ALL_CHESTS)
    areas = [
        {"tortuga": [next(chests) for _ in range(7)], "island": [next(chests) for _ in range(3)]} for _ in range(4)
    ]
    return [{**each, **all_placed()} for each in areas]


# All forty chests are on the boards; raid, on which nobody has a die, is the last action
def test_t3_24_if_the_bag_is_empty_nothing_is_drawn() -> None:
    state, events = GAME.from_json_with_events({"boards": without_bag(), "phase": "act", "action": "raid", "chests": 8})
    assert [event.name for event in events][:2] == ["action skipped", "bag empty"]
    assert [len(chests) for chests in each_board(state, "crew")] == [2, 2, 2, 2]  # and the third is given up


# As above, but blue has one island chest less: it is in the bag, and blue draws it
def test_t3_24_the_last_chest_is_drawn_by_the_start_player() -> None:
    boards = without_bag()
    gone = boards[0]["island"].pop()
    state = set_up(*boards, phase="act", action="raid", chests=8)
    assert verbs(state, CHANCE) == [{"verb": "draw", "seat": 0, "chest": gone}]
    assert now(draw(state, gone), "phase") != "draw"


# pirate on 1, island: red red; the other red goes to the bag, as there is one on the central island
def test_t3_24_chests_that_return_can_be_drawn_again() -> None:
    state = set_up({"pirate": 1, "island": ["red"] * 2}, {}, {}, phase="move", central=["red"])
    assert now(state, "bag")["red"] == 8
    assert now(state, "central") == ["red"]


# Tortuga: five chests, fleet: red | Tortuga: five chests
@pytest.mark.parametrize(("fleet", "over"), [(["red"], True), ([], False)])
def test_t3_25_with_six_in_tortuga_the_game_ends_else_the_start_marker_goes_on(fleet: list[str], over: bool) -> None:
    five = {"tortuga": ["blue"] * 5}
    state = set_up({**five, "fleet": fleet}, five, {}, phase="move", start=2)
    assert (GAME.deciding(state) == ()) is over
    assert GAME.ending(state) == ("treasure" if over else None)
    assert now(state, "start") == (2 if over else 0)


# T4 Score


def score(**words: object) -> int:
    return GAME.scores(set_up({"ship": 1, "pirate": 1, **words}, {}))[0] - 2


def test_t4_1_chests_count_3_2_and_1_and_purple_double() -> None:
    assert score(tortuga=["red", "red"]) == 6
    assert score(fleet=["red"]) == 2
    assert score(crew=["red"]) == 1
    assert score(island=["red"]) == 0
    assert (score(tortuga=["purple"]), score(fleet=["purple"]), score(crew=["purple"])) == (6, 4, 2)
    assert score(island=["purple"]) == 0


# A set is red, blue and yellow: 3 beside the chests themselves
def test_t4_2_a_set_counts_3_wherever_its_chests_lie() -> None:
    assert score(tortuga=["red"], fleet=["blue"], crew=["yellow"]) == 3 + 2 + 1 + 3
    assert score(island=["red", "blue", "yellow"]) == 3
    assert score(island=["red", "blue", "yellow"] * 2) == 6
    assert score(island=["red", "red", "blue", "blue", "yellow"]) == 3


def test_t4_2_white_in_tortuga_stands_for_any_of_the_three() -> None:
    assert score(tortuga=["white"], island=["red", "blue"]) == 3 + 3
    assert score(tortuga=["white", "white"], island=["yellow"]) == 6 + 3
    assert score(tortuga=["white"] * 3) == 9 + 3
    assert score(island=["white", "red", "blue"]) == 0
    assert score(fleet=["white"], island=["red", "blue"]) == 2


# 3 red, 1 blue, 0 yellow, 3 white: white+blue+red, then two whites with red
def test_t4_2_the_most_sets_possible_are_counted() -> None:
    assert score(tortuga=["white"] * 3, island=["red"] * 3 + ["blue"]) == 9 + 6


def test_t4_3_ship_and_pirate_count_their_positions() -> None:
    assert GAME.scores(set_up({"ship": 8, "pirate": 5}, {})) == (13, 6)


def test_t4_4_tokens_count_their_coins() -> None:
    assert score(tokens=[1, 3, 2, 1]) == 7


# Tortuga: six red each for blue and green
def test_t4_5_a_tie_is_a_shared_victory() -> None:
    six = {"tortuga": ["blue"] * 5}
    fleet = {"fleet": ["red"]}
    state = set_up({**six, **fleet}, {}, {**six, **fleet}, phase="move")
    assert GAME.winners(state) == (0, 2)
    assert GAME.winners(set_up({**six, **fleet}, {}, {**six, **fleet, "tokens": [1]}, phase="move")) == (2,)
    assert GAME.winners(set_up(six, {}, six, phase="move")) == ()


# T5 Variants


# Tortuga: this many chests, fleet: red
@pytest.mark.parametrize(("chests", "over"), [(5, False), (6, False), (7, True)])
def test_t5_1_in_the_long_game_eight_chests_end_it(chests: int, over: bool) -> None:
    state = set_up({"tortuga": ["blue"] * chests, "fleet": ["red"]}, {}, phase="move", chests=8)
    assert (GAME.deciding(state) == ()) is over


# fleet: A B D E (14), crew: C | fleet: A to E (15)
def test_t5_2_of_two_players_only_the_first_moves_and_one_step() -> None:
    state = march(set_up(all_placed(crew="C"), all_placed(), phase="act"))
    assert each_board(state, "ship") == [3, 4]
    assert each_board(state, "pirate") == [4, 3]


# hunt | blue: B (4) | red: A (3)
def test_t5_2_of_two_players_only_the_first_hunts_one_chest_and_one_token() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(hunt="A"), phase="act", action="hunt")
    state = find_tokens(draw(do(state, 0, "hunt"), "red"), 1)
    assert (board(state, 0, "island"), board(state, 0, "tokens")) == (["red"], [1])
    assert now(state, "phase") == "draw"


# boarding | blue: A, ship 2, fleet: red white | red: C, ship 5, fleet: blue
def test_t5_2_two_players_have_no_second_and_no_central_island() -> None:
    blue, red = {"ship": 2, "fleet": ["red", "white"]}, {"ship": 5, "fleet": ["blue"]}
    state = set_up(*boarders("A", "C", blue=blue, red=red), phase="act", action="boarding")
    assert verbs(state, 0) == [{"verb": "decline"}, {"verb": "attack", "victim": 1, "take": "blue"}]
    state = do(state, 0, "attack", victim=1)
    assert each_board(state, "ship") == [1, 4]
    assert (board(state, 0, "fleet"), board(state, 0, "island")) == (["red"], ["blue"])
    assert (now(state, "central"), now(state, "bag")["white"]) == ([], 5)
    assert now(state, "phase") == "draw"


# T6 What is secret


# blue: A=fleet B=raid | red: A=crew B=hunt or A=skull B=boarding
def test_t6_thrown_dice_are_hidden_until_the_reveal() -> None:
    blue = {"dice": shows(fleet="A", raid="B")}
    ours = set_up(blue, {"dice": shows(crew="A", hunt="B")}, phase="keep")
    theirs = set_up(blue, {"dice": shows(skull="A", boarding="B")}, phase="keep")
    assert board(GAME.view(ours, 0), 1, "dice") == HAND | {"A": {"hidden": True}, "B": {"hidden": True}}
    assert board(GAME.view(ours, 1), 1, "dice") == HAND | shows(crew="A", hunt="B")
    for viewer in (0, None):
        assert GAME.view(ours, viewer).tobytes() == GAME.view(theirs, viewer).tobytes()


# blue: A=fleet B=raid | red: A=crew B=hunt
def test_t6_kept_dice_and_that_they_are_kept_are_hidden_until_the_reveal() -> None:
    state = set_up({"dice": shows(fleet="A", raid="B")}, {"dice": shows(crew="A", hunt="B")}, phase="keep")
    kept = keep(state, 1, "B")
    for viewer in (0, None):
        assert GAME.view(kept, viewer).tobytes() == GAME.view(state, viewer).tobytes()
    assert board(GAME.view(kept, 1), 1, "dice")["B"] == {"shows": "hunt", "kept": True}
    assert GAME.deciding(GAME.view(kept, 1)) == (0,)


# blue: A=fleet B=raid | red, boarding: full: D=boarding E=fleet (E is kept without asking), or D=fleet E=raid
def test_t6_who_has_no_choice_is_hidden_too() -> None:
    blue = {"dice": shows(fleet="A", raid="B")}
    forced = set_up(blue, boarding_is_full(boarding="D", fleet="E"), phase="keep")
    free = set_up(blue, {**boarding_is_full(crew="D", raid="E")}, phase="keep")
    assert (GAME.deciding(forced), GAME.deciding(free)) == ((0,), (0, 1))
    for viewer in (0, None):
        assert GAME.deciding(GAME.view(forced, viewer))[-1] == 1


# blue: rests | red (start): rests | green: D=fleet E=fleet
def test_t6_a_chosen_bonus_and_that_it_is_chosen_are_hidden_until_all_have_chosen() -> None:
    state = bonus_for_two()
    chosen = do(state, 0, "bonus", action="raid")
    for viewer in (1, 2, None):
        assert GAME.view(chosen, viewer).tobytes() == GAME.view(state, viewer).tobytes()
    assert board(GAME.view(chosen, 0), 0, "chosen") == "raid"
    assert GAME.deciding(GAME.view(chosen, 0)) == (1,)


# blue: A=fleet B=raid C=raid, keeps A | red: A=crew B=hunt
def test_t6_dice_not_kept_are_never_shown() -> None:
    blue, red = {"dice": shows(fleet="A", raid="BC")}, {"dice": shows(crew="A", hunt="B")}
    state = keep(keep(set_up(blue, red, phase="keep"), 0, "A"), 1, "A")
    other = {"dice": shows(fleet="A", hunt="BC")}
    alike = keep(keep(set_up(other, red, phase="keep"), 0, "A"), 1, "A")
    assert state.tobytes() == alike.tobytes()


# tokens: 1 3 | 2 2 2
def test_t6_who_holds_which_tokens_is_secret_but_not_how_many() -> None:
    state = set_up({"tokens": [1, 3]}, {"tokens": [2, 2, 2]}, {})
    assert each_board(GAME.view(state, 0), "tokens") == [[1, 3], [None] * 3, []]
    assert each_board(GAME.view(state, None), "tokens") == [[None] * 2, [None] * 3, []]
    alike = set_up({"tokens": [1, 3]}, {"tokens": [1, 1, 3]}, {})
    assert GAME.view(state, 2).tobytes() != GAME.view(state, 0).tobytes()
    assert GAME.view(state, 0).tobytes() == GAME.view(alike, 0).tobytes()


# hunt | blue: B (4), looking at 1 and 3
def test_t6_the_tokens_looked_at_are_secret() -> None:
    state = set_up(all_placed(hunt="B"), all_placed(), all_placed(), phase="act", action="hunt")
    state = find_tokens(draw(do(state, 0, "hunt"), "red"), 3, 1)
    assert board(GAME.view(state, 0), 0, "looked") == [1, 3]
    assert board(GAME.view(state, 1), 0, "looked") == board(GAME.view(state, None), 0, "looked") == [None, None]
    pick_1, pick_3 = do(state, 0, "pick", coins=1), do(state, 0, "pick", coins=3)
    assert GAME.view(pick_1, 1).tobytes() == GAME.view(pick_3, 1).tobytes()


# Chests, markers, tiles and placed dice of all, and what is in the bag
def test_t6_all_else_is_public() -> None:
    blue = {"ship": 5, "fleet": ["red"], "crew": ["white"], "bonus": {"raid": 2}, "dice": placed(raid="AB")}
    state = set_up(blue, {"tortuga": ["blue"], "island": ["purple"]}, {}, central=["yellow"])
    for viewer in (0, 1, None):
        assert GAME.to_json(GAME.view(state, viewer)) == GAME.to_json(state)


# Tortuga: five chests, fleet: red; tokens: 1 3
def test_t6_at_the_end_the_tokens_are_counted_before_all_eyes() -> None:
    state = set_up({"tortuga": ["blue"] * 5, "fleet": ["red"], "tokens": [1, 3]}, {}, phase="move")
    assert GAME.view(state, 1).tobytes() == GAME.view(state, None).tobytes() == state.tobytes()
