### Battle for Tortuga: its words, its log, what can be done and why something cannot be done.
###
### Variables hold what the server says, as it says it ($fleet = "spain", numbers as numbers), except:
###   $who      a player's name, in place of the seat `seat`
###   $winner   the winner's name, or "none" for a draw
### Others: $ending (dashes for spaces), $from, $heading, $masts, $points, $side, $square, $to.
###
### Messages named battle-part-… are pieces of sentences, for use in this file alone. Each language cuts its own; their
### attributes are grammatical cases.

battle-credits = A game by Madoka Kitao and Hiroki Kaneko

## Options

battle-option-play = Length
battle-option-play-single = One round
battle-option-play-single-about = Whoever sinks ships worth 7 points wins.
battle-option-play-match = Match
battle-option-play-match-about = Several rounds. Each winner scores the difference; 7 match points win.

## How it ends

battle-result-shared = A draw
battle-ending-sunk = Ships worth 7 points are sunk.
battle-ending-fair-winds = Fair winds: one fleet is all on the sea, the other not at all.
battle-ending-stuck = The player on turn can do nothing, and loses.
battle-ending-quiet = For 50 turns no tile was scouted and no ship sunk: a draw.

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
    [sunk] Enough ships are sunk.
    [stuck] The player on turn can do nothing.
    [quiet] For 50 turns no tile was scouted and no ship sunk.
   *[fair-winds] Fair winds: one fleet is all on the sea, the other not at all.
}

## What happened

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } commands the pirates.
   *[spain] { $who } commands the fleet of Spain.
}
battle-event-turn-began = { $who } is on turn.
battle-event-scouted = { $who } scouts { $square }.
battle-event-revealed = A { battle-part-ship } comes up on { $square }.
battle-event-headed = { $who } heads the ship on { $square } { battle-part-heading }.
battle-event-sailed = { $who } sails from { $from } to { $to }.
battle-event-sunk = { $points ->
    [one] { $who } sinks a { battle-part-ship } on { $square }: { $points } point.
   *[other] { $who } sinks a { battle-part-ship } on { $square }: { $points } points.
}
battle-event-turned = { $side ->
    [left] { $who } turns the ship on { $square } left, to the { battle-part-heading }.
   *[right] { $who } turns the ship on { $square } right, to the { battle-part-heading }.
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
   *[spain] Command the fleet of Spain
}
battle-action-scout = Scout { $square }
battle-action-head = Head { battle-part-heading }
battle-action-sail = Sail from { $from } to { $to }
battle-action-turn = { $side ->
    [left] Turn the ship on { $square } left
   *[right] Turn the ship on { $square } right
}

## Why it cannot be done

battle-reason-not-legal = The rules do not allow that.
battle-reason-over = The game is over.
battle-reason-not-deciding = It is not your turn.
battle-reason-unknown-action = That cannot be done now.
battle-reason-ambiguous = That can mean more than one thing. Say which.
battle-reason-no-such-action = That cannot be done now.
battle-reason-fleet-not-chosen = Choose a fleet first.
battle-reason-fleet-chosen = The fleets are chosen already.
battle-reason-no-heading-yet = First set the heading of the ship on { $square }.
battle-reason-nothing-scouted = No tile has just been scouted.
battle-reason-covered = A ship stands on the wave tile of { $square }. It cannot be scouted.
battle-reason-no-wave = There is no wave tile on { $square }.
battle-reason-enemy-ship = The ship on { $square } is not yours.
battle-reason-no-ship = There is no ship on { $square }.
battle-reason-wrong-course = { $masts ->
    [1] The one-master on { $square } sails only straight ahead.
    [2] The two-master on { $square } sails only diagonally ahead.
   *[3] The three-master on { $square } sails only straight or diagonally ahead.
}
battle-reason-off-the-sea = The ship on { $square } would leave the sea.
battle-reason-own-ship = Your own ship is in the way on { $square }.
