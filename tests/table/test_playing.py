"""A game at the table: decisions, stale numbers, commands twice, hot-seat, the end, the log and the record."""

import random
from dataclasses import fields

import msgspec
import pytest

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.table import gate, view
from brethren.table.limits import CHAT_SECONDS
from brethren.table.log import AnyEntry
from brethren.table.luck import Luck, commitment
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.views import Views
from brethren.wire import commands
from brethren.wire.records import MatchRecord
from brethren.wire.vocabulary import Clock
from tests.table.match_driver import ANN, BEN, CAT, SECRET, MatchDriver, encode, people, whole
from tests.tables import TABLES, Table, name

every_table = pytest.mark.parametrize("table", TABLES, ids=name)


def played_out(table: Table, seed: int = 0, steps: int = 10_000) -> MatchDriver:
    driver, dice = MatchDriver.at(table), random.Random(seed)
    while driver.match.deciding and driver.match.number < steps:
        driver.go_on(dice)
    return driver


def test_a_decision_counts_and_all_hear_of_it() -> None:
    driver = MatchDriver.playing(seats=2)
    before = driver.table(1)
    told = driver.play(0)
    assert told.viewers == {0, 1, None}
    assert driver.table(1).position != before.position
    assert driver.table(0).actions
    assert not driver.table(1).actions
    assert not driver.table(None).actions


def test_players_decide_only_for_their_own_seat_and_only_what_is_legal() -> None:
    driver = MatchDriver.playing(seats=2)
    number = driver.match.number_for(0)
    action = driver.table(0).actions[0]["id"]
    assert driver.refused(BEN, "play", number=number, action=action) == "not deciding"
    assert driver.refused(BEN, "play", 0, number=number, action=action) == "not seated"
    assert driver.refused(CAT, "play", number=number, action=action) == "not seated"
    for wrong in (-1, GAMES["cartagena"].actions, 10**30):
        assert driver.refused(ANN, "play", number=number, action=wrong) == "unknown action"
    illegal = set(range(GAMES["cartagena"].actions)) - {a["id"] for a in driver.table(0).actions}
    for wrong in sorted(illegal)[:20]:
        assert driver.refused(ANN, "play", number=number, action=wrong)


@every_table
def test_every_action_on_offer_has_its_number(table: Table) -> None:
    driver, dice = MatchDriver.at(table), random.Random(9)
    for _ in range(60):
        for seat in driver.match.deciding:
            assert driver.match.state is not None
            offered = [offer["id"] for offer in driver.table(seat).actions]
            assert offered == driver.match.game.legal(driver.match.state, seat)
            assert all("action" in offer for offer in driver.table(seat).actions if offer["verb"] in ("name", "bonus"))
        driver.go_on(dice)


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    driver = MatchDriver.of("battle", 2)
    driver.do(ANN, "sit", seat=0)
    assert driver.refused(ANN, "play", number=1, action=0) == "not started"
    assert driver.refused(ANN, "undo", number=2) == "not started"
    over = played_out(("battle", 2, {"play": "single"}))
    number = over.match.number_for(0)
    assert over.refused(ANN, "play", number=number, action=0) == "over"
    assert over.refused(ANN, "undo", number=number) == "over"
    assert over.refused(ANN, "stand", seat=0) == "over"


def test_an_old_number_is_stale_only_if_the_decision_is_another_one_now() -> None:
    driver = MatchDriver.playing(seats=2)
    first = driver.match.number_for(0)
    action = driver.table(0).actions[0]["id"]
    driver.do(BEN, "say", text="Make up your mind!")
    driver.do(ANN, "play", number=first, action=action)
    assert driver.refused(ANN, "play", number=first, action=action) == "stale"
    for never in (0, -1, driver.match.number_for(0) + 1):
        assert driver.refused(ANN, "play", number=never, action=action) == "stale"


def test_in_a_step_of_several_nobody_waits_for_anybody() -> None:
    driver = MatchDriver.playing("tortuga", 4)
    seats = driver.match.deciding
    assert len(seats) > 2
    numbers = {seat: driver.match.number_for(seat) for seat in seats}
    for seat in reversed(seats):
        action = driver.table(seat).actions[0]["id"]
        driver.do(people[seat], "play", number=numbers[seat], action=action)


def test_a_command_that_comes_twice_counts_once() -> None:
    driver = MatchDriver.playing(seats=2)
    number, action = driver.match.number_for(0), driver.table(0).actions[0]["id"]
    assert driver.do(ANN, "play", number=number, action=action, id="once")
    entries = len(driver.entries)
    assert driver.do(ANN, "play", number=number, action=action, id="once") is None
    assert driver.do(BEN, "say", text="My own", id="once")
    assert len(driver.entries) == entries + 1
    again = Match.of("T", driver.entries)
    assert gate.admit(again, commands.Say("once", "Hm"), gate.Sender(BEN, 1, 0.0)) is None


def test_one_person_on_all_seats_plays_each_from_its_own_view() -> None:
    driver = MatchDriver.of("tortuga", 3)
    for seat in range(3):
        driver.do(ANN, "sit", seat=seat, name=f"Sailor {seat}")
    driver.do(ANN, "start")
    seats = driver.match.deciding
    for seat in seats:
        assert driver.table(seat).me == seat
        assert driver.refused(ANN, "play", (seat + 1) % 3, number=1, action=-1)
    dice = random.Random(1)
    while driver.match.deciding:
        seat = dice.choice(driver.match.deciding)
        action = dice.choice(driver.table(seat).actions)["id"]
        driver.do(ANN, "play", seat, number=driver.match.number_for(seat), action=action)
    assert driver.match.result


def test_one_person_on_several_seats_sees_only_the_dice_of_the_seat_they_look_from() -> None:
    driver = MatchDriver.of("tortuga", 2)
    driver.do(ANN, "sit", seat=0)
    driver.do(ANN, "sit", seat=1)
    driver.do(ANN, "start")
    game, state = driver.match.game, driver.match.state
    assert state is not None
    for seat in range(2):
        assert driver.table(seat).position == game.to_json(game.view(state, seat))
        assert driver.table(seat).position != game.to_json(state)


@every_table
def test_a_whole_game_ends_and_its_log_and_its_record_give_it_again(table: Table) -> None:
    driver = played_out(table)
    match = driver.match
    assert match.result
    assert match.result.winners
    stored = [msgspec.json.decode(encode(entry), type=AnyEntry) for entry in driver.entries]
    again = Match.of("T", stored)
    assert same(match, again)
    for viewer in driver.viewers:
        assert encode(Views(again).table(viewer, "ann")) == encode(Views(match).table(viewer, "ann"))
        heard = whole(view.story(match, driver.entries, viewer)).happened
        assert [happening.number for happening in heard] == list(range(1, match.number_for(viewer) + 1))
    replays(view.record(match))


@every_table
def test_at_every_moment_the_log_gives_the_identical_match(table: Table) -> None:
    driver, dice = MatchDriver.at(table, clock=Clock(60, 600)), random.Random(3)
    for step in range(60):
        if driver.match.deciding:
            driver.go_on(dice)
        seat = dice.randrange(driver.match.seats)
        if step % 7 == 0 and driver.table(seat).undo:
            driver.undo(seat)
        if step % 10 == 0:
            assert same(driver.match, Match.of("T", driver.entries))


def same(one: Match, other: Match) -> bool:
    """Whether two matches are the same in every field."""
    ours, theirs = (
        {field.name: getattr(match, field.name) for field in fields(match) if hasattr(match, field.name)}
        for match in (one, other)
    )
    for match in (ours, theirs):
        match.pop("overview", None)  # it can be worked out again
        state, moves = match.pop("state"), match.pop("moves")
        match["state"] = None if state is None else state.tobytes()
        match["moves"] = moves.opening, moves.played, moves.draw_numbers
        match["tail"] = [(step.entry, step.number, step.before.tobytes()) for step in moves.tail]
        match["marks"] = [(mark.state.tobytes(), mark.draw_numbers) for mark in moves.marks]
    return ours == theirs


def replays(record: MatchRecord) -> None:
    """The record leads to its end, and its dice are what secret and contributions say."""
    assert commitment(record.secret) == record.commitment
    game = GAMES[record.game]
    luck = Luck.mixed(record.secret, record.table, record.contributions)
    if record.lots:
        assert record.options["start"] == luck.draw(0, [1] * record.seats)
    state, drawn = game.start(record.seats, **record.options), 0
    for seat, action in record.log:
        if seat == CHANCE:
            drawn += 1
            assert action == game.legal(state, CHANCE)[luck.draw(drawn, game.weights(state))]
        state = game.play(state, seat, action)
    assert list(game.winners(state)) == record.winners
    assert game.ending(state) == record.ending


def test_a_record_is_true_after_undo_too() -> None:
    driver, dice = MatchDriver.playing("cartagena", 2, bots=1, lots=True), random.Random(5)
    for step in range(100_000):
        if not driver.match.deciding:
            break
        driver.go_on(dice)
        if step % 9 == 0 and driver.match.stage == "playing" and driver.table(0).undo:
            driver.undo(0)
    replays(view.record(driver.match))


@every_table
def test_a_moment_is_the_table_as_it_was_then(table: Table) -> None:
    driver, dice = MatchDriver.at(table, clock=Clock(60, 600)), random.Random(6)
    seen: dict[tuple[int | None, int], bytes] = {}
    for _ in range(25):
        driver.go_on(dice)
        for viewer in driver.viewers:
            seen.setdefault((viewer, driver.match.number_for(viewer)), driver.bytes(viewer))
    for (viewer, number), then in dice.sample(sorted(seen.items(), key=str), 12):
        assert encode(whole(view.at(driver.match, driver.entries, viewer, driver.person(viewer), number))) == then


def test_an_update_tells_what_was_missed() -> None:
    driver, dice = MatchDriver.playing("cartagena", 2), random.Random(7)
    driver.go_on(dice, 10)
    number = driver.match.number_for(0)
    assert [h.number for h in driver.update(0).happened] == [number]
    assert [h.number for h in driver.update(0, number - 3).happened] == list(range(number - 2, number + 1))
    assert driver.update(0, number).happened == []
    driver.go_on(dice, 60)
    update = driver.update(0, 0)
    assert update.missed + len(update.happened) == update.number
    assert [h.number for h in update.happened] == list(range(update.missed + 1, update.number + 1))
    story = whole(view.story(driver.match, driver.entries, 0)).happened
    assert encode(story[update.missed :]) == encode(update.happened)


def test_a_rematch_is_asked_for_once_after_the_end_by_those_who_sat() -> None:
    driver = played_out(("battle", 2, {"play": "single"}))
    asked = gate.Sender(ANN, 0, driver.now)
    admitted = gate.rematch(driver.match, commands.Rematch("r"), asked, "T2")
    assert admitted
    with pytest.raises(Refused, match="not sitting"):
        gate.rematch(driver.match, commands.Rematch("r"), gate.Sender(CAT, None, driver.now), "T2")
    with pytest.raises(Refused, match="not over"):
        gate.rematch(MatchDriver.playing("battle", 2).match, commands.Rematch("r"), asked, "T2")
    driver.add(*admitted)
    assert driver.table(1).rematch == "T2"
    assert gate.rematch(driver.match, commands.Rematch("s"), asked, "T3") is None


def test_the_secret_shows_at_the_end_and_not_before() -> None:
    driver, dice = MatchDriver.playing("battle", 2), random.Random(8)
    while driver.match.deciding:
        for viewer in driver.viewers:
            assert SECRET not in encode(whole(view.excerpt(driver.match, driver.entries, viewer, "ann"))).decode()
        driver.go_on(dice)
    assert driver.table(None).fairness.secret == SECRET
    assert view.record(driver.match).secret == SECRET


def test_a_story_comes_in_pages() -> None:
    driver, dice = MatchDriver.playing("tortuga", 3), random.Random(4)
    driver.go_on(dice, 30)
    for viewer in driver.viewers:
        story = whole(view.story(driver.match, driver.entries, viewer))
        total = driver.match.number_for(viewer)
        assert (len(story.happened), story.total) == (total, total)
        for first in range(1, total + 1, 7):
            page = whole(view.story(driver.match, driver.entries, viewer, first, 7))
            assert page.happened == story.happened[first - 1 : first + 6]
            excerpt = whole(view.excerpt(driver.match, driver.entries, viewer, "", first, 7))
            assert (excerpt.happened, excerpt.total) == (page.happened, total)
        assert whole(view.story(driver.match, driver.entries, viewer, total + 1)).happened == []
        assert whole(view.story(driver.match, driver.entries, viewer, 1, 0)).happened == []


def test_a_page_has_no_more_than_so_many() -> None:
    driver = MatchDriver.of(seats=2)
    driver.do(ANN, "sit", seat=0)
    while driver.match.number < 2 * view.PAGE:
        driver.wait(CHAT_SECONDS)
        driver.do(ANN, "say", text="Ahoy")
    assert len(whole(view.story(driver.match, driver.entries, None)).happened) == view.PAGE
