### Plavba dne: každý den jedno losování, stejné pro všechny.

voyage-about = Dnes mají všichni stejné losování. Počítá se, jak dobře se rozhoduješ, ne jestli vyhraješ.
voyage-opponents = { $count ->
    [one] Soupeř: { $count } bot, { $level }.
    [few] Soupeři: { $count } boti, { $level }.
   *[other] Soupeři: { $count } botů, { $level }.
}
voyage-rules = Hraje se bez nápovědy a rozhodnutí, které ti už něco ukázalo, nejde vzít zpět. Počítá se první pokus.
voyage-begin = Vyplout
voyage-continue = Plout dál
voyage-look = Jak to dopadlo
voyage-mine = Přesnost { $accuracy }
voyage-again = Vyplout znovu
voyage-again-about = Stejné losování, jen pro cvičení: počítá se jen první pokus.
voyage-judging = Rozbor tvých rozhodnutí: { $done } / { $total }
voyage-judging-about = Nemusíš čekat, rozbor poběží dál i bez tebe.
voyage-accuracy = přesnost, nejvíc 100
voyage-copy = Kopírovat
voyage-share-text = Brethren, plavba dne: { $game }, { $day }. Moje přesnost: { $accuracy } ze 100.
voyage-tomorrow = Zítra uvidíš, jak se dařilo ostatním.
voyage-sailed = { $count ->
    [0] Dnešní plavbu ještě nikdo nedokončil.
    [one] Dnešní plavbu dokončil { $count } hráč.
    [few] Dnešní plavbu dokončili { $count } hráči.
   *[other] Dnešní plavbu dokončilo { $count } hráčů.
}
voyage-next = Další začne { $when }.
voyage-yesterday = Včera: { $game }
voyage-none = Včerejší plavbu nikdo nedokončil.
voyage-place = Tvé pořadí: { $place }. (počet hráčů: { $count })
voyage-rank = Pořadí
voyage-player = Hráč
voyage-accuracy-short = Přesnost
voyage-how = Přesnost srovnává tvá rozhodnutí s nejlepšími: 100 je pokaždé nejlepší volba, 0 není lepší než volit naslepo. Nejsou tu účty, takže nikdo nepozná, kdo už plavbu jednou hrál pod jiným jménem. Hrajme čestně!
