"""How likely each seat is to win, with everything open."""

from brethren.bots.bot import Budget
from brethren.bots.levels import LEVELS
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search, Thinker
from brethren.bots.solution import Solver
from brethren.bots.tree import ROOT
from brethren.game import CHANCE, Game, State

Chances = tuple[float, ...]

NODES = 20_000
"""That are searched for a proof; with more of them there are few more."""


def chances(game: Game, state: State, simulations: int, seed: int) -> Chances:
    """The chances of all seats. At the end they are the result; a shared victory is shared."""
    seats, deciding = int(state[0].seats), game.deciding(state)
    if not deciding:
        winners = game.winners(state)
        return tuple((seat in winners) / len(winners) for seat in range(seats))
    solver = player(game).solver
    if solver and deciding != (CHANCE,):
        known = proven(solver, game, state, deciding[0])
        if known:
            return known
    # A state from which nothing is veiled is the only world that a guess can come to.
    seat = 0 if deciding == (CHANCE,) else deciding[0]
    search = Search(game, judge_of(game), LEVELS["captain"].budget)
    thinker = Thinker(search, state, seed)
    thinker.think(seat, Budget(simulations=simulations))
    found = thinker.trees[0].chances[ROOT, :seats]
    # The root begins with a word of nobody, which says nothing of any seat.
    shares: Chances = tuple((found / found.sum()).tolist())
    return shares


def proven(solve: Solver, game: Game, state: State, seat: int) -> Chances | None:
    """Where the end can be seen."""
    solution = solve(game, state, seat, NODES)
    if not solution.known:
        return None
    mine = solution.chances[solution.action][0]
    return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
