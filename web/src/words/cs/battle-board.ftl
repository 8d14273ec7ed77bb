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

battle-board-square-bare = { $square }: prázdné moře
battle-board-square-wave = { $square }: vlny
battle-board-square-ship = { $square }: { $whose ->
    [mine] tvůj
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
battle-board-square-covered = pod ním dílek s vlnami
battle-board-can-scout = lze odkrýt
battle-board-can-command = čeká na tvůj rozkaz
battle-board-can-sail = plout sem
battle-board-can-sink = plout sem a potopit
battle-board-chosen = vybráno

## Co teď

battle-board-do-choose = Vyber si flotilu.
battle-board-do-scout = Odkryj dílek s vlnami.
battle-board-do-command = Vyber jednu ze svých lodí.
battle-board-do-either = Odkryj dílek s vlnami, nebo vyber jednu ze svých lodí.
battle-board-do-reveal = { $all ->
    [one] Odkrýt { $square }? Je to poslední dílek.
    [few] Odkrýt { $square }? Skryté jsou ještě { $all } lodě, z toho tvoje: { $mine }.
   *[other] Odkrýt { $square }? Skrytých je ještě { $all } lodí, z toho tvých: { $mine }.
}
battle-board-do-sail = Pluj na tečku, nebo loď otoč.
battle-board-do-turn = Cesta je zablokovaná: tato loď se může jen otočit.
battle-board-do-head = { $whose ->
    [mine] Jedna z tvých!
   *[theirs] Nepřítel!
} Kterým směrem bude mířit?
battle-board-wait-choose = { $name } vybírá flotilu.
battle-board-wait-head = { $name } určuje směr nové lodi.
battle-board-wait = Na tahu je { $name }.
battle-board-wait-reveal = Dílek se odkrývá…
battle-board-over = { $ending ->
    [sunk] Bitva skončila: jsou potopené lodě za 7 nebo více bodů.
    [fair-winds] Bitva skončila: příznivé větry, na moři je jen jedna flotila.
    [stuck] Bitva skončila: už nešlo nic udělat.
    [round-limit] Zápas skončil: to bylo 20. kolo.
   *[quiet] Je to remíza: 50 tahů nikdo žádnou loď neodkryl ani nepotopil.
}
battle-board-quiet = { $turns ->
    [0] Je to remíza: příliš mnoho klidných tahů.
    [one] Ještě { $turns } klidný tah a je remíza.
    [few] Ještě { $turns } klidné tahy a je remíza.
   *[other] Ještě { $turns } klidných tahů a je remíza.
}

## Tlačítka

battle-board-scout = Odkrýt
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
   *[other] Kolo vyhrává { $name } a získává { $points } bodů do zápasu.
}
battle-board-round-drawn = Kolo končí remízou.

## Proč ne

battle-board-why-over = Bitva skončila.
battle-board-why-watching = Na tuto bitvu se jen díváš.
battle-board-why-wait = Nejsi na tahu.
battle-board-why-choose = Nejdřív si vyber flotilu.
battle-board-why-head = Nejdřív urči, kam bude mířit nová loď.
battle-board-why-bare = Prázdné moře: není tu co odkrýt.
battle-board-why-enemy = Ta loď není tvoje.
battle-board-why-covered = Na tomto dílku s vlnami stojí loď, takže ho nikdo nemůže odkrýt.
battle-board-why-course = { $masts ->
    [1] Jednostěžník pluje jen o jedno pole rovně vpřed.
    [2] Dvojstěžník pluje jen o jedno pole šikmo vpřed.
   *[3] Trojstěžník pluje jen o jedno pole vpřed, rovně nebo šikmo.
}
