### Mistakes to try again, and puzzles. $action and $rival are what can be done, as the game says it inside a sentence; $better
### and $chosen are chances such as "40%".

practice-task = Find a better choice.
practice-played = In the game you chose: { $action }.
practice-same = That’s what you chose in the game. There’s something better.
practice-wrong = Not the best: { $action }. Try again.
practice-right = Yes! That’s it: { $action }.
practice-answer = The best choice: { $action }.
practice-figures = { $better } chance of winning instead of { $chosen }.
practice-proven = proven
practice-hint = Hint
practice-hint-few = Only a few choices are left. One of them is the best.
practice-show = Show me
practice-next = Next
practice-replay = Replay
practice-due = { $count ->
    [one] { $count } mistake to try again
   *[other] { $count } mistakes to try again
}
practice-done = { $count ->
    [one] All done for now! Your mistake will come back in a while, to help you remember the better choice.
   *[other] All done for now! Your { $count } mistakes will come back in a while, to help you remember the better choices.
}
# $when is "in 10 minutes" or "in 3 days".
practice-back = The first one comes back { $when }.
practice-none = No mistakes here yet. Finish a game and open its review: your mistakes will then wait here for another try.
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-level = Difficulty: { $level }
puzzle-task = Find the best choice. One is clearly better than all the others.
puzzle-figures = { $better } chance of winning. The next best choice: { $rival } ({ $chosen }).
puzzles-about = Positions from games between strong bots. In each one, one choice is clearly the best.
puzzles-solved = { $solved } of { $total } solved
puzzles-more = { $count ->
    [one] { $count } more puzzle
   *[other] { $count } more puzzles
}
