"""What is told of an action: every event, in order, with its parts, and who hears of what."""

from typing import Any

import pytest

from brethren.game import CHANCE, Event, Json, State
from brethren.games.cartagena import GAME

from .driver import SHEET, all_but, do, draw, now

BACK = [[0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 1, 1]]
"""Blue falls back from 3 to two pirates of red on 1.

bottle pistol  hat
  1      2      3
  RR            B
"""


def story(state: State, seat: int, verb: str, **words: Any) -> tuple[State, list[Event]]:
    return GAME.play_with_events(state, seat, GAME.find(state, seat, verb=verb, **words))


def heard(events: list[Event], seat: int | None) -> list[Json | None]:
    return [event.seen_by(seat) for event in events]


def told(state: State, seat: int, verb: str, **words: Any) -> list[tuple[Any, ...]]:
    """The name and the parts of each event."""
    _, events = story(state, seat, verb, **words)
    return [(event.name, event.fields) for event in events]


def test_a_story_leads_to_the_same_state() -> None:
    state = GAME.from_json(SHEET)
    for action in GAME.legal(state, 0):
        assert GAME.play_with_events(state, 0, action)[0].tobytes() == GAME.play(state, 0, action).tobytes()


# The beginning


def test_a_segment_is_laid() -> None:
    laid = ("segment laid", {"segment": 3, "reversed": True})
    assert told(GAME.start(), CHANCE, "lay", segment=3, reversed=True) == [laid]


def test_cards_are_dealt_to_those_who_may_see_them() -> None:
    start = GAME.from_json({"variant": "jamaica", "due": {"deal": 12}})
    state, events = story(start, CHANCE, "draw", symbol="key")
    assert heard(events, 0) == [{"event": "dealt", "seat": 0, "symbol": "key"}]
    assert heard(events, 1) == heard(events, None) == [{"event": "dealt", "seat": 0}]
    assert GAME.deciding(state) == (CHANCE,)


def test_in_tortuga_everybody_sees_the_deal() -> None:
    _, events = story(GAME.from_json({"due": {"deal": 12}}), CHANCE, "draw", symbol="key")
    assert heard(events, 1) == heard(events, None) == [{"event": "dealt", "seat": 0, "symbol": "key"}]


def test_in_jamaica_the_first_turn_begins_after_the_last_card_is_dealt() -> None:
    hands = [{"key": 5}, {"key": 6}]
    state = GAME.from_json({"variant": "jamaica", "start": 1, "hands": hands, "due": {"deal": 1}})
    assert told(state, CHANCE, "draw", symbol="hat") == [
        ("dealt", {"seat": 0, "symbol": "hat"}),
        ("turn began", {"seat": 1}),
    ]


def test_with_a_row_it_begins_after_the_last_card_is_laid() -> None:
    hands = [{"key": 6}, {"key": 5}]
    state, events = story(GAME.from_json({"hands": hands, "due": {"deal": 1}}), CHANCE, "draw", symbol="hat")
    assert [event.name for event in events] == ["dealt"]
    for _ in range(11):
        state, events = story(state, CHANCE, "draw", symbol="skull")
        assert [(event.name, event.fields) for event in events] == [("row laid", {"symbol": "skull"})]
    assert told(state, CHANCE, "draw", symbol="hat") == [("row laid", {"symbol": "hat"}), ("turn began", {"seat": 0})]


# A turn


def test_an_advance() -> None:
    state = GAME.from_json({**SHEET, "turn": 3})
    advanced = ("advanced", {"seat": 3, "symbol": "skull", "from": 9, "to": 23})
    assert told(state, 3, "advance", space=9, symbol="skull") == [advanced]


def test_the_last_of_three_moves_ends_the_turn() -> None:
    state = GAME.from_json({**SHEET, "turn": 3, "moves_left": 1})
    assert told(state, 3, "advance", space=9, symbol="skull") == [
        ("advanced", {"seat": 3, "symbol": "skull", "from": 9, "to": 23}),
        ("turn ended", {"seat": 3, "moves": 3}),
        ("turn began", {"seat": 0}),
    ]


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_turn_ended_early(moves: int) -> None:
    state = GAME.from_json({**SHEET, "moves_left": 3 - moves})
    assert told(state, 0, "end turn") == [("turn ended", {"seat": 0, "moves": moves}), ("turn began", {"seat": 1})]


def test_a_retreat_takes_cards_from_the_row() -> None:
    assert told(GAME.from_json({**SHEET, "turn": 1}), 1, "retreat", space=8) == [
        ("retreated", {"seat": 1, "from": 8, "to": 6, "cards": 2}),
        ("took", {"seat": 1, "symbol": "bottle"}),
        ("took", {"seat": 1, "symbol": "dagger"}),
    ]


# row: (skull), and the second card comes from a new row; it was the last move
def test_a_retreat_that_takes_the_last_card_of_the_row_and_lays_a_new_one() -> None:
    state = GAME.from_json({"pirates": BACK, "row": ["skull"], "moves_left": 1})
    state, events = story(state, 0, "retreat", space=3)
    assert [(event.name, event.fields) for event in events] == [
        ("retreated", {"seat": 0, "from": 3, "to": 1, "cards": 2}),
        ("took", {"seat": 0, "symbol": "skull"}),
    ]
    for symbol in ["key"] + ["hat"] * 10:
        state, events = story(state, CHANCE, "draw", symbol=symbol)
        assert [(event.name, event.fields) for event in events] == [("row laid", {"symbol": symbol})]
    assert told(state, CHANCE, "draw", symbol="bottle") == [
        ("row laid", {"symbol": "bottle"}),
        ("took", {"seat": 0, "symbol": "key"}),
        ("turn ended", {"seat": 0, "moves": 3}),
        ("turn began", {"seat": 1}),
    ]


# Blue's first move of the game lays a row: the turn has begun already, and does not begin again
def test_a_row_laid_in_the_first_turn_does_not_begin_it_again() -> None:
    state = do(GAME.from_json({"pirates": BACK, "row": ["skull", "skull"]}), 0, "retreat", space=3)
    state = draw(state, *["hat"] * 11)
    assert told(state, CHANCE, "draw", symbol="hat") == [("row laid", {"symbol": "hat"})]


# row: (skull) | no deck | discards: dagger dagger hat
def test_a_shuffle_in_the_middle_of_drawing_two() -> None:
    discards = {"dagger": 2, "hat": 1}
    hands = [{}, all_but(discards, ["skull"])]
    state = GAME.from_json({"pirates": BACK, "hands": hands, "row": ["skull"], "discards": discards})
    assert told(state, 0, "retreat", space=3) == [
        ("retreated", {"seat": 0, "from": 3, "to": 1, "cards": 2}),
        ("took", {"seat": 0, "symbol": "skull"}),
        ("shuffled", {"cards": 3}),
    ]


# row: (skull) | no deck, no discards
def test_one_card_is_missing() -> None:
    state = GAME.from_json({"pirates": BACK, "hands": [{}, all_but(["skull"])], "row": ["skull"]})
    assert told(state, 0, "retreat", space=3) == [
        ("retreated", {"seat": 0, "from": 3, "to": 1, "cards": 2}),
        ("took", {"seat": 0, "symbol": "skull"}),
        ("no cards", {"seat": 0, "missing": 1}),
    ]


# deck: (key) | discards: dagger
def test_a_draw_a_shuffle_and_a_draw() -> None:
    hands = [{}, all_but(["key", "dagger"])]
    position = {"variant": "jamaica", "pirates": BACK, "hands": hands, "discards": {"dagger": 1}, "moves_left": 1}
    state, events = story(GAME.from_json(position), 0, "retreat", space=3)
    assert [event.name for event in events] == ["retreated"]
    assert told(state, CHANCE, "draw", symbol="key") == [
        ("drew", {"seat": 0, "symbol": "key"}),
        ("shuffled", {"cards": 1}),
    ]
    assert told(draw(state, "key"), CHANCE, "draw", symbol="dagger") == [
        ("drew", {"seat": 0, "symbol": "dagger"}),
        ("turn ended", {"seat": 0, "moves": 3}),
        ("turn began", {"seat": 1}),
    ]


# Secrets


def test_another_seat_hears_of_a_draw_without_the_symbol() -> None:
    state = do(GAME.from_json({"variant": "jamaica", "pirates": BACK}), 0, "retreat", space=3)
    state, events = story(state, CHANCE, "draw", symbol="key")
    assert heard(events, 0) == [{"event": "drew", "seat": 0, "symbol": "key"}]
    assert heard(events, 1) == heard(events, None) == [{"event": "drew", "seat": 0}]
    assert events == [Event("drew", {"seat": 0, "symbol": "key"}, ("symbol",), (0,))]
    assert now(GAME.view(state, 1), "hands")[0] == {"hidden": 1}


def test_in_hispaniola_all_hear_what_is_taken_from_the_row() -> None:
    state = GAME.from_json({"variant": "hispaniola", "pirates": BACK, "row": ["key", "hat", "hat"]})
    _, events = story(state, 0, "retreat", space=3)
    assert heard(events, 1)[1:] == heard(events, None)[1:]
    assert heard(events, 1)[1:] == [
        {"event": "took", "seat": 0, "symbol": "key"},
        {"event": "took", "seat": 0, "symbol": "hat"},
    ]


# The end


# ... dagger  hat
#       35     36   boat
#              B    BBBBB
def test_an_escape_ends_the_game_and_not_the_turn() -> None:
    state = GAME.from_json({"pirates": [[36, 37, 37, 37, 37, 37], [0] * 6], "hands": [{"key": 1}, {}], "moves_left": 1})
    assert told(state, 0, "advance", space=36, symbol="key") == [
        ("advanced", {"seat": 0, "symbol": "key", "from": 36, "to": 37}),
        ("ended", {"ending": "escaped"}),
    ]


@pytest.mark.parametrize(("position", "ending"), [({"idle": 3}, "stalled"), ({"turns": 399}, "turn limit")])
def test_a_game_that_runs_out(position: Json, ending: str) -> None:
    ended = [("turn ended", {"seat": 0, "moves": 0}), ("ended", {"ending": ending})]
    assert told(GAME.from_json(position), 0, "end turn") == ended
