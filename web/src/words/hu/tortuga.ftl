### Tortuga: a játék szavai, naplója, a lehetőségek, és hogy mi miért nem lehetséges.
### A változók leírása az angol fájlban van. A tortuga-part-… üzenetek mondatrészek, attribútumaik ragozott alakok.

tortuga-credits = Jay Cormier és Sen-Foong Lim játéka

## Beállítások

tortuga-option-chests = A játék hossza
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

tortuga-ending-treasure = Célba ért a kincs: valakinek elég ládája van Tortugán.
tortuga-counted = Miből lett a pont?
tortuga-counted-tortuga = Ládák Tortugán
tortuga-counted-fleet = Ládák a flottában
tortuga-counted-crew = Ládák a legénységnél
tortuga-counted-sets = Szettek
tortuga-counted-tracks = Hajó és kalóz
tortuga-counted-coins = Érmék

## Mondatrészek

tortuga-part-action = { $action ->
    [fleet] flottaépítés
    [crew] legénységtoborzás
    [hunt] kincskeresés
    [boarding] hajótámadás
   *[raid] rajtaütés
}
    .accusative = { $action ->
        [fleet] a flottaépítést
        [crew] a legénységtoborzást
        [hunt] a kincskeresést
        [boarding] a hajótámadást
       *[raid] a rajtaütést
    }
    .on = { $action ->
        [fleet] a flottaépítésen
        [crew] a legénységtoborzáson
        [hunt] a kincskeresésen
        [boarding] a hajótámadáson
       *[raid] a rajtaütésen
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
    .capital = { $action ->
        [fleet] Flottaépítés
        [crew] Legénységtoborzás
        [hunt] Kincskeresés
        [boarding] Hajótámadás
       *[raid] Rajtaütés
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
tortuga-event-bag-empty = Üres a zsák: { $who } nem kap ládát.
tortuga-event-thrown = { $who } dob ({ $die } jelű kocka): { tortuga-part-shows }.
tortuga-event-kept = { $count ->
    [one] { $who } megtart egy kockát: { $dice }.
   *[other] { $who } kockákat tart meg: { $dice }.
}
tortuga-event-placed = { $count ->
    [one] { $who } egy kockát tesz { tortuga-part-action.onto }: { $dice }.
   *[other] { $who } kockákat tesz { tortuga-part-action.onto }: { $dice }.
}
tortuga-event-skulls-shown = { $count ->
    [one] { $who } koponyát mutat: { $dice }.
   *[other] { $who } koponyákat mutat: { $dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } { tortuga-part-action.onto } teszi a koponyát: { $dice }.
   *[other] { $who } { tortuga-part-action.onto } teszi a koponyákat: { $dice }.
}
tortuga-event-die-shown = { $who } megmutat egy kockát ({ $die }): { tortuga-part-shows }.
tortuga-event-nothing-fits = { $count ->
    [one] { $who } nem tudja lerakni a kockáját, ezért mindenki szeme láttára újradob: { $dice }.
   *[other] { $who } egyik kockáját sem tudja lerakni, ezért mindenki szeme láttára újradob: { $dice }.
}
tortuga-event-bonus-chosen = { $who } előnylapkát választ { tortuga-part-action.for }.
tortuga-event-bonus-given = { $who } előnylapkát kap { tortuga-part-action.for }: most +{ $bonus }.
tortuga-event-no-bonus = { $who } minden előnylapkája 2-es már, ezért nem kap többet.
tortuga-event-ranked = { $rank ->
    [first] { tortuga-part-action.capital }, 1. hely: { $who }, összesen { $total }.
    [second] { tortuga-part-action.capital }, 2. hely: { $who }, összesen { $total }.
   *[none] { tortuga-part-action.capital }, nem elég: { $who }, összesen { $total }.
}
tortuga-event-action-skipped = Senkinek sincs kockája { tortuga-part-action.on }.
tortuga-event-declined = { $who } kihagyja { tortuga-part-action.accusative }.
tortuga-event-marker-moved = { $who } { tortuga-part-marker }: { $from }. mező → { $to }. mező.
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
    [central] { $who } nem tudja hová tenni a { tortuga-part-chest.accusative }: a középső szigetre kerül.
   *[bag] { $who } nem tudja hová tenni a { tortuga-part-chest.accusative }: visszakerül a zsákba.
}
tortuga-event-chest-saved = { $who } hazaviszi Tortugára a { tortuga-part-chest.accusative }.
tortuga-event-chest-stowed = { $who } { tortuga-part-area } teszi a { tortuga-part-chest.accusative }.
tortuga-event-ended = { $ending ->
   *[treasure] Vége a játéknak: valaki elég ládát vitt haza Tortugára.
}

## Mit lehet tenni

tortuga-action-keep = { $count ->
    [one] Kocka megtartása ({ $dice })
   *[other] Kockák megtartása ({ $dice })
}
    .inside = { $count ->
        [one] kocka megtartása ({ $dice })
       *[other] kockák megtartása ({ $dice })
    }
tortuga-action-name = { tortuga-part-action.capital } választása
    .inside = { tortuga-part-action } választása
tortuga-action-bonus = Előnylapka { tortuga-part-action.for }
    .inside = előnylapka { tortuga-part-action.for }
tortuga-action-expand = A hajód léptetése
    .inside = a hajó léptetése
tortuga-action-recruit = A kalózod léptetése
    .inside = a kalóz léptetése
tortuga-action-hunt = Kincskeresés
    .inside = kincskeresés
tortuga-action-decline = Kihagyom
    .inside = az akció kihagyása
tortuga-action-pick = { $coins } érmés lapka megtartása
    .inside = { $coins } érmés lapka megtartása
tortuga-action-attack = { $take ->
    [red] Támadás { $victim } ellen a piros ládáért
    [blue] Támadás { $victim } ellen a kék ládáért
    [yellow] Támadás { $victim } ellen a sárga ládáért
    [white] Támadás { $victim } ellen a fehér ládáért
    [purple] Támadás { $victim } ellen a lila ládáért
   *[none] Támadás { $victim } ellen, láda nélkül
}
    .inside = { $take ->
        [red] támadás { $victim } ellen a piros ládáért
        [blue] támadás { $victim } ellen a kék ládáért
        [yellow] támadás { $victim } ellen a sárga ládáért
        [white] támadás { $victim } ellen a fehér ládáért
        [purple] támadás { $victim } ellen a lila ládáért
       *[none] támadás { $victim } ellen, láda nélkül
    }
tortuga-action-stow = Következőnek a { tortuga-part-chest }
    .inside = következőnek a { tortuga-part-chest }

## Miért nem lehet

tortuga-reason-not-legal = Ezt a szabályok nem engedik.
tortuga-reason-over = A játék véget ért.
tortuga-reason-not-deciding = Most nem te választasz.
tortuga-reason-unknown-action = Ezt most nem teheted.
tortuga-reason-ambiguous = Ez többfélét is jelenthet. Válassz egyet!
tortuga-reason-no-such-action = Ezt most nem teheted.
tortuga-reason-not-now = Előbb valami másról kell döntened.
tortuga-reason-not-thrown = Csak olyan kockát tarthatsz meg, amellyel most dobtál.
tortuga-reason-mixed-dice = A megtartott kockáknak ugyanazt az akciót kell mutatniuk. A koponya bármelyikhez jó.
tortuga-reason-no-room = { $marker ->
    [ship] { $space ->
        [1] A hajótámadásra csak { $limit } kockád fér, mert a hajód az { $space }. mezőn áll.
        [5] A hajótámadásra csak { $limit } kockád fér, mert a hajód az { $space }. mezőn áll.
       *[other] A hajótámadásra csak { $limit } kockád fér, mert a hajód a { $space }. mezőn áll.
    }
   *[pirate] { $space ->
        [1] A rajtaütésre csak { $limit } kockád fér, mert a kalózod az { $space }. mezőn áll.
        [5] A rajtaütésre csak { $limit } kockád fér, mert a kalózod az { $space }. mezőn áll.
       *[other] A rajtaütésre csak { $limit } kockád fér, mert a kalózod a { $space }. mezőn áll.
    }
}
tortuga-reason-bonus-full = Itt már 2-es az előnylapkád, és nem nőhet tovább: { tortuga-part-action }.
tortuga-reason-no-such-token = Egyik lapkán sincs { $coins } érme.
tortuga-reason-no-such-chest = Itt nem vehetsz el ilyet: { tortuga-part-chest }.
tortuga-reason-no-such-victim = Csak másik játékost támadhatsz meg.
tortuga-reason-already-attacked = { $victim } ellen ebben az akcióban már támadtak. Válassz mást!
tortuga-reason-must-take = Válaszd ki a ládát, amelyet elviszel!

## Ami a véletlenen múlik

tortuga-draws-throw = Kockadobások
tortuga-draws-draw = Ládák a zsákból
tortuga-draws-token = Kincslapkák
