"""What holds for every bot, at every kind of table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from brethren.bots import NAMES, Bot, Budget, Choice, bot
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from tests.tables import TABLES, Table, name, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
every_bot = pytest.mark.parametrize("level", NAMES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
A_LITTLE = Budget(simulations=40)


def decisions(table: Table, seed: int) -> Iterator[tuple[Game, State, int]]:
    """The first decisions of a random game, and some of the others: the state, and a seat that may decide there."""
    number = 0
    for game, state in walk(table, seed):
        for seat in game.deciding(state):
            if seat != CHANCE:
                number += 1
                if number <= 8 or number % 29 == 0:
                    yield game, state, seat


def asked(guest: Bot, game: Game, state: State, seat: int, seed: int = 5) -> Choice:
    return guest.choose(game.view(state, seat), seat, A_LITTLE, seed)


@every_bot
@every_table
def test_a_bot_never_acts_on_secrets(table: Table, level: str) -> None:
    """Two worlds that its seat cannot tell apart: the same choice, the same thoughts."""
    guest = bot(GAMES[table[0]], level)
    different = 0
    for game, state, seat in decisions(table, seed=3):
        other = game.guess(game.view(state, seat), seat, random.Random(7).getrandbits(63))
        different += other.tobytes() != state.tobytes()
        assert asked(guest, game, other, seat) == asked(guest, game, state, seat)
    hidden = table[0] == "tortuga" or table[2].get("variant") in ("jamaica", "hispaniola")
    assert (different > 0) == hidden


@every_bot
@every_table
def test_a_choice_is_legal_and_explained(table: Table, level: str) -> None:
    for game, state, seat in decisions(table, seed=4):
        choice = asked(bot(game, level), game, state, seat)
        legal = game.legal(state, seat)
        assert choice.action in legal
        if choice.thoughts:
            assert [thought.action for thought in choice.thoughts] == legal
            for thought in choice.thoughts:
                assert len(thought.chances) == state[0].seats
                assert sum(thought.chances) == pytest.approx(1, abs=1e-4)
                assert min(thought.chances) >= 0


@every_game
def test_the_view_is_left_as_it_was(game: Game) -> None:
    state = game.start()
    while game.deciding(state) == (CHANCE,):
        state = game.play(state, CHANCE, game.legal(state, CHANCE)[0])
    seat = game.deciding(state)[0]
    view = game.view(state, seat)
    before = view.tobytes()
    bot(game, "captain").choose(view, seat, A_LITTLE, 0)
    assert view.tobytes() == before


@every_bot
@every_game
def test_bots_play_whole_games(game: Game, level: str) -> None:
    state, dice = game.start(game.max_seats), random.Random(level)
    guest = bot(game, level)
    while deciding := game.deciding(state):
        seat = deciding[-1]
        if seat == CHANCE:
            action = dice.choices(game.legal(state, CHANCE), game.weights(state))[0]
        else:
            action = guest.choose(game.view(state, seat), seat, Budget(simulations=4), dice.getrandbits(32)).action
        state = game.play(state, seat, action)
    assert game.winners(state)


def test_there_is_no_such_bot() -> None:
    with pytest.raises(
        ValueError, match="there is no bot 'kraken'; there is random, swab, deckhand, gunner, mate, captain"
    ):
        bot(GAMES["battle"], "kraken")


@pytest.mark.parametrize("limits", [{}, {"seconds": -1.0}, {"simulations": -1}, {"seconds": 1.0, "simulations": 1}])
def test_a_budget_is_one_limit(limits: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seconds or of simulations"):
        Budget(**limits)


def test_a_part_of_a_budget() -> None:
    assert Budget(seconds=1.0).times(0.1) == Budget(seconds=0.1)
    assert Budget(simulations=100).times(0.1) == Budget(simulations=10)
    assert Budget(simulations=3).times(0.1) == Budget(simulations=1)
