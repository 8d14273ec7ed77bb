"""Mistakes that come back until they aren't made any more, and puzzles."""
