"""What every game is: the same verbs, the same surface, the same way of telling what happened."""

from brethren.game.checks import IllegalAction, State
from brethren.game.game import Game, Json, Moved, Survey
from brethren.game.story import Event
from brethren.game.verbs import CHANCE

__all__ = ["CHANCE", "Event", "Game", "IllegalAction", "Json", "Moved", "State", "Survey"]
