### The rules of Battle for Tortuga, for players. Numbers such as B3.1 are added by the page.

battle-rules-aim-title = Your goal
battle-rules-aim = Two fleets, the pirates and Spain, are hidden under the waves. Sink enemy ships worth 7 points before yours go down.
battle-rules-ships = Each fleet has six ships, two of each kind. A ship is worth as many points as it has masts. It sails one square at a time, and only forward: the dots at its bow show where.
battle-rules-one = One mast, 1 point: straight ahead.
battle-rules-two = Two masts, 2 points: diagonally ahead.
battle-rules-three = Three masts, 3 points: straight or diagonally ahead.

battle-rules-setup-title = Setting up
battle-rules-sea = The sea has twelve squares. The twelve ship tiles are shuffled and placed on them, waves up. Nobody knows which ship is where.
battle-rules-sea-ruling = The shape, a square of four by four without its corners, is only drawn in the rulebook.
battle-rules-fleets = The first player chooses a fleet, and the other player commands the other one. The first player is chosen at random, or by the host.

battle-rules-turn-title = Your turn
battle-rules-turn = Do one thing, and only one: scout, sail, or turn a ship.
battle-rules-scout-name = Scout
battle-rules-scout = Flip a wave tile that has no ship on it. A ship comes up, yours or not, and you choose which way it faces.
battle-rules-sail-name = Sail
battle-rules-sail = Move one of your ships to one of its dots; it keeps facing the same way. The square may be open water, or a wave tile that the ship then sits on. If there’s an enemy ship, you sink it and score its points. You can’t sail onto your own ships or off the board.
battle-rules-bring-about-name = Turn a ship
battle-rules-bring-about = Turn one of your ships a quarter to the left or right, on its square.

battle-rules-special-title = Good to know
battle-rules-pass = You can’t pass.
battle-rules-covered = While there’s a ship on a wave tile, nobody can flip the tile. When the ship sails on or is sunk, the tile stays there, waves up.
battle-rules-secret = There are no secrets between you: neither of you knows what’s under the waves. Every hidden ship is as likely to come up as any other.

battle-rules-end-title = The end
battle-rules-sunk = You win at once when the ships you’ve sunk are worth 7 points or more.
battle-rules-fair-winds-name = Fair winds
battle-rules-fair-winds = You also win if, after anyone’s turn, all six of your ships are face up on the sea and no enemy ship is.
battle-rules-fair-winds-ruling = Ships that have been sunk don’t count among the six.
battle-rules-stuck = If you can’t do anything on your turn, the game is over: none of your ships is face up, and there’s a ship on every wave tile. The player with more points wins; if it’s a tie, you lose.
battle-rules-quiet = After 50 turns in a row without a tile flipped or a ship sunk, the game is a draw.

battle-rules-match-title = Playing a match
battle-rules-match = Play several rounds. The winner of a round scores match points: the points they sank minus the points the enemy sank, but never less than 0. The winner starts the next round and chooses a fleet. First to 7 match points wins.
battle-rules-match-example = Spain has sunk ships worth 8 points, the pirates ships worth 5: Spain scores 3 match points.
battle-rules-match-draw = A drawn round scores no match points. The player who didn’t start it starts the next one.
battle-rules-match-limit = After 20 rounds the match is over. The player with more match points wins; if you’re level, it’s a draw.

## Captions of the drawings

battle-rules-shows-enemy = The pirates scout b3, right in front of their ship. A Spanish ship may come up, and they’d choose which way it faces.
battle-rules-shows-sink = The pirate three-master sails onto the Spanish two-master on b3 and sinks it, for 2 points.
battle-rules-shows-turn = The one-master on b4 faces off the board and can’t sail. It turns right, towards the Spanish three-master.
battle-rules-shows-two = The two-master sails from b3 to c2. The wave tile it was on stays behind and can be flipped again.
battle-rules-shows-winds = Five pirate ships have come up, and no Spanish one. If the sixth is on d2, the pirates win.
battle-rules-shows-match = Spain sinks the ship on b3 and wins the round with 8 points to 5: that’s 3 match points.

## What the drawings show, for those who cannot see them

battle-rules-drawn-one = A one-master can sail to the square straight ahead.
battle-rules-drawn-two = A two-master can sail to the two squares diagonally ahead.
battle-rules-drawn-three = A three-master can sail to the three squares ahead of it.
