### What Cartagena's board says. $symbol is the word that the server uses ("skull"), so that each language can put its
### own word for it into the right case: { $symbol -> [skull] ... }.

cartagena-board-tunnel = The tunnel
cartagena-board-hand = Your cards
cartagena-board-hand-of = { $name }’s cards
cartagena-board-row = Face-up cards, next one first
cartagena-board-no-cards = No cards: fall back to get some.
cartagena-board-card = { $symbol }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cartagena-board-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cartagena-board-discards = Discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cartagena-board-tally = { $boat } of { $crew } aboard, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cartagena-board-moves = { $moves ->
    [0] No moves left
    [one] { $moves } move left
   *[other] { $moves } moves left
}

## Places

cartagena-board-front = In front of the tunnel: { $pirates }
cartagena-board-boat = The boat: { $pirates }
cartagena-board-space = Space { $space }, { $symbol }: { $pirates }
cartagena-board-crew = { $name } { $count }
cartagena-board-nobody = nobody
cartagena-board-summary = { $name }: in front of the tunnel { $front }; on spaces { $spaces }; in the boat { $boat }
cartagena-board-way = { $symbol } from { $from ->
    [0] the entrance
   *[other] { $from }
} to { $to ->
    [37] the boat
   *[other] { $to }
}
cartagena-board-way-back = back from { $from ->
    [37] the boat
   *[other] { $from }
} to { $to } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cartagena-board-to = to space { $to }
cartagena-board-to-boat = to the boat

## What to do now

cartagena-board-choose = Choose a card or a pirate.
cartagena-board-choose-pirate = Which pirate should run to the next { $symbol }?
cartagena-board-choose-way = Play a card, or fall back for cards.
cartagena-board-choose-card = Play a card for this pirate.
cartagena-board-choose-back = Fall back for cards.
cartagena-board-stuck = None of your pirates can move. End your turn.
cartagena-board-leave = { $moves ->
    [one] End your turn with { $moves } move left?
   *[other] End your turn with { $moves } moves left?
}
cartagena-board-end-turn = End turn
cartagena-board-waiting = It’s { $name }’s turn.
cartagena-board-over = The game is over.

## Why not

cartagena-board-why-not-your-turn = Not yet: it’s { $name }’s turn.
cartagena-board-why-over = The game is over.
cartagena-board-why-choose-first = Choose one of your cards or pirates first.
cartagena-board-why-no-move-with-card = None of your pirates can use the { $symbol }.
cartagena-board-why-which-pirate = Several pirates could go there. Tap the one you want to move.
cartagena-board-why-which-card = Several cards lead there. Tap the one you want to play.
cartagena-board-why-stuck = This pirate can’t move: there’s nobody behind it to fall back to, and you have no card for it.
cartagena-board-why-next-empty = A pirate runs to the next empty { $symbol }, or to the boat if there isn’t one.
cartagena-board-why-not-there = This pirate can’t go there. A card takes it to the next empty space with that symbol. Falling back takes it to the nearest one or two pirates behind it.
