"""How far everybody has got in Cartagena (C3.6)."""

from brethren.game.tally import Item, Json, Tally
from brethren.games.cartagena.rules import BOAT


def tally(position: Json) -> Tally:
    pirates = position["pirates"]
    aboard = [crew.count(BOAT) for crew in pirates]
    missing = [sum(BOAT - place for place in crew) for crew in pirates]
    return Tally([Item("aboard", aboard, aboard), Item("steps", missing)], aboard)
