### Tvoje dohrané partie v číslech. $time je text jako "12 min".

statistics-counting = Počítáme…
statistics-none = Zatím tu není žádná tvoje dohraná partie. Až nějakou dohraješ, uvidíš tu, jak se ti daří.
statistics-played = Partie
statistics-won = Výhry
statistics-shared = Společné
statistics-lost = Prohry
statistics-time = Odehraný čas
statistics-people = Lidé
statistics-against = Proti komu

statistics-results = Výsledky
statistics-par = Celý pruh jsou všechny tvoje partie: tmavá část jsou výhry, světlá společná vítězství. Značka ukazuje, kolik by to bylo, kdyby všichni hráli stejně dobře. Při více botech se počítá ten nejsilnější.

statistics-lengths = Jak dlouho tvoje partie trvají
statistics-median = Obvyklá partie: { $time } a { $count } rozhodnutí
statistics-minutes = Minuty
statistics-span = { $from } až { $to }
statistics-longer = { $from } a více

statistics-latest = Poslední partie
statistics-result-won = Výhra
statistics-result-shared = Společné vítězství
statistics-result-lost = Prohra
statistics-result-stopped = Předčasný konec
statistics-more = Ukázat více
statistics-fewer = Ukázat méně
statistics-stopped = { $count ->
    [one] { $count } partie skončila předčasně nebo ji dohrál bot, takže se nepočítá.
    [few] { $count } partie skončily předčasně nebo je dohrál bot, takže se nepočítají.
   *[other] { $count } partií skončilo předčasně nebo je dohrál bot, takže se nepočítají.
}
