"""What bots know of a game besides its rules. A package that brings a game can name its `Player` as an entry point
`brethren.players`; without one, bots go by the score."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from brethren.bots import plain
from brethren.bots.judge import Judges, load
from brethren.bots.solution import Solver
from brethren.game import Game
from brethren.game.plugs import plug
from brethren.kernel import rule_book


@dataclass(frozen=True, eq=False)
class Player:
    teacher: Judges  # the judge made by hand, from whose games the learned one learns first
    weights: Path | None = None  # of the learned judge: what `brethren train` writes
    simulations: int = 1_000  # for one estimate in a review
    calibration: Path | None = None  # of those estimates: what `brethren calibrate` writes
    solver: Solver | None = None  # where nothing is hidden, searches to the end of the game


@cache
def player(game: Game) -> Player:
    found = plug("brethren.players", game.key)
    if found is None:
        rule_book(game.record.dtype, plain)
        return Player(plain.BY_HAND)
    loaded: Player = found.load()
    return loaded


@cache
def judge_of(game: Game) -> Judges:
    """The learned judge of this game; if there is none, the one made by hand."""
    known = player(game)
    return load(known.weights) if known.weights and known.weights.exists() else known.teacher
