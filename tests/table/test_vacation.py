"""Games over days: clocks that stand still while somebody is away, and reminders before time runs out."""

import random

import pytest

from brethren.table import gate, log, view
from brethren.table.clocks import DAY, GRACE
from brethren.table.match import Match
from brethren.table.seating import Person
from brethren.table.views import Views
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, CAT, MatchDriver, encode
from tests.table.test_clock import ring
from tests.table.test_undo import keeping

HOUR = 3600.0
SOON = 6 * HOUR


def slow(seats: int = 3, **limits: int) -> MatchDriver:
    return MatchDriver.playing("cartagena", seats, clock=Clock(**limits or {"move": DAY}))


def leave(driver: MatchDriver, who: Person, seconds: float) -> bool:
    """They are away for so long; whether anything comes of that."""
    admitted = gate.vacation(driver.match, who.id, driver.now + seconds, driver.now)
    if admitted:
        driver.add(*admitted)
    return admitted is not None


def come_back(driver: MatchDriver, who: Person) -> bool:
    return leave(driver, who, 0.0)


def remind(driver: MatchDriver) -> int | None:
    """Whom the server reminds now."""
    found = driver.match.next_reminder(SOON)
    if found is None or found[0] > driver.now:
        return None
    driver.add(log.Reminded(driver.now, seat=found[1]))
    return found[1]


def test_time_stands_still_and_goes_on() -> None:
    driver = slow()
    driver.wait(10 * HOUR)
    leave(driver, ANN, 5 * DAY)
    assert driver.table(1).timing[0].due == 1_000 + 6 * DAY
    driver.wait(5 * DAY + 14 * HOUR + GRACE - 1)
    assert not ring(driver)
    driver.wait(1)
    assert ring(driver)


def test_a_player_who_comes_back_early_has_the_time_that_was_left() -> None:
    driver = slow()
    driver.wait(10 * HOUR)
    leave(driver, ANN, 5 * DAY)
    driver.wait(2 * DAY)
    assert come_back(driver, ANN)
    assert driver.table(1).timing[0].due == driver.now + 14 * HOUR
    assert not come_back(driver, ANN)


def test_an_absence_can_be_longer_than_was_said() -> None:
    driver = slow()
    leave(driver, ANN, 2 * DAY)
    driver.wait(DAY)
    leave(driver, ANN, 3 * DAY)
    assert driver.table(1).timing[0].due == 1_000 + 5 * DAY


def test_a_turn_that_begins_meanwhile_waits() -> None:
    driver = slow(seats=2)
    leave(driver, BEN, 3 * DAY)
    driver.wait(DAY)
    while driver.match.deciding == (0,):
        driver.play(0)
    assert driver.table(0).timing[1].due == 1_000 + 4 * DAY


def test_two_absences_in_one_decision() -> None:
    driver = slow(move=3 * DAY)
    for _ in range(2):
        leave(driver, ANN, DAY)
        driver.wait(2 * DAY)
    assert driver.table(1).timing[0].due == 1_000 + 5 * DAY


def test_time_away_is_not_spent() -> None:
    driver = slow(game=5 * DAY)
    driver.wait(DAY)
    leave(driver, ANN, 10 * DAY)
    driver.wait(11 * DAY)
    driver.play(0)
    assert driver.table(1).timing[0].left == 3 * DAY
    driver.undo(0)
    assert driver.table(1).timing[0].left == 5 * DAY
    assert driver.table(1).timing[0].due == 1_000 + 15 * DAY
    driver.play(0)
    assert driver.table(1).timing[0].left == 3 * DAY


def test_all_see_it_and_it_ends_by_itself() -> None:
    driver = slow()
    assert [player and player.away for player in driver.table(2).players] == [None, None, None]
    leave(driver, ANN, 2 * DAY)
    for viewer in driver.viewers:
        player = driver.table(viewer).players[0]
        assert player
        assert player.away == 1_000 + 2 * DAY
        (told,) = driver.update(viewer).happened
        assert (told.what, told.seat, told.until) == ("vacation", 0, 1_000 + 2 * DAY)
    assert view.summary(driver.match, BEN.id).players[0] == driver.table(1).players[0]
    driver.wait(3 * DAY)
    assert not come_back(driver, ANN)
    driver.play(0)


def test_all_seats_of_one_person() -> None:
    driver = MatchDriver.of("cartagena", 3, clock=Clock(move=DAY))
    for seat, who in enumerate((ANN, BEN, ANN)):
        driver.do(who, "sit", seat=seat)
    driver.do(ANN, "start")
    leave(driver, ANN, DAY)
    assert [bool(player and player.away) for player in driver.table(1).players] == [True, False, True]
    assert sorted(driver.match.clocks.pauses) == [0, 2]


@pytest.mark.parametrize("limits", [{"move": 30}, {"game": DAY - 1}, {"move": 30, "game": 5 * DAY}])
def test_no_absence_stops_a_game_of_minutes(limits: dict[str, int]) -> None:
    driver = slow(**limits)
    assert not driver.table(0).slow
    assert not leave(driver, ANN, 5 * DAY)


def test_without_a_clock_the_others_see_it_too() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    assert driver.table(0).slow
    assert leave(driver, BEN, DAY)


def test_only_in_a_game_that_is_going_on_and_only_who_plays() -> None:
    driver = MatchDriver.of("cartagena", 2, clock=Clock(move=DAY))
    driver.do(ANN, "sit", seat=0)
    assert not leave(driver, ANN, DAY)
    driver = slow(seats=2)
    assert not leave(driver, CAT, DAY)
    driver.do(ANN, "stand", seat=0)
    driver.do(BEN, "vote", seat=0, choice="end")
    assert not leave(driver, BEN, DAY)


def test_players_with_days_for_a_move_are_not_voted_on_for_being_elsewhere() -> None:
    driver = slow(seats=2)
    assert driver.refused(BEN, "vote", seat=0, choice="bot", away=frozenset({0})) == "not away"
    leave(driver, ANN, 2 * DAY)
    assert driver.refused(BEN, "vote", seat=0, choice="end", away=frozenset({0})) == "not away"
    driver.wait(3 * DAY + GRACE)
    assert ring(driver)
    driver.do(BEN, "vote", seat=0, choice="bot")
    assert driver.match.bots_to_move()


def test_votes_of_people_who_are_elsewhere_are_waited_for_unless_they_said_so() -> None:
    driver = slow()
    driver.wait(2 * DAY)
    assert ring(driver)
    driver.do(BEN, "vote", seat=0, choice="end", away=frozenset({2}))
    assert driver.table(1).stage == "playing"
    leave(driver, CAT, DAY)
    driver.do(BEN, "vote", seat=0, choice="end")
    assert driver.table(1).stage == "over"


def test_waiting_anew_and_returning_keep_to_the_absence() -> None:
    driver = slow(seats=2)
    driver.wait(2 * DAY)
    assert ring(driver)
    leave(driver, ANN, 3 * DAY)
    assert driver.table(1).timing[0].late
    driver.do(BEN, "vote", seat=0, choice="wait")
    assert driver.table(1).timing[0].due == driver.now + 4 * DAY
    driver.do(ANN, "stand", seat=0)
    driver.do(ANN, "return")
    assert driver.table(1).timing[0].due == driver.now + 4 * DAY


def test_one_reminder_for_a_decision() -> None:
    driver = slow()
    driver.wait(18 * HOUR + GRACE - 1)
    assert remind(driver) is None
    driver.wait(1)
    assert remind(driver) == 0
    driver.wait(HOUR)
    assert remind(driver) is None
    driver.play(0)
    assert driver.match.next_reminder(SOON) == (driver.now + 18 * HOUR + GRACE, 0)


def test_a_reminder_comes_in_the_second_half() -> None:
    driver = slow()
    found = driver.match.next_reminder(30 * HOUR)
    assert found == (1_000 + 12 * HOUR, 0)


def test_no_reminder_while_away_and_one_when_time_is_short_again() -> None:
    driver = slow()
    driver.wait(20 * HOUR)
    assert remind(driver) == 0
    leave(driver, ANN, 5 * DAY)
    driver.wait(5 * DAY - 1)
    assert remind(driver) is None
    driver.wait(1)
    assert remind(driver) == 0
    leave(driver, ANN, DAY)
    come_back(driver, ANN)
    assert remind(driver) == 0


def test_a_player_who_takes_a_decision_back_is_reminded_of_it() -> None:
    driver = slow()
    driver.wait(HOUR)
    driver.play(0)
    driver.undo(0)
    assert driver.match.next_reminder(SOON) == (1_000 + 18 * HOUR + GRACE, 0)


def test_nobody_is_reminded_where_moves_take_minutes_nor_where_there_is_no_clock() -> None:
    assert slow(move=3600).match.next_reminder(SOON) is None
    assert MatchDriver.playing("cartagena", 2).match.next_reminder(SOON) is None


def test_bots_and_those_who_are_late_are_not_reminded() -> None:
    driver = MatchDriver.playing("cartagena", 2, 1, clock=Clock(move=DAY))
    while driver.match.deciding == (0,):
        driver.play(0)
    assert driver.match.next_reminder(SOON) is None
    driver = slow()
    driver.wait(2 * DAY)
    ring(driver)
    assert driver.match.next_reminder(SOON) is None


def test_nobody_at_the_table_hears_of_a_reminder() -> None:
    driver = keeping(clock=Clock(move=DAY))
    driver.wait(20 * HOUR)
    before = [(driver.bytes(viewer), driver.match.number_for(viewer)) for viewer in driver.viewers]
    listed = [view.summary(driver.match, who.id) for who in (ANN, BEN, CAT)]
    while remind(driver) is not None:
        pass
    assert driver.match.clocks.reminded == {0, 1, 2}
    assert [(driver.bytes(viewer), driver.match.number_for(viewer)) for viewer in driver.viewers] == before
    assert [view.summary(driver.match, who.id) for who in (ANN, BEN, CAT)] == listed


def test_clocks_of_people_who_are_away_do_not_tell_of_a_hidden_decision() -> None:
    """In one of two worlds Ann has decided in secret. The others see the same in both while she comes and goes."""
    worlds = [keeping(clock=Clock(move=DAY, game=5 * DAY)) for _ in range(2)]
    worlds[0].wait(HOUR)
    worlds[0].play(0)
    worlds[1].wait(HOUR)
    for step in ("leaves", "comes back"):
        for driver in worlds:
            driver.wait(HOUR)
            assert leave(driver, ANN, 3 * DAY if step == "leaves" else 0.0)
        for viewer in (1, 2, None):
            assert worlds[0].bytes(viewer) == worlds[1].bytes(viewer), (step, viewer)
            assert encode(worlds[0].update(viewer)) == encode(worlds[1].update(viewer))


def test_the_log_alone_says_it_all() -> None:
    """Absences, reminders and all: a match that is read anew stands where it stood."""
    for seed in range(6):
        dice = random.Random(seed)
        driver = MatchDriver.playing(("tortuga", "cartagena")[seed % 2], 3, clock=Clock(move=DAY, game=9 * DAY))
        for _ in range(60):
            driver.go_on(dice)
            driver.wait(dice.uniform(0, 12) * HOUR)
            who = dice.choice((ANN, BEN, CAT))
            if dice.random() < 0.3:
                leave(driver, who, dice.choice((0.0, 1.0, 3.0)) * DAY)
            if dice.random() < 0.2 and driver.match.deciding:
                seat = dice.choice(range(3))
                if driver.table(seat).undo:
                    driver.undo(seat)
            while remind(driver) is not None or ring(driver):
                pass
        again = Match.of("T", driver.entries)
        assert again.clocks == driver.match.clocks
        for viewer in driver.viewers:
            assert Views(again).table(viewer, driver.person(viewer)) == driver.table(viewer)


def test_a_table_is_public_only_if_its_host_says_so() -> None:
    driver = MatchDriver.of("cartagena", 2)
    assert not driver.table(None).public
    assert driver.refused(BEN, "set", public=True) == "not host"
    driver.do(ANN, "set", public=True)
    assert driver.table(None).public
    driver.do(ANN, "set", watchers=False)
    assert driver.table(None).public
    driver.do(ANN, "set", public=False)
    assert not driver.table(None).public
