### The course of Battle for Tortuga: a sentence or two at a time.

battle-learn-hidden = Your six pirate ships and Spain’s six are hidden under the waves. Nobody knows which is where. Sink ships worth 7 points, and you win.
battle-learn-scout = On your turn you do one thing. Scout: tap the waves on b2 and flip them.
battle-learn-scout-head = A pirate three-master: it’s yours! If you flip a ship, you choose which way it faces. Point it north.
battle-learn-scout-done = The dots at its bow show where it can sail. A ship is worth as many points as it has masts.
battle-learn-enemy = Now scout b3, right in front of your ship.
battle-learn-enemy-head = A Spanish ship! You still choose which way it faces: north, with its back to your ship.
battle-learn-enemy-head-wrong = Facing south, it could sink your ship. Turn its back on you: north.
battle-learn-enemy-done = It can’t reach you, but it’s right in front of your bow: you could sink it on your next turn.
battle-learn-one = A ship sails one square, never sideways or back. A one-master sails straight ahead: tap yours, then a3.
battle-learn-one-done = Now it’s on a wave tile. Nobody can flip that tile until the ship sails on.
battle-learn-two = A two-master sails diagonally ahead. Sail yours from b3 to the open water on c2.
battle-learn-two-done = The tile it was on stays behind and can be scouted again.
battle-learn-sink = A three-master sails straight or diagonally ahead. Sail onto the Spanish ship on b3.
battle-learn-sink-wrong = You could, but the enemy is within reach: sail to b3 and sink it.
battle-learn-sink-done = Sunk! Two masts, two points for you.
battle-learn-turn = Your one-master on b4 faces off the board and can’t sail. Tap it and turn it right, towards the enemy.
battle-learn-turn-done = Turning a ship takes your whole turn. But now the Spanish three-master is right in front of your bow.
battle-learn-danger = Watch the enemy’s dots: the Spanish ship on a3 can reach b2, b3 and b4. Save your three-master!
battle-learn-danger-wrong = Then Spain can sink your three-master for 3 points. Sail to c4, out of reach.
battle-learn-danger-done = Safe! Check every enemy bow before you move.
battle-learn-seven = You’ve sunk ships worth 5 points, and a two-master is within reach. Sink it!
battle-learn-seven-done = That makes 7 points: you win at once.
battle-learn-winds = There’s another way to win. Five of your ships have come up, and no Spanish one: scout d2.
battle-learn-winds-head = Your sixth! Point it west.
battle-learn-winds-done = Fair winds: all your ships are on the sea, and none of the enemy’s are. You win!
battle-learn-match = A match has several rounds. Here you command Spain: sink the ship on b3, and the round is yours.
battle-learn-match-done = You sank ships worth 8 points, the pirates 5. That’s 3 match points for you, and you start the next round. First to 7 match points wins.

## What the players are called

battle-captain-pirates = Anne
battle-captain-spain = Diego
