### The rules of Battle for Tortuga, for players. Numbers such as B3.1 are added by the page.

battle-rules-aim-title = The aim
battle-rules-aim = Two fleets, the pirates and Spain, lie hidden under the waves. Sink enemy ships worth 7 points before your own go down.
battle-rules-ships = Each fleet has six ships, two of each kind. A ship is worth as many points as it has masts. It sails one square at a time, and only forwards: the dots at its bow show where to.
battle-rules-one = One mast, 1 point: straight ahead.
battle-rules-two = Two masts, 2 points: diagonally ahead.
battle-rules-three = Three masts, 3 points: straight or diagonally ahead.

battle-rules-setup-title = Setting up
battle-rules-sea = The sea has twelve squares. The twelve ship tiles are mixed and laid on them, waves up. Nobody knows which ship lies where.
battle-rules-fleets = Whoever begins chooses a fleet, and the other player commands the other one. Here lots are drawn for who begins, or the host says.

battle-rules-turn-title = Your turn
battle-rules-turn = Do one thing, and only one: scout, sail, or turn.
battle-rules-scout-name = Scout
battle-rules-scout = Turn over a wave tile that no ship stands on. Look at the ship that comes up, yours or not, and decide which way it heads.
battle-rules-sail-name = Sail
battle-rules-sail = Move one of your ships to one of its dots; its heading stays. The square may be open water, or a wave tile, which the ship then stands on. If an enemy ship lies there, it is sunk, and you score its points. You cannot sail onto your own ships or off the sea.
battle-rules-bring-about-name = Turn
battle-rules-bring-about = Turn one of your ships a quarter to the left or to the right, on its square.

battle-rules-special-title = Good to know
battle-rules-pass = You cannot pass.
battle-rules-covered = While a ship stands on a wave tile, nobody can turn the tile over. When the ship sails on or is sunk, the tile stays there, waves up.
battle-rules-secret = There are no secrets between you: neither knows what lies under the waves. Every ship not yet seen is as likely to come up as any other.

battle-rules-end-title = The end
battle-rules-sunk = You win at once when the ships you have sunk are worth 7 points or more.
battle-rules-fair-winds-name = Fair winds
battle-rules-fair-winds = You also win if, after anybody’s turn, all six of your ships are face up on the sea and not one enemy ship is.
battle-rules-stuck = If it is your turn and you can do nothing, you lose: none of your ships is face up, and a ship stands on every wave tile.
battle-rules-quiet = After 50 turns in a row without a tile turned over or a ship sunk, the game is drawn.

battle-rules-match-title = Playing a match
battle-rules-match = Play several rounds. Whoever wins a round takes match points: their own points sunk, less the enemy’s, but never less than 0. The winner starts the next round and chooses a fleet. The first to reach 7 match points wins.
battle-rules-match-example = Spain has sunk ships worth 8, the pirates ships worth 5: Spain takes 3 match points.
battle-rules-match-draw = A drawn round brings no match points. Whoever did not start it starts the next one.

## What the drawings show, for those who cannot see them

battle-rules-drawn-one = A one-master can sail to the square straight ahead.
battle-rules-drawn-two = A two-master can sail to the two squares diagonally ahead.
battle-rules-drawn-three = A three-master can sail to the three squares ahead of it.
