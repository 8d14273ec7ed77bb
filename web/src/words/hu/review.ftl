### Befejezett játszma, újra lejátszva és elemezve. Az esélyek szövegként, százalékjellel érkeznek: „12%”.
### $span értéke "turn", illetve "round" ott, ahol mindenki egyszerre játszik.
### Az $action az, amit tenni lehet, ahogy a játék egy mondaton belül mondja.

## Megnyitás

review = Elemzés
review-open = Mentett játszma visszajátszása
review-open-about = Minden befejezett játszmát elmenthetsz fájlba. Válassz ki egyet, és nézd végig újra, lépésről lépésre!
review-choose = Fájl kiválasztása
review-unreadable = Ez a fájl nem mentett játszma.
review-nothing = Itt nincs mit visszajátszani
problem-no-record = Ez a játszma nem játszható vissza: nem követi a szabályokat.
problem-no-such-review = Ez az elemzés már nincs meg. Nyisd meg újra a fájlt!
problem-not-proven = Ez a játszma nem elemezhető: a fájl nem bizonyítja, hogy véget ért.
review-fetching = A játszma megnyitása…
review-curtain = Csak neki: { $who }
review-to-table = Vissza az asztalhoz
review-eyes = Kinek a szemével?
review-open-cards = Minden látszik
review-as = Ahogy { $who } látta
review-share = Pillanat megosztása
review-copied = A linket kimásoltuk.

## Az út

review-controls = Lépések
review-moment = Pillanat
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Előkészületek
   *[other] { $span ->
        [round] { $number }. kör
       *[turn] { $number }. kör
    }
}
review-end = A vége
review-back = Egy lépést vissza
review-on = Egy lépést előre
review-back-turn = { $span ->
    [round] Egy kört vissza
   *[turn] Egy kört vissza
}
review-on-turn = { $span ->
    [round] Egy kört előre
   *[turn] Egy kört előre
}
review-play = Lejátszás
review-pause = Szünet
review-beginning = Minden készen áll.
review-next = { $who } döntése: { $action }

## Folytatás egy pillanattól

review-what-if = Mi lett volna, ha?
review-what-if-title = Játssz tovább innen
review-what-if-about = Játssz tovább ettől a pillanattól botok ellen, új szerencsével! Az a játszma, amelyet most nézel, nem változik.
review-what-if-seat = Te leszel
review-what-if-go = Tovább innen

## Az elemzés

review-chances = Győzelmi esélyek
review-working = { $total } lépésből { $done } elemezve…
review-done = Az elemzés elkészült.
review-graph = Az egyes játékosok győzelmi esélye
review-zoom = { $span ->
    [round] Csak ez a kör
   *[turn] Csak ez a kör
}
review-zoom-out = Az egész játszma
review-when = Mikor

review-luck-title = Szerencse vagy tudás?
review-luck = Szerencse
review-skill = Tudás
review-others = A többiek
review-luck-about = A szerencse az, amit a kockák és a lapok hoztak, és amit senki sem láthatott. A tudás azt mutatja, mennyivel döntött jobban valaki a többieknél: az elszalasztott esély mindenki másnak tudásként számít. Együtt megmutatják, hogyan változott a győzelmi esély az elejétől a végéig.
review-others-about = A többiek a harmadik rész, ha kettőnél többen játszanak: ha valaki elszalaszt egy esélyt, abból mindenki másnak jár egy rész. Amit egy játékos ezen felül kapott, vagy ami ebből hiányzik neki, az számít ide.
review-accuracy = Pontosság: { $points }
review-accuracy-about = A pontosság azt mutatja, ki milyen jól döntött: 100, ha mindig a legjobbat választotta, 0, ha nem jobban, mint találomra.
review-luck-good = Szerencsés
review-luck-bad = Balszerencsés
review-luck-even = Se szerencse, se pech
review-verdict = { $luck ->
    [good] A szerencse { $chance } esélyt hozott.
    [bad] A szerencse { $chance } esélyt vitt el.
   *[even] A szerencse alig számított.
} { $skill ->
    [good] A többiekénél jobb döntések { $choices } esélyt hoztak.
    [bad] A többiek jobb döntései { $choices } esélyt vittek el.
   *[even] A döntések ugyanolyan jók voltak, mint a többieké.
}
review-way = Győzelmi esély: az elején { $from }, a végén { $to }.

review-mistakes = Hibák
review-whose = Kinek a hibái?
review-everybody = Mindenki hibái
review-better = Jobb lett volna: { $action }
review-instead = { $chosen } helyett { $better } győzelmi esély
review-fatal = ezen ment el a játszma
review-exact = bizonyítva
review-reason-wins = Azonnal megnyeri a játszmát.
review-reason-loses = Különben a játszma azonnal elvész.
review-show-better = A jobb döntés
review-no-mistakes = Nem volt említésre méltó hiba.
review-all = { $count ->
    [one] { $count } hiba megjelenítése
   *[other] Mutasd mind ({ $count })
}
review-fewer = Kevesebb

review-draws = Mi jött, és mi volt várható
review-what = Mi
review-seen = Jött
review-expected = Várható
