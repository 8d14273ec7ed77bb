### Battle for Tortuga: its words, its log, what can be done and why something cannot be done.
###
### Variables hold what the server says, as it says it ($fleet = "spain", numbers as numbers), except:
###   $who      a player's name, in place of the seat `seat`
###   $winner   the winner's name, or "none" for a draw
### Others: $ending (dashes for spaces), $from, $heading, $masts, $points, $side, $square, $to.
###
### Messages named battle-part-… are pieces of sentences, for use in this file alone. Each language cuts its own; their
### attributes are grammatical cases.
###
### What can be done stands alone, in a list or above a button. Its attribute `inside` says the same inside a sentence,
### after a colon: "Better: scout b2".
###
### A player has a turn, a ship turns left or right, a tile is flipped.

battle-credits = A game by Madoka Kitao and Hiroki Kaneko

## Options

battle-option-play = Length
battle-option-play-single = One round
battle-option-play-single-about = Sink ships worth 7 points and you win.
battle-option-play-match = Match
battle-option-play-match-about = Several rounds. The winner of a round scores the difference; first to 7 match points wins.

## How it ends

battle-ending-sunk = Ships worth 7 points or more have been sunk.
battle-ending-fair-winds = Fair winds: one fleet has all its ships on the sea, the other has none.
battle-ending-stuck = The player whose turn it is has no move left. The higher score wins; a tie goes to the other player.
battle-ending-quiet = No tile was scouted and no ship sunk for 50 turns.
battle-ending-round-limit = That was round 20. More match points win; if they’re level, it’s a draw.
battle-counted = Ships sunk
battle-counted-three-masters = Three-masters
battle-counted-two-masters = Two-masters
battle-counted-one-masters = One-masters
battle-counted-last-round = Points in the last round
battle-counted-match-points = Match points

## Pieces of sentences

battle-part-ship = { $fleet ->
    [pirates] { $masts ->
        [1] pirate one-master
        [2] pirate two-master
       *[3] pirate three-master
    }
   *[spain] { $masts ->
        [1] Spanish one-master
        [2] Spanish two-master
       *[3] Spanish three-master
    }
}
battle-part-heading = { $heading ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
battle-part-ending = { $ending ->
    [sunk] Enough ships have been sunk.
    [stuck] The player whose turn it is has no move left.
    [quiet] No tile was scouted and no ship sunk for 50 turns.
    [round-limit] That was round 20.
   *[fair-winds] Fair winds: one fleet has all its ships on the sea, the other has none.
}

## What happened

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } commands the pirates.
   *[spain] { $who } commands the Spanish fleet.
}
battle-event-turn-began = It’s { $who }’s turn.
battle-event-scouted = { $who } scouts { $square }.
battle-event-revealed = A { battle-part-ship } comes up on { $square }.
battle-event-headed = { $who } points the ship on { $square } { battle-part-heading }.
battle-event-sailed = { $who } sails from { $from } to { $to }.
battle-event-sunk = { $points ->
    [one] { $who } sinks a { battle-part-ship } on { $square }: { $points } point.
   *[other] { $who } sinks a { battle-part-ship } on { $square }: { $points } points.
}
battle-event-turned = { $side ->
    [left] { $who } turns the ship on { $square } left, to face { battle-part-heading }.
   *[right] { $who } turns the ship on { $square } right, to face { battle-part-heading }.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] The round is a draw.
   *[other] { $points ->
        [one] The round goes to { $winner }: { $points } match point.
       *[other] The round goes to { $winner }: { $points } match points.
    }
}
battle-event-round-began = A new round. { $who } chooses a fleet.
battle-event-ended = The battle is over. { battle-part-ending }

## What can be done

battle-action-choose = { $fleet ->
    [pirates] Command the pirates
   *[spain] Command the Spanish fleet
}
    .inside = { $fleet ->
        [pirates] command the pirates
       *[spain] command the Spanish fleet
    }
battle-action-scout = Scout { $square }
    .inside = scout { $square }
battle-action-head = Point it { battle-part-heading }
    .inside = point it { battle-part-heading }
battle-action-sail = Sail from { $from } to { $to }
    .inside = sail from { $from } to { $to }
battle-action-turn = { $side ->
    [left] Turn the ship on { $square } left
   *[right] Turn the ship on { $square } right
}
    .inside = { $side ->
        [left] turn the ship on { $square } left
       *[right] turn the ship on { $square } right
    }

## Why it cannot be done

battle-reason-not-legal = The rules don’t allow that.
battle-reason-over = The game is over.
battle-reason-not-deciding = It’s not your turn.
battle-reason-unknown-action = You can’t do that now.
battle-reason-ambiguous = That could mean several things. Please choose one.
battle-reason-no-such-action = You can’t do that now.
battle-reason-fleet-not-chosen = Choose a fleet first.
battle-reason-fleet-chosen = The fleets have already been chosen.
battle-reason-no-heading-yet = First choose which way the ship on { $square } should face.
battle-reason-nothing-scouted = There’s no new ship to point anywhere.
battle-reason-covered = There’s a ship on the wave tile of { $square }, so you can’t scout it.
battle-reason-no-wave = There’s no wave tile on { $square }.
battle-reason-enemy-ship = The ship on { $square } isn’t yours.
battle-reason-no-ship = There’s no ship on { $square }.
battle-reason-wrong-course = { $masts ->
    [1] The one-master on { $square } only sails straight ahead.
    [2] The two-master on { $square } only sails diagonally ahead.
   *[3] The three-master on { $square } only sails straight or diagonally ahead.
}
battle-reason-off-the-sea = The ship on { $square } would sail off the board.
battle-reason-own-ship = Your own ship is in the way on { $square }.

## What chance does

battle-draws-reveal = Ships found
battle-draws-ship = { $fleet ->
    [pirates] { $masts ->
        [1] pirate one-master
        [2] pirate two-master
       *[3] pirate three-master
    }
   *[spain] { $masts ->
        [1] Spanish one-master
        [2] Spanish two-master
       *[3] Spanish three-master
    }
}
