"""The OpenSpiel interface: its own conformance tests, what players know, and its bots."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.research.openspiel import Playouts
from tests.tables import SOME_TABLES, TABLES, Table, name

every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=name)
SHARE = ("tortuga", 2, {"chests": 8}), ("cartagena", 2, {"variant": "hispaniola"}), ("battle", 2, {"play": "single"})


def loaded(table: Table) -> Any:
    key, seats, options = table
    given = {"seats": seats} | options
    return pyspiel.load_game(f"brethren_{key}({','.join(f'{name}={value}' for name, value in given.items())})")


def choose(state: Any, dice: random.Random) -> int:
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
    actions, weights = zip(*outcomes, strict=True)
    return int(dice.choices(actions, weights)[0])


def walk(table: Table, seed: int) -> Iterator[Any]:
    """A state that goes through a random game, at each of its decisions and at the end."""
    dice, state = random.Random(seed), loaded(table).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(choose(state, dice))
    yield state


def test_it_passes_the_random_simulation_test(long_run: bool) -> None:
    for table in TABLES if long_run else SHARE:
        pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@every_table
def test_it_passes_that_test_near_the_end(table: Table) -> None:
    *_, end = walk(table, seed=1)
    state = loaded(table).new_initial_state()
    for action in end.history()[:-30]:
        state.apply_action(action)
    pyspiel.random_sim_test_with_specific_initial_state(loaded(table), 1, state, serialize=True)


@every_table
def test_a_game_goes_as_the_rules_say(table: Table) -> None:
    key, seats, options = table
    game, (*_, end) = GAMES[key], walk(table, seed=2)
    state = game.start(seats, **options)
    for step in end.full_history():
        assert step.player == game.deciding(state)[0]
        state = game.play(state, int(step.player), step.action)
    assert state.tobytes() == end.moment.state.tobytes()
    winners = [seat for seat, paid in enumerate(end.returns()) if paid == max(end.returns())]
    assert tuple(winners) == game.winners(state)


@every_table
def test_chances_are_true_to_their_weights(table: Table) -> None:
    game, dice, state = GAMES[table[0]], random.Random(3), loaded(table).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            weights = np.array(game.weights(state.moment.state))
            assert list(actions) == game.legal(state.moment.state, CHANCE)
            assert odds == pytest.approx(weights / weights.sum())
        state.apply_action(choose(state, dice))


@every_table
def test_a_player_cannot_tell_a_resampled_state_from_the_truth(table: Table) -> None:
    dice, others = random.Random(4), 0
    for state in walk(table, seed=4):
        if dice.random() < 0.2 and not state.is_terminal():
            for player in range(state.num_players()):
                world = state.resample_from_infostate(player, dice.random)
                others += world.moment.state.tobytes() != state.moment.state.tobytes()
                assert known(world, player) == known(state, player)
            assert world_of(state, dice).current_player() == state.current_player()
            assert world_of(state, dice).legal_actions() == state.legal_actions()
    assert others or state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION


def world_of(state: Any, dice: random.Random) -> Any:
    return state.resample_from_infostate(state.current_player(), dice.random)


def known(state: Any, player: int) -> tuple[str, str, list[float]]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@every_table
def test_what_is_resampled_depends_on_nothing_hidden(table: Table) -> None:
    """Two worlds that a player cannot tell apart lead to the same guesses, and go on alike."""
    dice = random.Random(5)
    for state in walk(table, seed=5):
        if dice.random() < 0.1 and not state.is_terminal():
            player = state.current_player()
            one, other = (
                world.resample_from_infostate(player, lambda: 0.5) for world in (state, world_of(state, dice))
            )
            assert one.serialize() == other.serialize()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_learns_what_others_decide_at_the_same_time(seats: int) -> None:
    several = 0
    for state in walk(("tortuga", seats, {}), seed=6):
        player, deciding = state.current_player(), GAMES["tortuga"].deciding(state.moment.state)
        if len(deciding) > 1 and state.moment.state[0].phase == 2:
            several += 1
            for other in deciding[1:]:
                assert len({known(state.child(action), other)[0] for action in state.legal_actions()}) == 1
                assert known(state.child(state.legal_actions()[0]), other)[0] == known(state, other)[0]
            assert known(state.child(state.legal_actions()[0]), player)[0] != known(state, player)[0]
    assert several


@every_table
def test_players_forget_nothing(table: Table) -> None:
    """An information state stands for one sequence of own decisions and of views."""
    sequences: dict[str, list[Any]] = {}
    for seed in range(3):
        seen: list[list[Any]] = [[] for _ in range(table[1])]
        dice, state = random.Random(seed), loaded(table).new_initial_state()
        for _ in range(150):
            for player, sequence in enumerate(seen):
                view = state.observation_string(player)
                sequence += [view] if sequence[-1:] != [view] else []
                assert sequences.setdefault(state.information_state_string(player), sequence[:]) == sequence
            if state.is_terminal():
                break
            action = choose(state, dice)
            if not state.is_chance_node():
                seen[state.current_player()].append(action)
            state.apply_action(action)
    assert len(sequences) > 100


def test_players_remember_what_they_decided_even_if_it_makes_no_difference() -> None:
    """Two ways to end a round of a match look the same afterwards."""
    alike = 0
    for seed in range(4):
        for state in walk(("battle", 2, {"play": "match"}), seed):
            player, after = state.current_player(), [state.child(action) for action in state.legal_actions()]
            alike += len({child.observation_string(player) for child in after}) < len(after)
            assert len({child.information_state_string(player) for child in after}) == len(after)
    assert alike


@every_table
def test_clones_go_their_own_ways(table: Table) -> None:
    for step, state in enumerate(walk(table, seed=7)):
        if step == 20:
            before, clone = str(state), state.clone()
            other = copy.deepcopy(state)
            clone.apply_action(clone.legal_actions()[-1])
            assert clone.serialize() != state.serialize()
            assert str(state) == str(other) == before
            break


def test_the_type_says_whether_something_is_hidden() -> None:
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    hidden = {name(table): loaded(table).get_type().information != perfect for table in TABLES}
    assert hidden == {
        name(table): table[0] == "tortuga" or table[2].get("variant") in ("jamaica", "hispaniola") for table in TABLES
    }


def test_a_bad_table_is_refused() -> None:
    with pytest.raises(ValueError, match="Cartagena seats 2 to 5 players, not 6"):
        pyspiel.load_game("brethren_cartagena(seats=6)")
    with pytest.raises(ValueError, match="variant must be one of tortuga, jamaica, hispaniola, not 'bahamas'"):
        pyspiel.load_game("brethren_cartagena(variant=bahamas)")


def test_playouts_are_worth_what_random_rollouts_are() -> None:
    *_, state, _ = walk(("battle", 2, {"play": "single"}), seed=8)
    rollouts = mcts.RandomRolloutEvaluator(300, np.random.RandomState(1)).evaluate(state)
    playouts = Playouts(3000, seed=1).evaluate(state)
    assert playouts == pytest.approx(rollouts, abs=0.2)
    assert playouts.sum() == pytest.approx(0)
    assert Playouts().prior(state) == [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def near_the_end(table: Table, seed: int) -> Any:
    """A decision late in a game, where a search has little to do."""
    states = [state.clone() for state in walk(table, seed)]
    return next(state for state in reversed(states[:-5]) if len(state.legal_actions()) > 1)


@pytest.mark.parametrize("table", SHARE, ids=name)
def test_mcts_bots_play(table: Table) -> None:
    state = near_the_end(table, seed=9)
    game, seeds = state.get_game(), np.random.RandomState(1)
    fast = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 20, 10, False, 1, False)
    assert fast.mcts_search(state).best_child().action in state.legal_actions()
    slow = mcts.MCTSBot(game, 1.4, 50, Playouts(), random_state=seeds)
    assert slow.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", [("tortuga", 3, {"chests": 6}), ("cartagena", 3, {"variant": "jamaica"})], ids=name)
@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_bots_play(table: Table, by_observation: bool) -> None:
    """At whatever seat, also where others have decided before it in the same step."""
    players = set()
    for step, state in enumerate(walk(table, seed=10)):
        if step % 9 == 0 and not state.is_terminal():
            players.add(state.current_player())
            bot = ismcts.ISMCTSBot(
                state.get_game(),
                Playouts(),
                1.4,
                20,
                random_state=np.random.RandomState(1),
                use_observation_string=by_observation,
            )
            assert bot.step(state) in state.legal_actions()
    assert players == {0, 1, 2}
