### Deska hry Battle for Tortuga. Pole mají jména jako b3.

## Flotily a lodě. $masts je 1, 2 nebo 3.

battle-board-fleet = { $fleet ->
    [pirates] Piráti
   *[spain] Španělé
}
battle-board-points = body za potopené lodě
battle-board-match = body do zápasu
battle-board-roster = { $masts ->
    [1] Jednostěžník
    [2] Dvojstěžník
   *[3] Trojstěžník
}: { $fate ->
    [afloat] na moři
    [sunk] potopen
   *[unseen] pod vlnami
}
battle-board-sea = Moře

## Co je na poli, k předčítání. $whose je mine nebo theirs.

battle-board-square-bare = { $square }: volná voda
battle-board-square-wave = { $square }: vlny
battle-board-square-ship = { $square }: { $whose ->
    [mine] váš
   *[theirs] cizí
} { $fleet ->
    [pirates] pirátský
   *[spain] španělský
} { $masts ->
    [1] jednostěžník
    [2] dvojstěžník
   *[3] trojstěžník
}, { $heading ->
    [north] míří na sever
    [east] míří na východ
    [south] míří na jih
    [west] míří na západ
   *[none] zatím bez směru
}
battle-board-square-covered = pod ním vlny
battle-board-can-scout = lze otočit
battle-board-can-command = čeká na váš rozkaz
battle-board-can-sail = plout sem
battle-board-can-sink = plout sem a potopit
battle-board-chosen = vybráno

## Co teď

battle-board-do-choose = Vyberte si flotilu.
battle-board-do-scout = Otočte dílek s vlnami.
battle-board-do-command = Vyberte jednu ze svých lodí.
battle-board-do-either = Otočte dílek s vlnami, nebo vyberte jednu ze svých lodí.
battle-board-do-reveal = { $all ->
    [one] Otočit { $square }? Je to poslední dílek.
    [few] Otočit { $square }? Skrytých lodí: { $all }, z toho vašich: { $mine }.
   *[other] Otočit { $square }? Skrytých lodí: { $all }, z toho vašich: { $mine }.
}
battle-board-do-sail = Plujte na tečku, nebo loď otočte.
battle-board-do-turn = Cesta je zatarasená: tato loď se může jen otočit.
battle-board-do-head = { $whose ->
    [mine] Jedna z vašich!
   *[theirs] Nepřítel!
} Kterým směrem bude mířit?
battle-board-wait-choose = { $name } vybírá flotilu.
battle-board-wait-head = { $name } určuje směr nové lodi.
battle-board-wait = Na tahu je { $name }.
battle-board-wait-reveal = Dílek se otáčí…
battle-board-over = { $ending ->
    [sunk] Bitva skončila: na dně leží sedm bodů.
    [fair-winds] Bitva skončila: příznivé větry, moři vládne jedna flotila.
    [stuck] Bitva skončila: nešlo vydat žádný rozkaz.
    [round-limit] Zápas skončil: odehrálo se dvacet kol.
   *[quiet] Bitva skončila remízou: padesát tahů se nikdo k ničemu neodvážil.
}
battle-board-quiet = { $turns ->
    [0] Remíza po klidných tazích.
    [one] Ještě { $turns } klidný tah a je remíza.
    [few] Ještě { $turns } klidné tahy a je remíza.
    [many] Ještě { $turns } klidného tahu a je remíza.
   *[other] Ještě { $turns } klidných tahů a je remíza.
}

## Tlačítka

battle-board-scout = Otočit
battle-board-turn = { $side ->
    [left] Otočit doleva
   *[right] Otočit doprava
}
battle-board-head = { $heading ->
    [north] Na sever
    [east] Na východ
    [south] Na jih
   *[west] Na západ
}
battle-board-advised = doporučeno

## Oznámení

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } velí pirátům.
   *[spain] { $name } velí Španělům.
}
battle-board-round-won = { $points ->
    [0] Kolo vyhrává { $name }, ale bez bodů do zápasu.
    [one] Kolo vyhrává { $name } a získává { $points } bod do zápasu.
    [few] Kolo vyhrává { $name } a získává { $points } body do zápasu.
    [many] Kolo vyhrává { $name } a získává { $points } bodu do zápasu.
   *[other] Kolo vyhrává { $name } a získává { $points } bodů do zápasu.
}
battle-board-round-drawn = Kolo končí remízou.

## Proč ne

battle-board-why-over = Bitva skončila.
battle-board-why-watching = Této bitvě jen přihlížíte.
battle-board-why-wait = Nejste na tahu.
battle-board-why-choose = Nejdřív si vyberte flotilu.
battle-board-why-head = Nejdřív určete směr nové lodi.
battle-board-why-bare = Volná voda: není tu co otočit.
battle-board-why-enemy = Ta loď není vaše.
battle-board-why-covered = Na těchto vlnách stojí loď: nikdo je nemůže otočit.
battle-board-why-course = { $masts ->
    [1] Jednostěžník pluje o jedno pole rovně vpřed, jinam ne.
    [2] Dvojstěžník pluje o jedno pole šikmo vpřed, jinam ne.
   *[3] Trojstěžník pluje o jedno pole vpřed, rovně nebo šikmo.
}
