"""The games that are installed. Each package that brings one names it as an entry point `brethren.games`."""

from brethren.game import Game
from brethren.game.plugs import plugs

GAMES: dict[str, Game] = plugs("brethren.games")
