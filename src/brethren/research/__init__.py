"""Interfaces for research agents: PettingZoo, OpenSpiel, and a vectorised environment."""
