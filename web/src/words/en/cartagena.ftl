### Cartagena: its words, its log, what can be done and why something cannot be done.
###
### Variables hold what the server says, as it says it ($symbol = "skull", numbers as numbers), except:
###   $who      a player's name, in place of the seat `seat`
###   $symbol   "none", or nothing at all, where the card is secret
###   $reversed "yes" or "no"
### Others: $cards, $ending (dashes for spaces), $from, $missing, $moves, $segment, $space, $to.
### Space 0 is in front of the tunnel, 37 the boat.
###
### Messages named cartagena-part-… are pieces of sentences, for use in this file alone. Each language cuts its own; their
### attributes are grammatical cases.

cartagena-credits = A game by Leo Colovini

## Options

cartagena-option-variant = Cards
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = Hands are open, and cards are taken from an open row. For planners.
cartagena-option-variant-jamaica = Jamaica
cartagena-option-variant-jamaica-about = Hands are hidden, and cards are drawn unseen from the deck. For gamblers.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Hands are hidden, but cards are taken from an open row. For a good memory.

## Words

cartagena-symbol-bottle = bottle
cartagena-symbol-pistol = pistol
cartagena-symbol-hat = hat
cartagena-symbol-skull = skull
cartagena-symbol-dagger = dagger
cartagena-symbol-key = key

cartagena-result-shared = A draw
cartagena-ending-escaped = All six pirates of one player are in the boat.
cartagena-ending-stalled = Nobody has moved for two rounds.
cartagena-ending-turn-limit = Every player has had 200 turns.

## Pieces of sentences

cartagena-part-card = { $symbol ->
    [bottle] bottle
    [pistol] pistol
    [hat] hat
    [skull] skull
    [dagger] dagger
    [key] key
   *[none] card
}
cartagena-part-from = { $from ->
    [0] the entrance
    [37] the boat
   *[other] space { $from }
}
cartagena-part-to = { $to ->
    [37] the boat
   *[other] space { $to }
}
cartagena-part-space = { $space ->
    [0] the entrance
    [37] the boat
   *[other] space { $space }
}

## What happened

cartagena-event-segment-laid = { $reversed ->
    [yes] Tunnel segment { $segment } is laid, turned round.
   *[no] Tunnel segment { $segment } is laid.
}
cartagena-event-dealt = { $who } is dealt a { cartagena-part-card }.
cartagena-event-row-laid = A { cartagena-part-card } is laid out in the row.
cartagena-event-turn-began = { $who } is on turn.
cartagena-event-advanced = { $who } plays a { cartagena-part-card } and goes from { cartagena-part-from } to { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } falls back from { cartagena-part-from } to { cartagena-part-to } for { $cards } card.
   *[other] { $who } falls back from { cartagena-part-from } to { cartagena-part-to } for { $cards } cards.
}
cartagena-event-took = { $who } takes a { cartagena-part-card } from the row.
cartagena-event-drew = { $who } draws a { cartagena-part-card }.
cartagena-event-no-cards = { $missing ->
    [one] There is no card left: { $who } goes short of { $missing }.
   *[other] There are no cards left: { $who } goes short of { $missing }.
}
cartagena-event-shuffled = { $cards ->
    [one] The discards are shuffled: { $cards } card in the deck.
   *[other] The discards are shuffled: { $cards } cards in the deck.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } ends the turn without a move.
    [one] { $who } ends the turn after { $moves } move.
   *[other] { $who } ends the turn after { $moves } moves.
}
cartagena-event-ended = { $ending ->
    [escaped] The boat casts off: all six pirates of one player are aboard.
    [stalled] The game is over: nobody has moved for two rounds. The number of pirates in the boat decides.
   *[turn-limit] The game is over: every player has had 200 turns. The number of pirates in the boat decides.
}

## What can be done

cartagena-action-advance = Play a { cartagena-part-card }: from { cartagena-part-space } to { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Fall back from { cartagena-part-space } to { cartagena-part-to }, draw { $cards } card
   *[other] Fall back from { cartagena-part-space } to { cartagena-part-to }, draw { $cards } cards
}
cartagena-action-end-turn = End the turn

## Why it cannot be done

cartagena-reason-not-legal = The rules do not allow that.
cartagena-reason-over = The game is over.
cartagena-reason-not-deciding = It is not your turn.
cartagena-reason-unknown-action = That cannot be done now.
cartagena-reason-ambiguous = That can mean more than one thing. Say which.
cartagena-reason-no-such-action = That cannot be done now.
cartagena-reason-no-pirate = { $space ->
    [0] You have no pirate in front of the tunnel.
    [37] You have no pirate in the boat.
   *[other] You have no pirate on space { $space }.
}
cartagena-reason-no-card = You have no { cartagena-part-card } in your hand.
cartagena-reason-no-company = { $space ->
    [0] A pirate in front of the tunnel has nowhere to fall back to.
    [37] No space in the tunnel holds one or two pirates: there is nowhere to fall back to.
   *[other] No space behind space { $space } holds one or two pirates: there is nowhere to fall back to.
}
