"""What Tortuga is made of (T1), and its state."""

from enum import IntEnum

import numpy as np

from brethren.kernel import Record, below, bit, i8, kernel

EXPAND_FLEET, RECRUIT_CREW, HUNT_TREASURE, BOARDING, RAID = range(5)
SKULL = 5
N_FACES = 6
RED, BLUE, YELLOW, WHITE, PURPLE = range(5)
CHESTS = np.array([10, 10, 10, 5, 5])  # T1.1, by colour
TOKENS = np.array([17, 9, 4])  # T1.2, of 1, 2 and 3 coins
N_COLOURS, N_VALUES, N_BOARD_ACTIONS, N_DICE = 5, 3, 5, 5
ALL_DICE = below(N_DICE)
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
    [[sum(NUMBERS[d, action] for d in range(N_DICE) if dice >> d & 1) for dice in range(32)] for action in range(5)]
)
CAPACITY = np.array([0, 1, 2, 2, 3, 3, 4, 4, 4])  # T3.3, T3.20, by marker position
TRACK_BEGIN, TRACK_START, TRACK_END = 1, 3, 8
SHIP, PIRATE = range(2)
FLEET, CREW, ISLAND, DONE = range(4)
MAX_BONUS = 2
NOBODY = -1
GOING_ON, TREASURE = range(2)


class Phase(IntEnum):
    """What the table is doing."""

    # It waits for a seat or for chance ...
    SETTING_UP = 0
    THROWING = 1
    KEEPING = 2
    NAMING = 3
    RETHROWING = 4
    KEEPING_AGAIN = 5
    TAKING_BONUS = 6
    ACTING = 7
    DRAWING_CHEST = 8
    DRAWING_TOKEN = 9
    PICKING = 10
    DRAWING_ISLAND = 11
    STOWING = 12
    OVER = 13
    # ... or, only within one action, it is about to do what nobody decides.
    BEGINNING_STEP = 14
    LOOKING_AT_DICE = 15
    REVEALED = 16
    LOOKING_AT_RETHROW = 17
    GIVING_BONUS = 18
    RANKING = 19
    ASKING = 20
    ENDING_ACTIONS = 21
    LOOKING_INTO_BAG = 22
    MOVING = 23
    LOOKING_AT_CHESTS = 24


class Tortuga(Record):
    seats = i8(least=2, most=4)  # players at the table, 2 to 4
    chests = i8(most=8)  # chests in Tortuga that end the game (T3.25, T5.1)
    start = i8(most=3)  # the seat with the start marker
    ending = i8(most=TREASURE)  # GOING_ON, or how it ended
    phase = i8(most=Phase.OVER)  # what the table is doing
    actor = i8(least=NOBODY, most=3)  # the seat that names, re-throws, or for whom chance acts
    die = i8(most=N_DICE)  # the die that chance throws next
    decided = i8(most=15)  # in a step where several decide: the set of seats that have
    resting = i8(most=15)  # the set of seats that had no die left before this throw step (T3.8)
    naming = i8(most=15)  # the set of seats that kept skulls alone and have to name their action (T3.5)
    stuck = i8(most=15)  # the set of seats that could place nothing and re-throw openly (T3.7)
    veiled = i8(most=15)  # the set of seats whose thrown dice the viewer cannot see

    unplaced = i8(4, most=ALL_DICE)  # for each seat, the set of dice not yet on an action
    thrown = i8(4, most=ALL_DICE)  # of these, the set that has been thrown
    faces = i8(4, 5, most=SKULL)  # what each thrown die shows
    kept = i8(4, most=ALL_DICE)  # the set of dice kept in this step
    placed = i8(4, 5, most=ALL_DICE)  # for each seat and action, the set of dice there
    bonus = i8(4, 5, most=MAX_BONUS)  # the tile there: 0, 1 or 2
    chosen = i8(4, most=N_BOARD_ACTIONS)  # the bonus that each seat has chosen in secret: 1 + the action, or 0 (T3.8)

    action = i8(most=N_BOARD_ACTIONS - 1)  # the action being resolved (T3.10)
    rank = i8(most=1)  # who resolves it: 0 the first, 1 the second
    ranked = i8(2, least=NOBODY, most=3)  # the seats that are first and second in it
    attacked = i8(least=NOBODY, most=3)  # the seat that the first attacked in it

    marker = i8(2, 4, most=TRACK_END)  # SHIP and PIRATE of each seat on their tracks
    hold = i8(2, 4, 4, most=N_COLOURS - 1)  # chests in FLEET and CREW of each seat, from the left
    held = i8(2, 4, most=4)  # how many
    island = i8(4, 5, most=10)  # chests in each seat's island area by colour
    tortuga = i8(4, 5, most=10)  # chests in Tortuga by colour
    filling = i8(4, most=DONE)  # the area that each seat is filling: FLEET, CREW or DONE
    central = i8(5, most=1)  # chests on the central island by colour
    bag = i8(5, most=10)

    tokens = i8(4, 3, most=17)  # tokens of each seat by value; veiled, none
    token_counts = i8(4, most=30)
    looked = i8(3, most=2)  # tokens that the hunter is looking at, by value; veiled, none
    looked_count = i8(most=2)
    to_find = i8(most=2)  # tokens still to be drawn for the hunter
    middle = i8(3, most=17)  # tokens in the middle by value; veiled, also those of others
    middle_count = i8(most=30)


# Around the table


@kernel
def everyone(state: Tortuga) -> int:
    return below(state.seats)


@kernel
def after(state: Tortuga, seat: int) -> int:
    return wrap_seat(state, seat + 1)


@kernel
def wrap_seat(state: Tortuga, seat: int) -> int:
    """The seat of this number, counted around the table. (A remainder by a variable is slow.)"""
    return seat - state.seats if seat >= state.seats else seat


@kernel
def first_of(state: Tortuga, seats: int) -> int:
    """The first of these seats, clockwise from the start player."""
    seat = state.start
    while not seats & bit(seat):
        seat = after(state, seat)
    return seat
