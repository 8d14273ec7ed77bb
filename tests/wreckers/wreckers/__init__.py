"""Wreckers, a game that a package of its own brings.

W1 Two to four players. Each has five lanterns, numbered 1 to 5, and gets a secret cove, a number from 1 to 5.
W2 Five rounds. The tide brings a wreck worth 1 to 3 coins.
W3 All choose one of their lanterns, in secret and at the same time; then all are shown, and are used up.
W4 The highest lantern that nobody else shows takes the wreck, and what lay there before; twice as much if its number
   is that of the player's cove. If there is none, the wreck stays for the next round.
W5 After five rounds, the most coins win; a tie is shared.
W6 Secret are coves until the end, and lanterns until all have chosen.
"""

from brethren.game import Game
from brethren.kernel import rule_book

from . import rules, writer
from .codec import CODEC, ENDINGS
from .rules import LANTERNS, Wreckers
from .shapes import SHAPES

rule_book(Wreckers.dtype, rules, writer)

GAME = Game(
    key="wreckers",
    title="Wreckers",
    credits="the people who test Brethren",
    version=1,
    min_seats=2,
    max_seats=4,
    options={"start": (0, 1, 2, 3)},
    actions=LANTERNS,
    chances=LANTERNS,
    endings=ENDINGS,
    record=Wreckers,
    codec=CODEC,
    shapes=SHAPES,
)
