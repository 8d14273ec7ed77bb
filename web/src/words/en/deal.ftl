### The same luck again: a game in which everything comes up as in an earlier one, and how both went.

deal-about = { $luck } What you make of it is up to you!
deal-luck = Everything comes up in the same order.
deal-known = If you’ve seen one of these games, you may know what’s coming. So they’re just for comparing and don’t count in your statistics.
deal-again = Play it again
deal-friend = Challenge a friend
deal-friend-about = Send this link: your friend gets your seat and your luck, against bots.
deal-friend-known = It’s a friendly challenge: anyone who’s played with this luck before, maybe under another name, knows what’s coming. There’s no way to check.

deal-title = Same luck, side by side
deal-first = The first game
deal-number = Game { $number }
deal-decisions = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
deal-undone = { $count ->
    [one] { $count } undone
   *[other] { $count } undone
}
deal-hidden = You’ll see how the others played once you’ve finished your own game.
deal-play = Go to the table
