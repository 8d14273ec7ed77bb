"""Guests at the table: bots that see only what their seat may see."""

from brethren.bots import battle, cartagena, tortuga
from brethren.bots.bot import Bot, Budget, Choice, Thought
from brethren.bots.levels import LEVELS, NAMES, bot
from brethren.games.battle.rules import Battle
from brethren.games.cartagena.rules import Cartagena
from brethren.games.tortuga.parts import Tortuga
from brethren.kernel import rule_book

rule_book(Battle.dtype, battle)
rule_book(Cartagena.dtype, cartagena)
rule_book(Tortuga.dtype, tortuga)

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Choice", "Thought", "bot"]
