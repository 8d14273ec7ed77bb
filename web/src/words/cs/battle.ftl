### Battle for Tortuga: slova, deník hry, co lze udělat a proč něco nejde.
### Proměnné jsou popsány v anglickém souboru. Zprávy battle-part-… jsou části vět, jejich atributy jsou pády.

battle-credits = Autoři hry: Madoka Kitao a Hiroki Kaneko

## Možnosti

battle-option-play = Délka
battle-option-play-single = Jedno kolo
battle-option-play-single-about = Vyhrává, kdo potopí lodě v hodnotě 7 bodů.
battle-option-play-match = Zápas
battle-option-play-match-about = Více kol. Vítěz kola získává rozdíl bodů. Zápas vyhrává, kdo jich má 7.

## Jak to skončilo

battle-result-shared = Remíza
battle-ending-sunk = Jsou potopeny lodě v hodnotě 7 bodů.
battle-ending-fair-winds = Příznivé větry: celá jedna flotila je na moři, z druhé ani jedna loď.
battle-ending-stuck = Hráč na tahu nemohl nic udělat. Vyhrává, kdo má víc bodů; při rovnosti hráč na tahu prohrává.
battle-ending-quiet = 50 tahů nikdo nic neobjevil ani nepotopil: remíza.
battle-ending-round-limit = Odehrálo se 20 kol. Vyhrává, kdo má víc bodů do zápasu.

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
    [stuck] Hráč na tahu nemůže nic udělat.
    [quiet] 50 tahů nikdo nic neobjevil ani nepotopil.
    [round-limit] Odehrálo se 20 kol.
   *[fair-winds] Příznivé větry: celá jedna flotila je na moři, z druhé ani jedna loď.
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
    [many] { $who } potápí na poli { $square } { battle-part-ship }: { $points } bodu.
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
        [many] Kolo vyhrává { $winner } a získává { $points } bodu do zápasu.
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
battle-reason-not-deciding = Nejste na tahu.
battle-reason-unknown-action = To teď nejde.
battle-reason-ambiguous = To může znamenat více věcí. Upřesněte volbu.
battle-reason-no-such-action = To teď nejde.
battle-reason-fleet-not-chosen = Nejdřív si vyberte flotilu.
battle-reason-fleet-chosen = Flotily už jsou vybrány.
battle-reason-no-heading-yet = Nejdřív natočte loď na poli { $square }.
battle-reason-nothing-scouted = Žádná loď se právě neobjevila.
battle-reason-covered = Na vlnách na poli { $square } stojí loď. Pátrat tu nelze.
battle-reason-no-wave = Na poli { $square } nejsou vlny.
battle-reason-enemy-ship = Loď na poli { $square } není vaše.
battle-reason-no-ship = Na poli { $square } není žádná loď.
battle-reason-wrong-course = { $masts ->
    [1] Jednostěžník na poli { $square } pluje jen rovně vpřed.
    [2] Dvojstěžník na poli { $square } pluje jen šikmo vpřed.
   *[3] Trojstěžník na poli { $square } pluje jen rovně nebo šikmo vpřed.
}
battle-reason-off-the-sea = Loď na poli { $square } by opustila moře.
battle-reason-own-ship = Na poli { $square } stojí v cestě vaše vlastní loď.

## What chance does

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
