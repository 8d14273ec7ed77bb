"""Guests at the table: bots that see only what their seat may see."""
