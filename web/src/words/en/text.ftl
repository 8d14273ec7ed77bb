### The board as text, whichever game it is

text-board = The game as text
text-can = What you can do
text-advised = recommended
text-waiting = Waiting for { $names }.
text-nothing = Nothing right now.
text-happened = What just happened
text-position = The table
text-score = Score: { $score }
text-none = none
text-yes = yes
text-no = no
