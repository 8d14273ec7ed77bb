"""The three rule books. They do not know each other."""

from brethren.game import Game
from brethren.games import battle, cartagena, tortuga

GAMES: dict[str, Game] = {module.GAME.key: module.GAME for module in (tortuga, cartagena, battle)}
