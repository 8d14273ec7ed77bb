### A Cartagena szabályai játékosoknak. A C3.1 alakú számokat az oldal teszi hozzá.

cartagena-rules-aim-title = A cél
cartagena-rules-aim = Hat kalózod szökik Cartagena erődjéből. Juttasd át mind a hatot az alagúton a csónakba, mielőtt másnak sikerül!

cartagena-rules-setup-title = Előkészületek
cartagena-rules-tunnel = Az alagút hat darabja tetszőleges sorrendben és irányban kerül egymás után: 36 mező az erődtől a csónakig. Minden darabon mind a hat szimbólum egyszer látható.
cartagena-rules-tunnel-ruling = A nyomtatott daraboknak két oldaluk van. Itt mindegyiknek egyféle sorrendje van, és bármelyik irányba lerakható.
cartagena-rules-start = Minden kalóz az alagút elől indul. Mindenki hat lapot kap; minden szimbólumból 17 van. A kezdőjátékost sorsoljuk, vagy a házigazda választja ki.

cartagena-rules-turn-title = A köröd
cartagena-rules-turn = Legfeljebb háromszor léphetsz, előre vagy vissza, egy kalózzal vagy többel. Lapot kijátszva előre mész; visszalépve új lapokat kapsz.
cartagena-rules-forward-name = Előre
cartagena-rules-forward = Játssz ki egy lapot, és válaszd ki az egyik kalózodat! A következő üres mezőre fut, amelyen ez a szimbólum van. A foglalt mezőket átugorja.
cartagena-rules-boat = Ha előtte nincs üres mező ezzel a szimbólummal, a kalóz egészen a csónakig fut.
cartagena-rules-back-name = Vissza
cartagena-rules-back = Válaszd ki az egyik kalózodat az alagútban vagy a csónakban! Visszalép a mögötte lévő első mezőre, ahol egy vagy két kalóz áll, akár a tiéd, akár másé. Mindegyikért egy lapot kapsz. Az üres mezőket és azokat, ahol hárman állnak, átugorja.

cartagena-rules-special-title = Jó tudni
cartagena-rules-nearest = Nem ugorhatsz át egy mezőt, ahol egy kalóz áll, hogy olyanhoz juss, ahol kettő.
cartagena-rules-nobody-behind = Ha egy kalóz mögött nincs ilyen mező, nem léphet vissza. Az alagút elé senki sem megy vissza.
cartagena-rules-full = Három kalóz megtölt egy mezőt. Az alagút előtt és a csónakban mindenki elfér. Akárhány lap lehet a kezedben.
cartagena-rules-stop = A körödet hamarabb is befejezheted, akár lépés nélkül.

cartagena-rules-ways-title = Három változat
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = A lapjaidat rejtve tartod, és újakat a lefordított pakliból húzol. Az eldobott lapok láthatók.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Mindenki lapjai láthatók. Tizenkét nyílt lap fekszik sorban, és mindig a sor elején lévőt veszed el. Ha elfogy a sor, rögtön jön a következő tizenkét lap.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = A lapjaidat rejtve tartod, de újakat a nyílt sorból veszel el.
cartagena-rules-deck = Ha nincs több elvehető lap, az eldobott lapokat megkeverjük, és azok lesznek az új pakli.
cartagena-rules-deck-ruling = Ha a pakliból nem telik ki tizenkét lap, a sor rövidebb. Ha eldobott lap sincs, kevesebbet kapsz, vagy egyet sem.
cartagena-rules-secret = Amit mindenki látott, azt mindenki tudja: ha a nyílt sorból veszel el lapot, tudják, hogy nálad van, amíg ki nem játszod.

cartagena-rules-end-title = A játék vége
cartagena-rules-win = Azonnal nyersz, amikor a hatodik kalózod is a csónakba ér, akkor is, ha maradt még lépésed.
cartagena-rules-passing = Ha két teljes fordulón át mindenki passzol, a játék véget ér. Ha senki sem tudott lépni, az nyer, akinek a legtöbb kalóza ül a csónakban; egyenlőségnél közösen nyernek. Ha bárki tudott, a játék mindenkinek döntetlen.
cartagena-rules-long = Ha már mindenki 200 kört játszott, a játék mindenkinek döntetlen.

## A rajzok aláírásai

cartagena-rules-shows-daggers = Kéknek három tőre van, és három kalózával egyet-egyet kijátszik. Minden elfoglalt tőr hosszabbítja a következő ugrást.
cartagena-rules-shows-jump = Sárga koponyát játszik ki. A következő két koponya foglalt, ezért a kalóz a harmadikig fut.
cartagena-rules-shows-boat = Kék palackot játszik ki. Előtte nincs üres palack, ezért a kalóz egészen a csónakig fut.
cartagena-rules-shows-back = Piros visszalép a kulcsra, ahol két kék kalóz áll, és két lapot kap.
cartagena-rules-shows-cards = E kék kalóz mögött a legközelebbi kalóz egyedül áll: ez egy lap. Kék nem ugorhatja át, hogy két hátrébb álló kalózhoz jusson.
cartagena-rules-shows-full = Kék a három kalózzal teli mezőt átugorva a mögöttük álló kettőhöz lép vissza.
