### Plansza gry Battle for Tortuga. Pola mają nazwy takie jak b3.

## Floty i okręty. $masts to 1, 2 lub 3.

battle-board-fleet = { $fleet ->
    [pirates] Piraci
   *[spain] Hiszpanie
}
battle-board-points = punkty za zatopione okręty
battle-board-match = punkty meczowe
battle-board-roster = { $masts ->
    [1] Jednomasztowiec
    [2] Dwumasztowiec
   *[3] Trójmasztowiec
}: { $fate ->
    [afloat] na morzu
    [sunk] zatopiony
   *[unseen] pod falami
}
battle-board-sea = Morze

## Co jest na polu, do czytania na głos. $whose to mine lub theirs.

battle-board-square-bare = { $square }: wolna woda
battle-board-square-wave = { $square }: fale
battle-board-square-ship = { $square }: { $whose ->
    [mine] twój { $fleet ->
        [pirates] piracki
       *[spain] hiszpański
    }
   *[theirs] { $fleet ->
        [pirates] piracki
       *[spain] hiszpański
    }
} { $masts ->
    [1] jednomasztowiec
    [2] dwumasztowiec
   *[3] trójmasztowiec
}, { $heading ->
    [north] kurs na północ
    [east] kurs na wschód
    [south] kurs na południe
    [west] kurs na zachód
   *[none] jeszcze bez kursu
}
battle-board-square-covered = pod nim fale
battle-board-can-scout = można odkryć
battle-board-can-command = czeka na twój rozkaz
battle-board-can-sail = płyń tutaj
battle-board-can-sink = płyń tutaj i zatop
battle-board-chosen = wybrano

## Co teraz

battle-board-do-choose = Wybierz flotę.
battle-board-do-scout = Odkryj fale.
battle-board-do-command = Wybierz jeden ze swoich okrętów.
battle-board-do-either = Odkryj fale albo wybierz jeden ze swoich okrętów.
battle-board-do-reveal = { $all ->
    [one] Odkryć { $square }? To ostatni pionek.
    [few] Odkryć { $square }? Ukrytych okrętów: { $all }, w tym twoich: { $mine }.
    [many] Odkryć { $square }? Ukrytych okrętów: { $all }, w tym twoich: { $mine }.
   *[other] Odkryć { $square }? Ukrytych okrętów: { $all }, w tym twoich: { $mine }.
}
battle-board-do-sail = Płyń na kropkę albo zrób zwrot.
battle-board-do-turn = Droga zamknięta: ten okręt może tylko zrobić zwrot.
battle-board-do-head = { $whose ->
    [mine] Jeden z twoich!
   *[theirs] Wróg!
} Jaki kurs obierze?
battle-board-wait-choose = { $name } wybiera flotę.
battle-board-wait-head = { $name } ustala kurs nowego okrętu.
battle-board-wait = Teraz gra { $name }.
battle-board-wait-reveal = Pionek się odwraca…
battle-board-over = { $ending ->
    [sunk] Bitwa skończona: siedem punktów leży na dnie.
    [fair-winds] Bitwa skończona: pomyślne wiatry, jedna flota panuje na morzu.
    [stuck] Bitwa skończona: nie dało się wydać żadnego rozkazu.
    [round-limit] Mecz skończony: rozegrano dwadzieścia rund.
   *[quiet] Bitwa kończy się remisem: przez pięćdziesiąt tur nikt nie ryzykował.
}
battle-board-quiet = { $turns ->
    [0] Remis: same spokojne tury.
    [one] Jeszcze { $turns } spokojna tura i będzie remis.
    [few] Jeszcze { $turns } spokojne tury i będzie remis.
    [many] Jeszcze { $turns } spokojnych tur i będzie remis.
   *[other] Jeszcze { $turns } spokojnej tury i będzie remis.
}

## Przyciski

battle-board-scout = Odkryj
battle-board-turn = { $side ->
    [left] Zwrot w lewo
   *[right] Zwrot w prawo
}
battle-board-head = { $heading ->
    [north] Na północ
    [east] Na wschód
    [south] Na południe
   *[west] Na zachód
}
battle-board-advised = zalecane

## Ogłoszenia

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } dowodzi piratami.
   *[spain] { $name } dowodzi Hiszpanami.
}
battle-board-round-won = { $points ->
    [0] Rundę wygrywa { $name }, ale bez punktów meczowych.
    [one] Rundę wygrywa { $name } i zdobywa { $points } punkt meczowy.
    [few] Rundę wygrywa { $name } i zdobywa { $points } punkty meczowe.
    [many] Rundę wygrywa { $name } i zdobywa { $points } punktów meczowych.
   *[other] Rundę wygrywa { $name } i zdobywa { $points } punktu meczowego.
}
battle-board-round-drawn = Runda kończy się remisem.

## Dlaczego nie

battle-board-why-over = Bitwa skończona.
battle-board-why-watching = Tylko oglądasz tę bitwę.
battle-board-why-wait = To nie twoja tura.
battle-board-why-choose = Najpierw wybierz flotę.
battle-board-why-head = Najpierw ustal kurs nowego okrętu.
battle-board-why-bare = Wolna woda: nie ma tu czego odkryć.
battle-board-why-enemy = Ten okręt nie jest twój.
battle-board-why-covered = Na tych falach stoi okręt: nikt nie może ich odkryć.
battle-board-why-course = { $masts ->
    [1] Jednomasztowiec płynie o jedno pole prosto do przodu, i tylko tam.
    [2] Dwumasztowiec płynie o jedno pole na ukos do przodu, i tylko tam.
   *[3] Trójmasztowiec płynie o jedno pole do przodu, prosto lub na ukos.
}
