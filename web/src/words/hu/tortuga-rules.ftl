### A Tortuga szabályai játékosoknak. A T3.2 alakú számokat az oldal teszi hozzá.

tortuga-rules-aim-title = A cél
tortuga-rules-aim = Vidd haza a kincsesládákat Tortugára! Ha egy kör végén valakinek hat ládája van ott, a játék véget ér, és a legtöbb pont nyer.
tortuga-rules-journey = Egy láda jobbról balra halad: a szigetedről a legénységhez, a flottába, majd Tortugára, körönként egy lépést. Minél tovább jut, annál több pontot ér. A lila ládák duplán számítanak.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flotta
tortuga-rules-place-crew = Legény{ "\u00AD" }ség
tortuga-rules-place-island = Sziget
tortuga-rules-points = { $points } pont

tortuga-rules-setup-title = Előkészületek
tortuga-rules-chests = A zsákban 40 láda van. Minden színnek saját jele van a zárán.
tortuga-rules-red = { $count } piros
tortuga-rules-blue = { $count } kék
tortuga-rules-yellow = { $count } sárga
tortuga-rules-white = { $count } fehér
tortuga-rules-purple = { $count } lila
tortuga-rules-start = A hajód és a kalózod a kötelük 3. mezőjén kezd. Két ládát húzol: az első a szigetedre kerül, a második a legénységhez. Hogy ki a kezdőjátékos, azt sorsolás vagy a házigazda dönti el.
tortuga-rules-dice = Öt kockád van. Mindegyiken egy koponya és az öt akció látható; az akció mellett álló szám mutatja, mennyit ér ott a kocka, 1-től 5-ig.
tortuga-rules-dice-ruling = Egy kocka számait biztosan ismerjük, a többit abból vezettük le.
tortuga-rules-face-fleet = Flottaépítés
tortuga-rules-face-crew = Legénység{ "\u00AD" }toborzás
tortuga-rules-face-hunt = Kincskeresés
tortuga-rules-face-boarding = Hajótámadás
tortuga-rules-face-raid = Rajtaütés
tortuga-rules-face-skull = Koponya: bármelyik akció
tortuga-rules-round = Egy kör három részből áll: dobás, akciók, mozgatás.

tortuga-rules-throw-title = Dobás
tortuga-rules-throw = Mindenki egyszerre dob az összes még le nem rakott kockájával, a paravánja mögött.
tortuga-rules-keep = Tarts meg legalább egy kockát, és csak egy akcióhoz: olyanokat, amelyek ezt az akciót mutatják, koponyával vagy anélkül, vagy csak koponyákat! Nem kell mindet megtartanod, ami megfelel.
tortuga-rules-reveal = Ha mindenki döntött, felemelkednek a paravánok. A megtartott kockák az akciójukra kerülnek, a többi vissza a kézbe. Addig dobtok újra, amíg minden kocka a helyére nem kerül.
tortuga-rules-skulls = A koponya ahhoz az akcióhoz csatlakozik, amellyel megtartottad, és annyit ér, amennyit a kockája annál az akciónál mutat. Ha csak koponyákat tartottál meg, a felfedés után mondod meg, melyik akcióhoz csatlakoznak: mind ugyanahhoz.
tortuga-rules-skulls-ruling = A játékosok a kezdőjátékostól sorban nevezik meg a koponyáik akcióját.
tortuga-rules-room = A flottaépítésre, a toborzásra és a kincskeresésre mind az öt kocka ráfér. A hajótámadásra annyi, amennyit a hajód mezője enged, a rajtaütésre annyi, amennyit a kalózodé.
tortuga-rules-room-space = Mező
tortuga-rules-room-dice = Kocka
tortuga-rules-again = Ha egyik kockádat sem tudod lerakni, dobj velük nyíltan újra, amíg legalább egyet le nem tudsz rakni!
tortuga-rules-bonus = Ha már egy dobás előtt minden kockád a helyén volt, utána előnylapkát kapsz: tégy egy 1-es lapkát bármelyik akciód mellé, vagy fordíts egy 1-est 2-esre! A lapkák a játék végéig maradnak.
tortuga-rules-bonus-ruling = Aki előnylapkát kap, titokban választ, és mindenki egyszerre mutatja meg. Ha minden akciódnál 2-es van, nem kapsz.

tortuga-rules-act-title = Akciók
tortuga-rules-act = Az akciók egymás után következnek: flottaépítés, legénységtoborzás, kincskeresés, hajótámadás, rajtaütés.
tortuga-rules-rank = Add össze az akción álló kockáidat, és ha van ott kockád, az előnylapkádat is! A legnagyobb összeg az 1. hely, a következő a 2. hely; más nem kap akciót. Holtversenynél a kezdőjátékos az első, utána a többiek az óramutató járása szerint.
tortuga-rules-rank-ruling = Ha csak egy játékosnak van ott kockája, ő az 1. helyezett.
tortuga-rules-decline = Lemondhatsz az akciódról. Emiatt senki sem lép előrébb.
tortuga-rules-grow-name = Flottaépítés, legénységtoborzás
tortuga-rules-grow = Az 1. helyezett két mezőt lép jobbra, a 2. egyet: flottaépítésnél a hajóval, toborzásnál a kalózzal. A kötél a 8-asnál ér véget. Erről is lemondhatsz, például ha a több hely túl korán véget vetne a játéknak.
tortuga-rules-hunt-name = Kincskeresés
tortuga-rules-hunt = Az 1. helyezett egy ládát húz a zsákból a szigetére, majd megnéz két kincslapkát, és egyet lefordítva megtart. A 2. helyezett egy lapkát húz.
tortuga-rules-hunt-ruling = A másik lapka visszakerül a többi közé. Akkor is választasz, ha a kettő egyforma, hogy ezt senki se tudja meg.
tortuga-rules-tokens = { $count } lapka
tortuga-rules-boarding-name = Hajótámadás
tortuga-rules-boarding = Az 1. helyezett bármelyik másik játékost megtámadhatja, és annak flottájából egy választott ládát, ha van benne, a saját szigetére visz. A megtámadott hajója egy mezőt visszacsúszik. Ha a megtámadottnak van kockája a hajótámadáson, a támadó hajója is visszacsúszik.
tortuga-rules-second-attack = A 2. helyezett mást támad meg, mint az 1. helyezett. Minden ugyanúgy történik, de a láda a középső szigetről jön, ha van ott.
tortuga-rules-raid-name = Rajtaütés
tortuga-rules-raid = Mint a hajótámadás, de a legénység ellen: a legénység ládái, a kalóz, a rajtaütés kockái.
tortuga-rules-overboard = A flotta annyi ládát bír el, ahány kocka a hajótámadásra fér, a legénység annyit, ahány a rajtaütésre. Ami egy támadás után nem fér el, a jobb szélső ládával kezdve a középső szigetre kerül. Ott minden színből egy láda fér el; a második a zsákba megy.
tortuga-rules-overboard-ruling = A szabálykönyv nem mondja meg, melyik láda vész el először, és hogy ez a támadás után történik.
tortuga-rules-bottom = Az 1. mezőn álló hajó vagy kalóz nem csúszik tovább, de a gazdája ekkor is megtámadható.

tortuga-rules-move-title = Mozgatás
tortuga-rules-draw = Mindenki húz egy ládát a zsákból a szigetére, ha van még benne.
tortuga-rules-move = Ezután mindenki egyszerre mozgatja a ládáit: a flottából Tortugára, a legénységtől a flottába, a szigetről a legénységhez. Te választod meg, milyen sorrendben töltöd fel balról a területet. Ami nem fér el, a középső szigetre vagy a zsákba kerül, mint egy támadás után.
tortuga-rules-next = Ha most valakinek legalább hat ládája van Tortugán, a játék véget ér. Ha nincs, a kezdőjátékos-jelölő az óramutató járása szerint továbbmegy, és új kör kezdődik.

tortuga-rules-score-title = Értékelés
tortuga-rules-score = Minden láda 3 pontot ér Tortugán, 2-t a flottában, 1-et a legénységnél, a szigeten semmit. A lilák duplán számítanak.
tortuga-rules-sets = Egy szett, azaz egy sárga, egy kék és egy piros láda bárhol a tábládon, további 3 pontot ér. A Tortugán lévő fehér láda bármelyiket helyettesítheti. Egy láda csak egy szettbe számít.
tortuga-rules-rest = Add hozzá a hajód és a kalózod mezőjének számát, valamint az érméidet!
tortuga-rules-win = A legtöbb pont nyer. Holtversenynél mindenki nyer, aki ennyit ért el.
tortuga-rules-example = Példa a végső értékelésre.

tortuga-rules-ways-title = Más változatok
tortuga-rules-long-name = Hosszú játék
tortuga-rules-long = A játék akkor ér véget, ha valakinek nyolc ládája van Tortugán.
tortuga-rules-two-name = Két játékos
tortuga-rules-two = Nincs 2. hely. Az 1. helyezett csak egy mezőt lép a hajóval vagy a kalózzal, a kincskeresés pedig egy ládát és egy lapkát hoz. Nincs középső sziget: ami nem fér el, a zsákba kerül.
tortuga-rules-secret-name = Mi titkos
tortuga-rules-secret = A dobásod és a megtartott kockáid a felfedésig; a meg nem tartott kockák örökre; a választott előnylapkád, amíg mindenki nem választott; a lapkáid a játék végéig. Minden más nyilvános, az is, mi maradt a zsákban.

## A rajzok aláírásai

tortuga-rules-shows-keep = Az A és a B kocka 9-et ér a flottánál. A C csak 1-et adna hozzá, ezzel jobb újra dobni.
tortuga-rules-shows-skulls = Két koponya, C és D. Magukban mindkettő lehet hajótámadás, ahol a C 2-t, a D 3-at ér.
tortuga-rules-shows-room = Kéknek két kockája volt a hajótámadásnál, harmadiknak nem volt helye, ezért az utolsókkal addig dobott újra, amíg az egyiket le nem rakhatta.
tortuga-rules-shows-bonus = Kéknek nincs már mivel dobnia, ezért előnylapkát vesz a flottához: a játék végéig 1-gyel többet ér.
tortuga-rules-shows-first = Kéknek és Pirosnak is 9 van a flottánál. A kezdőjátékostól, Zöldtől számolva Kék van előbb.
tortuga-rules-shows-hunt = Kék az 1. helyen áll, 4-gyel 3 ellen: egy láda és két lapka közül a jobbik az övé.
tortuga-rules-shows-boarding = Kék az 1. helyen áll, és elviszi Piros flottájából a lila ládát. Pirosnak van kockája a hajótámadásnál, ezért mindkét hajó visszalép.
tortuga-rules-shows-raid = Kék rajtaütött Piroson, és elvitt egy ládát a középső szigetről. Piros kalóza az 1. mezőn áll, ott egy ládának van hely: a fehér elveszett.
tortuga-rules-shows-move = A kör vége: a ládák a flottából Tortugára, a legénységtől a flottába, a szigetről a legénységhez kerülnek. A lila megy elsőként, a biztonságos bal oldali helyre.
tortuga-rules-shows-score = 42 pont: 18 Tortugán, 4 a lila ládáért, 2 a legénységnél, 6 két sárga-kék-piros szettért, 8 a hajóért és a kalózért, 4 az érmékért.
