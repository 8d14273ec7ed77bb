"""Brethren: three pirate board games on one fast engine."""
