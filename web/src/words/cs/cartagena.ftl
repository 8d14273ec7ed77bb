### Cartagena: slova, deník hry, co lze udělat a proč něco nejde.
### Proměnné jsou popsány v anglickém souboru. Zprávy cartagena-part-… jsou části vět, jejich atributy jsou pády.

cartagena-credits = Autor hry: Leo Colovini

## Možnosti

cartagena-option-variant = Karty
cartagena-option-variant-tortuga = Tortužská verze
cartagena-option-variant-tortuga-about = Karty v ruce jsou odkryté a berou se z odkryté řady. Pro taktiky.
cartagena-option-variant-jamaica = Jamajská verze
cartagena-option-variant-jamaica-about = Karty v ruce jsou skryté a berou se naslepo z balíčku. Pro hazardéry.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = Karty v ruce jsou skryté, ale berou se z odkryté řady. Pro dobrou paměť.

## Slova

cartagena-symbol-bottle = láhev
cartagena-symbol-pistol = pistole
cartagena-symbol-hat = klobouk
cartagena-symbol-skull = lebka
cartagena-symbol-dagger = dýka
cartagena-symbol-key = klíč

cartagena-result-shared = Remíza
cartagena-ending-escaped = Všech šest pirátů jednoho hráče je v šalupě.
cartagena-ending-stalled = Nikdo nemohl táhnout. Vyhrává, kdo má v šalupě nejvíc pirátů.
cartagena-ending-passed = Dvě kola všichni jen pasovali: remíza.
cartagena-ending-turn-limit = Každý hráč už byl na řadě dvěstěkrát: remíza.

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
cartagena-event-row-laid = Do řady přichází { cartagena-part-card }.
cartagena-event-turn-began = Na řadě je { $who }.
cartagena-event-advanced = { $who } vynáší { cartagena-part-card.accusative } a táhne { cartagena-part-from } { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } kartu.
    [few] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } karty.
    [many] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } karty.
   *[other] { $who } se vrací { cartagena-part-from } { cartagena-part-to } za { $cards } karet.
}
cartagena-event-took = { $who } bere z řady { cartagena-part-card.accusative }.
cartagena-event-drew = { $who } bere z balíčku { cartagena-part-card.accusative }.
cartagena-event-no-cards = { $missing ->
    [one] Karty došly: { $who } přichází o { $missing } kartu.
    [few] Karty došly: { $who } přichází o { $missing } karty.
    [many] Karty došly: { $who } přichází o { $missing } karty.
   *[other] Karty došly: { $who } přichází o { $missing } karet.
}
cartagena-event-shuffled = { $cards ->
    [one] Odložené karty se míchají: v balíčku je { $cards } karta.
    [few] Odložené karty se míchají: v balíčku jsou { $cards } karty.
    [many] Odložené karty se míchají: v balíčku je { $cards } karty.
   *[other] Odložené karty se míchají: v balíčku je { $cards } karet.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } končí bez tahu.
    [one] { $who } končí po { $moves } tahu.
    [few] { $who } končí po { $moves } tazích.
   *[other] { $who } končí po { $moves } tazích.
}
cartagena-event-ended = { $ending ->
    [escaped] Šalupa zvedá kotvy: všech šest pirátů jednoho hráče je na palubě.
    [stalled] Konec hry: nikdo nemůže táhnout. Vyhrává, kdo má v šalupě nejvíc pirátů.
    [passed] Konec hry: dvě kola všichni jen pasovali. Je to remíza.
   *[turn-limit] Konec hry: každý hráč už byl na řadě dvěstěkrát. Je to remíza.
}

## Co lze udělat

cartagena-action-advance = Vynést { cartagena-part-card.accusative } a běžet { cartagena-part-space } { cartagena-part-to }
    .inside = vynést { cartagena-part-card.accusative } a běžet { cartagena-part-space } { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } kartu
    [few] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karty
    [many] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karty
   *[other] Vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karet
}
    .inside = { $cards ->
        [one] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } kartu
        [few] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karty
        [many] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karty
       *[other] vrátit se { cartagena-part-space } { cartagena-part-to } a vzít { $cards } karet
    }
cartagena-action-end-turn = Ukončit tahy
    .inside = ukončit tahy

## Proč to nejde

cartagena-reason-not-legal = To pravidla nedovolují.
cartagena-reason-over = Hra skončila.
cartagena-reason-not-deciding = Nejste na řadě.
cartagena-reason-unknown-action = To teď nejde.
cartagena-reason-ambiguous = To může znamenat více věcí. Upřesněte volbu.
cartagena-reason-no-such-action = To teď nejde.
cartagena-reason-no-pirate = { $space ->
    [0] Před tunelem nemáte žádného piráta.
    [37] V šalupě nemáte žádného piráta.
   *[other] Na políčku { $space } nemáte žádného piráta.
}
cartagena-reason-no-card = Takovou kartu nemáte: { cartagena-part-card }.
cartagena-reason-no-company = { $space ->
    [0] Pirát před tunelem se nemá kam vrátit.
    [37] V tunelu není žádné políčko s jedním nebo dvěma piráty: není se kam vrátit.
   *[other] Za pirátem na políčku { $space } není žádné políčko s jedním nebo dvěma piráty: není se kam vrátit.
}

## What chance does

cartagena-draws-draw = Vzaté karty
cartagena-draws-segment = { $reversed ->
    [yes] { $number }. díl, obráceně
   *[no] { $number }. díl
}
