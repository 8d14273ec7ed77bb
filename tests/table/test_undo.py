"""What may be taken back, and what others see of it."""

import random
from typing import Any

import pytest

from brethren.table import gate
from brethren.table.seating import STANDIN
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, CAT, MatchDriver, encode
from tests.tables import TABLES, Table, name


def advanced(driver: MatchDriver, seat: int) -> int:
    """One of this seat's actions that draws no card."""
    return next(int(a["id"]) for a in driver.table(seat).actions if a["verb"] == "advance")


def test_the_latest_decision_goes_and_the_one_before_it_too() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    before = driver.table(0)
    driver.play(0, advanced(driver, 0))
    driver.play(0, advanced(driver, 0))
    assert driver.table(0).undo
    driver.undo(0)
    driver.undo(0)
    after = driver.table(0)
    assert (after.position, after.actions, after.deciding) == (before.position, before.actions, before.deciding)
    assert not after.undo
    assert driver.refused(ANN, "undo", number=driver.match.number_for(0)) == "nothing to undo"


def test_undo_is_told_to_those_who_had_heard_of_the_decision() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    driver.play(0, advanced(driver, 0))
    assert driver.undo(0).viewers == {0, 1, None}
    told = driver.update(1)
    assert told.happened[0].what == "undone"
    assert told.happened[0].seat == 0


def test_what_somebody_else_has_followed_stays() -> None:
    driver = MatchDriver.playing("battle", 2)
    dice = random.Random(1)
    refusals = set()
    while driver.match.deciding:
        driver.go_on(dice)
        if driver.match.stage == "playing":
            for seat, who in ((0, ANN), (1, BEN)):
                last = driver.match.moves.played[-1][1]
                if last.seat != seat and not last.chance:
                    refusals.add(driver.refused(who, "undo", number=driver.match.number_for(seat)))
    assert refusals <= {"gone on", "nothing to undo"}
    assert "gone on" in refusals


def test_what_chance_has_followed_stays() -> None:
    driver, dice = MatchDriver.playing("cartagena", 2, options={"variant": "jamaica"}), random.Random(1)
    drawn = 0
    while drawn < 10:
        driver.go_on(dice)
        last = driver.match.moves.played[-1][1]
        if last.chance:
            drawn += 1
            for seat in range(2):
                assert (
                    driver.refused(driver.who(seat), "undo", number=driver.match.number_for(seat)) == "nothing to undo"
                )


def test_somebody_else_cannot_take_it_back() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    driver.play(0, advanced(driver, 0))
    assert driver.refused(BEN, "undo", number=driver.match.number_for(1)) == "nothing to undo"
    assert driver.refused(CAT, "undo", number=driver.match.number_for(None)) == "not seated"


def test_undo_asks_for_the_latest_number() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    number = driver.match.number_for(0)
    driver.play(0, advanced(driver, 0))
    assert driver.refused(ANN, "undo", number=number) == "stale"


def keeping(luck: int = 0, **given: Any) -> MatchDriver:
    """A game of Tortuga in which all three have dice to keep."""
    driver = MatchDriver.of("tortuga", 3, **given)
    for seat, person in enumerate((ANN, BEN, CAT)):
        driver.do(person, "sit", seat=seat)
    driver.do(BEN, "luck", luck=f"{luck:032x}")
    driver.do(ANN, "start")
    assert len(driver.match.deciding) == 3
    return driver


def test_a_change_of_mind_before_all_have_decided_is_seen_by_nobody_else() -> None:
    driver = keeping(clock=Clock(60, 600))
    others = (1, 2, None)
    before = {viewer: driver.bytes(viewer) for viewer in others}
    numbers = {viewer: driver.match.number_for(viewer) for viewer in others}
    own = driver.table(0)
    for action in own.actions[:3]:
        driver.wait(3)
        assert driver.play(0, action["id"]).viewers == {0}
        assert driver.table(0).undo
        assert not driver.table(0).actions
        driver.wait(2)
        assert driver.undo(0).viewers == {0}
        assert driver.table(0).actions == own.actions
        assert driver.table(0).timing == own.timing
    assert {viewer: driver.bytes(viewer) for viewer in others} == before
    assert {viewer: driver.match.number_for(viewer) for viewer in others} == numbers
    driver.play(1)
    assert {viewer: driver.bytes(viewer) for viewer in (2, None)} == {v: before[v] for v in (2, None)}


def test_others_who_have_decided_since_do_not_stop_a_change_of_mind() -> None:
    driver = keeping()
    driver.play(0)
    driver.play(1)
    driver.undo(0)
    driver.undo(1)
    driver.play(1)
    driver.undo(1)
    driver.play(0)
    assert set(driver.match.deciding) == {1, 2}


def test_a_view_from_before_somebody_elses_change_of_mind_is_not_stale() -> None:
    driver = keeping()
    number = driver.match.number_for(1)
    driver.play(0)
    driver.undo(0)
    action = driver.table(1).actions[0]["id"]
    driver.do(BEN, "play", number=number, action=action)
    assert set(driver.match.deciding) == {0, 2}


def test_once_all_have_decided_nobody_changes_their_mind() -> None:
    """Not even where the next thing is a decision without dice in between, such as naming skulls."""
    named: set[int] = set()
    for luck in range(120):
        driver = keeping(luck=luck)
        for seat in driver.match.deciding:
            driver.play(seat, skulls_alone(driver, seat))
        position = driver.table(0).position
        assert position
        if position["phase"] == "name":
            named |= set(driver.match.deciding)
        if position["phase"] != "keep":
            assert not any(driver.table(seat).undo for seat in range(3))
    assert named == {0, 1, 2}


def skulls_alone(driver: MatchDriver, seat: int) -> int:
    """Keep a skull and nothing else, if there is one."""
    position, actions = driver.table(seat).position, driver.table(seat).actions
    assert position
    shows = position["boards"][seat]["dice"]
    alone = [a for a in actions if len(a["dice"]) == 1 and shows[a["dice"][0]]["shows"] == "skull"]
    return int((alone or actions)[0]["id"])


def test_against_bots_everything_can_be_taken_back() -> None:
    driver, dice = MatchDriver.playing("tortuga", 3, bots=2), random.Random(2)
    views = [driver.table(0).position]
    while len(views) < 12:
        driver.go_on(dice)
        if driver.match.moves.played[-1][1].seat == 0 and driver.match.stage == "playing":
            views.append(driver.table(0).position)
    mine = [number for number, played in driver.match.moves.played if played.seat == 0]
    while mine:
        driver.undo(0)
        assert 0 in driver.match.deciding
        mine.pop()
        assert [number for number, played in driver.match.moves.played if played.seat == 0] == mine
    assert not driver.table(0).undo
    assert driver.refused(ANN, "undo", number=driver.match.number_for(0)) == "nothing to undo"


def test_what_a_bot_thought_about_what_was_taken_back_is_another_decision() -> None:
    """A bot that began to think before must notice that it thinks about something that is no more."""
    driver, dice = MatchDriver.playing("tortuga", 3, bots=2), random.Random(3)
    for _ in range(60):
        driver.go_on(dice)
        bots = [seat for seat in driver.match.deciding if seat]
        if bots and driver.table(0).undo:
            before = {seat: (driver.match.clocks.decisions[seat], sight(driver, seat)) for seat in bots}
            driver.undo(0)
            for seat, (decision, seen) in before.items():
                if driver.match.clocks.decisions.get(seat) == decision:
                    assert sight(driver, seat) == seen
    assert driver.match.state is not None


def sight(driver: MatchDriver, seat: int) -> bytes:
    assert driver.match.state is not None
    return driver.match.game.view(driver.match.state, seat).tobytes()


def test_a_bot_that_stands_in_for_somebody_is_no_bot_of_ours() -> None:
    driver = MatchDriver.playing("cartagena", 2)
    driver.play(0, advanced(driver, 0))
    while driver.match.deciding == (0,):
        driver.play(0, advanced(driver, 0))
    driver.do(BEN, "stand", seat=1)
    driver.do(ANN, "vote", seat=1, choice="bot")
    assert driver.match.bots_to_move() == [(1, STANDIN)]
    driver.add(*gate.play(driver.match, 1, advanced(driver, 1), driver.now))
    assert driver.refused(ANN, "undo", number=driver.match.number_for(0)) in ("gone on", "nothing to undo")


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_undo_puts_the_game_back_exactly(table: Table) -> None:
    """Wherever it is offered, in random games: the state is as before the decision, and can be gone on from."""
    driver, dice = MatchDriver.at(table), random.Random(4)
    undone = 0
    for _ in range(150):
        if not driver.match.deciding:
            break
        assert driver.match.state is not None
        before = driver.match.state.tobytes()
        driver.go_on(dice)
        if driver.match.stage != "playing":
            break
        seat = driver.match.moves.played[-1][1].seat
        if driver.table(seat).undo and dice.random() < 0.5:
            driver.undo(seat)
            undone += 1
            assert driver.match.state.tobytes() == before
            assert seat in driver.match.deciding
    assert undone


def test_what_was_offered_is_done() -> None:
    """The flag in the view and the answer to the command agree, for everybody, all the time."""
    for table in TABLES[::3]:
        driver, dice = MatchDriver.at(table), random.Random(5)
        for _ in range(40):
            driver.go_on(dice)
            if driver.match.stage != "playing":
                break
            seat = dice.randrange(driver.match.seats)
            if driver.table(seat).undo:
                driver.undo(seat)
            else:
                assert driver.refused(driver.who(seat), "undo", seat, number=driver.match.number_for(seat)) in (
                    "nothing to undo", "gone on", "revealed",
                )  # fmt: skip
            assert encode(driver.table(seat))
