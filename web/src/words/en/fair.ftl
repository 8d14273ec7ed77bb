### What was promised before a game, and whether it was kept. $share is a text with its sign for percent: "12%".

## One match

fair-checking = Drawing everything again…
fair-to-replay = Back to the replay
fair-closed = Sealed until the end
fair-before = The server chose its luck before the game and shows this seal of it; every player’s browser added a number of its own. After the game the secret is shown, and anybody can check every draw.
fair-whole = Everything is as promised
fair-whole-about = { $count ->
    [0] Your browser has worked it out by itself. Nothing was drawn in this match.
    [one] Your browser has made the one draw again by itself: it follows from the sealed secret and the players’ numbers.
   *[other] Your browser has made all { $count } draws again by itself: each follows from the sealed secret and the players’ numbers.
}
fair-broken = This is not as promised
fair-check-secret = The secret fits the seal.
fair-check-noted = Seal and number are those that this browser noted before the game.
fair-check-lot = The lot to begin falls on { $who }.
fair-check-draws = { $count ->
    [one] { $count } draw made again, with the same result.
   *[other] { $count } draws made again, all with the same result.
}
fair-unnoted = This browser took no note before this game, so it cannot tell whether the seal has stayed the same.
fair-fault-secret = The secret is not the one that was sealed.
fair-fault-noted-commitment = The seal is not the one that this browser noted before the game.
fair-fault-noted-luck = The number that this browser put in is not in the record.
fair-fault-lot = The lot to begin falls on { $drawn }, but the record says { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } of { $total } draws comes out differently: step { $step } gives “{ $drawn }”, the record says “{ $recorded }”.
   *[other] { $count } of { $total } draws come out differently. The first is step { $step }: it gives “{ $drawn }”, the record says “{ $recorded }”.
}
fair-fault-odds = At step { $step } the server counts other possibilities than the board shows.
fair-fault-replay = At step { $step } the server shows something else than the record says.
fair-fault-rules = { $step ->
    [0] The record does not agree with the rules.
   *[other] Step { $step } of the record is against the rules.
}
fair-ingredients = What went in
fair-commitment = Seal
fair-secret = Secret
fair-bot = nothing: a bot
fair-nothing = nothing
fair-mine = from this browser
fair-later = shown when the game is over, with every draw
fair-deal = This match was played with the luck of another one. Whoever has the record of that one can know what will be drawn.

## Its draws

fair-draws = { $count ->
    [one] The one draw
   *[other] All { $count } draws
}
fair-draws-all = { $count ->
    [one] Show the one draw
   *[other] Show all { $count } draws
}
fair-draws-fewer = Show fewer
fair-draw-well = as promised
fair-draw-wrong = wrong
fair-draw-hmac = HMAC of { $message } with the key of this match:
fair-draw-point = Divided by { $total } it leaves { $point }.
fair-draw-possible = Possible
fair-draw-weight = Weight
fair-draw-remainder = Remainder
fair-draw-recorded = in the record
fair-draw-look = See step { $step } on the board
fair-draw-step = Step { $step }
fair-segment = { $reversed ->
    [yes] segment { $number }, turned round
   *[no] segment { $number }
}
fair-yourself = You need not believe this page. Save the record and check it yourself:
fair-all = What chance does on this server

## How it works

fair-about = Every throw, every card and every tile can be checked by anybody. Nobody has to trust this server.
fair-file = Check a saved match
fair-how = How it works
fair-how-seal = When a table is made, the server takes a secret and shows everybody its seal. No other secret fits the seal, and nobody can read the secret from it.
fair-how-numbers = Before the game, every player’s browser puts in a number of its own.
fair-how-draws = Everything is drawn from the secret and the numbers together. So neither the server nor a player alone decides what comes.
fair-how-check = After the game the secret is shown. Your browser, or a program of your own, makes every draw again and compares.
fair-limits = What this cannot show: a server in league with a player could let that player try many numbers, and during the game it knows what will be drawn. Where nobody puts in a number, its secret has to be trusted.

## All matches

chance = Chance on this server
chance-counting = Counting…
chance-about = { $count ->
    [one] All draws of { $matches } finished match, beside what was to be expected.
   *[other] All draws of { $matches } finished matches, beside what was to be expected.
}
chance-key = A bar shows how often something came, the upright mark how often it was to be expected. The line across the mark reaches as far as honest chance usually strays.
chance-none = No match has been finished here yet.
chance-lay = Segments of the tunnel
chance-lot = Who begins
chance-few = Too few draws to tell.
chance-usual = As it should be: honest chance strays at least so far in { $share } of all cases.
chance-rare = Unusual, but possible: honest chance strays so far in fewer than 1 of 100 cases.
chance-wrong = This should not happen: honest chance strays so far in fewer than 1 of 10,000 cases.
chance-figures = { $draws } draws · χ² = { $chi }, { $freedom } degrees of freedom
