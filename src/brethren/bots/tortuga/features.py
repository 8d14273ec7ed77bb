"""Features of positions in Tortuga, for the judge."""

from brethren.bots.judge import Features, by_hand
from brethren.games.tortuga.dice import showing
from brethren.games.tortuga.record import (
    CAPACITY,
    CREW,
    FLEET,
    MAX_BONUS,
    N_BOARD_ACTIONS,
    N_DICE,
    N_VALUES,
    NOBODY,
    PIRATE,
    PURPLE,
    RED,
    SHIP,
    SKULL,
    TOTALS,
    TRACK_END,
    WHITE,
    Tortuga,
)
from brethren.games.tortuga.scoring import chest_points, sets
from brethren.kernel import count, kernel, lowest

(
    POINTS,
    LEAD,
    IN_TORTUGA,
    IN_FLEET,
    IN_CREW,
    ON_ISLAND,
    PURPLE_IN_TORTUGA,
    PURPLE_IN_FLEET,
    PURPLE_IN_CREW,
    SETS,
    COLOURS_OWNED,
    WHITES,
    SHIP_ON_TRACK,
    PIRATE_ON_TRACK,
    ROOM_IN_FLEET,
    ROOM_IN_CREW,
    LOST_FROM_CREW,
    LOST_FROM_ISLAND,
    COINS,
) = range(19)
TILES = 19  # and the four after it: one for each action
TOTAL = TILES + N_BOARD_ACTIONS
MARGIN = TOTAL + N_BOARD_ACTIONS
FIRST = MARGIN + N_BOARD_ACTIONS
SECOND = FIRST + N_BOARD_ACTIONS
(
    DICE_LEFT,
    DICE_LEFT_TO_OTHERS,
    WAITS_FOR_BONUS,
    AFTER_START,
    SOMEBODY_COULD_END,
    COULD_END,
    SOMEBODY_COULD_END_SOON,
    PREY_IN_FLEETS,
    PREY_IN_CREWS,
    THREE_SEATS,
    FOUR_SEATS,
    LONG_GAME,
    ACTING_NOW,
    STRANDED_SKULLS,
) = range(SECOND + N_BOARD_ACTIONS, SECOND + N_BOARD_ACTIONS + 14)
BY_HAND = by_hand(
    {
        POINTS: 4.0,
        LEAD: 2.0,
        IN_FLEET: 1.0,
        IN_CREW: 1.0,
        ON_ISLAND: 0.8,
        LOST_FROM_CREW: -0.8,
        LOST_FROM_ISLAND: -0.8,
        SHIP_ON_TRACK: 0.5,
        PIRATE_ON_TRACK: 0.5,
        **{TILES + action: 0.15 for action in range(N_BOARD_ACTIONS)},
        **{FIRST + action: 0.35 for action in range(N_BOARD_ACTIONS)},
        **{SECOND + action: 0.1 for action in range(N_BOARD_ACTIONS)},
        FIRST + 2: 0.6,
        DICE_LEFT: 0.3,
    }
)


@kernel
def features(state: Tortuga, seat: int, out: Features) -> None:
    out[:] = 0
    see_chests(state, seat, out)
    see_tracks(state, seat, out)
    see_lead(state, seat, out)
    see_actions(state, seat, out)
    see_dice(state, seat, out)
    see_end(state, seat, out)
    if state.seats > 2:
        out[THREE_SEATS + state.seats - 3] = 1


@kernel
def see_chests(state: Tortuga, seat: int, out: Features) -> None:
    out[IN_TORTUGA] = state.tortuga[seat].sum() / 6
    out[IN_FLEET] = state.held[FLEET, seat] / 4
    out[IN_CREW] = state.held[CREW, seat] / 4
    out[ON_ISLAND] = state.island[seat].sum() / 4
    out[PURPLE_IN_TORTUGA] = state.tortuga[seat, PURPLE] / 2
    for i in range(state.held[FLEET, seat]):
        out[PURPLE_IN_FLEET] += (state.hold[FLEET, seat, i] == PURPLE) / 2
    for i in range(state.held[CREW, seat]):
        out[PURPLE_IN_CREW] += (state.hold[CREW, seat, i] == PURPLE) / 2
    out[SETS] = sets(state, seat) / 3
    for colour in range(RED, WHITE):
        out[COLOURS_OWNED] += (state.tortuga[seat, colour] > 0) / 3
    out[WHITES] = state.tortuga[seat, WHITE] / 2


@kernel
def see_tracks(state: Tortuga, seat: int, out: Features) -> None:
    """Markers, and what they leave room for when the chests move on."""
    out[SHIP_ON_TRACK] = state.marker[SHIP, seat] / TRACK_END
    out[PIRATE_ON_TRACK] = state.marker[PIRATE, seat] / TRACK_END
    fleet, crew = CAPACITY[state.marker[SHIP, seat]], CAPACITY[state.marker[PIRATE, seat]]
    out[ROOM_IN_FLEET] = fleet / 4
    out[ROOM_IN_CREW] = crew / 4
    out[LOST_FROM_CREW] = max(0, state.held[CREW, seat] - fleet) / 2
    out[LOST_FROM_ISLAND] = max(0, state.island[seat].sum() + 1 - crew) / 2
    out[COINS] = coins(state, seat) / 8
    for action in range(N_BOARD_ACTIONS):
        out[TILES + action] = tile(state, seat, action) / MAX_BONUS


@kernel
def tile(state: Tortuga, seat: int, action: int) -> int:
    """The bonus on an action, one that is chosen and not yet shown included."""
    return int(state.bonus[seat, action]) + int(state.chosen[seat] == 1 + action)


@kernel
def coins(state: Tortuga, seat: int) -> int:
    total = 0
    for value in range(N_VALUES):
        total += (value + 1) * int(state.tokens[seat, value])
    return total


@kernel
def points(state: Tortuga, seat: int) -> int:
    markers = int(state.marker[SHIP, seat]) + int(state.marker[PIRATE, seat])
    return chest_points(state, seat) + 3 * sets(state, seat) + markers + coins(state, seat)


@kernel
def see_lead(state: Tortuga, seat: int, out: Features) -> None:
    mine, best = points(state, seat), 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points(state, other))
    out[POINTS] = mine / 40
    out[LEAD] = min(max(mine - best, -20), 20) / 20


@kernel
def see_actions(state: Tortuga, seat: int, out: Features) -> None:
    """For each action that is still to come: the total of this seat, and how it ranks among the others."""
    first_action = state.action
    for action in range(first_action, N_BOARD_ACTIONS):
        mine, best, better = total(state, seat, action), 0, 0
        for other in range(state.seats):
            if other != seat:
                theirs = total(state, other, action)
                best = max(best, theirs)
                better += theirs > mine or (theirs == mine and sits_before(state, other, seat))
        out[TOTAL + action] = mine / 10
        out[MARGIN + action] = min(max(mine - best, -10), 10) / 10
        if mine:
            out[FIRST + action] = better == 0
            out[SECOND + action] = better == 1


@kernel
def sits_before(state: Tortuga, one: int, other: int) -> bool:
    return from_start(state, one) < from_start(state, other)


@kernel
def from_start(state: Tortuga, seat: int) -> int:
    distance = seat - int(state.start)
    return distance if distance >= 0 else distance + int(state.seats)


@kernel
def total(state: Tortuga, seat: int, action: int) -> int:
    """T3.11, dice that are kept behind the screen included."""
    dice = int(state.placed[seat, action])
    if state.kept[seat] and meant_for(state, seat) == action:
        dice |= state.kept[seat]
    return int(TOTALS[action, dice]) + tile(state, seat, action) if dice else 0


@kernel
def meant_for(state: Tortuga, seat: int) -> int:
    """The action of the kept dice; none if they are skulls that wait for a name."""
    meant = state.kept[seat] & ~showing(state, seat, SKULL)
    return int(state.faces[seat, lowest(meant)]) if meant else NOBODY


@kernel
def see_dice(state: Tortuga, seat: int, out: Features) -> None:
    mine, most = dice_left(state, seat), 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, dice_left(state, other))
    out[DICE_LEFT] = mine / N_DICE
    out[DICE_LEFT_TO_OTHERS] = most / N_DICE
    out[WAITS_FOR_BONUS] = mine == 0 and most > 0
    out[AFTER_START] = from_start(state, seat) / 3
    if state.kept[seat] and meant_for(state, seat) == NOBODY:
        out[STRANDED_SKULLS] = count(state.kept[seat]) / N_DICE


@kernel
def dice_left(state: Tortuga, seat: int) -> int:
    return int(count(state.unplaced[seat] & ~state.kept[seat]))


@kernel
def see_end(state: Tortuga, seat: int, out: Features) -> None:
    for other in range(state.seats):
        home = int(state.tortuga[other].sum()) + int(state.held[FLEET, other])
        out[COULD_END] += other == seat and home >= state.chests
        out[SOMEBODY_COULD_END] += home >= state.chests
        out[SOMEBODY_COULD_END_SOON] += home + state.held[CREW, other] >= state.chests
        if other != seat:
            out[PREY_IN_FLEETS] = max(out[PREY_IN_FLEETS], state.held[FLEET, other] / 4)
            out[PREY_IN_CREWS] = max(out[PREY_IN_CREWS], state.held[CREW, other] / 4)
    out[LONG_GAME] = state.chests > 6
    out[ACTING_NOW] = state.action > 0
