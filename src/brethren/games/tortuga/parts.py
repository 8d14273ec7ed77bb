"""What Tortuga is made of, what can be done, and what can happen (T1)."""

import numpy as np

from brethren.kernel import Record, below, bit, i8, kernel

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
(
    BEGINNING_STEP,
    LOOKING_AT_DICE,
    REVEALED,
    LOOKING_AT_RETHROW,
    GIVING_BONUS,
    RANKING,
    ASKING,
    ENDING_ACTIONS,
    LOOKING_INTO_BAG,
    MOVING,
    LOOKING_AT_CHESTS,
) = range(14, 25)


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
    chosen = i8(4)  # the bonus that each seat has chosen and not yet shown: 1 + the action, or 0 (T3.8)

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
EXPAND = BONUS + ACTIONS_ON_BOARD
RECRUIT = EXPAND + 1
HUNT = RECRUIT + 1
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


# Around the table


@kernel
def everyone(state: Tortuga) -> int:
    return below(state.seats)


@kernel
def after(state: Tortuga, seat: int) -> int:
    return wrapped(state, seat + 1)


@kernel
def wrapped(state: Tortuga, seat: int) -> int:
    """A seat counted on past the last one. (A remainder by a variable is slow.)"""
    return seat - state.seats if seat >= state.seats else seat


@kernel
def first_of(state: Tortuga, seats: int) -> int:
    """The one of these seats who is nearest clockwise from the start player, that player included."""
    seat = state.start
    while not seats & bit(seat):
        seat = after(state, seat)
    return seat
