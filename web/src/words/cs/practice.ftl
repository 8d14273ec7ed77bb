practice-task = Najdi lepší volbu.
practice-played = Ve hře to bylo: { $action }.
practice-same = Tak to bylo ve hře. Jde to i lépe.
practice-wrong = To není nejlepší: { $action }. Zkus to znovu.
practice-right = Ano, to je ono: { $action }.
practice-answer = Nejlepší volba: { $action }.
practice-figures = Šance na výhru { $better } místo { $chosen }.
practice-proven = dokázáno
practice-hint = Nápověda
practice-hint-few = Zbývá jen pár možností. Jedna z nich je ta nejlepší.
practice-show = Ukázat
practice-next = Další
practice-replay = Přehrát
practice-due = { $count ->
    [one] { $count } chyba k procvičení
    [few] { $count } chyby k procvičení
   *[other] { $count } chyb k procvičení
}
practice-done = { $count ->
    [one] Pro teď hotovo! Tvoje chyba se za čas vrátí, ať si lepší volbu zapamatuješ.
    [few] Pro teď hotovo! Tvoje { $count } chyby se za čas vrátí, ať si lepší volby zapamatuješ.
   *[other] Pro teď hotovo! Tvých { $count } chyb se za čas vrátí, ať si lepší volby zapamatuješ.
}
practice-back = První se vrátí { $when }.
practice-none = Zatím tu nejsou žádné chyby. Dohraj hru a otevři její rozbor: chyby tu pak budou čekat na nový pokus.
puzzle-of-the-day = Hádanka dne
puzzle-number = Hádanka { $number }
puzzle-level = Obtížnost: { $level }
puzzle-task = Najdi nejlepší volbu. Jedna je jasně lepší než všechny ostatní.
puzzle-figures = Šance na výhru { $better }. Druhá nejlepší volba: { $rival } ({ $chosen }).
puzzles-about = Pozice z her silných botů. V každé je jedna volba jasně nejlepší.
puzzles-solved = Vyřešeno: { $solved } / { $total }
puzzles-more = { $count ->
    [one] Ještě { $count } hádanka
    [few] Ještě { $count } hádanky
   *[other] Ještě { $count } hádanek
}
