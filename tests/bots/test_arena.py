"""The arena: fair line-ups, the same luck for all, views only, the same games whatever plays them."""

import multiprocessing
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random

import numpy as np
import pytest

from brethren.bots.arena import ChanceStreams, Entrant, GameResult, Lineup, SeatedBot, compete, fair_lineups
from brethren.bots.bot import Budget, Choice
from brethren.game import CHANCE, Game, IllegalAction, State
from brethren.games import GAMES

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Whim:
    """Takes any action; keeps a list of what it was asked."""

    budget = Budget(simulations=1)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked: list[tuple[State, int, Budget, int]] = []

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        self.asked.append((view, seat, budget, seed))
        return Choice(Random(seed).choice(self.game.legal(view, seat)))


class Habit(Whim):
    """Always takes the first action."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        return Choice(self.game.legal(view, seat)[0])


class Cheat(Whim):
    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        return Choice(10_000)


class Sleeper(Whim):
    """Needs long for its first decision."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        if not self.asked:
            time.sleep(20)
        return super().choose(view, seat, budget, seed)


DIE = """
import os, signal
from brethren.bots.arena import Entrant, compete
from brethren.games import GAMES
from tests.bots.test_arena import Whim
if __name__ == "__main__":
    games = compete(GAMES["battle"], 2, {}, {"red": Entrant(Whim), "blue": Entrant(Whim)}, 1000, 1, 2)
    next(games)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def timeless(played: Iterable[GameResult]) -> list[GameResult]:
    """Games in order, without what is never the same twice."""
    games = [replace(game, seconds=()) for game in played]
    return sorted(games, key=lambda game: (game.deal, game.lineup))


def watched(game: Game, seats: int, deals: int = 2, seed: int = 1) -> list[tuple[State, int, Budget, int]]:
    """All that two whims were asked."""
    spies = {name: Whim(game) for name in ("red", "blue")}
    entrants = {name: Entrant(partial(_given, spy)) for name, spy in spies.items()}
    assert len(list(compete(game, seats, {}, entrants, deals, seed, 1))) == 2 * deals
    return [asked for spy in spies.values() for asked in spy.asked]


def _given(bot: Whim, _game: Game) -> Whim:
    return bot


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("abc", 3, ["abc", "bca", "cab"]),
        ("ab", 4, ["abab", "baba"]),
        ("ab", 3, ["aba", "bab"]),
        ("abc", 5, ["abcab", "bcabc", "cabca"]),
        ("abc", 2, ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("abbb", 4, ["abbb", "bbba", "bbab", "babb"]),
        ("abab", 4, ["abab", "baba"]),
        ("aab", 2, ["ab", "ba"]),
        ("a", 2, []),
        ("aa", 2, []),
    ],
)
def test_lineups(bots: str, seats: int, lineups: Sequence[str]) -> None:
    assert fair_lineups(tuple(bots), seats) == [tuple(lineup) for lineup in lineups]


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lineups_are_fair(bots: int, seats: int) -> None:
    lineups = fair_lineups([f"bot {number}" for number in range(bots)], seats)
    sat = Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup))
    assert len(sat) == seats * bots
    assert len(set(sat.values())) == 1
    met = Counter(pair for lineup in lineups for pair in combinations(sorted(set(lineup)), 2))
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_the_same_games_whatever_the_workers() -> None:
    entrants = {name: Entrant(Whim) for name in ("red", "blue")}
    alone, together = (timeless(compete(GAMES["tortuga"], 3, {}, entrants, 3, 7, workers)) for workers in (1, 2))
    assert alone == together
    lineups = (("blue", "red", "blue"), ("red", "blue", "red"))
    assert [(game.deal, game.lineup) for game in alone] == [(deal, lineup) for deal in range(3) for lineup in lineups]


def test_the_same_games_through_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    entrants = {name: Entrant(Whim) for name in ("red", "blue")}
    game = GAMES["battle"]
    here, there = (timeless(compete(game, 2, {}, entrants, 3, 7, 1, ray=ray)) for ray in (None, "local"))
    assert here == there


@each_game
def test_seeds_make_a_difference(game: Game) -> None:
    """To chance, and to the bots."""
    for bot in (Habit, Whim):
        entrants = {name: Entrant(bot) for name in ("red", "blue")}
        first, second = (timeless(compete(game, game.max_seats, {}, entrants, 3, seed, 1)) for seed in (1, 2))
        assert [played.decisions for played in first] != [played.decisions for played in second]


@each_game
def test_all_lineups_of_a_deal_have_the_same_luck(game: Game) -> None:
    """Bots that play alike play the same game wherever they sit."""
    entrants = {name: Entrant(Habit) for name in ("red", "blue")}
    played = timeless(compete(game, game.max_seats, {}, entrants, 5, 1, 1))
    courses = {(game.deal, game.winners, game.decisions) for game in played}
    assert len(played) == 10
    assert len(courses) == 5
    assert len({decisions for _, _, decisions in courses}) > 1


def events(game: Game, whim: int) -> dict[tuple[str, int | None], list[int]]:
    """What chance does in a deal, by kind and seat, while the seats decide by this whim."""
    luck, state, random = ChanceStreams(game, 1, 0), game.start(game.max_seats), Random(whim)
    found: dict[tuple[str, int | None], list[int]] = {}
    while deciding := game.deciding(state):
        seat = random.choice(deciding)
        action = luck.draw(state) if seat == CHANCE else random.choice(game.legal(state, seat))
        if seat == CHANCE:
            words = game.describe(state, CHANCE, action)
            found.setdefault((words["verb"], words.get("seat")), []).append(action)
        state = game.play(state, seat, action)
    return found


def test_a_seat_throws_the_same_whatever_anybody_decides() -> None:
    first, second = (events(GAMES["tortuga"], whim) for whim in (1, 2))
    assert list(map(len, first.values())) != list(map(len, second.values()))
    for seat in range(4):
        pairs = list(zip(first["throw", seat], second["throw", seat], strict=False))
        assert len(pairs) > 50
        assert all(one == other for one, other in pairs)
        assert first["throw", seat][:20] != first["throw", (seat + 1) % 4][:20]


def test_the_deck_lies_in_the_same_order_whatever_anybody_decides() -> None:
    first, second = (events(GAMES["cartagena"], whim) for whim in (1, 2))
    assert first["lay", None] == second["lay", None]
    assert first["draw", None][:102] == second["draw", None][:102]  # then the discards are shuffled, and these differ


def test_chance_is_true_to_its_weights() -> None:
    game = GAMES["tortuga"]
    state = game.start(2)
    legal, weights = game.legal(state, CHANCE), game.weights(state)
    drawn = Counter(ChanceStreams(game, 1, deal).draw(state) for deal in range(2000))
    expected = {chest: 2000 * weight / sum(weights) for chest, weight in zip(legal, weights, strict=True)}
    assert drawn.keys() == expected.keys()
    assert sum((drawn[chest] - often) ** 2 / often for chest, often in expected.items()) < 13.3  # 1 % for 5 kinds


@each_game
def test_bots_see_views_and_nothing_else(game: Game) -> None:
    for view, seat, _, _ in watched(game, game.max_seats):
        assert np.array_equal(game.view(view, seat), view)
        assert len(game.legal(view, seat)) > 1


def test_bots_that_decide_at_the_same_time_do_not_see_each_others_decisions() -> None:
    game = GAMES["tortuga"]
    openly: Counter[tuple[str, int]] = Counter()
    for view, seat, _, _ in watched(game, 2):
        verb = game.describe(view, seat, game.legal(view, seat)[0])["verb"]
        openly[verb, seat] += verb in ("bonus", "stow") and game.deciding(view) == (0, 1)
    assert openly["bonus", 0] == openly["bonus", 1]
    assert openly["stow", 0] == openly["stow", 1] > 0


@each_game
def test_no_two_decisions_have_the_same_seed(game: Game) -> None:
    seeds = [seed for _, _, _, seed in watched(game, game.max_seats)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    game = GAMES["cartagena"]
    view = game.view(game.from_json({"seats": 2, "hands": [{}, {"key": 1}]}), 0)
    player = SeatedBot(game, Cheat(game), Cheat.budget, 0, (1,))
    assert [player.decide(view)] == game.legal(view, 0)
    assert (player.decisions, player.seconds) == (0, 0)


def test_budgets() -> None:
    game, spies = GAMES["battle"], (Whim(GAMES["battle"]), Whim(GAMES["battle"]))
    own, given = Whim.budget, Budget(seconds=0.5)
    entrants = {"own": Entrant(partial(_given, spies[0])), "given": Entrant(partial(_given, spies[1]), given)}
    list(compete(game, 2, {}, entrants, 1, 1, 1))
    assert {budget for _, _, budget, _ in spies[0].asked} == {own}
    assert {budget for _, _, budget, _ in spies[1].asked} == {given}


def test_options_and_lineups_can_be_given() -> None:
    lineups: list[Lineup] = [("red", "blue", "blue"), ("blue", "blue", "red")]
    entrants = {name: Entrant(Whim) for name in ("red", "blue")}
    games = compete(GAMES["cartagena"], 3, {"variant": "jamaica", "start": 2}, entrants, 2, 1, 1, lineups=lineups)
    assert [game.lineup for game in games] == lineups * 2


def test_what_is_counted() -> None:
    spies = {name: Whim(GAMES["tortuga"]) for name in ("red", "blue")}
    entrants = {name: Entrant(partial(_given, spy)) for name, spy in spies.items()}
    (game, _) = compete(GAMES["tortuga"], 3, {}, entrants, 1, 1, 1)
    assert sum(game.decisions) == len(spies["red"].asked) + len(spies["blue"].asked) - sum(_.decisions)
    assert all(seconds > 0 for seconds in game.seconds)
    assert set(game.winners) <= {0, 1, 2}
    assert game.winners


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_ends_the_contest(workers: int) -> None:
    entrants = {"whim": Entrant(Whim), "cheat": Entrant(Cheat)}
    with pytest.raises(IllegalAction, match=r"10000 is not an action that seat . has now"):
        list(compete(GAMES["battle"], 2, {}, entrants, 2, 1, workers))
    assert not multiprocessing.active_children()


def test_closing_stops_bots_in_the_middle_of_a_thought() -> None:
    entrants = {"whim": Entrant(Whim), "sleeper": Entrant(Sleeper)}
    lineups = [("whim", "whim"), ("sleeper", "whim")]
    with closing(compete(GAMES["battle"], 2, {}, entrants, 1, 1, 2, lineups=lineups)) as games:
        assert next(games).lineup == ("whim", "whim")
        workers = multiprocessing.active_children()
    assert [worker.exitcode for worker in workers] == [-signal.SIGTERM] * 2


def test_workers_leave_when_nobody_waits_for_them() -> None:
    """No matter how their parent ends: they have its output, which stays open until they are gone."""
    ended = subprocess.run([sys.executable, "-c", DIE], check=False, capture_output=True, text=True, timeout=200)
    assert ended.returncode == -signal.SIGKILL, ended.stderr
