### A finished game, played again and judged. Chances come as text with their sign for percent: "12%".
### $span is "turn", or "round" where all play at the same time. $action is what can be done, as the game says it inside a
### sentence.

## Opening

review = Review
review-open = Replay a saved game
review-open-about = You can save every finished game as a file. Choose one to watch it again, move by move.
review-choose = Choose a file
review-unreadable = That file isn’t a saved game.
review-nothing = Nothing to replay here
problem-no-record = That game can’t be replayed: it doesn’t follow the rules.
problem-no-such-review = This review is gone. Open the file again.
problem-not-proven = This game can’t be reviewed: the file doesn’t prove that it’s over.
review-fetching = Opening the game…
review-curtain = Only for { $who }
review-to-table = Back to the table
review-eyes = View as
review-open-cards = Everything visible
review-as = As { $who } saw it
review-share = Share this moment
review-copied = Link copied.

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
review-back = Previous step
review-on = Next step
review-back-turn = { $span ->
    [round] Back one round
   *[turn] Back one turn
}
review-on-turn = { $span ->
    [round] Forward one round
   *[turn] Forward one turn
}
review-play = Play
review-pause = Pause
review-beginning = The game is set up.
review-next = { $who }’s choice: { $action }

## Playing on from a moment

review-what-if = What if?
review-what-if-title = Play on from here
review-what-if-about = Play on from this moment against bots, with new luck. The game you’re watching stays as it is.
review-what-if-seat = You play as
review-what-if-go = Play on

## What is thought of it

review-chances = Chances of winning
review-working = { $done } of { $total } steps reviewed…
review-done = The review is complete.
review-graph = Each player’s chance of winning
review-zoom = Zoom in on this { $span ->
    [round] round
   *[turn] turn
}
review-zoom-out = Show the whole game
review-when = When

review-luck-title = Luck or skill?
review-luck = Luck
review-skill = Skill
review-others = Others
review-luck-about = Luck is what the dice and cards did, and what nobody could see. Skill is how much better someone chose than the others: a chance that one player gives away counts as skill for everyone else. Added up, they explain how the chance of winning changed from beginning to end.
review-others-about = Others is the third part, with more than two players: when someone gives a chance away, everyone else has a share in it. What a player got beyond that share, or short of it, is counted here.
review-accuracy = Accuracy { $points }
review-accuracy-about = Accuracy says how well someone chose: 100 is always the best choice, 0 is no better than choosing at random.
review-luck-good = Lucky
review-luck-bad = Unlucky
review-luck-even = Neither lucky nor unlucky
# $luck and $skill are good, bad or even; $chance and $choices say how much.
review-verdict = { $luck ->
    [good] Luck added { $chance }.
    [bad] Luck cost { $chance }.
   *[even] Luck hardly mattered.
} { $skill ->
    [good] Choosing better than the others added { $choices }.
    [bad] The others chose better, which cost { $choices }.
   *[even] The choices were as good as everyone else’s.
}
review-way = Chance of winning: from { $from } to { $to }.

review-mistakes = Mistakes
review-whose = Whose mistakes
review-everybody = Everyone’s mistakes
review-better = Better: { $action }
review-instead = { $better } chance of winning instead of { $chosen }
review-fatal = lost the game
review-exact = proven
review-reason-wins = It wins the game at once.
review-reason-loses = Otherwise the game is lost at once.
review-show-better = Show the better choice
review-no-mistakes = No mistakes worth mentioning.
review-all = { $count ->
    [one] Show { $count } mistake
   *[other] Show all { $count } mistakes
}
review-fewer = Show fewer

review-draws = What came up, and what you’d expect
review-what = What
review-seen = Came up
review-expected = Expected
