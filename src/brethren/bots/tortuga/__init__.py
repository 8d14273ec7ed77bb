"""How bots play Tortuga."""

from pathlib import Path

from brethren.bots.player import Player
from brethren.bots.tortuga import features
from brethren.games.tortuga.parts import Tortuga
from brethren.kernel import rule_book

rule_book(Tortuga.dtype, features)

PLAYER = Player(features.BY_HAND, Path(__file__).with_name("weights.npy"))
