"""Opponents: legal, in time, and not blind to a victory in front of them."""

import time
from random import Random

import pytest

from brethren.cli.opponent import choose
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from brethren.kernel import COMPILED

in_time = pytest.mark.skipif(not COMPILED, reason="plain Python thinks too slowly")


def first_decision(game: Game) -> State:
    random, state = Random(1), game.start(game.max_seats)
    while game.deciding(state) == (CHANCE,):
        state = game.play(state, CHANCE, random.choices(game.legal(state, CHANCE), game.weights(state))[0])
    return state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_deciding_seat_chooses_a_legal_action_from_its_view(game: Game) -> None:
    state = first_decision(game)
    for seat in game.deciding(state):
        for seconds in (0.0, 0.02):
            action = choose(game, game.view(state, seat), seat, seconds, Random(2))
            assert action in game.legal(state, seat)


@in_time
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_thinking_takes_the_time_it_is_given(game: Game) -> None:
    state = first_decision(game)
    seat = game.deciding(state)[0]
    choose(game, game.view(state, seat), seat, 0.01, Random(3))  # loads what is compiled
    begun = time.monotonic()
    choose(game, game.view(state, seat), seat, 0.1, Random(3))
    assert time.monotonic() - begun < 2


@in_time
def test_a_victory_at_hand_is_taken() -> None:
    game = GAMES["cartagena"]
    pirates = [[36, 37, 37, 37, 37, 37], [20, 21, 36, 37, 37, 37]]
    hands = [{"key": 1}, {"skull": 3, "hat": 3}]
    state = game.from_json({"pirates": pirates, "hands": hands, "moves_left": 1})
    for seed in range(5):
        action = choose(game, game.view(state, 0), 0, 0.1, Random(seed))
        assert game.describe(state, 0, action)["to"] == 37
