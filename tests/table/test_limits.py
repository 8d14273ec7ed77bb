"""Limits on the log and on chat; they never refuse a move."""

import random

import pytest

from brethren.game import Event, State
from brethren.table import gate, log, view
from brethren.table.clocks import DAY
from brethren.table.limits import CHAT_BURST, CHAT_SECONDS, MAX_CHANGES, MAX_CHAT, VISITORS_FACTOR
from brethren.table.match import Match
from brethren.table.moves import MARK, MAX_TAIL
from brethren.table.seating import Person
from brethren.table.undo import undone
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, MatchDriver, encode


def test_messages_in_a_burst_are_refused_until_a_moment_later() -> None:
    driver = MatchDriver.playing()
    for _ in range(CHAT_BURST - 1):
        driver.do(ANN, "say", text="Ahoy")
    driver.do(ANN, "exclaim", phrase="ahoy")
    assert driver.refused(ANN, "say", text="Ahoy") == "too often"
    assert driver.refused(ANN, "exclaim", phrase="ahoy") == "too often"
    driver.do(BEN, "say", text="Not so loud!")
    driver.wait(CHAT_SECONDS)
    driver.do(ANN, "say", text="Sorry.")


def test_a_clock_that_was_set_back_silences_nobody() -> None:
    driver = MatchDriver.playing()
    for _ in range(CHAT_BURST):
        driver.do(ANN, "say", text="Ahoy")
    driver.wait(-3600)
    driver.do(ANN, "say", text="Ahoy")


def test_a_table_keeps_so_many_messages() -> None:
    driver = MatchDriver.playing()
    for _ in range(MAX_CHAT):
        driver.wait(CHAT_SECONDS)
        driver.do(BEN, "say", text="Ahoy")
    assert driver.refused(ANN, "say", text="Ahoy") == "chat full"
    assert driver.refused(BEN, "exclaim", phrase="ahoy") == "chat full"
    driver.play(driver.match.deciding[0])


def test_a_person_can_change_so_many_things_and_then_only_play_on() -> None:
    driver = MatchDriver.playing()
    seat = driver.match.deciding[0]
    who, other = driver.who(seat), driver.who(1 - seat)
    while driver.match.limits.changes[who.id] < MAX_CHANGES:
        driver.play(seat)
        driver.undo(seat)
    driver.play(seat)
    assert driver.refused(who, "undo", seat, number=driver.match.number_for(seat)) == "changes used up"
    driver.do(who, "say", text="That is all.")
    driver.do(other, "stand", seat=1 - seat)


def test_an_absence_that_changes_again_and_again_fills_no_log() -> None:
    driver = MatchDriver.playing(clock=Clock(move=DAY))
    for days in range(2 * MAX_CHANGES):
        if admitted := gate.vacation(driver.match, ANN.id, driver.now + (1 + days % 2) * DAY, driver.now):
            driver.add(*admitted)
    assert driver.match.limits.changes[ANN.id] == MAX_CHANGES
    driver.play(driver.match.deciding[0])


def test_the_steps_of_a_replay_are_made_one_after_another() -> None:
    """Others get their turn after each entry that is read, and after each step that is written."""
    driver = MatchDriver.playing()
    driver.go_on(random.Random(1), steps=20)
    pauses = len([*view.replay_so_far(driver.match, driver.entries, 0)])
    assert pauses == len(driver.entries) + 21


def test_visitors_under_many_names_can_change_so_many_things_before_the_start() -> None:
    driver = MatchDriver.of(lots=False)
    driver.match.limits.most_changes = 2
    for number in range(VISITORS_FACTOR - 1):
        visitor = Person(f"visitor {number}", "Eve", "anchor")
        driver.do(visitor, "sit", seat=1)
        driver.do(visitor, "stand", seat=1)
    driver.do(BEN, "sit", seat=0)
    assert driver.refused(BEN, "stand", seat=0) == "changes used up"
    driver.do(ANN, "place", seat=1, level="swab")


def test_what_has_been_done_before_is_no_new_change() -> None:
    driver = MatchDriver.playing()
    driver.match.limits.changes[ANN.id] = MAX_CHANGES - 1
    driver.do(ANN, "stand", id="once", seat=0)
    assert driver.do(ANN, "stand", id="once", seat=0) is None


@pytest.mark.parametrize(
    ("game", "options"), [("cartagena", {}), ("battle", {"play": "match"}), ("tortuga", {})], ids=str
)
def test_to_take_back_replays_only_the_latest_part(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is the same as one in which nothing was ever taken back."""
    driver = MatchDriver.playing(game, 2, bots=1, options=options)
    while len(driver.match.moves.played) < 3 * MARK or not driver.table(0).undo:
        driver.play(driver.match.deciding[0])
    replayed: list[log.Played] = []
    after = Match.after

    def counted(match: Match, state: State, played: log.Played) -> tuple[State, list[Event]]:
        replayed.append(played)
        return after(match, state, played)

    monkeypatch.setattr(Match, "after", counted)
    while driver.table(0).undo and len(driver.match.moves.played) > MARK:
        replayed.clear()
        driver.undo(0)
        assert len(replayed) < MARK
    kept = [entry for _, entry in driver.match.moves.played]
    before = [entry for entry in driver.entries if not isinstance(entry, log.Played | log.Undone)]
    plain = MatchDriver(Match.of("T", [*before, *kept]))
    assert plain.match.state is not None
    assert driver.match.state is not None
    assert plain.match.state.tobytes() == driver.match.state.tobytes()
    assert plain.match.moves.draw_numbers == driver.match.moves.draw_numbers
    seat = driver.match.deciding[0]
    assert encode(plain.table(seat).actions) == encode(driver.table(seat).actions)


@pytest.mark.parametrize("game", ["cartagena", "battle", "tortuga"])
def test_what_may_be_taken_back_next_does_not_depend_on_what_has_been_taken_back(game: str) -> None:
    """At every length of the match: the tail is that of a match in which only what still counts was ever done."""
    driver, dice = MatchDriver.playing(game, 2), random.Random(6)
    before = list(driver.entries)
    while driver.match.deciding and len(driver.match.moves.played) < 3 * MARK:
        driver.go_on(dice)
        last = driver.match.moves.played[-1][1].seat
        if not driver.table(last).undo:
            continue
        taken_back = Match.of("T", driver.entries)
        taken_back.add(log.Undone(driver.now, "", "", last, undone(taken_back, last)))
        plain = Match.of("T", [*before, *(entry for _, entry in taken_back.moves.played)])
        tail = [step.entry for step in taken_back.moves.tail]
        assert tail == [step.entry for step in plain.moves.tail][-(MAX_TAIL - 1) :]
