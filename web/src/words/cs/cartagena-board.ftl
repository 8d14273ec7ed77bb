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
cartagena-board-hand = Tvoje karty
cartagena-board-hand-of = Karty, které má { $name }
cartagena-board-row = Odkryté karty v pořadí, v jakém se berou
cartagena-board-no-cards = Žádné karty: dostaneš je, když se vrátíš.
cartagena-board-card = { cartagena-part-symbol }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cartagena-board-deck = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cartagena-board-discards = Odložené: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cartagena-board-tally = V šalupě { $boat }/{ $crew }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
cartagena-board-moves = { $moves ->
    [0] Žádný tah nezbývá
    [one] Zbývá { $moves } tah
    [few] Zbývají { $moves } tahy
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
   *[other] { $cards } karet
}
cartagena-board-to = na políčko { $to }
cartagena-board-to-boat = do šalupy

## Co teď

cartagena-board-choose = Vyber kartu nebo piráta.
cartagena-board-choose-pirate = Který pirát poběží na další políčko { cartagena-part-symbol.with }?
cartagena-board-choose-way = Vynes kartu, nebo se vrať pro karty.
cartagena-board-choose-card = Vynes kartu pro tohoto piráta.
cartagena-board-choose-back = Vrať se pro karty.
cartagena-board-stuck = Žádným pirátem nemůžeš táhnout. Předej hru dál.
cartagena-board-leave = { $moves ->
    [one] Předat hru dál? Ještě ti zbývá { $moves } tah.
    [few] Předat hru dál? Ještě ti zbývají { $moves } tahy.
   *[other] Předat hru dál? Ještě ti zbývá { $moves } tahů.
}
cartagena-board-end-turn = Předat hru
cartagena-board-waiting = Na řadě je { $name }.
cartagena-board-over = Hra skončila.

## Proč ne

cartagena-board-why-not-your-turn = Ještě ne: na řadě je { $name }.
cartagena-board-why-over = Hra skončila.
cartagena-board-why-choose-first = Nejdřív vyber svou kartu nebo svého piráta.
cartagena-board-why-no-move-with-card = Kartu { cartagena-part-symbol.with } nemůže použít žádný z tvých pirátů.
cartagena-board-why-which-pirate = Může tam víc pirátů. Ťukni na toho, který má běžet.
cartagena-board-why-which-card = Vede tam víc karet. Ťukni na tu, kterou chceš vynést.
cartagena-board-why-stuck = Tento pirát nemůže táhnout: nemá za sebou nikoho, ke komu by se vrátil, a ty pro něj nemáš kartu.
cartagena-board-why-next-empty = Pirát běží na další volné políčko { cartagena-part-symbol.with }, a když žádné není, do šalupy.
cartagena-board-why-not-there = Tam tento pirát nemůže. S kartou běží na další volné políčko s jejím symbolem. Zpět se vrací k nejbližšímu jednomu nebo dvěma pirátům za sebou.
