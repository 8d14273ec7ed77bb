### Learning a game by playing it: what every course says. $action is what can be done, as the game says it.

learn-next = Next
learn-back = The lesson before
learn-again = Try again
learn-show = Show me
learn-step = Lesson { $step } of { $last }
learn-wrong = That is allowed, but try this: { $action }.
learn-restart = From the start
learn-finished = You know the ropes
learn-finished-about = The rest comes with playing. The swab is a kind opponent to begin with.
learn-play = Play now against bots

## Players, by the colours of their pieces or by their fleets

learn-seat-0 = Blue
learn-seat-1 = Red
learn-seat-2 = Green
learn-seat-3 = Yellow
learn-fleet-pirates = Pirate
learn-fleet-spain = Spain
