### Battle for Tortuga: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty battle-part-… to części zdań, ich atrybuty to przypadki.

battle-credits = Autorzy gry: Madoka Kitao i Hiroki Kaneko

## Opcje

battle-option-play = Długość
battle-option-play-single = Jedna runda
battle-option-play-single-about = Wygrywa, kto zatopi okręty warte 7 punktów.
battle-option-play-match = Mecz
battle-option-play-match-about = Kilka rund. Zwycięzca rundy zdobywa różnicę punktów; mecz wygrywa, kto zbierze 7 punktów meczowych.

## Jak się kończy

battle-result-shared = Remis
battle-ending-sunk = Zatopiono okręty warte 7 punktów.
battle-ending-fair-winds = Pomyślne wiatry: cała jedna flota jest na morzu, a z drugiej ani jeden okręt.
battle-ending-stuck = Gracz w swojej turze nie mógł nic zrobić. Wygrywa ten, kto ma więcej punktów; przy remisie ten gracz przegrywa.
battle-ending-quiet = Przez 50 tur nie wypatrzono ani nie zatopiono żadnego okrętu: remis.
battle-ending-round-limit = Rozegrano 20 rund. Wygrywa ten, kto ma więcej punktów meczowych.

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
    [stuck] Gracz w swojej turze nie może nic zrobić.
    [quiet] Przez 50 tur nie wypatrzono ani nie zatopiono żadnego okrętu.
    [round-limit] Rozegrano 20 rund.
   *[fair-winds] Pomyślne wiatry: cała jedna flota jest na morzu, a z drugiej ani jeden okręt.
}

## Co się stało

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } dowodzi piratami.
   *[spain] { $who } dowodzi Hiszpanami.
}
battle-event-turn-began = Teraz gra { $who }.
battle-event-scouted = { $who } wypatruje okrętu na polu { $square }.
battle-event-revealed = Na polu { $square } ukazuje się { battle-part-ship }.
battle-event-headed = { $who } ustala kurs okrętu na polu { $square }: { battle-part-heading }.
battle-event-sailed = { $who } płynie z { $from } na { $to }.
battle-event-sunk = { $points ->
    [one] { $who } zatapia na polu { $square } { battle-part-ship }: { $points } punkt.
    [few] { $who } zatapia na polu { $square } { battle-part-ship }: { $points } punkty.
    [many] { $who } zatapia na polu { $square } { battle-part-ship }: { $points } punktów.
   *[other] { $who } zatapia na polu { $square } { battle-part-ship }: { $points } punktu.
}
battle-event-turned = { $side ->
    [left] { $who } robi zwrot w lewo na polu { $square }, { battle-part-heading }.
   *[right] { $who } robi zwrot w prawo na polu { $square }, { battle-part-heading }.
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
battle-event-ended = Bitwa skończona. { battle-part-ending }

## Co można zrobić

battle-action-choose = { $fleet ->
    [pirates] Dowodź piratami
   *[spain] Dowodź Hiszpanami
}
    .inside = { $fleet ->
        [pirates] dowodź piratami
       *[spain] dowodź Hiszpanami
    }
battle-action-scout = Wypatruj na polu { $square }
    .inside = wypatruj na polu { $square }
battle-action-head = Kurs { battle-part-heading }
    .inside = kurs { battle-part-heading }
battle-action-sail = Płyń z { $from } na { $to }
    .inside = płyń z { $from } na { $to }
battle-action-turn = { $side ->
    [left] Zwrot w lewo na polu { $square }
   *[right] Zwrot w prawo na polu { $square }
}
    .inside = { $side ->
        [left] zwrot w lewo na polu { $square }
       *[right] zwrot w prawo na polu { $square }
    }

## Dlaczego nie można

battle-reason-not-legal = Zasady na to nie pozwalają.
battle-reason-over = Gra się skończyła.
battle-reason-not-deciding = To nie twoja tura.
battle-reason-unknown-action = Teraz nie można tego zrobić.
battle-reason-ambiguous = To może znaczyć różne rzeczy. Wybierz dokładniej.
battle-reason-no-such-action = Teraz nie można tego zrobić.
battle-reason-fleet-not-chosen = Najpierw wybierz flotę.
battle-reason-fleet-chosen = Floty są już wybrane.
battle-reason-no-heading-yet = Najpierw ustal kurs okrętu na polu { $square }.
battle-reason-nothing-scouted = Przed chwilą nie wypatrzono żadnego okrętu.
battle-reason-covered = Na falach na polu { $square } stoi okręt. Nie można tu wypatrywać.
battle-reason-no-wave = Na polu { $square } nie ma fal.
battle-reason-enemy-ship = Okręt na polu { $square } nie jest twój.
battle-reason-no-ship = Na polu { $square } nie ma okrętu.
battle-reason-wrong-course = { $masts ->
    [1] Jednomasztowiec na polu { $square } płynie tylko prosto do przodu.
    [2] Dwumasztowiec na polu { $square } płynie tylko na ukos do przodu.
   *[3] Trójmasztowiec na polu { $square } płynie tylko prosto lub na ukos do przodu.
}
battle-reason-off-the-sea = Okręt na polu { $square } wypłynąłby poza morze.
battle-reason-own-ship = Na polu { $square } drogę zagradza twój własny okręt.

## What chance does

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
