"""Time: whose runs, when it has run out, and what the others then do."""

import pytest

from brethren.table import log, view
from brethren.table.clocks import GRACE
from brethren.table.match import STOPPED
from brethren.table.seating import STANDIN
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, CAT, DAN, MatchDriver
from tests.table.test_undo import keeping


def ring(driver: MatchDriver) -> bool:
    """What the server does when the alarm rings: whether somebody is late now."""
    due = driver.match.next_due()
    if due is None or due[0] > driver.now:
        return False
    driver.add(log.Late(driver.now, seat=due[1]))
    return True


def timed(seats: int = 3, bots: int = 0, **limits: int) -> MatchDriver:
    return MatchDriver.playing("cartagena", seats, bots, clock=Clock(**limits))


def test_without_a_clock_nobody_is_late() -> None:
    driver = timed()
    driver.wait(10**9)
    assert driver.match.next_due() is None
    timing = driver.table(0).timing[0]
    assert (timing.due, timing.left, timing.late) == (None, None, False)
    assert timing.began == 1_000


def test_time_for_a_decision() -> None:
    driver = timed(move=30)
    assert driver.table(0).timing[0].due == 1_030
    assert driver.table(0).timing[1].due is None
    driver.wait(30 + GRACE - 0.1)
    assert not ring(driver)
    driver.wait(0.1)
    assert ring(driver)
    assert driver.table(2).timing[0].late
    assert not ring(driver)


def test_a_late_decision_counts_and_the_next_has_its_time() -> None:
    driver = timed(move=30)
    driver.wait(100)
    assert ring(driver)
    driver.play(0)
    timing = driver.table(1).timing[0]
    assert not timing.late
    assert timing.due == driver.now + 30


def test_time_for_the_game_is_what_the_decisions_leave() -> None:
    driver = timed(game=60)
    driver.wait(25)
    driver.play(0)
    assert driver.table(1).timing[0].left == 35
    assert driver.table(1).timing[0].due == driver.now + 35
    driver.wait(20)
    driver.play(0)
    assert driver.table(1).timing[0].left == 15
    driver.wait(15 + GRACE)
    assert ring(driver)


def test_of_two_limits_the_nearer_counts() -> None:
    driver = timed(move=40, game=60)
    assert driver.table(0).timing[0].due == 1_040
    driver.wait(30)
    driver.play(0)
    assert driver.table(0).timing[0].due == driver.now + 30


def test_bots_are_never_late() -> None:
    driver = timed(seats=2, bots=1, move=5)
    while driver.match.deciding == (0,):
        driver.play(0)
    driver.wait(10**6)
    assert driver.match.next_due() is None


def test_taking_back_does_not_give_time() -> None:
    driver = timed(game=60)
    driver.wait(20)
    driver.play(0)
    driver.wait(10)
    driver.undo(0)
    assert driver.table(0).timing[0].left == 60
    assert driver.table(0).timing[0].due == 1_060
    driver.play(0)
    assert driver.table(0).timing[0].left == 30


def test_a_seat_with_nothing_to_decide_any_more_is_not_late() -> None:
    driver = timed(seats=2, move=30)
    while driver.match.deciding == (0,):
        driver.play(0)
    driver.wait(60)
    assert ring(driver)
    if driver.table(0).undo:
        driver.undo(0)
        assert not driver.table(0).timing[1].late


@pytest.mark.parametrize("left", [True, False], ids=["left", "late"])
@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_one_other_decides_alone(choice: str, left: bool) -> None:
    driver = timed(seats=2, move=30)
    assert driver.refused(BEN, "vote", seat=0, choice=choice) == "not away"
    if left:
        driver.do(ANN, "stand", seat=0)
    else:
        driver.wait(32)
        assert ring(driver)
    driver.wait(5)
    driver.do(BEN, "vote", seat=0, choice=choice)
    table = driver.table(1)
    assert table.votes == {}
    if choice == "wait":
        assert table.timing[0].due == driver.now + 30
        assert not table.timing[0].late
        driver.wait(32)
        assert ring(driver)
    elif choice == "bot":
        assert driver.match.bots_to_move() == [(0, STANDIN)]
        assert table.players[0]
        assert (table.players[0].bot, table.players[0].person) == (STANDIN, True)
        assert driver.refused(BEN, "vote", seat=0, choice="end") == "not away"
    else:
        assert table.stage == "over"
        assert table.result
        assert (table.result.winners, table.result.ending) == ([], STOPPED)
        assert view.record(driver.match).ending == STOPPED


def test_several_others_need_more_than_half() -> None:
    driver = timed(seats=4, move=30)
    driver.wait(32)
    ring(driver)
    driver.do(BEN, "vote", seat=0, choice="end")
    assert driver.table(3).votes == {"0": {"1": "end"}}
    driver.do(CAT, "vote", seat=0, choice="bot")
    assert driver.table(1).stage == "playing"
    driver.do(BEN, "vote", seat=0, choice="bot")
    assert driver.table(3).votes == {}
    assert driver.match.bots_to_move() == [(0, STANDIN)]


def test_half_is_not_enough_and_the_absent_do_not_count() -> None:
    driver = timed(seats=3, move=30)
    driver.do(ANN, "stand", seat=0)
    driver.do(BEN, "vote", seat=0, choice="end")
    assert driver.table(1).stage == "playing"
    driver.do(BEN, "vote", seat=0, choice="end", away=frozenset({2}))
    assert driver.table(1).stage == "over"


def test_several_seats_of_one_person_are_one_voice() -> None:
    driver = MatchDriver.of("cartagena", 4)
    for seat, who in enumerate((ANN, BEN, BEN, CAT)):
        driver.do(who, "sit", seat=seat)
    driver.do(ANN, "start")
    driver.do(ANN, "stand", seat=0)
    driver.do(BEN, "vote", 1, seat=0, choice="end")
    driver.do(BEN, "vote", 2, seat=0, choice="end")
    assert driver.table(1).stage == "playing"
    driver.do(CAT, "vote", seat=0, choice="end")
    assert driver.table(1).stage == "over"


def test_absent_players_can_be_decided_about_and_present_ones_cannot() -> None:
    driver = timed(seats=3)
    assert driver.refused(BEN, "vote", seat=2, choice="bot") == "not away"
    assert driver.refused(BEN, "vote", seat=1, choice="bot") == "not away"
    assert driver.refused(DAN, "vote", seat=2, choice="bot") == "not seated"
    assert driver.refused(BEN, "vote", seat=4, choice="bot") == "no such seat"
    driver.do(BEN, "vote", seat=2, choice="bot", away=frozenset({2, 0}))
    assert driver.match.seating.chairs[2]
    assert driver.match.seating.chairs[2].standin == STANDIN


def test_a_vote_ends_when_the_one_it_is_about_decides() -> None:
    driver = timed(seats=4, move=30)
    driver.wait(32)
    ring(driver)
    driver.do(BEN, "vote", seat=0, choice="end")
    driver.play(0)
    assert driver.table(1).votes == {}
    assert driver.refused(CAT, "vote", seat=0, choice="end") == "not away"


def test_a_seat_is_taken_back() -> None:
    driver = timed(seats=2, move=30)
    assert driver.refused(ANN, "return") == "not replaced"
    driver.do(ANN, "stand", seat=0)
    driver.do(BEN, "vote", seat=0, choice="bot")
    assert driver.refused(ANN, "play", number=driver.match.number_for(0), action=0) == "standin"
    driver.wait(50)
    driver.do(ANN, "return")
    assert driver.match.bots_to_move() == []
    assert driver.table(0).timing[0].due == driver.now + 30
    driver.play(0)


def test_a_player_who_returns_is_no_longer_late() -> None:
    driver = timed(seats=2, move=30)
    driver.wait(32)
    ring(driver)
    driver.do(ANN, "stand", seat=0)
    driver.do(ANN, "return")
    assert not driver.table(1).timing[0].late
    driver.wait(32)
    assert ring(driver)


def test_in_a_hidden_step_time_shows_when_the_dice_do() -> None:
    driver = keeping(clock=Clock(game=600))
    driver.wait(10)
    before = driver.bytes(2)
    driver.play(0)
    driver.play(1)
    assert driver.bytes(2) == before
    driver.do(CAT, "say", text="Well?")
    assert [timing.left for timing in driver.table(2).timing] == [600, 600, 600]
    driver.wait(10)
    driver.play(2)
    assert [timing.left for timing in driver.table(2).timing] == [590, 590, 580]


def test_all_hear_that_one_for_whom_they_had_to_wait_has_decided() -> None:
    driver = keeping(clock=Clock(move=30, game=600))
    driver.play(1)
    driver.wait(32)
    while ring(driver):
        pass
    assert driver.match.clocks.late == {0, 2}
    driver.do(BEN, "vote", seat=0, choice="end")
    assert driver.play(0).viewers == {0, 1, 2, None}
    table = driver.table(2)
    assert (table.votes, [timing.late for timing in table.timing]) == ({}, [False, False, True])
    assert [timing.left for timing in table.timing] == [568, 600, 600]
    assert driver.undo(0).viewers == {0, 1, 2, None}
    assert driver.table(2).timing[0].left == 600


def test_the_list_of_tables_does_not_tell_of_a_hidden_decision() -> None:
    driver = keeping()
    before = view.summary(driver.match, CAT.id)
    driver.wait(10)
    driver.play(0)
    assert view.summary(driver.match, CAT.id) == before
