"""Why an action of Battle for Tortuga is not legal."""

from brethren.game.checks import IllegalAction
from brethren.games.battle import rules
from brethren.games.battle.events import SIDES, SQUARES
from brethren.games.battle.rules import Battle, Phase
from brethren.kernel import bit

RIGS = ("", "one-master", "two-master", "three-master")
COURSES = ("", "straight ahead", "diagonally ahead", "straight or diagonally ahead")


def objection(state: Battle, seat: int, action: int) -> IllegalAction:
    """Why this seat, whose turn it is, may not do this."""
    if state.phase == Phase.CHOOSING:
        return IllegalAction(f"seat {seat} has to choose a fleet first", "fleet not chosen")
    if state.phase == Phase.HEADING:
        name = SQUARES[state.scouted]
        return IllegalAction(f"the ship on {name} has to get its heading first", "no heading yet", square=name)
    if action < rules.SCOUT:
        return IllegalAction("the fleets are chosen already", "fleet chosen")
    if action < rules.HEAD:
        return _objection_to_scout(state, action - rules.SCOUT)
    if action < rules.SAIL:
        return IllegalAction("no tile has just been turned over", "nothing scouted")
    square = (action - rules.SAIL) // rules.N_BOWS if action < rules.TURN else (action - rules.TURN) // len(SIDES)
    if not rules.own_ships(state, seat) & bit(square):
        return _objection_to_command(state, seat, square)
    return _objection_to_course(state, square, (action - rules.SAIL) % rules.N_BOWS)


def _objection_to_scout(state: Battle, square: int) -> IllegalAction:
    name = SQUARES[square]
    if int(state.waves) & bit(square):
        return IllegalAction(f"a ship stands on the wave tile of {name}", "covered", square=name)
    return IllegalAction(f"there is no wave tile on {name}", "no wave", square=name)


def _objection_to_command(state: Battle, seat: int, square: int) -> IllegalAction:
    name = SQUARES[square]
    if state.masts[square]:
        return IllegalAction(f"the ship on {name} is not of the fleet of seat {seat}", "enemy ship", square=name)
    return IllegalAction(f"there is no ship on {name}", "no ship", square=name)


def _objection_to_course(state: Battle, square: int, bow: int) -> IllegalAction:
    name, masts = SQUARES[square], int(state.masts[square])
    target = int(rules.NEIGHBOURS[state.headings[square], square, bow])
    if bow not in rules.BOWS_OF[masts]:
        message = f"a {RIGS[masts]} sails only {COURSES[masts]}"
        return IllegalAction(message, "wrong course", square=name, masts=masts)
    if target == rules.NOWHERE:
        return IllegalAction(f"the ship on {name} would leave the sea", "off the sea", square=name)
    return IllegalAction(f"an own ship is in the way on {SQUARES[target]}", "own ship", square=SQUARES[target])
