"""How bots play Battle for Tortuga."""

from pathlib import Path

from brethren.bots.battle import features, threats
from brethren.bots.battle.solver import solve
from brethren.bots.player import Player
from brethren.games.battle.rules import Battle
from brethren.kernel import rule_book

rule_book(Battle.dtype, features, threats)

# The game turns on single moves, so it is looked at longer; it is also the shortest game.
PLAYER = Player(features.BY_HAND, Path(__file__).with_name("weights.npy"), simulations=2_000, solver=solve)
