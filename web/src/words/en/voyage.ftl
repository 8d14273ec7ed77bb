### The daily voyage: one deal a day, the same for everyone.

voyage-about = Everyone gets the same luck today. What counts is how well you choose, not whether you win.
# $level is the level of all bots, such as "Mate".
voyage-opponents = { $count ->
    [one] You play against { $count } bot: { $level }.
   *[other] You play against { $count } bots: { $level }.
}
voyage-rules = There are no hints, and you can’t undo a choice that has shown you something. Your first try counts.
voyage-begin = Set sail
voyage-continue = Sail on
voyage-look = See how you did
voyage-mine = Accuracy { $accuracy }
voyage-again = Sail again
voyage-again-about = Same luck, just for practice: only your first try counts.
voyage-judging = Reviewing your choices: { $done } of { $total }
voyage-judging-about = You don’t have to wait: the review goes on without you.
# Under the figure, from 0 to 100.
voyage-accuracy = accuracy, out of 100
voyage-copy = Copy
voyage-share-text = Brethren, daily voyage: { $game }, { $day }. My accuracy: { $accuracy } out of 100.
voyage-tomorrow = Tomorrow you’ll see how everyone did.
voyage-sailed = { $count ->
    [0] Nobody has finished today’s voyage yet.
    [one] { $count } player has finished today’s voyage.
   *[other] { $count } players have finished today’s voyage.
}
# $when is "in 5 hours".
voyage-next = The next one starts { $when }.
voyage-yesterday = Yesterday: { $game }
voyage-none = Nobody finished yesterday’s voyage.
voyage-place = Your place: { $place } of { $count }
voyage-rank = Place
voyage-player = Player
voyage-accuracy-short = Accuracy
voyage-how = Accuracy compares your choices with the best ones: 100 is always the best choice, 0 is no better than choosing at random. There are no accounts, so nobody can check whether somebody has played a voyage before under another name. Play fair!
