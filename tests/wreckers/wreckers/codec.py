"""What happens in Wreckers, in words, and positions read from JSON."""

from typing import Any

from brethren.game import Codec, IllegalAction
from brethren.game.events import EventKind, EventKinds, Field
from brethren.game.reading import Reading, number

from .rules import LANTERNS, NONE, ROUNDS, SEATS, WRECKS, Wreckers

ENDINGS = ("", "morning")

event_kinds = EventKinds(
    EventKind("cove given", (Field("seat"), Field("number", secret=True))),
    EventKind("wrecked", (Field("coins"), Field("lying"))),
    EventKind("shown", (Field("seat"), Field("lantern"))),
    EventKind("taken", (Field("seat"), Field("coins"))),
    EventKind("left", (Field("coins"),)),
    EventKind("ended", (Field("ending", ENDINGS),)),
)


def objection(state: Wreckers, seat: int, action: int) -> IllegalAction:
    return IllegalAction(f"lantern {action + 1} of seat {seat} is used up", "used up", lantern=action + 1)


def read_position(position: Any, state: Wreckers) -> None:
    read = Reading(position, "the position", ("game", "seats", "coves", "rounds", "wreck", "lying", "players"))
    state.seats = read.number("seats", 2, 2, SEATS)
    state.coves_given = read.number("coves", int(state.seats), 0, int(state.seats))
    state.cove[:], state.chosen[:] = NONE, NONE
    state.rounds = read.number("rounds", 0, 0, ROUNDS)
    state.ending = state.rounds == ROUNDS
    state.wreck = read.number("wreck", 0, 0, WRECKS)
    state.lying = read.number("lying", 0, 0, WRECKS * ROUNDS)
    for seat, player in enumerate(read.each_seat("players", int(state.seats), {})):
        _read_player(Reading(player, f"player {seat}", ("coins", "cove", "lantern", "used")), state, seat)


def _read_player(read: Reading, state: Wreckers, seat: int) -> None:
    state.coins[seat] = read.number("coins", 0, 0, 2 * WRECKS * ROUNDS)
    state.cove[seat] = NONE if read.raw("cove") is None else read.number("cove", 1, 1, LANTERNS) - 1
    state.chosen[seat] = NONE if read.raw("lantern") is None else read.number("lantern", 1, 1, LANTERNS) - 1
    for lantern in read.items("used", LANTERNS):
        state.used[seat] |= 1 << (number(lantern, "a lantern", 1, LANTERNS) - 1)
    if state.used[seat].bit_count() != state.rounds:
        raise ValueError(f"player {seat} has used one lantern in each of the {state.rounds} rounds")
    if state.chosen[seat] != NONE:
        state.decided |= 1 << seat


def as_text(state: Wreckers, seat: int | None) -> str:
    lines = [f"round {state.rounds + 1}, wreck {state.wreck}, lying there {state.lying}"]
    return "\n".join([*lines, *(f"seat {one}: {state.coins[one]} coins" for one in range(state.seats))])


CODEC = Codec(event_kinds, objection, read_position, as_text)
