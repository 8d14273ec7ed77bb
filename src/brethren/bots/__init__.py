"""Bots: players that see only what their seat may see."""

from brethren.bots.bot import Bot, Budget, Choice, Thought
from brethren.bots.levels import LEVELS, NAMES, bot

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Choice", "Thought", "bot"]
