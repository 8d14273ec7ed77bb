"""What may be taken back, and what others notice of it."""

import random
from typing import Any

import pytest

from brethren.table import gate
from brethren.table.seating import STANDIN
from brethren.wire.vocabulary import Clock
from tests.table.party import ANN, BEN, CAT, Party, encode
from tests.tables import TABLES, Table, name


def advanced(party: Party, seat: int) -> int:
    """One of this seat's actions that draws no card."""
    return next(int(a["id"]) for a in party.table(seat).actions if a["verb"] == "advance")


def test_the_latest_decision_goes_and_the_one_before_it_too() -> None:
    party = Party.playing("cartagena", 2)
    before = party.table(0)
    party.play(0, advanced(party, 0))
    party.play(0, advanced(party, 0))
    assert party.table(0).undo
    party.undo(0)
    party.undo(0)
    after = party.table(0)
    assert (after.position, after.actions, after.deciding) == (before.position, before.actions, before.deciding)
    assert not after.undo
    assert party.refused(ANN, "undo", number=party.match.number_for(0)) == "nothing to undo"


def test_undo_is_told_to_those_who_had_heard_of_the_decision() -> None:
    party = Party.playing("cartagena", 2)
    party.play(0, advanced(party, 0))
    assert party.undo(0).viewers == {0, 1, None}
    told = party.update(1)
    assert told.happened[0].what == "undone"
    assert told.happened[0].seat == 0


def test_what_somebody_else_has_followed_stays() -> None:
    party = Party.playing("battle", 2)
    dice = random.Random(1)
    refusals = set()
    while party.match.deciding:
        party.go_on(dice)
        if party.match.stage == "playing":
            for seat, who in ((0, ANN), (1, BEN)):
                last = party.match.moves.played[-1][1]
                if last.seat != seat and not last.chance:
                    refusals.add(party.refused(who, "undo", number=party.match.number_for(seat)))
    assert refusals <= {"gone on", "nothing to undo"}
    assert "gone on" in refusals


def test_what_chance_has_followed_stays() -> None:
    party, dice = Party.playing("cartagena", 2, options={"variant": "jamaica"}), random.Random(1)
    drawn = 0
    while drawn < 10:
        party.go_on(dice)
        last = party.match.moves.played[-1][1]
        if last.chance:
            drawn += 1
            for seat in range(2):
                assert party.refused(party.who(seat), "undo", number=party.match.number_for(seat)) == "nothing to undo"


def test_somebody_else_cannot_take_it_back() -> None:
    party = Party.playing("cartagena", 2)
    party.play(0, advanced(party, 0))
    assert party.refused(BEN, "undo", number=party.match.number_for(1)) == "nothing to undo"
    assert party.refused(CAT, "undo", number=party.match.number_for(None)) == "not seated"


def test_undo_asks_for_the_latest_number() -> None:
    party = Party.playing("cartagena", 2)
    number = party.match.number_for(0)
    party.play(0, advanced(party, 0))
    assert party.refused(ANN, "undo", number=number) == "stale"


def keeping(luck: int = 0, **given: Any) -> Party:
    """A game of Tortuga in which all three have dice to keep."""
    party = Party.of("tortuga", 3, **given)
    for seat, person in enumerate((ANN, BEN, CAT)):
        party.do(person, "sit", seat=seat)
    party.do(BEN, "luck", luck=f"{luck:032x}")
    party.do(ANN, "start")
    assert len(party.match.deciding) == 3
    return party


def test_a_change_of_mind_before_all_have_decided_is_seen_by_nobody_else() -> None:
    party = keeping(clock=Clock(60, 600))
    others = (1, 2, None)
    before = {viewer: party.bytes(viewer) for viewer in others}
    numbers = {viewer: party.match.number_for(viewer) for viewer in others}
    own = party.table(0)
    for action in own.actions[:3]:
        party.wait(3)
        assert party.play(0, action["id"]).viewers == {0}
        assert party.table(0).undo
        assert not party.table(0).actions
        party.wait(2)
        assert party.undo(0).viewers == {0}
        assert party.table(0).actions == own.actions
        assert party.table(0).timing == own.timing
    assert {viewer: party.bytes(viewer) for viewer in others} == before
    assert {viewer: party.match.number_for(viewer) for viewer in others} == numbers
    party.play(1)
    assert {viewer: party.bytes(viewer) for viewer in (2, None)} == {v: before[v] for v in (2, None)}


def test_others_who_have_decided_since_do_not_stop_a_change_of_mind() -> None:
    party = keeping()
    party.play(0)
    party.play(1)
    party.undo(0)
    party.undo(1)
    party.play(1)
    party.undo(1)
    party.play(0)
    assert set(party.match.deciding) == {1, 2}


def test_a_view_from_before_somebody_elses_change_of_mind_is_not_stale() -> None:
    party = keeping()
    number = party.match.number_for(1)
    party.play(0)
    party.undo(0)
    action = party.table(1).actions[0]["id"]
    party.do(BEN, "play", number=number, action=action)
    assert set(party.match.deciding) == {0, 2}


def test_once_all_have_decided_nobody_changes_their_mind() -> None:
    """Not even where the next thing is a decision without dice in between, such as naming skulls."""
    named: set[int] = set()
    for luck in range(120):
        party = keeping(luck=luck)
        for seat in party.match.deciding:
            party.play(seat, skulls_alone(party, seat))
        position = party.table(0).position
        assert position
        if position["phase"] == "name":
            named |= set(party.match.deciding)
        if position["phase"] != "keep":
            assert not any(party.table(seat).undo for seat in range(3))
    assert named == {0, 1, 2}


def skulls_alone(party: Party, seat: int) -> int:
    """Keep a skull and nothing else, if there is one."""
    position, actions = party.table(seat).position, party.table(seat).actions
    assert position
    shows = position["boards"][seat]["dice"]
    alone = [a for a in actions if len(a["dice"]) == 1 and shows[a["dice"][0]]["shows"] == "skull"]
    return int((alone or actions)[0]["id"])


def test_against_bots_everything_can_be_taken_back() -> None:
    party, dice = Party.playing("tortuga", 3, bots=2), random.Random(2)
    views = [party.table(0).position]
    while len(views) < 12:
        party.go_on(dice)
        if party.match.moves.played[-1][1].seat == 0 and party.match.stage == "playing":
            views.append(party.table(0).position)
    mine = [number for number, played in party.match.moves.played if played.seat == 0]
    while mine:
        party.undo(0)
        assert 0 in party.match.deciding
        mine.pop()
        assert [number for number, played in party.match.moves.played if played.seat == 0] == mine
    assert not party.table(0).undo
    assert party.refused(ANN, "undo", number=party.match.number_for(0)) == "nothing to undo"


def test_what_a_bot_thought_about_what_was_taken_back_is_another_decision() -> None:
    """A bot that began to think before must notice that it thinks about something that is no more."""
    party, dice = Party.playing("tortuga", 3, bots=2), random.Random(3)
    for _ in range(60):
        party.go_on(dice)
        bots = [seat for seat in party.match.deciding if seat]
        if bots and party.table(0).undo:
            before = {seat: (party.match.clocks.decisions[seat], sight(party, seat)) for seat in bots}
            party.undo(0)
            for seat, (decision, seen) in before.items():
                if party.match.clocks.decisions.get(seat) == decision:
                    assert sight(party, seat) == seen
    assert party.match.state is not None


def sight(party: Party, seat: int) -> bytes:
    assert party.match.state is not None
    return party.match.game.view(party.match.state, seat).tobytes()


def test_a_bot_that_stands_in_for_somebody_is_no_bot_of_ours() -> None:
    party = Party.playing("cartagena", 2)
    party.play(0, advanced(party, 0))
    while party.match.deciding == (0,):
        party.play(0, advanced(party, 0))
    party.do(BEN, "stand", seat=1)
    party.do(ANN, "vote", seat=1, choice="bot")
    assert party.match.bots_to_move() == [(1, STANDIN)]
    party.add(*gate.play(party.match, 1, advanced(party, 1), party.now))
    assert party.refused(ANN, "undo", number=party.match.number_for(0)) in ("gone on", "nothing to undo")


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_undo_puts_the_game_back_exactly(table: Table) -> None:
    """Wherever it is offered, in random games: the state is as before the decision, and can be gone on from."""
    party, dice = Party.at(table), random.Random(4)
    undone = 0
    for _ in range(150):
        if not party.match.deciding:
            break
        assert party.match.state is not None
        before = party.match.state.tobytes()
        party.go_on(dice)
        if party.match.stage != "playing":
            break
        seat = party.match.moves.played[-1][1].seat
        if party.table(seat).undo and dice.random() < 0.5:
            party.undo(seat)
            undone += 1
            assert party.match.state.tobytes() == before
            assert seat in party.match.deciding
    assert undone


def test_what_was_offered_is_done() -> None:
    """The flag in the view and the answer to the command agree, for everybody, all the time."""
    for table in TABLES[::3]:
        party, dice = Party.at(table), random.Random(5)
        for _ in range(40):
            party.go_on(dice)
            if party.match.stage != "playing":
                break
            seat = dice.randrange(party.match.seats)
            if party.table(seat).undo:
                party.undo(seat)
            else:
                assert party.refused(party.who(seat), "undo", seat, number=party.match.number_for(seat)) in (
                    "nothing to undo", "gone on", "revealed",
                )  # fmt: skip
            assert encode(party.table(seat))
