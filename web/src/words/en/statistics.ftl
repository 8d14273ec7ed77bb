### Your finished games in numbers. $time is a text such as "12 min".

statistics-counting = Counting…
statistics-none = You haven’t finished a game yet. Once you have, you’ll see here how you’re doing.
statistics-played = Games
statistics-won = Won
statistics-shared = Shared
statistics-lost = Lost
statistics-time = Time played
statistics-people = People
statistics-against = Against

statistics-results = Results
statistics-par = The whole bar is all your games. The dark part is what you won, the light part what you shared. The mark shows where you’d be if everyone played equally well. If there were several bots, the strongest one counts.

statistics-lengths = How long your games take
statistics-median = { $count ->
    [one] A typical game: { $time } and { $count } choice
   *[other] A typical game: { $time } and { $count } choices
}
statistics-minutes = Minutes
statistics-span = { $from } to { $to }
statistics-longer = { $from } or more

statistics-latest = Latest games
statistics-result-won = Won
statistics-result-shared = Shared
statistics-result-lost = Lost
statistics-result-stopped = Stopped early
statistics-more = Show more
statistics-fewer = Show fewer
statistics-stopped = { $count ->
    [one] { $count } game was stopped early or finished by a bot, so it doesn’t count.
   *[other] { $count } games were stopped early or finished by a bot, so they don’t count.
}
