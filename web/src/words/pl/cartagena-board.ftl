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
cartagena-board-hand-of = Karty: { $name }
cartagena-board-row = Odkryte karty w kolejności brania
cartagena-board-no-cards = Nie masz kart. Cofnij się, żeby je dostać.
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
cartagena-board-way-back = wstecz { cartagena-part-way } po { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
cartagena-board-to = na pole { $to }
cartagena-board-to-boat = do łodzi

## Co teraz

cartagena-board-choose = Wybierz kartę albo pirata.
cartagena-board-choose-pirate = Który pirat ma pobiec na najbliższe pole { cartagena-part-symbol.with }?
cartagena-board-choose-way = Zagraj kartę albo cofnij się po karty.
cartagena-board-choose-card = Zagraj kartę tym piratem.
cartagena-board-choose-back = Cofnij się po karty.
cartagena-board-stuck = Żaden twój pirat nie może się ruszyć. Zakończ turę.
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

cartagena-board-why-not-your-turn = Jeszcze nie: teraz gra { $name }.
cartagena-board-why-over = Gra już się skończyła.
cartagena-board-why-choose-first = Najpierw wybierz swoją kartę albo swojego pirata.
cartagena-board-why-no-move-with-card = Żaden z twoich piratów nie może użyć karty { cartagena-part-symbol.with }.
cartagena-board-why-which-pirate = Może tam pobiec kilku piratów. Dotknij tego, którym chcesz się ruszyć.
cartagena-board-why-which-card = Prowadzi tam kilka kart. Dotknij tej, którą chcesz zagrać.
cartagena-board-why-stuck = Ten pirat nie może się ruszyć: nie ma za nim nikogo, do kogo mógłby się cofnąć, a ty nie masz dla niego karty.
cartagena-board-why-next-empty = Pirat biegnie na najbliższe wolne pole { cartagena-part-symbol.with }, a jeśli takiego nie ma, do łodzi.
cartagena-board-why-not-there = Ten pirat nie może tam pójść. Karta prowadzi go na najbliższe wolne pole z tym symbolem. Cofając się, trafia na najbliższe pole za sobą z jednym lub dwoma piratami.
