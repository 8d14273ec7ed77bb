"""A bot that plays perfectly when the solver proves the best action, and otherwise like another bot."""

from dataclasses import dataclass

from brethren.bots.bot import Bot, Budget, Choice, Thought
from brethren.bots.solution import Solution, Solver
from brethren.game import Game, State

SHARE = 0.25  # of the budget, for the solver
NODES = 30  # that take about as long as a simulation


@dataclass(frozen=True)
class Finisher:
    """For games without secrets that have a solver."""

    game: Game
    other: Bot
    solve: Solver

    @property
    def budget(self) -> Budget:
        return self.other.budget

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        if len(self.game.legal(view, seat)) > 1:
            part = budget.times(SHARE)
            nodes = None if part.simulations is None else NODES * part.simulations
            solution = self.solve(self.game, view, seat, nodes, part.seconds)
            if solution.exact:
                return Choice(solution.action, _thoughts(solution, seat), exact=True)
        return self.other.choose(view, seat, budget.times(1 - SHARE), seed)


def _thoughts(solution: Solution, seat: int) -> tuple[Thought, ...]:
    """The chance of an action that is not solved is taken as the middle of its bounds."""
    found = []
    for action, (low, high) in sorted(solution.chances.items()):
        mine = (low + high) / 2
        chances = (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
        found.append(Thought(action, solution.nodes if action == solution.action else 0, chances))
    return tuple(found)
