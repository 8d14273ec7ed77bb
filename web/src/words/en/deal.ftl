### The same deal: a match with the luck of an earlier one, and how both went.

deal-about = { $game ->
    [cartagena] The same tunnel, and the cards come in the same order.
    [tortuga] The same chests wait in the bag, and every die shows the same faces in the same order.
   *[battle] The same ships come to light in the same order.
} What becomes of it is up to you.
deal-known = Whoever has seen one of these matches can know what will be drawn. So they are there to be compared, and count for nothing else.
deal-again = Play it once more
deal-friend = Challenge a friend
deal-friend-about = Whoever sits down at this table has your seat and your luck, and bots for opponents.
deal-friend-known = It's a friendly challenge: somebody who has played this deal before, perhaps under another name, knows what comes. Nobody can check that.

deal-title = The same deal, side by side
deal-first = The first match
deal-number = Match { $number }
deal-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
deal-undone = { $count ->
    [one] { $count } taken back
   *[other] { $count } taken back
}
deal-hidden = How the others played shows when you have finished yours.
deal-play = To the table
