### What every page says.

brethren = Brethren
tagline = Three pirate board games to play with friends or against bots. No account, no waiting.
footer = All drawings, sounds and texts are our own. The games belong to their designers: you’ll find their names on the rules pages.

## Harbour

play-bots = Play against bots
play-friends = Play with friends
rules = Rules
learn = Learn
learn-by-playing = Learn by playing
learn-try = Try it
rules-opening = Opening the rules…
rules-ruling = Our ruling:
rules-printed = In the rulebooks:
rules-not-in-book = The rulebook doesn’t say this.
bots-many = Number of bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-level = Bot level
level-random = Drifter
level-swab = Swab (easy)
level-deckhand = Deckhand
level-gunner = Gunner (medium)
level-mate = Mate
level-captain = Captain (hard)

# A bot in a list of players: its rank, and a name lent by its seat. $gender is "woman" or "man", for languages whose
# ranks have two forms. Sentences call a bot by its name alone.
bot-random = Drifter { $name }
bot-swab = Swab { $name }
bot-deckhand = Deckhand { $name }
bot-gunner = Gunner { $name }
bot-mate = Mate { $name }
bot-captain = Captain { $name }

your-tables = Your tables
on-device = On this device
your-turn = Your turn
stage-gathering = Waiting for players
stage-playing = In progress
stage-over = Finished
# Before "in 5 min" or "in 2 days".
time-left = Time runs out
tables-all = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
}
tables-fewer = Show fewer

## Who you are

you = You
# What somebody new is called.
sailor = Sailor
name = Name
avatar = Avatar
avatar-anchor = Anchor
avatar-parrot = Parrot
avatar-turtle = Turtle
avatar-star = Star
avatar-octopus = Octopus
avatar-skull = Skull
avatar-wheel = Wheel
avatar-lantern = Lantern
save = Save
carry = Play on another device
carry-about = Get a code here and enter it on your other device. You’ll have your name and all your tables there too.
carry-make = Get a code
carry-minutes = { $minutes ->
    [one] Works once, within { $minutes } minute.
   *[other] Works once, within { $minutes } minutes.
}
carry-have = I have a code
carry-use = Use this code
statistics = Your statistics
practice = Learn from your mistakes
puzzles = Puzzles
watch = Watch games
voyage = Daily voyage

## Settings

settings = Settings
language = Language
theme = Theme
theme-auto = Same as device
theme-day = Day
theme-night = Night
theme-to-day = Switch to day
theme-to-night = Switch to night
board = Board
board-drawn = Drawn
board-text = Text
sound = Sound
vibration = Vibration
on = On
off = Off
pace = Animation speed
pace-still = No animation
pace-slow = Slow
pace-usual = Normal
pace-fast = Fast

## Seats

seat-empty = Empty seat
seat-me = (you)
seat-away = away
seat-thinking = thinking
seat-deciding = choosing

close = Close
undo = Undo

## Why something was refused

problem-offline = Can’t reach the server. Try again in a moment.
problem-needs-server = That doesn’t work without a server, and there’s none here.
problem-no-engine = The game couldn’t be loaded on this device. Reload the page to try again.
problem-getting-ready = That game is still getting ready. Try again in a moment.
problem-unknown = That didn’t work.
problem-board = The board couldn’t be loaded. Reload the page.
problem-no-such-table = There’s no such table. Maybe part of the link is missing.
problem-private = Spectators aren’t allowed at this table.
problem-stale = The game has moved on. Take another look.
problem-gone-on = You can’t undo that: somebody else has played since.
problem-revealed = You can’t undo that: it showed you something hidden.
problem-sealed = This is today’s voyage: its dice and cards stay secret until the day is over.
problem-nothing-to-undo = There’s nothing to undo.
problem-taken = Somebody’s already sitting there.
problem-empty-seats = Fill every seat first.
problem-started = The game has already started.
problem-not-started = The game hasn’t started yet.
problem-not-playing = No game is in progress.
problem-not-over = The game isn’t over yet.
problem-over = The game is over.
problem-not-host = Only the host can do that.
problem-not-yours = That’s not your seat.
problem-not-seated = You’re not sitting at this table.
problem-not-deciding = There’s nothing for you to choose right now.
problem-not-away = That player is here and still has time.
problem-not-replaced = You already have your seat.
problem-not-alone = Hints only work in games against bots.
problem-standin = A bot is playing for you. Take your seat back first.
problem-options = Those options don’t work for this game.
problem-dealt = This table repeats an earlier game, so its options can’t be changed.
problem-no-such-code = That code is wrong or has expired.
problem-no-such-friend = You haven’t played with that person lately.
problem-blocks-full = You can’t block any more people. Unblock somebody first.
problem-no-such-phrase = We don’t know these words. Check each word and the order.
problem-no-such-moment = This game has no such move.
problem-not-stored = That couldn’t be saved. Try again.
problem-no-room = There’s no room left on this device to save the game. Free some space, then go on.
problem-damaged = The saved data of this table is damaged. Your other tables are fine.
problem-newer = This table uses newer rules than the server knows. Try again in a moment.
problem-other-rules = This game was played by rules that this version of Brethren doesn’t know.
problem-busy = This table is busy. Try again in a moment.
problem-nobody-thinks = The server is too busy for that. Try again in a moment.
problem-too-often = That was too fast. Wait a moment.
problem-malformed = The server didn’t understand that.
problem-luck-given = Your browser has already added its random number.
problem-luck-awaited = Somebody has just sat down, and their browser is adding its random number. Try again in a moment.
problem-name = That name can’t be used. It needs letters that everyone can see.
problem-nothing-said = There’s nothing to read in that message.
problem-chat-full = This table has no room for more messages.
problem-changes-used-up = You’ve changed so much at this table that you can only make moves now.
problem-no-such-game = There’s no such game.
problem-no-such-seat = This table has no such seat.
problem-nobody-there = Nobody’s sitting there.
problem-seats = Those seats don’t work for this table.
problem-stranger = Please allow cookies for this site, then reload the page.
problem-foreign = That request came from another website, so we blocked it.
problem-too-large = That’s too large.
problem-not-found = There’s nothing at this address.
problem-wrong-method = This address can’t be used that way.
problem-not-a-number = That should be a whole number.
problem-gone = The connection was lost. Try again.
problem-our-fault = Something went wrong on our side. Please try again.
problem-device = This device can’t get notifications from us.
problem-no-push = This server doesn’t send notifications.
problem-time-zone = There’s no such time zone.
problem-webhook-address = That address can’t be used. It has to begin with https and be reachable by everyone.
problem-webhook-answer = The test didn’t get there. Please check the address.
problem-no-webhooks = There’s no webhook here.
problem-mail-address = That doesn’t look like an email address.
problem-no-mail = This server doesn’t send emails.
problem-no-such-mail = This link is no longer valid.
problem-vacation = You don’t have that many days left.

## The connection

line-lost = Connection lost. Reconnecting…
line-opening = Finding the table…
laying = Setting up the table…
getting-ready = Getting { $game } ready, about { $seconds } seconds
no-table = No table here
to-harbour = Back to the harbour

## Gathering

seats = Seats
seat-number = Seat { $number }
a-bot = Bot
host = Host
sit = Sit here
stand = Stand up
empty-seat = Ask { $who } to leave this seat
place-bot = Add a bot
guest = Another player on this device
guest-sit = Add player
fill-bots = Fill with bots
seats-missing = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
}
start = Start the game
waiting-for-host = Waiting for { $who } to start the game.
waiting-for-start = The game is about to start.
welcome = Welcome aboard, { $who }! Take a seat, or stay and watch.
how = Game options
how-many = Players
start-player = Who starts
start-by-lot = Random
clock = Time per move
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
watchers-welcome = Allow spectators
public-table = List this game for everyone to watch
public-table-about = Anyone can then find it on the page “Watch games” once it has started.
invite = Invite with this link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = QR code for this link

## At the table

game-over = Game over
other-thinks = { $who } is thinking
other-turn = It’s { $who }’s turn
others-decide = { $count ->
    [one] { $count } player is choosing
   *[other] { $count } players are choosing
}
skip = Skip
hint = Hint
hint-title = What the captain would do, and your chances
hint-exact = What the captain would do (proven best)
menu = Menu
meanwhile = While you were away…
past = You’re looking back
to-now = Back to the game
stand-in = A bot is playing for you.
take-back-seat = Take your seat back
leaver = { $who } is away. What now?
leaver-wait = Wait
leaver-bot = Let a bot take over
leaver-end = End the game
leave = Leave the game
leave-sure = Leave the game? A bot can take over for you.
leave-yes = Leave
leave-no = Stay
record = Save this game
fair = Are the dice fair?
curtain = Pass the device to { $who }
curtain-about = Everyone else, look away!
curtain-lift = I’m { $who }

## The end

result = Result
result-you = You win!
result-other = { $who } wins!
result-shared = A shared win!
result-drawn = It’s a draw!
result-none = The game was stopped early
result-board = See the board
replay = Replay and review
result-total = Total
replay-saved = Replay a saved game
replay-so-far = Replay the game so far
deal = Same luck again
deal-side = Compare results
deal-table = Same luck: here everything comes up just as it did in an earlier game.
licences = Licences
winner = winner
rematch = Play again
rematch-join = Join the next game

## Log and chat

log = Log
log-empty = Nothing has happened yet.
log-look = Show the board at this point
log-fold = Show less
log-unfold = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
say = Say something
send = Send
phrases = Quick messages
mute = Mute { $who }
muted = Muted: { $names }
unmute = Unmute everyone
phrase-ahoy = Ahoy!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-hurry = Hurry up, the tide’s turning!
phrase-sorry = Sorry!
phrase-oh-no = Oh no!
phrase-one-moment = One moment, please.
phrase-again = Another game?
phrase-bye = Fair winds, goodbye!

happened-sat = { $who } sits down.
happened-stood = { $who } gets up.
happened-placed = { $who } joins.
happened-started = The game begins!
happened-undone = { $who } takes a move back.
happened-late = { $who } has run out of time.
happened-voted-bot = A bot takes over for { $who }.
happened-voted-end = The players have ended the game early.
happened-voted-wait = The others are waiting for { $who }.
happened-returned = { $who } is back.
happened-rematch = A new game is being set up.

## Notices

notices = Notifications
notices-on = Tell me when it’s my turn
notices-are-on = This device tells you when it’s your turn, even when no page is open.
notices-about = You’ll get a notification on this device when it’s your turn and the table isn’t open. You can turn it off at any time.
notices-off = Turn notifications off
notices-blocked = Your browser blocks notifications from this page. Allow them in its settings for this page, then come back.
notices-cannot = This browser can’t show notifications here. On an iPhone or iPad, add this page to your home screen first.
notices-https = Notifications need an address that begins with https.
notices-trouble = That didn’t work. Please try again in a moment.
quiet-hours = Quiet hours: notifications wait until they’re over
quiet-start = From
quiet-end = Until
notices-more = More ways to be notified
calendar = Calendar
calendar-about = Get an address and subscribe to it in your calendar app: it shows when your time runs out in games with days for each move. Keep the address to yourself.
calendar-make = Get an address
calendar-address = Your address (we’ll show it only once)
calendar-new = Get a new address
calendar-remove = Remove it

## Games over days

# $until is a day, such as "3 May".
away-until = { $who } is away until { $until }.
vacation = Time away
vacation-about = In games with days for each move, your clock stops while you’re away, and the others can see that.
vacation-left = { $count ->
    [one] You have { $count } day left this year.
   *[other] You have { $count } days left this year.
}
vacation-until = Away until
vacation-start = I’m away
vacation-on = You’re away until { $until }.
vacation-end = I’m back
onward = Next game
onward-stay = Stay here
onward-setting = Go to the next game automatically
onward-about = After your move in a game that takes several days, you’ll see the next table that’s waiting for you.
