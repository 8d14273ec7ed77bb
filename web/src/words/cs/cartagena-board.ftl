### Co říká deska Cartageny. $symbol je slovo serveru („skull“); pády jsou v části cartagena-part-symbol.

cartagena-part-symbol = { $symbol ->
    [bottle] láhev
    [pistol] pistole
    [hat] klobouk
    [skull] lebka
    [dagger] dýka
   *[key] klíč
}
    .with = { $symbol ->
        [bottle] s láhví
        [pistol] s pistolí
        [hat] s kloboukem
        [skull] s lebkou
        [dagger] s dýkou
       *[key] s klíčem
    }

cartagena-board-tunnel = Tunel
cartagena-board-hand = Vaše karty
cartagena-board-hand-of = Karty ({ $name })
cartagena-board-row = Odkryté karty v pořadí, v jakém se berou
cartagena-board-no-cards = Nemáte žádné karty: získáte je cestou zpět.
cartagena-board-card = { cartagena-part-symbol }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cartagena-board-deck = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cartagena-board-discards = Odložené: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cartagena-board-tally = { $boat } ze { $crew } v šalupě, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
cartagena-board-moves = { $moves ->
    [0] Žádný tah nezbývá
    [one] Zbývá { $moves } tah
    [few] Zbývají { $moves } tahy
    [many] Zbývá { $moves } tahu
   *[other] Zbývá { $moves } tahů
}

## Místa

cartagena-board-front = Před tunelem: { $pirates }
cartagena-board-boat = Šalupa: { $pirates }
cartagena-board-space = Políčko { $space }, { cartagena-part-symbol }: { $pirates }
cartagena-board-crew = { $name } { $count }
cartagena-board-nobody = nikdo
cartagena-board-summary = { $name }: před tunelem { $front }; na políčkách { $spaces }; v šalupě { $boat }
cartagena-board-way = { cartagena-part-symbol }: { $from ->
    [0] od vchodu
   *[other] z políčka { $from }
} { $to ->
    [37] do šalupy
   *[other] na políčko { $to }
}
cartagena-board-way-back = zpět { $from ->
    [37] ze šalupy
   *[other] z políčka { $from }
} na políčko { $to } za { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
cartagena-board-to = na políčko { $to }
cartagena-board-to-boat = do šalupy

## Co teď

cartagena-board-choose = Vyberte kartu nebo piráta.
cartagena-board-choose-pirate = Pro kterého piráta vynesete kartu { cartagena-part-symbol.with }?
cartagena-board-choose-way = Vyneste kartu, nebo se vraťte pro karty.
cartagena-board-choose-card = Vyneste pro tohoto piráta kartu.
cartagena-board-choose-back = Vraťte se pro karty.
cartagena-board-stuck = Nelze táhnout. Ukončete tahy.
cartagena-board-leave = { $moves ->
    [one] Ukončit tahy, i když ještě { $moves } zbývá?
    [few] Ukončit tahy, i když ještě { $moves } zbývají?
    [many] Ukončit tahy, i když ještě { $moves } tahu zbývá?
   *[other] Ukončit tahy, i když jich ještě { $moves } zbývá?
}
cartagena-board-end-turn = Ukončit tahy
cartagena-board-waiting = Na řadě je { $name }.
cartagena-board-over = Hra skončila.

## Proč ne

cartagena-board-why-not-your-turn = Počkejte: na řadě je { $name }.
cartagena-board-why-over = Hra skončila.
cartagena-board-why-choose-first = Nejdřív vyberte jednu ze svých karet nebo jednoho ze svých pirátů.
cartagena-board-why-no-move-with-card = Kartou { cartagena-part-symbol.with } nemůže táhnout žádný z vašich pirátů.
cartagena-board-why-which-pirate = Dostalo by se tam více pirátů. Ťukněte na toho, který má jít.
cartagena-board-why-which-card = Vede tam více karet. Ťukněte na tu, kterou chcete vynést.
cartagena-board-why-stuck = Tento pirát nemůže táhnout: za ním není ke komu se vrátit a nemáte pro něj kartu.
cartagena-board-why-next-empty = Pirát jde na nejbližší volné políčko { cartagena-part-symbol.with } před sebou, a není-li žádné, do šalupy.
cartagena-board-why-not-there = Tam tento pirát nemůže. Jde podle karty na nejbližší volné políčko s jejím symbolem, nebo se vrací k nejbližšímu jednomu či dvěma pirátům za sebou.
