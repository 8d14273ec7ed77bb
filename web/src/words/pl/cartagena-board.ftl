### Co mówi plansza Cartageny. $symbol to słowo serwera („skull”).

cartagena-part-symbol = { $symbol ->
    [bottle] butelka
    [pistol] pistolet
    [hat] kapelusz
    [skull] czaszka
    [dagger] sztylet
   *[key] klucz
}
    .with = { $symbol ->
        [bottle] z butelką
        [pistol] z pistoletem
        [hat] z kapeluszem
        [skull] z czaszką
        [dagger] ze sztyletem
       *[key] z kluczem
    }
cartagena-part-way = { $from ->
    [0] sprzed tunelu
    [37] z łodzi
   *[other] z pola { $from }
} { $to ->
    [37] do łodzi
   *[other] na pole { $to }
}

cartagena-board-tunnel = Tunel
cartagena-board-hand = Twoje karty
cartagena-board-hand-of = Karty ({ $name })
cartagena-board-row = Odkryte karty, od następnej
cartagena-board-no-cards = Nie masz kart: cofnij się, żeby je dostać.
cartagena-board-card = { cartagena-part-symbol }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cartagena-board-deck = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cartagena-board-discards = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cartagena-board-tally = { $boat } z { $crew } w łodzi, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
cartagena-board-moves = { $moves ->
    [0] Nie ma już ruchów
    [one] Został { $moves } ruch
    [few] Zostały { $moves } ruchy
    [many] Zostało { $moves } ruchów
   *[other] Zostało { $moves } ruchu
}

## Miejsca

cartagena-board-front = Przed tunelem: { $pirates }
cartagena-board-boat = Łódź: { $pirates }
cartagena-board-space = Pole { $space }, { cartagena-part-symbol }: { $pirates }
cartagena-board-crew = { $name } { $count }
cartagena-board-nobody = nikt
cartagena-board-summary = { $name }: przed tunelem { $front }; na polach { $spaces }; w łodzi { $boat }
cartagena-board-way = { cartagena-part-symbol }: { cartagena-part-way }
cartagena-board-way-back = wstecz { cartagena-part-way } za { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
cartagena-board-to = na pole { $to }
cartagena-board-to-boat = do łodzi

## Co teraz

cartagena-board-choose = Wybierz kartę albo pirata.
cartagena-board-choose-pirate = Którym piratem zagrasz kartę { cartagena-part-symbol.with }?
cartagena-board-choose-way = Zagraj kartę albo cofnij się po karty.
cartagena-board-choose-card = Zagraj kartę dla tego pirata.
cartagena-board-choose-back = Cofnij się po karty.
cartagena-board-stuck = Nie ma możliwego ruchu. Zakończ turę.
cartagena-board-leave = { $moves ->
    [one] Zakończyć turę? Został ci { $moves } ruch.
    [few] Zakończyć turę? Zostały ci { $moves } ruchy.
    [many] Zakończyć turę? Zostało ci { $moves } ruchów.
   *[other] Zakończyć turę? Zostało ci { $moves } ruchu.
}
cartagena-board-end-turn = Zakończ turę
cartagena-board-waiting = Teraz gra { $name }.
cartagena-board-over = Gra się skończyła.

## Dlaczego nie

cartagena-board-why-not-your-turn = Poczekaj: teraz gra { $name }.
cartagena-board-why-over = Gra się skończyła.
cartagena-board-why-choose-first = Najpierw wybierz jedną ze swoich kart albo jednego ze swoich piratów.
cartagena-board-why-no-move-with-card = Żaden z twoich piratów nie może użyć karty { cartagena-part-symbol.with }.
cartagena-board-why-which-pirate = Może tam pójść kilku piratów. Dotknij tego, który ma iść.
cartagena-board-why-which-card = Prowadzi tam kilka kart. Dotknij tej, którą chcesz zagrać.
cartagena-board-why-stuck = Ten pirat nie może się ruszyć: nie ma za nim do kogo się cofnąć, a ty nie masz dla niego karty.
cartagena-board-why-next-empty = Pirat idzie na najbliższe wolne pole { cartagena-part-symbol.with } przed sobą, a jeśli takiego nie ma, do łodzi.
cartagena-board-why-not-there = Ten pirat nie może tam pójść. Idzie za kartą na najbliższe wolne pole z jej symbolem albo cofa się na najbliższe pole za sobą z jednym lub dwoma piratami.
