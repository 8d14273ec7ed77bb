### Tortuga: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty tortuga-part-… to części zdań, ich atrybuty to przypadki.

tortuga-credits = Autorzy gry: Jay Cormier i Sen-Foong Lim

## Opcje

tortuga-option-chests = Długość
tortuga-option-chests-6 = Zwykła gra
tortuga-option-chests-6-about = Gra kończy się, gdy ktoś ma na Tortudze 6 skrzyń.
tortuga-option-chests-8 = Długa gra
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

tortuga-ending-treasure = Na Tortudze jest dość skrzyń.

## Części zdań

tortuga-part-action = { $action ->
    [fleet] rozbudowa floty
    [crew] werbunek
    [hunt] poszukiwanie skarbu
    [boarding] abordaż
   *[raid] napad
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
    [fleet] do floty
    [crew] do załogi
   *[island] na wyspę
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
   *[none] w ukryciu
}

## Co się stało

tortuga-event-round-began = Nowa runda. Zaczyna { $start }.
tortuga-event-chest-drawn = { $who } losuje z worka { tortuga-part-chest.accusative }: trafia ona { tortuga-part-area }.
tortuga-event-bag-empty = Worek jest pusty: { $who } nie losuje skrzyni.
tortuga-event-thrown = { $who } rzuca kością { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } zatrzymuje { tortuga-part-dice }.
tortuga-event-placed = { $who } kładzie { tortuga-part-dice } na polu akcji: { tortuga-part-action }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } pokazuje czaszkę: { tortuga-part-dice }.
   *[other] { $who } pokazuje czaszki: { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } obraca czaszkę na akcję „{ tortuga-part-action }”: { tortuga-part-dice }.
   *[other] { $who } obraca czaszki na akcję „{ tortuga-part-action }”: { tortuga-part-dice }.
}
tortuga-event-die-shown = { $who } pokazuje kość { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } nie może położyć żadnej kości i rzuca ponownie, jawnie: { tortuga-part-dice }.
tortuga-event-bonus-chosen = { $who } wybiera premię do akcji { tortuga-part-action }.
tortuga-event-bonus-given = { $who } dostaje premię do akcji { tortuga-part-action }: teraz +{ $bonus }.
tortuga-event-no-bonus = { $who } ma już wszystkie premie i nie dostaje kolejnej.
tortuga-event-ranked = { $rank ->
    [first] 1. miejsce ({ tortuga-part-action }): { $who }, suma { $total }.
    [second] 2. miejsce ({ tortuga-part-action }): { $who }, suma { $total }.
   *[none] Bez miejsca ({ tortuga-part-action }): { $who }, suma { $total }.
}
tortuga-event-action-skipped = Brak kości, akcja pominięta: { tortuga-part-action }.
tortuga-event-declined = { $who } rezygnuje z akcji: { tortuga-part-action }.
tortuga-event-marker-moved = { $who }: { tortuga-part-marker } na polu { $to } (wcześniej { $from }).
tortuga-event-hunted = { $rank ->
    [first] Poszukiwanie skarbu: { $who }, 1. miejsce.
   *[second] Poszukiwanie skarbu: { $who }, 2. miejsce.
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
    [1] { $who } odkłada żeton skarbu: 1 moneta.
    [2] { $who } odkłada żeton skarbu: 2 monety.
    [3] { $who } odkłada żeton skarbu: 3 monety.
   *[none] { $who } odkłada żeton skarbu.
}
tortuga-event-nothing-found = Nie ma już żetonów skarbu: { $who } nic nie znajduje.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] Abordaż z 1. miejsca: atakuje { $who }, broni się { $victim }.
       *[second] Abordaż z 2. miejsca: atakuje { $who }, broni się { $victim }.
    }
   *[raid] { $rank ->
        [first] Napad z 1. miejsca: atakuje { $who }, broni się { $victim }.
       *[second] Napad z 2. miejsca: atakuje { $who }, broni się { $victim }.
    }
}
tortuga-event-chest-taken = { $who } zabiera { tortuga-part-chest.accusative }, traci ją { $victim }.
tortuga-event-island-chest-taken = { $who } zabiera { tortuga-part-chest.accusative } z wyspy centralnej.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } nie ma miejsca na { tortuga-part-chest.accusative }: trafia ona na wyspę centralną.
   *[bag] { $who } nie ma miejsca na { tortuga-part-chest.accusative }: trafia ona do worka.
}
tortuga-event-chest-saved = { $who } dowozi { tortuga-part-chest.accusative } na Tortugę.
tortuga-event-chest-stowed = { $who } przenosi { tortuga-part-chest.accusative } { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] Koniec gry: na Tortudze jest dość skrzyń.
}

## Co można zrobić

tortuga-action-keep = Zatrzymaj { tortuga-part-dice }
    .inside = zatrzymaj { tortuga-part-dice }
tortuga-action-name = Wybierz akcję „{ tortuga-part-action }”
    .inside = wybierz akcję „{ tortuga-part-action }”
tortuga-action-bonus = Weź premię do akcji: { tortuga-part-action }
    .inside = weź premię do akcji: { tortuga-part-action }
tortuga-action-expand = Przesuń statek
    .inside = przesuń statek
tortuga-action-recruit = Przesuń pirata
    .inside = przesuń pirata
tortuga-action-hunt = Szukaj skarbu
    .inside = szukaj skarbu
tortuga-action-decline = Zrezygnuj
    .inside = zrezygnuj
tortuga-action-pick = { $coins ->
    [one] Zatrzymaj żeton: { $coins } moneta
    [few] Zatrzymaj żeton: { $coins } monety
    [many] Zatrzymaj żeton: { $coins } monet
   *[other] Zatrzymaj żeton: { $coins } monety
}
    .inside = { $coins ->
        [one] zatrzymaj żeton: { $coins } moneta
        [few] zatrzymaj żeton: { $coins } monety
        [many] zatrzymaj żeton: { $coins } monet
       *[other] zatrzymaj żeton: { $coins } monety
    }
tortuga-action-attack = { $take ->
    [red] Zaatakuj i zabierz czerwoną skrzynię (cel: { $victim })
    [blue] Zaatakuj i zabierz niebieską skrzynię (cel: { $victim })
    [yellow] Zaatakuj i zabierz żółtą skrzynię (cel: { $victim })
    [white] Zaatakuj i zabierz białą skrzynię (cel: { $victim })
    [purple] Zaatakuj i zabierz fioletową skrzynię (cel: { $victim })
   *[none] Zaatakuj i nie zabieraj skrzyni (cel: { $victim })
}
    .inside = { $take ->
        [red] zaatakuj i zabierz czerwoną skrzynię (cel: { $victim })
        [blue] zaatakuj i zabierz niebieską skrzynię (cel: { $victim })
        [yellow] zaatakuj i zabierz żółtą skrzynię (cel: { $victim })
        [white] zaatakuj i zabierz białą skrzynię (cel: { $victim })
        [purple] zaatakuj i zabierz fioletową skrzynię (cel: { $victim })
       *[none] zaatakuj i nie zabieraj skrzyni (cel: { $victim })
    }
tortuga-action-stow = Ułóż teraz { tortuga-part-chest.accusative }
    .inside = ułóż teraz { tortuga-part-chest.accusative }

## Dlaczego nie można

tortuga-reason-not-legal = Zasady na to nie pozwalają.
tortuga-reason-over = Gra się skończyła.
tortuga-reason-not-deciding = Teraz nie ty decydujesz.
tortuga-reason-unknown-action = Teraz nie można tego zrobić.
tortuga-reason-ambiguous = To może znaczyć różne rzeczy. Wybierz dokładniej.
tortuga-reason-no-such-action = Teraz nie można tego zrobić.
tortuga-reason-not-now = Najpierw trzeba zdecydować o czym innym.
tortuga-reason-not-thrown = Możesz zatrzymać tylko kości z ostatniego rzutu.
tortuga-reason-mixed-dice = Kości zatrzymane razem muszą pokazywać jedną akcję. Czaszki pasują do każdej.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] Na abordażu mieści się { $limit } kość, póki twój statek stoi na polu { $space }.
        [few] Na abordażu mieszczą się { $limit } kości, póki twój statek stoi na polu { $space }.
        [many] Na abordażu mieści się { $limit } kości, póki twój statek stoi na polu { $space }.
       *[other] Na abordażu mieści się { $limit } kości, póki twój statek stoi na polu { $space }.
    }
   *[pirate] { $limit ->
        [one] Na napadzie mieści się { $limit } kość, póki twój pirat stoi na polu { $space }.
        [few] Na napadzie mieszczą się { $limit } kości, póki twój pirat stoi na polu { $space }.
        [many] Na napadzie mieści się { $limit } kości, póki twój pirat stoi na polu { $space }.
       *[other] Na napadzie mieści się { $limit } kości, póki twój pirat stoi na polu { $space }.
    }
}
tortuga-reason-bonus-full = Premia wynosi już 2 i nie może być wyższa: { tortuga-part-action }.
tortuga-reason-no-such-token = Żaden z dwóch żetonów nie ma { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
tortuga-reason-no-such-chest = Nie ma tu takiej skrzyni: { tortuga-part-chest }.
tortuga-reason-no-such-victim = Można zaatakować tylko innego gracza.
tortuga-reason-already-attacked = { $victim } broni się już przed atakiem z 1. miejsca. Wybierz kogoś innego.
tortuga-reason-must-take = Wybierz skrzynię, którą zabierasz.

## What chance does

tortuga-draws-throw = Rzuty kośćmi
tortuga-draws-draw = Skrzynie z worka
tortuga-draws-token = Żetony skarbu
