"""Many games at once: in step with single games, true to their seeds, and a vector environment."""

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from brethren.game import CHANCE, IllegalAction, State
from brethren.games import GAMES
from brethren.kernel import draw, draw_weighted, seeded
from brethren.research.batch import Batch
from brethren.research.dealer import shuffle
from tests.tables import TABLES, Table, name

every_table = pytest.mark.parametrize("table", TABLES, ids=name)
SEED = 5


class Single:
    """A game of a batch, played on the checked surface; chance is drawn as the batch draws it."""

    def __init__(self, table: Table, number: int) -> None:
        key, seats, options = table
        self.game = GAMES[key]
        self.random = seeded(0)
        shuffle(self.random, SEED, number)
        self.state = self.after_chance(self.game.start(seats, **options))

    @property
    def seat(self) -> int:
        return self.game.deciding(self.state)[0]

    def play(self, action: int) -> None:
        self.state = self.after_chance(self.game.play(self.state, self.seat, action))

    def after_chance(self, state: State) -> State:
        while self.game.deciding(state) == (CHANCE,):
            legal, weights = self.game.legal(state, CHANCE), np.array(self.game.weights(state))
            alike = len(legal) == weights.sum()
            place = draw(self.random, len(legal)) if alike else draw_weighted(self.random, weights, weights.sum())
            state = self.game.play(state, CHANCE, legal[place])
        return state

    def rewards(self) -> list[float]:
        """As the page says: the share of the victory, moved and stretched to a sum of 0 and a most of 1."""
        seats, winners = len(self.game.scores(self.state)), self.game.winners(self.state)
        shares = [(seat in winners) / len(winners) for seat in range(seats)]
        return [(share - 1 / seats) * seats / (seats - 1) for share in shares]


def batch_of(table: Table, number: int, seed: int = SEED) -> Batch:
    key, seats, options = table
    return Batch(key, seats, number, seed, **options)


@every_table
def test_a_batch_goes_in_step_with_single_games(table: Table) -> None:
    batch, singles = batch_of(table, 2), [Single(table, 0), Single(table, 1)]
    infos, games_ended = batch.reset(seed=SEED)[1], 0
    while not games_ended:
        for place, single in enumerate(singles):
            assert infos["seat"][place] == single.seat
            assert np.flatnonzero(infos["action_mask"][place]).tolist() == single.game.legal(single.state, single.seat)
            assert batch.observations[place].tobytes() == single.game.view(single.state, single.seat).tobytes()
        actions = batch.random_actions()
        _, rewards, ended, truncated, infos = batch.step(actions)
        assert not truncated.any()
        for place, single in enumerate(singles):
            seat = single.seat
            single.play(int(actions[place]))
            assert ended[place] == (not single.game.deciding(single.state))
            expected = single.rewards() if ended[place] else [0.0] * batch.seats
            assert infos["rewards"][place].tolist() == pytest.approx(expected)
            assert rewards[place] == infos["rewards"][place, seat]
            if ended[place]:
                games_ended += 1
                assert infos["_final_obs"][place]
                assert infos["final_obs"][place].tobytes() == single.game.view(single.state, seat).tobytes()
                singles[place] = Single(table, place + 2)
    for place, single in enumerate(singles):
        assert batch.observations[place].tobytes() == single.game.view(single.state, single.seat).tobytes()


@every_table
def test_the_same_seed_gives_the_same_games(table: Table) -> None:
    batch = batch_of(table, 8, seed=1)
    first = history(batch)
    assert history(batch_of(table, 8, seed=1)) == first
    batch.reset(seed=1)
    assert history(batch) == first
    batch.reset()
    assert history(batch) != first
    assert history(batch_of(table, 8, seed=2)) != first


def history(batch: Batch) -> list[bytes]:
    seen = [batch.observations.tobytes()]
    for _ in range(20):
        batch.step(batch.random_actions())
        seen.append(batch.observations.tobytes() + batch.action_masks.tobytes())
    return seen


def test_no_two_games_of_a_batch_are_alike() -> None:
    batch = Batch("cartagena", 3, 200)
    assert len({view.tobytes() for view in batch.views}) == 200


@every_table
def test_rewards_come_only_at_the_end_and_add_up_to_nothing(table: Table) -> None:
    batch, games_ended = batch_of(table, 64), 0
    for _ in range(700):
        _, _, ended, _, infos = batch.step(batch.random_actions())
        assert not infos["rewards"][~ended].any()
        assert infos["rewards"].sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert infos["rewards"].max() <= 1
        assert (batch.final_views["ending"][ended] > 0).all()
        assert (batch.views["ending"] == 0).all()
        games_ended += ended.sum()
    assert games_ended


def test_every_legal_action_is_drawn() -> None:
    batch = Batch("cartagena", 2, 1)
    drawn = {int(batch.random_actions()[0]) for _ in range(500)}
    assert drawn == set(np.flatnonzero(batch.action_masks[0]))


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = Batch("battle", number=3)
    before = batch.observations.copy()
    for wrong in (-1, 5, 78, 2**40):
        with pytest.raises(IllegalAction, match=f"{wrong} is not an action that seat 0 has now in game 2"):
            batch.step(np.array([0, 1, wrong]))
    with pytest.raises(ValueError, match="3 games need as many actions"):
        batch.step(np.array([0, 1]))
    assert (batch.observations == before).all()


def test_bad_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="no game 'chess'; there are battle, cartagena, tortuga"):
        Batch("chess")
    with pytest.raises(ValueError, match="Cartagena seats 2 to 5 players, not 6"):
        Batch("cartagena", 6)
    with pytest.raises(ValueError, match="a batch has 1 to 16777216 games, not 0"):
        Batch("cartagena", number=0)


def test_observations_and_masks_are_not_copied() -> None:
    batch = Batch("tortuga", 3, 16)
    observations, infos = batch.reset(seed=3)
    for _ in range(3):
        after, _, _, _, infos_after = batch.step(batch.random_actions())
        assert after is observations
        assert infos_after["action_mask"] is infos["action_mask"]
    assert np.shares_memory(observations, batch.views)


def test_it_is_a_vector_environment() -> None:
    batch = Batch("battle", number=16, play="match")
    assert batch.observation_space.contains(batch.reset(seed=1)[0])
    assert batch.action_space.contains(batch.random_actions())
    counted = RecordEpisodeStatistics(batch)
    counted.reset(seed=1)
    ended = np.zeros(16, np.bool_)
    while not ended.any():
        _, rewards, ended, _, infos = counted.step(batch.random_actions())
    assert infos["episode"]["r"][ended].tolist() == rewards[ended].tolist()
