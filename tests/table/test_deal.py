"""The same deal: the luck of a finished match once more, whatever is decided."""

import copy
import json
import random
from collections import defaultdict
from functools import cache
from typing import Any, cast

import msgspec
import pytest

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.table import deal, gate, log, view
from brethren.table.match import Match
from brethren.table.record import Contradiction, game_of, read, replay, verify
from brethren.table.refusal import Refused
from brethren.table.undo import undone
from brethren.table.views import Views
from brethren.wire import commands
from brethren.wire.records import Deal, MatchRecord
from tests.table import verifier
from tests.table.match_driver import whole
from tests.table.matches import BEGUN, HOST, ask, played, random_match, random_player
from tests.table.verifier import Unfair
from tests.tables import SOME_TABLES, Table, name

every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=name)


@cache
def first(key: str) -> MatchRecord:
    return random_match(key, 2, {}, seed=7)


def dealt_again(record: MatchRecord, table: str = "again") -> Match:
    """A table with the luck of this match, about to be decided at."""
    draws = (step.before for step in replay(record) if step.seat == CHANCE)
    created = log.Created(
        BEGUN, HOST.id, game=record.game, rules=record.rules, seats=record.seats, options=record.options, lots=False,
        secret=record.secret, commitment=record.commitment, lucks=tuple(record.contributions),
        deal=Deal(record.table, whole(deal.rows(game_of(record), draws))),
    )  # fmt: skip
    match = Match(table)
    match.add(created)
    for seat in range(record.seats):
        match.add(log.BotPlaced(BEGUN, HOST.id, "", seat, "random"))
    match.add(*gate.start(match, BEGUN))
    return match


def as_json(record: MatchRecord) -> Any:
    return json.loads(msgspec.json.encode(record))


def draws_by_kind(record: MatchRecord) -> dict[str, list[tuple[list[int], int]]]:
    """The weights of each draw, and what was drawn."""
    found: dict[str, list[tuple[list[int], int]]] = defaultdict(list)
    game = game_of(record)
    for step in replay(record):
        if step.seat == CHANCE:
            found[deal.kind(game, step.before)].append((game.weights(step.before), step.action))
    return found


@every_table
def test_the_same_decisions_meet_the_same_match(table: Table) -> None:
    record = random_match(*table, seed=3)
    match = dealt_again(record)
    for seat, action in record.log:
        if seat != CHANCE:
            match.add(*gate.play(match, seat, action, BEGUN))
    assert view.record(match).log == record.log


@every_table
def test_other_decisions_meet_the_same_luck(table: Table) -> None:
    """The nth draw of a kind is the same as before, as long as the same things lie in the bag, the deck or the sea."""
    record = random_match(*table, seed=3)
    dice = random.Random(99)
    again = played(dealt_again(record), random_player(dice), dice)
    assert again.log != record.log
    before, now = draws_by_kind(record), draws_by_kind(again)
    alike = 0
    for kind in before.keys() & now.keys():
        for (weights, drawn), (other_weights, other) in zip(before[kind], now[kind], strict=False):
            if weights == other_weights:
                assert drawn == other
                alike += 1
    assert alike >= 10


@every_table
def test_both_verifiers_approve_of_it(table: Table) -> None:
    dice = random.Random(5)
    again = played(dealt_again(random_match(*table, seed=3)), random_player(dice), dice)
    verify(read(msgspec.json.encode(again)))
    verifier.check(as_json(again))


@pytest.mark.parametrize("key", GAMES)
def test_another_row_or_table_is_found(key: str) -> None:
    dice = random.Random(5)
    record = as_json(played(dealt_again(first(key)), random_player(dice), dice))
    row = max(record["deal"]["rows"], key=lambda kind: len(record["deal"]["rows"][kind]))
    shuffled, elsewhere, bare = (copy.deepcopy(record) for _ in range(3))
    shuffled["deal"]["rows"][row].reverse()
    elsewhere["deal"]["table"] = "elsewhere"
    bare["deal"] = None
    for wrong in (shuffled, elsewhere, bare):
        with pytest.raises(Contradiction):
            verify(read(json.dumps(wrong).encode()))
        with pytest.raises(Unfair):
            verifier.check(wrong)


def test_a_player_who_takes_a_decision_back_meets_the_same_dice() -> None:
    match = dealt_again(first("tortuga"))
    while not match.moves.played or not match.moves.played[-1][1].chance:
        assert match.state is not None
        seat = match.deciding[0]
        match.add(*gate.play(match, seat, match.game.legal(match.state, seat)[0], BEGUN))
    _, last = match.moves.played[-1]
    match.add(log.Undone(BEGUN, HOST.id, "", last.seat, undone(match, last.seat)))
    again = cast(log.Played, gate.play(match, last.seat, last.action, BEGUN).entry)
    assert again.chance == last.chance


def test_nobody_changes_how_it_is_played_or_adds_luck() -> None:
    record = first("battle")
    match = Match("open")
    match.add(
        log.Created(
            BEGUN, HOST.id, game="battle", rules=record.rules, seats=2, options=record.options, lots=False,
            secret=record.secret, commitment=record.commitment, deal=Deal(record.table, {}),
            lucks=tuple(record.contributions),
        )
    )  # fmt: skip
    match.add(ask(match, HOST, commands.Sit("sit", 0)))
    for command in (commands.ChangeSettings("set", options={"play": "match"}), commands.Contribute("luck", "0" * 32)):
        with pytest.raises(Refused) as refused:
            ask(match, HOST, command)
        assert refused.value.reason == "dealt"


def test_a_view_tells_that_the_luck_is_known_but_not_whose_it_is() -> None:
    record = first("battle")
    match = dealt_again(record)
    for seat in (0, 1, None):
        seen = Views(match).table(seat, "somebody")
        assert seen.deal
        told = msgspec.json.encode(seen)
        assert record.table.encode() not in told
        assert record.secret.encode() not in told
