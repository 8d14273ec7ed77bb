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

tortuga-credits = A game by Jay Cormier and Sen-Foong Lim

## Options

tortuga-option-chests = Length
tortuga-option-chests-6 = Usual game
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

tortuga-rank-first = First
tortuga-rank-second = Second

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

tortuga-ending-treasure = Enough chests lie in Tortuga.

## Pieces of sentences

tortuga-part-action = { $action ->
    [fleet] fleet
    [crew] crew
    [hunt] hunt
    [boarding] boarding
   *[raid] raid
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

tortuga-event-round-began = A new round. Start player: { $start }.
tortuga-event-chest-drawn = { $who } draws a { tortuga-part-chest } from the bag and puts it { tortuga-part-area }.
tortuga-event-bag-empty = The bag is empty: { $who } draws no chest.
tortuga-event-thrown = { $who } throws die { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } keeps { tortuga-part-dice }.
tortuga-event-placed = { $who } places { tortuga-part-dice } on { tortuga-part-action }.
tortuga-event-skulls-shown = { $who } shows { $count ->
    [one] a skull
   *[other] skulls
}: { tortuga-part-dice }.
tortuga-event-named = { $who } turns the skulls to { tortuga-part-action }: { tortuga-part-dice }.
tortuga-event-die-shown = { $who } shows die { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } can place none of the dice, and throws again in the open: { tortuga-part-dice }.
tortuga-event-bonus-given = { $who } gets a bonus: now +{ $bonus } on { tortuga-part-action }.
tortuga-event-no-bonus = { $who } has every bonus already, and gets none.
tortuga-event-ranked = { $rank ->
    [first] First in { tortuga-part-action }: { $who } with { $total }.
    [second] Second in { tortuga-part-action }: { $who } with { $total }.
   *[none] Not enough for { tortuga-part-action }: { $who } with { $total }.
}
tortuga-event-action-skipped = No dice on { tortuga-part-action }: it is skipped.
tortuga-event-declined = { $who } declines: { tortuga-part-action }.
tortuga-event-marker-moved = { $who }: { tortuga-part-marker } on space { $to } (was on { $from }).
tortuga-event-hunted = { $rank ->
    [first] { $who } hunts for treasure as first.
   *[second] { $who } hunts for treasure as second.
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
    [1] { $who } returns a treasure token: 1 coin.
    [2] { $who } returns a treasure token: 2 coins.
    [3] { $who } returns a treasure token: 3 coins.
   *[none] { $who } returns a treasure token.
}
tortuga-event-nothing-found = There are no treasure tokens left: { $who } finds nothing.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] { $who } boards { $victim } as first.
       *[second] { $who } boards { $victim } as second.
    }
   *[raid] { $rank ->
        [first] { $who } raids { $victim } as first.
       *[second] { $who } raids { $victim } as second.
    }
}
tortuga-event-chest-taken = { $who } takes the { tortuga-part-chest } of { $victim }.
tortuga-event-island-chest-taken = { $who } takes the { tortuga-part-chest } from the central island.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } has no room for the { tortuga-part-chest }: it goes to the central island.
   *[bag] { $who } has no room for the { tortuga-part-chest }: it goes into the bag.
}
tortuga-event-chest-saved = { $who } brings the { tortuga-part-chest } to Tortuga.
tortuga-event-chest-stowed = { $who } stows the { tortuga-part-chest } { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] The game is over: enough chests lie in Tortuga.
}

## What can be done

tortuga-action-keep = Keep { tortuga-part-dice }
tortuga-action-name = Turn the skulls to { tortuga-part-action }
tortuga-action-bonus = Take the bonus on { tortuga-part-action }
tortuga-action-hunt = Hunt for treasure
tortuga-action-decline = Decline
tortuga-action-pick = { $coins ->
    [one] Keep the token with { $coins } coin
   *[other] Keep the token with { $coins } coins
}
tortuga-action-attack = { $take ->
    [red] Attack { $victim } and take the red chest
    [blue] Attack { $victim } and take the blue chest
    [yellow] Attack { $victim } and take the yellow chest
    [white] Attack { $victim } and take the white chest
    [purple] Attack { $victim } and take the purple chest
   *[none] Attack { $victim } and take no chest
}
tortuga-action-stow = Stow the { tortuga-part-chest } next

## Why it cannot be done

tortuga-reason-not-legal = The rules do not allow that.
tortuga-reason-over = The game is over.
tortuga-reason-not-deciding = It is not for you to decide now.
tortuga-reason-unknown-action = That cannot be done now.
tortuga-reason-ambiguous = That can mean more than one thing. Say which.
tortuga-reason-no-such-action = That cannot be done now.
tortuga-reason-not-now = Something else has to be decided first.
tortuga-reason-not-thrown = You can keep only dice that you have just thrown.
tortuga-reason-mixed-dice = Dice kept together must show one action. Skulls go with any.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] Boarding holds { $limit } die while your ship is on space { $space }.
       *[other] Boarding holds { $limit } dice while your ship is on space { $space }.
    }
   *[pirate] { $limit ->
        [one] Raid holds { $limit } die while your pirate is on space { $space }.
       *[other] Raid holds { $limit } dice while your pirate is on space { $space }.
    }
}
tortuga-reason-bonus-full = Your bonus on { tortuga-part-action } is 2 already. It does not go higher.
tortuga-reason-no-such-token = Neither token has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
tortuga-reason-no-such-chest = There is no { tortuga-part-chest } to take here.
tortuga-reason-no-such-victim = You can attack only another player.
tortuga-reason-already-attacked = { $victim } has been attacked in this action already. Choose somebody else.
tortuga-reason-must-take = { $victim } has chests there. Choose the one to take.
