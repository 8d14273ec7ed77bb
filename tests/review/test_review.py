"""Figures of a review: they add up, they can be had again, and what loses by force is found."""

from collections.abc import Callable
from pathlib import Path
from statistics import fmean

import pytest

from brethren.bots.battle.solver import solve
from brethren.bots.player import player
from brethren.game import CHANCE, State
from brethren.games import GAMES
from brethren.review import Review, estimator_of, judge, review
from brethren.review.estimate import NODES, Chances, Estimator
from brethren.table.record import Step, read, replay
from brethren.wire.records import MatchRecord
from tests.long_run import LONG

RECORDS = Path(__file__).parents[1] / "table/records"
SHORT = ("battle-match", "cartagena-stopped")
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


@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.iterdir()) if LONG else SHORT)
def test_luck_skill_and_others_are_the_whole_change_of_every_match(name: str) -> None:
    """Even of an estimate as poor as this, and of a match that was ended early."""
    add_up(review(record(name), simulations=2, threads=2))


def test_luck_skill_and_others_are_the_whole_change(reviewed: tuple[MatchRecord, Review]) -> None:
    add_up(reviewed[1])


def add_up(found: Review) -> None:
    for seat, account in enumerate(found.accounts):
        assert account.change == pytest.approx(found.end[seat] - found.steps[0].chances[seat])
    # What one seat gains, the others lose.
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-3)
    assert sum(account.skill for account in found.accounts) == pytest.approx(0, abs=1e-3)
    assert sum(account.others for account in found.accounts) == pytest.approx(0, abs=1e-3)
    if len(found.accounts) == 2:
        assert all(account.others == pytest.approx(0, abs=1e-3) for account in found.accounts)


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


@pytest.mark.parametrize("name", ["battle-single", "cartagena-stopped"])
def test_the_same_review_again(name: str) -> None:
    match = record(name)
    first = review(match, 20, seed=5)
    assert first == review(match, 20, seed=5, threads=2)
    assert first != review(match, 20, seed=6, threads=2)


@pytest.mark.parametrize("name", ["tortuga-4", "cartagena-jamaica-3"])
def test_a_decision_is_judged_on_what_its_player_knew(name: str) -> None:
    """In another world that looked the same to the player, the same is thought of the same decision."""
    match = record(name)
    game, compared = GAMES[match.game], 0
    estimator = estimator_of(game, 10)
    for step in replay(match):
        if step.seat == CHANCE or step.number % 7:
            continue
        world = game.guess(game.view(step.before, step.seat), step.seat, step.number)
        there = Step(step.number, step.seat, step.action, world, world, [])
        compared += world.tobytes() != step.before.tobytes()
        assert judge(estimator, step, 0).opinion == judge(estimator, there, 0).opinion
    assert compared


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
    """The players of this match did not look at what the other could sink next: where that was the end of it, and need
    not have been, it is said; so is what is proven."""
    match = record("battle-host-begins")
    found = review(match, simulations=300, threads=2)
    marked, lost = {step.number for step in found.blunders()}, set()
    for step in replay(match):
        if step.seat == CHANCE or not (after := GAMES["battle"].deciding(step.after)) or after == (CHANCE,):
            continue
        ours = solve(GAMES["battle"], step.before, step.seat, NODES)
        theirs = solve(GAMES["battle"], step.after, after[0], NODES)
        worth = theirs.chances[theirs.action][0] if after[0] == step.seat else 1 - theirs.chances[theirs.action][0]
        if theirs.known and worth == 0 and ours.chances[ours.action][0] > 0.1:
            lost.add(step.number)
    assert lost
    assert lost <= marked
    assert any(step.opinion and step.opinion.exact for step in found.steps)


def test_choosing_the_proven_best_is_no_regret() -> None:
    """A proof says little about the choices that are not the best: their regret comes from the search."""
    match = record("battle-host-begins")
    found = review(match, simulations=300, threads=2)
    exact = [step.opinion for step in found.steps if step.opinion and step.opinion.exact]
    assert exact
    assert all(opinion.regret >= 0 and opinion.at_random >= 0 for opinion in exact)
    assert all(
        step.opinion.regret == 0
        for step in found.steps
        if step.opinion and step.opinion.exact and step.opinion.best == step.action
    )


def test_the_mean_of_several_searches_is_steadier_than_one() -> None:
    """With more simulations, two searches with different seeds would stay about as far apart."""
    game = GAMES["battle"]
    estimator = Estimator(game, 200)
    positions = [step.before for step in replay(record("battle-single")) if step.seat != CHANCE]

    def apart(estimate: Callable[[State, int], Chances]) -> float:
        return fmean(abs(estimate(position, 1)[0] - estimate(position, 2)[0]) for position in positions)

    assert player(game).searches == 4
    assert apart(estimator.chances) < 0.8 * apart(lambda position, seed: estimator._estimate(position, 200, seed))
