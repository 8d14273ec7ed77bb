"""One match: who sits where, what happened, what each may see. Pure: it neither reads nor writes anything."""
