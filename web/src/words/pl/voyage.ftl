### Rejs dnia: codziennie jedne losowania, te same dla wszystkich.

voyage-about = Dziś wszyscy mają te same losowania. Liczy się to, jak dobrze decydujesz, a nie to, czy wygrasz.
voyage-opponents = { $count ->
    [one] Przeciwnik: { $count } bot, { $level }.
    [few] Przeciwnicy: { $count } boty, { $level }.
    [many] Przeciwnicy: { $count } botów, { $level }.
   *[other] Przeciwnicy: { $count } bota, { $level }.
}
voyage-rules = Nie ma podpowiedzi i nie można cofnąć decyzji, która już coś odsłoniła. Liczy się pierwsza próba.
voyage-begin = Wypłyń
voyage-continue = Płyń dalej
voyage-look = Zobacz wynik
voyage-mine = Trafność: { $accuracy }
voyage-again = Wypłyń jeszcze raz
voyage-again-about = Te same losowania, tylko dla wprawy: liczy się pierwsza próba.
voyage-judging = Analiza twoich decyzji: { $done } / { $total }
voyage-judging-about = Nie musisz czekać: analiza potrwa dalej bez ciebie.
voyage-accuracy = trafność, najwyżej 100
voyage-copy = Kopiuj
voyage-share-text = Brethren, rejs dnia: { $game }, { $day }. Moja trafność: { $accuracy } na 100.
voyage-tomorrow = Jutro zobaczysz, jak poszło innym.
voyage-sailed = { $count ->
    [0] Dzisiejszego rejsu nikt jeszcze nie ukończył.
    [one] Dzisiejszy rejs ukończył { $count } gracz.
    [few] Dzisiejszy rejs ukończyło { $count } graczy.
    [many] Dzisiejszy rejs ukończyło { $count } graczy.
   *[other] Dzisiejszy rejs ukończyło { $count } gracza.
}
voyage-next = Następny zacznie się { $when }.
voyage-yesterday = Wczoraj: { $game }
voyage-none = Wczorajszego rejsu nikt nie ukończył.
voyage-place = Twoje miejsce: { $place }. (liczba graczy: { $count })
voyage-rank = Miejsce
voyage-player = Gracz
voyage-accuracy-short = Trafność
voyage-how = Trafność porównuje twoje decyzje z najlepszymi: 100 to zawsze najlepsza decyzja, 0 to nie lepiej niż na chybił trafił. Nie ma tu kont, więc nikt nie sprawdzi, kto już raz odbył ten rejs pod innym imieniem. Grajmy uczciwie!
