### A Tortuga táblája: rövid szavak az asztalon, és hogy mi a teendő.
###
### A $who egy játékos neve; az $action egy akció neve, vagy ahol számít, a kulcsa („boarding”, „raid”).

## Az öt akció, a lehető legrövidebben: keskeny oszlopok fölött állnak

tortuga-board-fleet = Flotta
tortuga-board-crew = Toborzás
tortuga-board-hunt = Kincs
tortuga-board-boarding = Hajótám.
tortuga-board-raid = Rajtaütés

## Az asztalon

tortuga-board-others = A többi játékos
tortuga-board-points = { $points } pont
tortuga-board-start = kezdőjátékos
tortuga-board-back = Az én táblám
tortuga-board-place = { $place ->
    [1] 1.
   *[other] 2.
}
tortuga-board-nobody = Senki
tortuga-board-part-throw = Dobás és megtartás
tortuga-board-part-move = Ládák hazafelé
tortuga-board-part-over = Vége a játéknak

## Mi a teendő

tortuga-board-keep = Tarts meg legalább egy kockát: azonos akciót, és ha akarsz, koponyákat is!
tortuga-board-skulls-alone = { $count ->
    [one] Csak egy koponya: az akcióját a felfedés után választod ki.
   *[other] Csak koponyák: az akciójukat a felfedés után választod ki.
}
tortuga-board-sum = { $action }: összesen { $total }.
tortuga-board-kept = Kész! Ha mindenki választott, felemelkednek a paravánok.
tortuga-board-nothing-fits = Egyik kockád sem fér el. Mindenki szeme láttára újradobsz.
tortuga-board-name = { $count ->
    [one] Válassz akciót a koponyádnak!
   *[other] Válassz akciót a koponyáidnak!
}
tortuga-board-bonus = Nem maradt mivel dobnod: válassz egy előnylapkát!
tortuga-board-chosen = Kész! Ha mindenki választott, meglátjátok az összes előnylapkát.
tortuga-board-expand = { $rank ->
    [first] 1. hely: lépjen a hajód 2 mezőt?
    [second] 2. hely: lépjen a hajód 1 mezőt?
   *[only] Lépjen a hajód 1 mezőt?
}
tortuga-board-recruit = { $rank ->
    [first] 1. hely: lépjen a kalózod 2 mezőt?
    [second] 2. hely: lépjen a kalózod 1 mezőt?
   *[only] Lépjen a kalózod 1 mezőt?
}
tortuga-board-treasure = { $rank ->
    [first] Keresel egy ládát, és két lapka közül a jobbikat?
    [second] Keresel egy lapkát?
   *[only] Keresel egy ládát és egy lapkát?
}
tortuga-board-pick = Tartsd meg a két lapka egyikét!
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Kinek a hajóit támadod meg, és melyik ládát viszed el a flottájából?
       *[second] Kinek a hajóit támadod meg, és melyik ládát viszed el a középső szigetről?
    }
   *[raid] { $rank ->
        [first] Kin ütsz rajta, és melyik ládát viszed el a legénységétől?
       *[second] Kin ütsz rajta, és melyik ládát viszed el a középső szigetről?
    }
}
tortuga-board-nothing = Semmi
tortuga-board-stow = { $area ->
    [fleet] Ládák a flottába: { $places } hely, { $chests } láda vár. Melyik legyen az első?
   *[crew] Ládák a legénységhez: { $places } hely, { $chests } láda vár. Melyik legyen az első?
}
tortuga-board-waits = { $who } választ.
tortuga-board-waits-all = A többiek választanak.

## A gomb

tortuga-board-do-keep = { $count ->
    [0] Megtartom
   *[other] Megtartok { $count } kockát
}
tortuga-board-do-name = Ezt választom
tortuga-board-do-bonus = Elveszem
tortuga-board-do-expand = Lépjen
tortuga-board-do-recruit = Lépjen
tortuga-board-do-hunt = Kincset keresek
tortuga-board-do-pick = Megtartom
tortuga-board-do-attack = Támadok
tortuga-board-do-stow = Elhelyezem
