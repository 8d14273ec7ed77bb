"""Battle for Tortuga, by Madoka Kitao and Hiroki Kaneko."""

from brethren.game import Game
from brethren.games.battle import rules, words, writing
from brethren.games.battle.rules import ACTIONS, CHANCES, SEATS, Battle
from brethren.games.battle.shapes import SHAPES
from brethren.games.battle.story import ENDINGS, PLAYS
from brethren.games.battle.tally import tally
from brethren.kernel import rule_book

rule_book(Battle.dtype, rules, writing)

GAME = Game(
    key="battle",
    title="Battle for Tortuga",
    credits="Madoka Kitao and Hiroki Kaneko",
    version=2,
    min_seats=SEATS,
    max_seats=SEATS,
    options={"play": PLAYS, "start": (0, 1)},
    actions=ACTIONS,
    chances=CHANCES,
    endings=ENDINGS,
    record=Battle,
    words=words,
    shapes=SHAPES,
    tally=tally,
)
