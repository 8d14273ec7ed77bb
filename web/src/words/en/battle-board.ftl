### The board of Battle for Tortuga. Squares have names such as b3.

## Fleets and ships. $masts is 1, 2 or 3.

battle-board-fleet = { $fleet ->
    [pirates] Pirates
   *[spain] Spain
}
battle-board-points = points sunk
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
    [north] heading north
    [east] heading east
    [south] heading south
    [west] heading west
   *[none] no heading yet
}
battle-board-square-covered = wave tile beneath
battle-board-can-scout = can be turned over
battle-board-can-command = awaits your command
battle-board-can-sail = sail here
battle-board-can-sink = sail here and sink it
battle-board-chosen = chosen

## What to do now

battle-board-do-choose = Choose your fleet.
battle-board-do-scout = Turn over a wave.
battle-board-do-command = Pick one of your ships.
battle-board-do-either = Turn over a wave, or pick one of your ships.
battle-board-do-reveal = { $all ->
    [one] Turn over { $square }? It is the last tile.
   *[other] Turn over { $square }? Hidden ships: { $all }, yours among them: { $mine }.
}
battle-board-do-sail = Sail to a dot, or turn the ship.
battle-board-do-turn = The way is barred: this ship can only turn.
battle-board-do-head = { $whose ->
    [mine] One of yours!
   *[theirs] An enemy!
} Which way shall it head?
battle-board-wait-choose = { $name } is choosing a fleet.
battle-board-wait-head = { $name } sets the heading of the new ship.
battle-board-wait = { $name } to move.
battle-board-wait-reveal = The tile turns over…
battle-board-over = { $ending ->
    [sunk] The battle is over: seven points lie on the sea bed.
    [fair-winds] The battle is over: fair winds, one fleet rules the sea.
    [stuck] The battle is over: no order could be given.
   *[quiet] The battle is drawn: nobody dared for fifty turns.
}
battle-board-quiet = { $turns ->
    [0] Drawn by quiet turns.
    [one] One more quiet turn, and it is a draw.
   *[other] { $turns } more quiet turns, and it is a draw.
}

## Buttons

battle-board-scout = Turn it over
battle-board-turn = { $side ->
    [left] Turn left
   *[right] Turn right
}
battle-board-head = { $heading ->
    [north] Head north
    [east] Head east
    [south] Head south
   *[west] Head west
}
battle-board-advised = advised

## Banners

battle-board-fleet-chosen = { $name } sails for { $fleet ->
    [pirates] the pirates
   *[spain] Spain
}.
battle-board-round-won = { $points ->
    [0] { $name } wins the round, but no match points.
    [one] { $name } wins the round and { $points } match point.
   *[other] { $name } wins the round and { $points } match points.
}
battle-board-round-drawn = The round is drawn.

## Why not

battle-board-why-over = The battle is over.
battle-board-why-watching = You are watching this battle.
battle-board-why-wait = It is not your turn.
battle-board-why-choose = Choose your fleet first.
battle-board-why-head = First say which way the new ship heads.
battle-board-why-bare = Open water: there is no tile to turn over.
battle-board-why-enemy = That ship is not yours.
battle-board-why-covered = A ship stands on this wave tile: nobody can turn it over.
battle-board-why-course = { $masts ->
    [1] A one-master sails one square straight ahead, and nowhere else.
    [2] A two-master sails one square diagonally ahead, and nowhere else.
   *[3] A three-master sails one square ahead, straight or diagonally.
}
