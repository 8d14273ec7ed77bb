"""How bots play Tortuga."""

from pathlib import Path

from brethren.bots.player import BotPlayer
from brethren.bots.tortuga import features
from brethren.bots.tortuga.reasons import REASONS
from brethren.games.tortuga.record import Tortuga
from brethren.kernel import rule_book

rule_book(Tortuga.dtype, features)

HERE = Path(__file__).parent
PLAYER = BotPlayer(
    features.BY_HAND,
    HERE / "weights.npy",
    calibration=HERE / "calibration.json",
    reasons=REASONS,
    puzzles=HERE / "puzzles.jsonl",
)
