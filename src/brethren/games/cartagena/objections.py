"""Why an action of Cartagena is not legal."""

from brethren.game.checks import IllegalAction
from brethren.games.cartagena import rules
from brethren.games.cartagena.events import SYMBOLS
from brethren.games.cartagena.rules import Cartagena


def objection(state: Cartagena, seat: int, action: int) -> IllegalAction:
    """Why this seat, whose turn it is, may not do this."""
    place = action // len(SYMBOLS) if action < rules.RETREAT else action - rules.RETREAT
    if not state.pirates[seat, place]:
        return IllegalAction(f"seat {seat} has no pirate on {place}", "no pirate", space=place)
    if action < rules.RETREAT:
        symbol = SYMBOLS[action % len(SYMBOLS)]
        return IllegalAction(f"seat {seat} has no {symbol} card", "no card", symbol=symbol)
    return IllegalAction(f"no space behind {place} holds one or two pirates", "no company", space=place)
