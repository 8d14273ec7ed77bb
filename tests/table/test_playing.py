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
from tests.table.party import ANN, BEN, CAT, SECRET, Party, encode, people, whole
from tests.tables import TABLES, Table, name

every_table = pytest.mark.parametrize("table", TABLES, ids=name)


def played_out(table: Table, seed: int = 0, steps: int = 10_000) -> Party:
    party, dice = Party.at(table), random.Random(seed)
    while party.match.deciding and party.match.number < steps:
        party.go_on(dice)
    return party


def test_a_decision_counts_and_all_hear_of_it() -> None:
    party = Party.playing(seats=2)
    before = party.table(1)
    told = party.play(0)
    assert told.viewers == {0, 1, None}
    assert party.table(1).position != before.position
    assert party.table(0).actions
    assert not party.table(1).actions
    assert not party.table(None).actions


def test_only_the_own_seat_decides_and_only_what_is_legal() -> None:
    party = Party.playing(seats=2)
    number = party.match.number_for(0)
    action = party.table(0).actions[0]["id"]
    assert party.refused(BEN, "play", number=number, action=action) == "not deciding"
    assert party.refused(BEN, "play", 0, number=number, action=action) == "not seated"
    assert party.refused(CAT, "play", number=number, action=action) == "not seated"
    for wrong in (-1, GAMES["cartagena"].actions, 10**30):
        assert party.refused(ANN, "play", number=number, action=wrong) == "unknown action"
    illegal = set(range(GAMES["cartagena"].actions)) - {a["id"] for a in party.table(0).actions}
    for wrong in sorted(illegal)[:20]:
        assert party.refused(ANN, "play", number=number, action=wrong)


@every_table
def test_every_action_on_offer_has_its_number(table: Table) -> None:
    party, dice = Party.at(table), random.Random(9)
    for _ in range(60):
        for seat in party.match.deciding:
            assert party.match.state is not None
            offered = [offer["id"] for offer in party.table(seat).actions]
            assert offered == party.match.game.legal(party.match.state, seat)
            assert all("action" in offer for offer in party.table(seat).actions if offer["verb"] in ("name", "bonus"))
        party.go_on(dice)


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    party = Party.of("battle", 2)
    party.do(ANN, "sit", seat=0)
    assert party.refused(ANN, "play", number=1, action=0) == "not started"
    assert party.refused(ANN, "undo", number=2) == "not started"
    over = played_out(("battle", 2, {"play": "single"}))
    number = over.match.number_for(0)
    assert over.refused(ANN, "play", number=number, action=0) == "over"
    assert over.refused(ANN, "undo", number=number) == "over"
    assert over.refused(ANN, "stand", seat=0) == "over"


def test_an_old_number_is_stale_only_if_the_decision_is_another_one_now() -> None:
    party = Party.playing(seats=2)
    first = party.match.number_for(0)
    action = party.table(0).actions[0]["id"]
    party.do(BEN, "say", text="Make up your mind!")
    party.do(ANN, "play", number=first, action=action)
    assert party.refused(ANN, "play", number=first, action=action) == "stale"
    for never in (0, -1, party.match.number_for(0) + 1):
        assert party.refused(ANN, "play", number=never, action=action) == "stale"


def test_in_a_step_of_several_nobody_waits_for_anybody() -> None:
    party = Party.playing("tortuga", 4)
    seats = party.match.deciding
    assert len(seats) > 2
    numbers = {seat: party.match.number_for(seat) for seat in seats}
    for seat in reversed(seats):
        action = party.table(seat).actions[0]["id"]
        party.do(people[seat], "play", number=numbers[seat], action=action)


def test_a_command_that_comes_twice_counts_once() -> None:
    party = Party.playing(seats=2)
    number, action = party.match.number_for(0), party.table(0).actions[0]["id"]
    assert party.do(ANN, "play", number=number, action=action, id="once")
    entries = len(party.entries)
    assert party.do(ANN, "play", number=number, action=action, id="once") is None
    assert party.do(BEN, "say", text="My own", id="once")
    assert len(party.entries) == entries + 1
    again = Match.of("T", party.entries)
    assert gate.admit(again, commands.Say("once", "Hm"), gate.Sender(BEN, 1, 0.0)) is None


def test_one_person_on_all_seats_plays_each_from_its_own_view() -> None:
    party = Party.of("tortuga", 3)
    for seat in range(3):
        party.do(ANN, "sit", seat=seat, name=f"Sailor {seat}")
    party.do(ANN, "start")
    seats = party.match.deciding
    for seat in seats:
        assert party.table(seat).me == seat
        assert party.refused(ANN, "play", (seat + 1) % 3, number=1, action=-1)
    dice = random.Random(1)
    while party.match.deciding:
        seat = dice.choice(party.match.deciding)
        action = dice.choice(party.table(seat).actions)["id"]
        party.do(ANN, "play", seat, number=party.match.number_for(seat), action=action)
    assert party.match.result


def test_one_person_on_several_seats_sees_only_the_dice_of_the_seat_they_look_from() -> None:
    party = Party.of("tortuga", 2)
    party.do(ANN, "sit", seat=0)
    party.do(ANN, "sit", seat=1)
    party.do(ANN, "start")
    game, state = party.match.game, party.match.state
    assert state is not None
    for seat in range(2):
        assert party.table(seat).position == game.to_json(game.view(state, seat))
        assert party.table(seat).position != game.to_json(state)


@every_table
def test_a_whole_game_ends_and_its_log_and_its_record_give_it_again(table: Table) -> None:
    party = played_out(table)
    match = party.match
    assert match.result
    assert match.result.winners
    stored = [msgspec.json.decode(encode(entry), type=AnyEntry) for entry in party.entries]
    again = Match.of("T", stored)
    assert same(match, again)
    for viewer in party.viewers:
        assert encode(Views(again).table(viewer, "ann")) == encode(Views(match).table(viewer, "ann"))
        heard = whole(view.story(match, party.entries, viewer)).happened
        assert [happening.number for happening in heard] == list(range(1, match.number_for(viewer) + 1))
    replays(view.record(match))


@every_table
def test_at_every_moment_the_log_gives_the_identical_match(table: Table) -> None:
    party, dice = Party.at(table, clock=Clock(60, 600)), random.Random(3)
    for step in range(60):
        if party.match.deciding:
            party.go_on(dice)
        seat = dice.randrange(party.match.seats)
        if step % 7 == 0 and party.table(seat).undo:
            party.undo(seat)
        if step % 10 == 0:
            assert same(party.match, Match.of("T", party.entries))


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
    party, dice = Party.playing("cartagena", 2, bots=1, lots=True), random.Random(5)
    for step in range(100_000):
        if not party.match.deciding:
            break
        party.go_on(dice)
        if step % 9 == 0 and party.match.stage == "playing" and party.table(0).undo:
            party.undo(0)
    replays(view.record(party.match))


@every_table
def test_a_moment_is_the_table_as_it_was_then(table: Table) -> None:
    party, dice = Party.at(table, clock=Clock(60, 600)), random.Random(6)
    seen: dict[tuple[int | None, int], bytes] = {}
    for _ in range(25):
        party.go_on(dice)
        for viewer in party.viewers:
            seen.setdefault((viewer, party.match.number_for(viewer)), party.bytes(viewer))
    for (viewer, number), then in dice.sample(sorted(seen.items(), key=str), 12):
        assert encode(whole(view.at(party.match, party.entries, viewer, party.person(viewer), number))) == then


def test_an_update_tells_what_was_missed() -> None:
    party, dice = Party.playing("cartagena", 2), random.Random(7)
    party.go_on(dice, 10)
    number = party.match.number_for(0)
    assert [h.number for h in party.update(0).happened] == [number]
    assert [h.number for h in party.update(0, number - 3).happened] == list(range(number - 2, number + 1))
    assert party.update(0, number).happened == []
    party.go_on(dice, 60)
    update = party.update(0, 0)
    assert update.missed + len(update.happened) == update.number
    assert [h.number for h in update.happened] == list(range(update.missed + 1, update.number + 1))
    story = whole(view.story(party.match, party.entries, 0)).happened
    assert encode(story[update.missed :]) == encode(update.happened)


def test_a_rematch_is_asked_for_once_after_the_end_by_those_who_sat() -> None:
    party = played_out(("battle", 2, {"play": "single"}))
    asked = gate.Sender(ANN, 0, party.now)
    admitted = gate.rematch(party.match, commands.Rematch("r"), asked, "T2")
    assert admitted
    with pytest.raises(Refused, match="do not sit"):
        gate.rematch(party.match, commands.Rematch("r"), gate.Sender(CAT, None, party.now), "T2")
    with pytest.raises(Refused, match="not over"):
        gate.rematch(Party.playing("battle", 2).match, commands.Rematch("r"), asked, "T2")
    party.add(*admitted)
    assert party.table(1).rematch == "T2"
    assert gate.rematch(party.match, commands.Rematch("s"), asked, "T3") is None


def test_the_secret_shows_at_the_end_and_not_before() -> None:
    party, dice = Party.playing("battle", 2), random.Random(8)
    while party.match.deciding:
        for viewer in party.viewers:
            assert SECRET not in encode(whole(view.excerpt(party.match, party.entries, viewer, "ann"))).decode()
        party.go_on(dice)
    assert party.table(None).fairness.secret == SECRET
    assert view.record(party.match).secret == SECRET


def test_a_story_comes_in_pages() -> None:
    party, dice = Party.playing("tortuga", 3), random.Random(4)
    party.go_on(dice, 30)
    for viewer in party.viewers:
        story = whole(view.story(party.match, party.entries, viewer))
        total = party.match.number_for(viewer)
        assert (len(story.happened), story.total) == (total, total)
        for first in range(1, total + 1, 7):
            page = whole(view.story(party.match, party.entries, viewer, first, 7))
            assert page.happened == story.happened[first - 1 : first + 6]
            excerpt = whole(view.excerpt(party.match, party.entries, viewer, "", first, 7))
            assert (excerpt.happened, excerpt.total) == (page.happened, total)
        assert whole(view.story(party.match, party.entries, viewer, total + 1)).happened == []
        assert whole(view.story(party.match, party.entries, viewer, 1, 0)).happened == []


def test_a_page_has_no_more_than_so_many() -> None:
    party = Party.of(seats=2)
    party.do(ANN, "sit", seat=0)
    while party.match.number < 2 * view.PAGE:
        party.wait(CHAT_SECONDS)
        party.do(ANN, "say", text="Ahoy")
    assert len(whole(view.story(party.match, party.entries, None)).happened) == view.PAGE
