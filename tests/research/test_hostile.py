"""Agents that send nonsense: an error with a sentence, and the game is unchanged."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
import pytest

from brethren.bots import Budget, Choice, arena, bot
from brethren.bots.arena import Contest, Entrant
from brethren.game import Game, State
from brethren.games import GAMES
from brethren.research import openspiel
from brethren.research.batch import Batch
from brethren.research.pettingzoo import BrethrenEnv
from tests.long_run import LONG
from tests.test_hostile import HOSTILE, NUMBERS, Cage, answers_or_objects

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
    lambda state, dice: openspiel.Playouts(dice.choice((*WORDS[:10], 2**64, "1", None)), 1).evaluate(state),
    observed,
)


@every_game
def test_games_that_cannot_be(key: str) -> None:
    dice = random.Random(key)
    for _ in range(CALLS // 10):
        seats = dice.choice((None, 2, *HOSTILE))
        option = {dice.choice((*GAMES[key].options, "other")): dice.choice(HOSTILE)}
        answers_or_objects("a batch", partial(Batch, key, seats, dice.choice((1, 2)), dice.choice(HOSTILE), **option))
        answers_or_objects("a table", partial(BrethrenEnv, key, seats, dice.choice((None, "ansi", "?")), **option))
        answers_or_objects("a seed", partial(BrethrenEnv(key).reset, dice.choice(HOSTILE)))
        answers_or_objects("playouts", partial(openspiel.Playouts, dice.choice(HOSTILE), dice.choice(HOSTILE)))


@every_game
def test_bots_in_the_arena(key: str) -> None:
    """A foreign bot answers with nonsense: the game stops, and says why."""
    dice = random.Random(key)
    for _ in range(CALLS // 10):
        entrants = {"good": Entrant(partial(bot, name="random")), "odd": Entrant(lambda _: Odd(dice))}
        contest = Contest(key, 2, {}, entrants, [("good", "odd")], dice.getrandbits(30))
        answers_or_objects("arena", partial(arena.ContestRunner(contest).play, dice.randrange(9)))


class Odd:
    budget = Budget(simulations=1)

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        return Choice(self.dice.choice(HOSTILE))


@every_game
def test_pettingzoo_agents(key: str) -> None:
    dice = random.Random(key)
    table = BrethrenEnv(key)
    table.reset(seed=1)
    for _ in range(CALLS):
        if table.terminations[table.agent_selection]:
            table.reset(seed=dice.getrandbits(60))
        answers_or_objects("pettingzoo", partial(table.step, dice.choice([one for one in HOSTILE if one is not None])))


def test_who_is_paid_does_not_follow_from_a_list_that_anyone_may_change() -> None:
    table = BrethrenEnv("cartagena", 5)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.agents = []
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert [*table.rewards] == table.possible_agents


@every_game
def test_batches(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their states lie between canaries."""
    cage, dice = Cage(), random.Random(key)
    monkeypatch.setattr(Game, "blank", lambda game, number: cage.blank(game, number))
    batch = Batch(key, number=4, seed=1)
    for _ in range(CALLS):
        actions: Any = [dice.choice(HOSTILE) for _ in range(dice.choice((0, 1, 3, 4, 4, 4, 4, 5)))]
        answers_or_objects("batch", partial(batch.step, actions))
        batch.step(batch.random_actions())
    assert cage.holds()


@every_game
def test_what_a_batch_checks_actions_by_cannot_be_written(key: str) -> None:
    batch = Batch(key, number=2)
    observations, infos = batch.reset()
    for shown in (observations, batch.observations, batch.action_masks, *infos.values()):
        with pytest.raises(ValueError, match="read-only"):
            shown[:] = 1


@pytest.mark.parametrize("number", [0, -1, 2**70, True, 1.5, "4", None])
def test_the_number_of_games(number: Any) -> None:
    with pytest.raises(ValueError, match="games"):
        Batch("battle", number=number)
