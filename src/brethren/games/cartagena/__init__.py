"""Cartagena, by Leo Colovini."""

from brethren.game import Codec, Game
from brethren.games.cartagena import rules, secrets, writer
from brethren.games.cartagena.board import as_text
from brethren.games.cartagena.events import ENDINGS, VARIANTS, event_kinds
from brethren.games.cartagena.objections import objection
from brethren.games.cartagena.reader import read_position
from brethren.games.cartagena.rules import N_ACTIONS, N_CHANCES, Cartagena
from brethren.games.cartagena.shapes import SHAPES
from brethren.games.cartagena.tally import write_tally
from brethren.kernel import rule_book

rule_book(Cartagena.dtype, rules, secrets, writer)

GAME = Game(
    key="cartagena",
    title="Cartagena",
    credits="Leo Colovini",
    version=2,
    min_seats=2,
    max_seats=5,
    options={"variant": VARIANTS, "start": (0, 1, 2, 3, 4)},
    actions=N_ACTIONS,
    chances=N_CHANCES,
    endings=ENDINGS,
    record=Cartagena,
    codec=Codec(event_kinds, objection, read_position, as_text),
    shapes=SHAPES,
    write_tally=write_tally,
    signatures=170,
)
