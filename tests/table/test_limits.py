"""No log grows without end, and nobody talks without end; moves are never refused for it."""

import random

import pytest

from brethren.game import Event, State
from brethren.table import log
from brethren.table.limits import CHAT_BURST, CHAT_SECONDS, CROWD, MAX_CHANGES, MAX_CHAT
from brethren.table.match import Match
from brethren.table.moves import MARK, MAX_TAIL
from brethren.table.seating import Person
from brethren.table.undo import undone
from tests.table.party import ANN, BEN, Party, encode


def test_messages_in_a_burst_are_refused_until_a_moment_later() -> None:
    party = Party.playing()
    for _ in range(CHAT_BURST - 1):
        party.do(ANN, "say", text="Ahoy")
    party.do(ANN, "exclaim", phrase="ahoy")
    assert party.refused(ANN, "say", text="Ahoy") == "too often"
    assert party.refused(ANN, "exclaim", phrase="ahoy") == "too often"
    party.do(BEN, "say", text="Not so loud!")
    party.wait(CHAT_SECONDS)
    party.do(ANN, "say", text="Sorry.")


def test_a_clock_that_was_set_back_silences_nobody() -> None:
    party = Party.playing()
    for _ in range(CHAT_BURST):
        party.do(ANN, "say", text="Ahoy")
    party.wait(-3600)
    party.do(ANN, "say", text="Ahoy")


def test_a_table_keeps_so_many_messages() -> None:
    party = Party.playing()
    for _ in range(MAX_CHAT):
        party.wait(CHAT_SECONDS)
        party.do(BEN, "say", text="Ahoy")
    assert party.refused(ANN, "say", text="Ahoy") == "chat full"
    assert party.refused(BEN, "exclaim", phrase="ahoy") == "chat full"
    party.play(party.match.deciding[0])


def test_a_person_can_change_so_many_things_and_then_only_play_on() -> None:
    party = Party.playing()
    seat = party.match.deciding[0]
    who, other = party.who(seat), party.who(1 - seat)
    while party.match.limits.changes[who.id] < MAX_CHANGES:
        party.play(seat)
        party.undo(seat)
    party.play(seat)
    assert party.refused(who, "undo", seat, number=party.match.number_for(seat)) == "changes used up"
    party.do(who, "say", text="That is all.")
    party.do(other, "stand", seat=1 - seat)


def test_visitors_under_many_names_can_change_so_many_things_before_the_start() -> None:
    party = Party.of(lots=False)
    party.match.limits.most_changes = 2
    for number in range(CROWD - 1):
        visitor = Person(f"visitor {number}", "Eve", "anchor")
        party.do(visitor, "sit", seat=1)
        party.do(visitor, "stand", seat=1)
    party.do(BEN, "sit", seat=0)
    assert party.refused(BEN, "stand", seat=0) == "changes used up"
    party.do(ANN, "place", seat=1, level="swab")


def test_what_has_been_done_before_is_no_new_change() -> None:
    party = Party.playing()
    party.match.limits.changes[ANN.id] = MAX_CHANGES - 1
    party.do(ANN, "stand", id="once", seat=0)
    assert party.do(ANN, "stand", id="once", seat=0) is None


@pytest.mark.parametrize(
    ("game", "options"), [("cartagena", {}), ("battle", {"play": "match"}), ("tortuga", {})], ids=str
)
def test_to_take_back_replays_only_the_latest_part(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is the same as one in which nothing was ever taken back."""
    party = Party.playing(game, 2, bots=1, options=options)
    while len(party.match.moves.played) < 3 * MARK or not party.table(0).undo:
        party.play(party.match.deciding[0])
    replayed: list[log.Played] = []
    after = Match.after

    def counted(match: Match, state: State, played: log.Played) -> tuple[State, list[Event]]:
        replayed.append(played)
        return after(match, state, played)

    monkeypatch.setattr(Match, "after", counted)
    while party.table(0).undo and len(party.match.moves.played) > MARK:
        replayed.clear()
        party.undo(0)
        assert len(replayed) < MARK
    kept = [entry for _, entry in party.match.moves.played]
    before = [entry for entry in party.entries if not isinstance(entry, log.Played | log.Undone)]
    plain = Party(Match.of("T", [*before, *kept]))
    assert plain.match.state is not None
    assert party.match.state is not None
    assert plain.match.state.tobytes() == party.match.state.tobytes()
    assert plain.match.moves.draw_numbers == party.match.moves.draw_numbers
    seat = party.match.deciding[0]
    assert encode(plain.table(seat).actions) == encode(party.table(seat).actions)


@pytest.mark.parametrize("game", ["cartagena", "battle", "tortuga"])
def test_what_may_be_taken_back_next_does_not_depend_on_what_has_been_taken_back(game: str) -> None:
    """At every length of the match: the tail is that of a match in which only what still counts was ever done."""
    party, dice = Party.playing(game, 2), random.Random(6)
    before = list(party.entries)
    while party.match.deciding and len(party.match.moves.played) < 3 * MARK:
        party.go_on(dice)
        last = party.match.moves.played[-1][1].seat
        if not party.table(last).undo:
            continue
        taken_back = Match.of("T", party.entries)
        taken_back.add(log.Undone(party.now, "", "", last, undone(taken_back, last)))
        plain = Match.of("T", [*before, *(entry for _, entry in taken_back.moves.played)])
        tail = [step.entry for step in taken_back.moves.tail]
        assert tail == [step.entry for step in plain.moves.tail][-(MAX_TAIL - 1) :]
