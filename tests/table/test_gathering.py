"""Before the game: seats, the host's rights, options, the dice, the start."""

from typing import Any

import msgspec
import pytest

from brethren.games import GAMES
from brethren.table import gate
from brethren.table.gate import LUCK_SECONDS
from brethren.table.luck import Luck, commitment
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, CAT, SECRET, MatchDriver


def names(driver: MatchDriver) -> list[str | None]:
    return [chair.name if chair else None for chair in driver.match.seating.chairs]


def test_a_seat_is_taken_once() -> None:
    driver = MatchDriver.of(seats=3)
    driver.do(BEN, "sit", seat=1)
    assert names(driver) == [None, "Ben", None]
    assert driver.refused(CAT, "sit", seat=1) == "taken"
    assert driver.refused(CAT, "sit", seat=3) == "no such seat"


def test_one_person_takes_several_seats_under_several_names() -> None:
    driver = MatchDriver.of(seats=3)
    driver.do(BEN, "sit", seat=0)
    driver.do(BEN, "sit", seat=2, name="Ben's mother")
    assert names(driver) == ["Ben", None, "Ben's mother"]
    assert driver.match.seating.seats_of(BEN.id) == [0, 2]
    assert [player.mine for player in driver.table(0).players if player] == [True, True]


def test_standing_up_empties_the_seat_and_the_host_may_empty_any() -> None:
    driver = MatchDriver.of(seats=3)
    driver.do(BEN, "sit", seat=0)
    driver.do(CAT, "sit", seat=1)
    assert driver.refused(BEN, "stand", seat=1) == "not yours"
    assert driver.refused(BEN, "stand", seat=2) == "nobody there"
    driver.do(BEN, "stand", seat=0)
    driver.do(ANN, "stand", seat=1)
    assert names(driver) == [None, None, None]


def test_bots_are_placed_and_removed_by_the_host() -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(BEN, "sit", seat=0)
    assert driver.refused(BEN, "place", seat=1, level="swab") == "not host"
    assert driver.refused(ANN, "place", seat=0, level="swab") == "taken"
    driver.do(ANN, "place", seat=1, level="swab")
    driver.do(ANN, "place", seat=1, level="captain")
    assert driver.match.seating.chairs[1]
    assert driver.match.seating.chairs[1].bot == "captain"
    assert driver.refused(CAT, "sit", seat=1) == "taken"
    driver.do(ANN, "stand", seat=1)
    assert driver.match.seating.chairs[1] is None


@pytest.mark.parametrize(
    "command",
    [
        {"do": "place", "seat": 1, "level": "swab"},
        {"do": "set", "lots": True},
        {"do": "start"},
    ],
    ids=lambda command: command["do"],
)
def test_only_the_host_arranges_the_table(command: dict[str, Any]) -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(BEN, "sit", seat=0)
    assert driver.refused(BEN, **command) == "not host"


def test_the_host_changes_how_it_will_be_played() -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(ANN, "set", seats=4, options={"variant": "jamaica"}, lots=True, clock={"move": 30}, watchers=False)
    assert driver.match.seats == 4
    assert driver.table(None).options == {"variant": "jamaica"}
    assert driver.table(None).clock == Clock(move=30)
    assert not driver.table(None).watchers
    driver.do(ANN, "set", lots=False)
    assert driver.match.seats == 4
    assert driver.match.clocks.limits.move == 30


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 5, "options": {"variant": "treasure"}},
        {"options": {"variant": "treasure"}},
        {"options": {"colour": "red"}},
        {"options": {"variant": 1}},
        {"options": {"start": 2}},
    ],
    ids=str,
)
def test_what_the_game_does_not_know_is_refused(wrong: dict[str, Any]) -> None:
    assert MatchDriver.of(seats=2).refused(ANN, "set", **wrong) == "options"


def test_too_many_seats_for_the_game_are_refused() -> None:
    assert MatchDriver.of("battle", 2).refused(ANN, "set", seats=3) == "options"
    assert MatchDriver.of("tortuga", 2).refused(ANN, "set", seats=5) == "options"


def test_a_seat_with_a_person_does_not_go_but_one_with_a_bot_does() -> None:
    driver = MatchDriver.of(seats=3)
    driver.do(BEN, "sit", seat=2)
    assert driver.refused(ANN, "set", seats=2) == "taken"
    driver.do(BEN, "stand", seat=2)
    driver.do(ANN, "place", seat=2, level="swab")
    driver.do(ANN, "set", seats=2)
    driver.do(ANN, "set", seats=3)
    assert names(driver) == [None, None, None]


def test_numbers_count_on_for_a_seat_that_was_away() -> None:
    driver = MatchDriver.of(seats=3)
    driver.do(ANN, "set", seats=2)
    driver.do(BEN, "sit", seat=0)
    driver.do(ANN, "set", seats=3)
    driver.do(CAT, "sit", seat=2)
    assert {driver.match.number_for(viewer) for viewer in driver.viewers} == {driver.match.number}


def test_all_seats_must_be_taken() -> None:
    driver = MatchDriver.of(seats=2)
    assert driver.refused(ANN, "start") == "empty seats"
    driver.do(ANN, "sit", seat=0)
    driver.do(BEN, "sit", seat=1)
    driver.do(ANN, "start")
    assert driver.match.stage == "playing"
    assert driver.refused(ANN, "start") == "started"


@pytest.mark.parametrize("do", ["sit", "place", "set", "luck"])
def test_once_it_has_started_nothing_of_this_can_be_done(do: str) -> None:
    driver = MatchDriver.playing(seats=2)
    more: dict[str, Any] = {"sit": {"seat": 1}, "place": {"seat": 1, "level": "swab"}, "luck": {"luck": "0" * 32}}
    assert driver.refused(ANN, do, **more.get(do, {})) == "started"


def test_the_host_who_only_watches_may_start() -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(BEN, "sit", seat=0)
    driver.do(CAT, "sit", seat=1)
    driver.do(ANN, "start")
    assert driver.table(None).stage == "playing"
    assert driver.match.seating.seats_of(ANN.id) == []


def test_the_start_player_is_the_hosts_choice_or_by_lot() -> None:
    chosen = MatchDriver.playing(seats=3, options={"start": 2})
    assert chosen.match.deciding == (2,)
    drawn = set()
    for number in range(40):
        driver = MatchDriver.of(seats=3, lots=True, options={"start": 2})
        for seat in range(3):
            driver.do(BEN, "sit", seat=seat)
        driver.do(BEN, "luck", luck=f"{number:032x}")
        driver.do(ANN, "start")
        drawn.add(driver.match.options["start"])
        assert driver.match.deciding == (driver.match.options["start"],)
    assert drawn == {0, 1, 2}


def test_all_who_sit_put_in_their_luck_and_all_see_it() -> None:
    driver = MatchDriver.of(seats=3)
    assert driver.refused(BEN, "luck", luck="a" * 32) == "not seated"
    driver.do(BEN, "sit", seat=0)
    driver.do(BEN, "sit", seat=2)
    driver.do(CAT, "sit", seat=1)
    driver.do(BEN, "luck", luck="a" * 32)
    assert driver.table(None).fairness.contributions == ["a" * 32, None, "a" * 32]
    driver.do(CAT, "luck", luck="c" * 32)
    assert driver.refused(CAT, "luck", luck="b" * 32) == "luck given"
    assert driver.table(0).fairness.contributions == ["a" * 32, "c" * 32, "a" * 32]
    assert driver.table(0).fairness.commitment == commitment(SECRET)
    driver.do(ANN, "start")
    assert driver.match.luck == Luck.mixed(SECRET, "T", ["a" * 32, "c" * 32, "a" * 32])


@pytest.mark.parametrize("luck", ["", "a" * 31, "a" * 33, "g" * 32, "A" * 32, "a" * 32 + "\n"])
def test_luck_has_a_form(luck: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        MatchDriver.of().do(ANN, "luck", luck=luck)


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann ", "a" * 25, "Ann\n", "\n", "\tAnn"])
def test_names_have_a_form(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        MatchDriver.of().do(ANN, "sit", seat=0, name=name)


def test_a_game_that_starts_by_itself_waits_for_all_people_and_their_luck() -> None:
    driver = MatchDriver.of(seats=3, auto=True)
    driver.do(ANN, "place", seat=2, level="swab")
    driver.do(BEN, "sit", seat=0)
    driver.do(BEN, "luck", luck="a" * 32)
    assert not gate.ready(driver.match)
    driver.do(CAT, "sit", seat=1)
    assert not gate.ready(driver.match)
    driver.do(CAT, "luck", luck="b" * 32)
    assert gate.ready(driver.match)
    driver.add(*gate.start(driver.match, driver.now))
    assert driver.match.stage == "playing"
    assert not gate.ready(driver.match)


def test_other_luck_gives_another_game() -> None:
    openings = set()
    for luck in ("a", "b", "c"):
        driver = MatchDriver.of(seats=2)
        driver.do(ANN, "sit", seat=0)
        driver.do(BEN, "sit", seat=1)
        driver.do(BEN, "luck", luck=luck * 32)
        driver.do(ANN, "start")
        openings.add(driver.match.moves.opening)
    assert len(openings) == 3


def test_draws_are_true_to_their_weights() -> None:
    luck = Luck.mixed(SECRET, "T", [])
    found = [luck.draw(number, [1, 0, 2, 5]) for number in range(4000)]
    assert [round(found.count(place) / 500) for place in range(4)] == [1, 0, 2, 5]


@pytest.mark.parametrize("game", GAMES)
def test_chat_is_for_those_who_sit(game: str) -> None:
    driver = MatchDriver.of(game, 2)
    assert driver.refused(BEN, "say", text="Ahoy!") == "not seated"
    driver.do(BEN, "sit", seat=1)
    told = driver.do(BEN, "say", text="Ahoy!")
    assert told
    assert told.viewers == {0, 1, None}
    driver.do(BEN, "exclaim", phrase="good luck")
    assert driver.refused(CAT, "exclaim", phrase="ahoy") == "not seated"


def test_a_start_waits_for_the_luck_of_others_who_are_here() -> None:
    driver = MatchDriver.of(seats=3)
    for seat, person in enumerate((ANN, BEN, CAT)):
        driver.do(person, "sit", seat=seat)
    here = frozenset({ANN.id, BEN.id})
    assert driver.refused(ANN, "start", here=here) == "luck awaited"
    driver.do(BEN, "luck", luck="b" * 32)
    driver.do(ANN, "start", here=here)  # Cat is not here, and Ann can wait for herself
    assert driver.match.stage == "playing"


def test_no_program_can_keep_a_game_from_starting_by_adding_nothing_to_the_dice() -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(ANN, "sit", seat=0)
    driver.do(BEN, "sit", seat=1)
    driver.wait(LUCK_SECONDS)
    driver.do(ANN, "start", here=frozenset({BEN.id}))
    assert driver.match.stage == "playing"
