"""People who have played with each other: invitations and blocks."""
