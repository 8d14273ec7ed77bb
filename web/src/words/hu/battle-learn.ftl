### A Battle for Tortuga tanfolyama: egyszerre egy-két mondat.

battle-learn-hidden = A hullámok alatt a te hat kalózhajód és hat spanyol hajó rejtőzik. Senki sem tudja, melyik hol van. Süllyessz el 7 pontnyi hajót, és nyersz!
battle-learn-scout = Egy lépésben egy dolgot teszel. Deríts fel: koppints a b2 mező hullámaira, és fordítsd fel a lapkát!
battle-learn-scout-head = Háromárbocos kalózhajó: a tiéd! Aki felfordít egy hajót, az adja meg az irányát. Nézzen északnak!
battle-learn-scout-done = Az orránál lévő pontok mutatják, hová vitorlázhat. Egy hajó annyi pontot ér, ahány árboca van.
battle-learn-enemy = Most derítsd fel a b3 mezőt, pont a hajód előtt!
battle-learn-enemy-head = Egy spanyol! Ennek is te adod meg az irányát: nézzen északnak, háttal a hajódnak!
battle-learn-enemy-head-wrong = Délnek nézve elsüllyeszthetné a hajódat. Álljon neked háttal: északnak!
battle-learn-enemy-done = Nem ér el téged, de ott van az orrod előtt: a következő lépésben elsüllyesztheted.
battle-learn-one = Egy hajó egy mezőt halad, sosem oldalra vagy hátra. Az egyárbocos egyenesen megy: koppints a tiédre, aztán az a3 mezőre!
battle-learn-one-done = Most egy hullámlapkán áll. Senki sem fordíthatja fel, amíg a hajó tovább nem megy.
battle-learn-two = A kétárbocos átlósan halad előre. Vitorlázz a b3 mezőről a c2 nyílt vizére!
battle-learn-two-done = A lapka, amelyen állt, ott maradt, és újra felderíthető.
battle-learn-sink = A háromárbocos egyenesen vagy átlósan halad előre. Vitorlázz rá a spanyol hajóra a b3 mezőn!
battle-learn-sink-wrong = Szabályos, de az ellenség elérhető közelségben van: vitorlázz a b3 mezőre, és süllyeszd el!
battle-learn-sink-done = Elsüllyedt! Két árboc, két pont neked.
battle-learn-turn = A b4 mezőn álló egyárbocosod kifelé néz a tengerről, nem tud vitorlázni. Koppints rá, és fordítsd jobbra, az ellenség felé!
battle-learn-turn-done = Egy negyed fordulat egy teljes lépésbe kerül. De most a spanyol háromárbocos az orrod előtt van.
battle-learn-danger = Figyeld az ellenség pontjait: az a3 mezőn álló spanyol eléri a b2, b3 és b4 mezőt. Mentsd meg a háromárbocosodat!
battle-learn-danger-wrong = Így a spanyolok elsüllyeszthetik a háromárbocosodat, 3 pontért. Vitorlázz a c4 mezőre, ott nem érik el!
battle-learn-danger-done = Biztonságban van. Nézd meg minden ellenséges hajó orrát, mielőtt parancsot adsz!
battle-learn-seven = Eddig 5 pontnyi hajót süllyesztettél el, és egy kétárbocos elérhető közelségben van. Süllyeszd el!
battle-learn-seven-done = Ez már 7 pont: azonnal nyersz.
battle-learn-winds = Másképp is lehet nyerni. Öt hajód bukkant fel, spanyol egy sem: derítsd fel a d2 mezőt!
battle-learn-winds-head = A hatodik! Nézzen nyugatnak!
battle-learn-winds-done = Kedvező szél: minden hajód a tengeren van, az ellenségé közül egy sem. Nyertél.
battle-learn-match = Egy mérkőzés több fordulóból áll. Itt a spanyolokat vezeted: süllyeszd el a b3 mezőn álló hajót, és a forduló a tiéd!
battle-learn-match-done = Te 8 pontot süllyesztettél el, a kalózok 5-öt: ez 3 mérkőzéspont, és te kezded a következő fordulót. Az nyer, akinek először lesz 7 mérkőzéspontja.

## What the players are called

battle-captain-pirates = Anne
battle-captain-spain = Diego
