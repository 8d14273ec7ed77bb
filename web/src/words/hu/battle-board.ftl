### A Battle for Tortuga táblája. A mezők neve például b3.

## Flották és hajók. A $masts 1, 2 vagy 3.

battle-board-fleet = { $fleet ->
    [pirates] Kalózok
   *[spain] Spanyolok
}
battle-board-points = elsüllyesztett pont
battle-board-match = mérkőzéspont
battle-board-roster = { $masts ->
    [1] Egyárbocos
    [2] Kétárbocos
   *[3] Háromárbocos
}: { $fate ->
    [afloat] a tengeren
    [sunk] elsüllyedt
   *[unseen] a hullámok alatt
}
battle-board-sea = A tenger

## Mi van egy mezőn, felolvasva. A $whose értéke mine vagy theirs.

battle-board-square-bare = { $square }: nyílt víz
battle-board-square-wave = { $square }: hullámok
battle-board-square-ship = { $square }: { $whose ->
    [mine] a te
   *[theirs] egy
} { $masts ->
    [1] egyárbocos
    [2] kétárbocos
   *[3] háromárbocos
} { $fleet ->
    [pirates] { $whose ->
        [mine] kalózhajód
       *[theirs] kalózhajó
    }
   *[spain] { $whose ->
        [mine] spanyol hajód
       *[theirs] spanyol hajó
    }
}, { $heading ->
    [north] északnak néz
    [east] keletnek néz
    [south] délnek néz
    [west] nyugatnak néz
   *[none] még nincs iránya
}
battle-board-square-covered = alatta hullámlapka
battle-board-can-scout = felfordítható
battle-board-can-command = parancsodra vár
battle-board-can-sail = ide vitorlázhat
battle-board-can-sink = ide vitorlázhat, és elsüllyeszti
battle-board-chosen = kiválasztva

## Mi a teendő

battle-board-do-choose = Válassz flottát!
battle-board-do-scout = Fordíts fel egy hullámlapkát!
battle-board-do-command = Válaszd ki az egyik hajódat!
battle-board-do-either = Fordíts fel egy hullámlapkát, vagy válaszd ki az egyik hajódat!
battle-board-do-reveal = { $all ->
    [one] Felfordítod ({ $square })? Ez az utolsó lapka.
   *[other] Felfordítod ({ $square })? Rejtett hajók: { $all }, ebből a tiéd: { $mine }.
}
battle-board-do-sail = Vitorlázz egy pontra, vagy fordítsd el a hajót!
battle-board-do-turn = Nincs szabad út: ez a hajó csak fordulhat.
battle-board-do-head = { $whose ->
    [mine] A te hajód!
   *[theirs] Ellenség!
} Merre nézzen?
battle-board-wait-choose = { $name } flottát választ.
battle-board-wait-head = { $name } megadja az új hajó irányát.
battle-board-wait = { $name } következik.
battle-board-wait-reveal = Fordul a lapka…
battle-board-over = { $ending ->
    [sunk] A csata véget ért: hét pont pihen a tengerfenéken.
    [fair-winds] A csata véget ért: kedvező szél, egy flotta uralja a tengert.
    [stuck] A csata véget ért: nem volt kiadható parancs.
    [round-limit] A mérkőzés véget ért: lement a húsz forduló.
   *[quiet] A csata döntetlen: ötven lépésen át senki sem mert semmit.
}
battle-board-quiet = { $turns ->
    [0] Döntetlen a csendes lépések miatt.
   *[other] Még { $turns } csendes lépés, és döntetlen.
}

## Gombok

battle-board-scout = Felfordítás
battle-board-turn = { $side ->
    [left] Fordulás balra
   *[right] Fordulás jobbra
}
battle-board-head = { $heading ->
    [north] Északnak
    [east] Keletnek
    [south] Délnek
   *[west] Nyugatnak
}
battle-board-advised = ajánlott

## Hírek

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } vezeti a kalózokat.
   *[spain] { $name } vezeti a spanyolokat.
}
battle-board-round-won = { $points ->
    [0] A forduló győztese: { $name }, mérkőzéspont nélkül.
   *[other] A forduló győztese: { $name }, { $points } mérkőzéspont.
}
battle-board-round-drawn = A forduló döntetlen.

## Miért nem

battle-board-why-over = A csata véget ért.
battle-board-why-watching = Ezt a csatát csak nézed.
battle-board-why-wait = Nem te következel.
battle-board-why-choose = Előbb válassz flottát!
battle-board-why-head = Előbb add meg az új hajó irányát!
battle-board-why-bare = Nyílt víz: nincs mit felfordítani.
battle-board-why-enemy = Az nem a te hajód.
battle-board-why-covered = Ezen a hullámlapkán hajó áll: senki sem fordíthatja fel.
battle-board-why-course = { $masts ->
    [1] Az egyárbocos egy mezőt vitorlázik egyenesen előre, máshová nem.
    [2] A kétárbocos egy mezőt vitorlázik átlósan előre, máshová nem.
   *[3] A háromárbocos egy mezőt vitorlázik előre, egyenesen vagy átlósan.
}
