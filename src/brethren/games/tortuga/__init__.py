"""Tortuga, by Jay Cormier and Sen-Foong Lim."""

from brethren.game import Codec, Game
from brethren.games.tortuga import choices, rules, scoring, secrets, writer
from brethren.games.tortuga.actions import N_ACTIONS, N_CHANCES
from brethren.games.tortuga.board import as_text
from brethren.games.tortuga.events import ENDINGS, event_kinds
from brethren.games.tortuga.objections import objection
from brethren.games.tortuga.reader import TARGETS, read_position
from brethren.games.tortuga.record import Tortuga
from brethren.games.tortuga.shapes import SHAPES
from brethren.games.tortuga.tally import write_tally
from brethren.kernel import rule_book

rule_book(Tortuga.dtype, rules, choices, scoring, secrets, writer)

GAME = Game(
    key="tortuga",
    title="Tortuga",
    credits="Jay Cormier and Sen-Foong Lim",
    version=2,
    min_seats=2,
    max_seats=4,
    options={"chests": TARGETS, "start": (0, 1, 2, 3)},
    actions=N_ACTIONS,
    chances=N_CHANCES,
    endings=ENDINGS,
    record=Tortuga,
    codec=Codec(event_kinds, objection, read_position, as_text),
    shapes=SHAPES,
    write_tally=write_tally,
    pieces=("die",),
    signatures=250,
)
