"""Tells players that it's their turn while they are away from the table."""
