### Tortuga: a játék szavai, naplója, a lehetőségek, és hogy mi miért nem lehetséges.
### A változók leírása az angol fájlban van. A tortuga-part-… üzenetek mondatrészek, attribútumaik ragozott alakok.

tortuga-credits = Jay Cormier és Sen-Foong Lim játéka

## Beállítások

tortuga-option-chests = Hossz
tortuga-option-chests-6 = Normál játék
tortuga-option-chests-6-about = A játék akkor ér véget, ha valakinek 6 ládája van Tortugán.
tortuga-option-chests-8 = Hosszú játék
tortuga-option-chests-8-about = A játék akkor ér véget, ha valakinek 8 ládája van Tortugán.

## Szavak

tortuga-symbol-fleet = Flottaépítés
tortuga-symbol-crew = Legénységtoborzás
tortuga-symbol-hunt = Kincskeresés
tortuga-symbol-boarding = Hajótámadás
tortuga-symbol-raid = Rajtaütés
tortuga-symbol-skull = Koponya

tortuga-colour-red = piros
tortuga-colour-blue = kék
tortuga-colour-yellow = sárga
tortuga-colour-white = fehér
tortuga-colour-purple = lila

tortuga-chest-red = piros láda
tortuga-chest-blue = kék láda
tortuga-chest-yellow = sárga láda
tortuga-chest-white = fehér láda
tortuga-chest-purple = lila láda

tortuga-area-tortuga = Tortuga
tortuga-area-fleet = Flotta
tortuga-area-crew = Legénység
tortuga-area-island = Sziget
tortuga-area-central = Középső sziget
tortuga-area-bag = Zsák

tortuga-marker-ship = Hajó
tortuga-marker-pirate = Kalóz

tortuga-rank-first = 1. hely
tortuga-rank-second = 2. hely

tortuga-die = { $die } jelű kocka
tortuga-coins = { $coins } érme
tortuga-dice-count = { $count } kocka
tortuga-tokens-count = { $count } lapka

tortuga-ending-treasure = Elég láda gyűlt össze Tortugán.

## Mondatrészek

tortuga-part-action = { $action ->
    [fleet] flottaépítés
    [crew] legénységtoborzás
    [hunt] kincskeresés
    [boarding] hajótámadás
   *[raid] rajtaütés
}
    .onto = { $action ->
        [fleet] a flottaépítésre
        [crew] a legénységtoborzásra
        [hunt] a kincskeresésre
        [boarding] a hajótámadásra
       *[raid] a rajtaütésre
    }
    .for = { $action ->
        [fleet] a flottaépítéshez
        [crew] a legénységtoborzáshoz
        [hunt] a kincskereséshez
        [boarding] a hajótámadáshoz
       *[raid] a rajtaütéshez
    }
tortuga-part-chest = { $chest ->
    [red] piros láda
    [blue] kék láda
    [yellow] sárga láda
    [white] fehér láda
   *[purple] lila láda
}
    .accusative = { $chest ->
        [red] piros ládát
        [blue] kék ládát
        [yellow] sárga ládát
        [white] fehér ládát
       *[purple] lila ládát
    }
    .owned = { $chest ->
        [red] piros ládáját
        [blue] kék ládáját
        [yellow] sárga ládáját
        [white] fehér ládáját
       *[purple] lila ládáját
    }
tortuga-part-area = { $area ->
    [fleet] a flottába
    [crew] a legénységhez
   *[island] a szigetre
}
tortuga-part-marker = { $marker ->
    [ship] hajója
   *[pirate] kalóza
}
tortuga-part-shows = { $shows ->
    [fleet] flottaépítés
    [crew] legénységtoborzás
    [hunt] kincskeresés
    [boarding] hajótámadás
    [raid] rajtaütés
    [skull] koponya
   *[none] rejtve
}

## Mi történt

tortuga-event-round-began = Új kör. Kezdőjátékos: { $start }.
tortuga-event-chest-drawn = { $who } húz a zsákból egy { tortuga-part-chest.accusative }, és { tortuga-part-area } teszi.
tortuga-event-bag-empty = Üres a zsák: { $who } nem húz ládát.
tortuga-event-thrown = { $who } dob ({ $die } jelű kocka): { tortuga-part-shows }.
tortuga-event-kept = { $count ->
    [one] { $who } megtartott kockája: { $dice }.
   *[other] { $who } megtartott kockái: { $dice }.
}
tortuga-event-placed = { $count ->
    [one] { $who } kockát rak { tortuga-part-action.onto }: { $dice }.
   *[other] { $who } kockákat rak { tortuga-part-action.onto }: { $dice }.
}
tortuga-event-skulls-shown = { $count ->
    [one] { $who } koponyát mutat: { $dice }.
   *[other] { $who } koponyákat mutat: { $dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } { tortuga-part-action.onto } fordítja a koponyát: { $dice }.
   *[other] { $who } { tortuga-part-action.onto } fordítja a koponyákat: { $dice }.
}
tortuga-event-die-shown = { $who } megmutatja a kockáját ({ $die }): { tortuga-part-shows }.
tortuga-event-nothing-fits = { $count ->
    [one] { $who } nem tudja lerakni a kockáját, ezért nyíltan újradob: { $dice }.
   *[other] { $who } egyik kockáját sem tudja lerakni, ezért nyíltan újradob: { $dice }.
}
tortuga-event-bonus-chosen = { $who } előnylapkát választ { tortuga-part-action.for }.
tortuga-event-bonus-given = { $who } előnylapkát kap { tortuga-part-action.for }: most +{ $bonus }.
tortuga-event-no-bonus = { $who } minden előnylapkája már 2-es, többet nem kap.
tortuga-event-ranked = { $rank ->
    [first] 1. hely ({ tortuga-part-action }): { $who }, összesen { $total }.
    [second] 2. hely ({ tortuga-part-action }): { $who }, összesen { $total }.
   *[none] Helyezetlen ({ tortuga-part-action }): { $who }, összesen { $total }.
}
tortuga-event-action-skipped = Nincs rajta kocka, kimarad: { tortuga-part-action }.
tortuga-event-declined = { $who } lemond az akcióról: { tortuga-part-action }.
tortuga-event-marker-moved = { $who } { tortuga-part-marker } most itt áll: { $to }. mező (eddig: { $from }. mező).
tortuga-event-hunted = { $rank ->
    [first] { $who } 1. helyezettként kincset keres.
   *[second] { $who } 2. helyezettként kincset keres.
}
tortuga-event-token-seen = { $coins ->
    [1] { $who } megnéz egy kincslapkát: 1 érme.
    [2] { $who } megnéz egy kincslapkát: 2 érme.
    [3] { $who } megnéz egy kincslapkát: 3 érme.
   *[none] { $who } megnéz egy kincslapkát.
}
tortuga-event-token-kept = { $coins ->
    [1] { $who } megtart egy kincslapkát: 1 érme.
    [2] { $who } megtart egy kincslapkát: 2 érme.
    [3] { $who } megtart egy kincslapkát: 3 érme.
   *[none] { $who } megtart egy kincslapkát.
}
tortuga-event-token-returned = { $coins ->
    [1] { $who } visszatesz egy kincslapkát: 1 érme.
    [2] { $who } visszatesz egy kincslapkát: 2 érme.
    [3] { $who } visszatesz egy kincslapkát: 3 érme.
   *[none] { $who } visszatesz egy kincslapkát.
}
tortuga-event-nothing-found = Elfogytak a kincslapkák: { $who } nem talál semmit.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] { $who } 1. helyezettként megtámadja { $victim } hajóit.
       *[second] { $who } 2. helyezettként megtámadja { $victim } hajóit.
    }
   *[raid] { $rank ->
        [first] { $who } 1. helyezettként rajtaüt { $victim } legénységén.
       *[second] { $who } 2. helyezettként rajtaüt { $victim } legénységén.
    }
}
tortuga-event-chest-taken = { $who } elviszi { $victim } { tortuga-part-chest.owned }.
tortuga-event-island-chest-taken = { $who } elviszi a { tortuga-part-chest.accusative } a középső szigetről.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } nem tudja továbbvinni a { tortuga-part-chest.accusative }: az a középső szigetre kerül.
   *[bag] { $who } nem tudja továbbvinni a { tortuga-part-chest.accusative }: az a zsákba kerül.
}
tortuga-event-chest-saved = { $who } Tortugára viszi a { tortuga-part-chest.accusative }.
tortuga-event-chest-stowed = { $who } { tortuga-part-area } teszi a { tortuga-part-chest.accusative }.
tortuga-event-ended = { $ending ->
   *[treasure] Vége a játéknak: elég láda gyűlt össze Tortugán.
}

## Mit lehet tenni

tortuga-action-keep = { $count ->
    [one] Kocka megtartása: { $dice }
   *[other] Kockák megtartása: { $dice }
}
    .inside = { $count ->
        [one] kocka megtartása: { $dice }
       *[other] kockák megtartása: { $dice }
    }
tortuga-action-name = Akció választása: { tortuga-part-action }
    .inside = akció választása: { tortuga-part-action }
tortuga-action-bonus = Előnylapka { tortuga-part-action.for }
    .inside = előnylapka { tortuga-part-action.for }
tortuga-action-expand = A hajó mozgatása
    .inside = a hajó mozgatása
tortuga-action-recruit = A kalóz mozgatása
    .inside = a kalóz mozgatása
tortuga-action-hunt = Kincskeresés
    .inside = kincskeresés
tortuga-action-decline = Lemondás
    .inside = lemondás
tortuga-action-pick = A lapka megtartása: { $coins } érme
    .inside = a lapka megtartása: { $coins } érme
tortuga-action-attack = { $take ->
    [red] Támadás { $victim } ellen, zsákmány: piros láda
    [blue] Támadás { $victim } ellen, zsákmány: kék láda
    [yellow] Támadás { $victim } ellen, zsákmány: sárga láda
    [white] Támadás { $victim } ellen, zsákmány: fehér láda
    [purple] Támadás { $victim } ellen, zsákmány: lila láda
   *[none] Támadás { $victim } ellen, zsákmány nélkül
}
    .inside = { $take ->
        [red] támadás { $victim } ellen, zsákmány: piros láda
        [blue] támadás { $victim } ellen, zsákmány: kék láda
        [yellow] támadás { $victim } ellen, zsákmány: sárga láda
        [white] támadás { $victim } ellen, zsákmány: fehér láda
        [purple] támadás { $victim } ellen, zsákmány: lila láda
       *[none] támadás { $victim } ellen, zsákmány nélkül
    }
tortuga-action-stow = Következő: { tortuga-part-chest }
    .inside = következő: { tortuga-part-chest }

## Miért nem lehet

tortuga-reason-not-legal = Ezt a szabályok nem engedik.
tortuga-reason-over = A játék véget ért.
tortuga-reason-not-deciding = Most nem te döntesz.
tortuga-reason-unknown-action = Ezt most nem lehet.
tortuga-reason-ambiguous = Ez többfélét is jelenthet. Pontosítsd!
tortuga-reason-no-such-action = Ezt most nem lehet.
tortuga-reason-not-now = Előbb másról kell dönteni.
tortuga-reason-not-thrown = Csak olyan kockát tarthatsz meg, amellyel most dobtál.
tortuga-reason-mixed-dice = Az egyszerre megtartott kockáknak ugyanazt az akciót kell mutatniuk. A koponya bármelyikhez jó.
tortuga-reason-no-room = { $marker ->
    [ship] { $space ->
        [1] A hajótámadásra { $limit } kocka fér, amíg a hajód az { $space }. mezőn áll.
        [5] A hajótámadásra { $limit } kocka fér, amíg a hajód az { $space }. mezőn áll.
       *[other] A hajótámadásra { $limit } kocka fér, amíg a hajód a { $space }. mezőn áll.
    }
   *[pirate] { $space ->
        [1] A rajtaütésre { $limit } kocka fér, amíg a kalózod az { $space }. mezőn áll.
        [5] A rajtaütésre { $limit } kocka fér, amíg a kalózod az { $space }. mezőn áll.
       *[other] A rajtaütésre { $limit } kocka fér, amíg a kalózod a { $space }. mezőn áll.
    }
}
tortuga-reason-bonus-full = Az előnylapkád itt már 2-es, nem nőhet tovább: { tortuga-part-action }.
tortuga-reason-no-such-token = Egyik lapkán sincs { $coins } érme.
tortuga-reason-no-such-chest = Itt nincs { tortuga-part-chest }.
tortuga-reason-no-such-victim = Csak másik játékost támadhatsz meg.
tortuga-reason-already-attacked = Az 1. helyezett már { $victim } ellen támadt. Válassz mást!
tortuga-reason-must-take = Válaszd ki a ládát, amelyet elviszel!

## Ami a véletlenen múlik

tortuga-draws-throw = Kockadobások
tortuga-draws-draw = Ládák a zsákból
tortuga-draws-token = Kincslapkák
