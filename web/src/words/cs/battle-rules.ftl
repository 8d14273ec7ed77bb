### Pravidla hry Battle for Tortuga pro hráče. Čísla jako B3.1 doplňuje stránka.

battle-rules-aim-title = Cíl hry
battle-rules-aim = Pod vlnami se skrývají dvě flotily, piráti a Španělé. Potopte nepřátelské lodě v hodnotě 7 bodů dřív, než půjdou ke dnu ty vaše.
battle-rules-ships = Každá flotila má šest lodí, od každého druhu dvě. Za loď je tolik bodů, kolik má stěžňů. Loď pluje vždy o jedno pole a jen vpřed: tečky u přídě ukazují kam.
battle-rules-one = Jeden stěžeň, 1 bod: rovně vpřed.
battle-rules-two = Dva stěžně, 2 body: šikmo vpřed.
battle-rules-three = Tři stěžně, 3 body: rovně nebo šikmo vpřed.

battle-rules-setup-title = Příprava
battle-rules-sea = Moře má dvanáct polí. Dvanáct dílků s loděmi se zamíchá a položí na ně vlnami nahoru. Nikdo neví, která loď leží kde.
battle-rules-sea-ruling = Tvar, čtverec čtyři na čtyři bez rohů, je v pravidlech jen nakreslený.
battle-rules-fleets = Kdo začíná, vybere si flotilu; druhý hráč velí té zbývající. Kdo začíná, určí los, nebo hostitel.

battle-rules-turn-title = Váš tah
battle-rules-turn = Udělejte jednu věc, a jen jednu: pátrejte, plujte, nebo otočte loď.
battle-rules-scout-name = Pátrání
battle-rules-scout = Otočte dílek s vlnami, na kterém nestojí žádná loď. Podívejte se, která loď se objevila, ať je vaše, nebo ne, a rozhodněte, kterým směrem bude mířit.
battle-rules-sail-name = Plavba
battle-rules-sail = Přesuňte jednu ze svých lodí na jednu z jejích teček; směr se nemění. Pole může být volná voda, nebo dílek s vlnami, na němž pak loď stojí. Leží-li tam nepřátelská loď, je potopena a její body jsou vaše. Nelze plout na vlastní lodě ani mimo moře.
battle-rules-bring-about-name = Obrat
battle-rules-bring-about = Otočte jednu ze svých lodí na místě o čtvrt otáčky doleva nebo doprava.

battle-rules-special-title = Dobré vědět
battle-rules-pass = Tah nelze vynechat.
battle-rules-covered = Dokud na dílku s vlnami stojí loď, nikdo ho nemůže otočit. Když loď odpluje nebo je potopena, dílek zůstává, vlnami nahoru.
battle-rules-secret = Nemáte před sebou tajemství: co leží pod vlnami, neví ani jeden. Každá dosud neviděná loď se může objevit se stejnou pravděpodobností.

battle-rules-end-title = Konec hry
battle-rules-sunk = Vyhráváte okamžitě, jakmile mají vámi potopené lodě hodnotu 7 bodů nebo více.
battle-rules-fair-winds-name = Příznivé větry
battle-rules-fair-winds = Vyhráváte také, když po kterémkoli tahu leží na moři odkrytých všech šest vašich lodí a ani jedna nepřátelská.
battle-rules-fair-winds-ruling = Potopené lodě se mezi těch šest nepočítají.
battle-rules-stuck = Jste-li na tahu a nemůžete nic udělat, hra končí: žádná vaše loď není odkrytá a na všech vlnách stojí lodě. Vyhrává, kdo má víc bodů; při rovnosti prohráváte.
battle-rules-quiet = Po 50 tazích za sebou bez otočeného dílku a bez potopené lodi končí hra remízou.

battle-rules-match-title = Hra na zápas
battle-rules-match = Hraje se několik kol. Vítěz kola získává body do zápasu: své body za potopené lodě minus soupeřovy, nikdy však méně než 0. Vítěz začíná další kolo a vybírá si flotilu. Kdo první dosáhne 7 bodů, vyhrává zápas.
battle-rules-match-example = Španělé potopili lodě za 8, piráti za 5: Španělé získávají 3 body do zápasu.
battle-rules-match-draw = Remíza nepřináší žádné body. Další kolo začíná ten, kdo toto nezačínal.
battle-rules-match-limit = Po 20 kolech zápas končí. Vyhrává, kdo má víc bodů do zápasu; při rovnosti je to remíza.

## Popisky obrázků

battle-rules-shows-enemy = Piráti pátrají na b3, přímo před svou lodí. Může se objevit španělská loď a její směr by určili oni.
battle-rules-shows-sink = Pirátský trojstěžník vplouvá na španělský dvojstěžník na b3 a potopí ho, za 2 body.
battle-rules-shows-turn = Jednostěžník na b4 míří ven z moře a nemůže plout. Otáčí se doprava, ke španělskému trojstěžníku.
battle-rules-shows-two = Dvojstěžník pluje z b3 na c2. Dílek s vlnami, na kterém stál, zůstává a lze ho zase odkrýt.
battle-rules-shows-winds = Objevilo se pět pirátských lodí a žádná španělská. Je-li šestá na d2, piráti vyhrávají.
battle-rules-shows-match = Španělé potopí loď na b3 a vyhrají kolo 8 body proti 5: to jsou 3 body do zápasu.

## Co ukazují kresby, pro ty, kdo je nevidí

battle-rules-drawn-one = Jednostěžník může plout na pole rovně před sebou.
battle-rules-drawn-two = Dvojstěžník může plout na dvě pole šikmo před sebou.
battle-rules-drawn-three = Trojstěžník může plout na tři pole před sebou.
