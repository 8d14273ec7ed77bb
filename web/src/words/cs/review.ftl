### Dohraná partie, přehraná znovu a posouzená. Šance přicházejí jako text i se znakem procent: „12 %“.
### $span je "turn" (tah), nebo "round" (kolo) tam, kde hrají všichni současně.

## Otevření

review = Rozbor
review-open = Přehrát záznam
review-open-about = Každou dohranou partii lze uložit jako soubor. Vyberte některý a partie se tu přehraje tah za tahem.
review-choose = Vybrat soubor
review-unreadable = Tento soubor není záznam dohrané partie.
review-nothing = Tady není co přehrát
problem-no-record = Tento záznam nelze přehrát: neodpovídá pravidlům.
problem-no-such-review = Tento rozbor už není uložen. Otevřete soubor znovu.
problem-not-proven = Tuto partii nelze rozebrat: soubor nedokládá, že skončila.
review-fetching = Načítáme partii…
review-to-table = Zpět ke stolu
review-eyes = Čí pohled
review-open-cards = Vše odkryté
review-as = Pohled hráče: { $who }
review-share = Sdílet tento okamžik
review-copied = Odkaz je zkopírovaný.

## Cesta partií

review-controls = Kroky
review-moment = Okamžik
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
review-next = { $who }: { $action }

## Hrát dál od jedné chvíle

review-what-if = Co kdyby?
review-what-if-title = Hrát odsud dál
review-what-if-about = Partie pokračuje od této chvíle, s novým štěstím, pro vás a boty. Ta, na kterou se díváte, zůstane, jak byla.
review-what-if-seat = Hrajete za
review-what-if-go = Hrát dál

## Posouzení

review-chances = Šance na výhru
review-working = Posouzeno kroků: { $done } z { $total }…
review-done = Rozbor je hotový.
review-graph = Šance jednotlivých hráčů na výhru
review-when = Kdy

review-luck-title = Štěstí, nebo umění?
review-luck = Štěstí
review-skill = Umění
review-error = Zbytek
review-error-about = Štěstí je vše, co způsobily kostky a losování; umění je to, co rozhodnutí získala nebo ztratila proti těm nejlepším. Zbytek je nepřesnost odhadů a to, co nikdo nemohl vědět.
review-luck-good = Štěstí
review-luck-bad = Smůla
review-luck-even = Ani štěstí, ani smůla
review-verdict = { $luck ->
    [good] Náhoda přidala { $chance };
    [bad] Náhoda ubrala { $chance };
   *[even] Náhoda skoro nic nezměnila;
} { $skill ->
    [good] lepší rozhodnutí než u ostatních vynesla { $choices }.
    [bad] slabší rozhodnutí stála { $choices }.
   *[even] rozhodnutí se ostatním vyrovnala.
}
review-way = Z { $from } na { $to }.

review-mistakes = Chyby
review-whose = Čí chyby
review-everybody = Chyby všech
review-better = Lépe: { $action }
review-instead = { $better } místo { $chosen }
review-fatal = rozhodlo o prohře
review-exact = dokázáno
review-show-better = Ukázat lepší volbu
review-no-mistakes = Žádná chyba, která by stála za řeč.
review-all = { $count ->
    [one] Ukázat { $count } chybu
    [few] Ukázat všechny { $count } chyby
    [many] Ukázat všech { $count } chyby
   *[other] Ukázat všech { $count } chyb
}
review-fewer = Ukázat méně

review-draws = Náhoda a očekávání
review-what = Co
review-seen = Přišlo
review-expected = Očekáváno
