### Whether the dice and cards of a game were fair, and how anybody can check it. $share is a text with its sign for
### percent: "12%". A draw is anything that luck decides: a die, a card, a chest, a ship. A seal is a commitment.

## One game

fair-checking = Checking every draw…
fair-to-replay = Back to the replay
fair-closed = Sealed until the end
fair-before = Before the game, the server picked a secret and showed you its seal, and every player’s browser added a random number. After the game you’ll see the secret, and anyone can check every draw.
fair-whole = Everything was fair
fair-whole-about = { $count ->
    [0] Your browser has checked this on its own. Nothing was left to luck in this game.
    [one] Your browser has repeated the draw on its own: it comes straight from the sealed secret and the players’ numbers.
   *[other] Your browser has repeated all { $count } draws on its own: each one comes straight from the sealed secret and the players’ numbers.
}
fair-broken = Something’s wrong here
fair-check-secret = The secret fits the seal.
fair-check-noted = The seal and your number are the same ones your browser saved before the game.
fair-check-lot = By the draw, { $who } starts.
fair-check-draws = { $count ->
    [one] { $count } draw repeated, with the same result.
   *[other] { $count } draws repeated, all with the same results.
}
fair-unnoted = Your browser saved nothing before this game, so it can’t tell whether the seal is still the same.
fair-device = This game was played on a device, without a server. The draws fit the secret, but the secret was the device’s own, so this proves nothing to others.
fair-fault-secret = The secret isn’t the one that was sealed.
fair-fault-noted-commitment = The seal isn’t the one your browser saved before the game.
fair-fault-noted-luck = The number your browser added is missing from the saved game.
fair-fault-lot = By the draw, { $drawn } starts, but the saved game says { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } of { $total } draws comes out differently: step { $step } gives “{ $drawn }”, but the saved game says “{ $recorded }”.
   *[other] { $count } of { $total } draws come out differently. The first is step { $step }: it gives “{ $drawn }”, but the saved game says “{ $recorded }”.
}
fair-fault-odds = At step { $step }, what the server could draw differs from what’s left on the board.
fair-fault-replay = At step { $step }, the server shows something different from the saved game.
fair-fault-rules = { $step ->
    [0] The saved game breaks the rules.
   *[other] Step { $step } of the saved game breaks the rules.
}
fair-ingredients = What the draws were made from
fair-commitment = Seal
fair-secret = Secret
fair-bot = nothing (a bot)
fair-nothing = nothing
fair-mine = from your browser
fair-later = you’ll see it after the game, with every draw
fair-deal = This game repeated the luck of another one. Anyone who has saved that game may know what’s coming.

## Its draws

fair-draws = { $count ->
    [one] { $count } draw
   *[other] All { $count } draws
}
fair-draws-all = { $count ->
    [one] Show { $count } draw
   *[other] Show all { $count } draws
}
fair-draws-fewer = Show fewer
fair-draw-well = fair
fair-draw-wrong = wrong
fair-draw-hmac = HMAC of { $message } with the key of this game:
fair-draw-point = Divided by { $total }, the remainder is { $point }.
fair-draw-possible = Possible
fair-draw-weight = Weight
fair-draw-remainder = Remainder
fair-draw-recorded = in the saved game
fair-draw-look = See step { $step } on the board
fair-draw-step = Step { $step }
fair-yourself = Don’t take our word for it. Save the game and check it yourself:
fair-all = Luck on this server, in numbers

## How it works

fair-about = Anyone can check every roll, every card and every ship. You don’t have to trust this server.
fair-file = Check a saved game
fair-how = How it works
fair-how-seal = When a table is set up, the server picks a secret and shows everyone its seal. No other secret fits that seal, and nobody can work out the secret from it.
fair-how-numbers = Before the game, every player’s browser adds a random number.
fair-how-draws = All the luck in the game is worked out from the secret and those numbers together. So nobody can decide alone what comes up: not the server, and not a player.
fair-how-check = After the game you’ll see the secret. Your browser, or a program of your own, repeats every draw and compares.
fair-limits = What this can’t prove: a server that cheats together with a player could let that player try many numbers, and the server knows what’s coming during the game. If no player adds a number, you have to trust the server’s secret.

## All games

chance = Luck on this server
chance-counting = Counting…
chance-about = { $count ->
    [one] Everything that luck decided in { $matches } finished game, next to what you’d expect.
   *[other] Everything that luck decided in { $matches } finished games, next to what you’d expect.
}
chance-key = The bar shows how often something came up, the upright mark how often you’d expect it. It’s never spot on: the line across the mark shows how far off pure luck usually is.
chance-none = No game has been finished here yet.
chance-lay = Tunnel segments
chance-lot = Who starts
chance-few = Too few draws to tell.
chance-usual = Looks fine: with pure luck you’d see a gap at least this big { $share } of the time.
chance-rare = Unusual, but it happens: with pure luck you’d see a gap this big less than once in 100 times.
chance-wrong = This shouldn’t happen: with pure luck you’d see a gap this big less than once in 10,000 times.
chance-figures = { $draws } draws · χ² = { $chi }, { $freedom } degrees of freedom
