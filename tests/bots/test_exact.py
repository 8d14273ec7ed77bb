"""The solver for Battle, compared with a naive expectiminimax on small endgames."""

import itertools
import random
from fractions import Fraction
from typing import Any

import pytest

from brethren.bots.battle import proof
from brethren.bots.battle.proof import ONE
from brethren.bots.battle.solver import CHUNK, ExactSearch, solve
from brethren.bots.solution import Solution
from brethren.game import CHANCE, State
from brethren.games import GAMES
from tests.bots.test_search import WIN_IN_ONE

GAME = GAMES["battle"]
SQUARES = ("b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4")
FLEETS = ("pirates", "spain")
HEADINGS = ("north", "east", "south", "west")
PLACES = 1 << 12


# Small endgames


def endgame(
    seed: int,
    left: tuple[int, int] = (2, 2),
    waves: int = 0,
    hidden: str = "",
    covered: int = 0,
    play: str = "single",
    quiet: int = 0,
) -> State:
    """So many ships of each fleet are left, some of them under waves: first those of the fleet that is `hidden`. The
    others are sunk, so that a shot or two win. Ships stand on so many of the wave tiles, which cannot be scouted."""
    dice = random.Random(seed)
    sunk = {fleet: sunken(dice, number) for fleet, number in zip(FLEETS, left, strict=True)}
    ships = [(fleet, masts) for fleet in FLEETS for masts in remaining(sunk[fleet])]
    dice.shuffle(ships)
    ships.sort(key=lambda ship: ship[0] != hidden)
    squares = dice.sample(SQUARES, len(ships))
    return GAME.from_json(
        {
            "game": "battle",
            "play": play,
            "turn": dice.randrange(2),
            "fleets": dice.sample(FLEETS, 2),
            "waves": squares[covered : waves + covered],
            "ships": [
                {"square": square, "fleet": fleet, "masts": masts, "heading": dice.choice(HEADINGS)}
                for square, (fleet, masts) in list(zip(squares, ships, strict=True))[waves:]
            ],
            "sunk": sunk,
            "quiet": quiet,
            "match": [6, 6] if play == "match" else [0, 0],
        }
    )


def sunken(dice: random.Random, left: int) -> list[int]:
    """The masts of ships that were sunk: less than 7 points."""
    while True:
        sunk = sorted(dice.sample([1, 1, 2, 2, 3, 3], 6 - left))
        if sum(sunk) < 7:
            return sunk


def remaining(sunk: list[int]) -> list[int]:
    fleet = [1, 1, 2, 2, 3, 3]
    for masts in sunk:
        fleet.remove(masts)
    return fleet


def endgames(number: int, turns: int = 1, nodes: int = 1, **kind: Any) -> list[State]:
    """Those of the first seeds in which somebody has to decide, and not all is seen at a glance: to look so many turns
    ahead for both seats takes at least so many nodes."""
    found: list[State] = []
    for seed in itertools.count():
        state = endgame(seed, **kind)
        if GAME.deciding(state) in ((0,), (1,)) and nodes_for(state, turns) >= nodes:
            found.append(state)
        if len(found) == number:
            return found
    raise AssertionError


def nodes_for(state: State, turns: int) -> int:
    (seat,) = GAME.deciding(state)
    search = ExactSearch(GAME, PLACES)
    for hero in (0, 1):
        assured(search, state, seat, hero, turns, 0, ONE)
    return search.nodes


def assured(search: ExactSearch, state: State, mover: int, hero: int, depth: int, alpha: int, beta: int) -> int:
    """What the hero is sure of at the least, exact between alpha and beta."""
    frame, task = search.frames[0], search.tasks[0]
    search.states[0] = state[0]
    frame.mover, frame.depth, frame.alpha, frame.beta = mover, depth, alpha, beta
    task.hero, task.ply = hero, 0
    while not proof.search(*search.buffers(), CHUNK):
        pass
    return int(frame.lower)


# The naive reading


class Naive:
    """What a seat can make sure of within so many turns, or in the end; a draw is half a win."""

    def __init__(self) -> None:
        self.known: dict[tuple[bytes, int, int, int | None], Fraction] = {}
        self.followers: dict[bytes, list[State]] = {}

    def assured(self, state: State, mover: int, hero: int, turns: int | None = None) -> Fraction:
        """`turns` None: until the game is over."""
        key = state.tobytes(), mover, hero, turns
        if key not in self.known:
            self.known[key] = self._assured(state, mover, hero, turns)
        return self.known[key]

    def _assured(self, state: State, mover: int, hero: int, turns: int | None) -> Fraction:
        victors = GAME.winners(state)
        if victors:
            return Fraction(hero in victors, len(victors))
        (actor,) = GAME.deciding(state)
        after = self.after(state, actor)
        if actor == CHANCE:
            weights = GAME.weights(state)
            worth = [self.assured(each, mover, hero, turns) for each in after]
            return sum((w * value for w, value in zip(weights, worth, strict=True)), Fraction()) / sum(weights)
        if turns is not None and actor != mover:
            turns -= 1
        if turns == 0:
            return Fraction(actor == hero and any(self.shot(each, hero) for each in after))
        best, choose = Fraction(actor == hero), max if actor == hero else min
        worth = []
        for each in after:
            worth.append(self.assured(each, actor, hero, turns))
            if worth[-1] == best:
                break
        return choose(worth)

    def after(self, state: State, actor: int) -> list[State]:
        key = state.tobytes()
        if key not in self.followers:
            self.followers[key] = [GAME.play(state, actor, action) for action in GAME.legal(state, actor)]
        return self.followers[key]

    def shot(self, state: State, hero: int) -> bool:
        """One turn more than was asked for is seen, if it wins by a sinking. In a match nothing is."""
        return state[0].play == 0 and GAME.winners(state) == (hero,) and GAME.ending(state) == "sunk"

    def worth(self, state: State, seat: int) -> dict[int, Fraction]:
        """The true chance of each action."""
        return {action: self.assured(GAME.play(state, seat, action), seat, seat) for action in GAME.legal(state, seat)}


# Within so many turns

WANTED: list[tuple[str, int, int, int, dict[str, Any]]] = [
    ("two ships each", 8, 5, 60, {}),
    ("three ships each", 8, 4, 30, {"left": (3, 3)}),
    ("four ships each", 6, 4, 40, {"left": (4, 4)}),
    ("five against two", 8, 4, 40, {"left": (5, 2)}),
    ("five each", 4, 3, 20, {"left": (5, 5)}),
    ("a tile", 6, 4, 60, {"waves": 1}),
    ("two tiles", 6, 3, 60, {"waves": 2}),
    ("three tiles", 3, 2, 60, {"left": (3, 2), "waves": 3}),
    ("four tiles", 3, 2, 140, {"left": (3, 3), "waves": 4}),
    ("fair winds are near", 2, 2, 200, {"left": (6, 2), "waves": 3, "hidden": "spain"}),
    ("no ship and no tile to scout", 6, 4, 1, {"left": (3, 2), "waves": 2, "hidden": "spain", "covered": 2}),
    ("no ship and one tile to scout", 8, 3, 60, {"left": (3, 2), "waves": 2, "hidden": "spain", "covered": 1}),
    ("one ship and no tile to scout", 8, 4, 60, {"left": (3, 3), "waves": 2, "hidden": "spain", "covered": 2}),
    ("almost quiet", 8, 4, 80, {"quiet": 47}),
    ("almost quiet, three ships", 6, 3, 60, {"left": (3, 3), "quiet": 48}),
    ("almost quiet, a tile", 6, 3, 60, {"waves": 1, "quiet": 48}),
    ("a match", 3, 2, 26, {"play": "match"}),
    ("a match, a tile", 3, 2, 20, {"waves": 1, "play": "match", "quiet": 49}),
]
"""How many positions of a kind, how many turns to look ahead there, how many nodes that has to take at least."""

KINDS = {name: (endgames(number, turns, nodes, **kind), turns) for name, number, turns, nodes, kind in WANTED}
each_kind = pytest.mark.parametrize(("states", "turns"), KINDS.values(), ids=KINDS)


@each_kind
def test_what_is_assured(states: list[State], turns: int) -> None:
    """One memory serves both seats and all depths, as it does when a proof deepens."""
    for state in states:
        (seat,) = GAME.deciding(state)
        search, naive = ExactSearch(GAME, PLACES), Naive()
        for depth in range(1, turns + 1):
            for hero in (0, 1):
                worth = ONE * naive.assured(state, seat, hero, depth)
                assert assured(search, state, seat, hero, depth, 0, ONE) == worth


@each_kind
def test_windows(states: list[State], turns: int) -> None:
    """Between alpha and beta what is found is exact; outside it says at least on which side it lies."""
    for state in states:
        (seat,) = GAME.deciding(state)
        whole = ExactSearch(GAME, PLACES)
        for hero in (0, 1):
            worth = assured(whole, state, seat, hero, turns, 0, ONE)
            for alpha, beta in ((0, ONE // 2), (ONE // 2, ONE), (ONE // 3, ONE // 3 + 1), (ONE - 1, ONE), (0, 1)):
                found = assured(ExactSearch(GAME, PLACES), state, seat, hero, turns, alpha, beta)
                assert found <= worth
                assert found == worth if alpha < worth < beta else (found >= beta) == (worth >= beta)


@each_kind
def test_a_tiny_memory_is_enough(states: list[State], turns: int) -> None:
    for state in states:
        (seat,) = GAME.deciding(state)
        large, tiny = ExactSearch(GAME, PLACES), ExactSearch(GAME, 2)
        for depth in range(1, turns + 1):
            for hero in (0, 1):
                found = [assured(search, state, seat, hero, depth, 0, ONE) for search in (large, tiny)]
                assert found[0] == found[1]


def test_chance_is_weighed() -> None:
    """What a tile is worth before it is turned over: each ship that it may be counts as often as it is there."""
    uneven = 0
    for state in endgames(12, left=(4, 4), waves=5):
        (seat,) = GAME.deciding(state)
        scouted = GAME.play(state, seat, GAME.find(state, seat, verb="scout", square=open_tile(state, seat)))
        weights = GAME.weights(scouted)
        uneven += len(set(weights)) > 1
        after = [GAME.play(scouted, CHANCE, chance) for chance in GAME.legal(scouted, CHANCE)]
        search = ExactSearch(GAME, PLACES)
        for hero in (0, 1):
            worth = [assured(search, each, seat, hero, 1, 0, ONE) for each in after]
            total = sum(weight * value for weight, value in zip(weights, worth, strict=True))
            assert assured(search, scouted, seat, hero, 1, 0, ONE) == total // sum(weights)
    assert uneven > 3


def open_tile(state: State, seat: int) -> str:
    words = [GAME.describe(state, seat, action) for action in GAME.legal(state, seat)]
    return next(str(each["square"]) for each in words if each["verb"] == "scout")


# To the end

NEAR_THE_END = [*endgames(12, quiet=46), *endgames(3, quiet=44), *endgames(6, left=(3, 2), quiet=48)]
"""No tile is left, and the next shot is the last or the turns are counted."""


@pytest.mark.parametrize("place", range(len(NEAR_THE_END)))
def test_solutions_are_true(place: int) -> None:
    state = NEAR_THE_END[place]
    (seat,) = GAME.deciding(state)
    solution = solve(GAME, state, seat)
    assert solution.exact
    if every_shot_wins(state):
        worth = Naive().worth(state, seat)
        assert true_to(solution, worth)
        assert worth[solution.action] == max(worth.values())


def every_shot_wins(state: State) -> bool:
    """Else a shot would let fifty more turns begin, too many for a naive reading."""
    least = min(ship["masts"] for ship in GAME.to_json(state)["ships"])
    return all(points + least >= 7 for points in GAME.scores(state))


def true_to(solution: Solution, worth: dict[int, Fraction]) -> bool:
    """Whether the bounds hold what is true."""
    return solution.chances.keys() == worth.keys() and all(
        low <= worth[action] <= high for action, (low, high) in solution.chances.items()
    )


@pytest.mark.parametrize("kind", ["two ships each", "a tile", "three ships each", "four tiles", "a match"])
def test_a_bigger_budget_never_widens(kind: str) -> None:
    for state in KINDS[kind][0][:3]:
        (seat,) = GAME.deciding(state)
        before = solve(GAME, state, seat, nodes=0)
        assert set(before.chances.values()) == {(0.0, 1.0)}
        for nodes in (1, 10, 100, 1000, 10_000, 30_000):
            after = solve(GAME, state, seat, nodes=nodes)
            assert after.nodes <= nodes
            for action, (low, high) in after.chances.items():
                assert before.chances[action][0] <= low <= high <= before.chances[action][1]
            assert after.exact >= before.exact
            before = after


def test_the_same_budget_gives_the_same_solution() -> None:
    for states, _ in KINDS.values():
        (seat,) = GAME.deciding(states[0])
        assert solve(GAME, states[0], seat, nodes=5_000) == solve(GAME, states[0], seat, nodes=5_000)


def test_seconds_are_a_budget_too() -> None:
    state = KINDS["four tiles"][0][0]
    (seat,) = GAME.deciding(state)
    assert solve(GAME, state, seat, seconds=0.0).nodes == 0


def test_the_quickest_win_is_best() -> None:
    for state in won_or_lost(Fraction(1)):
        (seat,) = GAME.deciding(state)
        assert length(state, seat, solve(GAME, state, seat).action, seat) == min(lengths(state, seat, seat))


def test_the_slowest_loss_is_best() -> None:
    for state in won_or_lost(Fraction(0)):
        (seat,) = GAME.deciding(state)
        assert length(state, seat, solve(GAME, state, seat).action, 1 - seat) == max(lengths(state, seat, 1 - seat))


def won_or_lost(worth: Fraction) -> list[State]:
    """Positions that are won or lost for good within four turns, though not at once."""
    found = []
    for state in endgames(40, turns=4, nodes=8):
        (seat,) = GAME.deciding(state)
        winner = seat if worth else 1 - seat
        search = ExactSearch(GAME, PLACES)
        sure = [assured(search, state, seat, winner, turns, 0, ONE) == ONE for turns in (1, 4)]
        if sure == [False, True] and len(GAME.legal(state, seat)) > 1:
            found.append(state)
    assert len(found) >= 3
    return found[:5]


def lengths(state: State, seat: int, winner: int) -> list[int]:
    return [length(state, seat, action, winner) for action in GAME.legal(state, seat)]


def length(state: State, seat: int, action: int, winner: int, most: int = 6) -> int:
    """How many turns it takes the winner to be sure after this action."""
    after, search = GAME.play(state, seat, action), ExactSearch(GAME, PLACES)
    sure = (turns for turns in range(1, most) if assured(search, after, seat, winner, turns, 0, ONE) == ONE)
    return next(sure, most)


def test_a_win_in_one_is_seen_at_once() -> None:
    state = GAME.from_json(WIN_IN_ONE)
    solution = solve(GAME, state, 0)
    assert solution.exact
    assert solution.known
    assert solution.chances[solution.action] == (1.0, 1.0)
    assert GAME.describe(state, 0, solution.action) == {"verb": "sail", "from": "b2", "to": "c3"}


def test_what_cannot_be_solved_is_refused() -> None:
    state = GAME.from_json(WIN_IN_ONE)
    with pytest.raises(ValueError, match="it is not seat 1 that decides"):
        solve(GAME, state, 1)
    scouted = GAME.start(2)
    while GAME.deciding(scouted) != (CHANCE,):
        (seat,) = GAME.deciding(scouted)
        scouted = GAME.play(scouted, seat, GAME.legal(scouted, seat)[-1])
    with pytest.raises(ValueError, match="it is not seat -1 that decides"):
        solve(GAME, scouted, CHANCE)
    with pytest.raises(ValueError, match="only Battle for Tortuga can be solved"):
        solve(GAMES["cartagena"], GAMES["cartagena"].start(2), 0)
