### Battle for Tortuga: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty battle-part-… to części zdań, ich atrybuty to przypadki.

battle-credits = Autorzy gry: Madoka Kitao i Hiroki Kaneko

## Opcje

battle-option-play = Długość gry
battle-option-play-single = Jedna runda
battle-option-play-single-about = Zatop okręty warte 7 punktów, a wygrasz.
battle-option-play-match = Mecz
battle-option-play-match-about = Kilka rund. Zwycięzca rundy zdobywa różnicę punktów; kto pierwszy zbierze 7 punktów meczowych, wygrywa mecz.

## Jak się kończy

battle-ending-sunk = Zatopiono okręty warte co najmniej 7 punktów.
battle-ending-fair-winds = Pomyślne wiatry: cała jedna flota jest na morzu, a z drugiej ani jeden okręt.
battle-ending-stuck = Gracz w swojej turze nie ma żadnego ruchu. Wygrywa, kto ma więcej punktów; przy remisie ten gracz przegrywa.
battle-ending-quiet = Przez 50 tur nikt nie odkrył pionka ani nie zatopił okrętu.
battle-ending-round-limit = To była runda 20. Wygrywa, kto ma więcej punktów meczowych; przy równej liczbie jest remis.
battle-counted = Zatopione okręty
battle-counted-three-masters = Trójmasztowce
battle-counted-two-masters = Dwumasztowce
battle-counted-one-masters = Jednomasztowce
battle-counted-last-round = Punkty w ostatniej rundzie
battle-counted-match-points = Punkty meczowe

## Części zdań

battle-part-ship = { $fleet ->
    [pirates] { $masts ->
        [1] piracki jednomasztowiec
        [2] piracki dwumasztowiec
       *[3] piracki trójmasztowiec
    }
   *[spain] { $masts ->
        [1] hiszpański jednomasztowiec
        [2] hiszpański dwumasztowiec
       *[3] hiszpański trójmasztowiec
    }
}
battle-part-heading = { $heading ->
    [north] na północ
    [east] na wschód
    [south] na południe
   *[west] na zachód
}
battle-part-ending = { $ending ->
    [sunk] Zatopiono dość okrętów.
    [stuck] Gracz w swojej turze nie ma żadnego ruchu.
    [quiet] Przez 50 tur nikt nie odkrył pionka ani nie zatopił okrętu.
    [round-limit] To była runda 20.
   *[fair-winds] Pomyślne wiatry: cała jedna flota jest na morzu, a z drugiej ani jeden okręt.
}

## Co się stało

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } dowodzi piratami.
   *[spain] { $who } dowodzi Hiszpanami.
}
battle-event-turn-began = Teraz gra { $who }.
battle-event-scouted = { $who } wypatruje na { $square }.
battle-event-revealed = Na { $square } ukazuje się { battle-part-ship }.
battle-event-headed = { $who } wybiera kurs okrętu na polu { $square }: { battle-part-heading }.
battle-event-sailed = { $who } płynie z { $from } na { $to }.
battle-event-sunk = { $points ->
    [one] { $who } zatapia na { $square } { battle-part-ship }: { $points } punkt.
    [few] { $who } zatapia na { $square } { battle-part-ship }: { $points } punkty.
    [many] { $who } zatapia na { $square } { battle-part-ship }: { $points } punktów.
   *[other] { $who } zatapia na { $square } { battle-part-ship }: { $points } punktu.
}
battle-event-turned = { $side ->
    [left] { $who } robi na { $square } zwrot w lewo, kurs { battle-part-heading }.
   *[right] { $who } robi na { $square } zwrot w prawo, kurs { battle-part-heading }.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] Runda kończy się remisem.
   *[other] { $points ->
        [one] Rundę wygrywa { $winner } i zdobywa { $points } punkt meczowy.
        [few] Rundę wygrywa { $winner } i zdobywa { $points } punkty meczowe.
        [many] Rundę wygrywa { $winner } i zdobywa { $points } punktów meczowych.
       *[other] Rundę wygrywa { $winner } i zdobywa { $points } punktu meczowego.
    }
}
battle-event-round-began = Nowa runda. Flotę wybiera { $who }.
battle-event-ended = Koniec bitwy. { battle-part-ending }

## Co można zrobić

battle-action-choose = { $fleet ->
    [pirates] Dowodź piratami
   *[spain] Dowodź Hiszpanami
}
    .inside = { $fleet ->
        [pirates] dowodzić piratami
       *[spain] dowodzić Hiszpanami
    }
battle-action-scout = Wypatruj na { $square }
    .inside = wypatrywać na { $square }
battle-action-head = Kurs { battle-part-heading }
    .inside = obrać kurs { battle-part-heading }
battle-action-sail = Płyń z { $from } na { $to }
    .inside = popłynąć z { $from } na { $to }
battle-action-turn = { $side ->
    [left] Zrób na { $square } zwrot w lewo
   *[right] Zrób na { $square } zwrot w prawo
}
    .inside = { $side ->
        [left] zrobić na { $square } zwrot w lewo
       *[right] zrobić na { $square } zwrot w prawo
    }

## Dlaczego nie można

battle-reason-not-legal = Zasady na to nie pozwalają.
battle-reason-over = Gra już się skończyła.
battle-reason-not-deciding = To nie twoja tura.
battle-reason-unknown-action = Teraz nie możesz tego zrobić.
battle-reason-ambiguous = To może znaczyć kilka rzeczy. Wybierz jedną.
battle-reason-no-such-action = Teraz nie możesz tego zrobić.
battle-reason-fleet-not-chosen = Najpierw wybierz flotę.
battle-reason-fleet-chosen = Floty są już wybrane.
battle-reason-no-heading-yet = Najpierw wybierz kurs okrętu na polu { $square }.
battle-reason-nothing-scouted = Nie ma nowego okrętu, któremu można wybrać kurs.
battle-reason-covered = Na pionku z falami na { $square } stoi okręt, więc nie można go odkryć.
battle-reason-no-wave = Na { $square } nie ma pionka z falami.
battle-reason-enemy-ship = Okręt na { $square } nie jest twój.
battle-reason-no-ship = Na { $square } nie ma okrętu.
battle-reason-wrong-course = { $masts ->
    [1] Jednomasztowiec na { $square } płynie tylko prosto do przodu.
    [2] Dwumasztowiec na { $square } płynie tylko na ukos do przodu.
   *[3] Trójmasztowiec na { $square } płynie tylko prosto lub na ukos do przodu.
}
battle-reason-off-the-sea = Okręt na { $square } wypłynąłby poza planszę.
battle-reason-own-ship = Na { $square } stoi twój własny okręt i zagradza drogę.

## Losowania

battle-draws-reveal = Wypatrzone okręty
battle-draws-ship = { $fleet ->
    [pirates] { $masts ->
        [1] piracki jednomasztowiec
        [2] piracki dwumasztowiec
       *[3] piracki trójmasztowiec
    }
   *[spain] { $masts ->
        [1] hiszpański jednomasztowiec
        [2] hiszpański dwumasztowiec
       *[3] hiszpański trójmasztowiec
    }
}
