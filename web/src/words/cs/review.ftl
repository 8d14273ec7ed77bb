### Dohraná partie, přehraná znovu a posouzená. Šance přicházejí jako text i se znakem procent: „12 %“.
### $span je "turn" (tah), nebo "round" (kolo) tam, kde hrají všichni současně.
### $action je to, co lze udělat, jak to hra říká uvnitř věty.

## Otevření

review = Rozbor
review-open = Přehrát uloženou partii
review-open-about = Každou dohranou partii si můžeš uložit jako soubor. Vyber některý a přehraj si ji tah za tahem.
review-choose = Vybrat soubor
review-unreadable = V tomto souboru není uložená partie.
review-nothing = Tady není co přehrát
problem-no-record = Tuto partii nejde přehrát: neodpovídá pravidlům.
problem-no-such-review = Tento rozbor už tu není. Otevři soubor znovu.
problem-not-proven = Tuto partii nejde rozebrat: soubor nedokazuje, že skončila.
review-fetching = Otevíráme partii…
review-curtain = Jen pro: { $who }
review-to-table = Zpět ke stolu
review-eyes = Čí pohled
review-open-cards = Všechno odkryté
review-as = Jak to vidí { $who }
review-share = Sdílet tuto chvíli
review-copied = Odkaz je zkopírovaný.

## Cesta partií

review-controls = Kroky
review-moment = Chvíle
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Příprava
   *[other] { $span ->
        [round] { $number }. kolo
       *[turn] { $number }. tah
    }
}
review-end = Konec
review-back = O krok zpět
review-on = O krok dál
review-back-turn = { $span ->
    [round] O kolo zpět
   *[turn] O tah zpět
}
review-on-turn = { $span ->
    [round] O kolo dál
   *[turn] O tah dál
}
review-play = Přehrát
review-pause = Pozastavit
review-beginning = Hra je připravená.
review-next = { $who } volí: { $action }

## Hrát dál od jedné chvíle

review-what-if = Co kdyby?
review-what-if-title = Hrát odsud dál
review-what-if-about = Hraj od této chvíle dál proti botům, s novým losováním. Partie, na kterou se díváš, zůstane, jak je.
review-what-if-seat = Hraješ za
review-what-if-go = Hrát dál

## Posouzení

review-chances = Šance na výhru
review-working = Posouzené kroky: { $done } / { $total }…
review-done = Rozbor je hotový.
review-graph = Šance jednotlivých hráčů na výhru
review-zoom = { $span ->
    [round] Přiblížit toto kolo
   *[turn] Přiblížit tento tah
}
review-zoom-out = Ukázat celou partii
review-when = Kdy

review-luck-title = Štěstí, nebo dovednost?
review-luck = Štěstí
review-skill = Dovednost
review-others = Ostatní
review-luck-about = Štěstí je to, co přinesly kostky a karty, a to, co nikdo nemohl vidět. Dovednost říká, o kolik lépe se kdo rozhodoval než ostatní: šance, kterou někdo zahodí, se všem ostatním počítá jako dovednost. Dohromady vysvětlují, jak se šance na výhru změnila od začátku do konce.
review-others-about = Ostatní jsou třetí část, když hrají víc než dva: když někdo zahodí šanci, každý z ostatních na ní má podíl. Tady se počítá, co hráč získal nad tento podíl, nebo co mu do něj chybí.
review-accuracy = Přesnost { $points }
review-accuracy-about = Přesnost říká, jak dobře se kdo rozhodoval: 100 je pokaždé nejlepší volba, 0 není lepší než volit naslepo.
review-luck-good = Štěstí
review-luck-bad = Smůla
review-luck-even = Ani štěstí, ani smůla
review-verdict = { $luck ->
    [good] Štěstí přidalo { $chance }.
    [bad] Smůla vzala { $chance }.
   *[even] Štěstí skoro nehrálo roli.
} { $skill ->
    [good] Lepší rozhodování než u ostatních přidalo { $choices }.
    [bad] Ostatní se rozhodovali lépe, a to stálo { $choices }.
   *[even] Rozhodování bylo stejně dobré jako u ostatních.
}
review-way = Šance na výhru: na začátku { $from }, na konci { $to }.

review-mistakes = Chyby
review-whose = Čí chyby
review-everybody = Chyby všech
review-better = Lepší volba: { $action }
review-instead = Šance na výhru { $better } místo { $chosen }
review-fatal = rozhodlo o prohře
review-exact = dokázáno
review-reason-wins = Hned vyhraje hru.
review-reason-loses = Jinak je hra hned prohraná.
review-show-better = Ukázat lepší volbu
review-no-mistakes = Žádná chyba, která by stála za řeč.
review-all = { $count ->
    [one] Ukázat { $count } chybu
    [few] Ukázat všechny { $count } chyby
   *[other] Ukázat všech { $count } chyb
}
review-fewer = Ukázat méně

review-draws = Co přišlo a co se dalo čekat
review-what = Co
review-seen = Přišlo
review-expected = Čekalo se
