"""Move (T3.22 to T3.25): chests drawn to the islands, and home by three moves."""

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.games.tortuga import events
from brethren.games.tortuga.chests import give_up, put_in, take_out
from brethren.games.tortuga.choices import colours_waiting
from brethren.games.tortuga.record import (
    ALL_DICE,
    CAPACITY,
    CREW,
    DONE,
    EXPAND_FLEET,
    FLEET,
    ISLAND,
    NOBODY,
    TREASURE,
    Phase,
    Tortuga,
    after,
)
from brethren.kernel import count, kernel, lowest


@kernel
def end_actions(state: Tortuga) -> None:
    state.action = EXPAND_FLEET
    state.ranked[:] = NOBODY
    state.placed[:] = 0
    state.unplaced[: state.seats] = ALL_DICE
    state.phase, state.actor = Phase.LOOKING_INTO_BAG, state.start


@kernel
def begin_round(state: Tortuga, story: EventBuffer | None) -> None:
    tell(story, events.ROUND_BEGAN, EVERYBODY, state.start)
    state.phase = Phase.BEGINNING_STEP


@kernel
def look_into_bag(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.24."""
    state.phase = Phase.DRAWING_ISLAND
    if not state.bag.sum():
        tell(story, events.BAG_EMPTY, EVERYBODY, state.actor)
        state.phase = Phase.MOVING


@kernel
def begin_stowing(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.23: all at the same time; the fleets come home first."""
    state.phase, state.actor = Phase.LOOKING_AT_CHESTS, 0
    for seat in range(state.seats):
        for i in range(state.held[FLEET, seat]):
            tell(story, events.CHEST_SAVED, EVERYBODY, seat, state.hold[FLEET, seat, i])
            state.tortuga[seat, state.hold[FLEET, seat, i]] += 1
            state.hold[FLEET, seat, i] = 0
        state.held[FLEET, seat] = 0
        state.filling[seat] = FLEET


@kernel
def stow(state: Tortuga, seat: int, colour: int, story: EventBuffer | None) -> None:
    area = state.filling[seat]
    tell(story, events.CHEST_STOWED, EVERYBODY, seat, colour, area)
    take_from_waiting(state, seat, colour)
    put_in(state, area, seat, colour)


@kernel
def waiting_area(area: int) -> int:
    """Where the chests come from that fill this area."""
    return CREW if area == FLEET else ISLAND


@kernel
def take_from_waiting(state: Tortuga, seat: int, colour: int) -> None:
    if state.filling[seat] == FLEET:
        take_out(state, CREW, seat, colour)
    else:
        state.island[seat, colour] -= 1


@kernel
def continue_stowing(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    """Stow and give up what leaves no choice, up to the next choice of this seat."""
    while state.filling[seat] < DONE:
        area = state.filling[seat]
        colours = colours_waiting(state, seat)
        if not colours:
            state.filling[seat] = CREW if area == FLEET else DONE
        elif state.held[area, seat] >= CAPACITY[state.marker[area, seat]]:
            give_up(state, waiting_area(area), seat, lowest(colours), story)
            take_from_waiting(state, seat, lowest(colours))
        elif count(colours) == 1:
            stow(state, seat, lowest(colours), story)
        else:
            return


@kernel
def stow_what_is_forced(state: Tortuga, story: EventBuffer | None) -> None:
    state.phase = Phase.STOWING
    for seat in range(state.seats):
        continue_stowing(state, seat, story)


@kernel
def end_round(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.25."""
    state.filling[:] = 0
    for seat in range(state.seats):
        if state.tortuga[seat].sum() >= state.chests:
            state.ending, state.phase = TREASURE, Phase.OVER
    if state.ending:
        tell(story, events.ENDED, EVERYBODY, state.ending)
    else:
        state.start = after(state, state.start)
        begin_round(state, story)
