### Tortuga: its words, its log, what can be done and why something cannot be done.
###
### Variables hold what the server says, as it says it ($action = "boarding", numbers as numbers), except:
###   $who, $victim, $start   a player's name, in place of the seats `seat`, `victim` and `start`
###   $dice                   letters, as in "A, C"; $count is how many they are
###   $shows, $coins, $take, $rank   "none", or nothing at all, where they are secret or do not exist
### Others: $action, $area, $bonus, $chest, $die, $ending, $from, $limit, $marker, $space, $to, $total.
###
### Messages named tortuga-part-… are pieces of sentences, for use in this file alone. Each language cuts its own; their
### attributes are grammatical cases.
###
### What can be done stands alone, in a list or above a button. Its attribute `inside` says the same inside a sentence,
### after a colon: "Better: keep dice A, C".

tortuga-credits = A game by Jay Cormier and Sen-Foong Lim

## Options

tortuga-option-chests = Length
tortuga-option-chests-6 = Standard game
tortuga-option-chests-6-about = The game ends when somebody has 6 chests in Tortuga.
tortuga-option-chests-8 = Long game
tortuga-option-chests-8-about = The game ends when somebody has 8 chests in Tortuga.

## Words

tortuga-symbol-fleet = Expand fleet
tortuga-symbol-crew = Recruit crew
tortuga-symbol-hunt = Treasure hunt
tortuga-symbol-boarding = Boarding
tortuga-symbol-raid = Raid
tortuga-symbol-skull = Skull

tortuga-colour-red = red
tortuga-colour-blue = blue
tortuga-colour-yellow = yellow
tortuga-colour-white = white
tortuga-colour-purple = purple

tortuga-chest-red = red chest
tortuga-chest-blue = blue chest
tortuga-chest-yellow = yellow chest
tortuga-chest-white = white chest
tortuga-chest-purple = purple chest

tortuga-area-tortuga = Tortuga
tortuga-area-fleet = Fleet
tortuga-area-crew = Crew
tortuga-area-island = Island
tortuga-area-central = Central island
tortuga-area-bag = Bag

tortuga-marker-ship = Ship
tortuga-marker-pirate = Pirate

tortuga-rank-first = First place
tortuga-rank-second = Second place

tortuga-die = Die { $die }
tortuga-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
tortuga-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
tortuga-tokens-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

tortuga-ending-treasure = The treasure is home: somebody has enough chests in Tortuga.
tortuga-counted = Where the points come from
tortuga-counted-tortuga = Chests in Tortuga
tortuga-counted-fleet = Chests in the fleet
tortuga-counted-crew = Chests with the crew
tortuga-counted-sets = Sets
tortuga-counted-tracks = Ship and pirate
tortuga-counted-coins = Coins

## Pieces of sentences

tortuga-part-action = { $action ->
    [fleet] fleet
    [crew] crew
    [hunt] the hunt
    [boarding] boarding
   *[raid] the raid
}
tortuga-part-chest = { $chest ->
    [red] red chest
    [blue] blue chest
    [yellow] yellow chest
    [white] white chest
   *[purple] purple chest
}
tortuga-part-area = { $area ->
    [fleet] in the fleet
    [crew] with the crew
   *[island] on the island
}
tortuga-part-marker = { $marker ->
    [ship] ship
   *[pirate] pirate
}
tortuga-part-dice = { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
tortuga-part-shows = { $shows ->
    [fleet] fleet
    [crew] crew
    [hunt] hunt
    [boarding] boarding
    [raid] raid
    [skull] a skull
   *[none] hidden
}

## What happened

tortuga-event-round-began = A new round. { $start } is the start player.
tortuga-event-chest-drawn = { $who } draws a { tortuga-part-chest } from the bag and puts it { tortuga-part-area }.
tortuga-event-bag-empty = The bag is empty: no chest for { $who }.
tortuga-event-thrown = { $who } rolls die { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } keeps { tortuga-part-dice }.
tortuga-event-placed = { $who } places { tortuga-part-dice } on { tortuga-part-action }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } shows a skull: { tortuga-part-dice }.
   *[other] { $who } shows skulls: { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } adds the skull to { tortuga-part-action }: { tortuga-part-dice }.
   *[other] { $who } adds the skulls to { tortuga-part-action }: { tortuga-part-dice }.
}
tortuga-event-die-shown = { $who } shows die { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } can’t place any dice and rolls again for all to see: { tortuga-part-dice }.
tortuga-event-bonus-chosen = { $who } chooses a bonus on { tortuga-part-action }.
tortuga-event-bonus-given = { $who } gets a bonus: now +{ $bonus } on { tortuga-part-action }.
tortuga-event-no-bonus = { $who } already has every bonus and gets none.
tortuga-event-ranked = { $rank ->
    [first] First place in { tortuga-part-action }: { $who } with { $total }.
    [second] Second place in { tortuga-part-action }: { $who } with { $total }.
   *[none] Not enough for { tortuga-part-action }: { $who } with { $total }.
}
tortuga-event-action-skipped = Nobody has dice on { tortuga-part-action }.
tortuga-event-declined = { $who } skips { tortuga-part-action }.
tortuga-event-marker-moved = { $who }’s { tortuga-part-marker } moves from space { $from } to space { $to }.
tortuga-event-hunted = { $rank ->
    [first] { $who }, in first place, hunts for treasure.
   *[second] { $who }, in second place, hunts for treasure.
}
tortuga-event-token-seen = { $coins ->
    [1] { $who } looks at a treasure token: 1 coin.
    [2] { $who } looks at a treasure token: 2 coins.
    [3] { $who } looks at a treasure token: 3 coins.
   *[none] { $who } looks at a treasure token.
}
tortuga-event-token-kept = { $coins ->
    [1] { $who } keeps a treasure token: 1 coin.
    [2] { $who } keeps a treasure token: 2 coins.
    [3] { $who } keeps a treasure token: 3 coins.
   *[none] { $who } keeps a treasure token.
}
tortuga-event-token-returned = { $coins ->
    [1] { $who } puts a treasure token back: 1 coin.
    [2] { $who } puts a treasure token back: 2 coins.
    [3] { $who } puts a treasure token back: 3 coins.
   *[none] { $who } puts a treasure token back.
}
tortuga-event-nothing-found = No treasure tokens left: { $who } finds nothing.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] { $who }, in first place, boards { $victim }.
       *[second] { $who }, in second place, boards { $victim }.
    }
   *[raid] { $rank ->
        [first] { $who }, in first place, raids { $victim }.
       *[second] { $who }, in second place, raids { $victim }.
    }
}
tortuga-event-chest-taken = { $who } takes { $victim }’s { tortuga-part-chest }.
tortuga-event-island-chest-taken = { $who } takes the { tortuga-part-chest } from the central island.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } has no room for the { tortuga-part-chest }: it goes to the central island.
   *[bag] { $who } has no room for the { tortuga-part-chest }: it goes back into the bag.
}
tortuga-event-chest-saved = { $who } brings the { tortuga-part-chest } home to Tortuga.
tortuga-event-chest-stowed = { $who } stows the { tortuga-part-chest } { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] The game is over: somebody has brought enough chests home to Tortuga.
}

## What can be done

tortuga-action-keep = Keep { tortuga-part-dice }
    .inside = keep { tortuga-part-dice }
tortuga-action-name = Choose { tortuga-part-action }
    .inside = choose { tortuga-part-action }
tortuga-action-bonus = Take the bonus on { tortuga-part-action }
    .inside = take the bonus on { tortuga-part-action }
tortuga-action-expand = Move your ship
    .inside = move your ship
tortuga-action-recruit = Move your pirate
    .inside = move your pirate
tortuga-action-hunt = Hunt for treasure
    .inside = hunt for treasure
tortuga-action-decline = Skip this action
    .inside = skip this action
tortuga-action-pick = { $coins ->
    [one] Keep the token with { $coins } coin
   *[other] Keep the token with { $coins } coins
}
    .inside = { $coins ->
        [one] keep the token with { $coins } coin
       *[other] keep the token with { $coins } coins
    }
tortuga-action-attack = { $take ->
    [red] Attack { $victim } and take the red chest
    [blue] Attack { $victim } and take the blue chest
    [yellow] Attack { $victim } and take the yellow chest
    [white] Attack { $victim } and take the white chest
    [purple] Attack { $victim } and take the purple chest
   *[none] Attack { $victim } and take no chest
}
    .inside = { $take ->
        [red] attack { $victim } and take the red chest
        [blue] attack { $victim } and take the blue chest
        [yellow] attack { $victim } and take the yellow chest
        [white] attack { $victim } and take the white chest
        [purple] attack { $victim } and take the purple chest
       *[none] attack { $victim } and take no chest
    }
tortuga-action-stow = Stow the { tortuga-part-chest } next
    .inside = stow the { tortuga-part-chest } next

## Why it cannot be done

tortuga-reason-not-legal = The rules don’t allow that.
tortuga-reason-over = The game is over.
tortuga-reason-not-deciding = It’s not your turn to choose.
tortuga-reason-unknown-action = You can’t do that now.
tortuga-reason-ambiguous = That could mean several things. Please choose one.
tortuga-reason-no-such-action = You can’t do that now.
tortuga-reason-not-now = There’s something else to choose first.
tortuga-reason-not-thrown = You can only keep dice you’ve just rolled.
tortuga-reason-mixed-dice = The dice you keep must all show the same action. Skulls go with any.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] With your ship on space { $space }, you only have room for { $limit } die on boarding.
       *[other] With your ship on space { $space }, you only have room for { $limit } dice on boarding.
    }
   *[pirate] { $limit ->
        [one] With your pirate on space { $space }, you only have room for { $limit } die on the raid.
       *[other] With your pirate on space { $space }, you only have room for { $limit } dice on the raid.
    }
}
tortuga-reason-bonus-full = Your bonus on { tortuga-part-action } is already 2, the maximum.
tortuga-reason-no-such-token = Neither token has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
tortuga-reason-no-such-chest = There’s no { tortuga-part-chest } to take here.
tortuga-reason-no-such-victim = You can only attack another player.
tortuga-reason-already-attacked = { $victim } has already been attacked in this action. Choose somebody else.
tortuga-reason-must-take = Choose the chest you’ll take.

## What chance does

tortuga-draws-throw = Dice rolled
tortuga-draws-draw = Chests from the bag
tortuga-draws-token = Treasure tokens
