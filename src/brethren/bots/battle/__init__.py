"""How bots play Battle for Tortuga."""

from pathlib import Path

from brethren.bots.battle import features, threats
from brethren.bots.battle.solver import solve
from brethren.bots.player import Player
from brethren.games.battle.rules import Battle
from brethren.kernel import rule_book

rule_book(Battle.dtype, features, threats)

HERE = Path(__file__).parent
# The game turns on single moves, so it is looked at longer; it is also the shortest game.
PLAYER = Player(
    features.BY_HAND,
    HERE / "weights.npy",
    simulations=2_000,
    solver=solve,
    calibration=HERE / "calibration.json",
)
