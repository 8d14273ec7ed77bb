### Mit ígértek a játék előtt, és betartották-e. $share szöveg százalékjellel: "12%".

## Egy játszma

fair-checking = Megismételjük az összes sorsolást…
fair-to-replay = Vissza a visszajátszáshoz
fair-closed = A játék végéig lepecsételve
fair-before = A kiszolgáló még a játék előtt megválasztotta a maga szerencséjét, ennek pecsétjét látod; minden játékos böngészője hozzátett egy saját számot. A játék után a titok nyilvános, és bárki ellenőrizhet minden sorsolást.
fair-whole = Minden úgy van, ahogy ígérték
fair-whole-about = { $count ->
    [0] A böngésződ maga is utánaszámolt. Ebben a játszmában semmit sem sorsoltak.
   *[other] A böngésződ maga is megismételte az összes sorsolást ({ $count }): mindegyik a lepecsételt titokból és a játékosok számaiból következik.
}
fair-broken = Ez nem úgy van, ahogy ígérték
fair-check-secret = A titok illik a pecséthez.
fair-check-noted = A pecsét és a szám ugyanaz, mint amit ez a böngésző a játék előtt feljegyzett.
fair-check-lot = A sorsolás szerint { $who } kezd.
fair-check-draws = { $count } sorsolás megismételve, mind azonos eredménnyel.
fair-unnoted = Ez a böngésző a játék előtt nem jegyzett fel semmit, ezért nem tudhatja, hogy a pecsét ugyanaz maradt-e.
fair-fault-secret = A titok nem az, amelyet lepecsételtek.
fair-fault-noted-commitment = A pecsét nem az, amelyet ez a böngésző a játék előtt feljegyzett.
fair-fault-noted-luck = Az a szám, amelyet ez a böngésző adott, nincs a mentett játszmában.
fair-fault-lot = A sorsolás szerint { $drawn } kezd, a mentett játszma szerint { $recorded }.
fair-fault-draw = { $count ->
    [one] { $total } sorsolásból { $count } másképp jön ki. { $step }. lépés: az eredmény „{ $drawn }”, a mentett játszmában „{ $recorded }” áll.
   *[other] { $total } sorsolásból { $count } másképp jön ki. Az elsőnél ({ $step }. lépés) az eredmény „{ $drawn }”, a mentett játszmában „{ $recorded }” áll.
}
fair-fault-odds = { $step }. lépés: a kiszolgáló más lehetőségekkel számol, mint amit a tábla mutat.
fair-fault-replay = { $step }. lépés: a kiszolgáló mást mutat, mint ami a mentett játszmában áll.
fair-fault-rules = { $step ->
    [0] A mentett játszma nem felel meg a szabályoknak.
   *[other] A mentett játszma { $step }. lépése szabálytalan.
}
fair-ingredients = Amiből sorsoltak
fair-commitment = Pecsét
fair-secret = Titok
fair-bot = semmi: bot
fair-nothing = semmi
fair-mine = ettől a böngészőtől
fair-later = a játék végén látható, minden sorsolással együtt
fair-deal = Ez a játszma egy másik játszma szerencséjével folyt. Akinek megvan amannak a mentése, tudhatja, mi jön.

## A sorsolások

fair-draws = Minden sorsolás ({ $count })
fair-draws-all = Mutasd mind ({ $count })
fair-draws-fewer = Mutass kevesebbet
fair-draw-well = ahogy ígérték
fair-draw-wrong = hibás
fair-draw-hmac = { $message } HMAC-ja e játszma kulcsával:
fair-draw-point = Osztó: { $total }, maradék: { $point }.
fair-draw-possible = Lehetőség
fair-draw-weight = Súly
fair-draw-remainder = Maradék
fair-draw-recorded = a mentett játszmában
fair-draw-look = { $step }. lépés a táblán
fair-draw-step = { $step }. lépés
fair-yourself = Ennek az oldalnak sem kell hinned. Mentsd el a játszmát, és ellenőrizd magad:
fair-all = Mit tesz a véletlen ezen a kiszolgálón

## Hogyan működik

fair-about = Minden dobást, minden lapot és minden lapkát bárki ellenőrizhet. Senkinek sem kell megbíznia ebben a kiszolgálóban.
fair-file = Mentett játszma ellenőrzése
fair-how = Hogyan működik
fair-how-seal = Amikor egy asztal létrejön, a kiszolgáló titkot választ, és mindenkinek megmutatja a titok pecsétjét. Más titok nem illik a pecséthez, és senki sem olvashatja ki belőle a titkot.
fair-how-numbers = A játék előtt minden játékos böngészője ad egy saját számot.
fair-how-draws = Mindent a titokból és a számokból együtt sorsolnak. Így sem a kiszolgáló, sem egy játékos nem dönti el egyedül, mi jön.
fair-how-check = A játék után a titok nyilvános. A böngésződ vagy a saját programod minden sorsolást megismétel és összevet.
fair-limits = Ami ebből nem látszik: ha a kiszolgáló összejátszik egy játékossal, hagyhatja, hogy az sok számot kipróbáljon, és játék közben a kiszolgáló tudja, mi fog jönni. Ahol senki sem ad számot, ott a kiszolgáló titkában kell megbízni.

## Minden játszma

chance = A véletlen ezen a kiszolgálón
chance-counting = Számolunk…
chance-about = { $count ->
    [one] { $matches } befejezett játszma minden sorsolása, mellette az, ami várható volt.
   *[other] { $matches } befejezett játszma minden sorsolása, mellette az, ami várható volt.
}
chance-key = A sáv azt mutatja, hányszor jött valami, a függőleges jel azt, hányszor volt várható. A jelet keresztező vonal addig ér, ameddig a tisztességes véletlen rendszerint eltér.
chance-none = Itt még nem fejeztek be játszmát.
chance-lay = Az alagút darabjai
chance-lot = Ki kezd
chance-few = Még túl kevés a sorsolás.
chance-usual = Ahogy lennie kell: a tisztességes véletlen legalább ennyire tér el az esetek { $share }-ában.
chance-rare = Szokatlan, de lehetséges: a tisztességes véletlen 100 esetből 1-nél ritkábban tér el ennyire.
chance-wrong = Ennek nem volna szabad megtörténnie: a tisztességes véletlen 10{ "\u00A0" }000 esetből 1-nél ritkábban tér el ennyire.
chance-figures = { $draws } sorsolás · χ² = { $chi }, szabadságfok: { $freedom }
