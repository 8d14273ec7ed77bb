"""Battle for Tortuga, by Madoka Kitao and Hiroki Kaneko."""

from brethren.game import Codec, Game
from brethren.games.battle import rules, writer
from brethren.games.battle.board import as_text
from brethren.games.battle.events import ENDINGS, PLAYS, event_kinds
from brethren.games.battle.objections import objection
from brethren.games.battle.reader import read_position
from brethren.games.battle.rules import N_ACTIONS, N_CHANCES, N_SEATS, Battle
from brethren.games.battle.shapes import SHAPES
from brethren.games.battle.tally import write_tally
from brethren.kernel import rule_book

rule_book(Battle.dtype, rules, writer)

GAME = Game(
    key="battle",
    title="Battle for Tortuga",
    credits="Madoka Kitao and Hiroki Kaneko",
    version=2,
    min_seats=N_SEATS,
    max_seats=N_SEATS,
    options={"play": PLAYS, "start": (0, 1)},
    actions=N_ACTIONS,
    chances=N_CHANCES,
    endings=ENDINGS,
    record=Battle,
    codec=Codec(event_kinds, objection, read_position, as_text),
    shapes=SHAPES,
    write_tally=write_tally,
    titles={"pl": "Bitwa o Tortugę"},
    signatures=145,
)
