"""What bots know of a game besides its rules. A package that brings a game can name its `BotPlayer` as an entry point
`brethren.players`; without one, bots go by the score."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from brethren.bots import plain
from brethren.bots.judge import Judges, load
from brethren.bots.reason import Reason
from brethren.bots.solution import PortableSolver, Solver
from brethren.game import Game
from brethren.game.plugs import plug
from brethren.kernel import rule_book


@dataclass(frozen=True, eq=False)
class BotPlayer:
    teacher: Judges  # the judge made by hand, from whose games the learned one learns first
    weights: Path | None = None  # of the learned judge: what `brethren train` writes
    simulations: int = 1_000  # of one search in a review
    searches: int = 1  # for the chances before each step; their mean is steadier than one long search
    calibration: Path | None = None  # of those estimates: what `brethren calibrate` writes
    reasons: tuple[Reason, ...] = ()  # what the features mean to a player
    puzzles: Path | None = None  # what `brethren puzzles` writes
    solver: Solver | None = None  # where nothing is hidden, searches to the end of the game
    portable: Callable[[Game], PortableSolver] | None = None  # the same for browsers


@cache
def player(game: Game) -> BotPlayer:
    found = plug("brethren.players", game.key)
    if found is None:
        rule_book(game.record.dtype, plain)
        return BotPlayer(plain.BY_HAND)
    loaded: BotPlayer = found.load()
    return loaded


@cache
def judge_of(game: Game) -> Judges:
    """The learned judge of this game; if there is none, the one made by hand."""
    known = player(game)
    return load(known.weights) if known.weights and known.weights.exists() else known.teacher
