"""Tortuga: dice thrown behind screens send ships and pirates after chests, and the chests home to Tortuga.

Numbers such as T3.2 are those of the rule page, docs/rules/tortuga.md.
Each part of a round has a file of its own: throwing, acting, moving.
"""

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.game.verbs import CHANCE, Numbers
from brethren.games.tortuga import acting, actions, events, moving, throwing
from brethren.games.tortuga.chests import put_in
from brethren.games.tortuga.choices import still_stowing
from brethren.games.tortuga.record import (
    ALL_DICE,
    CHESTS,
    CREW,
    ISLAND,
    N_COLOURS,
    NOBODY,
    TOKENS,
    TRACK_START,
    Phase,
    Tortuga,
    after,
    everyone,
)
from brethren.kernel import kernel

# How it begins (T2)


@kernel
def setup(state: Tortuga, seats: int, options: Numbers) -> None:
    state.seats, state.chests, state.start = seats, 6 + 2 * options[0], options[1]
    state.bag[:] = CHESTS
    state.middle[:] = TOKENS
    state.middle_count = TOKENS.sum()
    state.marker[:, :seats] = TRACK_START
    state.unplaced[:seats] = ALL_DICE
    state.attacked = NOBODY
    state.ranked[:] = NOBODY
    state.phase, state.actor = Phase.SETTING_UP, state.start


# What happens


@kernel
def apply(state: Tortuga, seat: int, action: int, story: EventBuffer | None) -> None:
    if seat == CHANCE:
        apply_chance(state, action, story)
    elif action < actions.NAME:
        throwing.keep(state, seat, action - actions.KEEP + 1, story)
    elif action < actions.BONUS:
        throwing.name(state, seat, action - actions.NAME, story)
    elif action < actions.EXPAND:
        throwing.take_bonus(state, seat, action - actions.BONUS, story)
    elif action < actions.HUNT:
        acting.advance(state, seat, story)
    elif action == actions.HUNT:
        acting.hunt(state, seat, story)
    elif action == actions.DECLINE:
        tell(story, events.DECLINED, EVERYBODY, seat, state.action)
        acting.next_rank(state)
    elif action < actions.ATTACK:
        acting.pick(state, seat, action - actions.PICK, story)
    elif action < actions.STOW:
        acting.attack(
            state,
            seat,
            (action - actions.ATTACK) // (1 + N_COLOURS),
            (action - actions.ATTACK) % (1 + N_COLOURS),
            story,
        )
    else:
        moving.stow(state, seat, action - actions.STOW, story)
        moving.continue_stowing(state, seat, story)
    settle(state, story)


@kernel
def apply_chance(state: Tortuga, chance: int, story: EventBuffer | None) -> None:
    if chance < actions.DRAW:
        throwing.throw(state, chance - actions.THROW, story)
    elif chance < actions.TOKEN:
        draw_chest(state, chance - actions.DRAW, story)
    else:
        acting.find_token(state, chance - actions.TOKEN, story)


@kernel
def settle(state: Tortuga, story: EventBuffer | None) -> None:
    """Do what needs no decision, one thing after another. (Rules that call each other in a ring can't be cached.)"""
    while True:
        phase = state.phase
        if phase == Phase.THROWING:  # by far the most frequent
            return
        if phase == Phase.BEGINNING_STEP:
            throwing.begin_throw_step(state)
        elif phase == Phase.LOOKING_AT_DICE:
            throwing.keep_what_is_forced(state)
            state.phase = Phase.KEEPING
        elif phase == Phase.KEEPING and state.decided == everyone(state):
            throwing.reveal(state, story)
        elif phase == Phase.REVEALED:
            throwing.go_on_after_reveal(state)
        elif phase == Phase.LOOKING_AT_RETHROW:
            throwing.look_at_rethrow(state, story)
        elif phase == Phase.GIVING_BONUS:
            throwing.give_bonuses(state, story)
        elif phase == Phase.TAKING_BONUS and state.decided == everyone(state):
            throwing.reveal_bonuses(state, story)
        elif phase == Phase.RANKING:
            acting.resolve(state, story)
        elif phase == Phase.ASKING:
            acting.ask(state, story)
        elif phase == Phase.ENDING_ACTIONS:
            moving.end_actions(state)
        elif phase == Phase.LOOKING_INTO_BAG:
            moving.look_into_bag(state, story)
        elif phase == Phase.MOVING:
            moving.begin_stowing(state, story)
        elif phase == Phase.LOOKING_AT_CHESTS:
            moving.stow_what_is_forced(state, story)
        elif phase == Phase.STOWING and not still_stowing(state):
            moving.end_round(state, story)
        else:
            return


@kernel
def draw_chest(state: Tortuga, colour: int, story: EventBuffer | None) -> None:
    seat = state.actor
    state.bag[colour] -= 1
    if state.phase == Phase.SETTING_UP and state.island[seat].sum():
        tell(story, events.CHEST_DRAWN, EVERYBODY, seat, colour, CREW)
        put_in(state, CREW, seat, colour)
        deal_on(state, story)
        return
    tell(story, events.CHEST_DRAWN, EVERYBODY, seat, colour, ISLAND)
    state.island[seat, colour] += 1
    if state.phase == Phase.DRAWING_CHEST:
        acting.look_for_tokens(state, seat, story)
    elif state.phase == Phase.DRAWING_ISLAND:
        state.actor = after(state, seat)
        state.phase = Phase.MOVING if state.actor == state.start else Phase.LOOKING_INTO_BAG


@kernel
def deal_on(state: Tortuga, story: EventBuffer | None) -> None:
    """T2.2: two chests each, then the first round."""
    state.actor = after(state, state.actor)
    if state.actor == state.start:
        moving.begin_round(state, story)
