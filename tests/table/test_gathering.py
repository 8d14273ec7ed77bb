"""Before the game: seats, the host's rights, options, the dice, the start."""

from typing import Any

import msgspec
import pytest

from brethren.games import GAMES
from brethren.table import gate
from brethren.table.gate import LUCK_SECONDS
from brethren.table.luck import Luck, commitment
from brethren.wire.vocabulary import Clock
from tests.table.party import ANN, BEN, CAT, SECRET, Party


def names(party: Party) -> list[str | None]:
    return [chair.name if chair else None for chair in party.match.seating.chairs]


def test_a_seat_is_taken_once() -> None:
    party = Party.of(seats=3)
    party.do(BEN, "sit", seat=1)
    assert names(party) == [None, "Ben", None]
    assert party.refused(CAT, "sit", seat=1) == "taken"
    assert party.refused(CAT, "sit", seat=3) == "no such seat"


def test_one_person_takes_several_seats_under_several_names() -> None:
    party = Party.of(seats=3)
    party.do(BEN, "sit", seat=0)
    party.do(BEN, "sit", seat=2, name="Ben's mother")
    assert names(party) == ["Ben", None, "Ben's mother"]
    assert party.match.seating.seats_of(BEN.id) == [0, 2]
    assert [player.mine for player in party.table(0).players if player] == [True, True]


def test_standing_up_empties_the_seat_and_the_host_may_empty_any() -> None:
    party = Party.of(seats=3)
    party.do(BEN, "sit", seat=0)
    party.do(CAT, "sit", seat=1)
    assert party.refused(BEN, "stand", seat=1) == "not yours"
    assert party.refused(BEN, "stand", seat=2) == "nobody there"
    party.do(BEN, "stand", seat=0)
    party.do(ANN, "stand", seat=1)
    assert names(party) == [None, None, None]


def test_bots_are_placed_and_removed_by_the_host() -> None:
    party = Party.of(seats=2)
    party.do(BEN, "sit", seat=0)
    assert party.refused(BEN, "place", seat=1, level="swab") == "not host"
    assert party.refused(ANN, "place", seat=0, level="swab") == "taken"
    party.do(ANN, "place", seat=1, level="swab")
    party.do(ANN, "place", seat=1, level="captain")
    assert party.match.seating.chairs[1]
    assert party.match.seating.chairs[1].bot == "captain"
    assert party.refused(CAT, "sit", seat=1) == "taken"
    party.do(ANN, "stand", seat=1)
    assert party.match.seating.chairs[1] is None


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
    party = Party.of(seats=2)
    party.do(BEN, "sit", seat=0)
    assert party.refused(BEN, **command) == "not host"


def test_the_host_changes_how_it_will_be_played() -> None:
    party = Party.of(seats=2)
    party.do(ANN, "set", seats=4, options={"variant": "jamaica"}, lots=True, clock={"move": 30}, watchers=False)
    assert party.match.seats == 4
    assert party.table(None).options == {"variant": "jamaica"}
    assert party.table(None).clock == Clock(move=30)
    assert not party.table(None).watchers
    party.do(ANN, "set", lots=False)
    assert party.match.seats == 4
    assert party.match.clocks.limits.move == 30


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
    assert Party.of(seats=2).refused(ANN, "set", **wrong) == "options"


def test_too_many_seats_for_the_game_are_refused() -> None:
    assert Party.of("battle", 2).refused(ANN, "set", seats=3) == "options"
    assert Party.of("tortuga", 2).refused(ANN, "set", seats=5) == "options"


def test_a_seat_with_a_person_does_not_go_but_one_with_a_bot_does() -> None:
    party = Party.of(seats=3)
    party.do(BEN, "sit", seat=2)
    assert party.refused(ANN, "set", seats=2) == "taken"
    party.do(BEN, "stand", seat=2)
    party.do(ANN, "place", seat=2, level="swab")
    party.do(ANN, "set", seats=2)
    party.do(ANN, "set", seats=3)
    assert names(party) == [None, None, None]


def test_numbers_count_on_for_a_seat_that_was_away() -> None:
    party = Party.of(seats=3)
    party.do(ANN, "set", seats=2)
    party.do(BEN, "sit", seat=0)
    party.do(ANN, "set", seats=3)
    party.do(CAT, "sit", seat=2)
    assert {party.match.number_for(viewer) for viewer in party.viewers} == {party.match.number}


def test_all_seats_must_be_taken() -> None:
    party = Party.of(seats=2)
    assert party.refused(ANN, "start") == "empty seats"
    party.do(ANN, "sit", seat=0)
    party.do(BEN, "sit", seat=1)
    party.do(ANN, "start")
    assert party.match.stage == "playing"
    assert party.refused(ANN, "start") == "started"


@pytest.mark.parametrize("do", ["sit", "place", "set", "luck"])
def test_once_it_has_started_nothing_of_this_can_be_done(do: str) -> None:
    party = Party.playing(seats=2)
    more: dict[str, Any] = {"sit": {"seat": 1}, "place": {"seat": 1, "level": "swab"}, "luck": {"luck": "0" * 32}}
    assert party.refused(ANN, do, **more.get(do, {})) == "started"


def test_the_host_who_only_watches_may_start() -> None:
    party = Party.of(seats=2)
    party.do(BEN, "sit", seat=0)
    party.do(CAT, "sit", seat=1)
    party.do(ANN, "start")
    assert party.table(None).stage == "playing"
    assert party.match.seating.seats_of(ANN.id) == []


def test_the_start_player_is_the_hosts_choice_or_by_lot() -> None:
    chosen = Party.playing(seats=3, options={"start": 2})
    assert chosen.match.deciding == (2,)
    drawn = set()
    for number in range(40):
        party = Party.of(seats=3, lots=True, options={"start": 2})
        for seat in range(3):
            party.do(BEN, "sit", seat=seat)
        party.do(BEN, "luck", luck=f"{number:032x}")
        party.do(ANN, "start")
        drawn.add(party.match.options["start"])
        assert party.match.deciding == (party.match.options["start"],)
    assert drawn == {0, 1, 2}


def test_all_who_sit_put_in_their_luck_and_all_see_it() -> None:
    party = Party.of(seats=3)
    assert party.refused(BEN, "luck", luck="a" * 32) == "not seated"
    party.do(BEN, "sit", seat=0)
    party.do(BEN, "sit", seat=2)
    party.do(CAT, "sit", seat=1)
    party.do(BEN, "luck", luck="a" * 32)
    assert party.table(None).fairness.contributions == ["a" * 32, None, "a" * 32]
    party.do(CAT, "luck", luck="c" * 32)
    assert party.refused(CAT, "luck", luck="b" * 32) == "luck given"
    assert party.table(0).fairness.contributions == ["a" * 32, "c" * 32, "a" * 32]
    assert party.table(0).fairness.commitment == commitment(SECRET)
    party.do(ANN, "start")
    assert party.match.luck == Luck.mixed(SECRET, "T", ["a" * 32, "c" * 32, "a" * 32])


@pytest.mark.parametrize("luck", ["", "a" * 31, "a" * 33, "g" * 32, "A" * 32, "a" * 32 + "\n"])
def test_luck_has_a_form(luck: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        Party.of().do(ANN, "luck", luck=luck)


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann ", "a" * 25, "Ann\n", "\n", "\tAnn"])
def test_names_have_a_form(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        Party.of().do(ANN, "sit", seat=0, name=name)


def test_a_game_that_starts_by_itself_waits_for_all_people_and_their_luck() -> None:
    party = Party.of(seats=3, auto=True)
    party.do(ANN, "place", seat=2, level="swab")
    party.do(BEN, "sit", seat=0)
    party.do(BEN, "luck", luck="a" * 32)
    assert not gate.ready(party.match)
    party.do(CAT, "sit", seat=1)
    assert not gate.ready(party.match)
    party.do(CAT, "luck", luck="b" * 32)
    assert gate.ready(party.match)
    party.add(*gate.start(party.match, party.now))
    assert party.match.stage == "playing"
    assert not gate.ready(party.match)


def test_other_luck_gives_another_game() -> None:
    openings = set()
    for luck in ("a", "b", "c"):
        party = Party.of(seats=2)
        party.do(ANN, "sit", seat=0)
        party.do(BEN, "sit", seat=1)
        party.do(BEN, "luck", luck=luck * 32)
        party.do(ANN, "start")
        openings.add(party.match.moves.opening)
    assert len(openings) == 3


def test_draws_are_true_to_their_weights() -> None:
    luck = Luck.mixed(SECRET, "T", [])
    found = [luck.draw(number, [1, 0, 2, 5]) for number in range(4000)]
    assert [round(found.count(place) / 500) for place in range(4)] == [1, 0, 2, 5]


@pytest.mark.parametrize("game", GAMES)
def test_chat_is_for_those_who_sit(game: str) -> None:
    party = Party.of(game, 2)
    assert party.refused(BEN, "say", text="Ahoy!") == "not seated"
    party.do(BEN, "sit", seat=1)
    told = party.do(BEN, "say", text="Ahoy!")
    assert told
    assert told.viewers == {0, 1, None}
    party.do(BEN, "exclaim", phrase="good luck")
    assert party.refused(CAT, "exclaim", phrase="ahoy") == "not seated"


def test_a_start_waits_for_the_luck_of_others_who_are_here() -> None:
    party = Party.of(seats=3)
    for seat, person in enumerate((ANN, BEN, CAT)):
        party.do(person, "sit", seat=seat)
    here = frozenset({ANN.id, BEN.id})
    assert party.refused(ANN, "start", here=here) == "luck awaited"
    party.do(BEN, "luck", luck="b" * 32)
    party.do(ANN, "start", here=here)  # Cat is not here, and Ann can wait for herself
    assert party.match.stage == "playing"


def test_no_program_can_keep_a_game_from_starting_by_adding_nothing_to_the_dice() -> None:
    party = Party.of(seats=2)
    party.do(ANN, "sit", seat=0)
    party.do(BEN, "sit", seat=1)
    party.wait(LUCK_SECONDS)
    party.do(ANN, "start", here=frozenset({BEN.id}))
    assert party.match.stage == "playing"
