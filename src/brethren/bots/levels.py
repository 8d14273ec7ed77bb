"""The levels at which bots play, from one that a child beats to the strongest."""

from dataclasses import dataclass
from random import Random

from brethren.bots.bot import Bot, Budget, Choice
from brethren.bots.finisher import Finisher
from brethren.bots.player import judge_of, player
from brethren.bots.search import Search, SearchMemory
from brethren.game import Game, State


@dataclass(frozen=True)
class Level:
    budget: Budget
    softness: float = 0.0
    finishes: bool = False  # whether it uses the game's solver


LEVELS = {
    "swab": Level(Budget(simulations=10), softness=0.15),
    "deckhand": Level(Budget(simulations=30), softness=0.06),
    "gunner": Level(Budget(simulations=150), softness=0.03),
    "mate": Level(Budget(simulations=1000), softness=0.01),
    "captain": Level(Budget(seconds=1.0), finishes=True),
}
RANDOM = "random"
NAMES = (RANDOM, *LEVELS)


def bot(game: Game, name: str, threads: int = 1, memory: bool = False) -> Bot:
    """The bot of this name: one of LEVELS, or `random` for tests. With a memory it must sit at one table only."""
    if name == RANDOM:
        return RandomBot(game)
    if name not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(NAMES)}")
    level = LEVELS[name]
    search = Search(game, judge_of(game), level.budget, level.softness, threads, SearchMemory() if memory else None)
    solver = player(game).solver if level.finishes else None
    return Finisher(game, search, solver) if solver else search


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal action."""

    game: Game

    @property
    def budget(self) -> Budget:
        return Budget(simulations=0)

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        legal = self.game.legal(view, seat)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide")
        return Choice(Random(seed).choice(legal))
