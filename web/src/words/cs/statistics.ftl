### Vaše dohrané partie v číslech. $time je text jako "12 min".

statistics-counting = Počítáme…
statistics-none = Zatím jste nedohráli žádnou partii. Až ji dohrajete, uvidíte tu, jak dopadla.
statistics-played = Partie
statistics-won = Výhry
statistics-shared = Společné
statistics-lost = Prohry
statistics-time = U stolu
statistics-people = Lidé
statistics-against = Proti

statistics-results = Výsledky
statistics-par = Celý pruh je všechno, co jste hráli, tmavá část výhry, světlá společná vítězství. Značka stojí tam, kde by byli stejně silní hráči. Z více botů se počítá ten nejsilnější.

statistics-lengths = Jak dlouho trvaly
statistics-median = { $count ->
    [one] Polovina do { $time } a { $count } vašeho rozhodnutí
    [few] Polovina do { $time } a { $count } vašich rozhodnutí
   *[other] Polovina do { $time } a { $count } vašich rozhodnutí
}
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
    [one] Nepočítá se { $count } partie, která skončila předčasně nebo ji za vás dohrál bot.
    [few] Nepočítají se { $count } partie, které skončily předčasně nebo je za vás dohrál bot.
    [many] Nepočítá se { $count } partie, která skončila předčasně nebo ji za vás dohrál bot.
   *[other] Nepočítá se { $count } partií, které skončily předčasně nebo je za vás dohrál bot.
}
