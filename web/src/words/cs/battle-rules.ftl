### Pravidla hry Battle for Tortuga pro hráče. Čísla jako B3.1 doplňuje stránka.

battle-rules-aim-title = Cíl hry
battle-rules-aim = Pod vlnami se skrývají dvě flotily, piráti a Španělé. Potop nepřátelské lodě za 7 bodů dřív, než půjdou ke dnu ty tvoje.
battle-rules-ships = Každá flotila má šest lodí, od každého druhu dvě. Za loď je tolik bodů, kolik má stěžňů. Loď pluje vždy o jedno pole a jen vpřed: tečky u přídě ukazují kam.
battle-rules-one = Jeden stěžeň, 1 bod: rovně vpřed.
battle-rules-two = Dva stěžně, 2 body: šikmo vpřed.
battle-rules-three = Tři stěžně, 3 body: rovně nebo šikmo vpřed.

battle-rules-setup-title = Příprava
battle-rules-sea = Moře má dvanáct polí. Dvanáct dílků s loděmi se zamíchá a položí na ně vlnami nahoru. Nikdo neví, která loď leží kde.
battle-rules-sea-ruling = Tvar, čtverec čtyři na čtyři bez rohů, je v původních pravidlech jen nakreslený.
battle-rules-fleets = Začínající hráč si vybere flotilu, druhý hráč velí té zbývající. Kdo začíná, určí los, nebo hostitel.

battle-rules-turn-title = Tvůj tah
battle-rules-turn = Udělej jednu věc, a jen jednu: pátrej, pluj, nebo otoč loď.
battle-rules-scout-name = Pátrání
battle-rules-scout = Odkryj dílek s vlnami, na kterém nestojí žádná loď. Objeví se loď, ať už tvoje, nebo cizí, a ty určíš, kterým směrem bude mířit.
battle-rules-sail-name = Plavba
battle-rules-sail = Přesuň jednu ze svých lodí na jednu z jejích teček; směr se nemění. Pole může být prázdné moře, nebo dílek s vlnami, na kterém pak loď stojí. Je-li tam nepřátelská loď, potopíš ji a získáš její body. Na vlastní lodě ani z desky plout nejde.
battle-rules-bring-about-name = Obrat
battle-rules-bring-about = Otoč jednu ze svých lodí na místě o čtvrt otáčky doleva nebo doprava.

battle-rules-special-title = Dobré vědět
battle-rules-pass = Tah nejde vynechat.
battle-rules-covered = Dokud na dílku s vlnami stojí loď, nikdo ho nemůže odkrýt. Když loď odpluje nebo ji někdo potopí, dílek zůstane, vlnami nahoru.
battle-rules-secret = Žádná tajemství před sebou nemáte: co je pod vlnami, neví ani jeden. Každá skrytá loď se může objevit se stejnou pravděpodobností.

battle-rules-end-title = Konec hry
battle-rules-sunk = Jakmile mají lodě, které potopíš, hodnotu 7 nebo více bodů, hned vyhráváš.
battle-rules-fair-winds-name = Příznivé větry
battle-rules-fair-winds = Vyhráváš také, když je po něčím tahu na moři odkrytých všech šest tvých lodí a ani jedna nepřátelská.
battle-rules-fair-winds-ruling = Potopené lodě se mezi těch šest nepočítají.
battle-rules-stuck = Když jsi na tahu a nemůžeš nic udělat, hra končí: žádná tvoje loď není odkrytá a na každém dílku s vlnami stojí loď. Vyhrává, kdo má víc bodů; při shodě prohráváš.
battle-rules-quiet = Po 50 tazích za sebou bez odkrytého dílku a bez potopené lodi končí hra remízou.

battle-rules-match-title = Hra na zápas
battle-rules-match = Hraje se několik kol. Vítěz kola získá body do zápasu: své body za potopené lodě minus soupeřovy, nikdy však méně než 0. Vítěz začíná další kolo a vybírá si flotilu. Zápas vyhrává, kdo první získá 7 bodů do zápasu.
battle-rules-match-example = Španělé potopili lodě za 8 bodů, piráti za 5: Španělé získávají 3 body do zápasu.
battle-rules-match-draw = Za remízu v kole nejsou žádné body do zápasu. Další kolo začíná ten, kdo toto nezačínal.
battle-rules-match-limit = Po 20 kolech zápas končí. Vyhrává, kdo má víc bodů do zápasu; při shodě je to remíza.

## Popisky obrázků

battle-rules-shows-enemy = Piráti pátrají na b3, přímo před svou lodí. Může se objevit španělská loď a její směr by určili oni.
battle-rules-shows-sink = Pirátský trojstěžník připlouvá na b3 a potápí španělský dvojstěžník, za 2 body.
battle-rules-shows-turn = Jednostěžník na b4 míří ven z desky a nemůže plout. Otáčí se doprava, ke španělskému trojstěžníku.
battle-rules-shows-two = Dvojstěžník pluje z b3 na c2. Dílek s vlnami, na kterém stál, zůstává a lze ho zase odkrýt.
battle-rules-shows-winds = Objevilo se pět pirátských lodí a žádná španělská. Je-li šestá na d2, piráti vyhrávají.
battle-rules-shows-match = Španělé potápějí loď na b3 a vyhrávají kolo 8 body proti 5: to jsou 3 body do zápasu.

## Co ukazují kresby, pro ty, kdo je nevidí

battle-rules-drawn-one = Jednostěžník může plout na pole rovně před sebou.
battle-rules-drawn-two = Dvojstěžník může plout na dvě pole šikmo před sebou.
battle-rules-drawn-three = Trojstěžník může plout na tři pole před sebou.
