"""How likely each seat is to win, with everything open."""

from collections.abc import Sequence
from dataclasses import dataclass

from brethren.bots.bot import Budget, Thought
from brethren.bots.levels import LEVELS
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search, Thinker
from brethren.bots.solution import Solver
from brethren.bots.tree import ROOT
from brethren.game import CHANCE, Game, State
from brethren.review.calibration import UNCALIBRATED, Calibration, calibration_of

Chances = tuple[float, ...]

NODES = 20_000
"""Nodes searched for a proof. More nodes would find few more proofs."""
SPREAD = 1_000
"""From the seed of one search to that of the next; the steps of a match have the seeds between."""


@dataclass(frozen=True)
class Estimator:
    """Searches, and calibrates the result."""

    game: Game
    simulations: int
    calibration: Calibration = UNCALIBRATED

    def chances(self, state: State, seed: int) -> Chances:
        """The chances of all seats among players who make mistakes. At the end they are the result; a shared victory
        is shared."""
        return self._estimate(state, self.simulations, seed, player(self.game).searches)

    def with_best_play(self, state: State, seed: int, worlds: int) -> Chances:
        """The same, but what can be proven counts as certain. The simulations are shared among so many worlds."""
        deciding, solver = self.game.deciding(state), player(self.game).solver
        known = proven(solver, self.game, state, deciding[0]) if solver and deciding and deciding != (CHANCE,) else None
        return known or self._estimate(state, max(1, self.simulations // worlds), seed)

    def liked(self, thoughts: Sequence[Thought], seat: int) -> dict[int, float]:
        """The chance of a seat with each action."""
        chances = self.calibration.of([thought.chances for thought in thoughts])
        return {thought.action: float(row[seat]) for thought, row in zip(thoughts, chances, strict=True)}

    def thoughts(self, view: State, seat: int, seed: int) -> tuple[Thought, ...]:
        """The thoughts of a search that knows only what the seat knows. No proof is used, since it says little about
        choices that aren't the best."""
        return self._search.thoughts(view, seat, Budget(simulations=self.simulations), seed)

    @property
    def _search(self) -> Search:
        return Search(self.game, judge_of(self.game), LEVELS["captain"].budget)

    def _estimate(self, state: State, simulations: int, seed: int, searches: int = 1) -> Chances:
        deciding = self.game.deciding(state)
        if not deciding:
            return _result(self.game, state)
        seeds = [seed + SPREAD * place for place in range(searches)]
        found = [self._searched(state, deciding[0], simulations, each) for each in seeds]
        calibrated: Chances = tuple(self.calibration.of(mean(found)).tolist())
        return calibrated

    def _searched(self, state: State, deciding: int, simulations: int, seed: int) -> Chances:
        # A state from which nothing is veiled is the only world that a guess can come to.
        thinker = Thinker(self._search, state, seed)
        thinker.think(0 if deciding == CHANCE else deciding, Budget(simulations=simulations))
        found = thinker.trees[0].chances[ROOT, : int(state[0].seats)]
        # The root begins with one virtual visit of value 0 for every seat; normalising removes it.
        shares: Chances = tuple((found / found.sum()).tolist())
        return shares


def mean(found: Sequence[Chances]) -> Chances:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def estimator_of(game: Game, simulations: int | None = None) -> Estimator:
    return Estimator(game, simulations or player(game).simulations, calibration_of(game))


def _result(game: Game, state: State) -> Chances:
    winners = game.winners(state)
    return tuple((seat in winners) / len(winners) for seat in range(int(state[0].seats)))


def proven(solve: Solver, game: Game, state: State, seat: int) -> Chances | None:
    """The chances, if the solver proves them; else None."""
    solution = solve(game, state, seat, NODES)
    if not solution.known:
        return None
    mine = solution.chances[solution.action][0]
    return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
