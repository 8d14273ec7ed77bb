### Cartagena: a játék szavai, naplója, a lehetőségek, és hogy mi miért nem lehetséges.
### A változók leírása az angol fájlban van. A cartagena-part-… üzenetek mondatrészek, attribútumaik ragozott alakok.

cartagena-credits = Leo Colovini játéka

## Beállítások

cartagena-option-variant = Lapok
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = Mindenki lapjai láthatók, és nyílt sorból veszitek el az újakat. Annak, aki szeret tervezni.
cartagena-option-variant-jamaica = Jamaica
cartagena-option-variant-jamaica-about = A lapok rejtve vannak, és a pakliból húztok. Annak, aki bízik a szerencséjében.
cartagena-option-variant-hispaniola = Hispaniola
cartagena-option-variant-hispaniola-about = A lapok rejtve vannak, de nyílt sorból veszitek el az újakat. Annak, akinek jó a memóriája.

## Szavak

cartagena-symbol-bottle = palack
cartagena-symbol-pistol = pisztoly
cartagena-symbol-hat = kalap
cartagena-symbol-skull = koponya
cartagena-symbol-dagger = tőr
cartagena-symbol-key = kulcs

cartagena-ending-escaped = Mind a hat kalóz a csónakban van!
cartagena-ending-stalled = Senki sem tud lépni. Az nyer, akinek a legtöbb kalóza ül a csónakban; egyenlőségnél közösen nyernek.
cartagena-ending-passed = Két fordulón át mindenki passzolt: döntetlen.
cartagena-ending-turn-limit = Mindenki 200 kört játszott: döntetlen.
cartagena-counted = Ki meddig jutott?
cartagena-counted-aboard = Kalózok a csónakban
cartagena-counted-steps = Ennyi mező volt hátra a többieknek

## Mondatrészek

cartagena-part-card = { $symbol ->
    [bottle] palack
    [pistol] pisztoly
    [hat] kalap
    [skull] koponya
    [dagger] tőr
    [key] kulcs
   *[none] lap
}
    .accusative = { $symbol ->
        [bottle] palackot
        [pistol] pisztolyt
        [hat] kalapot
        [skull] koponyát
        [dagger] tőrt
        [key] kulcsot
       *[none] lapot
    }
cartagena-part-from = { $from ->
    [0] a bejárattól
    [1] az 1. mezőről
    [5] az 5. mezőről
    [37] a csónakból
   *[other] a { $from }. mezőről
}
cartagena-part-to = { $to ->
    [1] az 1. mezőre
    [5] az 5. mezőre
    [37] a csónakba
   *[other] a { $to }. mezőre
}
cartagena-part-space = { $space ->
    [0] a bejárattól
    [1] az 1. mezőről
    [5] az 5. mezőről
    [37] a csónakból
   *[other] a { $space }. mezőről
}

## Mi történt

cartagena-event-segment-laid = { $reversed ->
    [yes] A helyére kerül az alagút { $segment }. darabja, megfordítva.
   *[no] A helyére kerül az alagút { $segment }. darabja.
}
cartagena-event-dealt = { $who } kap egy { cartagena-part-card.accusative }.
cartagena-event-row-laid = A sorba kerül egy { cartagena-part-card }.
cartagena-event-turn-began = { $who } következik.
cartagena-event-advanced = { $who } kijátszik egy { cartagena-part-card.accusative }, és { cartagena-part-from } { cartagena-part-to } fut.
cartagena-event-retreated = { $who } { cartagena-part-from } visszalép { cartagena-part-to }, és { $cards } lapot kap.
cartagena-event-took = { $who } elvesz a sorból egy { cartagena-part-card.accusative }.
cartagena-event-drew = { $who } húz egy { cartagena-part-card.accusative }.
cartagena-event-no-cards = Nincs több lap: { $who } { $missing } lappal kevesebbet kap.
cartagena-event-shuffled = Az eldobott lapokat megkeverjük: { $cards } lap van a pakliban.
cartagena-event-turn-ended = { $moves ->
    [0] { $who } lépés nélkül fejezi be a körét.
   *[other] { $who } { $moves } lépés után fejezi be a körét.
}
cartagena-event-ended = { $ending ->
    [escaped] Elindul a csónak: egy játékosnak mind a hat kalóza a fedélzeten van!
    [stalled] Vége a játéknak: senki sem tud lépni. Az nyer, akinek a legtöbb kalóza ül a csónakban; egyenlőségnél közösen nyernek.
    [passed] Vége a játéknak: két fordulón át mindenki passzolt. Döntetlen.
   *[turn-limit] Vége a játéknak: mindenki 200 kört játszott. Döntetlen.
}

## Mit lehet tenni

cartagena-action-advance = { $symbol ->
    [bottle] Palack
    [pistol] Pisztoly
    [hat] Kalap
    [skull] Koponya
    [dagger] Tőr
    [key] Kulcs
   *[none] Lap
} kijátszása, { cartagena-part-space } { cartagena-part-to }
    .inside = { cartagena-part-card } kijátszása, { cartagena-part-space } { cartagena-part-to }
cartagena-action-retreat = Visszalépés { cartagena-part-space } { cartagena-part-to }, { $cards } lapért
    .inside = visszalépés { cartagena-part-space } { cartagena-part-to }, { $cards } lapért
cartagena-action-end-turn = A köröd befejezése
    .inside = a kör befejezése

## Miért nem lehet

cartagena-reason-not-legal = Ezt a szabályok nem engedik.
cartagena-reason-over = A játék véget ért.
cartagena-reason-not-deciding = Nem te következel.
cartagena-reason-unknown-action = Ezt most nem teheted.
cartagena-reason-ambiguous = Ez többfélét is jelenthet. Válassz egyet!
cartagena-reason-no-such-action = Ezt most nem teheted.
cartagena-reason-no-pirate = { $space ->
    [0] Az alagút előtt nincs kalózod.
    [1] Az 1. mezőn nincs kalózod.
    [5] Az 5. mezőn nincs kalózod.
    [37] A csónakban nincs kalózod.
   *[other] A { $space }. mezőn nincs kalózod.
}
cartagena-reason-no-card = Nincs a kezedben { cartagena-part-card }.
cartagena-reason-no-company = { $space ->
    [0] Az alagút előtt álló kalóz nem léphet vissza.
    [1] Nincs hová visszalépni: az 1. mező mögött már csak a bejárat van.
    [5] Nincs hová visszalépni: az 5. mező mögött sehol sem áll egy vagy két kalóz.
    [37] Nincs hová visszalépni: az alagútban sehol sem áll egy vagy két kalóz.
   *[other] Nincs hová visszalépni: a { $space }. mező mögött sehol sem áll egy vagy két kalóz.
}

## Ami a véletlenen múlik

cartagena-draws-draw = Húzott lapok
cartagena-draws-segment = { $reversed ->
    [yes] { $number }. darab, megfordítva
   *[no] { $number }. darab
}
