### Battle for Tortuga: a játék szavai, naplója, a lehetőségek, és hogy mi miért nem lehetséges.
### A változók leírása az angol fájlban van. A battle-part-… üzenetek mondatrészek, attribútumaik ragozott alakok.

battle-credits = Madoka Kitao és Hiroki Kaneko játéka

## Beállítások

battle-option-play = A játék hossza
battle-option-play-single = Egy forduló
battle-option-play-single-about = Süllyessz el 7 pontnyi hajót, és nyersz!
battle-option-play-match = Mérkőzés
battle-option-play-match-about = Több forduló. A forduló győztese a különbséget kapja; az nyer, akinek először van 7 mérkőzéspontja.

## Hogyan ér véget

battle-ending-sunk = Elsüllyedt legalább 7 pontnyi hajó.
battle-ending-fair-winds = Kedvező szél: az egyik flotta minden hajója a tengeren van, a másiké közül egy sem.
battle-ending-stuck = A soron lévő játékos nem tud mit tenni. Akinek több pontja van, az nyer; egyenlőségnél a soron lévő veszít.
battle-ending-quiet = 50 körön át senki sem derített fel lapkát, és nem süllyesztett el hajót.
battle-ending-round-limit = Ez volt a 20. forduló. Akinek több mérkőzéspontja van, az nyer; egyenlőségnél döntetlen.
battle-counted = Elsüllyesztett hajók
battle-counted-three-masters = Háromárbocosok
battle-counted-two-masters = Kétárbocosok
battle-counted-one-masters = Egyárbocosok
battle-counted-last-round = Pontok az utolsó fordulóban
battle-counted-match-points = Mérkőzéspontok

## Mondatrészek

battle-part-ship = { $fleet ->
    [pirates] { $masts ->
        [1] egyárbocos kalózhajó
        [2] kétárbocos kalózhajó
       *[3] háromárbocos kalózhajó
    }
   *[spain] { $masts ->
        [1] egyárbocos spanyol hajó
        [2] kétárbocos spanyol hajó
       *[3] háromárbocos spanyol hajó
    }
}
    .accusative = { $fleet ->
        [pirates] { $masts ->
            [1] egyárbocos kalózhajót
            [2] kétárbocos kalózhajót
           *[3] háromárbocos kalózhajót
        }
       *[spain] { $masts ->
            [1] egyárbocos spanyol hajót
            [2] kétárbocos spanyol hajót
           *[3] háromárbocos spanyol hajót
        }
    }
battle-part-heading = { $heading ->
    [north] északnak
    [east] keletnek
    [south] délnek
   *[west] nyugatnak
}
    .adjective = { $heading ->
        [north] északi
        [east] keleti
        [south] déli
       *[west] nyugati
    }
battle-part-ending = { $ending ->
    [sunk] Elég hajó süllyedt el.
    [stuck] A soron lévő játékos nem tud mit tenni.
    [quiet] 50 körön át senki sem derített fel lapkát, és nem süllyesztett el hajót.
    [round-limit] Ez volt a 20. forduló.
   *[fair-winds] Kedvező szél: az egyik flotta minden hajója a tengeren van, a másiké közül egy sem.
}
battle-part-square = { $square ->
    [a2] az a2
    [a3] az a3
   *[other] a { $square }
}
battle-part-from = { $from ->
    [a2] az a2
    [a3] az a3
   *[other] a { $from }
}
battle-part-to = { $to ->
    [a2] az a2
    [a3] az a3
   *[other] a { $to }
}

## Mi történt

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } vezeti a kalózokat.
   *[spain] { $who } vezeti a spanyolokat.
}
battle-event-turn-began = { $who } következik.
battle-event-scouted = { $who } felderíti { battle-part-square } mezőt.
battle-event-revealed = Felbukkan egy { battle-part-ship } { battle-part-square } mezőn.
battle-event-headed = { $who } { battle-part-heading.adjective } irányba állítja { battle-part-square } mezőn lévő hajót.
battle-event-sailed = { $who } { battle-part-from } mezőről { battle-part-to } mezőre hajózik.
battle-event-sunk = { $who } elsüllyeszt egy { battle-part-ship.accusative } { battle-part-square } mezőn: { $points } pont.
battle-event-turned = { $side ->
    [left] { $who } balra fordítja { battle-part-square } mezőn lévő hajót, az most { battle-part-heading } néz.
   *[right] { $who } jobbra fordítja { battle-part-square } mezőn lévő hajót, az most { battle-part-heading } néz.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] A forduló döntetlen.
   *[other] A fordulót { $winner } nyeri: { $points } mérkőzéspont.
}
battle-event-round-began = Új forduló. { $who } flottát választ.
battle-event-ended = A csata véget ért. { battle-part-ending }

## Mit lehet tenni

battle-action-choose = { $fleet ->
    [pirates] A kalózok vezetése
   *[spain] A spanyolok vezetése
}
    .inside = { $fleet ->
        [pirates] a kalózok vezetése
       *[spain] a spanyolok vezetése
    }
battle-action-scout = { $square ->
    [a2] Az a2 mező felderítése
    [a3] Az a3 mező felderítése
   *[other] A { $square } mező felderítése
}
    .inside = { battle-part-square } mező felderítése
battle-action-head = { $heading ->
    [north] Északi irány
    [east] Keleti irány
    [south] Déli irány
   *[west] Nyugati irány
}
    .inside = { battle-part-heading.adjective } irány
battle-action-sail = Hajózás { battle-part-from } mezőről { battle-part-to } mezőre
    .inside = hajózás { battle-part-from } mezőről { battle-part-to } mezőre
battle-action-turn = { $side ->
    [left] Fordulás balra { battle-part-square } mezőn
   *[right] Fordulás jobbra { battle-part-square } mezőn
}
    .inside = { $side ->
        [left] fordulás balra { battle-part-square } mezőn
       *[right] fordulás jobbra { battle-part-square } mezőn
    }

## Miért nem lehet

battle-reason-not-legal = Ezt a szabályok nem engedik.
battle-reason-over = A játék véget ért.
battle-reason-not-deciding = Nem te következel.
battle-reason-unknown-action = Ezt most nem teheted.
battle-reason-ambiguous = Ez többfélét is jelenthet. Válassz egyet!
battle-reason-no-such-action = Ezt most nem teheted.
battle-reason-fleet-not-chosen = Előbb válassz flottát!
battle-reason-fleet-chosen = A flották már gazdára találtak.
battle-reason-no-heading-yet = Előbb válaszd ki, merre nézzen { battle-part-square } mezőn lévő hajó!
battle-reason-nothing-scouted = Nincs új hajó, amelynek irányt adhatnál.
battle-reason-covered = Nem derítheted fel { battle-part-square } mezőt: hajó áll a hullámlapkáján.
battle-reason-no-wave = Nincs hullámlapka { battle-part-square } mezőn.
battle-reason-enemy-ship = Nem a te hajód áll { battle-part-square } mezőn.
battle-reason-no-ship = Nincs hajó { battle-part-square } mezőn.
battle-reason-wrong-course = { $masts ->
    [1] Csak egyenesen előre hajózhat { battle-part-square } mezőn lévő egyárbocos.
    [2] Csak átlósan előre hajózhat { battle-part-square } mezőn lévő kétárbocos.
   *[3] Csak egyenesen vagy átlósan előre hajózhat { battle-part-square } mezőn lévő háromárbocos.
}
battle-reason-off-the-sea = Így { battle-part-square } mezőn lévő hajó lehajózna a tábláról.
battle-reason-own-ship = Saját hajód áll az útban { battle-part-square } mezőn.

## Ami a véletlenen múlik

battle-draws-reveal = Talált hajók
battle-draws-ship = { $fleet ->
    [pirates] { $masts ->
        [1] egyárbocos kalózhajó
        [2] kétárbocos kalózhajó
       *[3] háromárbocos kalózhajó
    }
   *[spain] { $masts ->
        [1] egyárbocos spanyol hajó
        [2] kétárbocos spanyol hajó
       *[3] háromárbocos spanyol hajó
    }
}
