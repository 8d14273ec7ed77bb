### What every page says.

brethren = Brethren
tagline = Three pirate board games for friends and against bots. No account, no waiting.
footer = Our own drawings, sounds and words. The games are the work of their authors, named on each page of rules.

game-tortuga = Tortuga
game-tortuga-about = Throw dice in secret, board and raid the others, bring your chests home.
game-tortuga-facts = 2 to 4 players · 45 minutes
game-cartagena = Cartagena
game-cartagena-about = Lead six pirates through the tunnel to the boat. Falling back earns cards.
game-cartagena-facts = 2 to 5 players · 30 minutes
game-battle = Battle for Tortuga
game-battle-about = Two fleets lie hidden under the waves. Find yours, sink the other.
game-battle-facts = 2 players · 15 minutes

## Harbour

play-bots = Play against bots
play-friends = With friends
rules = Rules
learn = Learn
learn-by-playing = Learn it by playing
learn-try = Try it
rules-opening = Fetching the rules…
bots-many = How many bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-level = How strong
level-random = Drifter
level-swab = Swab (easy)
level-deckhand = Deckhand
level-gunner = Gunner (fair)
level-mate = Mate
level-captain = Captain (strong)

# A bot at a table: its rank, and a name lent by its seat.
bot-random = Drifter { $name }
bot-swab = Swab { $name }
bot-deckhand = Deckhand { $name }
bot-gunner = Gunner { $name }
bot-mate = Mate { $name }
bot-captain = Captain { $name }

your-tables = Your tables
your-turn = Your turn
stage-gathering = Gathering
stage-playing = Under way
stage-over = Over
tables-all = { $count ->
    [one] The one table
   *[other] All { $count } tables
}
tables-fewer = Fewer tables

## Who you are

you = You
name = Name
avatar = Sign
avatar-anchor = Anchor
avatar-parrot = Parrot
avatar-turtle = Turtle
avatar-star = Star
avatar-octopus = Octopus
avatar-skull = Skull
avatar-wheel = Wheel
avatar-lantern = Lantern
save = Save
carry = On another device
carry-about = A code makes you the same person there, with all your tables.
carry-make = Show me a code
carry-minutes = { $minutes ->
    [one] Good once, for { $minutes } minute.
   *[other] Good once, for { $minutes } minutes.
}
carry-have = I have a code
carry-use = Use it here
statistics = Your matches in figures

## Settings

settings = Settings
language = Language
theme = Look
theme-auto = Like the device
theme-day = Day
theme-night = Night
theme-to-day = Change to day
theme-to-night = Change to night
sound = Sound
on = On
off = Off
pace = Pace of moves
pace-still = No motion
pace-slow = Slow
pace-usual = Usual
pace-fast = Fast

## Seats

seat-empty = Empty seat
seat-me = (you)
seat-away = away
seat-thinking = thinking
seat-deciding = to decide

close = Close
undo = Undo

## Why something was refused

problem-offline = The server cannot be reached. Try again in a moment.
problem-unknown = That was refused.
problem-board = The board could not be loaded. Reload the page.
problem-no-such-table = There is no such table. Perhaps the link is cut short.
problem-private = This table does not welcome watchers.
problem-stale = Something has happened meanwhile. Look again.
problem-gone-on = Somebody else has decided since.
problem-revealed = Your decision has shown you something that was hidden. It stands.
problem-nothing-to-undo = There is nothing to take back.
problem-taken = Somebody sits there.
problem-empty-seats = All seats must be taken first.
problem-started = The game has started already.
problem-not-started = The game has not started yet.
problem-not-playing = No game is going on.
problem-not-over = The game is not over yet.
problem-over = The game is over.
problem-not-host = Only the host may do that.
problem-not-yours = That is not your seat.
problem-not-seated = You do not sit at this table.
problem-not-deciding = There is nothing for you to decide now.
problem-not-away = That player is here and in time.
problem-not-alone = Hints are for games against bots only.
problem-standin = A bot plays for you. Take your seat back first.
problem-options = The game cannot be played like that.
problem-dealt = This table is played like the match whose luck it has.
problem-no-such-code = That code is not known, or its time is over.
problem-no-such-moment = That moment is not known.
problem-not-stored = That could not be stored. Try again.
problem-damaged = What is stored about this table is damaged. Your other tables are well.
problem-newer = This table is played by newer rules than this server knows. Try again in a moment.
problem-busy = Too much is happening at this table. Try again.
problem-too-often = Too much at once. Wait a moment.
problem-malformed = The server did not understand that.
problem-luck-given = You have put your number in already.
problem-luck-awaited = A player has just sat down, and their device is adding to the dice. Try again in a moment.
problem-name = A name must be visible, and must not change the text around it.
problem-nothing-said = There is nothing to be seen in that.
problem-chat-full = This table can keep no more messages.
problem-changes-used-up = You have changed so much at this table that only moves are left.
problem-no-such-game = There is no such game.
problem-no-such-seat = This table has no such seat.
problem-nobody-there = Nobody sits there.
problem-seats = These seats do not fit the table.
problem-stranger = Your browser must allow cookies for this site. Then reload the page.
problem-foreign = That came from another site and was not taken.
problem-too-large = That is too large.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address is asked in another way.
problem-not-a-number = That should be a whole number.
problem-gone = The line broke. Try again.
problem-our-fault = Something went wrong here. It has been noted; try again.

## The line

line-lost = The line is gone. Trying to reach the table again…
line-opening = Finding the table…
laying = Laying the table…
no-table = No table here
to-harbour = To the harbour

## Gathering

seats = Seats
seat-number = Seat { $number }
a-bot = Bot
host = Host
sit = Sit here
stand = Stand up
empty-seat = Ask { $who } to leave this seat
place-bot = A bot
guest = Somebody else at this device
guest-sit = Sits too
fill-bots = Fill up with bots
seats-missing = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
}
start = Start the game
waiting-for-host = { $who } starts the game.
waiting-for-start = The game is about to start.
welcome = Welcome aboard, { $who }. Take a seat, or stay and watch.
how = How we play
how-many = Players
start-player = Start player
start-by-lot = Drawn by lot
clock = Time for a move
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
watchers-welcome = Others may watch
invite = Invite with this link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a code for a camera

## At the table

game-over = The game is over
other-thinks = { $who } is thinking
other-turn = { $who } is on turn
others-decide = { $count ->
    [one] { $count } player decides
   *[other] { $count } players decide
}
skip = Skip
hint = Hint
hint-title = What the captain would do, and your chances
hint-exact = What the captain would do: proven
menu = Menu
meanwhile = While you were away…
past = The board as it was then
to-now = Back to now
stand-in = A bot plays for you.
take-back-seat = Take your seat back
leaver = { $who } is away. What shall we do?
leaver-wait = Wait
leaver-bot = Let a bot play on
leaver-end = End the game
leave = Leave the game
leave-sure = A bot may play on for you. Leave the game?
leave-yes = Leave
leave-no = Stay
record = Save the record
fair = Are the dice fair?
curtain = Pass the device to { $who }
curtain-about = Nobody else looks now.
curtain-lift = I am { $who }

## The end

result = Result
result-you = You win!
result-other = { $who } wins
result-shared = A shared victory
result-none = The game was ended
result-board = See the board
replay = Replay and review
replay-saved = Replay a saved match
replay-so-far = Replay so far
deal = Same deal
deal-side = Results side by side
deal-table = Same deal: the luck of this table is that of an earlier match.
winner = winner
rematch = Once more
rematch-join = Join the next game

## Log and talk

log = Log
log-empty = Nothing has happened yet.
log-look = Show the board then
log-fold = Fold
log-unfold = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
say = Say something
send = Send
phrases = Phrases
mute = Do not hear { $who }
muted = Not heard: { $names }
unmute = Hear all again
phrase-ahoy = Ahoy!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-hurry = Hurry, the tide is turning.
phrase-sorry = Sorry!
phrase-oh-no = Oh no!
phrase-one-moment = One moment, please.
phrase-again = Once more?
phrase-bye = Fair winds, goodbye!

happened-sat = { $who } sits down.
happened-stood = { $who } stands up.
happened-placed = { $who } joins.
happened-started = The game begins.
happened-undone = { $who } takes a move back.
happened-late = The time of { $who } has run out.
happened-voted-bot = A bot plays on for { $who }.
happened-voted-end = The game is ended early.
happened-voted-wait = The others wait for { $who }.
happened-returned = { $who } is back.
happened-rematch = A new game is set up.
