"""The search: what it finds, what it keeps, how it shares the work."""

import random
from typing import Any

import numpy as np
import pytest

from brethren.bots import Budget, Choice, bot
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search, SearchMemory, Thinker
from brethren.bots.thoughts import blank_board, combine, pick
from brethren.bots.tree import ROOT
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from brethren.kernel import seeded
from tests.bots.test_bots import decisions
from tests.tables import TABLES, Table, name

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

# a4 is not there. Pirates to move: b2 heads north and can sink c3, a three-master: 4 + 3 = 7 points.
#     b4  c4
# a3  b3  c3*  d3      * Spain's three-master
# a2  b2! c2   d2      ! the pirates' two-master, north
#     b1  c1
WIN_IN_ONE = {
    "game": "battle",
    "turn": 0,
    "fleets": ["pirates", "spain"],
    "waves": ["a2", "a3", "b4", "c1", "d2", "d3"],
    "ships": [
        {"square": "b2", "fleet": "pirates", "masts": 2, "heading": "north"},
        {"square": "c3", "fleet": "spain", "masts": 3, "heading": "east"},
    ],
    "sunk": {"pirates": [1, 3], "spain": [3, 1]},
}


def search(game: Game, **more: Any) -> Search:
    return Search(game, judge_of(game), Budget(simulations=100), **more)


def first_decision(game: Game, seats: int, seed: int, **options: str) -> tuple[State, int]:
    state, dice = game.start(seats, **options), random.Random(seed)
    while game.deciding(state) == (CHANCE,):
        state = game.play(state, CHANCE, dice.choices(game.legal(state, CHANCE), game.weights(state))[0])
    return state, game.deciding(state)[0]


def test_a_win_in_one_is_taken() -> None:
    game = GAMES["battle"]
    state = game.from_json(WIN_IN_ONE)
    for judges in (judge_of(game), player(game).teacher):
        choice = Search(game, judges, Budget(simulations=50)).choose(state, 0, Budget(simulations=50), 1)
        assert game.describe(state, 0, choice.action) == {"verb": "sail", "from": "b2", "to": "c3"}


@every_table
def test_the_only_action_needs_no_thought(table: Table) -> None:
    for game, state, seat in decisions(table, seed=9):
        legal = game.legal(state, seat)
        if len(legal) == 1:
            assert search(game).choose(game.view(state, seat), seat, Budget(seconds=60), 0) == Choice(legal[0])


@every_table
def test_visits_are_the_simulations(table: Table) -> None:
    """Except the first one, which opens the root, and those in whose world the seat had already decided."""
    for game, state, seat in decisions(table, seed=5):
        view = game.view(state, seat)
        if len(game.legal(view, seat)) > 1:
            thoughts = search(game).thoughts(view, seat, Budget(simulations=60), 1)
            assert 50 <= sum(thought.visits for thought in thoughts) <= 60


@every_game
def test_two_threads_put_their_thoughts_together(game: Game) -> None:
    state, seat = first_decision(game, 2, seed=1)
    view = game.view(state, seat)
    together = search(game, threads=2).thoughts(view, seat, Budget(simulations=200), 3)
    again = search(game, threads=2).thoughts(view, seat, Budget(simulations=200), 3)
    assert together == again
    assert 190 <= sum(thought.visits for thought in together) <= 200


@every_game
def test_a_budget_of_time_ends(game: Game) -> None:
    state, seat = first_decision(game, 2, seed=1)
    thoughts = search(game).thoughts(game.view(state, seat), seat, Budget(seconds=0.0), 3)
    assert [thought.action for thought in thoughts] == game.legal(state, seat)


def test_the_branch_that_came_true_is_kept() -> None:
    """In Battle nothing is hidden: the tree of the last decision goes on where the game did."""
    game = GAMES["battle"]
    memory = SearchMemory()
    guest, dice = search(game, memory=memory), random.Random(2)
    state, seat = first_decision(game, 2, seed=1)
    kept = 0
    for _ in range(40):
        if game.deciding(state) == (CHANCE,):
            state = game.play(state, CHANCE, dice.choices(game.legal(state, CHANCE), game.weights(state))[0])
            continue
        seat = game.deciding(state)[0]
        grown = [Thinker(guest, state, 0)]
        memory.recall(state, seat, grown)
        kept += int(grown[0].trees["visits"][0, ROOT]) > 0
        choice = guest.choose(state, seat, Budget(seconds=0.01), 1)
        state = game.play(state, seat, choice.action)
    assert kept > 10


def test_what_was_guessed_from_less_is_not_kept() -> None:
    game = GAMES["cartagena"]
    memory = SearchMemory()
    guest = search(game, memory=memory)
    state, seat = first_decision(game, 2, seed=1, variant="jamaica")
    view = game.view(state, seat)
    guest.choose(view, seat, Budget(seconds=0.01), 1)
    grown = [Thinker(guest, view, 0)]
    memory.recall(view, seat, grown)
    assert grown[0].trees["visits"][0, ROOT] == 0


def test_what_was_guessed_is_not_kept_when_all_is_open_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The actions of guessed worlds may be illegal in the view that they were guessed from."""
    game, dice, memory = GAMES["tortuga"], random.Random(1), SearchMemory()
    state, seat = first_decision(game, 2, seed=1)
    guest = search(game, memory=memory)
    guest.choose(game.view(state, seat), seat, Budget(seconds=0.01), 1)
    while hides_something(game, state) or seat not in game.deciding(state):
        actor = game.deciding(state)[0]
        state = game.play(state, actor, dice.choice(game.legal(state, actor)))
    monkeypatch.setattr("brethren.bots.search.reuse_subtree", lambda *_: pytest.fail("the tree was reused"))
    memory.recall(state, seat, [Thinker(guest, state, 0)])


def hides_something(game: Game, state: State) -> bool:
    return any(game.view(state, seat).tobytes() != state.tobytes() for seat in (None, *range(state[0].seats)))


def test_memory_does_not_change_what_can_be_repeated() -> None:
    game = GAMES["battle"]
    state, seat = first_decision(game, 2, seed=1)
    guest = search(game, memory=SearchMemory())
    once, again = (guest.choose(state, seat, Budget(simulations=100), 1) for _ in range(2))
    assert once == again


def test_a_soft_choice_stays_near_the_best() -> None:
    board = blank_board()
    board["number"], board["action"][0, :3], board["chances"][0, :3, 0] = 3, range(3), (0.5, 0.48, 0.3)
    counts = np.bincount([pick(board, 0, 0.02, seeded(seed)) for seed in range(500)], minlength=3)
    assert counts[0] > counts[1] > 50
    assert counts[2] == 0


def test_what_two_trees_say_counts_by_how_often_they_tried() -> None:
    board, other = blank_board(), blank_board()
    for each, visits, chance in ((board, 9, 0.5), (other, 29, 0.9)):
        each["number"], each["visits"][0, 0], each["chances"][0, 0, 0] = 1, visits, chance
    combine(board, other)
    assert board["visits"][0, 0] == 38
    assert board["chances"][0, 0, 0] == pytest.approx(0.25 * 0.5 + 0.75 * 0.9)


def test_levels_without_softness_take_what_was_tried_most() -> None:
    game = GAMES["cartagena"]
    state, seat = first_decision(game, 3, seed=4)
    choice = bot(game, "captain").choose(game.view(state, seat), seat, Budget(simulations=300), 0)
    assert choice.action == max(choice.thoughts, key=lambda thought: thought.visits).action
