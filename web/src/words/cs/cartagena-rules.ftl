### Pravidla Cartageny pro hráče. Čísla jako C3.1 doplňuje stránka.

cartagena-rules-aim-title = Cíl hry
cartagena-rules-aim = Vašich šest pirátů prchá z pevnosti Cartagena. Proveďte všech šest tunelem do šalupy dřív než ostatní.

cartagena-rules-setup-title = Příprava
cartagena-rules-tunnel = Šest dílů tunelu se položí za sebe v libovolném pořadí a libovolně otočených: 36 políček od pevnosti k šalupě. Na každém dílu je každý ze šesti symbolů jednou.
cartagena-rules-tunnel-ruling = Tištěné díly mají dvě strany. Zde má každý jedno pořadí, které se čte z obou konců.
cartagena-rules-start = Všichni piráti čekají před tunelem. Každý dostane šest karet; od každého symbolu jich je 17. Kdo začíná, určí los, nebo hostitel.

cartagena-rules-turn-title = Když jste na řadě
cartagena-rules-turn = Táhněte až třikrát, pokaždé dopředu nebo zpět, týmž pirátem nebo různými. Karty vás nesou dopředu; za cestu zpět dostáváte nové.
cartagena-rules-forward-name = Dopředu
cartagena-rules-forward = Vyneste kartu a vyberte jednoho ze svých pirátů. Běží na nejbližší políčko s tímto symbolem, na kterém nikdo nestojí. Obsazená políčka přeskakuje.
cartagena-rules-boat = Není-li před ním žádné volné políčko s tímto symbolem, běží pirát až do šalupy.
cartagena-rules-back-name = Zpět
cartagena-rules-back = Vyberte jednoho ze svých pirátů, v tunelu nebo v šalupě. Vrací se na první políčko za sebou, kde stojí jeden nebo dva piráti, vaši či cizí. Za každého z nich dostanete kartu. Prázdná políčka a políčka se třemi piráty přeskakuje.

cartagena-rules-special-title = Dobré vědět
cartagena-rules-nearest = Políčko s jedním pirátem nelze přeskočit kvůli políčku se dvěma.
cartagena-rules-nobody-behind = Pirát, za kterým takové políčko není, se vrátit nemůže. Zpátky před tunel nejde nikdo.
cartagena-rules-full = Políčko pojme tři piráty. Před tunel a do šalupy se vejdou všichni. Karet v ruce smíte mít, kolik chcete.
cartagena-rules-stop = Své tahy můžete ukončit i dřív, i bez jediného.

cartagena-rules-ways-title = Tři verze hry
cartagena-rules-jamaica-name = Jamajská verze
cartagena-rules-jamaica = Karty držíte skrytě a nové berete naslepo z balíčku. Odložené karty leží odkryté.
cartagena-rules-tortuga-name = Tortužská verze
cartagena-rules-tortuga = Karty všech leží odkryté. V řadě leží dvanáct odkrytých karet a bere se vždy ta krajní, bez výběru. Jakmile řada dojde, hned se vyloží dalších dvanáct.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = Karty držíte skrytě, ale nové berete z odkryté řady.
cartagena-rules-deck = Když už není co brát, odložené karty se zamíchají a stanou se balíčkem. Nejsou-li ani ty, dostanete méně karet, nebo žádnou.
cartagena-rules-secret = Co bylo vidět, se nezapomíná: kdo bere kartu z odkryté řady, o tom se ví, že ji má, dokud ji nevynese.

cartagena-rules-end-title = Konec hry
cartagena-rules-win = Vyhráváte okamžitě, jakmile je v šalupě váš šestý pirát, i když vám ještě zbývají tahy.
cartagena-rules-passing = Pokud dvě kola po sobě nikdo netáhne, hra končí. Nemohl-li táhnout nikdo, vyhrává, kdo má v šalupě nejvíc pirátů. Mohl-li někdo, je to remíza pro všechny.
cartagena-rules-long = Když byl každý na řadě dvěstěkrát, je to remíza pro všechny.

## Popisky obrázků

cartagena-rules-shows-daggers = Modrý má tři dýky a vynáší jednu pro každého ze tří pirátů. Každá obsazená dýka prodlouží další skok.
cartagena-rules-shows-jump = Žlutý vynáší lebku. Nejbližší dvě lebky jsou obsazené, a tak pirát běží na třetí.
cartagena-rules-shows-boat = Modrý vynáší láhev. Vpředu není žádná volná láhev, a tak pirát běží až do šalupy.
cartagena-rules-shows-back = Červený se vrací na klíč, kde stojí dva modří piráti, a bere si dvě karty.
cartagena-rules-shows-cards = Nejblíž za tímto modrým pirátem stojí jeden pirát: jedna karta. Přeskočit ho k dvojici dál vzadu modrý nemůže.
cartagena-rules-shows-full = Modrý se vrací přes políčko se třemi piráty, protože je plné, ke dvěma za nimi.
