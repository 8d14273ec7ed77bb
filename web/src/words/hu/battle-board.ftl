### A Battle for Tortuga táblája. A mezők neve például b3.

## Flották és hajók. A $masts 1, 2 vagy 3.

battle-board-fleet = { $fleet ->
    [pirates] Kalózok
   *[spain] Spanyolok
}
battle-board-points = pont az elsüllyesztett hajókért
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
battle-board-can-scout = felfedhető
battle-board-can-command = parancsodra vár
battle-board-can-sail = ide hajózhat
battle-board-can-sink = ide hajózhat, és elsüllyeszti
battle-board-chosen = kiválasztva

## Mi a teendő

battle-board-do-choose = Válassz flottát!
battle-board-do-scout = Fedj fel egy hullámlapkát!
battle-board-do-command = Válaszd ki az egyik hajódat!
battle-board-do-either = Fedj fel egy hullámlapkát, vagy válaszd ki az egyik hajódat!
battle-board-do-reveal = { $all ->
    [one] { $square }: felfeded? Ez az utolsó lapka.
   *[other] { $square }: felfeded? Még { $all } hajó rejtőzik, ebből { $mine } a tiéd.
}
battle-board-do-sail = Hajózz egy pöttyre, vagy fordítsd el a hajót!
battle-board-do-turn = Nincs szabad út: ez a hajó csak fordulni tud.
battle-board-do-head = { $whose ->
    [mine] Ez a tiéd!
   *[theirs] Ellenség!
} Merre nézzen?
battle-board-wait-choose = { $name } flottát választ.
battle-board-wait-head = { $name } irányba állítja az új hajót.
battle-board-wait = { $name } következik.
battle-board-wait-reveal = Fordul a lapka…
battle-board-over = { $ending ->
    [sunk] A csata véget ért: elsüllyedt legalább 7 pontnyi hajó.
    [fair-winds] A csata véget ért: kedvező szél, csak az egyik flotta van a tengeren.
    [stuck] A csata véget ért: nem maradt lehetséges lépés.
    [round-limit] A mérkőzés véget ért: ez volt a 20. forduló.
   *[quiet] Döntetlen: 50 körön át senki sem talált vagy süllyesztett el hajót.
}
battle-board-quiet = { $turns ->
    [0] Döntetlen: túl sok volt a csendes kör.
   *[other] Még { $turns } csendes kör, és döntetlen.
}

## Gombok

battle-board-scout = Felfedem
battle-board-turn = { $side ->
    [left] Fordulj balra
   *[right] Fordulj jobbra
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
    [0] { $name } nyeri a fordulót, de nem kap mérkőzéspontot.
   *[other] { $name } nyeri a fordulót, és { $points } mérkőzéspontot kap.
}
battle-board-round-drawn = A forduló döntetlen.

## Miért nem

battle-board-why-over = A csata véget ért.
battle-board-why-watching = Ezt a csatát csak nézed.
battle-board-why-wait = Nem te következel.
battle-board-why-choose = Előbb válassz flottát!
battle-board-why-head = Előbb válaszd ki, merre nézzen az új hajó!
battle-board-why-bare = Nyílt víz: nincs mit felfedni.
battle-board-why-enemy = Ez nem a te hajód.
battle-board-why-covered = Ezen a hullámlapkán hajó áll, ezért senki sem fedheti fel.
battle-board-why-course = { $masts ->
    [1] Az egyárbocos csak egy mezőt hajózhat, egyenesen előre.
    [2] A kétárbocos csak egy mezőt hajózhat, átlósan előre.
   *[3] A háromárbocos csak egy mezőt hajózhat, egyenesen vagy átlósan előre.
}
