### Learning a game by playing it: what every course says. $action is what can be done, as the game says it inside a
### sentence.

learn-next = Next
learn-back = Previous lesson
learn-again = Try again
learn-show = Show me
learn-step = Lesson { $step } of { $last }
learn-wrong = You could do that, but try this instead: { $action }.
learn-restart = Start over
learn-finished = You know the ropes!
learn-finished-about = You’ll pick up the rest as you play. The Swab is an easy opponent to start with.
learn-play = Play against bots now

## Players, by the colours of their pieces; in Battle for Tortuga, two captains

learn-seat-0 = Blue
learn-seat-1 = Red
learn-seat-2 = Green
learn-seat-3 = Yellow
