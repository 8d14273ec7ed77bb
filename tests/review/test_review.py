"""Figures of a review: they add up, they can be had again, and what loses by force is found."""

from pathlib import Path

import pytest

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.review import Review, review
from brethren.table.record import read
from brethren.table.wire import MatchRecord

RECORDS = Path(__file__).parents[1] / "table/records"
NAMES = ("battle-single", "cartagena-jamaica-3", "cartagena-tortuga-2", "tortuga-2")


def record(name: str) -> MatchRecord:
    return read((RECORDS / f"{name}.json").read_bytes())


@pytest.fixture(scope="module", params=NAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[MatchRecord, Review]:
    match = record(request.param)
    return match, review(match, simulations=30, seed=1, threads=2)


def test_at_the_end_the_chances_are_the_result(reviewed: tuple[MatchRecord, Review]) -> None:
    match, found = reviewed
    assert found.end == tuple((seat in match.winners) / len(match.winners) for seat in range(match.seats))


def test_luck_skill_and_error_are_the_whole_change(reviewed: tuple[MatchRecord, Review]) -> None:
    _, found = reviewed
    for seat, account in enumerate(found.accounts):
        assert account.change == pytest.approx(found.end[seat] - found.steps[0].chances[seat])


def test_chances_add_up(reviewed: tuple[MatchRecord, Review]) -> None:
    _, found = reviewed
    assert all(sum(step.chances) == pytest.approx(1, abs=1e-4) for step in found.steps)


def test_every_decision_with_a_choice_is_judged_and_none_gains(reviewed: tuple[MatchRecord, Review]) -> None:
    match, found = reviewed
    game, state = GAMES[match.game], GAMES[match.game].start(match.seats, **match.options)
    for step, (seat, action) in zip(found.steps, match.log, strict=True):
        judged = seat != CHANCE and len(game.legal(state, seat)) > 1
        assert (step.opinion is not None) == judged
        if step.opinion:
            assert step.opinion.loss(seat) >= 0
            assert step.opinion.best in game.legal(state, seat)
        state = game.play(state, seat, action)


def test_draws_are_counted_beside_what_was_to_be_expected(reviewed: tuple[MatchRecord, Review]) -> None:
    match, found = reviewed
    draws = sum(seat == CHANCE for seat, _ in match.log)
    assert sum(draw.seen for draw in found.draws) == draws
    assert sum(draw.expected for draw in found.draws) == pytest.approx(draws)


def test_the_same_review_again() -> None:
    match = record("battle-single")
    assert review(match, 30, seed=5) == review(match, 30, seed=5, threads=2)


def test_an_open_state_is_the_only_world() -> None:
    """Estimates with everything open must not guess anything anew."""
    for game in GAMES.values():
        state, seed = game.start(), 0
        while game.deciding(state):
            seat = game.deciding(state)[0]
            if seat != CHANCE:
                assert game.guess(state, seat, seed).tobytes() == state.tobytes()
            actions = game.legal(state, seat)
            state, seed = game.play(state, seat, actions[seed % len(actions)]), seed + 1
            if seed > 200:
                break


def test_a_move_that_loses_by_force_is_marked() -> None:
    """The players of this match did not look at what the other could sink next."""
    found = review(record("battle-host-begins"), simulations=300, threads=2)
    blunders = found.blunders()
    assert blunders
    for step in blunders:
        assert step.opinion is not None
        assert step.opinion.loss(step.seat) > 0.3
