"""What the features of Battle for Tortuga mean to a player."""

from brethren.bots.battle import features as f
from brethren.bots.reason import Reason

AFLOAT = (f.SHIPS_AFLOAT, f.ONE_MASTERS_AFLOAT, f.TWO_MASTERS_AFLOAT, f.THREE_MASTERS_AFLOAT)
DANGER = (f.ALL_IN_DANGER, f.IN_DANGER, f.IN_DANGER_NOW, f.ALL_IN_DANGER_NOW, f.IN_DANGER_AND_UNDEFENDED)
PREY = (f.ALL_PREY, f.BEST_PREY, f.BEST_PREY_NOW, f.WINS_NOW, f.PREY_DEFENDED)
REASONS = (
    Reason("sinks", mine=(f.POINTS, f.IS_CLOSE), theirs=(*AFLOAT, f.ENEMY_IS_CLOSE)),
    Reason("danger", mine=DANGER, theirs=PREY, more=False),
    Reason("attack", mine=PREY, theirs=DANGER),
    Reason("turned-attack", mine=(f.BEST_PREY_AFTER_TURNING,)),
    Reason("others-turned-attack", theirs=(f.BEST_PREY_AFTER_TURNING,), more=False),
    Reason("ways", mine=(f.WAYS_TO_SAIL,)),
    Reason("others-ways", theirs=(f.WAYS_TO_SAIL,), more=False),
    Reason("middle", mine=(f.IN_THE_MIDDLE,)),
    Reason("others-middle", theirs=(f.IN_THE_MIDDLE,), more=False),
    Reason("heading", mine=(f.HEADS_OWN_SHIP, f.HEADS_ENEMY_SHIP, f.ON_TURN), theirs=(f.ON_TURN,)),
)
