"""The laws of one state, and a machine that plays on from a written position and checks them in every state."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from brethren.game import CHANCE, Game, IllegalAction, Json, State
from tests.long_run import LONG
from tests.test_laws import conserved, laws_of

settings.register_profile(
    "short",
    derandomize=True,
    deadline=None,
    max_examples=100,
    stateful_step_count=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", settings.get_profile("short"), max_examples=5_000, stateful_step_count=50)
settings.load_profile("long" if LONG else "short")
FEWER = settings(max_examples=settings().max_examples // 25)
"""For examples that are whole games."""


def obey(game: Game, state: State) -> None:
    """What must hold for every state that a position is read as, be it the truth or a view."""
    conserved(game, state)
    reads_as_written(game, state)
    tells_how_it_stands(game, state)
    for viewer in (*open_seats(game, state), None):
        view = game.view(state, viewer)
        world = game.guess(view, viewer, seed=1)
        assert game.view(view, viewer).tobytes() == view.tobytes()
        assert game.view(world, viewer).tobytes() == view.tobytes()
        conserved(game, world)
        reads_as_written(game, view)
        reads_as_written(game, world)
        if viewer is not None:
            assert game.legal(view, viewer) == game.legal(state, viewer)
            says_what_can_be_done(game, view, viewer)
    if game.deciding(state) == (CHANCE,):
        says_what_can_be_done(game, state, CHANCE)


def reads_as_written(game: Game, state: State) -> None:
    position = json.loads(json.dumps(game.to_json(state)))
    assert game.from_json(position).tobytes() == state.tobytes()
    assert game.as_text(state)


def tells_how_it_stands(game: Game, state: State) -> None:
    """Scores are numbers; somebody has won if, and only if, nobody has anything left to decide."""
    scores = game.scores(state)
    assert len(scores) == state[0].seats
    assert {type(score) for score in scores} == {int}
    assert bool(game.winners(state)) == (not game.deciding(state)) == (game.ending(state) in game.endings[1:])


def says_what_can_be_done(game: Game, state: State, seat: int) -> None:
    legal = game.legal(state, seat)
    assert bool(legal) == (seat in game.deciding(state))
    assert legal == sorted(set(legal))
    for action in legal[:: 1 + len(legal) // 4]:
        assert game.find(state, seat, **json.loads(json.dumps(game.describe(state, seat, action)))) == action
    if seat == CHANCE and legal:
        weights = game.weights(state)
        assert len(weights) == len(legal)
        assert min(weights) > 0


def open_seats(game: Game, state: State) -> list[int]:
    """The seats that can see all that is theirs. In a view, the others cannot decide or guess."""
    record, sees_its_own = state[0], laws_of(game).sees_its_own
    return [seat for seat in range(record.seats) if sees_its_own(record, seat)]


def truth(game: Game, state: State) -> State:
    """The state itself if nothing in it is hidden, else one world of those in which it could be a view."""
    if len(open_seats(game, state)) == state[0].seats:
        return state
    return game.guess(game.view(state, None), None, seed=2)


def play_out(game: Game, state: State) -> None:
    """The game comes to its end, by the rules."""
    end = game.random_playout(truth(game, state), seed=3)
    assert game.deciding(end) == ()
    conserved(game, end)
    reads_as_written(game, end)
    tells_how_it_stands(game, end)


def refuse(game: Game, state: State, seat: int, action: Any) -> None:
    """An illegal action is refused with a reason, and changes nothing."""
    before = state.tobytes()
    with pytest.raises(IllegalAction) as refusal:
        game.play(state, seat, action)
    assert str(refusal.value)
    assert refusal.value.reason
    assert state.tobytes() == before


class Sitting(RuleBasedStateMachine):
    """One game played on from a position by whatever is legal. Each game has a machine of its own."""

    game: Game
    positions: st.SearchStrategy[Json]

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.state = self.game.from_json(data.draw(self.positions))

    @precondition(lambda self: self.game.deciding(self.state))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.deciding(self.state)))
        action = data.draw(st.sampled_from(self.game.legal(self.state, seat)))
        before = self.state.tobytes()
        after, story = self.game.play_with_events(self.state, seat, action)
        assert self.state.tobytes() == before
        assert after.tobytes() == self.game.play(self.state, seat, action).tobytes()
        assert all(event.seen_by(None) or event.private for event in story)
        self.state = after

    @precondition(lambda self: self.game.deciding(self.state))
    @rule(seed=st.integers(0, 2**16))
    def act_often(self, seed: int) -> None:
        """Get away from the beginning."""
        dice = random.Random(seed)
        for _ in range(20):
            if deciding := self.game.deciding(self.state):
                seat = dice.choice(deciding)
                self.state = self.game.play(self.state, seat, dice.choice(self.game.legal(self.state, seat)))

    @rule(data=st.data(), seat=st.integers(-2, 6))
    def act_illegally(self, data: st.DataObject, seat: int) -> None:
        legal = self.game.legal(self.state, seat) if seat in self.game.deciding(self.state) else []
        illegal = set(range(-1, self.game.actions + 1)) - set(legal)
        refuse(self.game, self.state, seat, data.draw(st.sampled_from(sorted(illegal))))

    @invariant()
    def is_lawful(self) -> None:
        obey(self.game, self.state)

    def teardown(self) -> None:
        if hasattr(self, "state"):
            play_out(self.game, self.state)
