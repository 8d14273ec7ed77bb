"""Throw (T3.1 to T3.9): dice behind screens, kept, revealed, named, thrown again; bonuses."""

from brethren.game.story import EVERYBODY, Page, tell
from brethren.games.tortuga.dice import placeable, showing
from brethren.games.tortuga.parts import (
    ACTIONS_ON_BOARD,
    BEGINNING_STEP,
    BONUS_MOST,
    DICE,
    EXPAND_FLEET,
    GIVING_BONUS,
    HOW_MANY,
    KEEPING_AGAIN,
    LOOKING_AT_DICE,
    LOOKING_AT_RETHROW,
    NAMING,
    RANKING,
    RETHROWING,
    REVEALED,
    SKULL,
    TAKING_BONUS,
    THROWING,
    Tortuga,
    after,
    everyone,
    first_of,
    wrapped,
)
from brethren.games.tortuga.story import (
    BONUS_CHOSEN,
    BONUS_GIVEN,
    DIE_SHOWN,
    KEPT,
    NAMED,
    NO_BONUS,
    NOTHING_FITS,
    PLACED,
    SKULLS_SHOWN,
    THROWN,
)
from brethren.kernel import bit, kernel, lowest


@kernel
def begin_throw_step(state: Tortuga) -> None:
    """T3.9: again and again until every die is placed."""
    state.resting = 0
    for seat in range(state.seats):
        if not state.unplaced[seat]:
            state.resting |= bit(seat)
    if state.resting == everyone(state):
        state.phase, state.action, state.rank, state.resting = RANKING, EXPAND_FLEET, 0, 0
    else:
        state.phase, state.actor = THROWING, state.start
        next_throw(state)


@kernel
def next_throw(state: Tortuga) -> None:
    """Find the next die to throw: from the start player clockwise, A to E."""
    for _ in range(state.seats):
        waiting_dice = state.unplaced[state.actor] & ~state.thrown[state.actor]
        if waiting_dice:
            state.die = lowest(waiting_dice)
            return
        state.actor = after(state, state.actor)
    state.actor, state.die = 0, 0
    state.decided, state.phase = state.resting, LOOKING_AT_DICE


@kernel
def throw(state: Tortuga, face: int, story: Page | None) -> None:
    """T3.1: behind the screen; T3.7: before all eyes."""
    seat = state.actor
    openly = state.phase == RETHROWING
    tell(story, THROWN, EVERYBODY if openly else bit(seat), seat, state.die, face)
    state.faces[seat, state.die] = face
    state.thrown[seat] |= bit(state.die)
    if not openly:
        next_throw(state)
    elif state.thrown[seat] == state.unplaced[seat]:
        state.die, state.phase = 0, LOOKING_AT_RETHROW
    else:
        state.die = lowest(state.unplaced[seat] & ~state.thrown[seat])


@kernel
def keep_what_is_forced(state: Tortuga) -> None:
    """Who can place one die only keeps it; who can place none waits for the reveal."""
    for seat in range(state.seats):
        if not (state.decided | state.veiled) & bit(seat):
            dice = placeable(state, seat)
            if HOW_MANY[dice] <= 1:
                state.kept[seat] = dice
                state.decided |= bit(seat)


@kernel
def keep(state: Tortuga, seat: int, dice: int, story: Page | None) -> None:
    tell(story, KEPT, EVERYBODY if state.phase == KEEPING_AGAIN else bit(seat), seat, dice)
    state.kept[seat] = dice
    if state.phase == KEEPING_AGAIN:
        show_kept(state, seat, story)
        state.phase = REVEALED
    else:
        state.decided |= bit(seat)


@kernel
def reveal(state: Tortuga, story: Page | None) -> None:
    """T3.4: all together."""
    state.decided, state.phase = 0, REVEALED
    for i in range(state.seats):
        seat = wrapped(state, state.start + i)
        if state.kept[seat]:
            show_kept(state, seat, story)
        elif state.thrown[seat]:
            tell_dice(state, seat, story)
            tell(story, NOTHING_FITS, EVERYBODY, seat, state.thrown[seat])
            state.stuck |= bit(seat)


@kernel
def tell_dice(state: Tortuga, seat: int, story: Page | None) -> None:
    for die in range(DICE):
        if state.thrown[seat] & bit(die):
            tell(story, DIE_SHOWN, EVERYBODY, seat, die, state.faces[seat, die])


@kernel
def show_kept(state: Tortuga, seat: int, story: Page | None) -> None:
    """T3.4: skulls turn with the dice they were kept with; T3.5: alone, they wait for a name."""
    state.stuck &= ~bit(seat)
    meant = state.kept[seat] & ~showing(state, seat, SKULL)
    if meant:
        action = state.faces[seat, lowest(meant)]
        tell(story, PLACED, EVERYBODY, seat, state.kept[seat], action)
        place(state, seat, action)
    else:
        tell(story, SKULLS_SHOWN, EVERYBODY, seat, state.kept[seat])
        state.naming |= bit(seat)
        take_back(state, seat, state.kept[seat])


@kernel
def place(state: Tortuga, seat: int, action: int) -> None:
    state.placed[seat, action] |= state.kept[seat]
    state.unplaced[seat] &= ~state.kept[seat]
    state.kept[seat] = 0
    take_back(state, seat, 0)


@kernel
def take_back(state: Tortuga, seat: int, left: int) -> None:
    """All thrown dice but these go back to the hand."""
    state.thrown[seat] = left
    for die in range(DICE):
        if not left & bit(die):
            state.faces[seat, die] = 0


@kernel
def go_on_after_reveal(state: Tortuga) -> None:
    """T3.5, then T3.7, each from the start player clockwise, then T3.8."""
    if state.naming:
        state.phase, state.actor = NAMING, first_of(state, state.naming)
    elif state.stuck:
        state.actor = first_of(state, state.stuck)
        rethrow(state, state.actor)
    else:
        state.actor, state.phase = 0, GIVING_BONUS
        state.decided = everyone(state) & ~state.resting


@kernel
def name(state: Tortuga, seat: int, action: int, story: Page | None) -> None:
    """T3.5, T3.6: all skulls to one action."""
    tell(story, NAMED, EVERYBODY, seat, state.kept[seat], action)
    state.naming &= ~bit(seat)
    place(state, seat, action)
    state.phase = REVEALED


@kernel
def rethrow(state: Tortuga, seat: int) -> None:
    state.phase = RETHROWING
    take_back(state, seat, 0)
    state.die = lowest(state.unplaced[seat])


@kernel
def look_at_rethrow(state: Tortuga, story: Page | None) -> None:
    """T3.7: until at least one can be placed."""
    seat = state.actor
    dice = placeable(state, seat)
    if not dice:
        tell(story, NOTHING_FITS, EVERYBODY, seat, state.thrown[seat])
        rethrow(state, seat)
    elif HOW_MANY[dice] == 1:
        state.kept[seat] = dice
        show_kept(state, seat, story)
        state.phase = REVEALED
    else:
        state.phase = KEEPING_AGAIN


@kernel
def give_bonuses(state: Tortuga, story: Page | None) -> None:
    """T3.8: for all who rested while others threw; who has a choice is asked."""
    state.phase = TAKING_BONUS
    for seat in range(state.seats):
        if not state.decided & bit(seat):
            left = bonuses_left(state, seat)
            if HOW_MANY[left] == 1:
                choose_bonus(state, seat, lowest(left))
            elif not left:
                tell(story, NO_BONUS, EVERYBODY, seat)
                state.decided |= bit(seat)


@kernel
def bonuses_left(state: Tortuga, seat: int) -> int:
    """The set of actions whose bonus can still grow."""
    actions = 0
    for action in range(ACTIONS_ON_BOARD):
        if state.bonus[seat, action] < BONUS_MOST:
            actions |= bit(action)
    return actions


@kernel
def take_bonus(state: Tortuga, seat: int, action: int, story: Page | None) -> None:
    tell(story, BONUS_CHOSEN, bit(seat), seat, action)
    choose_bonus(state, seat, action)


@kernel
def choose_bonus(state: Tortuga, seat: int, action: int) -> None:
    """T3.8: hidden until all have chosen."""
    state.chosen[seat] = 1 + action
    state.decided |= bit(seat)


@kernel
def reveal_bonuses(state: Tortuga, story: Page | None) -> None:
    """T3.8: all together."""
    state.decided, state.phase = 0, BEGINNING_STEP
    for i in range(state.seats):
        seat = wrapped(state, state.start + i)
        if state.chosen[seat]:
            action = state.chosen[seat] - 1
            state.chosen[seat] = 0
            state.bonus[seat, action] += 1
            tell(story, BONUS_GIVEN, EVERYBODY, seat, action, state.bonus[seat, action])
