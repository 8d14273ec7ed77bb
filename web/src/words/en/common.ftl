### What every page says.

brethren = Brethren

## Seats

seat-empty = Empty seat
seat-me = (you)
seat-away = away
seat-thinking = thinking
seat-deciding = to decide

undo = Undo
