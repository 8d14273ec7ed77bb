"""Each engine plays in step with a naive implementation of its rule page, written independently."""

import random
from typing import Any

import pytest

from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from tests.tables import TABLES, Table, name, oracle_of

GAMES_EACH = 2_000
VIEWS_EVERY, VIEWS_EVERY_LONG = 5, 20


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_in_step(table: Table, long_run: bool) -> None:
    key, seats, options = table
    rules = oracle_of(key)
    every = VIEWS_EVERY_LONG if long_run else VIEWS_EVERY
    for number in range(GAMES_EACH if long_run else rules.GAMES_EACH):
        dice = random.Random(number)
        start = dice.randrange(seats)
        oracle = rules.Oracle(seats, start=start, **options)
        play_in_step(GAMES[key], GAMES[key].start(seats, start=start, **options), oracle, dice, every)


def play_in_step(game: Game, state: State, oracle: Any, dice: random.Random, every: int) -> None:
    step = 0
    while deciding := game.deciding(state):
        described = compare(game, state, oracle, deciding)
        if step % every == 0:
            compare_views(game, state, oracle)
        seat = dice.choice(deciding)
        action = dice.choice(list(described[seat]))
        oracle.play(seat, described[seat][action])
        state = game.play(state, seat, action)
        step += 1
    compare(game, state, oracle, ())
    compare_views(game, state, oracle)


def compare(game: Game, state: State, oracle: Any, deciding: tuple[int, ...]) -> dict[int, dict[int, Any]]:
    """The legal actions of each seat in words, once the oracle has agreed."""
    assert oracle.deciding() == deciding
    assert oracle.scores() == game.scores(state)
    assert oracle.winners() == game.winners(state)
    assert oracle.ending() == game.ending(state)
    described = {seat: game.described(state, seat) for seat in deciding}
    for seat in deciding:
        ours = list(described[seat].values())
        weights = game.weights(state) if seat == CHANCE else [1] * len(ours)
        theirs = oracle.legal(seat)
        their_weights = oracle.weights() if seat == CHANCE else [1] * len(theirs)
        assert in_order(ours, weights) == in_order(theirs, their_weights)
    return described


def in_order(descriptions: list[dict[str, Any]], weights: list[int]) -> list[str]:
    return sorted(f"{sorted(words.items())} {weight}" for words, weight in zip(descriptions, weights, strict=True))


def compare_views(game: Game, state: State, oracle: Any) -> None:
    agree(game.to_json(state), oracle.position("all"))
    for seat in (*range(state[0].seats), None):
        agree(game.to_json(game.view(state, seat)), oracle.position(seat))


def agree(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert {key: ours[key] for key in theirs if key != "boards"} == {k: v for k, v in theirs.items() if k != "boards"}
    for our_board, their_board in zip(ours.get("boards", ()), theirs.get("boards", ()), strict=True):
        assert {key: our_board.get(key) for key in their_board} == their_board
