"""Battle finished exactly: proven where the end is in sight, and only there."""

from brethren.bots import Budget, bot
from brethren.games import GAMES
from tests.bots.test_search import WIN_IN_ONE

GAME = GAMES["battle"]
BUDGET = Budget(simulations=400)


def test_a_win_in_one_is_proven() -> None:
    state = GAME.from_json(WIN_IN_ONE)
    choice = bot(GAME, "captain").choose(state, 0, BUDGET, 1)
    assert choice.exact
    assert GAME.describe(state, 0, choice.action) == {"verb": "sail", "from": "b2", "to": "c3"}
    thought = next(thought for thought in choice.thoughts if thought.action == choice.action)
    assert thought.chances == (1.0, 0.0)
    assert [thought.action for thought in choice.thoughts] == GAME.legal(state, 0)


def test_nothing_is_proven_at_the_beginning() -> None:
    state = GAME.play(GAME.start(), 0, 0)
    choice = bot(GAME, "captain").choose(state, 0, BUDGET, 1)
    assert not choice.exact
    assert sum(thought.visits for thought in choice.thoughts) == 299  # of 300: the first one opens the tree


def test_weaker_levels_do_not_look_for_proofs() -> None:
    state = GAME.from_json(WIN_IN_ONE)
    assert not bot(GAME, "mate").choose(state, 0, BUDGET, 1).exact
