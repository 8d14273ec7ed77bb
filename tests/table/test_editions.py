"""The rules change; matches that have begun go on by the old ones."""

import json
import random
from dataclasses import fields
from typing import Any

import pytest

from brethren.game import Event, Game, IllegalAction, MoveResult, State
from brethren.games import GAMES
from brethren.table import editions, gate, view
from brethren.table.match import Match
from brethren.table.record import Contradiction, Unreadable, read, replay, verify
from brethren.table.refusal import Refused
from tests.table.match_driver import MatchDriver
from tests.table.matches import FOLDER

TURNS = range(54, 78)
KEPT = (FOLDER / "battle-single.json").read_bytes()


class Tomorrow(Game):
    """Battle for Tortuga, in which a ship cannot turn unless it can do nothing else."""

    def legal(self, state: State, seat: int) -> list[int]:
        actions = super().legal(state, seat)
        return [action for action in actions if action not in TURNS or seat < 0] or actions

    def play_with_events(self, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
        self._forbid_turns(state, seat, action)
        return super().play_with_events(state, seat, action)

    def move(self, state: State, seat: int, action: int) -> MoveResult:
        self._forbid_turns(state, seat, action)
        return super().move(state, seat, action)

    def _forbid_turns(self, state: State, seat: int, action: int) -> None:
        if action not in self.legal(state, seat):
            raise IllegalAction("ships no longer turn")


def let_it_be_tomorrow(monkeypatch: pytest.MonkeyPatch) -> Game:
    today = GAMES["battle"]
    parts: dict[str, Any] = {field.name: getattr(today, field.name) for field in fields(today)}
    game = Tomorrow(**{**parts, "version": today.version + 1})
    monkeypatch.setitem(GAMES, "battle", game)
    monkeypatch.setitem(editions.OLDER, ("battle", today.version), today)
    return game


def test_a_recorded_match_of_an_older_version_replays_and_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    tomorrow = let_it_be_tomorrow(monkeypatch)
    record = read(KEPT)
    assert record.rules == tomorrow.version - 1
    assert any(action in TURNS for seat, action in record.log if seat >= 0)
    verify(record)
    assert view.replay(record, 0).winners == record.winners
    record.rules = tomorrow.version
    with pytest.raises(Contradiction):
        list(replay(record))


def test_a_match_that_was_going_on_is_finished_by_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    today = GAMES["battle"]
    before = MatchDriver.playing("battle")
    let_it_be_tomorrow(monkeypatch)
    old = MatchDriver(Match.of("T", before.entries), list(before.entries), asked=before.asked)
    new = MatchDriver.playing("battle")
    assert (old.match.created.rules, new.match.created.rules) == (today.version, today.version + 1)
    seat, turn = first_turn(old, today)
    old.play(seat, turn)
    seat, turn = first_turn(new, today)
    with pytest.raises(Refused):
        gate.play(new.match, seat, turn, 0.0)
    dice = random.Random(1)
    old.go_on(dice, 1000)
    assert old.match.result
    verify(view.record(old.match))


def first_turn(driver: MatchDriver, today: Game) -> tuple[int, int]:
    """The first time that a ship could turn by today's rules."""
    while True:
        state, seat = driver.match.state, driver.match.deciding[0]
        assert state is not None
        turns = [action for action in today.legal(state, seat) if action in TURNS]
        if turns:
            return seat, turns[0]
        driver.play(seat)


@pytest.mark.parametrize("rules", [1, 7])
def test_rules_that_are_not_known_here(rules: int) -> None:
    sentence = f"this was played by version {rules} of the rules of Battle for Tortuga; this program knows version 2"
    with pytest.raises(Unreadable, match=sentence):
        read(json.dumps({**json.loads(KEPT), "rules": rules}).encode())
