"""Positions with a right answer: the strongest bot finds the best action, or avoids a blunder."""

import json
from pathlib import Path

import pytest

from brethren.bots import Budget, bot
from brethren.game import Game, Json, State
from brethren.games import GAMES

FEWEST = 20
BUDGET = Budget(simulations=3000)
SUITES: dict[str, list[Json]] = {
    key: json.loads(Path(__file__).with_name("suites").joinpath(f"{key}.json").read_text(encoding="utf-8"))
    for key in GAMES
}

every_entry = pytest.mark.parametrize(
    ("game", "entry"),
    [
        pytest.param(GAMES[key], entry, id=f"{key}: {entry['name']}")
        for key, entries in SUITES.items()
        for entry in entries
    ],
)


def listed(game: Game, state: State, entry: Json) -> set[int]:
    """The actions that an entry calls best, or to be avoided."""
    return {game.find(state, entry["seat"], **words) for words in entry.get("best") or entry["avoid"]}


@pytest.mark.parametrize("key", GAMES)
def test_a_suite_has_enough_entries_each_with_a_name_of_its_own(key: str) -> None:
    names = {entry["name"] for entry in SUITES[key]}
    assert len(names) == len(SUITES[key]) >= FEWEST


@every_entry
def test_an_entry_is_a_decision_between_right_and_wrong(game: Game, entry: Json) -> None:
    kind = {"best", "avoid"} & entry.keys()
    assert len(kind) == 1
    assert entry.keys() - kind == {"name", "position", "seat", "why"}
    assert entry["why"].endswith(".")
    state = game.from_json(entry["position"])
    assert entry["seat"] in game.deciding(state)
    actions = listed(game, state, entry)
    assert len(actions) == len(entry[kind.pop()])
    assert actions < set(game.legal(state, entry["seat"]))


@every_entry
def test_the_captain_is_right(game: Game, entry: Json) -> None:
    state, seat = game.from_json(entry["position"]), entry["seat"]
    choice = bot(game, "captain").choose(game.view(state, seat), seat, BUDGET, seed=0)
    right = (choice.action in listed(game, state, entry)) == ("best" in entry)
    assert right, f"{game.describe(state, seat, choice.action)}: {entry['why']}"
