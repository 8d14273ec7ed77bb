"""What all games share: verbs, the `Game` class, events, shapes, playouts."""

from brethren.game.checks import IllegalAction, State
from brethren.game.codec import Codec
from brethren.game.events import Event
from brethren.game.game import Game, Json
from brethren.game.seat_view import MoveResult, SeatView
from brethren.game.verbs import CHANCE

__all__ = ["CHANCE", "Codec", "Event", "Game", "IllegalAction", "Json", "MoveResult", "SeatView", "State"]
