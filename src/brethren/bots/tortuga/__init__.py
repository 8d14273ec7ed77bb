"""How bots play Tortuga."""

from pathlib import Path

from brethren.bots.player import Player
from brethren.bots.tortuga import features
from brethren.games.tortuga.parts import Tortuga
from brethren.kernel import rule_book

rule_book(Tortuga.dtype, features)

HERE = Path(__file__).parent
PLAYER = Player(
    features.BY_HAND,
    HERE / "weights.npy",
    calibration=HERE / "calibration.json",
)
