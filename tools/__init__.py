"""What makes files of the project from other files of it."""
