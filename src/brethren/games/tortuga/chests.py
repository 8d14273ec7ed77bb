"""Chests taken out, put in and given up (T3.20, T3.21)."""

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.games.tortuga import events
from brethren.games.tortuga.record import CAPACITY, Tortuga
from brethren.kernel import kernel


@kernel
def take_out(state: Tortuga, area: int, seat: int, colour: int) -> None:
    """The leftmost chest of this colour; the others close up."""
    chests = state.hold[area, seat]
    place = 0
    while chests[place] != colour:
        place += 1
    state.held[area, seat] -= 1
    for i in range(place, state.held[area, seat]):
        chests[i] = chests[i + 1]
    chests[state.held[area, seat]] = 0


@kernel
def put_in(state: Tortuga, area: int, seat: int, colour: int) -> None:
    state.hold[area, seat, state.held[area, seat]] = colour
    state.held[area, seat] += 1


@kernel
def spill(state: Tortuga, area: int, seat: int, story: EventBuffer | None) -> None:
    """T3.20: what is over capacity, the rightmost first."""
    while state.held[area, seat] > CAPACITY[state.marker[area, seat]]:
        state.held[area, seat] -= 1
        last = state.held[area, seat]
        give_up(state, area, seat, state.hold[area, seat, last], story)
        state.hold[area, seat, last] = 0


@kernel
def give_up(state: Tortuga, area: int, seat: int, colour: int, story: EventBuffer | None) -> None:
    """T3.21, T5.2."""
    fits = state.seats > 2 and not state.central[colour]
    tell(story, events.CHEST_GIVEN_UP, EVERYBODY, seat, colour, area, fits)
    if fits:
        state.central[colour] = 1
    else:
        state.bag[colour] += 1
