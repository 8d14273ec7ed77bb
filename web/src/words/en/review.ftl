### A finished match, played again and judged. Chances come as text with their sign for percent: "12%".
### $span is "turn", or "round" where all play at the same time.

## Opening

review = Review
review-open = Replay a record
review-open-about = Every finished match can be saved as a file. Choose one, and it is played again here, move by move.
review-choose = Choose a file
review-unreadable = That file is not the record of a finished match.
review-nothing = Nothing to replay here
problem-no-record = That record cannot be replayed: it does not agree with the rules.
review-fetching = Fetching the match…
review-to-table = Back to the table
review-eyes = Seen by
review-open-cards = Everything open
review-as = As { $who } saw it
review-share = Share this moment
review-copied = The link is copied.

## The way through it

review-controls = Steps
review-moment = Moment
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Set-up
   *[other] { $span ->
        [round] Round { $number }
       *[turn] Turn { $number }
    }
}
review-end = The end
review-back = Step back
review-on = Step on
review-back-turn = { $span ->
    [round] Back one round
   *[turn] Back one turn
}
review-on-turn = { $span ->
    [round] On one round
   *[turn] On one turn
}
review-play = Play
review-pause = Pause
review-beginning = The table is laid.
review-next = { $who }: { $action }

## Playing on from a moment

review-what-if = What if?
review-what-if-title = Play on from here
review-what-if-about = The match goes on from this moment, with new luck, for you and bots. The one that you look at stays as it was.
review-what-if-seat = You play
review-what-if-go = Play on

## What is thought of it

review-chances = Win chances
review-working = { $done } of { $total } steps judged…
review-done = The review is complete.
review-graph = The chance of each player to win
review-when = When

review-luck-title = Luck or skill?
review-luck = Luck
review-skill = Skill
review-error = Rest
review-error-about = Luck is all that dice and draws did; skill is what choices gained or gave away against the best ones. The rest is the error of the estimates, and what nobody could know.
review-luck-good = Lucky
review-luck-bad = Unlucky
review-luck-even = Neither lucky nor unlucky
# $luck and $skill are good, bad or even; $chance and $choices say how much.
review-verdict = { $luck ->
    [good] Chance gave { $chance };
    [bad] Chance took { $chance };
   *[even] Chance hardly mattered;
} { $skill ->
    [good] better choices than the others’ won { $choices }.
    [bad] weaker choices lost { $choices }.
   *[even] choices were level with the others’.
}
review-way = From { $from } to { $to }.

review-mistakes = Mistakes
review-whose = Whose mistakes
review-everybody = Everybody’s mistakes
review-better = Better: { $action }
review-instead = { $better } instead of { $chosen }
review-fatal = lost the game
review-exact = proven
review-show-better = Show the better choice
review-no-mistakes = No mistake worth a word.
review-all = { $count ->
    [one] Show the one mistake
   *[other] Show all { $count } mistakes
}
review-fewer = Show fewer

review-draws = Draws against expectation
review-what = What
review-seen = Came
review-expected = Expected
review-draws-cartagena-draw = Cards drawn
review-draws-tortuga-throw = Dice thrown
review-draws-tortuga-draw = Chests from the bag
review-draws-tortuga-token = Treasure tokens
review-draws-battle-reveal = Ships turned up
review-ship = { $fleet ->
    [pirates] { $masts ->
        [1] pirate one-master
        [2] pirate two-master
       *[3] pirate three-master
    }
   *[spain] { $masts ->
        [1] Spanish one-master
        [2] Spanish two-master
       *[3] Spanish three-master
    }
}
