"""Reasons: named only if the judge has them, and changes its mind without them."""

from collections.abc import Iterator
from functools import cache
from itertools import count, product
from random import Random

import numpy as np
import pytest

from brethren.bots.judge import Evaluation, Judges, weigh_at
from brethren.bots.player import judge_of, player
from brethren.bots.reason import LEAST, Reason, Sights, preference, reasons_for, seen, weighed
from brethren.game import CHANCE, Game, State
from brethren.games import GAMES
from brethren.review.reasons import LOSES, WINS, names_of_reasons
from tests.tables import TABLES, Table, name, stroll, walk

every_game = pytest.mark.parametrize("key", GAMES)
GAMES_PLAYED = 48
ENOUGH = 50
SOUND = 0.8
"""Of the cases in which the judge has to change its mind."""

Case = tuple[tuple[Reason, ...], Sights, Sights, int]


def moments(key: str) -> Iterator[tuple[State, int]]:
    """Decisions from whole random games, at every kind of table."""
    tables = [table for table in TABLES if table[0] == key]
    for seed, table in product(range(GAMES_PLAYED // len(tables)), tables):
        for game, state in stroll(table, seed, every=5):
            deciding = game.deciding(state)
            if deciding and deciding != (CHANCE,):
                yield state, deciding[0]


@cache
def cases(key: str) -> list[Case]:
    """Two choices of a moment, of which the judge prefers the one, with the reasons for it."""
    game, random, found = GAMES[key], Random(key), list[Case]()
    for state, seat in moments(key):
        legal = game.legal(state, seat)
        if len(legal) < 2:
            continue
        after = [game.play(state, seat, action) for action in random.sample(legal, 2)]
        if not all(map(game.deciding, after)):
            continue
        better, chosen = (seen(game, [one]) for one in after)
        if preference(judge_of(game), better, chosen, seat) < 0:
            better, chosen = chosen, better
        found.append((reasons_for(judge_of(game), player(game).reasons, better, chosen, seat), better, chosen, seat))
    return found


def without(judges: Judges, reasons: tuple[Reason, ...]) -> Judges:
    """The judge, blind to all the features of these reasons, of every seat."""
    blind: Judges = judges.copy()
    features = [feature for reason in reasons for feature in (*reason.mine, *reason.theirs)]
    blind["plain"][0, features] = 0
    blind["inner"][0, features] = 0
    return blind


@every_game
def test_the_judge_changes_its_mind_without_the_features_that_are_named(key: str) -> None:
    judges, named = judge_of(GAMES[key]), [case for case in cases(key) if case[0]]
    assert len(named) >= ENOUGH
    changed = [
        preference(without(judges, reasons), better, chosen, seat) <= 0 for reasons, better, chosen, seat in named
    ]
    assert np.mean(changed) >= SOUND, len(named)


@every_game
def test_reasons_are_found_for_many_preferences_and_for_none_that_is_not_there(key: str) -> None:
    judges = judge_of(GAMES[key])
    strong = [case for case in cases(key) if preference(judges, *case[1:]) >= LEAST]
    assert all(not case[0] for case in cases(key) if preference(judges, *case[1:]) < LEAST)
    assert np.mean([bool(case[0]) for case in strong]) > 0.4


@every_game
def test_every_reason_points_the_way_that_its_words_say(key: str) -> None:
    for reasons, better, chosen, seat in cases(key):
        for reason in reasons:
            others = [other for other in range(better.shape[1]) if other != seat]
            change = (better - chosen)[0]
            difference = change[seat, reason.mine[0]] if reason.mine else change[others, reason.theirs[0]].sum()
            assert (difference > 0) == reason.more
            assert difference


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_chances_are_those_of_the_judge(table: Table) -> None:
    game = GAMES[table[0]]
    for _, state in stroll(table, seed=4, every=41):
        if game.deciding(state):
            evaluations = np.zeros(1, Evaluation.dtype)
            weigh_at(state, 0, judge_of(game), evaluations)
            chances = evaluations["chances"][0, : int(state["seats"][0])]
            assert weighed(judge_of(game), seen(game, [state]))[0] == pytest.approx(chances, abs=1e-4)


def last_moment(game: Game) -> tuple[State, State]:
    """The last position of a random game that somebody has won alone, and the one before it."""
    for seed in count():
        positions = [state for _, state in walk((game.key, game.min_seats, {}), seed)]
        if len(game.winners(positions[-1])) == 1:
            return positions[-2], positions[-1]
    raise AssertionError


@every_game
def test_a_game_that_is_over_explains_itself(key: str) -> None:
    game = GAMES[key]
    before, end = last_moment(game)
    (winner,) = game.winners(end)
    assert names_of_reasons(game, [end], [before], winner) == (WINS,)
    assert names_of_reasons(game, [before], [end], 1 - winner) == (LOSES,)
