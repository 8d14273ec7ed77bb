### Dohraná partie, přehraná a rozebraná. Šance přicházejí jako text i se znakem procenta: „12 %“.

## Otevření

review = Rozbor
review-open = Přehrát záznam
review-open-about = Každou dohranou partii lze uložit do souboru. Vyberte ho a partie se tu přehraje, tah po tahu.
review-choose = Vybrat soubor
review-unreadable = Tento soubor není záznamem dohrané partie.
review-nothing = Není co přehrávat
review-fetching = Načítáme partii…
review-to-table = Zpět ke stolu
review-eyes = Pohled
review-open-cards = Vše odkryté
review-as = Pohled hráče: { $who }
review-share = Sdílet tento okamžik
review-copied = Odkaz je zkopírován.

## Cesta partií

review-controls = Kroky
review-moment = Okamžik
review-at = Tah { $turn } · krok { $step } z { $last }
review-turn = Tah { $number }
review-end = Konec
review-back = O krok zpět
review-on = O krok dál
review-back-turn = O tah zpět
review-on-turn = O tah dál
review-play = Přehrát
review-pause = Pozastavit
review-beginning = Stůl je připraven.
review-next = { $who }: { $action }

## Co si o tom myslet

review-chances = Šance na výhru
review-working = Posouzeno kroků: { $done } z { $total }…
review-done = Rozbor je hotov.
review-graph = Šance každého hráče na výhru
review-when = Kdy

review-luck-title = Štěstí, nebo umění?
review-luck = Štěstí
review-skill = Umění
review-error = Zbytek
review-error-about = Štěstí je vše, co způsobily kostky a losování; umění je to, co volby získaly nebo ztratily oproti těm nejlepším. Zbytek je chyba odhadu a to, co nemohl vědět nikdo.
review-luck-good = Se štěstím
review-luck-bad = Se smůlou
review-luck-even = Bez štěstí i bez smůly
# $luck a $skill jsou good, bad nebo even; $chance a $choices říkají kolik.
review-verdict = { $luck ->
    [good] Náhoda přidala { $chance };
    [bad] Náhoda ubrala { $chance };
   *[even] Na náhodě téměř nezáleželo;
} { $skill ->
    [good] lepší volby než u ostatních získaly { $choices }.
    [bad] slabší volby ztratily { $choices }.
   *[even] volby byly stejně dobré jako u ostatních.
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
    [one] Ukázat jedinou chybu
    [few] Ukázat všechny { $count } chyby
    [many] Ukázat všech { $count } chyby
   *[other] Ukázat všech { $count } chyb
}
review-fewer = Ukázat méně

review-draws = Náhoda oproti očekávání
review-what = Co
review-seen = Přišlo
review-expected = Očekáváno
review-draws-cartagena-draw = Vzaté karty
review-draws-tortuga-throw = Hozené kostky
review-draws-tortuga-draw = Truhlice ze sáčku
review-draws-tortuga-token = Žetony s pokladem
review-draws-battle-reveal = Objevené lodě
review-ship = { $fleet ->
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
