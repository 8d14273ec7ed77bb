### Twoje zakończone partie w liczbach. $time to tekst taki jak "12 min".

statistics-counting = Liczymy…
statistics-none = Nie masz jeszcze zakończonej partii. Gdy jakąś zakończysz, zobaczysz tu, jak poszła.
statistics-played = Partie
statistics-won = Wygrane
statistics-shared = Wspólne
statistics-lost = Przegrane
statistics-time = Przy stole
statistics-people = Ludzie
statistics-against = Przeciwnik

statistics-results = Wyniki
statistics-par = Cały pasek to wszystkie twoje partie, ciemna część to wygrane, jasna to wspólne zwycięstwa. Znak pokazuje, gdzie byliby równie silni gracze. Z kilku botów liczy się najsilniejszy.

statistics-lengths = Jak długo trwały
statistics-median = { $count ->
    [one] Połowa trwała do { $time } i do { $count } twojej decyzji
    [few] Połowa trwała do { $time } i do { $count } twoich decyzji
    [many] Połowa trwała do { $time } i do { $count } twoich decyzji
   *[other] Połowa trwała do { $time } i do { $count } twoich decyzji
}
statistics-minutes = Minuty
statistics-span = od { $from } do { $to }
statistics-longer = { $from } i więcej

statistics-latest = Ostatnie
statistics-result-won = Wygrana
statistics-result-shared = Wspólne zwycięstwo
statistics-result-lost = Przegrana
statistics-result-stopped = Koniec przed czasem
statistics-more = Pokaż więcej
statistics-fewer = Pokaż mniej
statistics-stopped = { $count ->
    [one] Nie liczy się { $count } partia, która skończyła się przed czasem albo którą dokończył za ciebie bot.
    [few] Nie liczą się { $count } partie, które skończyły się przed czasem albo które dokończył za ciebie bot.
    [many] Nie liczy się { $count } partii, które skończyły się przed czasem albo które dokończył za ciebie bot.
   *[other] Nie liczy się { $count } partii, które skończyły się przed czasem albo które dokończył za ciebie bot.
}
