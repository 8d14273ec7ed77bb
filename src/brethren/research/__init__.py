"""Doors for other people's agents: PettingZoo, OpenSpiel, and thousands of games at once."""
