"""Public tables, listed for those who want to watch."""
