"""How bots play Cartagena."""

from pathlib import Path

from brethren.bots.cartagena import features
from brethren.bots.player import Player
from brethren.games.cartagena.rules import Cartagena
from brethren.kernel import rule_book

rule_book(Cartagena.dtype, features)

PLAYER = Player(features.BY_HAND, Path(__file__).with_name("weights.npy"))
