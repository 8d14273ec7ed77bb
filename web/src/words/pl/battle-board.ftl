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

battle-board-square-bare = { $square }: puste pole
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
battle-board-square-covered = pod nim pionek z falami
battle-board-can-scout = można odkryć
battle-board-can-command = czeka na twoje rozkazy
battle-board-can-sail = płyń tutaj
battle-board-can-sink = płyń tutaj i zatop go
battle-board-chosen = wybrano

## Co teraz

battle-board-do-choose = Wybierz swoją flotę.
battle-board-do-scout = Odkryj pionek z falami.
battle-board-do-command = Wybierz jeden ze swoich okrętów.
battle-board-do-either = Odkryj pionek z falami albo wybierz swój okręt.
battle-board-do-reveal = { $all ->
    [one] Odkryć { $square }? To ostatni pionek.
    [few] Odkryć { $square }? Ukryte są jeszcze { $all } okręty, w tym twoje: { $mine }.
    [many] Odkryć { $square }? Ukrytych jest jeszcze { $all } okrętów, w tym twoich: { $mine }.
   *[other] Odkryć { $square }? Ukrytych jest jeszcze { $all } okrętu, w tym twoich: { $mine }.
}
battle-board-do-sail = Płyń na kropkę albo zrób zwrot.
battle-board-do-turn = Droga zamknięta: ten okręt może tylko zrobić zwrot.
battle-board-do-head = { $whose ->
    [mine] Jeden z twoich!
   *[theirs] Wróg!
} Jaki ma mieć kurs?
battle-board-wait-choose = { $name } wybiera flotę.
battle-board-wait-head = { $name } wybiera kurs nowego okrętu.
battle-board-wait = Teraz gra { $name }.
battle-board-wait-reveal = Odkrywamy pionek…
battle-board-over = { $ending ->
    [sunk] Koniec bitwy: zatopiono okręty warte co najmniej 7 punktów.
    [fair-winds] Koniec bitwy: pomyślne wiatry, na morzu jest tylko jedna flota.
    [stuck] Koniec bitwy: nie został żaden ruch.
    [round-limit] Koniec meczu: to była runda 20.
   *[quiet] Remis: przez 50 tur nikt nie odkrył ani nie zatopił okrętu.
}
battle-board-quiet = { $turns ->
    [0] Remis: za dużo spokojnych tur.
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
battle-board-advised = polecane

## Ogłoszenia

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } dowodzi piratami.
   *[spain] { $name } dowodzi Hiszpanami.
}
battle-board-round-won = { $points ->
    [0] Rundę wygrywa { $name }, ale nie zdobywa punktów meczowych.
    [one] Rundę wygrywa { $name } i zdobywa { $points } punkt meczowy.
    [few] Rundę wygrywa { $name } i zdobywa { $points } punkty meczowe.
    [many] Rundę wygrywa { $name } i zdobywa { $points } punktów meczowych.
   *[other] Rundę wygrywa { $name } i zdobywa { $points } punktu meczowego.
}
battle-board-round-drawn = Runda kończy się remisem.

## Dlaczego nie

battle-board-why-over = Bitwa już się skończyła.
battle-board-why-watching = Tę bitwę tylko oglądasz.
battle-board-why-wait = To nie twoja tura.
battle-board-why-choose = Najpierw wybierz swoją flotę.
battle-board-why-head = Najpierw wybierz kurs nowego okrętu.
battle-board-why-bare = Puste pole: nie ma tu czego odkryć.
battle-board-why-enemy = Ten okręt nie jest twój.
battle-board-why-covered = Na tym pionku z falami stoi okręt, więc nikt nie może go odkryć.
battle-board-why-course = { $masts ->
    [1] Jednomasztowiec płynie tylko o jedno pole prosto do przodu.
    [2] Dwumasztowiec płynie tylko o jedno pole na ukos do przodu.
   *[3] Trójmasztowiec płynie tylko o jedno pole do przodu, prosto lub na ukos.
}
