### Tortuga's board: short words on the table, and what to do now.
###
### $who is a player's name; $action the name of an action, or where a choice hangs on it its key ("boarding", "raid").

## The five actions, as short as can be: they stand over narrow columns

tortuga-board-fleet = Fleet
tortuga-board-crew = Crew
tortuga-board-hunt = Hunt
tortuga-board-boarding = Boarding
tortuga-board-raid = Raid

## On the table

tortuga-board-others = The other players
tortuga-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tortuga-board-start = start player
tortuga-board-back = My board
tortuga-board-place = { $place ->
    [1] 1st
   *[other] 2nd
}
tortuga-board-nobody = Nobody
tortuga-board-part-throw = Throw and keep
tortuga-board-part-move = Chests sail homewards
tortuga-board-part-over = The game is over

## What to do now

tortuga-board-keep = Keep at least one die: dice of one action, and skulls.
tortuga-board-skulls-alone = Skulls alone: you name their action after the reveal.
tortuga-board-sum = { $action }: { $total } in all.
tortuga-board-kept = Kept. The screens fall when all have chosen.
tortuga-board-nothing-fits = None of your dice fits. You throw again, in the open.
tortuga-board-name = Name the action of your skulls.
tortuga-board-bonus = You had no dice left to throw: take a bonus.
tortuga-board-treasure = { $rank ->
    [first] Hunt for a chest, and the better of two tokens?
    [second] Hunt for a token?
   *[only] Hunt for a chest and a token?
}
tortuga-board-pick = Keep one of the two tokens.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Board whom, and take which chest of the fleet?
       *[second] Board whom, and take which chest of the central island?
    }
   *[raid] { $rank ->
        [first] Raid whom, and take which chest of the crew?
       *[second] Raid whom, and take which chest of the central island?
    }
}
tortuga-board-nothing = Nothing
tortuga-board-stow = { $area ->
    [fleet] Load the fleet. Room: { $places }, chests: { $chests }. Which goes first?
   *[crew] Load the crew. Room: { $places }, chests: { $chests }. Which goes first?
}
tortuga-board-waits = { $who } decides.
tortuga-board-waits-all = The others decide.

## The button

tortuga-board-do-keep = { $count ->
    [0] Keep
    [one] Keep { $count } die
   *[other] Keep { $count } dice
}
tortuga-board-do-name = Name it
tortuga-board-do-bonus = Take it
tortuga-board-do-hunt = Hunt
tortuga-board-do-pick = Keep it
tortuga-board-do-attack = Attack
tortuga-board-do-stow = Stow
