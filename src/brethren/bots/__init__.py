"""Guests at the table: bots that see only what their seat may see."""

from brethren.bots import battle, cartagena, tortuga
from brethren.games.battle.rules import Battle
from brethren.games.cartagena.rules import Cartagena
from brethren.games.tortuga.parts import Tortuga
from brethren.kernel import rule_book

rule_book(Battle.dtype, battle)
rule_book(Cartagena.dtype, cartagena)
rule_book(Tortuga.dtype, tortuga)
