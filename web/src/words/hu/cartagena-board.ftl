### Amit a Cartagena táblája mond. A $symbol a szerver szava („skull”).

cartagena-part-symbol = { $symbol ->
    [bottle] palack
    [pistol] pisztoly
    [hat] kalap
    [skull] koponya
    [dagger] tőr
   *[key] kulcs
}
    .accusative = { $symbol ->
        [bottle] palackot
        [pistol] pisztolyt
        [hat] kalapot
        [skull] koponyát
        [dagger] tőrt
       *[key] kulcsot
    }
    .kind = { $symbol ->
        [bottle] palackos
        [pistol] pisztolyos
        [hat] kalapos
        [skull] koponyás
        [dagger] tőrös
       *[key] kulcsos
    }
cartagena-part-way = { $from ->
    [0] a bejárattól
    [1] az 1. mezőről
    [5] az 5. mezőről
    [37] a csónakból
   *[other] a { $from }. mezőről
} { $to ->
    [1] az 1. mezőre
    [5] az 5. mezőre
    [37] a csónakba
   *[other] a { $to }. mezőre
}

cartagena-board-tunnel = Az alagút
cartagena-board-hand = A lapjaid
cartagena-board-hand-of = { $name } lapjai
cartagena-board-row = Nyílt lapok, elöl a következő
cartagena-board-no-cards = Nincs lapod: lépj vissza, és kapsz!
cartagena-board-card = { cartagena-part-symbol }, { $count } lap
cartagena-board-deck = Pakli: { $count } lap
cartagena-board-discards = Eldobott lapok: { $count }
cartagena-board-tally = { $boat }/{ $crew } a csónakban, { $cards } lap
cartagena-board-moves = { $moves ->
    [0] Nincs több lépésed
   *[other] Még { $moves } lépés
}

## Helyek

cartagena-board-front = Az alagút előtt: { $pirates }
cartagena-board-boat = A csónak: { $pirates }
cartagena-board-space = { $space }. mező, { cartagena-part-symbol }: { $pirates }
cartagena-board-crew = { $name } { $count }
cartagena-board-nobody = senki
cartagena-board-summary = { $name }: az alagút előtt { $front }; mezőkön { $spaces }; a csónakban { $boat }
cartagena-board-way = { cartagena-part-symbol }: { cartagena-part-way }
cartagena-board-way-back = vissza { cartagena-part-way }, { $cards } lap
cartagena-board-to = { $to ->
    [1] az 1. mezőre
    [5] az 5. mezőre
   *[other] a { $to }. mezőre
}
cartagena-board-to-boat = a csónakba

## Mi a teendő

cartagena-board-choose = Válassz egy lapot vagy egy kalózt!
cartagena-board-choose-pirate = Melyik kalóz fusson a következő { cartagena-part-symbol.kind } mezőre?
cartagena-board-choose-way = Játssz ki egy lapot, vagy lépj vissza lapokért!
cartagena-board-choose-card = Játssz ki egy lapot ezzel a kalózzal!
cartagena-board-choose-back = Lépj vissza lapokért!
cartagena-board-stuck = Egyik kalózod sem tud lépni. Fejezd be a köröd!
cartagena-board-leave = Befejezed a köröd? Még { $moves } lépésed maradt.
cartagena-board-end-turn = Kör vége
cartagena-board-waiting = { $name } következik.
cartagena-board-over = A játék véget ért.

## Miért nem

cartagena-board-why-not-your-turn = Még nem: { $name } következik.
cartagena-board-why-over = A játék véget ért.
cartagena-board-why-choose-first = Előbb válaszd ki az egyik lapodat vagy kalózodat!
cartagena-board-why-no-move-with-card = Egyik kalózod sem tudja használni a { cartagena-part-symbol.accusative }.
cartagena-board-why-which-pirate = Több kalóz is mehetne oda. Koppints arra, amelyikkel lépni szeretnél!
cartagena-board-why-which-card = Több lap is odavisz. Koppints arra, amelyiket kijátszanád!
cartagena-board-why-stuck = Ez a kalóz nem tud lépni: nincs mögötte, akihez visszaléphetne, és nincs hozzá lapod.
cartagena-board-why-next-empty = A kalóz a következő üres { cartagena-part-symbol.kind } mezőre fut, ha pedig nincs ilyen, a csónakba.
cartagena-board-why-not-there = Oda ez a kalóz nem mehet. Egy lap a szimbóluma következő üres mezőjére viszi. Visszalépni a mögötte álló legközelebbi egy vagy két kalózhoz tud.
