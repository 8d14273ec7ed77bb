"""Tortuga: dice thrown behind screens send ships and pirates after chests, and the chests home to Tortuga.

Numbers such as T3.2 are those of the rule page, docs/rules/tortuga.md.
Each part of a round has a file of its own: throwing, acting, moving.
"""

from brethren.game.story import EVERYBODY, Page, tell
from brethren.game.verbs import CHANCE, Numbers
from brethren.games.tortuga.acting import (
    advance,
    ask,
    attack,
    find_token,
    hunt,
    look_for_tokens,
    next_rank,
    pick,
    resolve,
)
from brethren.games.tortuga.chests import put_in
from brethren.games.tortuga.choices import still_stowing
from brethren.games.tortuga.moving import (
    begin_round,
    begin_stowing,
    carry_on_stowing,
    end_actions,
    end_round,
    look_into_bag,
    stow,
    stow_what_is_forced,
)
from brethren.games.tortuga.parts import (
    ALL_DICE,
    ASKING,
    ATTACK,
    BEGINNING_STEP,
    BONUS,
    CHESTS,
    COLOURS,
    CREW,
    DECLINE,
    DRAW,
    DRAWING_CHEST,
    DRAWING_ISLAND,
    ENDING_ACTIONS,
    EXPAND,
    GIVING_BONUS,
    HUNT,
    ISLAND,
    KEEP,
    KEEPING,
    LOOKING_AT_CHESTS,
    LOOKING_AT_DICE,
    LOOKING_AT_RETHROW,
    LOOKING_INTO_BAG,
    MOVING,
    NAME,
    NOBODY,
    PICK,
    RANKING,
    REVEALED,
    SETTING_UP,
    STOW,
    STOWING,
    TAKING_BONUS,
    THROW,
    THROWING,
    TOKEN,
    TOKENS,
    TRACK_START,
    Tortuga,
    after,
    everyone,
)
from brethren.games.tortuga.story import CHEST_DRAWN, DECLINED
from brethren.games.tortuga.throwing import (
    begin_throw_step,
    give_bonuses,
    go_on_after_reveal,
    keep,
    keep_what_is_forced,
    look_at_rethrow,
    name,
    reveal,
    reveal_bonuses,
    take_bonus,
    throw,
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
    state.phase, state.actor = SETTING_UP, state.start


# What happens


@kernel
def apply(state: Tortuga, seat: int, action: int, story: Page | None) -> None:
    if seat == CHANCE:
        happen(state, action, story)
    elif action < NAME:
        keep(state, seat, action - KEEP + 1, story)
    elif action < BONUS:
        name(state, seat, action - NAME, story)
    elif action < EXPAND:
        take_bonus(state, seat, action - BONUS, story)
    elif action < HUNT:
        advance(state, seat, story)
    elif action == HUNT:
        hunt(state, seat, story)
    elif action == DECLINE:
        tell(story, DECLINED, EVERYBODY, seat, state.action)
        next_rank(state)
    elif action < ATTACK:
        pick(state, seat, action - PICK, story)
    elif action < STOW:
        attack(state, seat, (action - ATTACK) // (1 + COLOURS), (action - ATTACK) % (1 + COLOURS), story)
    else:
        stow(state, seat, action - STOW, story)
        carry_on_stowing(state, seat, story)
    settle(state, story)


@kernel
def happen(state: Tortuga, chance: int, story: Page | None) -> None:
    if chance < DRAW:
        throw(state, chance - THROW, story)
    elif chance < TOKEN:
        draw_chest(state, chance - DRAW, story)
    else:
        find_token(state, chance - TOKEN, story)


@kernel
def settle(state: Tortuga, story: Page | None) -> None:
    """Do what needs no one, one thing after another. (Rules that called each other in a ring could not be cached.)"""
    while True:
        phase = state.phase
        if phase == THROWING:  # by far the most frequent
            return
        if phase == BEGINNING_STEP:
            begin_throw_step(state)
        elif phase == LOOKING_AT_DICE:
            keep_what_is_forced(state)
            state.phase = KEEPING
        elif phase == KEEPING and state.decided == everyone(state):
            reveal(state, story)
        elif phase == REVEALED:
            go_on_after_reveal(state)
        elif phase == LOOKING_AT_RETHROW:
            look_at_rethrow(state, story)
        elif phase == GIVING_BONUS:
            give_bonuses(state, story)
        elif phase == TAKING_BONUS and state.decided == everyone(state):
            reveal_bonuses(state, story)
        elif phase == RANKING:
            resolve(state, story)
        elif phase == ASKING:
            ask(state, story)
        elif phase == ENDING_ACTIONS:
            end_actions(state)
        elif phase == LOOKING_INTO_BAG:
            look_into_bag(state, story)
        elif phase == MOVING:
            begin_stowing(state, story)
        elif phase == LOOKING_AT_CHESTS:
            stow_what_is_forced(state, story)
        elif phase == STOWING and not still_stowing(state):
            end_round(state, story)
        else:
            return


@kernel
def draw_chest(state: Tortuga, colour: int, story: Page | None) -> None:
    seat = state.actor
    state.bag[colour] -= 1
    if state.phase == SETTING_UP and state.island[seat].sum():
        tell(story, CHEST_DRAWN, EVERYBODY, seat, colour, CREW)
        put_in(state, CREW, seat, colour)
        deal_on(state, story)
        return
    tell(story, CHEST_DRAWN, EVERYBODY, seat, colour, ISLAND)
    state.island[seat, colour] += 1
    if state.phase == DRAWING_CHEST:
        look_for_tokens(state, seat, story)
    elif state.phase == DRAWING_ISLAND:
        state.actor = after(state, seat)
        state.phase = MOVING if state.actor == state.start else LOOKING_INTO_BAG


@kernel
def deal_on(state: Tortuga, story: Page | None) -> None:
    """T2.2: two chests each, then the first round."""
    state.actor = after(state, state.actor)
    if state.actor == state.start:
        begin_round(state, story)
