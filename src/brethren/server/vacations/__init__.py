"""Vacations: players who are away, and whose clocks stand still."""
