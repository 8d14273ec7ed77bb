"""Cartagena, by Leo Colovini."""

from brethren.game import Game
from brethren.games.cartagena import rules, secrets, words, writing
from brethren.games.cartagena.rules import ACTIONS, CHANCES, Cartagena
from brethren.games.cartagena.shapes import SHAPES
from brethren.games.cartagena.story import ENDINGS, VARIANTS
from brethren.games.cartagena.tally import tally
from brethren.kernel import rule_book

rule_book(Cartagena.dtype, rules, secrets, writing)

GAME = Game(
    key="cartagena",
    title="Cartagena",
    credits="Leo Colovini",
    version=2,
    min_seats=2,
    max_seats=5,
    options={"variant": VARIANTS, "start": (0, 1, 2, 3, 4)},
    actions=ACTIONS,
    chances=CHANCES,
    endings=ENDINGS,
    record=Cartagena,
    words=words,
    shapes=SHAPES,
    tally=tally,
)
