"""A simple opponent for every game: it tries each action, lets chance play on, and takes what wins most often."""

import math
import time
from random import Random

from brethren.game import Game, State


def choose(game: Game, view: State, seat: int, seconds: float, random: Random) -> int:
    """The action of a seat that knows this view. With no time to think, any action."""
    legal = game.legal(view, seat)
    candidates = dict.fromkeys(random.sample(legal, len(legal)), 0.0)
    stages = math.ceil(math.log2(len(legal)))
    # Half of the candidates leave after each stage, so that most of the time goes to those that matter.
    for _ in range(stages):
        _try_out(game, view, seat, candidates, time.monotonic() + seconds / stages, random)
        best = sorted(candidates, key=lambda action: -candidates[action])
        candidates = {action: candidates[action] for action in best[: (len(best) + 1) // 2]}
    return next(iter(candidates))


def _try_out(game: Game, view: State, seat: int, wins: dict[int, float], until: float, random: Random) -> None:
    """Count up wins, each candidate in the same worlds and with the same luck."""
    while time.monotonic() < until:
        world = game.guess(view, seat, random.getrandbits(63))
        luck = random.getrandbits(63)
        for action in wins:
            end = game.random_playout(game.play(world, seat, action), luck)
            winners = game.winners(end)
            wins[action] += (seat in winners) / len(winners)
