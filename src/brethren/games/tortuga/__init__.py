"""Tortuga, by Jay Cormier and Sen-Foong Lim."""

from brethren.game import Game
from brethren.games.tortuga import choices, rules, scoring, secrets, words, writing
from brethren.games.tortuga.parts import ACTIONS, CHANCES, Tortuga
from brethren.games.tortuga.shapes import SHAPES
from brethren.games.tortuga.story import ENDINGS
from brethren.games.tortuga.tally import tally
from brethren.kernel import rule_book

rule_book(Tortuga.dtype, rules, choices, scoring, secrets, writing)

GAME = Game(
    key="tortuga",
    title="Tortuga",
    credits="Jay Cormier and Sen-Foong Lim",
    version=2,
    min_seats=2,
    max_seats=4,
    options={"chests": words.TARGETS, "start": (0, 1, 2, 3)},
    actions=ACTIONS,
    chances=CHANCES,
    endings=ENDINGS,
    record=Tortuga,
    words=words,
    shapes=SHAPES,
    tally=tally,
)
