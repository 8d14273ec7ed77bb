### Cartagena: why one choice is better than another, in a sentence that stands alone. Anybody may have made it, so no sentence says “you”.

cartagena-reason-pirates = It gets the pirates further along.
cartagena-reason-rearmost = It doesn’t leave the last pirates behind.
cartagena-reason-boat = It gets more pirates into the boat.
cartagena-reason-cards = It leaves more cards in hand.
cartagena-reason-jumps = The cards then take the pirates further.
cartagena-reason-company = It leaves pirates close behind to fall back to.
cartagena-reason-others-pirates = The others’ pirates aren’t as far along.
cartagena-reason-others-cards = The others have fewer cards.
cartagena-reason-others-jumps = The others’ cards don’t take them as far.
cartagena-reason-others-company = The others have less to fall back to.
cartagena-reason-moves = It leaves more moves in this turn.
