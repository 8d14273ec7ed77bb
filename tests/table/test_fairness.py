"""Dice that anyone can check: two verifiers agree, draws are unbiased, and whatever is tampered with is found."""

import copy
import json
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from brethren.games import GAMES
from brethren.table import record as records
from brethren.table.luck import Luck, commitment
from brethren.table.record import Contradiction, Unreadable
from brethren.wire.records import MatchRecord
from tests.table import verifier
from tests.table.matches import random_match, stopped_match
from tests.table.verifier import Unfair
from tests.tables import TABLES, Table, name

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()
EXAMPLE = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
TAMPERED = settings(deadline=None, derandomize=True, max_examples=60)


def verify(record: Any) -> None:
    """Our verifier; every fault is a Contradiction, or Unreadable."""
    records.verify(records.read(json.dumps(record).encode()))


def found_by_both(record: Any) -> None:
    with pytest.raises((Contradiction, Unreadable)):
        verify(record)
    with pytest.raises(Unfair):
        verifier.check(record)


def as_json(record: MatchRecord) -> Any:
    return json.loads(msgspec.json.encode(record))


@cache
def match_of(key: str) -> Any:
    return as_json(random_match(key, 2, {}, seed=5))


# Two verifiers


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_both_verifiers_approve_of_real_matches(table: Table) -> None:
    record = as_json(random_match(*table, seed=1, undoing=0.1))
    verify(record)
    verifier.check(record)


@pytest.mark.parametrize("key", GAMES)
def test_other_kinds_of_matches(key: str) -> None:
    seats = GAMES[key].max_seats
    chosen = random_match(key, seats, {"start": seats - 1}, seed=2, lots=False)
    assert chosen.options["start"] == seats - 1
    rewound = random_match(key, 2, {}, seed=3, bots=(1,), undoing=0.2)
    for match in (chosen, rewound, stopped_match(key, seed=4)):
        verify(as_json(match))
        verifier.check(as_json(match))


def test_the_example_of_the_page() -> None:
    verify(EXAMPLE)
    verifier.check(EXAMPLE)


def test_the_figures_of_the_page() -> None:
    key = verifier.key_of(EXAMPLE)
    assert f"    {key.hex()}\n" in PAGE
    rows = re.findall(r"^\| `(\d+):0` \| `([0-9a-f]{64})` \| [^|]+: ([\d, ]+) \| (\d+) \|", PAGE, re.MULTILINE)
    assert [number for number, *_ in rows] == ["0", "1", "2", "3"]
    for number, digest, weights, point in rows:
        total = sum(map(int, weights.split(", ")))
        assert int(digest, 16) == Luck(key)._value(int(number), 0)
        assert int(digest, 16) % total == int(point)


# Draws


@pytest.mark.parametrize("weights", [[1] * 6, [1, 1], [2, 1, 7], [17] * 6, [10, 10, 10, 5, 5], [1, 99], [1] * 12])
def test_draws_are_as_likely_as_their_weights(weights: list[int]) -> None:
    luck, draws = Luck.mixed("ab" * 32, "table", ["cd" * 16, None]), 20_000
    counted = Counter(luck.draw(number, weights) for number in range(draws))
    expected = [draws * weight / sum(weights) for weight in weights]
    assert chisquare([counted[place] for place in range(len(weights))], expected).pvalue > 0.001


@given(st.lists(st.integers(1, 50), min_size=1, max_size=20), st.integers(0, 10_000))
def test_both_draw_the_same(weights: list[int], number: int) -> None:
    key = b"key"
    assert Luck(key).draw(number, weights) == verifier.draw(key, number, weights)


def test_what_would_bias_a_draw_is_drawn_again() -> None:
    @dataclass(frozen=True)
    class Loaded(Luck):
        """The first two attempts give the highest numbers that there are."""

        def _value(self, number: int | str, attempt: int) -> int:
            return [2**256 - 1, 2**256 - 1, 2**256 - 2][attempt]

    # 2^256 is 1 above a multiple of 3, so its last number has no place; the one before is the last of a full set.
    assert Loaded(b"").draw(1, [1, 1, 1]) == 2
    assert Loaded(b"").draw(1, [1, 1]) == 1  # nothing is left over: the first attempt counts


def test_every_part_matters() -> None:
    keys = {
        Luck.mixed(secret, table, contributions).key
        for secret in ("00" * 32, "01" * 32)
        for table in ("a", "b")
        for contributions in (["aa" * 16, None], [None, "aa" * 16], ["aa" * 16, "aa" * 16], [None, None])
    }
    assert len(keys) == 16


# Whatever is tampered with

any_game = st.sampled_from(sorted(GAMES))
digits = st.sampled_from("0123456789abcdef")


def changed_digit(data: st.DataObject, text: str) -> str:
    place = data.draw(st.integers(0, len(text) - 1))
    digit = data.draw(digits.filter(lambda digit: digit != text[place]))
    return text[:place] + digit + text[place + 1 :]


@TAMPERED
@given(any_game, st.data())
def test_another_secret_is_found(key: str, data: st.DataObject) -> None:
    record = copy.deepcopy(match_of(key))
    record["secret"] = changed_digit(data, record["secret"])
    found_by_both(record)
    record["commitment"] = commitment(record["secret"])
    found_by_both(record)


@TAMPERED
@given(any_game, st.data())
def test_another_contribution_is_found(key: str, data: st.DataObject) -> None:
    record = copy.deepcopy(match_of(key))
    seat = data.draw(st.sampled_from([0, 1]))
    given_before = record["contributions"][seat]
    record["contributions"][seat] = changed_digit(data, given_before) if given_before else "0" * 32
    found_by_both(record)


@TAMPERED
@given(any_game, st.data())
def test_another_chance_event_is_found(key: str, data: st.DataObject) -> None:
    record = copy.deepcopy(match_of(key))
    place = data.draw(st.sampled_from([place for place, (seat, _) in enumerate(record["log"]) if seat == -1]))
    before = record["log"][place][1]
    record["log"][place][1] = data.draw(st.integers(0, GAMES[key].chances).filter(lambda action: action != before))
    found_by_both(record)
    with pytest.raises(Contradiction, match=f"^step {place + 1}: "):
        verify(record)


@TAMPERED
@given(any_game, st.data())
def test_a_missing_step_is_found(key: str, data: st.DataObject) -> None:
    """A decision may be missing where it made no difference to what follows; a chance event never is."""
    record = copy.deepcopy(match_of(key))
    place = data.draw(st.sampled_from([place for place, (seat, _) in enumerate(record["log"]) if seat == -1]))
    del record["log"][place]
    found_by_both(record)


@TAMPERED
@given(any_game, st.data())
def test_an_early_end_is_found(key: str, data: st.DataObject) -> None:
    record = copy.deepcopy(match_of(key))
    del record["log"][data.draw(st.integers(0, len(record["log"]) - 1)) :]
    found_by_both(record)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("change", [{"winners": []}, {"winners": [0, 1, 1]}, {"ending": "stopped"}, {"ending": ""}])
def test_another_result_is_found(key: str, change: dict[str, Any]) -> None:
    found_by_both({**match_of(key), **change})


@pytest.mark.parametrize("key", GAMES)
def test_the_other_winner_is_found(key: str) -> None:
    record = match_of(key)
    others = [1 - seat for seat in record["winners"]]
    found_by_both({**record, "winners": others if len(others) == 1 else [0]})


@pytest.mark.parametrize("key", GAMES)
def test_another_start_player_is_found(key: str) -> None:
    record = match_of(key)
    found_by_both({**record, "options": {"start": 1 - record["options"]["start"]}})


@pytest.mark.parametrize("key", GAMES)
def test_another_table_is_found(key: str) -> None:
    found_by_both({**match_of(key), "table": "another"})


def test_a_stopped_match_stops_at_a_decision() -> None:
    record = as_json(stopped_match("battle", seed=4))
    chance = [place for place, (seat, _) in enumerate(record["log"]) if seat == -1]
    found_by_both({**record, "log": record["log"][: chance[-1]]})
    found_by_both({**record, "winners": [0]})
