### A Cartagena szabályai játékosoknak. A C3.1 alakú számokat az oldal teszi hozzá.

cartagena-rules-aim-title = A cél
cartagena-rules-aim = Hat kalózod menekül Cartagena erődjéből. Vidd mind a hatot az alagúton át a csónakba, mielőtt másnak sikerül!

cartagena-rules-setup-title = Előkészületek
cartagena-rules-tunnel = Az alagút hat darabja tetszőleges sorrendben és irányban kerül egymás után: 36 mező az erődtől a csónakig. Minden darabon mind a hat szimbólum egyszer szerepel.
cartagena-rules-tunnel-ruling = A nyomtatott daraboknak két oldaluk van. Itt mindegyiknek egy sorrendje van, amely bármelyik végéről olvasható.
cartagena-rules-start = Minden kalóz az alagút előtt vár. Mindenki hat lapot kap; minden szimbólumból 17 van. Hogy ki kezd, azt sorsolás vagy a házigazda dönti el.

cartagena-rules-turn-title = Ha te következel
cartagena-rules-turn = Legfeljebb háromszor léphetsz, előre vagy vissza, ugyanazzal a kalózzal vagy másokkal. A lapok előre visznek; a visszalépésért új lapokat kapsz.
cartagena-rules-forward-name = Előre
cartagena-rules-forward = Játssz ki egy lapot, és válaszd ki az egyik kalózodat! A következő olyan mezőre fut, amelyen ez a szimbólum látható, és nem áll rajta senki. A foglalt mezőket átugorja.
cartagena-rules-boat = Ha nincs előtte szabad mező ezzel a szimbólummal, a kalóz egészen a csónakig fut.
cartagena-rules-back-name = Vissza
cartagena-rules-back = Válaszd ki az egyik kalózodat az alagútban vagy a csónakban! Visszalép az első olyan mezőre maga mögött, ahol egy vagy két kalóz áll, akár a tiéd, akár másé. Mindegyikükért egy lapot kapsz. Az üres és a három kalózzal teli mezőket átugorja.

cartagena-rules-special-title = Jó tudni
cartagena-rules-nearest = Olyan mezőt, ahol egy kalóz áll, nem ugorhatsz át azért, hogy eljuss oda, ahol kettő.
cartagena-rules-nobody-behind = Az a kalóz, amely mögött nincs ilyen mező, nem léphet vissza. Az alagút elé senki sem tér vissza.
cartagena-rules-full = Egy mezőn három kalóz fér el. Az alagút előtt és a csónakban mindenki elfér. Bármennyi lapod lehet.
cartagena-rules-stop = A kört korábban is befejezheted, akár lépés nélkül.

cartagena-rules-ways-title = Három változat
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = A lapjaidat rejtve tartod, és a pakliból húzol újakat. A dobott lapok láthatók.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Mindenki lapjai láthatók. Tizenkét nyílt lap fekszik sorban, és mindig a sor végén lévőt veszed el, választás nélkül. Ha elfogy a sor, rögtön kirakjátok a következő tizenkettőt.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = A lapjaidat rejtve tartod, de az újakat a nyílt sorból veszed el.
cartagena-rules-deck = Ha nincs több elvehető lap, a dobott lapokat megkeveritek, és ezekből lesz a pakli. Ha ilyen sincs, kevesebb lapot kapsz, vagy egyet sem.
cartagena-rules-secret = Amit láttatok, az nem merül feledésbe: aki a nyílt sorból vesz el lapot, arról tudható, hogy nála van, amíg ki nem játssza.

cartagena-rules-end-title = A játék vége
cartagena-rules-win = Azonnal nyersz, amikor a hatodik kalózod is a csónakban van, akkor is, ha maradt még lépésed.
cartagena-rules-passing = Ha két teljes fordulón át mindenki passzol, a játék véget ér. Ha senki sem tudott lépni, az nyer, akinek a legtöbb kalóza van a csónakban. Ha valaki tudott, mindenkinek döntetlen.
cartagena-rules-long = Ha mindenki kétszázszor volt soron, mindenkinek döntetlen.

## A rajzok aláírásai

cartagena-rules-shows-daggers = Kéknek három tőre van, és három kalózzal egyet-egyet játszik ki. Minden elfoglalt tőr meghosszabbítja a következő ugrást.
cartagena-rules-shows-jump = Sárga koponyát játszik ki. A következő két koponya foglalt, ezért a kalóz a harmadikig fut.
cartagena-rules-shows-boat = Kék palackot játszik ki. Előtte nincs üres palack, ezért a kalóz egészen a csónakig fut.
cartagena-rules-shows-back = Piros visszalép a kulcsra, ahol két kék kalóz áll, és két lapot kap.
cartagena-rules-shows-cards = E mögött a kék kalóz mögött a legközelebbi egyedül áll: ez egy lap. Kék nem ugorhatja át, hogy hátrébb két kalózhoz jusson.
cartagena-rules-shows-full = Kék átugorja a három kalózzal teli mezőt, és a mögöttük álló kettőhöz lép vissza.
