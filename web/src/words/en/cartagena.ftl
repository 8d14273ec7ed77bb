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
###
### What can be done stands alone, in a list or above a button. Its attribute `inside` says the same inside a sentence,
### after a colon: "Better: play a bottle". So neither of them holds a colon.

cartagena-credits = A game by Leo Colovini

## Options

cartagena-option-variant = Cards
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = All hands are face up, and you take cards from a face-up row. For planners.
cartagena-option-variant-jamaica = Jamaica
cartagena-option-variant-jamaica-about = Hands are hidden, and you draw cards from the deck. For gamblers.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Hands are hidden, but you take cards from a face-up row. For players with a good memory.

## Words

cartagena-symbol-bottle = bottle
cartagena-symbol-pistol = pistol
cartagena-symbol-hat = hat
cartagena-symbol-skull = skull
cartagena-symbol-dagger = dagger
cartagena-symbol-key = key

cartagena-ending-escaped = All six pirates are in the boat!
cartagena-ending-stalled = Nobody can move. The player with the most pirates in the boat wins; tied players share the win.
cartagena-ending-passed = Everyone passed for two rounds: it’s a draw.
cartagena-ending-turn-limit = Everyone has had 200 turns: it’s a draw.
cartagena-counted = How far everyone got
cartagena-counted-aboard = Pirates in the boat
cartagena-counted-steps = Spaces left for the others

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
    [yes] Tunnel segment { $segment } is added, the other way round.
   *[no] Tunnel segment { $segment } is added.
}
cartagena-event-dealt = { $who } is dealt a { cartagena-part-card }.
cartagena-event-row-laid = A { cartagena-part-card } joins the row.
cartagena-event-turn-began = It’s { $who }’s turn.
cartagena-event-advanced = { $who } plays a { cartagena-part-card } and runs from { cartagena-part-from } to { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } falls back from { cartagena-part-from } to { cartagena-part-to } for { $cards } card.
   *[other] { $who } falls back from { cartagena-part-from } to { cartagena-part-to } for { $cards } cards.
}
cartagena-event-took = { $who } takes a { cartagena-part-card } from the row.
cartagena-event-drew = { $who } draws a { cartagena-part-card }.
cartagena-event-no-cards = { $missing ->
    [one] No cards left: { $who } gets { $missing } card fewer.
   *[other] No cards left: { $who } gets { $missing } cards fewer.
}
cartagena-event-shuffled = { $cards ->
    [one] The discards are shuffled: { $cards } card in the deck.
   *[other] The discards are shuffled: { $cards } cards in the deck.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } ends the turn without moving.
    [one] { $who } ends the turn after { $moves } move.
   *[other] { $who } ends the turn after { $moves } moves.
}
cartagena-event-ended = { $ending ->
    [escaped] One player’s six pirates are all aboard, and the boat casts off!
    [stalled] The game is over: nobody can move. The player with the most pirates in the boat wins; tied players share the win.
    [passed] The game is over: everyone passed for two rounds. It’s a draw.
   *[turn-limit] The game is over: everyone has had 200 turns. It’s a draw.
}

## What can be done

cartagena-action-advance = Play a { cartagena-part-card }, from { cartagena-part-space } to { cartagena-part-to }
    .inside = play a { cartagena-part-card }, from { cartagena-part-space } to { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Fall back from { cartagena-part-space } to { cartagena-part-to } and get { $cards } card
   *[other] Fall back from { cartagena-part-space } to { cartagena-part-to } and get { $cards } cards
}
    .inside = { $cards ->
        [one] fall back from { cartagena-part-space } to { cartagena-part-to } and get { $cards } card
       *[other] fall back from { cartagena-part-space } to { cartagena-part-to } and get { $cards } cards
    }
cartagena-action-end-turn = End your turn
    .inside = end the turn

## Why it cannot be done

cartagena-reason-not-legal = The rules don’t allow that.
cartagena-reason-over = The game is over.
cartagena-reason-not-deciding = It’s not your turn.
cartagena-reason-unknown-action = You can’t do that now.
cartagena-reason-ambiguous = That could mean several things. Please choose one.
cartagena-reason-no-such-action = You can’t do that now.
cartagena-reason-no-pirate = { $space ->
    [0] You have no pirate in front of the tunnel.
    [37] You have no pirate in the boat.
   *[other] You have no pirate on space { $space }.
}
cartagena-reason-no-card = You have no { cartagena-part-card } in your hand.
cartagena-reason-no-company = { $space ->
    [0] A pirate in front of the tunnel can’t fall back.
    [37] There’s nowhere to fall back to: no space in the tunnel has one or two pirates.
   *[other] There’s nowhere to fall back to: no space behind space { $space } has one or two pirates.
}

## What chance does

cartagena-draws-draw = Cards drawn
cartagena-draws-segment = { $reversed ->
    [yes] segment { $number }, the other way round
   *[no] segment { $number }
}
