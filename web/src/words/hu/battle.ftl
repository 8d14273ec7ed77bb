### Battle for Tortuga: a játék szavai, naplója, a lehetőségek, és hogy mi miért nem lehetséges.
### A változók leírása az angol fájlban van. A battle-part-… üzenetek mondatrészek, attribútumaik ragozott alakok.

battle-credits = Madoka Kitao és Hiroki Kaneko játéka

## Beállítások

battle-option-play = Hossz
battle-option-play-single = Egy forduló
battle-option-play-single-about = Az nyer, aki 7 pontnyi hajót süllyeszt el.
battle-option-play-match = Mérkőzés
battle-option-play-match-about = Több forduló. A forduló győztese a különbséget kapja; 7 mérkőzésponttal lehet nyerni.

## Hogyan ér véget

battle-result-shared = Döntetlen
battle-ending-sunk = Elsüllyedt 7 pontnyi hajó.
battle-ending-fair-winds = Kedvező szél: az egyik flotta teljes egészében a tengeren van, a másiknak egy hajója sincs ott.
battle-ending-stuck = A soron lévő játékos semmit sem tehetett. Az győz, akinek több pontja van; egyenlő pontnál a soron lévő veszít.
battle-ending-quiet = 50 lépésen át senki sem derített fel és nem süllyesztett el semmit: döntetlen.
battle-ending-round-limit = Lement a 20 forduló. Az győz, akinek több mérkőzéspontja van.

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
battle-part-ending = { $ending ->
    [sunk] Elég hajó süllyedt el.
    [stuck] A soron lévő játékos semmit sem tehet.
    [quiet] 50 lépésen át senki sem derített fel és nem süllyesztett el semmit.
    [round-limit] Lement a 20 forduló.
   *[fair-winds] Kedvező szél: az egyik flotta teljes egészében a tengeren van, a másiknak egy hajója sincs ott.
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
battle-event-revealed = Feltűnik { battle-part-square } mezőn egy { battle-part-ship }.
battle-event-headed = { $who } { battle-part-heading } fordítja { battle-part-square } mezőn álló hajót.
battle-event-sailed = { $who } hajója { battle-part-from } mezőről { battle-part-to } mezőre vitorlázik.
battle-event-sunk = { $who } elsüllyeszt { battle-part-square } mezőn egy { battle-part-ship.accusative }: { $points } pont.
battle-event-turned = { $side ->
    [left] { $who } balra, { battle-part-heading } fordítja { battle-part-square } mezőn álló hajót.
   *[right] { $who } jobbra, { battle-part-heading } fordítja { battle-part-square } mezőn álló hajót.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] A forduló döntetlen.
   *[other] A forduló győztese: { $winner }, { $points } mérkőzéspont.
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
battle-action-scout = Felderítés: { $square }
    .inside = felderítés: { $square }
battle-action-head = Fordítás { battle-part-heading }
    .inside = fordítás { battle-part-heading }
battle-action-sail = Vitorlázás { battle-part-from } mezőről { battle-part-to } mezőre
    .inside = vitorlázás { battle-part-from } mezőről { battle-part-to } mezőre
battle-action-turn = { $side ->
    [left] Hajó fordítása balra: { $square }
   *[right] Hajó fordítása jobbra: { $square }
}
    .inside = { $side ->
        [left] hajó fordítása balra: { $square }
       *[right] hajó fordítása jobbra: { $square }
    }

## Miért nem lehet

battle-reason-not-legal = Ezt a szabályok nem engedik.
battle-reason-over = A játék véget ért.
battle-reason-not-deciding = Nem te következel.
battle-reason-unknown-action = Ezt most nem lehet.
battle-reason-ambiguous = Ez többfélét is jelenthet. Pontosítsd!
battle-reason-no-such-action = Ezt most nem lehet.
battle-reason-fleet-not-chosen = Előbb válassz flottát!
battle-reason-fleet-chosen = A flották már gazdára találtak.
battle-reason-no-heading-yet = Előbb állítsd be az irányát ennek a hajónak: { $square }.
battle-reason-nothing-scouted = Az imént senki sem derített fel lapkát.
battle-reason-covered = Hajó áll ezen a hullámlapkán, nem deríthető fel: { $square }.
battle-reason-no-wave = Itt nincs hullámlapka: { $square }.
battle-reason-enemy-ship = Nem a te hajód áll itt: { $square }.
battle-reason-no-ship = Itt nincs hajó: { $square }.
battle-reason-wrong-course = { $masts ->
    [1] Az egyárbocos csak egyenesen előre vitorlázhat ({ $square }).
    [2] A kétárbocos csak átlósan előre vitorlázhat ({ $square }).
   *[3] A háromárbocos csak egyenesen vagy átlósan előre vitorlázhat ({ $square }).
}
battle-reason-off-the-sea = A hajó elhagyná a tengert: { $square }.
battle-reason-own-ship = Saját hajód áll az útban: { $square }.

## What chance does

battle-draws-reveal = Felderített hajók
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
