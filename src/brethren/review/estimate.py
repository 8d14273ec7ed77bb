"""How likely each seat is to win, with everything open."""

from dataclasses import dataclass

from brethren.bots.bot import Budget
from brethren.bots.levels import LEVELS
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search, Thinker
from brethren.bots.solution import Solver
from brethren.bots.tree import ROOT
from brethren.game import CHANCE, Game, State
from brethren.review.calibration import soften, temperature_of
from brethren.wire.records import MatchRecord

Chances = tuple[float, ...]

NODES = 20_000
"""That are searched for a proof; with more of them there are few more."""


@dataclass(frozen=True)
class Estimator:
    """Searches, and makes what it found as cautious as real results are."""

    game: Game
    simulations: int
    temperature: float = 1.0

    def chances(self, state: State, seed: int) -> Chances:
        """The chances of all seats among players who make mistakes. At the end they are the result; a shared victory
        is shared."""
        return self._estimate(state, self.simulations, seed)

    def with_best_play(self, state: State, seed: int, worlds: int) -> Chances:
        """The same, but what can be proven counts as certain. The simulations are shared among so many worlds."""
        deciding, solver = self.game.deciding(state), player(self.game).solver
        known = proven(solver, self.game, state, deciding[0]) if solver and deciding and deciding != (CHANCE,) else None
        return known or self._estimate(state, max(1, self.simulations // worlds), seed)

    def _estimate(self, state: State, simulations: int, seed: int) -> Chances:
        deciding = self.game.deciding(state)
        if not deciding:
            return _result(self.game, state)
        return soften(self._searched(state, deciding[0], simulations, seed), self.temperature)

    def _searched(self, state: State, deciding: int, simulations: int, seed: int) -> Chances:
        # A state from which nothing is veiled is the only world that a guess can come to.
        search = Search(self.game, judge_of(self.game), LEVELS["captain"].budget)
        thinker = Thinker(search, state, seed)
        thinker.think(0 if deciding == CHANCE else deciding, Budget(simulations=simulations))
        found = thinker.trees[0].chances[ROOT, : int(state[0].seats)]
        # The root begins with a word of nobody, which says nothing of any seat.
        shares: Chances = tuple((found / found.sum()).tolist())
        return shares


def estimator_of(record: MatchRecord, game: Game, simulations: int | None = None) -> Estimator:
    """For the table that this match was played at."""
    temperature = temperature_of(game, record.seats, record.options)
    return Estimator(game, simulations or player(game).simulations, temperature)


def _result(game: Game, state: State) -> Chances:
    winners = game.winners(state)
    return tuple((seat in winners) / len(winners) for seat in range(int(state[0].seats)))


def proven(solve: Solver, game: Game, state: State, seat: int) -> Chances | None:
    """Where the end can be seen."""
    solution = solve(game, state, seat, NODES)
    if not solution.known:
        return None
    mine = solution.chances[solution.action][0]
    return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
