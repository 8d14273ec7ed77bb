"""The numbers of Tortuga's actions and chance events: where each kind begins."""

from brethren.games.tortuga.record import ALL_DICE, N_BOARD_ACTIONS, N_COLOURS, N_FACES, N_VALUES

# What can be done: sets of dice are numbered by their bits, attacks by victim and chest taken.

KEEP = 0
NAME = KEEP + ALL_DICE
BONUS = NAME + N_BOARD_ACTIONS
EXPAND = BONUS + N_BOARD_ACTIONS
RECRUIT = EXPAND + 1
HUNT = RECRUIT + 1
DECLINE = HUNT + 1
PICK = DECLINE + 1
ATTACK = PICK + N_VALUES
STOW = ATTACK + 4 * (1 + N_COLOURS)
N_ACTIONS = STOW + N_COLOURS

# What can happen: a face of the next die, a chest of some colour, a token of some value.

THROW = 0
DRAW = THROW + N_FACES
TOKEN = DRAW + N_COLOURS
N_CHANCES = TOKEN + N_VALUES
