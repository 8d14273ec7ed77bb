"""How likely each seat is to win, with everything open."""

from brethren.bots.bot import Budget
from brethren.bots.judge import learned
from brethren.bots.levels import LEVELS
from brethren.bots.search import Search, Thinker
from brethren.bots.tree import ROOT
from brethren.game import CHANCE, Game, State

Chances = tuple[float, ...]


def chances(game: Game, state: State, simulations: int, seed: int) -> Chances:
    """The chances of all seats. At the end they are the result; a shared victory is shared."""
    seats, deciding = int(state[0].seats), game.deciding(state)
    if not deciding:
        winners = game.winners(state)
        return tuple((seat in winners) / len(winners) for seat in range(seats))
    # A state from which nothing is veiled is the only world that a guess can come to.
    seat = 0 if deciding == (CHANCE,) else deciding[0]
    thinker = Thinker(search(game), state, seed)
    thinker.think(seat, Budget(simulations=simulations))
    found = thinker.trees[0].chances[ROOT, :seats]
    # The root begins with a word of nobody, which says nothing of any seat.
    shares: Chances = tuple((found / found.sum()).tolist())
    return shares


def search(game: Game) -> Search:
    """The strongest bot's way of thinking."""
    return Search(game, learned(game), LEVELS["captain"].budget)
