"""Tortuga in words: why an action is not legal. Positions are read in position.py, and written in writing.py."""

from brethren.game.checks import IllegalAction
from brethren.games.tortuga.board import draw as draw
from brethren.games.tortuga.dice import room
from brethren.games.tortuga.parts import (
    ACTING,
    ATTACK,
    BOARDING,
    BONUS,
    EXPAND,
    HOW_MANY,
    KEEPING,
    KEEPING_AGAIN,
    NAME,
    NAMING,
    PICK,
    PICKING,
    STOW,
    STOWING,
    TAKING_BONUS,
    Tortuga,
)
from brethren.games.tortuga.position import TARGETS as TARGETS
from brethren.games.tortuga.position import from_json as from_json
from brethren.games.tortuga.story import ACTIONS, AREAS, COINS, COLOURS, DICE, FACES, MARKERS
from brethren.games.tortuga.story import tellings as tellings

TAKES = (None, *COLOURS)
WHAT_TO_DO_IN = ("expand", "recruit", "hunt", "attack", "attack")
WHAT_TO_DO = {
    KEEPING: "keep dice",
    KEEPING_AGAIN: "keep dice",
    NAMING: "name the action of the skulls",
    TAKING_BONUS: "take a bonus",
    PICKING: "pick a token",
    STOWING: "stow a chest",
}


def objection(state: Tortuga, seat: int, action: int) -> IllegalAction:
    """Why this seat, which has something to decide, may not do this."""
    phase = int(state.phase)
    if action < NAME and phase in (KEEPING, KEEPING_AGAIN):
        return _objection_to_keeping(state, seat, action + 1)
    if NAME <= action < BONUS and phase == NAMING:
        return _no_room(state, seat, action - NAME)
    if BONUS <= action < EXPAND and phase == TAKING_BONUS:
        name = ACTIONS[action - BONUS]
        return IllegalAction(f"the bonus on {name} is 2 already", "bonus full", action=name)
    if PICK <= action < ATTACK and phase == PICKING:
        coins = COINS[action - PICK]
        sentence = f"neither token has {coins} coin{'s' if coins > 1 else ''}"
        return IllegalAction(sentence, "no such token", coins=coins)
    if ATTACK <= action < STOW and phase == ACTING and state.action >= BOARDING:
        return _objection_to_attack(state, seat, *divmod(action - ATTACK, len(TAKES)))
    if action >= STOW and phase == STOWING:
        colour = COLOURS[action - STOW]
        return IllegalAction(f"no {colour} chest waits to be stowed", "no such chest", chest=colour)
    return IllegalAction(f"now is the time to {_what_to_do(state)}", "not now")


def _what_to_do(state: Tortuga) -> str:
    if state.phase == ACTING:
        return f"{WHAT_TO_DO_IN[state.action]} or decline"
    return WHAT_TO_DO[int(state.phase)]


def _objection_to_keeping(state: Tortuga, seat: int, dice: int) -> IllegalAction:
    if dice & ~int(state.thrown[seat]):
        return IllegalAction("only dice thrown in this step can be kept", "not thrown")
    faces = {int(state.faces[seat, die]) for die in range(len(DICE)) if dice >> die & 1} - {FACES.index("skull")}
    if len(faces) > 1:
        return IllegalAction("kept dice must show one action, or a skull", "mixed dice")
    return _no_room(state, seat, faces.pop())


def _no_room(state: Tortuga, seat: int, action: int) -> IllegalAction:
    marker = action - BOARDING
    limit = int(room(state, seat, action)) + int(HOW_MANY[state.placed[seat, action]])
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
