"""Throw (T3.1 to T3.9): dice behind screens, kept, revealed, named, thrown again; bonuses."""

from brethren.game.events import EVERYBODY, EventBuffer, tell
from brethren.games.tortuga import events
from brethren.games.tortuga.dice import placeable, showing
from brethren.games.tortuga.record import (
    EXPAND_FLEET,
    MAX_BONUS,
    N_BOARD_ACTIONS,
    N_DICE,
    SKULL,
    Phase,
    Tortuga,
    after,
    everyone,
    first_of,
    wrap_seat,
)
from brethren.kernel import bit, count, kernel, lowest


@kernel
def begin_throw_step(state: Tortuga) -> None:
    """T3.9: again and again until every die is placed."""
    state.resting = 0
    for seat in range(state.seats):
        if not state.unplaced[seat]:
            state.resting |= bit(seat)
    if state.resting == everyone(state):
        state.phase, state.action, state.rank, state.resting = Phase.RANKING, EXPAND_FLEET, 0, 0
    else:
        state.phase, state.actor = Phase.THROWING, state.start
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
    state.decided, state.phase = state.resting, Phase.LOOKING_AT_DICE


@kernel
def throw(state: Tortuga, face: int, story: EventBuffer | None) -> None:
    """T3.1: behind the screen; T3.7: before all eyes."""
    seat = state.actor
    openly = state.phase == Phase.RETHROWING
    tell(story, events.THROWN, EVERYBODY if openly else bit(seat), seat, state.die, face)
    state.faces[seat, state.die] = face
    state.thrown[seat] |= bit(state.die)
    if not openly:
        next_throw(state)
    elif state.thrown[seat] == state.unplaced[seat]:
        state.die, state.phase = 0, Phase.LOOKING_AT_RETHROW
    else:
        state.die = lowest(state.unplaced[seat] & ~state.thrown[seat])


@kernel
def keep_what_is_forced(state: Tortuga) -> None:
    """A seat that can place just one die keeps it; one that can place none waits for the reveal."""
    for seat in range(state.seats):
        if not (state.decided | state.veiled) & bit(seat):
            dice = placeable(state, seat)
            if count(dice) <= 1:
                state.kept[seat] = dice
                state.decided |= bit(seat)


@kernel
def keep(state: Tortuga, seat: int, dice: int, story: EventBuffer | None) -> None:
    tell(story, events.KEPT, EVERYBODY if state.phase == Phase.KEEPING_AGAIN else bit(seat), seat, dice)
    state.kept[seat] = dice
    if state.phase == Phase.KEEPING_AGAIN:
        show_kept(state, seat, story)
        state.phase = Phase.REVEALED
    else:
        state.decided |= bit(seat)


@kernel
def reveal(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.4: all together."""
    state.decided, state.phase = 0, Phase.REVEALED
    for i in range(state.seats):
        seat = wrap_seat(state, state.start + i)
        if state.kept[seat]:
            show_kept(state, seat, story)
        elif state.thrown[seat]:
            tell_dice(state, seat, story)
            tell(story, events.NOTHING_FITS, EVERYBODY, seat, state.thrown[seat])
            state.stuck |= bit(seat)


@kernel
def tell_dice(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    for die in range(N_DICE):
        if state.thrown[seat] & bit(die):
            tell(story, events.DIE_SHOWN, EVERYBODY, seat, die, state.faces[seat, die])


@kernel
def show_kept(state: Tortuga, seat: int, story: EventBuffer | None) -> None:
    """T3.4: skulls turn with the dice they were kept with; T3.5: alone, they wait for a name."""
    state.stuck &= ~bit(seat)
    meant = state.kept[seat] & ~showing(state, seat, SKULL)
    if meant:
        action = state.faces[seat, lowest(meant)]
        tell(story, events.PLACED, EVERYBODY, seat, state.kept[seat], action)
        place(state, seat, action)
    else:
        tell(story, events.SKULLS_SHOWN, EVERYBODY, seat, state.kept[seat])
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
    for die in range(N_DICE):
        if not left & bit(die):
            state.faces[seat, die] = 0


@kernel
def go_on_after_reveal(state: Tortuga) -> None:
    """T3.5, then T3.7, each from the start player clockwise, then T3.8."""
    if state.naming:
        state.phase, state.actor = Phase.NAMING, first_of(state, state.naming)
    elif state.stuck:
        state.actor = first_of(state, state.stuck)
        rethrow(state, state.actor)
    else:
        state.actor, state.phase = 0, Phase.GIVING_BONUS
        state.decided = everyone(state) & ~state.resting


@kernel
def name(state: Tortuga, seat: int, action: int, story: EventBuffer | None) -> None:
    """T3.5, T3.6: all skulls to one action."""
    tell(story, events.NAMED, EVERYBODY, seat, state.kept[seat], action)
    state.naming &= ~bit(seat)
    place(state, seat, action)
    state.phase = Phase.REVEALED


@kernel
def rethrow(state: Tortuga, seat: int) -> None:
    state.phase = Phase.RETHROWING
    take_back(state, seat, 0)
    state.die = lowest(state.unplaced[seat])


@kernel
def look_at_rethrow(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.7: until at least one can be placed."""
    seat = state.actor
    dice = placeable(state, seat)
    if not dice:
        tell(story, events.NOTHING_FITS, EVERYBODY, seat, state.thrown[seat])
        rethrow(state, seat)
    elif count(dice) == 1:
        state.kept[seat] = dice
        show_kept(state, seat, story)
        state.phase = Phase.REVEALED
    else:
        state.phase = Phase.KEEPING_AGAIN


@kernel
def give_bonuses(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.8: for the seats that rested while others threw; those with a choice are asked."""
    state.phase = Phase.TAKING_BONUS
    for seat in range(state.seats):
        if not state.decided & bit(seat):
            left = bonuses_left(state, seat)
            if count(left) == 1:
                choose_bonus(state, seat, lowest(left))
            elif not left:
                tell(story, events.NO_BONUS, EVERYBODY, seat)
                state.decided |= bit(seat)


@kernel
def bonuses_left(state: Tortuga, seat: int) -> int:
    """The set of actions whose bonus can still grow."""
    actions = 0
    for action in range(N_BOARD_ACTIONS):
        if state.bonus[seat, action] < MAX_BONUS:
            actions |= bit(action)
    return actions


@kernel
def take_bonus(state: Tortuga, seat: int, action: int, story: EventBuffer | None) -> None:
    tell(story, events.BONUS_CHOSEN, bit(seat), seat, action)
    choose_bonus(state, seat, action)


@kernel
def choose_bonus(state: Tortuga, seat: int, action: int) -> None:
    """T3.8: hidden until all have chosen."""
    state.chosen[seat] = 1 + action
    state.decided |= bit(seat)


@kernel
def reveal_bonuses(state: Tortuga, story: EventBuffer | None) -> None:
    """T3.8: all together."""
    state.decided, state.phase = 0, Phase.BEGINNING_STEP
    for i in range(state.seats):
        seat = wrap_seat(state, state.start + i)
        if state.chosen[seat]:
            action = state.chosen[seat] - 1
            state.chosen[seat] = 0
            state.bonus[seat, action] += 1
            tell(story, events.BONUS_GIVEN, EVERYBODY, seat, action, state.bonus[seat, action])
