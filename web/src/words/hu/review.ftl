### Befejezett játszma, újra lejátszva és elemezve. Az esélyek szövegként, százalékjellel érkeznek: „12%”.
### $span értéke "turn", illetve "round" ott, ahol mindenki egyszerre játszik.

## Megnyitás

review = Elemzés
review-open = Mentett játszma visszajátszása
review-open-about = Minden befejezett játszma elmenthető fájlba. Válassz egyet, és itt lépésről lépésre újra lejátszódik.
review-choose = Fájl kiválasztása
review-unreadable = Ez a fájl nem egy befejezett játszma.
review-nothing = Itt nincs mit visszajátszani
problem-no-record = Ez a játszma nem játszható vissza: nem felel meg a szabályoknak.
problem-no-such-review = Ez az elemzés már nincs meg. Nyisd meg újra a fájlt!
problem-not-proven = Ez a játszma nem elemezhető: a fájl nem bizonyítja, hogy véget ért.
review-fetching = A játszma betöltése…
review-to-table = Vissza az asztalhoz
review-eyes = Kinek a szemével
review-open-cards = Minden látható
review-as = Ahogy { $who } látta
review-share = A pillanat megosztása
review-copied = A hivatkozás a vágólapon van.

## Az út

review-controls = Lépések
review-moment = Pillanat
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Előkészítés
   *[other] { $span ->
        [round] { $number }. kör
       *[turn] { $number }. kör
    }
}
review-end = A vége
review-back = Egy lépést vissza
review-on = Egy lépést tovább
review-back-turn = { $span ->
    [round] Egy kört vissza
   *[turn] Egy kört vissza
}
review-on-turn = { $span ->
    [round] Egy kört tovább
   *[turn] Egy kört tovább
}
review-play = Lejátszás
review-pause = Szünet
review-beginning = Az asztal készen áll.
review-next = { $who }: { $action }

## Folytatás egy pillanattól

review-what-if = Mi lett volna, ha?
review-what-if-title = Folytatás innen
review-what-if-about = A játszma ettől a pillanattól folytatódik, új szerencsével, veled és botokkal. Amit most nézel, marad, ahogy volt.
review-what-if-seat = Te vagy
review-what-if-go = Játsszunk tovább

## Az elemzés

review-chances = Győzelmi esélyek
review-working = { $total } lépésből { $done } elemezve…
review-done = Az elemzés elkészült.
review-graph = A játékosok győzelmi esélye
review-when = Mikor

review-luck-title = Szerencse vagy tudás?
review-luck = Szerencse
review-skill = Tudás
review-error = Egyéb
review-error-about = A szerencse mindaz, amit a kockák és a húzások okoztak; a tudás az, amit a döntések a legjobbakhoz képest nyertek vagy elvesztettek. Az egyéb a becslések hibája, és az, amit senki sem tudhatott.
review-luck-good = Szerencsés
review-luck-bad = Balszerencsés
review-luck-even = Se szerencse, se balszerencse
review-verdict = { $luck ->
    [good] A véletlen { $chance } esélyt adott;
    [bad] A véletlen { $chance } esélyt vett el;
   *[even] A véletlen alig számított;
} { $skill ->
    [good] a többiekénél jobb döntések { $choices } esélyt hoztak.
    [bad] a gyengébb döntések { $choices } esélybe kerültek.
   *[even] a döntések nem voltak se jobbak, se rosszabbak a többiekénél.
}
review-way = Az esély az elején { $from }, a végén { $to } volt.

review-mistakes = Hibák
review-whose = Kinek a hibái
review-everybody = Mindenki hibái
review-better = Jobb lett volna: { $action }
review-instead = { $chosen } helyett { $better }
review-fatal = ezzel veszett el a játék
review-exact = bizonyítva
review-show-better = A jobb döntés megmutatása
review-no-mistakes = Nincs említésre méltó hiba.
review-all = { $count ->
    [one] Az egyetlen hiba
   *[other] Minden hiba ({ $count })
}
review-fewer = Kevesebb

review-draws = Ami jött, és ami várható volt
review-what = Mi
review-seen = Jött
review-expected = Várható
