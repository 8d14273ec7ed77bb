### A Tortuga szabályai játékosoknak. A T3.2 alakú számokat az oldal teszi hozzá.

tortuga-rules-aim-title = A cél
tortuga-rules-aim = Vidd haza a kincsesládákat Tortugára! Ha egy kör végén valakinek hat ládája van ott, a játék véget ér, és az nyer, akinek a legtöbb pontja van.
tortuga-rules-journey = Egy láda jobbról balra halad, körönként egy lépést: a szigetedről a legénységhez, onnan a flottába, majd Tortugára. Minél tovább jut, annál több pontot ér. A lila ládák duplán számítanak.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flotta
tortuga-rules-place-crew = Legény{ "\u00AD" }ség
tortuga-rules-place-island = Sziget
tortuga-rules-points = { $points } pont

tortuga-rules-setup-title = Előkészületek
tortuga-rules-chests = A zsákban 40 láda van. Minden színnek más jel van a zárján.
tortuga-rules-red = { $count } piros
tortuga-rules-blue = { $count } kék
tortuga-rules-yellow = { $count } sárga
tortuga-rules-white = { $count } fehér
tortuga-rules-purple = { $count } lila
tortuga-rules-start = A hajód a flottamezők, a kalózod a legénységmezők 3. mezőjén kezd. Két ládát húzol: az első a szigetedre kerül, a második a legénységhez. A kezdőjátékost sorsoljuk, vagy a házigazda választja ki.
tortuga-rules-dice = Öt kockád van. Mindegyiken egy koponya és az öt akció látható. Az akció melletti szám, 1-től 5-ig, azt mutatja, mennyit ér ott ez a kocka.
tortuga-rules-dice-ruling = Egy kocka számait biztosan tudjuk, a többit abból következtettük ki.
tortuga-rules-face-fleet = Flottaépítés
tortuga-rules-face-crew = Legénység{ "\u00AD" }toborzás
tortuga-rules-face-hunt = Kincskeresés
tortuga-rules-face-boarding = Hajótámadás
tortuga-rules-face-raid = Rajtaütés
tortuga-rules-face-skull = Koponya: bármelyik akció
tortuga-rules-round = Egy kör három részből áll: dobás, akciók, mozgatás.

tortuga-rules-throw-title = Dobás
tortuga-rules-throw = Mindenki egyszerre dob minden kockájával, amely még nincs lerakva, a saját paravánja mögött.
tortuga-rules-keep = Tarts meg legalább egy kockát, de csak egyféle akcióhoz: olyanokat, amelyek ezt mutatják, koponyákkal vagy azok nélkül, vagy csak koponyákat! Nem kell minden illő kockát megtartanod.
tortuga-rules-reveal = Ha mindenki választott, felemelkednek a paravánok. A megtartott kockákat az akciójukra teszitek, a többit visszaveszitek, és újra dobtok, amíg minden kocka a helyére nem kerül.
tortuga-rules-skulls = A koponya ahhoz az akcióhoz kerül, amellyel megtartottad, és annyit ér, amennyit a kockája annál az akciónál. Ha csak koponyákat tartottál meg, a felfedés után választasz nekik akciót: mindnek ugyanazt.
tortuga-rules-skulls-printed = A koponyák akcióját a kezdőjátékostól sorban választjátok ki.
tortuga-rules-room = A flottaépítésre, a legénységtoborzásra és a kincskeresésre mind az öt kockád ráfér. A hajótámadáson a hajód mezőjétől függ a hely, a rajtaütésen a kalózodétól.
tortuga-rules-room-space = Mező
tortuga-rules-room-dice = Kocka
tortuga-rules-again = Ha egyetlen kockádat sem tudod lerakni, mindenki szeme láttára újradobsz velük, amíg legalább egyet le nem tudsz rakni.
tortuga-rules-again-ruling = A cseh szabálykönyv példájában titokban dobnak. Mi a másik kettőt követjük.
tortuga-rules-bonus = Ha már a dobás előtt minden kockád a helyén volt, a dobás után előnylapkát kapsz: tégy egy 1-es lapkát bármelyik akciód mellé, vagy fordíts egy 1-est 2-esre! A lapkák a játék végéig maradnak.
tortuga-rules-bonus-printed = Ha minden akciódnál 2-es van, nem kapsz többet.
tortuga-rules-bonus-ruling = Mindenki, akinek előnylapka jár, titokban választ, és egyszerre mutatjátok meg. Bármelyik akciót választhatod. Csak a cseh szabálykönyv köti ki, hogy legyen ott kockád.

tortuga-rules-act-title = Akciók
tortuga-rules-act = Az akciók egymás után jönnek: flottaépítés, legénységtoborzás, kincskeresés, hajótámadás, rajtaütés.
tortuga-rules-rank = Add össze az akción lévő kockáid értékét, és ha van ott kockád, az előnylapkádét is! A legnagyobb összegé az 1. hely, a következőé a 2. hely; másnak nem jut akció. Egyenlőségnél a kezdőjátékos van előbb, utána a többiek az óramutató járása szerint.
tortuga-rules-rank-printed = Ha csak egy játékosnak van ott kockája, ő az 1. helyezett.
tortuga-rules-decline = Az akciódat kihagyhatod. Ettől senki sem lép előre a helyedre.
tortuga-rules-grow-name = Flottaépítés, legénységtoborzás
tortuga-rules-grow = Az 1. helyezett két mezőt lép jobbra, a 2. helyezett egyet: flottaépítésnél a hajójával, legénységtoborzásnál a kalózával. Az utolsó mező a 8. Ezt is kihagyhatod, például ha a több hely túl korán véget vetne a játéknak.
tortuga-rules-grow-ruling = A szabálykönyvek szerint bármelyik akció kihagyható, de ezt a kettőt nem említik. Itt ezeket is kihagyhatod.
tortuga-rules-hunt-name = Kincskeresés
tortuga-rules-hunt = Az 1. helyezett húz egy ládát a zsákból a saját szigetére, aztán megnéz két kincslapkát, és az egyiket lefordítva megtartja. A 2. helyezett egy lapkát húz.
tortuga-rules-hunt-printed = A másik lapkát visszakeverjük.
tortuga-rules-hunt-ruling = Akkor is választasz, ha a kettő egyforma, így senki sem tudja meg.
tortuga-rules-tokens = { $count } lapka
tortuga-rules-boarding-name = Hajótámadás
tortuga-rules-boarding = Az 1. helyezett megtámad egy másik játékost, elvesz a flottájából egy tetszőleges ládát, ha van ott, és a saját szigetére teszi. A megtámadott hajója egy mezőt visszalép. Ha a megtámadottnak van kockája a hajótámadáson, a támadó hajója is visszalép.
tortuga-rules-second-attack = A 2. helyezett valaki mást támad meg. Minden ugyanígy megy, csak a láda a középső szigetről jön, ha van ott.
tortuga-rules-second-attack-ruling = Ha van láda a középső szigeten, egyet el kell venned. Csak a magyar szabálykönyv engedi otthagyni. Ha az 1. helyezett kihagyta az akciót, a 2. helyezett bárkit megtámadhat.
tortuga-rules-raid-name = Rajtaütés
tortuga-rules-raid = Mint a hajótámadás, csak a legénység ellen: a legénység ládái, a kalóz, a rajtaütésen lévő kockák.
tortuga-rules-overboard = A flottában annyi láda fér el, ahány kocka a hajótámadáson, a legénységnél annyi, ahány a rajtaütésen. Ami egy támadás után már nem fér el, a középső szigetre kerül, a jobb szélsővel kezdve. Ott minden színből egy láda lehet; a második visszakerül a zsákba.
tortuga-rules-overboard-printed = A ládák a támadás után vesznek el. Azt, hogy a jobb szélső az első, csak a spanyol szabálykönyv írja.
tortuga-rules-overboard-ruling = Ez minden támadás után megtörténik, így a második támadó elviheti, ami az elsőben elveszett.
tortuga-rules-bottom = Az 1. mezőről a hajó és a kalóz nem lép tovább vissza, de a gazdájukat ekkor is meg lehet támadni.

tortuga-rules-move-title = Mozgatás
tortuga-rules-draw = Mindenki húz egy ládát a zsákból, és a saját szigetére teszi.
tortuga-rules-draw-ruling = Ha üres a zsák, senki sem húz.
tortuga-rules-move = Ezután mindenki egyszerre mozgatja a ládáit: a flottából Tortugára, a legénységtől a flottába, a szigetről a legénységhez. Te választod meg, milyen sorrendben telik meg egy terület balról. Ami nem fér el, a középső szigetre vagy vissza a zsákba kerül, mint egy támadás után.
tortuga-rules-move-ruling = A cseh szabálykönyv szerint jobbról telnek meg. Mi a másik kettőt követjük.
tortuga-rules-next = Ha most valakinek legalább hat ládája van Tortugán, vége a játéknak. Ha nincs, a kezdőjátékos-jelölő az óramutató járása szerint továbbmegy, és kezdődik a következő kör.

tortuga-rules-score-title = Értékelés
tortuga-rules-score = Minden láda 3 pontot ér Tortugán, 2-t a flottában, 1-et a legénységnél, a szigeten pedig semmit. A lila ládák duplán számítanak.
tortuga-rules-sets = Egy sárga, egy kék és egy piros láda bárhol a tábládon egy szett: ez még 3 pont. A Tortugán lévő fehér ládák bármelyiket helyettesíthetik, egy szettben akár többet is. Egy láda csak egy szettbe számít.
tortuga-rules-rest = Add hozzá a hajód és a kalózod mezőjének számát, és az érméidet!
tortuga-rules-win = Az nyer, akinek a legtöbb pontja van. Egyenlőségnél mindannyian nyernek.
tortuga-rules-example = Nézzünk egy példát!

tortuga-rules-ways-title = Más változatok
tortuga-rules-long-name = Hosszú játék
tortuga-rules-long = A játék akkor ér véget, ha valakinek nyolc ládája van Tortugán.
tortuga-rules-two-name = Két játékos
tortuga-rules-two = Nincs 2. hely. Az 1. helyezett csak egy mezőt lép a hajójával vagy a kalózával, a kincskeresés pedig egy ládát és egy lapkát hoz. Nincs középső sziget: ami nem fér el, visszakerül a zsákba.
tortuga-rules-secret-name = Mi titkos?
tortuga-rules-secret = A dobásod és a megtartott kockáid a felfedésig. A meg nem tartott kockák örökre. A választott előnylapkád, amíg mindenki nem választott. A lapkáid a játék végéig. Minden más nyilvános, az is, mi maradt a zsákban.

## A rajzok aláírásai

tortuga-rules-shows-keep = Az A és a B kocka együtt 9-et ér a flottaépítésen. A C csak 1-et adna hozzá, azzal jobb újradobni.
tortuga-rules-shows-skulls = Két koponya, C és D. Magukban megtartva mindkettő mehet a hajótámadásra, ahol a C 2-t, a D 3-at ér.
tortuga-rules-shows-room = Kéknek két kockája volt a hajótámadáson, és harmadik nem fért oda, ezért az utolsókkal addig dobott újra, amíg egyet le nem rakhatott.
tortuga-rules-shows-bonus = Kéknek már nincs mivel dobnia, ezért előnylapkát vesz el a flottaépítéshez: ez a játék végéig 1-gyel több.
tortuga-rules-shows-first = Kéknek és Pirosnak is 9 van a flottaépítésen. A kezdőjátékostól, Zöldtől körbe számolva Kék van előbb.
tortuga-rules-shows-hunt = Kéké az 1. hely, 4-gyel 3 ellen: egy ládát kap, és két lapka közül a jobbikat.
tortuga-rules-shows-boarding = Kéké az 1. hely, és elviszi Piros flottájából a lila ládát. Pirosnak van kockája a hajótámadáson, ezért mindkét hajó visszalép.
tortuga-rules-shows-raid = Kék rajtaütött Piroson, és elvitt egy ládát a középső szigetről. Piros kalóza megint az 1. mezőn áll, ott egy ládának van hely: a fehér elveszett.
tortuga-rules-shows-move = Egy kör vége: a ládák a flottából Tortugára, a legénységtől a flottába, a szigetről a legénységhez kerülnek. A lila megy először, a biztos helyre, balra.
tortuga-rules-shows-score = 42 pont: 18 Tortugán, 4 a lila ládáért, 2 a legénységnél, 6 a két sárga-kék-piros szettért, 8 a hajóért és a kalózért, 4 az érmékért.
