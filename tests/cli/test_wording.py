"""Events and actions as lines."""

from typing import Any

import pytest

from brethren.cli.wording import action_line, story_lines
from brethren.game import Event

ADVANCED = Event("advanced", {"seat": 1, "symbol": "skull", "from": 9, "to": 23})


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ADVANCED, "seat 1: advanced, skull, 9 to 23"),
        (Event("turn began", {"seat": 0}), "you: turn began"),
        (Event("sailed", {"seat": 0, "from": "b2", "to": "c3"}), "you: sailed, b2 to c3"),
        (Event("chest given up", {"seat": 2, "chest": "red", "to": "bag"}), "seat 2: chest given up, red, to bag"),
        (Event("segment laid", {"segment": 3, "reversed": True}), "segment laid, segment 3, reversed"),
        (Event("segment laid", {"segment": 3, "reversed": False}), "segment laid, segment 3"),
        (Event("ranked", {"seat": 2, "total": 0, "rank": None}), "seat 2: ranked, total 0"),
        (Event("placed", {"seat": 2, "dice": ["A", "C"]}), "seat 2: placed, A and C"),
        (Event("placed", {"seat": 2, "dice": []}), "seat 2: placed, no dice"),
    ],
)
def test_an_event(event: Event, line: str) -> None:
    assert story_lines([event], 0) == [line]


def test_secrets_are_left_out() -> None:
    drawn = Event("drew", {"seat": 1, "symbol": "key"}, secret=("symbol",), knows=(1,))
    kept = Event("kept", {"seat": 1, "dice": ["A"]}, knows=(1,), private=True)
    assert story_lines([drawn, kept], 1) == ["you: drew, key", "you: kept, A"]
    assert story_lines([drawn, kept], 0) == ["seat 1: drew"]


def test_the_same_thing_again_makes_one_line() -> None:
    drawn = [Event("drew", {"seat": 1, "symbol": symbol}, ("symbol",), (1,)) for symbol in ("key", "hat")]
    assert story_lines([*drawn, ADVANCED], 1)[0] == "you: drew, key; hat"
    assert story_lines([*drawn, ADVANCED], 0)[0] == "seat 1: drew, 2 times"


@pytest.mark.parametrize(
    ("description", "line"),
    [
        ({"verb": "advance", "space": 9, "symbol": "skull", "to": 23}, "advance space 9, skull, to 23"),
        ({"verb": "retreat", "space": 8, "to": 6, "cards": 2}, "retreat space 8, to 6, cards 2"),
        ({"verb": "end turn"}, "end turn"),
        ({"verb": "keep", "dice": ["A", "C"]}, "keep A and C"),
        ({"verb": "attack", "victim": 2, "take": None}, "attack victim 2"),
        ({"verb": "sail", "from": "b2", "to": "c3"}, "sail b2 to c3"),
    ],
)
def test_an_action(description: dict[str, Any], line: str) -> None:
    assert action_line(description) == line
