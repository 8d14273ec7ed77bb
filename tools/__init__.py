"""Programs that make files of the project from other files."""
