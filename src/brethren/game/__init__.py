"""What every game is: the same verbs, the same surface, the same way of telling what happened."""

from brethren.game.game import Game, IllegalAction, Json, Moved, State, Survey
from brethren.game.story import Event
from brethren.game.verbs import CHANCE

__all__ = ["CHANCE", "Event", "Game", "IllegalAction", "Json", "Moved", "State", "Survey"]
