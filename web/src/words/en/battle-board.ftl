### The board of Battle for Tortuga. Squares have names such as b3.

## Fleets and ships. $masts is 1, 2 or 3.

battle-board-fleet = { $fleet ->
    [pirates] Pirates
   *[spain] Spain
}
battle-board-points = points for ships sunk
battle-board-match = match points
battle-board-roster = { $masts ->
    [1] One-master
    [2] Two-master
   *[3] Three-master
}: { $fate ->
    [afloat] afloat
    [sunk] sunk
   *[unseen] under the waves
}
battle-board-sea = The sea

## What is on a square, read aloud. $whose is mine or theirs.

battle-board-square-bare = { $square }: open water
battle-board-square-wave = { $square }: waves
battle-board-square-ship = { $square }: { $whose ->
    [mine] your
   *[theirs] a
} { $fleet ->
    [pirates] pirate
   *[spain] Spanish
} { $masts ->
    [1] one-master
    [2] two-master
   *[3] three-master
}, { $heading ->
    [north] facing north
    [east] facing east
    [south] facing south
    [west] facing west
   *[none] not facing any way yet
}
battle-board-square-covered = wave tile underneath
battle-board-can-scout = can be flipped
battle-board-can-command = awaits your orders
battle-board-can-sail = sail here
battle-board-can-sink = sail here and sink it
battle-board-chosen = chosen

## What to do now

battle-board-do-choose = Choose your fleet.
battle-board-do-scout = Flip a wave tile.
battle-board-do-command = Pick one of your ships.
battle-board-do-either = Flip a wave tile, or pick one of your ships.
battle-board-do-reveal = { $all ->
    [one] Flip { $square }? It’s the last tile.
   *[other] Flip { $square }? { $all } ships are still hidden, { $mine } of them yours.
}
battle-board-do-sail = Sail to a dot, or turn the ship.
battle-board-do-turn = The way is blocked: this ship can only turn.
battle-board-do-head = { $whose ->
    [mine] One of yours!
   *[theirs] An enemy!
} Which way should it face?
battle-board-wait-choose = { $name } is choosing a fleet.
battle-board-wait-head = { $name } is pointing the new ship.
battle-board-wait = It’s { $name }’s turn.
battle-board-wait-reveal = Flipping the tile…
battle-board-over = { $ending ->
    [sunk] The battle is over: ships worth 7 points or more have been sunk.
    [fair-winds] The battle is over: fair winds, only one fleet is on the sea.
    [stuck] The battle is over: no move was left.
    [round-limit] The match is over: that was round 20.
   *[quiet] It’s a draw: nobody found or sank a ship for 50 turns.
}
battle-board-quiet = { $turns ->
    [0] It’s a draw: too many quiet turns.
    [one] { $turns } more quiet turn and it’s a draw.
   *[other] { $turns } more quiet turns and it’s a draw.
}

## Buttons

battle-board-scout = Flip it
battle-board-turn = { $side ->
    [left] Turn left
   *[right] Turn right
}
battle-board-head = { $heading ->
    [north] Face north
    [east] Face east
    [south] Face south
   *[west] Face west
}
battle-board-advised = advised

## Banners

battle-board-fleet-chosen = { $name } commands { $fleet ->
    [pirates] the pirates
   *[spain] the Spanish fleet
}.
battle-board-round-won = { $points ->
    [0] { $name } wins the round, but scores no match points.
    [one] { $name } wins the round and scores { $points } match point.
   *[other] { $name } wins the round and scores { $points } match points.
}
battle-board-round-drawn = The round is a draw.

## Why not

battle-board-why-over = The battle is over.
battle-board-why-watching = You’re just watching this battle.
battle-board-why-wait = It’s not your turn.
battle-board-why-choose = Choose your fleet first.
battle-board-why-head = First choose which way the new ship should face.
battle-board-why-bare = Open water: there’s no tile to flip.
battle-board-why-enemy = That ship isn’t yours.
battle-board-why-covered = There’s a ship on this wave tile, so nobody can flip it.
battle-board-why-course = { $masts ->
    [1] A one-master only sails one square straight ahead.
    [2] A two-master only sails one square diagonally ahead.
   *[3] A three-master only sails one square ahead, straight or diagonally.
}
