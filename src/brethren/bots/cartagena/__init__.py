"""How bots play Cartagena."""

from pathlib import Path

from brethren.bots.cartagena import features
from brethren.bots.cartagena.reasons import REASONS
from brethren.bots.player import BotPlayer
from brethren.games.cartagena.rules import Cartagena
from brethren.kernel import rule_book

rule_book(Cartagena.dtype, features)

HERE = Path(__file__).parent
PLAYER = BotPlayer(
    features.BY_HAND,
    HERE / "weights.npy",
    calibration=HERE / "calibration.json",
    reasons=REASONS,
    puzzles=HERE / "puzzles.jsonl",
)
