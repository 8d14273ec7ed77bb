### Egy befejezett játszma, visszajátszva és kielemezve. Az esélyek szövegként jönnek, a százalékjellel: „12%”.

## Megnyitás

review = Elemzés
review-open = Mentett játszma visszajátszása
review-open-about = Minden befejezett játszma fájlba menthető. Válassz egyet, és itt lépésről lépésre visszajátszhatod!
review-choose = Fájl kiválasztása
review-unreadable = Ez a fájl nem egy befejezett játszma mentése.
review-nothing = Itt nincs mit visszajátszani
review-fetching = Betöltjük a játszmát…
review-to-table = Vissza az asztalhoz
review-eyes = Kinek a szemével
review-open-cards = Minden nyíltan
review-as = { $who } szemével
review-share = A pillanat megosztása
review-copied = A hivatkozás lemásolva.

## Végig a játszmán

review-controls = Lépések
review-moment = Pillanat
review-at = { $turn }. kör · { $step }. lépés, összesen { $last }
review-turn = { $number }. kör
review-end = A vége
review-back = Egy lépést vissza
review-on = Egy lépést előre
review-back-turn = Egy kört vissza
review-on-turn = Egy kört előre
review-play = Lejátszás
review-pause = Szünet
review-beginning = Az asztal készen áll.
review-next = { $who }: { $action }

## Mit gondoljunk róla

review-chances = Győzelmi esélyek
review-working = { $done } lépés értékelve, összesen { $total }…
review-done = Az elemzés kész.
review-graph = Az egyes játékosok győzelmi esélye
review-when = Mikor

review-luck-title = Szerencse vagy tudás?
review-luck = Szerencse
review-skill = Tudás
review-error = Maradék
review-error-about = Szerencse minden, amit a kockák és a húzások tettek; tudás az, amit a döntések a legjobbakhoz képest nyertek vagy vesztettek. A maradék a becslések hibája és az, amit senki sem tudhatott.
review-luck-good = Szerencsés
review-luck-bad = Szerencsétlen
review-luck-even = Se szerencse, se balszerencse
# A $luck és a $skill értéke good, bad vagy even; a $chance és a $choices mondja meg, mennyi.
review-verdict = { $luck ->
    [good] A véletlen ennyit adott: { $chance };
    [bad] A véletlen ennyit vett el: { $chance };
   *[even] A véletlen alig számított;
} { $skill ->
    [good] a többieknél jobb döntések ennyit nyertek: { $choices }.
    [bad] a gyengébb döntések ennyit vesztettek: { $choices }.
   *[even] a döntések olyan jók voltak, mint a többieké.
}
review-way = Az elején { $from }, a végén { $to }.

review-mistakes = Hibák
review-whose = Kinek a hibái
review-everybody = Mindenki hibái
review-better = Jobb lett volna: { $action }
review-instead = { $chosen } helyett { $better }
review-fatal = ezen ment el a játék
review-exact = bizonyítva
review-show-better = A jobb választás megmutatása
review-no-mistakes = Nem volt említésre méltó hiba.
review-all = { $count ->
    [one] Az egyetlen hiba megmutatása
   *[other] Minden hiba megmutatása ({ $count })
}
review-fewer = Kevesebb

review-draws = A véletlen és a várakozás
review-what = Mi
review-seen = Jött
review-expected = Várható
review-draws-cartagena-draw = Húzott lapok
review-draws-tortuga-throw = Dobott kockák
review-draws-tortuga-draw = Ládák a zsákból
review-draws-tortuga-token = Kincslapkák
review-draws-battle-reveal = Felderített hajók
review-ship = { $fleet ->
    [pirates] { $masts ->
        [1] egyárbocos kalózhajó
        [2] kétárbocos kalózhajó
       *[3] háromárbocos kalózhajó
    }
   *[spain] { $masts ->
        [1] egyárbocos spanyol hajó
        [2] kétárbocos spanyol hajó
       *[3] háromárbocos spanyol hajó
    }
}
