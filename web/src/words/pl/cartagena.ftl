### Cartagena: słowa, dziennik, co można zrobić i dlaczego czegoś nie można.
### Zmienne opisano w pliku angielskim. Komunikaty cartagena-part-… to części zdań, ich atrybuty to przypadki.

cartagena-credits = Autor gry: Leo Colovini

## Opcje

cartagena-option-variant = Karty
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = Karty na ręce są odkryte, a nowe bierze się z odkrytego rzędu. Dla strategów.
cartagena-option-variant-jamaica = Jamajka
cartagena-option-variant-jamaica-about = Karty na ręce są zakryte, a nowe dobiera się w ciemno z talii. Dla ryzykantów.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Karty na ręce są zakryte, ale nowe bierze się z odkrytego rzędu. Dla tych, którzy mają dobrą pamięć.

## Słowa

cartagena-symbol-bottle = butelka
cartagena-symbol-pistol = pistolet
cartagena-symbol-hat = kapelusz
cartagena-symbol-skull = czaszka
cartagena-symbol-dagger = sztylet
cartagena-symbol-key = klucz

cartagena-result-shared = Remis
cartagena-ending-escaped = Wszystkich sześciu piratów jednego gracza jest w łodzi.
cartagena-ending-stalled = Nikt nie mógł się ruszyć. Wygrywa ten, kto ma najwięcej piratów w łodzi.
cartagena-ending-passed = Przez dwie kolejki wszyscy pasowali: remis.
cartagena-ending-turn-limit = Każdy gracz miał już 200 tur: remis.

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
    [yes] Ułożono { $segment }. część tunelu, odwróconą.
   *[no] Ułożono { $segment }. część tunelu.
}
cartagena-event-dealt = { $who } dostaje { cartagena-part-card.accusative }.
cartagena-event-row-laid = Do rzędu trafia { cartagena-part-card }.
cartagena-event-turn-began = Teraz gra { $who }.
cartagena-event-advanced = { $who } zagrywa { cartagena-part-card.accusative } i idzie { cartagena-part-from } { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } cofa się { cartagena-part-from } { cartagena-part-to } za { $cards } kartę.
    [few] { $who } cofa się { cartagena-part-from } { cartagena-part-to } za { $cards } karty.
    [many] { $who } cofa się { cartagena-part-from } { cartagena-part-to } za { $cards } kart.
   *[other] { $who } cofa się { cartagena-part-from } { cartagena-part-to } za { $cards } karty.
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
    [one] Odrzucone karty są tasowane: w talii jest { $cards } karta.
    [few] Odrzucone karty są tasowane: w talii są { $cards } karty.
    [many] Odrzucone karty są tasowane: w talii jest { $cards } kart.
   *[other] Odrzucone karty są tasowane: w talii jest { $cards } karty.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } kończy turę bez ruchu.
    [one] { $who } kończy turę po { $moves } ruchu.
    [few] { $who } kończy turę po { $moves } ruchach.
    [many] { $who } kończy turę po { $moves } ruchach.
   *[other] { $who } kończy turę po { $moves } ruchach.
}
cartagena-event-ended = { $ending ->
    [escaped] Łódź odbija od brzegu: wszystkich sześciu piratów jednego gracza jest na pokładzie.
    [stalled] Koniec gry: nikt nie może się ruszyć. Wygrywa ten, kto ma najwięcej piratów w łodzi.
    [passed] Koniec gry: przez dwie kolejki wszyscy pasowali. Jest remis.
   *[turn-limit] Koniec gry: każdy gracz miał już 200 tur. Jest remis.
}

## Co można zrobić

cartagena-action-advance = Zagraj { cartagena-part-card.accusative } i biegnij { cartagena-part-space } { cartagena-part-to }
    .inside = zagraj { cartagena-part-card.accusative } i biegnij { cartagena-part-space } { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } kartę
    [few] Cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } karty
    [many] Cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } kart
   *[other] Cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } karty
}
    .inside = { $cards ->
        [one] cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } kartę
        [few] cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } karty
        [many] cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } kart
       *[other] cofnij się { cartagena-part-space } { cartagena-part-to } i weź { $cards } karty
    }
cartagena-action-end-turn = Zakończ turę
    .inside = zakończ turę

## Dlaczego nie można

cartagena-reason-not-legal = Zasady na to nie pozwalają.
cartagena-reason-over = Gra się skończyła.
cartagena-reason-not-deciding = To nie twoja tura.
cartagena-reason-unknown-action = Teraz nie można tego zrobić.
cartagena-reason-ambiguous = To może znaczyć różne rzeczy. Wybierz dokładniej.
cartagena-reason-no-such-action = Teraz nie można tego zrobić.
cartagena-reason-no-pirate = { $space ->
    [0] Nie masz pirata przed tunelem.
    [37] Nie masz pirata w łodzi.
   *[other] Nie masz pirata na polu { $space }.
}
cartagena-reason-no-card = Nie masz takiej karty: { cartagena-part-card }.
cartagena-reason-no-company = { $space ->
    [0] Pirat przed tunelem nie ma się dokąd cofnąć.
    [37] W tunelu nie ma pola z jednym lub dwoma piratami: nie ma się dokąd cofnąć.
   *[other] Za polem { $space } nie ma pola z jednym lub dwoma piratami: nie ma się dokąd cofnąć.
}

## What chance does

cartagena-draws-draw = Dobrane karty
cartagena-draws-segment = { $reversed ->
    [yes] { $number }. część, odwrócona
   *[no] { $number }. część
}
