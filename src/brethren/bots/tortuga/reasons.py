"""What the features of Tortuga mean to a player."""

from brethren.bots.reason import Reason
from brethren.bots.tortuga import features as f
from brethren.games.tortuga.events import ACTIONS
from brethren.games.tortuga.record import N_BOARD_ACTIONS


def _of_action(action: int) -> tuple[Reason, ...]:
    place = tuple(first + action for first in (f.MARGIN, f.TOTAL, f.FIRST, f.SECOND))
    name = ACTIONS[action].replace(" ", "-")
    return (
        Reason(f"place-{name}", mine=place, theirs=place),
        Reason(f"bonus-{name}", mine=(f.TILES + action,)),
    )


REASONS = (
    Reason(
        "points",
        mine=(f.LEAD, f.POINTS, f.IN_TORTUGA, f.PURPLE_IN_TORTUGA, f.SETS, f.COLOURS_OWNED, f.WHITES),
        theirs=(f.LEAD, f.POINTS),
    ),
    Reason("in-fleet", mine=(f.IN_FLEET, f.PURPLE_IN_FLEET), theirs=(f.PREY_IN_FLEETS,)),
    Reason("in-crew", mine=(f.IN_CREW, f.PURPLE_IN_CREW), theirs=(f.PREY_IN_CREWS,)),
    Reason("on-island", mine=(f.ON_ISLAND,)),
    Reason("room-in-fleet", mine=(f.ROOM_IN_FLEET, f.SHIP_ON_TRACK)),
    Reason("room-in-crew", mine=(f.ROOM_IN_CREW, f.PIRATE_ON_TRACK)),
    Reason("fleet-is-full", mine=(f.LOST_FROM_CREW,), more=False),
    Reason("crew-is-full", mine=(f.LOST_FROM_ISLAND,), more=False),
    Reason("coins", mine=(f.COINS,)),
    Reason("dice", mine=(f.DICE_LEFT,), theirs=(f.DICE_LEFT_TO_OTHERS,)),
    Reason("skulls", mine=(f.STRANDED_SKULLS,), more=False),
    Reason("others-fleets", theirs=(f.IN_FLEET, f.PURPLE_IN_FLEET), more=False),
    Reason("others-crews", theirs=(f.IN_CREW, f.PURPLE_IN_CREW), more=False),
    Reason("end", mine=(f.COULD_END,), theirs=(f.SOMEBODY_COULD_END, f.SOMEBODY_COULD_END_SOON)),
    *(reason for action in range(N_BOARD_ACTIONS) for reason in _of_action(action)),
)
