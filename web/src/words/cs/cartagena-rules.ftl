### Pravidla Cartageny pro hráče. Čísla jako C3.1 doplňuje stránka.

cartagena-rules-aim-title = Cíl hry
cartagena-rules-aim = Tvých šest pirátů prchá z pevnosti Cartagena. Dostaň všech šest tunelem do šalupy dřív než ostatní.

cartagena-rules-setup-title = Příprava
cartagena-rules-tunnel = Šest dílů tunelu se položí za sebe v libovolném pořadí a libovolně otočených: 36 políček od pevnosti k šalupě. Na každém dílu je každý ze šesti symbolů jednou.
cartagena-rules-tunnel-ruling = Tištěné díly mají dvě strany. Tady má každý jen jedno pořadí symbolů a klade se oběma směry.
cartagena-rules-start = Všichni piráti začínají před tunelem. Každý hráč dostane šest karet; od každého symbolu jich je 17. Kdo začíná, určí los, nebo hostitel.

cartagena-rules-turn-title = Když jsi na řadě
cartagena-rules-turn = Můžeš táhnout až třikrát, pokaždé dopředu nebo zpět, jedním pirátem nebo několika. S kartami běžíš dopředu; když se vrátíš, dostaneš nové.
cartagena-rules-forward-name = Dopředu
cartagena-rules-forward = Vynes kartu a vyber jednoho ze svých pirátů. Běží na nejbližší volné políčko s tímto symbolem. Obsazená políčka přeskakuje.
cartagena-rules-boat = Když před ním žádné volné políčko s tímto symbolem není, běží pirát až do šalupy.
cartagena-rules-back-name = Zpět
cartagena-rules-back = Vyber jednoho ze svých pirátů, v tunelu nebo v šalupě. Vrátí se na první políčko za sebou, kde stojí jeden nebo dva piráti, tvoji nebo cizí. Za každého z nich dostaneš kartu. Prázdná políčka a políčka se třemi piráty přeskakuje.

cartagena-rules-special-title = Dobré vědět
cartagena-rules-nearest = Políčko s jedním pirátem nejde přeskočit kvůli políčku se dvěma.
cartagena-rules-nobody-behind = Když za pirátem žádné takové políčko není, vrátit se nemůže. Zpátky před tunel nejde nikdo.
cartagena-rules-full = Tři piráti políčko zaplní. Před tunel a do šalupy se vejdou všichni. Karet můžeš mít v ruce, kolik chceš.
cartagena-rules-stop = Hru můžeš předat dál i dřív, třeba i bez jediného tahu.

cartagena-rules-ways-title = Tři verze hry
cartagena-rules-jamaica-name = Jamajská verze
cartagena-rules-jamaica = Karty máš v ruce skryté a nové bereš ze zakrytého balíčku. Odložené karty leží odkryté.
cartagena-rules-tortuga-name = Tortužská verze
cartagena-rules-tortuga = Karty všech hráčů jsou odkryté. Dvanáct karet leží v odkryté řadě a vždy se bere ta první. Jakmile řada dojde, hned se vyloží dalších dvanáct.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = Karty máš v ruce skryté, ale nové bereš z odkryté řady.
cartagena-rules-deck = Když už není co brát, zamíchají se odložené karty a je z nich nový balíček.
cartagena-rules-deck-ruling = Když balíček nestačí na dvanáct karet, je řada kratší. Když nejsou ani odložené karty, dostaneš méně karet, nebo žádnou.
cartagena-rules-secret = Viděná karta zůstává známá: když si vezmeš kartu z odkryté řady, všichni vědí, že ji máš, dokud ji nevyneseš.

cartagena-rules-end-title = Konec hry
cartagena-rules-win = Jakmile je v šalupě tvůj šestý pirát, hned vyhráváš, i když ti ještě zbývají tahy.
cartagena-rules-passing = Když dvě kola po sobě nikdo netáhne, hra končí. Pokud nikdo táhnout nemohl, vyhrává, kdo má v šalupě nejvíc pirátů; při shodě vyhrávají společně. Pokud někdo mohl, je to remíza pro všechny.
cartagena-rules-long = Když byl každý na řadě dvěstěkrát, je to remíza pro všechny.

## Popisky obrázků

cartagena-rules-shows-daggers = Modrý má tři dýky a vynáší po jedné pro tři piráty. Každá obsazená dýka prodlouží další skok.
cartagena-rules-shows-jump = Žlutý vynáší lebku. Nejbližší dvě lebky jsou obsazené, a tak pirát běží na třetí.
cartagena-rules-shows-boat = Modrý vynáší láhev. Volná láhev před pirátem není, a tak běží až do šalupy.
cartagena-rules-shows-back = Červený se vrací na klíč, kde stojí dva modří piráti, a bere si dvě karty.
cartagena-rules-shows-cards = Nejblíž za tímto modrým pirátem stojí jeden pirát: to je jedna karta. Přeskočit ho ke dvojici dál vzadu modrý nemůže.
cartagena-rules-shows-full = Modrý se vrací přes políčko se třemi piráty, protože je plné, ke dvěma za nimi.
