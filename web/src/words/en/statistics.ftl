### Your finished matches in figures. $time is a text such as "12 min".

statistics-counting = Counting…
statistics-none = You have not finished a match yet. When you have, you will find here how it went.
statistics-played = Matches
statistics-won = Won
statistics-shared = Shared
statistics-lost = Lost
statistics-time = At the table
statistics-people = People
statistics-against = Against

statistics-results = Results
statistics-par = A full bar is all you played, its dark part what you won, its light part what you shared. The mark stands where equally strong players would be. Of several bots the strongest counts.

statistics-lengths = How long they lasted
statistics-median = { $count ->
    [one] Half of them within { $time } and { $count } decision of yours
   *[other] Half of them within { $time } and { $count } decisions of yours
}
statistics-minutes = Minutes
statistics-span = { $from } to { $to }
statistics-longer = { $from } or more

statistics-latest = The latest
statistics-result-won = Won
statistics-result-shared = Shared
statistics-result-lost = Lost
statistics-result-stopped = Ended early
statistics-more = Show more
statistics-fewer = Show fewer
statistics-stopped = { $count ->
    [one] { $count } match that was ended early, or that a bot finished for you, does not count.
   *[other] { $count } matches that were ended early, or that a bot finished for you, do not count.
}
