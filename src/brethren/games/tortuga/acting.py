"""Act (T3.10 to T3.21): ranks, markers, the hunt, attacks."""

import numpy as np
from numpy.typing import NDArray

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.games.tortuga import events
from brethren.games.tortuga.chests import spill, take_out
from brethren.games.tortuga.record import (
    BOARDING,
    N_VALUES,
    NOBODY,
    RAID,
    RECRUIT_CREW,
    TOTALS,
    TRACK_BEGIN,
    TRACK_END,
    Phase,
    Tortuga,
    wrap_seat,
)
from brethren.kernel import bit, kernel


@kernel
def resolve(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.10: one action after another."""
    rank_seats(state, story)
    if state.ranked[0] == NOBODY:
        tell(story, events.ACTION_SKIPPED, EVERYBODY, state.action)
        next_action(state)
    else:
        state.phase = Phase.ASKING


@kernel
def ask(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.13. T3.14: at the end of the track nothing would move, so nothing is asked."""
    seat = state.ranked[state.rank]
    if state.action <= RECRUIT_CREW and state.marker[state.action, seat] == TRACK_END:
        advance(state, seat, story)
    else:
        state.phase = Phase.ACTING


@kernel
def next_action(state: Tortuga) -> None:
    state.phase = Phase.ENDING_ACTIONS if state.action == RAID else Phase.RANKING
    state.action += 1
    state.rank, state.attacked = 0, NOBODY


@kernel
def rank_seats(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.11, T3.12: the highest totals; ties go to the seat nearer to the start player, clockwise."""
    first, second, best, next_best = NOBODY, NOBODY, 0, 0
    for i in range(state.seats):
        seat = wrap_seat(state, state.start + i)
        total = total_of(state, seat)
        if total > best:
            second, next_best = first, best
            first, best = seat, total
        elif total > next_best:
            second, next_best = seat, total
    state.ranked[0] = first
    state.ranked[1] = second if state.seats > 2 else NOBODY  # T5.2
    if story is not None:
        tell_ranks(state, story)


@kernel
def total_of(state: Tortuga, seat: int) -> int:
    dice = state.placed[seat, state.action]
    return TOTALS[state.action, dice] + state.bonus[seat, state.action] if dice else 0


@kernel
def tell_ranks(state: Tortuga, story: EventBuffer | None) -> None:
    for seat in range(state.seats):
        if total_of(state, seat):
            rank = 1 if seat == state.ranked[0] else 2 if seat == state.ranked[1] else 0
            tell(story, events.RANKED, EVERYBODY, seat, state.action, total_of(state, seat), rank)


@kernel
def advance(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    """T3.14, T5.2: the marker goes with the action."""
    move_marker(state, state.action, seat, 2 if state.rank == 0 and state.seats > 2 else 1, story)
    next_rank(state)


@kernel
def move_marker(state: Tortuga, marker: int, seat: int, steps: int, story: EventBuffer | None) -> None:
    """T3.14, T3.19: never off the track."""
    old = state.marker[marker, seat]
    state.marker[marker, seat] = min(max(old + steps, TRACK_BEGIN), TRACK_END)
    tell(story, events.MARKER_MOVED, EVERYBODY, seat, marker, old, state.marker[marker, seat])


@kernel
def next_rank(state: Tortuga) -> None:
    """After the first the second, after the second the next action."""
    if state.rank == 0 and state.ranked[1] != NOBODY:
        state.rank = 1
        state.phase = Phase.ASKING
    else:
        next_action(state)


@kernel
def hunt(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    """T3.15, T5.2."""
    tell(story, events.HUNTED, EVERYBODY, seat, state.rank)
    state.to_find = 2 if state.rank == 0 and state.seats > 2 else 1
    if state.rank == 0:
        if state.bag.sum():
            state.phase, state.actor = Phase.DRAWING_CHEST, seat
            return
        tell(story, events.BAG_EMPTY, EVERYBODY, seat)
    look_for_tokens(state, seat, story)


@kernel
def look_for_tokens(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    state.actor = 0
    if state.to_find and state.middle_count:
        state.phase, state.actor = Phase.DRAWING_TOKEN, seat
    elif state.looked_count:
        choose_token(state, seat, story)
    else:
        if state.to_find:
            tell(story, events.NOTHING_FOUND, EVERYBODY, seat)
        state.to_find = 0
        next_rank(state)


@kernel
def find_token(state: Tortuga, value: int, story: EventBuffer | None) -> None:
    seat = state.actor
    state.middle[value] -= 1
    state.middle_count -= 1
    state.to_find -= 1
    if state.rank == 0 and state.seats > 2:
        tell(story, events.TOKEN_SEEN, bit(seat), seat, value)
        state.looked[value] += 1
        state.looked_count += 1
    else:
        keep_token(state, seat, value, story)
    look_for_tokens(state, seat, story)


@kernel
def keep_token(state: Tortuga, seat: int, value: int, story: EventBuffer | None) -> None:
    tell(story, events.TOKEN_KEPT, bit(seat), seat, value)
    state.tokens[seat, value] += 1
    state.token_counts[seat] += 1


@kernel
def choose_token(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    """T3.15: asked for even when both are alike. The last token of all leaves no choice."""
    state.to_find = 0
    if state.looked_count == 1:
        pick(state, seat, only_one(state.looked), story)
    else:
        state.phase = Phase.PICKING


@kernel
def only_one(counts: NDArray[np.int8]) -> int:
    """The kind of which there is something."""
    kind = 0
    while not counts[kind]:
        kind += 1
    return kind


@kernel
def pick(state: Tortuga, seat: int, value: int, story: EventBuffer | None) -> None:
    keep_token(state, seat, value, story)
    state.looked[value] -= 1
    for other in range(N_VALUES):
        if state.looked[other]:
            tell(story, events.TOKEN_RETURNED, bit(seat), seat, other)
            state.looked[other] = 0
            state.middle[other] += 1
            state.middle_count += 1
    state.looked_count = 0
    next_rank(state)


@kernel
def attack(state: Tortuga, seat: int, victim: int, take: int, story: EventBuffer | None) -> None:
    """T3.16 to T3.21."""
    area = state.action - BOARDING
    tell(story, events.ATTACKED, EVERYBODY, seat, state.action, victim, state.rank)
    if state.rank == 0:
        state.attacked = victim
        if take:
            tell(story, events.CHEST_TAKEN, EVERYBODY, seat, victim, take - 1, area)
            take_out(state, area, victim, take - 1)
            state.island[seat, take - 1] += 1
    move_marker(state, area, victim, -1, story)
    if state.placed[victim, state.action]:
        move_marker(state, area, seat, -1, story)
    if state.rank == 1 and take:
        tell(story, events.ISLAND_CHEST_TAKEN, EVERYBODY, seat, take - 1)
        state.central[take - 1] = 0
        state.island[seat, take - 1] += 1
    spill(state, area, victim, story)
    spill(state, area, seat, story)
    next_rank(state)
