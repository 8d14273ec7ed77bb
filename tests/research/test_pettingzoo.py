"""The PettingZoo interface: its own conformance tests, and what nobody may see."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from brethren.games import GAMES
from brethren.research.pettingzoo import env
from tests.tables import SOME_TABLES, Table, name

every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=name)
every_game = pytest.mark.parametrize("key", GAMES)

# PettingZoo knows a list of environments that observe dictionaries, its own, and doubts all others.
DICTIONARIES = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def laid(table: Table) -> Any:
    key, seats, options = table
    return env(key, seats, **options)


def act(table: Any, random: np.random.Generator) -> None:
    """One step of the agent that is asked."""
    observation, _, terminated, truncated, _ = table.last()
    choices = np.flatnonzero(observation["action_mask"])
    table.step(None if terminated or truncated else random.choice(choices))


@every_table
@pytest.mark.filterwarnings(*DICTIONARIES)
def test_it_passes_the_api_test(table: Table, long_run: bool) -> None:
    api_test(laid(table), num_cycles=1000 if long_run else 40)


@every_table
def test_it_passes_the_seed_test(table: Table, long_run: bool) -> None:
    seed_test(lambda: laid(table), num_cycles=500 if long_run else 40)


@every_game
def test_games_end_with_rewards_for_all_agents(key: str) -> None:
    table, random = env(key, GAMES[key].max_seats), np.random.default_rng(1)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        act(table, random)
    assert all(table.terminations.values())
    assert max(table.rewards.values()) == 1
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert table.rewards == table.unwrapped._cumulative_rewards
    while table.agents:
        act(table, random)


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(table: Table) -> None:
    game, others = GAMES[table[0]], 0
    for played in stroll(laid(table), steps=60, every=6):
        truth = played.unwrapped._state
        for seat, agent in enumerate(played.agents):
            before = shown(played, agent)
            played.unwrapped._state = game.guess(game.view(truth, seat), seat, seed=seat)
            others += played.unwrapped._state.tobytes() != truth.tobytes()
            assert shown(played, agent) == before
            played.unwrapped._state = truth
    assert others or table[0] == "battle" or table[2].get("variant") == "tortuga"


@every_table
def test_an_observation_is_the_view(table: Table) -> None:
    game = GAMES[table[0]]
    for played in stroll(laid(table), steps=20, every=1):
        for seat, agent in enumerate(played.agents):
            view = game.view(played.unwrapped._state, seat)
            mask = np.isin(np.arange(game.actions), game.legal(view, seat)).astype(np.int8)
            assert shown(played, agent) == (view.tobytes(), mask.tobytes())


def stroll(table: Any, steps: int, every: int) -> Iterator[Any]:
    """The table at some steps of a random game, while nobody has left it."""
    random = np.random.default_rng(2)
    table.reset(seed=2)
    for step in range(steps):
        if any(table.terminations.values()):
            return
        if step % every == 0:
            yield table
        act(table, random)


def shown(table: Any, agent: str) -> tuple[bytes, bytes]:
    observation = table.observe(agent)
    return observation["observation"].tobytes(), observation["action_mask"].tobytes()


def test_without_a_seed_games_differ() -> None:
    tables = [env("cartagena"), env("cartagena")]
    for table in tables:
        table.reset()
    assert len({table.last()[0]["observation"].tobytes() for table in tables}) == 2


def test_an_illegal_action_ends_the_game() -> None:
    table = env("battle")
    table.reset(seed=1)
    table.step(70)
    assert table.rewards == {"seat_0": -1, "seat_1": 0}
    assert all(table.terminations.values())
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(78)


def test_it_draws_what_the_agent_sees() -> None:
    table = env("cartagena", seats=3, variant="jamaica", render_mode="ansi")
    table.reset(seed=1)
    assert "B you" in table.render()
    assert table.render().count("6 hidden") == 2
    with pytest.raises(ValueError, match="render_mode must be ansi or None, not 'human'"):
        env("cartagena", render_mode="human")


def test_it_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(env("cartagena", seats=5, variant="jamaica", start=4)))
    table.reset(seed=1)
    assert table.agents == ["seat_0", "seat_1", "seat_2", "seat_3", "seat_4"]
    assert table.agent_selection == "seat_4"
