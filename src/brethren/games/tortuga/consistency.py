"""Whether the parts of a position fit together. The game must be able to go on by the rules from every position that is
accepted."""

from copy import copy

import numpy as np

from brethren.game.verbs import MAX_ACTIONS
from brethren.games.tortuga import actions
from brethren.games.tortuga.choices import ways_to_keep
from brethren.games.tortuga.dice import placeable, showing
from brethren.games.tortuga.events import ACTIONS
from brethren.games.tortuga.record import (
    BOARDING,
    CAPACITY,
    CREW,
    DONE,
    FLEET,
    HUNT_TREASURE,
    NOBODY,
    PIRATE,
    SHIP,
    SKULL,
    TRACK_END,
    TRACK_START,
    TREASURE,
    Phase,
    Tortuga,
    first_of,
)
from brethren.games.tortuga.rules import settle
from brethren.games.tortuga.throwing import bonuses_left
from brethren.kernel import count

RESOLVING = (Phase.ACTING, Phase.DRAWING_CHEST, Phase.DRAWING_TOKEN, Phase.PICKING)


def check(state: Tortuga) -> None:
    _check_limits(state)
    if state.phase == Phase.SETTING_UP:
        _check_dealing(state)
    elif state.phase == Phase.KEEPING:
        _check_keeping(state)
    elif state.phase in (Phase.NAMING, Phase.RETHROWING, Phase.KEEPING_AGAIN):
        _check_revealed(state)
    elif state.phase == Phase.TAKING_BONUS:
        _check_bonus(state)
    elif state.phase in RESOLVING:
        _check_resolving(state)
    elif state.phase == Phase.STOWING:
        _check_stowing(state)
    elif state.phase == Phase.OVER:
        _check_end(state)


def due(state: Tortuga) -> int:
    """T3.15, T5.2: how many tokens a hunter looks for."""
    return 2 if state.rank == 0 and state.seats > 2 else 1


def _check_limits(state: Tortuga) -> None:
    """T3.3. An attack can move a marker back after the dice were placed: by two in one resolution."""
    for seat in range(state.seats):
        for action in (BOARDING, BOARDING + 1):
            begun = state.phase in RESOLVING and (state.action > action or (state.action == action and state.rank == 1))
            space = int(state.marker[action - BOARDING, seat])
            limit = int(CAPACITY[min(space + 2, TRACK_END) if begun else space])
            dice = int(count(state.placed[seat, action]))
            if dice > limit:
                raise ValueError(
                    f"seat {seat} has {dice} dice on {ACTIONS[action]}; "
                    f"it holds {limit} while the {('ship', 'pirate')[action - BOARDING]} is on space {space}"
                )


def _check_dealing(state: Tortuga) -> None:
    """T2.2: nothing but the chests dealt so far lies on the boards."""
    for i in range(state.seats):
        seat = (int(state.start) + i) % int(state.seats)
        before = i < (int(state.actor) - int(state.start)) % int(state.seats)
        island, crew = int(state.island[seat].sum()), int(state.held[CREW, seat])
        dealt = (island, crew) == (1, 1) if before else crew == 0 and island <= (seat == state.actor)
        markers = state.marker[SHIP, seat] == state.marker[PIRATE, seat] == TRACK_START
        chests = state.tortuga[seat].any() or state.held[FLEET, seat] or state.central.any()
        other = state.token_counts[seat] or state.bonus[seat].any() or state.placed[seat].any()
        if not dealt or not markers or chests or other:
            raise ValueError(f"the board of seat {seat} has more or less than is dealt before the first round")


def _check_keeping(state: Tortuga) -> None:
    if not state.thrown.any():
        raise ValueError("nobody has thrown dice to keep")
    for seat in range(state.seats):
        decided, kept = bool(state.decided >> seat & 1), int(state.kept[seat])
        if not state.thrown[seat]:
            fits = decided
        elif state.veiled >> seat & 1:
            fits = not decided
        elif kept:
            fits = decided and actions.KEEP + kept - 1 in _ways_to_keep(state, seat)
        else:
            fits = not decided or not placeable(state, seat)
        if not fits:
            raise ValueError(f"seat {seat} cannot have kept this: what it has decided does not fit its dice")
    _check_resting(state, exactly=True)


def _ways_to_keep(state: Tortuga, seat: int) -> list[int]:
    out = np.empty(MAX_ACTIONS, np.int64)
    ways: list[int] = out[: ways_to_keep(state, seat, out)].tolist()
    return ways


def _check_resting(state: Tortuga, exactly: bool) -> None:
    """T3.8: a seat that rests has placed all its dice. In the throw and the keep step the converse holds too."""
    for seat in range(state.seats):
        rests, done = bool(state.resting >> seat & 1), not state.unplaced[seat]
        if (rests and not done) or (exactly and rests != done):
            raise ValueError(f"seat {seat} rests in this step if it has placed all its dice, and only then")


def _check_revealed(state: Tortuga) -> None:
    """T3.5, T3.7: a seat that names shows only skulls; a seat that is stuck shows dice of which none fits."""
    waiting = int(state.naming if state.phase == Phase.NAMING else state.stuck)
    if not waiting or state.actor != first_of(state, waiting):
        raise ValueError(f"seat {state.actor} is not the one whose turn it is to name or to throw again")
    for seat in range(state.seats):
        _check_shown(state, seat)
    _check_resting(state, exactly=False)


def _check_shown(state: Tortuga, seat: int) -> None:
    thrown = int(state.thrown[seat])
    if state.naming >> seat & 1:
        fits = thrown != 0 and thrown == showing(state, seat, SKULL) and not state.stuck >> seat & 1
    elif not state.stuck >> seat & 1:
        fits = thrown == 0
    elif state.phase == Phase.RETHROWING and seat == state.actor:
        fits = True
    elif state.phase == Phase.KEEPING_AGAIN and seat == state.actor:
        fits = placeable(state, seat) != 0
    else:
        fits = thrown != 0 and placeable(state, seat) == 0
    if not fits:
        raise ValueError(f"what seat {seat} has thrown does not fit what it has still to do")


def _check_bonus(state: Tortuga) -> None:
    if not state.resting:
        raise ValueError("nobody rested, so nobody gets a bonus")
    _check_resting(state, exactly=False)
    for seat in range(state.seats):
        _check_bonus_of(state, seat)


def _check_bonus_of(state: Tortuga, seat: int) -> None:
    """T3.8: a seat that has decided has chosen, or had nothing to choose."""
    chosen, left = int(state.chosen[seat]), int(bonuses_left(state, seat))
    if state.decided >> seat & 1:
        chosen_well = left >> chosen - 1 & 1 if chosen else not left
    else:
        chosen_well = not chosen
    if state.resting >> seat & 1 and not chosen_well:
        raise ValueError(f"seat {seat} cannot have chosen its bonus like this")
    if not state.resting >> seat & 1 and (chosen or not state.decided >> seat & 1):
        raise ValueError(f"seat {seat} did not rest, so it has no bonus to take")


def _check_resolving(state: Tortuga) -> None:
    if state.rank == 1 and state.ranked[1] == NOBODY:
        raise ValueError(f"nobody is second in {ACTIONS[state.action]}")
    if state.attacked != NOBODY and (state.rank == 0 or state.action < BOARDING or state.attacked == state.ranked[0]):
        raise ValueError(f"seat {state.attacked} cannot have been attacked by the first in this action")
    if state.phase != Phase.ACTING:
        _check_hunt(state)


def _check_hunt(state: Tortuga) -> None:
    hunter = int(state.ranked[state.rank])
    if state.action != HUNT_TREASURE or hunter == NOBODY or (state.phase != Phase.PICKING and state.actor != hunter):
        raise ValueError("nobody hunts treasure who could draw or pick")
    if state.phase == Phase.DRAWING_CHEST and (state.rank == 1 or state.to_find != due(state)):
        raise ValueError("the first of a hunt draws one chest, then the tokens that are due")
    if state.phase == Phase.DRAWING_CHEST and not state.bag.any():
        raise ValueError("the bag is empty")
    if state.phase == Phase.DRAWING_TOKEN and not (state.middle_count and state.to_find):
        raise ValueError("there is no token to find")
    if state.phase == Phase.DRAWING_TOKEN and state.to_find + state.looked_count != due(state):
        raise ValueError(f"this hunter looks for {due(state)} tokens in all")
    if state.phase == Phase.PICKING:
        _check_pick(state)


def _check_pick(state: Tortuga) -> None:
    known = int(state.looked.sum())
    if due(state) != 2 or state.looked_count != 2 or known == 1:
        raise ValueError("a pick is between two tokens, seen both or none")


def _check_stowing(state: Tortuga) -> None:
    for seat in range(state.seats):
        if state.filling[seat] == DONE and state.island[seat].any():
            raise ValueError(f"seat {seat} has chests on its island, so it is still filling an area")


def _check_end(state: Tortuga) -> None:
    if state.tortuga.sum(axis=1).max() < state.chests:
        raise ValueError(f"the game is not over: nobody has {state.chests} chests in Tortuga")
    state.ending = TREASURE


def check_hidden(state: Tortuga) -> None:
    """T6: nothing may be hidden that becomes open before the next decision."""
    after = copy(state)
    settle(after, None)
    if after.phase == Phase.OVER and after.tokens.sum() < after.token_counts.sum():
        raise ValueError("tokens are hidden, but at the end all lie open")
    undecided = [seat for seat in range(after.seats) if not after.decided >> seat & 1]
    if after.phase == Phase.KEEPING and all(_hides_one_die(after, seat) for seat in undecided):
        raise ValueError("dice are hidden, but with one die each nobody has a choice: all would lie open")


def _hides_one_die(state: Tortuga, seat: int) -> bool:
    return bool(state.veiled >> seat & 1 and count(state.thrown[seat]) == 1)
