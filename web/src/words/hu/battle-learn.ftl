### A Battle for Tortuga tanfolyama: egyszerre egy-két mondat.

battle-learn-hidden = A hullámok alatt a te hat kalózhajód és hat spanyol hajó rejtőzik. Senki sem tudja, melyik hol van. Süllyessz el 7 pontnyi hajót, és nyersz!
battle-learn-scout = A körödben egyetlen dolgot tehetsz. Most deríts fel: koppints a b2 mező hullámaira, és fedd fel a lapkát!
battle-learn-scout-head = Egy háromárbocos kalózhajó: a tiéd! Aki felfed egy hajót, az dönti el, merre nézzen. Nézzen északnak!
battle-learn-scout-done = Az orránál lévő pöttyök mutatják, hová hajózhat. Egy hajó annyi pontot ér, ahány árboca van.
battle-learn-enemy = Most derítsd fel a b3 mezőt, pont a hajód előtt!
battle-learn-enemy-head = Egy spanyol hajó! Ennek az irányáról is te döntesz: nézzen északnak, háttal a hajódnak!
battle-learn-enemy-head-wrong = Ha délnek néz, elsüllyesztheti a hajódat. Álljon neked háttal: északnak!
battle-learn-enemy-done = Nem ér el téged, de ott van az orrod előtt: a következő körödben elsüllyeszthetnéd.
battle-learn-one = Egy hajó egy mezőt hajózik, sosem oldalra vagy hátra. Az egyárbocos egyenesen előre megy: koppints a tiédre, aztán az a3 mezőre!
battle-learn-one-done = Most egy hullámlapkán áll. Ezt senki sem fedheti fel, amíg a hajó tovább nem megy.
battle-learn-two = A kétárbocos átlósan megy előre. Hajózz a b3 mezőről a c2 mező nyílt vizére!
battle-learn-two-done = A lapka, amelyen állt, ott maradt, és újra felderíthető.
battle-learn-sink = A háromárbocos egyenesen vagy átlósan megy előre. Hajózz rá a spanyol hajóra a b3 mezőn!
battle-learn-sink-wrong = Ezt is lehetne, de ott az ellenség az orrod előtt: hajózz a b3 mezőre, és süllyeszd el!
battle-learn-sink-done = Elsüllyedt! Két árboc, két pont neked.
battle-learn-turn = A b4 mezőn lévő egyárbocosod kifelé néz a tábláról, nem tud hajózni. Koppints rá, és fordítsd jobbra, az ellenség felé!
battle-learn-turn-done = A fordulás az egész körödet elviszi. De most a spanyol háromárbocos ott van az orrod előtt.
battle-learn-danger = Figyeld az ellenség pöttyeit: az a3 mezőn lévő spanyol hajó eléri a b2, a b3 és a b4 mezőt. Mentsd meg a háromárbocosodat!
battle-learn-danger-wrong = Így a spanyolok 3 pontért elsüllyeszthetik a háromárbocosodat. Hajózz a c4 mezőre, ott nem érik el!
battle-learn-danger-done = Megmenekült! Mielőtt lépsz, mindig nézd meg, merre áll az ellenséges hajók orra!
battle-learn-seven = Eddig 5 pontnyi hajót süllyesztettél el, és egy kétárbocost épp elérsz. Süllyeszd el!
battle-learn-seven-done = Ez már 7 pont: azonnal nyersz!
battle-learn-winds = Másképp is lehet nyerni. Öt hajód már felbukkant, spanyol még egy sem: derítsd fel a d2 mezőt!
battle-learn-winds-head = Itt a hatodik! Nézzen nyugatnak!
battle-learn-winds-done = Kedvező szél: minden hajód a tengeren van, az ellenségé közül egy sem. Nyertél!
battle-learn-match = Egy mérkőzés több fordulóból áll. Itt a spanyolokat vezeted: süllyeszd el a b3 mezőn lévő hajót, és tiéd a forduló!
battle-learn-match-done = Te 8 pontnyi hajót süllyesztettél el, a kalózok 5 pontnyit. Ez 3 mérkőzéspont neked, és te kezded a következő fordulót. Az nyer, akinek először van 7 mérkőzéspontja.

## A játékosok neve

battle-captain-pirates = Anne
battle-captain-spain = Diego
