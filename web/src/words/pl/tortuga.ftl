### Tortuga: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty tortuga-part-… to części zdań, ich atrybuty to przypadki.

tortuga-credits = Autorzy gry: Jay Cormier i Sen-Foong Lim

## Opcje

tortuga-option-chests = Długość gry
tortuga-option-chests-6 = Zwykła
tortuga-option-chests-6-about = Gra kończy się, gdy ktoś ma na Tortudze 6 skrzyń.
tortuga-option-chests-8 = Długa
tortuga-option-chests-8-about = Gra kończy się, gdy ktoś ma na Tortudze 8 skrzyń.

## Słowa

tortuga-symbol-fleet = Rozbudowa floty
tortuga-symbol-crew = Werbunek
tortuga-symbol-hunt = Poszukiwanie skarbu
tortuga-symbol-boarding = Abordaż
tortuga-symbol-raid = Napad
tortuga-symbol-skull = Czaszka

tortuga-colour-red = czerwona
tortuga-colour-blue = niebieska
tortuga-colour-yellow = żółta
tortuga-colour-white = biała
tortuga-colour-purple = fioletowa

tortuga-chest-red = czerwona skrzynia
tortuga-chest-blue = niebieska skrzynia
tortuga-chest-yellow = żółta skrzynia
tortuga-chest-white = biała skrzynia
tortuga-chest-purple = fioletowa skrzynia

tortuga-area-tortuga = Tortuga
tortuga-area-fleet = Flota
tortuga-area-crew = Załoga
tortuga-area-island = Wyspa
tortuga-area-central = Wyspa centralna
tortuga-area-bag = Worek

tortuga-marker-ship = Statek
tortuga-marker-pirate = Pirat

tortuga-rank-first = 1. miejsce
tortuga-rank-second = 2. miejsce

tortuga-die = Kość { $die }
tortuga-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
tortuga-dice-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
tortuga-tokens-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}

tortuga-ending-treasure = Skarb jest w domu: ktoś dowiózł na Tortugę dość skrzyń.
tortuga-counted = Skąd te punkty?
tortuga-counted-tortuga = Skrzynie na Tortudze
tortuga-counted-fleet = Skrzynie we flocie
tortuga-counted-crew = Skrzynie w załodze
tortuga-counted-sets = Zestawy
tortuga-counted-tracks = Statek i pirat
tortuga-counted-coins = Monety

## Części zdań

# Biernik; inne przypadki w atrybutach.
tortuga-part-action = { $action ->
    [fleet] rozbudowę floty
    [crew] werbunek
    [hunt] poszukiwanie skarbu
    [boarding] abordaż
   *[raid] napad
}
    .genitive = { $action ->
        [fleet] rozbudowy floty
        [crew] werbunku
        [hunt] poszukiwania skarbu
        [boarding] abordażu
       *[raid] napadu
    }
    .locative = { $action ->
        [fleet] rozbudowie floty
        [crew] werbunku
        [hunt] poszukiwaniu skarbu
        [boarding] abordażu
       *[raid] napadzie
    }
tortuga-part-chest = { $chest ->
    [red] czerwona skrzynia
    [blue] niebieska skrzynia
    [yellow] żółta skrzynia
    [white] biała skrzynia
   *[purple] fioletowa skrzynia
}
    .accusative = { $chest ->
        [red] czerwoną skrzynię
        [blue] niebieską skrzynię
        [yellow] żółtą skrzynię
        [white] białą skrzynię
       *[purple] fioletową skrzynię
    }
tortuga-part-area = { $area ->
    [fleet] we flocie
    [crew] w załodze
   *[island] na wyspie
}
tortuga-part-marker = { $marker ->
    [ship] statek
   *[pirate] pirat
}
tortuga-part-dice = { $count ->
    [one] kość { $dice }
   *[other] kości { $dice }
}
tortuga-part-shows = { $shows ->
    [fleet] rozbudowa floty
    [crew] werbunek
    [hunt] poszukiwanie skarbu
    [boarding] abordaż
    [raid] napad
    [skull] czaszka
   *[none] wynik ukryty
}

## Co się stało

tortuga-event-round-began = Nowa runda. Zaczyna { $start }.
tortuga-event-chest-drawn = { $who } losuje z worka { tortuga-part-chest.accusative } i kładzie ją { tortuga-part-area }.
tortuga-event-bag-empty = Worek jest pusty: { $who } nie dostaje skrzyni.
tortuga-event-thrown = { $who } rzuca kością { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } zatrzymuje { tortuga-part-dice }.
tortuga-event-placed = { $who } kładzie { tortuga-part-dice } na { tortuga-part-action }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } pokazuje czaszkę: { tortuga-part-dice }.
   *[other] { $who } pokazuje czaszki: { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } dokłada czaszkę do { tortuga-part-action.genitive }: { tortuga-part-dice }.
   *[other] { $who } dokłada czaszki do { tortuga-part-action.genitive }: { tortuga-part-dice }.
}
tortuga-event-die-shown = { $who } pokazuje kość { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } nie może położyć żadnej kości i rzuca jeszcze raz na oczach wszystkich: { tortuga-part-dice }.
tortuga-event-bonus-chosen = { $who } wybiera premię do { tortuga-part-action.genitive }.
tortuga-event-bonus-given = { $who } dostaje premię do { tortuga-part-action.genitive }: teraz +{ $bonus }.
tortuga-event-no-bonus = { $who } ma już wszystkie premie i nie dostaje nowej.
tortuga-event-ranked = { $rank ->
    [first] 1. miejsce w { tortuga-part-action.locative }: { $who } z sumą { $total }.
    [second] 2. miejsce w { tortuga-part-action.locative }: { $who } z sumą { $total }.
   *[none] Za mało na { tortuga-part-action }: { $who } z sumą { $total }.
}
tortuga-event-action-skipped = Nikt nie ma kości na { tortuga-part-action }.
tortuga-event-declined = { $who } pomija { tortuga-part-action }.
tortuga-event-marker-moved = { $who }: { tortuga-part-marker } przesuwa się z pola { $from } na pole { $to }.
tortuga-event-hunted = { $rank ->
    [first] { $who } z 1. miejsca szuka skarbu.
   *[second] { $who } z 2. miejsca szuka skarbu.
}
tortuga-event-token-seen = { $coins ->
    [1] { $who } ogląda żeton skarbu: 1 moneta.
    [2] { $who } ogląda żeton skarbu: 2 monety.
    [3] { $who } ogląda żeton skarbu: 3 monety.
   *[none] { $who } ogląda żeton skarbu.
}
tortuga-event-token-kept = { $coins ->
    [1] { $who } zatrzymuje żeton skarbu: 1 moneta.
    [2] { $who } zatrzymuje żeton skarbu: 2 monety.
    [3] { $who } zatrzymuje żeton skarbu: 3 monety.
   *[none] { $who } zatrzymuje żeton skarbu.
}
tortuga-event-token-returned = { $coins ->
    [1] { $who } oddaje żeton skarbu: 1 moneta.
    [2] { $who } oddaje żeton skarbu: 2 monety.
    [3] { $who } oddaje żeton skarbu: 3 monety.
   *[none] { $who } oddaje żeton skarbu.
}
tortuga-event-nothing-found = Nie ma już żetonów skarbu: { $who } wraca z niczym.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] { $who } z 1. miejsca rusza do abordażu. Cel: { $victim }.
       *[second] { $who } z 2. miejsca rusza do abordażu. Cel: { $victim }.
    }
   *[raid] { $rank ->
        [first] { $who } z 1. miejsca rusza do napadu. Cel: { $victim }.
       *[second] { $who } z 2. miejsca rusza do napadu. Cel: { $victim }.
    }
}
tortuga-event-chest-taken = { $who } zabiera { tortuga-part-chest.accusative }. Traci ją { $victim }.
tortuga-event-island-chest-taken = { $who } zabiera { tortuga-part-chest.accusative } z wyspy centralnej.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } nie ma miejsca na { tortuga-part-chest.accusative }: trafia ona na wyspę centralną.
   *[bag] { $who } nie ma miejsca na { tortuga-part-chest.accusative }: wraca ona do worka.
}
tortuga-event-chest-saved = { $who } dowozi do domu, na Tortugę, { tortuga-part-chest.accusative }.
tortuga-event-chest-stowed = { $who } układa { tortuga-part-chest.accusative } { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] Koniec gry: ktoś dowiózł na Tortugę dość skrzyń.
}

## Co można zrobić

tortuga-action-keep = Zatrzymaj { tortuga-part-dice }
    .inside = zatrzymać { tortuga-part-dice }
tortuga-action-name = Wybierz { tortuga-part-action }
    .inside = wybrać { tortuga-part-action }
tortuga-action-bonus = Weź premię do { tortuga-part-action.genitive }
    .inside = wziąć premię do { tortuga-part-action.genitive }
tortuga-action-expand = Przesuń statek
    .inside = przesunąć statek
tortuga-action-recruit = Przesuń pirata
    .inside = przesunąć pirata
tortuga-action-hunt = Szukaj skarbu
    .inside = szukać skarbu
tortuga-action-decline = Pomiń tę akcję
    .inside = pominąć tę akcję
tortuga-action-pick = { $coins ->
    [one] Zatrzymaj żeton z { $coins } monetą
    [few] Zatrzymaj żeton z { $coins } monetami
    [many] Zatrzymaj żeton z { $coins } monetami
   *[other] Zatrzymaj żeton z { $coins } monety
}
    .inside = { $coins ->
        [one] zatrzymać żeton z { $coins } monetą
        [few] zatrzymać żeton z { $coins } monetami
        [many] zatrzymać żeton z { $coins } monetami
       *[other] zatrzymać żeton z { $coins } monety
    }
tortuga-action-attack = { $take ->
    [red] Zaatakuj i zabierz czerwoną skrzynię (cel: { $victim })
    [blue] Zaatakuj i zabierz niebieską skrzynię (cel: { $victim })
    [yellow] Zaatakuj i zabierz żółtą skrzynię (cel: { $victim })
    [white] Zaatakuj i zabierz białą skrzynię (cel: { $victim })
    [purple] Zaatakuj i zabierz fioletową skrzynię (cel: { $victim })
   *[none] Zaatakuj i nie bierz skrzyni (cel: { $victim })
}
    .inside = { $take ->
        [red] zaatakować i zabrać czerwoną skrzynię (cel: { $victim })
        [blue] zaatakować i zabrać niebieską skrzynię (cel: { $victim })
        [yellow] zaatakować i zabrać żółtą skrzynię (cel: { $victim })
        [white] zaatakować i zabrać białą skrzynię (cel: { $victim })
        [purple] zaatakować i zabrać fioletową skrzynię (cel: { $victim })
       *[none] zaatakować i nie brać skrzyni (cel: { $victim })
    }
tortuga-action-stow = Ułóż teraz { tortuga-part-chest.accusative }
    .inside = ułożyć teraz { tortuga-part-chest.accusative }

## Dlaczego nie można

tortuga-reason-not-legal = Zasady na to nie pozwalają.
tortuga-reason-over = Gra już się skończyła.
tortuga-reason-not-deciding = Teraz decyduje ktoś inny.
tortuga-reason-unknown-action = Teraz nie możesz tego zrobić.
tortuga-reason-ambiguous = To może znaczyć kilka rzeczy. Wybierz jedną.
tortuga-reason-no-such-action = Teraz nie możesz tego zrobić.
tortuga-reason-not-now = Najpierw trzeba zdecydować o czymś innym.
tortuga-reason-not-thrown = Możesz zatrzymać tylko kości z ostatniego rzutu.
tortuga-reason-mixed-dice = Zatrzymane kości muszą pokazywać tę samą akcję. Czaszki pasują do każdej.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] Twój statek stoi na polu { $space }, więc na abordaż możesz położyć tylko { $limit } kość.
        [few] Twój statek stoi na polu { $space }, więc na abordaż możesz położyć tylko { $limit } kości.
        [many] Twój statek stoi na polu { $space }, więc na abordaż możesz położyć tylko { $limit } kości.
       *[other] Twój statek stoi na polu { $space }, więc na abordaż możesz położyć tylko { $limit } kości.
    }
   *[pirate] { $limit ->
        [one] Twój pirat stoi na polu { $space }, więc na napad możesz położyć tylko { $limit } kość.
        [few] Twój pirat stoi na polu { $space }, więc na napad możesz położyć tylko { $limit } kości.
        [many] Twój pirat stoi na polu { $space }, więc na napad możesz położyć tylko { $limit } kości.
       *[other] Twój pirat stoi na polu { $space }, więc na napad możesz położyć tylko { $limit } kości.
    }
}
tortuga-reason-bonus-full = Twoja premia do { tortuga-part-action.genitive } to już 2, więcej się nie da.
tortuga-reason-no-such-token = Żaden z tych dwóch żetonów nie ma { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
tortuga-reason-no-such-chest = Nie ma tu takiej skrzyni do zabrania: { tortuga-part-chest }.
tortuga-reason-no-such-victim = Możesz zaatakować tylko innego gracza.
tortuga-reason-already-attacked = W tej akcji celem ataku jest już { $victim }. Wybierz kogoś innego.
tortuga-reason-must-take = Wybierz skrzynię, którą zabierasz.

## Losowania

tortuga-draws-throw = Rzuty kośćmi
tortuga-draws-draw = Skrzynie z worka
tortuga-draws-token = Żetony skarbu
