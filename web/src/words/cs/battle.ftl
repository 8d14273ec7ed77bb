### Battle for Tortuga: slova, deník hry, co lze udělat a proč něco nejde.
### Proměnné jsou popsány v anglickém souboru. Zprávy battle-part-… jsou části vět, jejich atributy jsou pády.
### Co lze udělat, stojí samo; atribut `inside` říká totéž uvnitř věty. Ani v jednom není dvojtečka.
### Hráč je na tahu, loď se otáčí, dílek se odkrývá.

battle-credits = Autoři hry: Madoka Kitao a Hiroki Kaneko

## Možnosti

battle-option-play = Délka hry
battle-option-play-single = Jedno kolo
battle-option-play-single-about = Vyhrává, kdo potopí lodě za 7 bodů.
battle-option-play-match = Zápas
battle-option-play-match-about = Několik kol. Vítěz kola získá rozdíl bodů. Zápas vyhrává, kdo jich první získá 7.

## Jak to skončilo

battle-ending-sunk = Jsou potopené lodě za 7 nebo více bodů.
battle-ending-fair-winds = Příznivé větry: jedna flotila je na moři celá, z druhé tam není žádná loď.
battle-ending-stuck = Hráč na tahu už nemůže nic udělat. Vyhrává, kdo má víc bodů; při shodě hráč na tahu prohrává.
battle-ending-quiet = 50 tahů nikdo nic neodkryl ani nepotopil.
battle-ending-round-limit = To bylo 20. kolo. Vyhrává, kdo má víc bodů do zápasu; při shodě je to remíza.
battle-counted = Potopené lodě
battle-counted-three-masters = Trojstěžníky
battle-counted-two-masters = Dvojstěžníky
battle-counted-one-masters = Jednostěžníky
battle-counted-last-round = Body v posledním kole
battle-counted-match-points = Body do zápasu

## Části vět

battle-part-ship = { $fleet ->
    [pirates] { $masts ->
        [1] pirátský jednostěžník
        [2] pirátský dvojstěžník
       *[3] pirátský trojstěžník
    }
   *[spain] { $masts ->
        [1] španělský jednostěžník
        [2] španělský dvojstěžník
       *[3] španělský trojstěžník
    }
}
battle-part-heading = { $heading ->
    [north] na sever
    [east] na východ
    [south] na jih
   *[west] na západ
}
battle-part-ending = { $ending ->
    [sunk] Je potopeno dost lodí.
    [stuck] Hráč na tahu už nemůže nic udělat.
    [quiet] 50 tahů nikdo nic neodkryl ani nepotopil.
    [round-limit] To bylo 20. kolo.
   *[fair-winds] Příznivé větry: jedna flotila je na moři celá, z druhé tam není žádná loď.
}

## Co se stalo

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } velí pirátům.
   *[spain] { $who } velí Španělům.
}
battle-event-turn-began = Na tahu je { $who }.
battle-event-scouted = { $who } pátrá na poli { $square }.
battle-event-revealed = Na poli { $square } se objevuje { battle-part-ship }.
battle-event-headed = { $who } natáčí loď na poli { $square } { battle-part-heading }.
battle-event-sailed = { $who } pluje z { $from } na { $to }.
battle-event-sunk = { $points ->
    [one] { $who } potápí na poli { $square } { battle-part-ship }: { $points } bod.
    [few] { $who } potápí na poli { $square } { battle-part-ship }: { $points } body.
   *[other] { $who } potápí na poli { $square } { battle-part-ship }: { $points } bodů.
}
battle-event-turned = { $side ->
    [left] { $who } otáčí loď na poli { $square } doleva, { battle-part-heading }.
   *[right] { $who } otáčí loď na poli { $square } doprava, { battle-part-heading }.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] Kolo končí remízou.
   *[other] { $points ->
        [one] Kolo vyhrává { $winner } a získává { $points } bod do zápasu.
        [few] Kolo vyhrává { $winner } a získává { $points } body do zápasu.
       *[other] Kolo vyhrává { $winner } a získává { $points } bodů do zápasu.
    }
}
battle-event-round-began = Nové kolo. Flotilu vybírá { $who }.
battle-event-ended = Bitva skončila. { battle-part-ending }

## Co lze udělat

battle-action-choose = { $fleet ->
    [pirates] Velet pirátům
   *[spain] Velet Španělům
}
    .inside = { $fleet ->
        [pirates] velet pirátům
       *[spain] velet Španělům
    }
battle-action-scout = Pátrat na poli { $square }
    .inside = pátrat na poli { $square }
battle-action-head = Natočit loď { battle-part-heading }
    .inside = natočit loď { battle-part-heading }
battle-action-sail = Plout z { $from } na { $to }
    .inside = plout z { $from } na { $to }
battle-action-turn = { $side ->
    [left] Otočit loď na poli { $square } doleva
   *[right] Otočit loď na poli { $square } doprava
}
    .inside = { $side ->
        [left] otočit loď na poli { $square } doleva
       *[right] otočit loď na poli { $square } doprava
    }

## Proč to nejde

battle-reason-not-legal = To pravidla nedovolují.
battle-reason-over = Hra skončila.
battle-reason-not-deciding = Nejsi na tahu.
battle-reason-unknown-action = To teď nejde.
battle-reason-ambiguous = To může znamenat víc věcí. Vyber jednu.
battle-reason-no-such-action = To teď nejde.
battle-reason-fleet-not-chosen = Nejdřív si vyber flotilu.
battle-reason-fleet-chosen = Flotily už jsou vybrané.
battle-reason-no-heading-yet = Nejdřív urči, kam bude mířit loď na poli { $square }.
battle-reason-nothing-scouted = Není tu žádná nová loď, které by šlo určit směr.
battle-reason-covered = Na dílku s vlnami na poli { $square } stojí loď, takže ho nejde odkrýt.
battle-reason-no-wave = Na poli { $square } není dílek s vlnami.
battle-reason-enemy-ship = Loď na poli { $square } není tvoje.
battle-reason-no-ship = Na poli { $square } není žádná loď.
battle-reason-wrong-course = { $masts ->
    [1] Jednostěžník na poli { $square } pluje jen rovně vpřed.
    [2] Dvojstěžník na poli { $square } pluje jen šikmo vpřed.
   *[3] Trojstěžník na poli { $square } pluje jen rovně nebo šikmo vpřed.
}
battle-reason-off-the-sea = Loď na poli { $square } by vyplula z desky.
battle-reason-own-ship = Na poli { $square } stojí v cestě tvoje vlastní loď.

## Co dělá náhoda

battle-draws-reveal = Objevené lodě
battle-draws-ship = { $fleet ->
    [pirates] { $masts ->
        [1] pirátský jednostěžník
        [2] pirátský dvojstěžník
       *[3] pirátský trojstěžník
    }
   *[spain] { $masts ->
        [1] španělský jednostěžník
        [2] španělský dvojstěžník
       *[3] španělský trojstěžník
    }
}
