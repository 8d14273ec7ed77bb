### Szabályosak voltak-e a kockák és a lapok, és hogyan ellenőrizheti bárki. $share szöveg százalékjellel: "12%".

## Egy játszma

fair-checking = Minden sorsolást ellenőrzünk…
fair-to-replay = Vissza a visszajátszáshoz
fair-closed = Lepecsételve a játék végéig
fair-before = A szerver még a játék előtt választott egy titkot, és megmutatta a pecsétjét; minden játékos böngészője hozzáadott egy véletlen számot. A játék után látod majd a titkot, és bárki ellenőrizhet minden sorsolást.
fair-whole = Minden szabályos volt
fair-whole-about = { $count ->
    [0] A böngésződ maga is ellenőrizte. Ebben a játszmában semmi sem múlt a szerencsén.
    [one] A böngésződ maga is megismételte a sorsolást: pontosan a lepecsételt titokból és a játékosok számaiból jön ki.
   *[other] A böngésződ maga is megismételt { $count } sorsolást: mindegyik pontosan a lepecsételt titokból és a játékosok számaiból jön ki.
}
fair-broken = Itt valami nem stimmel
fair-check-secret = A titok illik a pecséthez.
fair-check-noted = A pecsét és a számod ugyanaz, mint amit a böngésződ a játék előtt elmentett.
fair-check-lot = A sorsolás szerint { $who } kezd.
fair-check-draws = { $count ->
    [one] { $count } sorsolás megismételve, azonos eredménnyel.
   *[other] { $count } sorsolás megismételve, mind azonos eredménnyel.
}
fair-unnoted = A böngésződ a játék előtt nem mentett el semmit, ezért nem tudja, hogy a pecsét még ugyanaz-e.
fair-device = Ezt a játszmát egy eszközön játszották, szerver nélkül. A sorsolások illenek a titokhoz, de a titok magáé az eszközé volt, ezért ez másoknak semmit sem bizonyít.
fair-fault-secret = Nem ez az a titok, amelyet lepecsételtünk.
fair-fault-noted-commitment = Nem ez az a pecsét, amelyet a böngésződ a játék előtt elmentett.
fair-fault-noted-luck = A böngésződ által hozzáadott szám hiányzik a mentett játszmából.
fair-fault-lot = A sorsolás szerint { $drawn } kezd, a mentett játszma szerint { $recorded }.
fair-fault-draw = { $count ->
    [one] { $total } sorsolásból { $count } másképp jön ki. { $step }. lépés: az eredmény „{ $drawn }”, a mentett játszmában viszont „{ $recorded }” áll.
   *[other] { $total } sorsolásból { $count } másképp jön ki. Az elsőnél ({ $step }. lépés) az eredmény „{ $drawn }”, a mentett játszmában viszont „{ $recorded }” áll.
}
fair-fault-odds = { $step }. lépés: a szerver nem abból sorsolt, ami a táblán még megmaradt.
fair-fault-replay = { $step }. lépés: a szerver mást mutat, mint ami a mentett játszmában áll.
fair-fault-rules = { $step ->
    [0] A mentett játszma szabálytalan.
   *[other] A mentett játszma { $step }. lépése szabálytalan.
}
fair-ingredients = Miből lettek a sorsolások
fair-commitment = Pecsét
fair-secret = Titok
fair-bot = semmi (bot)
fair-nothing = semmi
fair-mine = a böngésződtől
fair-later = a játék után látod, az összes sorsolással együtt
fair-deal = Ez a játszma egy másik játszma sorsolását ismételte. Aki azt elmentette, tudhatja, mi jön.

## A sorsolások

fair-draws = { $count ->
    [one] { $count } sorsolás
   *[other] Minden sorsolás ({ $count })
}
fair-draws-all = { $count ->
    [one] { $count } sorsolás megjelenítése
   *[other] Mutasd mind ({ $count })
}
fair-draws-fewer = Kevesebb
fair-draw-well = szabályos
fair-draw-wrong = hibás
fair-draw-hmac = { $message } HMAC-értéke e játszma kulcsával:
fair-draw-point = Osztó: { $total }, maradék: { $point }.
fair-draw-possible = Lehetőség
fair-draw-weight = Súly
fair-draw-remainder = Maradék
fair-draw-recorded = a mentett játszmában
fair-draw-look = { $step }. lépés a táblán
fair-draw-step = { $step }. lépés
fair-yourself = Ne nekünk higgy! Mentsd el a játszmát, és ellenőrizd magad:
fair-all = A szerencse számokban

## Hogyan működik

fair-about = Minden dobást, minden lapot és minden hajót bárki ellenőrizhet. Nem kell megbíznod ebben a szerverben.
fair-file = Mentett játszma ellenőrzése
fair-how = Hogyan működik?
fair-how-seal = Amikor egy asztal létrejön, a szerver választ egy titkot, és mindenkinek megmutatja a pecsétjét. Ehhez a pecséthez más titok nem illik, és a pecsétből senki sem tudja kitalálni a titkot.
fair-how-numbers = A játék előtt minden játékos böngészője hozzáad egy véletlen számot.
fair-how-draws = Minden, ami a szerencsén múlik, a titokból és ezekből a számokból jön ki. Így senki sem döntheti el egyedül, mi jön: se a szerver, se egy játékos.
fair-how-check = A játék után látod a titkot. A böngésződ vagy a saját programod minden sorsolást megismétel és összehasonlít.
fair-limits = Amit ez nem tud bizonyítani: ha a szerver összejátszik egy játékossal, az sok számot kipróbálhat, és a szerver játék közben tudja, mi jön. Ha egyetlen játékos sem ad hozzá számot, a szerver titkában kell megbíznod.

## Minden játszma

chance = A szerencse ezen a szerveren
chance-counting = Számolunk…
chance-about = { $count ->
    [one] Minden, ami { $matches } befejezett játszmában a szerencsén múlt, és mellette, hogy mi volt várható.
   *[other] Minden, ami { $matches } befejezett játszmában a szerencsén múlt, és mellette, hogy mi volt várható.
}
chance-key = A sáv azt mutatja, milyen gyakran jött valami, a függőleges jel azt, milyen gyakran volt várható. Hajszálra sosem egyezik: a jelet keresztező vonal mutatja, mekkora eltérés szokott kijönni tiszta véletlennel.
chance-none = Itt még senki sem fejezett be játszmát.
chance-lay = Az alagút darabjai
chance-lot = Ki kezd
chance-few = Ennyi sorsolásból még nem látszik semmi.
chance-usual = Rendben van: tiszta véletlennel is { $share } az esélye ekkora vagy nagyobb eltérésnek.
chance-rare = Szokatlan, de előfordul: tiszta véletlennel 100 esetből egynél is ritkábban jön ki ekkora eltérés.
chance-wrong = Ennek nem lenne szabad előfordulnia: tiszta véletlennel 10{ "\u00A0" }000 esetből egynél is ritkábban jön ki ekkora eltérés.
chance-figures = { $draws } sorsolás · χ² = { $chi }, szabadságfok: { $freedom }
