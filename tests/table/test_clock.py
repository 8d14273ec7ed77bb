"""Time: whose runs, when it has run out, and what the others then do."""

import pytest

from brethren.table import log, view
from brethren.table.clocks import GRACE
from brethren.table.match import STOPPED
from brethren.table.seating import STANDIN
from brethren.wire.vocabulary import Clock
from tests.table.party import ANN, BEN, CAT, DAN, Party
from tests.table.test_undo import keeping


def ring(party: Party) -> bool:
    """What the server does when the alarm rings: whether somebody is late now."""
    due = party.match.next_due()
    if due is None or due[0] > party.now:
        return False
    party.add(log.Late(party.now, seat=due[1]))
    return True


def timed(seats: int = 3, bots: int = 0, **limits: int) -> Party:
    return Party.playing("cartagena", seats, bots, clock=Clock(**limits))


def test_without_a_clock_nobody_is_late() -> None:
    party = timed()
    party.wait(10**9)
    assert party.match.next_due() is None
    timing = party.table(0).timing[0]
    assert (timing.due, timing.left, timing.late) == (None, None, False)
    assert timing.began == 1_000


def test_time_for_a_decision() -> None:
    party = timed(move=30)
    assert party.table(0).timing[0].due == 1_030
    assert party.table(0).timing[1].due is None
    party.wait(30 + GRACE - 0.1)
    assert not ring(party)
    party.wait(0.1)
    assert ring(party)
    assert party.table(2).timing[0].late
    assert not ring(party)


def test_a_late_decision_counts_and_the_next_has_its_time() -> None:
    party = timed(move=30)
    party.wait(100)
    assert ring(party)
    party.play(0)
    timing = party.table(1).timing[0]
    assert not timing.late
    assert timing.due == party.now + 30


def test_time_for_the_game_is_what_the_decisions_leave() -> None:
    party = timed(game=60)
    party.wait(25)
    party.play(0)
    assert party.table(1).timing[0].left == 35
    assert party.table(1).timing[0].due == party.now + 35
    party.wait(20)
    party.play(0)
    assert party.table(1).timing[0].left == 15
    party.wait(15 + GRACE)
    assert ring(party)


def test_of_two_limits_the_nearer_counts() -> None:
    party = timed(move=40, game=60)
    assert party.table(0).timing[0].due == 1_040
    party.wait(30)
    party.play(0)
    assert party.table(0).timing[0].due == party.now + 30


def test_bots_are_never_late() -> None:
    party = timed(seats=2, bots=1, move=5)
    while party.match.deciding == (0,):
        party.play(0)
    party.wait(10**6)
    assert party.match.next_due() is None


def test_taking_back_does_not_give_time() -> None:
    party = timed(game=60)
    party.wait(20)
    party.play(0)
    party.wait(10)
    party.undo(0)
    assert party.table(0).timing[0].left == 60
    assert party.table(0).timing[0].due == 1_060
    party.play(0)
    assert party.table(0).timing[0].left == 30


def test_who_has_nothing_to_decide_any_more_is_not_late() -> None:
    party = timed(seats=2, move=30)
    while party.match.deciding == (0,):
        party.play(0)
    party.wait(60)
    assert ring(party)
    if party.table(0).undo:
        party.undo(0)
        assert not party.table(0).timing[1].late


@pytest.mark.parametrize("left", [True, False], ids=["left", "late"])
@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_one_other_decides_alone(choice: str, left: bool) -> None:
    party = timed(seats=2, move=30)
    assert party.refused(BEN, "vote", seat=0, choice=choice) == "not away"
    if left:
        party.do(ANN, "stand", seat=0)
    else:
        party.wait(32)
        assert ring(party)
    party.wait(5)
    party.do(BEN, "vote", seat=0, choice=choice)
    table = party.table(1)
    assert table.votes == {}
    if choice == "wait":
        assert table.timing[0].due == party.now + 30
        assert not table.timing[0].late
        party.wait(32)
        assert ring(party)
    elif choice == "bot":
        assert party.match.bots_to_move() == [(0, STANDIN)]
        assert table.players[0]
        assert (table.players[0].bot, table.players[0].person) == (STANDIN, True)
        assert party.refused(BEN, "vote", seat=0, choice="end") == "not away"
    else:
        assert table.stage == "over"
        assert table.result
        assert (table.result.winners, table.result.ending) == ([], STOPPED)
        assert view.record(party.match).ending == STOPPED


def test_several_others_need_more_than_half() -> None:
    party = timed(seats=4, move=30)
    party.wait(32)
    ring(party)
    party.do(BEN, "vote", seat=0, choice="end")
    assert party.table(3).votes == {"0": {"1": "end"}}
    party.do(CAT, "vote", seat=0, choice="bot")
    assert party.table(1).stage == "playing"
    party.do(BEN, "vote", seat=0, choice="bot")
    assert party.table(3).votes == {}
    assert party.match.bots_to_move() == [(0, STANDIN)]


def test_half_is_not_enough_and_the_absent_do_not_count() -> None:
    party = timed(seats=3, move=30)
    party.do(ANN, "stand", seat=0)
    party.do(BEN, "vote", seat=0, choice="end")
    assert party.table(1).stage == "playing"
    party.do(BEN, "vote", seat=0, choice="end", away=frozenset({2}))
    assert party.table(1).stage == "over"


def test_several_seats_of_one_person_are_one_voice() -> None:
    party = Party.of("cartagena", 4)
    for seat, who in enumerate((ANN, BEN, BEN, CAT)):
        party.do(who, "sit", seat=seat)
    party.do(ANN, "start")
    party.do(ANN, "stand", seat=0)
    party.do(BEN, "vote", 1, seat=0, choice="end")
    party.do(BEN, "vote", 2, seat=0, choice="end")
    assert party.table(1).stage == "playing"
    party.do(CAT, "vote", seat=0, choice="end")
    assert party.table(1).stage == "over"


def test_who_is_away_can_be_decided_about_and_who_is_here_cannot() -> None:
    party = timed(seats=3)
    assert party.refused(BEN, "vote", seat=2, choice="bot") == "not away"
    assert party.refused(BEN, "vote", seat=1, choice="bot") == "not away"
    assert party.refused(DAN, "vote", seat=2, choice="bot") == "not seated"
    assert party.refused(BEN, "vote", seat=4, choice="bot") == "no such seat"
    party.do(BEN, "vote", seat=2, choice="bot", away=frozenset({2, 0}))
    assert party.match.seating.chairs[2]
    assert party.match.seating.chairs[2].standin == STANDIN


def test_a_vote_ends_when_the_one_it_is_about_decides() -> None:
    party = timed(seats=4, move=30)
    party.wait(32)
    ring(party)
    party.do(BEN, "vote", seat=0, choice="end")
    party.play(0)
    assert party.table(1).votes == {}
    assert party.refused(CAT, "vote", seat=0, choice="end") == "not away"


def test_a_seat_is_taken_back() -> None:
    party = timed(seats=2, move=30)
    assert party.refused(ANN, "return") == "not replaced"
    party.do(ANN, "stand", seat=0)
    party.do(BEN, "vote", seat=0, choice="bot")
    assert party.refused(ANN, "play", number=party.match.number_for(0), action=0) == "standin"
    party.wait(50)
    party.do(ANN, "return")
    assert party.match.bots_to_move() == []
    assert party.table(0).timing[0].due == party.now + 30
    party.play(0)


def test_who_returns_is_no_longer_late() -> None:
    party = timed(seats=2, move=30)
    party.wait(32)
    ring(party)
    party.do(ANN, "stand", seat=0)
    party.do(ANN, "return")
    assert not party.table(1).timing[0].late
    party.wait(32)
    assert ring(party)


def test_in_a_hidden_step_time_shows_when_the_dice_do() -> None:
    party = keeping(clock=Clock(game=600))
    party.wait(10)
    before = party.bytes(2)
    party.play(0)
    party.play(1)
    assert party.bytes(2) == before
    party.do(CAT, "say", text="Well?")
    assert [timing.left for timing in party.table(2).timing] == [600, 600, 600]
    party.wait(10)
    party.play(2)
    assert [timing.left for timing in party.table(2).timing] == [590, 590, 580]


def test_all_hear_that_one_for_whom_they_had_to_wait_has_decided() -> None:
    party = keeping(clock=Clock(move=30, game=600))
    party.play(1)
    party.wait(32)
    while ring(party):
        pass
    assert party.match.clocks.late == {0, 2}
    party.do(BEN, "vote", seat=0, choice="end")
    assert party.play(0).viewers == {0, 1, 2, None}
    table = party.table(2)
    assert (table.votes, [timing.late for timing in table.timing]) == ({}, [False, False, True])
    assert [timing.left for timing in table.timing] == [568, 600, 600]
    assert party.undo(0).viewers == {0, 1, 2, None}
    assert party.table(2).timing[0].left == 600


def test_the_list_of_tables_does_not_tell_of_a_hidden_decision() -> None:
    party = keeping()
    before = view.summary(party.match, CAT.id)
    party.wait(10)
    party.play(0)
    assert view.summary(party.match, CAT.id) == before
