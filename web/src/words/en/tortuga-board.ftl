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
tortuga-board-part-throw = Roll and keep
tortuga-board-part-move = Chests move home
tortuga-board-part-over = Game over

## What to do now

tortuga-board-keep = Keep at least one die: all of one action, plus any skulls.
tortuga-board-skulls-alone = { $count ->
    [one] Only a skull: you’ll choose its action after the reveal.
   *[other] Only skulls: you’ll choose their action after the reveal.
}
tortuga-board-sum = { $action }: { $total } in total.
tortuga-board-kept = Done! The screens come down when everyone has chosen.
tortuga-board-nothing-fits = Nothing fits. You’re rolling again for all to see.
tortuga-board-name = { $count ->
    [one] Choose an action for your skull.
   *[other] Choose an action for your skulls.
}
tortuga-board-bonus = You had no dice left to roll: take a bonus!
tortuga-board-chosen = Done! You’ll see all bonuses when everyone has chosen.
tortuga-board-expand = { $rank ->
    [first] First place: move your ship 2 spaces?
    [second] Second place: move your ship 1 space?
   *[only] Move your ship 1 space?
}
tortuga-board-recruit = { $rank ->
    [first] First place: move your pirate 2 spaces?
    [second] Second place: move your pirate 1 space?
   *[only] Move your pirate 1 space?
}
tortuga-board-treasure = { $rank ->
    [first] Hunt for a chest and the better of two tokens?
    [second] Hunt for a token?
   *[only] Hunt for a chest and a token?
}
tortuga-board-pick = Keep one of these two tokens.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Who will you board, and which chest will you take from their fleet?
       *[second] Who will you board, and which chest will you take from the central island?
    }
   *[raid] { $rank ->
        [first] Who will you raid, and which chest will you take from their crew?
       *[second] Who will you raid, and which chest will you take from the central island?
    }
}
tortuga-board-nothing = Nothing
tortuga-board-stow = { $area ->
    [fleet] Move chests to your fleet. Room for { $places }, { $chests } waiting. Which goes first?
   *[crew] Hand chests to your crew. Room for { $places }, { $chests } waiting. Which goes first?
}
tortuga-board-waits = { $who } is choosing.
tortuga-board-waits-all = The others are choosing.

## The button

tortuga-board-do-keep = { $count ->
    [0] Keep
    [one] Keep { $count } die
   *[other] Keep { $count } dice
}
tortuga-board-do-name = Choose
tortuga-board-do-bonus = Take it
tortuga-board-do-expand = Move
tortuga-board-do-recruit = Move
tortuga-board-do-hunt = Hunt
tortuga-board-do-pick = Keep it
tortuga-board-do-attack = Attack
tortuga-board-do-stow = Stow it
