### Cartagena: slova, deník hry, co lze udělat a proč něco nejde.
### Proměnné jsou popsány v anglickém souboru. Zprávy cartagena-part-… jsou části vět, jejich atributy jsou pády.
### Co lze udělat, stojí samo; atribut `inside` říká totéž uvnitř věty. Ani v jednom není dvojtečka.

cartagena-credits = Autor hry: Leo Colovini

## Možnosti

cartagena-option-variant = Karty
cartagena-option-variant-tortuga = Tortužská verze
cartagena-option-variant-tortuga-about = Všechny karty jsou odkryté a nové se berou z odkryté řady. Pro ty, kdo rádi plánují.
cartagena-option-variant-jamaica = Jamajská verze
cartagena-option-variant-jamaica-about = Karty v ruce jsou skryté a nové se berou z balíčku. Pro hazardéry.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Karty v ruce jsou skryté, ale nové se berou z odkryté řady. Pro ty, kdo mají dobrou paměť.

## Slova

cartagena-symbol-bottle = láhev
cartagena-symbol-pistol = pistole
cartagena-symbol-hat = klobouk
cartagena-symbol-skull = lebka
cartagena-symbol-dagger = dýka
cartagena-symbol-key = klíč

cartagena-ending-escaped = Všech šest pirátů je v šalupě!
cartagena-ending-stalled = Nikdo nemůže táhnout. Vyhrává, kdo má v šalupě nejvíc pirátů; při shodě vyhrávají společně.
cartagena-ending-passed = Dvě kola nikdo netáhl: je to remíza.
cartagena-ending-turn-limit = Každý už byl na řadě dvěstěkrát: je to remíza.
cartagena-counted = Kam kdo došel
cartagena-counted-aboard = Piráti v šalupě
cartagena-counted-steps = Kolik políček zbývalo ostatním

## Části vět

cartagena-part-card = { $symbol ->
    [bottle] láhev
    [pistol] pistole
    [hat] klobouk
    [skull] lebka
    [dagger] dýka
    [key] klíč
   *[none] karta
}
    .accusative = { $symbol ->
        [bottle] láhev
        [pistol] pistoli
        [hat] klobouk
        [skull] lebku
        [dagger] dýku
        [key] klíč
       *[none] kartu
    }
cartagena-part-from = { $from ->
    [0] od vchodu
    [37] ze šalupy
   *[other] z políčka { $from }
}
cartagena-part-to = { $to ->
    [37] do šalupy
   *[other] na políčko { $to }
}
cartagena-part-space = { $space ->
    [0] od vchodu
    [37] ze šalupy
   *[other] z políčka { $space }
}

## Co se stalo

cartagena-event-segment-laid = { $reversed ->
    [yes] Pokládá se { $segment }. díl tunelu, obráceně.
   *[no] Pokládá se { $segment }. díl tunelu.
}
cartagena-event-dealt = { $who } dostává { cartagena-part-card.accusative }.
cartagena-event-row-laid = Do řady přibývá { cartagena-part-card }.
cartagena-event-turn-began = Na řadě je { $who }.
cartagena-event-advanced = { $who } vynáší { cartagena-part-card.accusative } a běží { cartagena-part-from } { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } kartu.
    [few] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } karty.
   *[other] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } karet.
}
cartagena-event-took = { $who } si bere z řady { cartagena-part-card.accusative }.
cartagena-event-drew = { $who } si bere z balíčku { cartagena-part-card.accusative }.
cartagena-event-no-cards = { $missing ->
    [one] Karty došly: { $who } dostává o { $missing } kartu méně.
    [few] Karty došly: { $who } dostává o { $missing } karty méně.
   *[other] Karty došly: { $who } dostává o { $missing } karet méně.
}
cartagena-event-shuffled = { $cards ->
    [one] Odložené karty se míchají: v balíčku je { $cards } karta.
    [few] Odložené karty se míchají: v balíčku jsou { $cards } karty.
   *[other] Odložené karty se míchají: v balíčku je { $cards } karet.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } předává hru dál bez tahu.
    [one] { $who } předává hru dál po { $moves } tahu.
    [few] { $who } předává hru dál po { $moves } tazích.
   *[other] { $who } předává hru dál po { $moves } tazích.
}
cartagena-event-ended = { $ending ->
    [escaped] Šalupa zvedá kotvy: všech šest pirátů jednoho hráče je na palubě!
    [stalled] Konec hry: nikdo nemůže táhnout. Vyhrává, kdo má v šalupě nejvíc pirátů; při shodě vyhrávají společně.
    [passed] Konec hry: dvě kola nikdo netáhl. Je to remíza.
   *[turn-limit] Konec hry: každý už byl na řadě dvěstěkrát. Je to remíza.
}

## Co lze udělat

cartagena-action-advance = Vynést { cartagena-part-card.accusative } a běžet { cartagena-part-space } { cartagena-part-to }
    .inside = vynést { cartagena-part-card.accusative } a běžet { cartagena-part-space } { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } kartu
    [few] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } karty
   *[other] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } karet
}
    .inside = { $cards ->
        [one] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } kartu
        [few] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } karty
       *[other] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít si { $cards } karet
    }
cartagena-action-end-turn = Předat hru dál
    .inside = předat hru dál

## Proč to nejde

cartagena-reason-not-legal = To pravidla nedovolují.
cartagena-reason-over = Hra skončila.
cartagena-reason-not-deciding = Nejsi na řadě.
cartagena-reason-unknown-action = To teď nejde.
cartagena-reason-ambiguous = To může znamenat víc věcí. Vyber jednu.
cartagena-reason-no-such-action = To teď nejde.
cartagena-reason-no-pirate = { $space ->
    [0] Před tunelem nemáš žádného piráta.
    [37] V šalupě nemáš žádného piráta.
   *[other] Na políčku { $space } nemáš žádného piráta.
}
cartagena-reason-no-card = Tuhle kartu v ruce nemáš: { cartagena-part-card }.
cartagena-reason-no-company = { $space ->
    [0] Pirát před tunelem se nemá kam vrátit.
    [37] Není se kam vrátit: v tunelu nestojí nikde jeden ani dva piráti.
   *[other] Není se kam vrátit: za políčkem { $space } nestojí nikde jeden ani dva piráti.
}

## Co dělá náhoda

cartagena-draws-draw = Vzaté karty
cartagena-draws-segment = { $reversed ->
    [yes] { $number }. díl, obráceně
   *[no] { $number }. díl
}
