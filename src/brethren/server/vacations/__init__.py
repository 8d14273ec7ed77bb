"""Players who are away, and their clocks, which stand still meanwhile."""
