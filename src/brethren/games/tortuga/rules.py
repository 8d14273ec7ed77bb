"""Tortuga: dice thrown behind screens send ships and pirates after chests, and the chests home to Tortuga.

Numbers such as T3.2 are those of the rule page, docs/rules/tortuga.md.
"""

import numpy as np

from brethren.game.story import EVERYBODY, Page, tell
from brethren.game.verbs import CHANCE, CHANCE_DECIDES, Numbers
from brethren.games.tortuga.story import (
    ACTION_SKIPPED,
    ATTACKED,
    BAG_EMPTY,
    BONUS_GIVEN,
    CHEST_DRAWN,
    CHEST_GIVEN_UP,
    CHEST_SAVED,
    CHEST_STOWED,
    CHEST_TAKEN,
    DECLINED,
    DIE_SHOWN,
    ENDED,
    ISLAND_CHEST_TAKEN,
    KEPT,
    MARKER_MOVED,
    NAMED,
    NO_BONUS,
    NOTHING_FITS,
    NOTHING_FOUND,
    PLACED,
    RANKED,
    ROUND_BEGAN,
    SKULLS_SHOWN,
    THROWN,
    TOKEN_KEPT,
    TOKEN_RETURNED,
    TOKEN_SEEN,
)
from brethren.kernel import Record, below, bit, draw, draw_weighted, i8, kernel, lowest
from brethren.kernel.random import Random

# What it is made of (T1)

EXPAND_FLEET, RECRUIT_CREW, HUNT_TREASURE, BOARDING, RAID = range(5)
SKULL = 5
FACES = 6
RED, BLUE, YELLOW, WHITE, PURPLE = range(5)
CHESTS = np.array([10, 10, 10, 5, 5])  # T1.1, by colour
TOKENS = np.array([17, 9, 4])  # T1.2, of 1, 2 and 3 coins
COLOURS, VALUES, ACTIONS_ON_BOARD, DICE = 5, 3, 5, 5
ALL_DICE = below(DICE)
NUMBERS = np.array(  # T1.5: the number of each die for each action
    [
        [4, 1, 3, 5, 2],
        [5, 2, 4, 1, 3],
        [1, 3, 5, 2, 4],
        [2, 4, 1, 3, 5],
        [3, 5, 2, 4, 1],
    ]
)
TOTALS = np.array(  # for each action, the sum of each set of dice
    [[sum(NUMBERS[d, action] for d in range(DICE) if dice >> d & 1) for dice in range(32)] for action in range(5)]
)
HOW_MANY = np.array([bin(dice).count("1") for dice in range(32)])
CAPACITY = np.array([0, 1, 2, 2, 3, 3, 4, 4, 4])  # T3.3, T3.20, by marker position
TRACK_BEGIN, TRACK_START, TRACK_END = 1, 3, 8
SHIP, PIRATE = range(2)
FLEET, CREW, ISLAND, DONE = range(4)
BONUS_MOST = 2
NOBODY = -1
GOING_ON, TREASURE = range(2)

# What the table is doing: waiting for somebody or for chance ...
(
    SETTING_UP,
    THROWING,
    KEEPING,
    NAMING,
    RETHROWING,
    KEEPING_AGAIN,
    TAKING_BONUS,
    ACTING,
    DRAWING_CHEST,
    DRAWING_TOKEN,
    PICKING,
    DRAWING_ISLAND,
    STOWING,
    OVER,
) = range(14)
# ... or, within one action only, about to do what needs no one.
BEGINNING_STEP, REVEALED, RANKING, ENDING_ACTIONS, MOVING = range(14, 19)


class Tortuga(Record):
    seats = i8()  # players at the table, 2 to 4
    chests = i8()  # chests in Tortuga that end the game (T3.25, T5.1)
    start = i8()  # the seat with the start marker
    ending = i8()  # GOING_ON, or how it ended
    phase = i8()  # what the table is doing
    actor = i8()  # the seat that names, re-throws, or for whom chance acts
    die = i8()  # the die that chance throws next
    decided = i8()  # in a step where several decide: the set of seats that have
    resting = i8()  # the set of seats that had no die left before this throw step (T3.8)
    naming = i8()  # the set of seats that kept skulls alone and have to name their action (T3.5)
    stuck = i8()  # the set of seats that could place nothing and re-throw openly (T3.7)
    veiled = i8()  # the set of seats whose thrown dice the viewer cannot see

    unplaced = i8(4)  # for each seat, the set of dice not yet on an action
    thrown = i8(4)  # of these, the set that has been thrown
    faces = i8(4, 5)  # what each thrown die shows
    kept = i8(4)  # the set of dice kept in this step
    placed = i8(4, 5)  # for each seat and action, the set of dice there
    bonus = i8(4, 5)  # the tile there: 0, 1 or 2

    action = i8()  # the action being resolved (T3.10)
    rank = i8()  # who resolves it: 0 the first, 1 the second
    ranked = i8(2)  # the seats that are first and second in it
    attacked = i8()  # the seat that the first attacked in it

    marker = i8(2, 4)  # SHIP and PIRATE of each seat on their tracks
    hold = i8(2, 4, 4)  # chests in FLEET and CREW of each seat, from the left
    held = i8(2, 4)  # how many
    island = i8(4, 5)  # chests in each seat's island area by colour
    tortuga = i8(4, 5)  # chests in Tortuga by colour
    filling = i8(4)  # the area that each seat is filling: FLEET, CREW or DONE
    central = i8(5)  # chests on the central island by colour
    bag = i8(5)

    tokens = i8(4, 3)  # tokens of each seat by value; veiled, none
    token_counts = i8(4)
    looked = i8(3)  # tokens that the hunter is looking at, by value; veiled, none
    looked_count = i8()
    to_find = i8()  # tokens still to be drawn for the hunter
    middle = i8(3)  # tokens in the middle by value; veiled, also those of others
    middle_count = i8()


# What can be done: sets of dice are numbered by their bits, attacks by victim and chest taken.

KEEP = 0
NAME = KEEP + ALL_DICE
BONUS = NAME + ACTIONS_ON_BOARD
HUNT = BONUS + ACTIONS_ON_BOARD
DECLINE = HUNT + 1
PICK = DECLINE + 1
ATTACK = PICK + VALUES
STOW = ATTACK + 4 * (1 + COLOURS)
ACTIONS = STOW + COLOURS

# What can happen: a face of the next die, a chest of some colour, a token of some value.

THROW = 0
DRAW = THROW + FACES
TOKEN = DRAW + COLOURS
CHANCES = TOKEN + VALUES


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


@kernel
def everyone(state: Tortuga) -> int:
    return below(state.seats)


@kernel
def after(state: Tortuga, seat: int) -> int:
    return (seat + 1) % int(state.seats)


@kernel
def first_of(state: Tortuga, seats: int) -> int:
    """The one of these seats who is nearest clockwise from the start player, that player included."""
    seat = state.start
    while not seats & bit(seat):
        seat = after(state, seat)
    return seat


# What may happen


@kernel
def deciding(state: Tortuga) -> int:
    phase = state.phase
    if phase == KEEPING or phase == TAKING_BONUS:
        return everyone(state) & ~state.decided
    if phase == STOWING:
        return still_stowing(state)
    if phase == NAMING or phase == KEEPING_AGAIN:
        return bit(state.actor)
    if phase == ACTING or phase == PICKING:
        return bit(state.ranked[state.rank])
    return 0 if phase == OVER else CHANCE_DECIDES


@kernel
def still_stowing(state: Tortuga) -> int:
    seats = 0
    for seat in range(state.seats):
        if state.filling[seat] != DONE:
            seats |= bit(seat)
    return seats


@kernel
def legal_actions(state: Tortuga, seat: int, out: Numbers) -> int:
    phase = state.phase
    if seat == CHANCE:
        return legal_chances(state, out)
    if phase == KEEPING or phase == KEEPING_AGAIN:
        return ways_to_keep(state, seat, out)
    if phase == NAMING:
        return actions_to_name(state, seat, out)
    if phase == TAKING_BONUS:
        return bonuses_to_take(state, seat, out)
    if phase == PICKING:
        return tokens_to_pick(state, out)
    if phase == STOWING:
        return chests_to_stow(state, seat, out)
    if state.action == HUNT_TREASURE:
        out[0], out[1] = HUNT, DECLINE
        return 2
    return attacks(state, seat, out)


@kernel
def ways_to_keep(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.2: dice of one action, skulls with them or alone."""
    thrown = int(state.thrown[seat])
    skulls = showing(state, seat, SKULL)
    n, dice = 0, 0
    while dice != thrown:
        dice = (dice - thrown) & thrown  # the next larger subset
        if can_keep(state, seat, dice, skulls):
            out[n] = KEEP + dice - 1
            n += 1
    return n


@kernel
def can_keep(state: Tortuga, seat: int, dice: int, skulls: int) -> bool:
    if not dice & ~skulls:
        return True
    action = state.faces[seat, lowest(dice & ~skulls)]
    return not dice & ~skulls & ~showing(state, seat, action) and HOW_MANY[dice] <= room(state, seat, action)


@kernel
def showing(state: Tortuga, seat: int, face: int) -> int:
    """The set of thrown dice that show this face."""
    dice = 0
    for die in range(DICE):
        if state.faces[seat, die] == face:
            dice |= bit(die)
    return dice & state.thrown[seat]


@kernel
def room(state: Tortuga, seat: int, action: int) -> int:
    """T3.3: how many more dice this action takes."""
    limit = DICE
    if action >= BOARDING:
        limit = CAPACITY[state.marker[action - BOARDING, seat]]
    return limit - HOW_MANY[state.placed[seat, action]]


@kernel
def placeable(state: Tortuga, seat: int) -> int:
    """The set of thrown dice that can be placed (T3.7)."""
    dice = 0
    for die in range(DICE):
        face = state.faces[seat, die]
        if state.thrown[seat] & bit(die) and (face == SKULL or room(state, seat, face)):
            dice |= bit(die)
    return dice


@kernel
def actions_to_name(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.5: where the skulls have room."""
    n = 0
    for action in range(ACTIONS_ON_BOARD):
        if HOW_MANY[state.kept[seat]] <= room(state, seat, action):
            out[n] = NAME + action
            n += 1
    return n


@kernel
def bonuses_to_take(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.8: a new tile, or one turned over."""
    n = 0
    for action in range(ACTIONS_ON_BOARD):
        if state.bonus[seat, action] < BONUS_MOST:
            out[n] = BONUS + action
            n += 1
    return n


@kernel
def tokens_to_pick(state: Tortuga, out: Numbers) -> int:
    n = 0
    for value in range(VALUES):
        if state.looked[value]:
            out[n] = PICK + value
            n += 1
    return n


@kernel
def attacks(state: Tortuga, seat: int, out: Numbers) -> int:
    """T3.16, T3.17: any other, but the second not the first's victim; and what is taken."""
    out[0] = DECLINE
    n = 1
    for victim in range(state.seats):
        if victim == seat or (state.rank == 1 and victim == state.attacked):
            continue
        for take in range(1 + COLOURS):
            if can_take(state, victim, take):
                out[n] = ATTACK + victim * (1 + COLOURS) + take
                n += 1
    return n


@kernel
def can_take(state: Tortuga, victim: int, take: int) -> bool:
    """Take 0 is nothing: for the first only where there is nothing, for the second always."""
    area = state.action - BOARDING
    if state.rank == 1:
        return take == 0 or state.central[take - 1] > 0
    if take == 0:
        return not state.held[area, victim]
    for i in range(state.held[area, victim]):
        if state.hold[area, victim, i] == take - 1:
            return True
    return False


@kernel
def chests_to_stow(state: Tortuga, seat: int, out: Numbers) -> int:
    n = 0
    for colour in range(COLOURS):
        if waiting(state, seat, colour):
            out[n] = STOW + colour
            n += 1
    return n


@kernel
def waiting(state: Tortuga, seat: int, colour: int) -> int:
    """How many chests of this colour wait to go into the area that this seat is filling."""
    if state.filling[seat] == CREW:
        return int(state.island[seat, colour])
    chests = 0
    for i in range(state.held[CREW, seat]):
        chests += state.hold[CREW, seat, i] == colour
    return chests


@kernel
def legal_chances(state: Tortuga, out: Numbers) -> int:
    if throwing(state):
        for face in range(FACES):
            out[face] = THROW + face
        return FACES
    if state.phase == DRAWING_TOKEN:
        return nonzero(state.middle, TOKEN, out)
    return nonzero(state.bag, DRAW, out)


@kernel
def throwing(state: Tortuga) -> bool:
    return state.phase == THROWING or state.phase == RETHROWING


@kernel
def nonzero(counts: Numbers, first: int, out: Numbers) -> int:
    n = 0
    for kind in range(len(counts)):
        if counts[kind]:
            out[n] = first + kind
            n += 1
    return n


@kernel
def chance_weights(state: Tortuga, out: Numbers) -> int:
    if throwing(state):
        out[:FACES] = 1
        return FACES
    if state.phase == DRAWING_TOKEN:
        return weigh(state.middle, out)
    return weigh(state.bag, out)


@kernel
def weigh(counts: Numbers, out: Numbers) -> int:
    n, total = 0, 0
    for kind in range(len(counts)):
        if counts[kind]:
            out[n] = counts[kind]
            total += counts[kind]
            n += 1
    return total


# What happens


@kernel
def apply(state: Tortuga, seat: int, action: int, story: Page | None) -> None:
    if seat == CHANCE:
        happen(state, action, story)
    elif action < NAME:
        keep(state, seat, action - KEEP + 1, story)
    elif action < BONUS:
        name(state, seat, action - NAME, story)
    elif action < HUNT:
        take_bonus(state, seat, action - BONUS, story)
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
        if phase == BEGINNING_STEP:
            begin_throw_step(state)
        elif phase == KEEPING and state.decided == everyone(state):
            reveal(state, story)
        elif phase == REVEALED:
            go_on_after_reveal(state, story)
        elif phase == TAKING_BONUS and state.decided == everyone(state):
            state.decided, state.phase = 0, BEGINNING_STEP
        elif phase == RANKING:
            resolve(state, story)
        elif phase == ENDING_ACTIONS:
            end_actions(state, story)
        elif phase == MOVING:
            begin_stowing(state, story)
        elif phase == STOWING and not still_stowing(state):
            end_round(state, story)
        else:
            return


# What happens: throw (T3.1 to T3.9)


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
    begin_keeping(state)


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
        state.die = 0
        look_at_rethrow(state, seat, story)
    else:
        state.die = lowest(state.unplaced[seat] & ~state.thrown[seat])


@kernel
def begin_keeping(state: Tortuga) -> None:
    state.phase = KEEPING
    state.decided = state.resting
    keep_what_is_forced(state)


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
        seat = (state.start + i) % int(state.seats)
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
def go_on_after_reveal(state: Tortuga, story: Page | None) -> None:
    """T3.5, then T3.7, each from the start player clockwise, then T3.8."""
    if state.naming:
        state.phase, state.actor = NAMING, first_of(state, state.naming)
    elif state.stuck:
        state.actor = first_of(state, state.stuck)
        rethrow(state, state.actor)
    else:
        state.actor = 0
        begin_bonuses(state, story)


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
def look_at_rethrow(state: Tortuga, seat: int, story: Page | None) -> None:
    """T3.7: until at least one can be placed."""
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
def begin_bonuses(state: Tortuga, story: Page | None) -> None:
    """T3.8: for all who rested while others threw."""
    state.phase = TAKING_BONUS
    state.decided = everyone(state) & ~state.resting
    for seat in range(state.seats):
        if not state.decided & bit(seat):
            left = empty_bonuses(state, seat)
            if HOW_MANY[left] == 1:
                take_bonus(state, seat, lowest(left), story)
            elif not left:
                tell(story, NO_BONUS, EVERYBODY, seat)
                state.decided |= bit(seat)


@kernel
def empty_bonuses(state: Tortuga, seat: int) -> int:
    """The set of actions whose bonus can still grow."""
    actions = 0
    for action in range(ACTIONS_ON_BOARD):
        if state.bonus[seat, action] < BONUS_MOST:
            actions |= bit(action)
    return actions


@kernel
def take_bonus(state: Tortuga, seat: int, action: int, story: Page | None) -> None:
    state.bonus[seat, action] += 1
    state.decided |= bit(seat)
    tell(story, BONUS_GIVEN, EVERYBODY, seat, action, state.bonus[seat, action])


# What happens: act (T3.10 to T3.21)


@kernel
def resolve(state: Tortuga, story: Page | None) -> None:
    """T3.10: one action after another; the first two ask nobody."""
    rank_seats(state, story)
    if state.ranked[0] == NOBODY:
        tell(story, ACTION_SKIPPED, EVERYBODY, state.action)
        next_action(state)
    elif state.action <= RECRUIT_CREW:
        advance_markers(state, story)
        next_action(state)
    else:
        state.phase = ACTING


@kernel
def next_action(state: Tortuga) -> None:
    state.phase = ENDING_ACTIONS if state.action == RAID else RANKING
    state.action += 1
    state.rank, state.attacked = 0, NOBODY


@kernel
def rank_seats(state: Tortuga, story: Page | None) -> None:
    """T3.11, T3.12: the highest totals; ties to whoever sits nearer the start player."""
    first, second, best, next_best = NOBODY, NOBODY, 0, 0
    for i in range(state.seats):
        seat = (state.start + i) % int(state.seats)
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
def tell_ranks(state: Tortuga, story: Page | None) -> None:
    for seat in range(state.seats):
        if total_of(state, seat):
            rank = 1 if seat == state.ranked[0] else 2 if seat == state.ranked[1] else 0
            tell(story, RANKED, EVERYBODY, seat, state.action, total_of(state, seat), rank)


@kernel
def advance_markers(state: Tortuga, story: Page | None) -> None:
    """T3.14, T5.2: nobody would decline."""
    move_marker(state, state.action, state.ranked[0], 2 if state.seats > 2 else 1, story)
    if state.ranked[1] != NOBODY:
        move_marker(state, state.action, state.ranked[1], 1, story)


@kernel
def move_marker(state: Tortuga, marker: int, seat: int, steps: int, story: Page | None) -> None:
    """T3.14, T3.19: never off the track."""
    old = state.marker[marker, seat]
    state.marker[marker, seat] = min(max(old + steps, TRACK_BEGIN), TRACK_END)
    tell(story, MARKER_MOVED, EVERYBODY, seat, marker, old, state.marker[marker, seat])


@kernel
def next_rank(state: Tortuga) -> None:
    """After the first the second, after the second the next action."""
    if state.rank == 0 and state.ranked[1] != NOBODY:
        state.rank = 1
        state.phase = ACTING
    else:
        next_action(state)


@kernel
def hunt(state: Tortuga, seat: int, story: Page | None) -> None:
    """T3.15, T5.2."""
    state.to_find = 2 if state.rank == 0 and state.seats > 2 else 1
    if state.rank == 0:
        if state.bag.sum():
            state.phase, state.actor = DRAWING_CHEST, seat
            return
        tell(story, BAG_EMPTY, EVERYBODY, seat)
    look_for_tokens(state, seat, story)


@kernel
def look_for_tokens(state: Tortuga, seat: int, story: Page | None) -> None:
    state.actor = 0
    if state.to_find and state.middle_count:
        state.phase, state.actor = DRAWING_TOKEN, seat
    elif state.looked_count:
        choose_token(state, seat, story)
    else:
        if state.to_find:
            tell(story, NOTHING_FOUND, EVERYBODY, seat)
        state.to_find = 0
        next_rank(state)


@kernel
def find_token(state: Tortuga, value: int, story: Page | None) -> None:
    seat = state.actor
    state.middle[value] -= 1
    state.middle_count -= 1
    state.to_find -= 1
    if state.rank == 0 and state.seats > 2:
        tell(story, TOKEN_SEEN, bit(seat), seat, value)
        state.looked[value] += 1
        state.looked_count += 1
    else:
        keep_token(state, seat, value, story)
    look_for_tokens(state, seat, story)


@kernel
def keep_token(state: Tortuga, seat: int, value: int, story: Page | None) -> None:
    tell(story, TOKEN_KEPT, bit(seat), seat, value)
    state.tokens[seat, value] += 1
    state.token_counts[seat] += 1


@kernel
def choose_token(state: Tortuga, seat: int, story: Page | None) -> None:
    """Only two different ones are a choice."""
    state.to_find = 0
    for value in range(VALUES):
        if state.looked[value] == state.looked_count:
            pick(state, seat, value, story)
            return
    state.phase = PICKING


@kernel
def pick(state: Tortuga, seat: int, value: int, story: Page | None) -> None:
    keep_token(state, seat, value, story)
    state.looked[value] -= 1
    for other in range(VALUES):
        if state.looked[other]:
            tell(story, TOKEN_RETURNED, bit(seat), seat, other)
            state.looked[other] = 0
            state.middle[other] += 1
            state.middle_count += 1
    state.looked_count = 0
    next_rank(state)


@kernel
def attack(state: Tortuga, seat: int, victim: int, take: int, story: Page | None) -> None:
    """T3.16 to T3.21."""
    area = state.action - BOARDING
    tell(story, ATTACKED, EVERYBODY, seat, state.action, victim, state.rank)
    if state.rank == 0:
        state.attacked = victim
        if take:
            tell(story, CHEST_TAKEN, EVERYBODY, seat, victim, take - 1)
            take_out(state, area, victim, take - 1)
            state.island[seat, take - 1] += 1
    move_marker(state, area, victim, -1, story)
    if state.placed[victim, state.action]:
        move_marker(state, area, seat, -1, story)
    if state.rank == 1 and take:
        tell(story, ISLAND_CHEST_TAKEN, EVERYBODY, seat, take - 1)
        state.central[take - 1] = 0
        state.island[seat, take - 1] += 1
    spill(state, area, victim, story)
    spill(state, area, seat, story)
    next_rank(state)


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
def spill(state: Tortuga, area: int, seat: int, story: Page | None) -> None:
    """T3.20: what is over capacity, the rightmost first."""
    while state.held[area, seat] > CAPACITY[state.marker[area, seat]]:
        state.held[area, seat] -= 1
        last = state.held[area, seat]
        give_up(state, seat, state.hold[area, seat, last], story)
        state.hold[area, seat, last] = 0


@kernel
def give_up(state: Tortuga, seat: int, colour: int, story: Page | None) -> None:
    """T3.21, T5.2."""
    fits = state.seats > 2 and not state.central[colour]
    tell(story, CHEST_GIVEN_UP, EVERYBODY, seat, colour, fits)
    if fits:
        state.central[colour] = 1
    else:
        state.bag[colour] += 1


@kernel
def end_actions(state: Tortuga, story: Page | None) -> None:
    state.action = EXPAND_FLEET
    state.ranked[:] = NOBODY
    state.placed[:] = 0
    state.unplaced[: state.seats] = ALL_DICE
    state.phase, state.actor = DRAWING_ISLAND, state.start
    move_when_empty(state, story)


# What happens: move (T3.22 to T3.25)


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
        if state.actor == state.start:
            state.phase = MOVING
        else:
            move_when_empty(state, story)


@kernel
def deal_on(state: Tortuga, story: Page | None) -> None:
    """T2.2: two chests each, then the first round."""
    state.actor = after(state, state.actor)
    if state.actor == state.start:
        begin_round(state, story)


@kernel
def move_when_empty(state: Tortuga, story: Page | None) -> None:
    """T3.24."""
    if not state.bag.sum():
        tell(story, BAG_EMPTY, EVERYBODY, state.actor)
        state.phase = MOVING


@kernel
def put_in(state: Tortuga, area: int, seat: int, colour: int) -> None:
    state.hold[area, seat, state.held[area, seat]] = colour
    state.held[area, seat] += 1


@kernel
def begin_stowing(state: Tortuga, story: Page | None) -> None:
    """T3.23: all at once, each at an own pace; the fleets come home first."""
    state.phase, state.actor = STOWING, 0
    for seat in range(state.seats):
        for i in range(state.held[FLEET, seat]):
            tell(story, CHEST_SAVED, EVERYBODY, seat, state.hold[FLEET, seat, i])
            state.tortuga[seat, state.hold[FLEET, seat, i]] += 1
            state.hold[FLEET, seat, i] = 0
        state.held[FLEET, seat] = 0
        state.filling[seat] = FLEET
        carry_on_stowing(state, seat, story)


@kernel
def stow(state: Tortuga, seat: int, colour: int, story: Page | None) -> None:
    area = state.filling[seat]
    tell(story, CHEST_STOWED, EVERYBODY, seat, colour, area)
    take_from_waiting(state, seat, colour)
    put_in(state, area, seat, colour)


@kernel
def take_from_waiting(state: Tortuga, seat: int, colour: int) -> None:
    if state.filling[seat] == FLEET:
        take_out(state, CREW, seat, colour)
    else:
        state.island[seat, colour] -= 1


@kernel
def carry_on_stowing(state: Tortuga, seat: int, story: Page | None) -> None:
    """Stow and give up what leaves no choice, up to the next choice of this seat."""
    while state.filling[seat] < DONE:
        area = state.filling[seat]
        colours = colours_waiting(state, seat)
        if not colours:
            state.filling[seat] = CREW if area == FLEET else DONE
        elif state.held[area, seat] >= CAPACITY[state.marker[area, seat]]:
            give_up(state, seat, lowest(colours), story)
            take_from_waiting(state, seat, lowest(colours))
        elif HOW_MANY[colours] == 1:
            stow(state, seat, lowest(colours), story)
        else:
            return


@kernel
def colours_waiting(state: Tortuga, seat: int) -> int:
    colours = 0
    for colour in range(COLOURS):
        if waiting(state, seat, colour):
            colours |= bit(colour)
    return colours


@kernel
def end_round(state: Tortuga, story: Page | None) -> None:
    """T3.25."""
    state.filling[:] = 0
    for seat in range(state.seats):
        if state.tortuga[seat].sum() >= state.chests:
            state.ending, state.phase = TREASURE, OVER
    if state.ending:
        tell(story, ENDED, EVERYBODY, state.ending)
    else:
        state.start = after(state, state.start)
        begin_round(state, story)


@kernel
def begin_round(state: Tortuga, story: Page | None) -> None:
    tell(story, ROUND_BEGAN, EVERYBODY, state.start)
    state.phase = BEGINNING_STEP


# How it is scored (T4)


@kernel
def scores(state: Tortuga, out: Numbers) -> None:
    for seat in range(state.seats):
        points = chest_points(state, seat) + 3 * sets(state, seat)
        points += state.marker[SHIP, seat] + state.marker[PIRATE, seat]
        for value in range(VALUES):
            points += (value + 1) * state.tokens[seat, value]
        out[seat] = points


@kernel
def chest_points(state: Tortuga, seat: int) -> int:
    """T4.1: purple counts double."""
    points = 3 * (state.tortuga[seat].sum() + state.tortuga[seat, PURPLE])
    for i in range(state.held[FLEET, seat]):
        points += 4 if state.hold[FLEET, seat, i] == PURPLE else 2
    for i in range(state.held[CREW, seat]):
        points += 2 if state.hold[CREW, seat, i] == PURPLE else 1
    return points


@kernel
def sets(state: Tortuga, seat: int) -> int:
    """T4.2: red, blue and yellow; whites in Tortuga fill the gaps."""
    n = 0
    while True:
        gaps = 0
        for colour in range(RED, WHITE):
            gaps += max(0, n + 1 - owned(state, seat, colour))
        if gaps > state.tortuga[seat, WHITE]:
            return n
        n += 1


@kernel
def owned(state: Tortuga, seat: int, colour: int) -> int:
    """Chests of a colour anywhere on the own board."""
    chests = int(state.tortuga[seat, colour]) + state.island[seat, colour]
    for area in range(FLEET, ISLAND):
        for i in range(state.held[area, seat]):
            chests += state.hold[area, seat, i] == colour
    return chests


@kernel
def winners(state: Tortuga) -> int:
    """T4.5."""
    if state.ending == GOING_ON:
        return 0
    points = np.zeros(4, np.int64)
    scores(state, points)
    victors = 0
    for seat in range(state.seats):
        if points[seat] == points.max():
            victors |= bit(seat)
    return victors


# Who sees what (T6)


@kernel
def veil(view: Tortuga, seat: int) -> None:
    if view.phase == THROWING or view.phase == KEEPING:
        veil_dice(view, seat)
    if view.ending == GOING_ON:
        veil_tokens(view, seat)


@kernel
def veil_dice(view: Tortuga, seat: int) -> None:
    """Whether the others have decided is veiled too: who cannot choose would give the own dice away."""
    for other in range(view.seats):
        if other != seat and view.thrown[other]:
            view.veiled |= bit(other)
            view.faces[other] = 0
            view.kept[other] = 0
            view.decided &= ~bit(other)


@kernel
def veil_tokens(view: Tortuga, seat: int) -> None:
    for value in range(VALUES):
        for other in range(view.seats):
            if other != seat:
                view.middle[value] += view.tokens[other, value]
                view.tokens[other, value] = 0
        if hunter(view) != seat:
            view.middle[value] += view.looked[value]
            view.looked[value] = 0


@kernel
def hunter(view: Tortuga) -> int:
    """Who looks at tokens: always the first of the hunt."""
    return view.ranked[0]


@kernel
def guess(view: Tortuga, seat: int, random: Random) -> None:
    guess_looked(view, random)
    for other in range(view.seats):
        if other != seat:
            guess_tokens(view, other, random)
    guess_dice(view, random)


@kernel
def guess_looked(view: Tortuga, random: Random) -> None:
    """Before a pick the two are known to differ: else there would be nothing to pick."""
    unknown = view.looked_count - view.looked.sum()
    if not unknown:
        return
    pool = view.middle.astype(np.int64)
    first = draw_weighted(random, pool, pool.sum())
    second = NOBODY
    while unknown == 2 and (second == NOBODY or second == first):
        first = draw_weighted(random, pool, pool.sum())
        second = draw_weighted(random, pool, pool.sum())
    look_at(view, first)
    if second != NOBODY:
        look_at(view, second)


@kernel
def look_at(view: Tortuga, value: int) -> None:
    view.looked[value] += 1
    view.middle[value] -= 1


@kernel
def guess_tokens(view: Tortuga, seat: int, random: Random) -> None:
    pool = view.middle.astype(np.int64)
    for _ in range(view.token_counts[seat] - view.tokens[seat].sum()):
        value = draw_weighted(random, pool, pool.sum())
        pool[value] -= 1
        view.middle[value] -= 1
        view.tokens[seat, value] += 1


@kernel
def guess_dice(view: Tortuga, random: Random) -> None:
    """The others stand before their decision; had nobody one to take, the dice would lie open by now."""
    veiled, decided = view.veiled, view.decided
    view.veiled = 0
    while veiled:
        throw_veiled(view, veiled, random)
        if view.phase == THROWING:
            return
        view.decided = decided
        keep_what_is_forced(view)
        if view.decided != everyone(view):
            return


@kernel
def throw_veiled(view: Tortuga, seats: int, random: Random) -> None:
    for seat in range(view.seats):
        view.kept[seat] = 0 if seats & bit(seat) else view.kept[seat]
        for die in range(DICE):
            if seats & bit(seat) and view.thrown[seat] & bit(die):
                view.faces[seat, die] = draw(random, FACES)
