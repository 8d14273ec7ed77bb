"""Other people's agents that say nonsense: an error with a sentence, and the game stands as it stood."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
import pytest

from brethren.games import GAMES
from brethren.research import openspiel
from brethren.research.batch import Batch
from brethren.research.pettingzoo import Table
from tests.length import LONG
from tests.test_hostile import HOSTILE, NUMBERS, answers_or_objects

CALLS = 100_000 if LONG else 300
WORDS = [number for number in NUMBERS if -(2**63) <= number < 2**63 and number != -1]
"""That OpenSpiel's own code, which is C++, lets through: -1 is an invalid action there."""

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_openspiel_agents(key: str) -> None:
    dice = random.Random(key)
    state = started(key, dice)
    for _ in range(CALLS):
        moment, before = state.moment, state.moment.nodes.tobytes()
        answers_or_objects("openspiel", partial(dice.choice(SPIEL_CALLS), state, dice))
        assert moment.nodes.tobytes() == before
        state = started(key, dice) if dice.random() < 0.2 else state


def started(key: str, dice: random.Random) -> Any:
    state = pyspiel.load_game(f"brethren_{key}").new_initial_state()
    for _ in range(dice.randrange(60)):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def observed(state: Any, dice: random.Random) -> object:
    observer = state.get_game().make_py_observer()
    observer.set_from(state, dice.choice(WORDS))
    return observer.string_from(state, dice.choice(WORDS))


SPIEL_CALLS: tuple[Callable[[Any, random.Random], object], ...] = (
    lambda state, dice: state.apply_action(dice.choice(WORDS)),
    lambda state, dice: state.moment.after(dice.choice(HOSTILE)),
    lambda state, dice: state.moment.view(dice.choice(HOSTILE)),
    lambda state, dice: state.moment.memory(dice.choice(HOSTILE)),
    lambda state, dice: state.moment.guessed(dice.choice(HOSTILE), dice.choice(WORDS)),
    lambda state, dice: state.legal_actions(dice.choice(WORDS)),
    lambda state, _: state.chance_outcomes(),
    lambda state, dice: state.resample_from_infostate(dice.choice(WORDS), dice.random),
    lambda state, dice: openspiel.Playouts(dice.choice((*WORDS[:10], "1", None)), 1).evaluate(state),
    observed,
)


@every_game
def test_pettingzoo_agents(key: str) -> None:
    dice = random.Random(key)
    table = Table(key)
    table.reset(seed=1)
    for _ in range(CALLS):
        if table.terminations[table.agent_selection]:
            table.reset(seed=dice.getrandbits(60))
        answers_or_objects("pettingzoo", partial(table.step, dice.choice([one for one in HOSTILE if one is not None])))


@every_game
def test_batches(key: str) -> None:
    dice = random.Random(key)
    batch = Batch(key, number=4, seed=1)
    for _ in range(CALLS):
        actions: Any = [dice.choice(HOSTILE) for _ in range(dice.choice((0, 1, 3, 4, 4, 4, 4, 5)))]
        answers_or_objects("batch", partial(batch.step, actions))
        batch.step(batch.random_actions())


@pytest.mark.parametrize("number", [0, -1, 2**70, True, 1.5, "4", None])
def test_the_number_of_games(number: Any) -> None:
    with pytest.raises(ValueError, match="games"):
        Batch("battle", number=number)
