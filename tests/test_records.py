"""Recorded games replay to the same end: one for each way in which a game can end."""

import json
from pathlib import Path
from typing import Any

import pytest

from brethren.game import Json
from brethren.games import GAMES

RECORDS: dict[str, Json] = {
    file.stem: json.loads(file.read_text()) for file in sorted((Path(__file__).parent / "records").glob("*.json"))
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_replays(record: Json) -> None:
    game = GAMES[record["game"]]
    state = game.start(record["seats"], **record["options"])
    for seat, action in record["log"]:
        assert game.ending(state) is None
        after = game.play(state, seat, action)
        told, story = game.play_with_events(state, seat, action)
        assert told.tobytes() == after.tobytes()
        for viewer in (*range(record["seats"]), None):
            assert all(readable(event.seen_by(viewer)) for event in story)
        state = after
    assert game.ending(state) == record["ending"]
    assert list(game.winners(state)) == record["winners"]
    assert list(game.scores(state)) == record["scores"]
    assert game.to_json(state) == record["position"]
    assert game.from_json(record["position"]).tobytes() == state.tobytes()


def readable(words: Any) -> bool:
    """What a viewer hears of an event, if anything, says what happened, and can be sent."""
    return words is None or (isinstance(words["event"], str) and bool(json.dumps(words)))


@pytest.mark.parametrize("key", GAMES)
def test_every_ending_has_a_record(key: str) -> None:
    recorded = {record["ending"] for record in RECORDS.values() if record["game"] == key}
    assert recorded == set(GAMES[key].endings[1:])


def test_every_kind_of_table_has_a_record() -> None:
    tables = {(record["game"], word) for record in RECORDS.values() for word in record["options"].values()}
    assert tables >= {("cartagena", variant) for variant in GAMES["cartagena"].options["variant"]}
    assert tables >= {("tortuga", chests) for chests in GAMES["tortuga"].options["chests"]}
    assert tables >= {("battle", play) for play in GAMES["battle"].options["play"]}
    assert {record["seats"] for record in RECORDS.values() if record["game"] == "tortuga"} == {2, 3, 4}


def test_a_victory_can_be_shared() -> None:
    shared = {record["game"] for record in RECORDS.values() if len(record["winners"]) > 1}
    assert shared == set(GAMES)
