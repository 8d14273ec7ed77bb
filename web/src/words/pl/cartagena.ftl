### Cartagena: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty cartagena-part-… to części zdań, ich atrybuty to przypadki.

cartagena-credits = Autor gry: Leo Colovini

## Opcje

cartagena-option-variant = Karty
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = Karty wszystkich graczy są odkryte, a nowe bierzesz z odkrytego rzędu. Dla strategów.
cartagena-option-variant-jamaica = Jamajka
cartagena-option-variant-jamaica-about = Karty na ręce są zakryte, a nowe dobierasz w ciemno z talii. Dla ryzykantów.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Karty na ręce są zakryte, ale nowe bierzesz z odkrytego rzędu. Dla graczy z dobrą pamięcią.

## Słowa

cartagena-symbol-bottle = butelka
cartagena-symbol-pistol = pistolet
cartagena-symbol-hat = kapelusz
cartagena-symbol-skull = czaszka
cartagena-symbol-dagger = sztylet
cartagena-symbol-key = klucz

cartagena-ending-escaped = Cała szóstka piratów jest w łodzi!
cartagena-ending-stalled = Nikt nie może się ruszyć. Wygrywa, kto ma w łodzi najwięcej piratów; przy remisie zwycięstwo jest wspólne.
cartagena-ending-passed = Przez dwie kolejki wszyscy pasowali: remis.
cartagena-ending-turn-limit = Każdy miał już 200 tur: remis.
cartagena-counted = Kto jak daleko dotarł
cartagena-counted-aboard = Piraci w łodzi
cartagena-counted-steps = Ile pól zostało pozostałym

## Części zdań

cartagena-part-card = { $symbol ->
    [bottle] butelka
    [pistol] pistolet
    [hat] kapelusz
    [skull] czaszka
    [dagger] sztylet
    [key] klucz
   *[none] karta
}
    .accusative = { $symbol ->
        [bottle] butelkę
        [pistol] pistolet
        [hat] kapelusz
        [skull] czaszkę
        [dagger] sztylet
        [key] klucz
       *[none] kartę
    }
cartagena-part-from = { $from ->
    [0] sprzed tunelu
    [37] z łodzi
   *[other] z pola { $from }
}
cartagena-part-to = { $to ->
    [37] do łodzi
   *[other] na pole { $to }
}
cartagena-part-space = { $space ->
    [0] sprzed tunelu
    [37] z łodzi
   *[other] z pola { $space }
}

## Co się stało

cartagena-event-segment-laid = { $reversed ->
    [yes] Do tunelu dochodzi część { $segment }, obrócona.
   *[no] Do tunelu dochodzi część { $segment }.
}
cartagena-event-dealt = { $who } dostaje { cartagena-part-card.accusative }.
cartagena-event-row-laid = Do rzędu dochodzi { cartagena-part-card }.
cartagena-event-turn-began = Teraz gra { $who }.
cartagena-event-advanced = { $who } zagrywa { cartagena-part-card.accusative } i biegnie { cartagena-part-from } { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } cofa się { cartagena-part-from } { cartagena-part-to } po { $cards } kartę.
    [few] { $who } cofa się { cartagena-part-from } { cartagena-part-to } po { $cards } karty.
    [many] { $who } cofa się { cartagena-part-from } { cartagena-part-to } po { $cards } kart.
   *[other] { $who } cofa się { cartagena-part-from } { cartagena-part-to } po { $cards } karty.
}
cartagena-event-took = { $who } bierze z rzędu { cartagena-part-card.accusative }.
cartagena-event-drew = { $who } dobiera { cartagena-part-card.accusative }.
cartagena-event-no-cards = { $missing ->
    [one] Nie ma już kart: { $who } dostaje o { $missing } kartę mniej.
    [few] Nie ma już kart: { $who } dostaje o { $missing } karty mniej.
    [many] Nie ma już kart: { $who } dostaje o { $missing } kart mniej.
   *[other] Nie ma już kart: { $who } dostaje o { $missing } karty mniej.
}
cartagena-event-shuffled = { $cards ->
    [one] Tasujemy odrzucone karty: w talii jest { $cards } karta.
    [few] Tasujemy odrzucone karty: w talii są { $cards } karty.
    [many] Tasujemy odrzucone karty: w talii jest { $cards } kart.
   *[other] Tasujemy odrzucone karty: w talii jest { $cards } karty.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } kończy turę bez ruchu.
    [one] { $who } kończy turę po { $moves } ruchu.
    [few] { $who } kończy turę po { $moves } ruchach.
    [many] { $who } kończy turę po { $moves } ruchach.
   *[other] { $who } kończy turę po { $moves } ruchach.
}
cartagena-event-ended = { $ending ->
    [escaped] Łódź odbija od brzegu z całą szóstką piratów jednego gracza na pokładzie!
    [stalled] Koniec gry: nikt nie może się ruszyć. Wygrywa, kto ma w łodzi najwięcej piratów; przy remisie zwycięstwo jest wspólne.
    [passed] Koniec gry: przez dwie kolejki wszyscy pasowali. Jest remis.
   *[turn-limit] Koniec gry: każdy miał już 200 tur. Jest remis.
}

## Co można zrobić

cartagena-action-advance = Zagraj { cartagena-part-card.accusative } i biegnij { cartagena-part-space } { cartagena-part-to }
    .inside = zagrać { cartagena-part-card.accusative } i pobiec { cartagena-part-space } { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Cofnij się { cartagena-part-space } { cartagena-part-to } po { $cards } kartę
    [few] Cofnij się { cartagena-part-space } { cartagena-part-to } po { $cards } karty
    [many] Cofnij się { cartagena-part-space } { cartagena-part-to } po { $cards } kart
   *[other] Cofnij się { cartagena-part-space } { cartagena-part-to } po { $cards } karty
}
    .inside = { $cards ->
        [one] cofnąć się { cartagena-part-space } { cartagena-part-to } po { $cards } kartę
        [few] cofnąć się { cartagena-part-space } { cartagena-part-to } po { $cards } karty
        [many] cofnąć się { cartagena-part-space } { cartagena-part-to } po { $cards } kart
       *[other] cofnąć się { cartagena-part-space } { cartagena-part-to } po { $cards } karty
    }
cartagena-action-end-turn = Zakończ turę
    .inside = zakończyć turę

## Dlaczego nie można

cartagena-reason-not-legal = Zasady na to nie pozwalają.
cartagena-reason-over = Gra już się skończyła.
cartagena-reason-not-deciding = To nie twoja tura.
cartagena-reason-unknown-action = Teraz nie możesz tego zrobić.
cartagena-reason-ambiguous = To może znaczyć kilka rzeczy. Wybierz jedną.
cartagena-reason-no-such-action = Teraz nie możesz tego zrobić.
cartagena-reason-no-pirate = { $space ->
    [0] Nie masz pirata przed tunelem.
    [37] Nie masz pirata w łodzi.
   *[other] Nie masz pirata na polu { $space }.
}
cartagena-reason-no-card = Nie masz takiej karty na ręce: { cartagena-part-card }.
cartagena-reason-no-company = { $space ->
    [0] Pirat sprzed tunelu nie może się cofnąć.
    [37] Nie ma dokąd się cofnąć: w tunelu nie ma pola z jednym lub dwoma piratami.
   *[other] Nie ma dokąd się cofnąć: za polem { $space } nie ma pola z jednym lub dwoma piratami.
}

## Losowania

cartagena-draws-draw = Dobrane karty
cartagena-draws-segment = { $reversed ->
    [yes] część { $number }, obrócona
   *[no] część { $number }
}
