"""What the features of Cartagena mean to a player."""

from brethren.bots.cartagena import features as f
from brethren.bots.reason import Reason

PIRATES = (f.ALL_PIRATES, f.THIRD_PIRATE, f.FOURTH_PIRATE, f.FIFTH_PIRATE, f.FOREMOST_PIRATE)
JUMPS = (f.JUMPS_OF_ALL_CARDS, f.LONGEST_JUMP, f.LONGEST_JUMP_OF_THE_REARMOST, f.CARDS_INTO_THE_BOAT)
COMPANY = (f.TWO_CARDS_NEARBY, f.ONE_CARD_NEARBY, f.BEST_CROWD)
HAND = (f.CARDS, f.CARDS_UP_TO_THREE, f.CARDS_UP_TO_SIX, f.DIFFERENT_CARDS, f.CARDS_TO_DRAW)
REASONS = (
    Reason("pirates", mine=PIRATES, theirs=(f.OTHERS_PIRATES,)),
    Reason("rearmost", mine=(f.REARMOST_PIRATE, f.SECOND_PIRATE)),
    Reason("boat", mine=(f.PIRATES_IN_THE_BOAT,), theirs=(f.OTHERS_PIRATES_IN_THE_BOAT,)),
    Reason("cards", mine=HAND, theirs=(f.OTHERS_CARDS,)),
    Reason("jumps", mine=JUMPS),
    Reason("company", mine=COMPANY),
    Reason("others-pirates", theirs=PIRATES, mine=(), more=False),
    Reason("others-cards", theirs=HAND, more=False),
    Reason("others-jumps", theirs=JUMPS, more=False),
    Reason("others-company", theirs=COMPANY, more=False),
    Reason("moves", mine=(f.MOVES_LEFT, f.ON_TURN, f.TURNS_UNTIL_MINE), theirs=(f.ON_TURN, f.TURNS_UNTIL_MINE)),
)
