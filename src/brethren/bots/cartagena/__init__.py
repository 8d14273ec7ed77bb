"""How bots play Cartagena."""

from pathlib import Path

from brethren.bots.cartagena import features
from brethren.bots.player import Player
from brethren.games.cartagena.rules import Cartagena
from brethren.kernel import rule_book

rule_book(Cartagena.dtype, features)

HERE = Path(__file__).parent
PLAYER = Player(
    features.BY_HAND,
    HERE / "weights.npy",
    calibration=HERE / "calibration.json",
)
