### Cartagena: why one choice is better than another, in a sentence that stands alone.

cartagena-reason-pirates = Your pirates are further along.
cartagena-reason-rearmost = Your last pirates don’t fall behind.
cartagena-reason-boat = You have more pirates in the boat.
cartagena-reason-cards = You have more cards.
cartagena-reason-jumps = Your cards can take your pirates further.
cartagena-reason-company = You have pirates close behind you to fall back to.
cartagena-reason-others-pirates = The others’ pirates aren’t as far along.
cartagena-reason-others-cards = The others have fewer cards.
cartagena-reason-others-jumps = The others’ cards don’t take them as far.
cartagena-reason-others-company = The others have less to fall back to.
cartagena-reason-moves = You have more moves left in your turn.
