### Plansza Tortugi: krótkie słowa na stole i co teraz robić.
###
### $who to imię gracza; $action to nazwa akcji albo, gdzie to ważne, jej klucz („boarding”, „raid”).

## Pięć akcji, jak najkrócej: stoją nad wąskimi kolumnami

tortuga-board-fleet = Flota
tortuga-board-crew = Werbunek
tortuga-board-hunt = Skarb
tortuga-board-boarding = Abordaż
tortuga-board-raid = Napad

## Na stole

tortuga-board-others = Pozostali gracze
tortuga-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
tortuga-board-start = gracz rozpoczynający
tortuga-board-back = Moja plansza
tortuga-board-place = { $place ->
    [1] 1.
   *[other] 2.
}
tortuga-board-nobody = Nikt
tortuga-board-part-throw = Rzut i wybór kości
tortuga-board-part-move = Skrzynie ruszają do domu
tortuga-board-part-over = Koniec gry

## Co teraz

tortuga-board-keep = Zatrzymaj przynajmniej jedną kość: kości jednej akcji i dowolne czaszki.
tortuga-board-skulls-alone = { $count ->
    [one] Sama czaszka: jej akcję wybierzesz po odsłonięciu.
   *[other] Same czaszki: ich akcję wybierzesz po odsłonięciu.
}
tortuga-board-sum = { $action }: razem { $total }.
tortuga-board-kept = Gotowe! Zasłonki opadną, gdy wszyscy wybiorą.
tortuga-board-nothing-fits = Nic się nie mieści. Rzucasz jeszcze raz na oczach wszystkich.
tortuga-board-name = { $count ->
    [one] Wybierz akcję dla swojej czaszki.
   *[other] Wybierz akcję dla swoich czaszek.
}
tortuga-board-bonus = Nie masz już czym rzucać, więc weź premię!
tortuga-board-chosen = Gotowe! Premie zobaczysz, gdy wszyscy wybiorą.
tortuga-board-expand = { $rank ->
    [first] 1. miejsce: przesunąć statek o 2 pola?
    [second] 2. miejsce: przesunąć statek o 1 pole?
   *[only] Przesunąć statek o 1 pole?
}
tortuga-board-recruit = { $rank ->
    [first] 1. miejsce: przesunąć pirata o 2 pola?
    [second] 2. miejsce: przesunąć pirata o 1 pole?
   *[only] Przesunąć pirata o 1 pole?
}
tortuga-board-treasure = { $rank ->
    [first] Ruszasz po skrzynię i lepszy z dwóch żetonów?
    [second] Ruszasz po żeton?
   *[only] Ruszasz po skrzynię i żeton?
}
tortuga-board-pick = Zatrzymaj jeden z tych dwóch żetonów.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Kogo bierzesz na abordaż i którą skrzynię zabierasz z tej floty?
       *[second] Kogo bierzesz na abordaż i którą skrzynię zabierasz z wyspy centralnej?
    }
   *[raid] { $rank ->
        [first] Na kogo napadasz i którą skrzynię zabierasz tej załodze?
       *[second] Na kogo napadasz i którą skrzynię zabierasz z wyspy centralnej?
    }
}
tortuga-board-nothing = Nic
tortuga-board-stow = { $area ->
    [fleet] Przenieś skrzynie do floty. Miejsca: { $places }, skrzynie: { $chests }. Która pierwsza?
   *[crew] Przekaż skrzynie załodze. Miejsca: { $places }, skrzynie: { $chests }. Która pierwsza?
}
tortuga-board-waits = Decyduje { $who }.
tortuga-board-waits-all = Decydują pozostali.

## Przycisk

tortuga-board-do-keep = { $count ->
    [0] Zatrzymaj
    [one] Zatrzymaj { $count } kość
    [few] Zatrzymaj { $count } kości
    [many] Zatrzymaj { $count } kości
   *[other] Zatrzymaj { $count } kości
}
tortuga-board-do-name = Wybierz
tortuga-board-do-bonus = Weź premię
tortuga-board-do-expand = Przesuń
tortuga-board-do-recruit = Przesuń
tortuga-board-do-hunt = Szukaj
tortuga-board-do-pick = Zatrzymaj
tortuga-board-do-attack = Atakuj
tortuga-board-do-stow = Ułóż
