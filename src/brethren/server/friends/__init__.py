"""People who have played with each other: invitations, and who is not heard."""
