"""Why an action of Tortuga is not legal."""

from brethren.game.checks import IllegalAction
from brethren.games.tortuga import actions
from brethren.games.tortuga.dice import room
from brethren.games.tortuga.events import ACTIONS, AREAS, COINS, COLOURS, DICE, FACES, MARKERS
from brethren.games.tortuga.record import BOARDING, Phase, Tortuga
from brethren.kernel import count

TAKES = (None, *COLOURS)
WHAT_TO_DO_IN = ("expand", "recruit", "hunt", "attack", "attack")
WHAT_TO_DO = {
    Phase.KEEPING: "keep dice",
    Phase.KEEPING_AGAIN: "keep dice",
    Phase.NAMING: "name the action of the skulls",
    Phase.TAKING_BONUS: "take a bonus",
    Phase.PICKING: "pick a token",
    Phase.STOWING: "stow a chest",
}


def objection(state: Tortuga, seat: int, action: int) -> IllegalAction:
    """Why this seat, which has something to decide, may not do this."""
    phase = int(state.phase)
    if action < actions.NAME and phase in (Phase.KEEPING, Phase.KEEPING_AGAIN):
        return _objection_to_keeping(state, seat, action + 1)
    if actions.NAME <= action < actions.BONUS and phase == Phase.NAMING:
        return _no_room(state, seat, action - actions.NAME)
    if actions.BONUS <= action < actions.EXPAND and phase == Phase.TAKING_BONUS:
        name = ACTIONS[action - actions.BONUS]
        return IllegalAction(f"the bonus on {name} is 2 already", "bonus full", action=name)
    if actions.PICK <= action < actions.ATTACK and phase == Phase.PICKING:
        coins = COINS[action - actions.PICK]
        sentence = f"neither token has {coins} coin{'s' if coins > 1 else ''}"
        return IllegalAction(sentence, "no such token", coins=coins)
    if actions.ATTACK <= action < actions.STOW and phase == Phase.ACTING and state.action >= BOARDING:
        return _objection_to_attack(state, seat, *divmod(action - actions.ATTACK, len(TAKES)))
    if action >= actions.STOW and phase == Phase.STOWING:
        colour = COLOURS[action - actions.STOW]
        return IllegalAction(f"no {colour} chest waits to be stowed", "no such chest", chest=colour)
    return IllegalAction(f"now is the time to {_what_to_do(state)}", "not now")


def _what_to_do(state: Tortuga) -> str:
    if state.phase == Phase.ACTING:
        return f"{WHAT_TO_DO_IN[state.action]} or decline"
    return WHAT_TO_DO[Phase(state.phase)]


def _objection_to_keeping(state: Tortuga, seat: int, dice: int) -> IllegalAction:
    if dice & ~int(state.thrown[seat]):
        return IllegalAction("only dice thrown in this step can be kept", "not thrown")
    faces = {int(state.faces[seat, die]) for die in range(len(DICE)) if dice >> die & 1} - {FACES.index("skull")}
    if len(faces) > 1:
        return IllegalAction("kept dice must show one action, or a skull", "mixed dice")
    return _no_room(state, seat, faces.pop())


def _no_room(state: Tortuga, seat: int, action: int) -> IllegalAction:
    marker = action - BOARDING
    limit = int(room(state, seat, action)) + int(count(state.placed[seat, action]))
    space = int(state.marker[marker, seat])
    dice = "die" if limit == 1 else "dice"
    sentence = f"{ACTIONS[action]} holds {limit} {dice} while the {MARKERS[marker]} is on space {space}"
    return IllegalAction(sentence, "no room", action=ACTIONS[action], limit=limit, marker=MARKERS[marker], space=space)


def _objection_to_attack(state: Tortuga, seat: int, victim: int, take: int) -> IllegalAction:
    if victim == seat or victim >= state.seats:
        return IllegalAction("only another player can be attacked", "no such victim", victim=victim)
    if state.rank == 1 and victim == state.attacked:
        return IllegalAction(f"seat {victim} was attacked by the first already", "already attacked", victim=victim)
    if take == 0:
        place = "the central island's" if state.rank else "the victim's"
        return IllegalAction(f"one of {place} chests has to be taken", "must take", victim=victim)
    place = "on the central island" if state.rank else f"in the {AREAS[state.action - BOARDING]} of seat {victim}"
    return IllegalAction(f"there is no {TAKES[take]} chest {place}", "no such chest", chest=TAKES[take])
