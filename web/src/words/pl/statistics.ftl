### Twoje zakończone partie w liczbach. $time to tekst taki jak "12 min".

statistics-counting = Liczymy…
statistics-none = Nie masz jeszcze skończonej partii. Gdy jakąś skończysz, zobaczysz tu, jak ci idzie.
statistics-played = Partie
statistics-won = Wygrane
statistics-shared = Wspólne
statistics-lost = Przegrane
statistics-time = Czas gry
statistics-people = Ludzie
statistics-against = Przeciwnicy

statistics-results = Wyniki
statistics-par = Cały pasek to wszystkie twoje partie: ciemna część to wygrane, jasna to wspólne zwycięstwa. Kreska pokazuje, ile byłoby wygranych, gdyby wszyscy grali równie dobrze. Gdy botów było kilka, liczy się najsilniejszy.

statistics-lengths = Ile trwają twoje partie
statistics-median = { $count ->
    [one] Typowa partia: { $time } i { $count } decyzja
    [few] Typowa partia: { $time } i { $count } decyzje
    [many] Typowa partia: { $time } i { $count } decyzji
   *[other] Typowa partia: { $time } i { $count } decyzji
}
statistics-minutes = Minuty
statistics-span = od { $from } do { $to }
statistics-longer = { $from } i więcej

statistics-latest = Ostatnie partie
statistics-result-won = Wygrana
statistics-result-shared = Wspólna wygrana
statistics-result-lost = Przegrana
statistics-result-stopped = Przerwana
statistics-more = Pokaż więcej
statistics-fewer = Pokaż mniej
statistics-stopped = { $count ->
    [one] { $count } partię przerwano albo dokończył ją bot, więc się nie liczy.
    [few] { $count } partie przerwano albo dokończył je bot, więc się nie liczą.
    [many] { $count } partii przerwano albo dokończył je bot, więc się nie liczą.
   *[other] { $count } partii przerwano albo dokończył je bot, więc się nie liczą.
}
