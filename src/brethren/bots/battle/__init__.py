"""How bots play Battle for Tortuga."""

from pathlib import Path

from brethren.bots.battle import features, threats
from brethren.bots.battle.portable import portable
from brethren.bots.battle.reasons import REASONS
from brethren.bots.battle.solver import solve
from brethren.bots.player import BotPlayer
from brethren.games.battle.rules import Battle
from brethren.kernel import rule_book

rule_book(Battle.dtype, features, threats)

HERE = Path(__file__).parent
# Single moves decide this game, so reviews search longer and more than once; it is also the shortest game.
PLAYER = BotPlayer(
    features.BY_HAND,
    HERE / "weights.npy",
    simulations=2_000,
    searches=4,
    solver=solve,
    portable=portable,
    calibration=HERE / "calibration.json",
    reasons=REASONS,
    puzzles=HERE / "puzzles.jsonl",
)
