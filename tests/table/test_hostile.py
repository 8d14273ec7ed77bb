"""Commands and log entries with numbers and types that make no sense: refused with a sentence, and nothing is lost."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from brethren.table import gate, log
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.wire.vocabulary import ActionNumber, Actor
from tests.long_run import LONG
from tests.table.match_driver import ANN, BEN, MatchDriver
from tests.tables import TABLES, Table, name
from tests.test_hostile import HOSTILE, IN_JSON, NUMBERS, objection, spoil

CALLS = 100_000 if LONG else 1_000
DO = ("sit", "stand", "place", "set", "luck", "start", "play", "undo", "say", "exclaim", "vote", "return", "rematch")
FIELDS = ("seat", "number", "action", "seats", "options", "level", "luck", "text", "phrase", "choice", "clock", "name")


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_commands(table: Table) -> None:
    """What the types let through, the gate refuses; a command that isn't refused is a legal one."""
    dice = random.Random(name(table))
    driver = MatchDriver.at(table)
    for _ in range(CALLS // len(TABLES[::3])):
        more: dict[str, Any] = {field: dice.choice(IN_JSON) for field in dice.sample(FIELDS, 3)}
        before = driver.match.number
        sentence = objection(partial(driver.do, dice.choice((ANN, BEN)), dice.choice(DO), **more))
        assert sentence is None or (sentence and driver.match.number == before)
        driver = MatchDriver.at(table) if driver.match.stage == "over" else driver
        driver.go_on(dice)


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_decision_by_whatever_seat(table: Table) -> None:
    """A Python caller bypasses the types. Anything but a legal decision of that seat is still refused."""
    dice = random.Random(name(table))
    match = MatchDriver.at(table).match
    assert match.state is not None
    before = match.state.tobytes()
    for _ in range(CALLS // len(TABLES[::3])):
        seat, action = dice.choice(HOSTILE), dice.choice(HOSTILE)
        if type(seat) is int and type(action) is int and seat in match.deciding:
            continue
        with pytest.raises(Refused, match=r"\w+ \w+"):
            gate.play(match, seat, action, 0.0)
        assert match.state.tobytes() == before


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_log_entries(table: Table) -> None:
    """As they come from a database that somebody has tampered with: read whole, or refused."""
    dice = random.Random(name(table))
    driver = MatchDriver.at(table)
    driver.go_on(dice, steps=12)
    entries: list[Any] = msgspec.to_builtins(driver.entries)
    for _ in range(CALLS // len(TABLES[::3]) // 4):
        spoilt = msgspec.json.decode(msgspec.json.encode(entries))
        spoil(dice.choice(spoilt), dice, NUMBERS)
        assert objection(partial(read, spoilt)) != ""


def read(entries: Any) -> Match:
    return Match.of("T", msgspec.convert(entries, list[log.AnyEntry]))


def test_the_wire_names_the_ranges() -> None:
    """So that nothing else needs to be asked of a number that comes in."""
    for seat in (-2, 5, 66, 2 + 2**40, 2**64):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert((seat, 0), tuple[Actor, ActionNumber])
