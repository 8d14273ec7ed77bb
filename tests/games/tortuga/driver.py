"""Sets up a position and plays on from it, in the words of the rule page."""

from typing import Any

from brethren.game import CHANCE, Json, State
from brethren.games.tortuga import GAME

ACTIONS = ("fleet", "crew", "hunt", "boarding", "raid")
FACES = (*ACTIONS, "skull")
COLOURS = ("red", "blue", "yellow", "white", "purple")
ALL_CHESTS = ["red"] * 10 + ["blue"] * 10 + ["yellow"] * 10 + ["white"] * 5 + ["purple"] * 5
MARCHES = {"fleet": "expand", "crew": "recruit"}
FULL_BONUS = dict.fromkeys(ACTIONS, 2)


def placed(**dice: str) -> Json:
    """Dice on actions: placed(fleet="AB", raid="C")."""
    return {die: {"placed": action} for action, letters in dice.items() for die in letters}


def shows(**dice: str) -> Json:
    """Dice thrown and not yet kept: shows(fleet="AB", skull="C")."""
    return {die: {"shows": face} for face, letters in dice.items() for die in letters}


def kept(**dice: str) -> Json:
    """Dice thrown and kept."""
    return {die: {"shows": face, "kept": True} for face, letters in dice.items() for die in letters}


def all_placed(**dice: str) -> Json:
    """A board with these dice on actions and the others on fleet."""
    used = "".join(dice.values())
    rest = "".join(die for die in "ABCDE" if die not in used)
    return {"dice": placed(**dice) | {die: {"placed": "fleet"} for die in rest}}


def set_up(*boards: Json, **keys: Any) -> State:
    return GAME.from_json({"boards": list(boards), **keys})


def do(state: State, seat: int, verb: str, **words: Any) -> State:
    return GAME.play(state, seat, GAME.find(state, seat, verb=verb, **words))


def keep(state: State, seat: int, dice: str) -> State:
    return do(state, seat, "keep", dice=list(dice))


def throw(state: State, faces: str) -> State:
    """Chance throws these faces, one die after another."""
    for face in faces.split():
        state = do(state, CHANCE, "throw", shows=face)
    return state


def draw(state: State, chests: str) -> State:
    for chest in chests.split():
        state = do(state, CHANCE, "draw", chest=chest)
    return state


def find_tokens(state: State, *coins: int) -> State:
    for each in coins:
        state = do(state, CHANCE, "token", coins=each)
    return state


def march(state: State) -> State:
    """All who are asked expand their fleets and recruit their crews."""
    while "action" in (position := GAME.to_json(state)) and position["action"] in MARCHES:
        state = do(state, GAME.deciding(state)[0], MARCHES[position["action"]])
    return state


def now(state: State, key: str) -> Any:
    """One part of the position in words."""
    return GAME.to_json(state)[key]


def board(state: State, seat: int, key: str) -> Any:
    """One part of a seat's board in words."""
    return GAME.to_json(state)["boards"][seat][key]


def each_board(state: State, key: str) -> list[Any]:
    return [words[key] for words in GAME.to_json(state)["boards"]]


def verbs(state: State, seat: int) -> list[Json]:
    """Everything that this seat may do, or that may happen."""
    return list(GAME.described(state, seat).values())
