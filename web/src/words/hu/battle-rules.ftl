### A Battle for Tortuga szabályai játékosoknak. A B3.1 alakú számokat az oldal teszi hozzá.

battle-rules-aim-title = A cél
battle-rules-aim = Két flotta, a kalózoké és a spanyoloké, rejtőzik a hullámok alatt. Süllyessz el 7 pontnyi ellenséges hajót, mielőtt a tieid süllyednek el!
battle-rules-ships = Mindkét flottának hat hajója van, minden fajtából kettő. Egy hajó annyi pontot ér, ahány árboca van. Egyszerre egy mezőt vitorlázik, és csak előre: az orránál lévő pontok mutatják, hová.
battle-rules-one = Egy árboc, 1 pont: egyenesen előre.
battle-rules-two = Két árboc, 2 pont: átlósan előre.
battle-rules-three = Három árboc, 3 pont: egyenesen vagy átlósan előre.

battle-rules-setup-title = Előkészületek
battle-rules-sea = A tengernek tizenkét mezője van. A tizenkét hajólapka megkeverve, hullámos oldalával felfelé kerül rájuk. Senki sem tudja, melyik hajó hol van.
battle-rules-sea-ruling = Az alakja, egy négyszer négyes négyzet sarkok nélkül, a szabálykönyvben csak le van rajzolva.
battle-rules-fleets = Aki kezd, flottát választ, a másik játékosé a másik flotta. Hogy ki kezd, azt itt sorsolás vagy a házigazda dönti el.

battle-rules-turn-title = Ha te következel
battle-rules-turn = Egyetlen dolgot tégy: deríts fel, vitorlázz vagy fordulj!
battle-rules-scout-name = Felderítés
battle-rules-scout = Fordíts fel egy hullámlapkát, amelyen nem áll hajó! Nézd meg a felbukkanó hajót, akár a tiéd, akár nem, és döntsd el, merre nézzen!
battle-rules-sail-name = Vitorlázás
battle-rules-sail = Vidd az egyik hajódat valamelyik pontjára; az iránya nem változik. A mező lehet nyílt víz vagy hullámlapka, ilyenkor a hajó a lapkára áll. Ha ellenséges hajó van ott, elsüllyed, és a pontjai a tieid. Saját hajódra nem vitorlázhatsz, és a tengert sem hagyhatod el.
battle-rules-bring-about-name = Fordulás
battle-rules-bring-about = Fordítsd el az egyik hajódat a mezőjén negyed fordulattal balra vagy jobbra!

battle-rules-special-title = Jó tudni
battle-rules-pass = Passzolni nem lehet.
battle-rules-covered = Amíg egy hullámlapkán hajó áll, senki sem fordíthatja fel. Ha a hajó továbbmegy vagy elsüllyed, a lapka ott marad, hullámokkal felfelé.
battle-rules-secret = Nincs köztetek titok: egyikőtök sem tudja, mi van a hullámok alatt. Minden még nem látott hajó ugyanakkora eséllyel bukkan fel.

battle-rules-end-title = A játék vége
battle-rules-sunk = Azonnal nyersz, ha az általad elsüllyesztett hajók 7 vagy több pontot érnek.
battle-rules-fair-winds-name = Kedvező szél
battle-rules-fair-winds = Akkor is nyersz, ha bárki lépése után mind a hat hajód látható a tengeren, ellenséges pedig egy sem.
battle-rules-fair-winds-ruling = Az elsüllyedt hajók nem számítanak a hat közé.
battle-rules-stuck = Ha te következel, és semmit sem tehetsz, a játék véget ér: egyik hajód sem látható, és minden hullámlapkán hajó áll. Az győz, akinek több pontja van; egyenlő pontnál te veszítesz.
battle-rules-quiet = Ha 50 egymást követő lépésben senki sem fordít fel lapkát, és nem süllyeszt el hajót, a játék döntetlen.

battle-rules-match-title = Mérkőzés
battle-rules-match = Több fordulót játszotok. A forduló győztese mérkőzéspontokat kap: saját elsüllyesztett pontjait az ellenfél pontjaival csökkentve, de legalább 0-t. A győztes kezdi a következő fordulót, és flottát választ. Az nyer, aki először éri el a 7 mérkőzéspontot.
battle-rules-match-example = A spanyolok 8, a kalózok 5 pontnyi hajót süllyesztettek el: a spanyolok 3 mérkőzéspontot kapnak.
battle-rules-match-draw = A döntetlen fordulóért nem jár mérkőzéspont. A következőt az kezdi, aki ezt nem kezdte.
battle-rules-match-limit = 20 forduló után a mérkőzés véget ér. Az győz, akinek több mérkőzéspontja van; egyenlő pontnál döntetlen.

## A rajzok aláírásai

battle-rules-shows-enemy = A kalózok a b3 mezőt derítik fel, pont a hajójuk előtt. Spanyol hajó is felbukkanhat, és az irányát ők adnák meg.
battle-rules-shows-sink = A háromárbocos kalózhajó a b3 mezőn álló spanyol kétárbocosra hajózik, és elsüllyeszti: 2 pont.
battle-rules-shows-turn = A b4 mezőn álló egyárbocos kifelé néz a tábláról, nem tud hajózni. Jobbra fordul, a spanyol háromárbocos felé.
battle-rules-shows-two = A kétárbocos a b3 mezőről a c2 mezőre hajózik. A hullámlapka, amelyen állt, ott marad, és újra felfedhető.
battle-rules-shows-winds = Öt kalózhajó bukkant fel, spanyol egy sem. Ha a hatodik a d2 mezőn van, a kalózok nyernek.
battle-rules-shows-match = A spanyolok elsüllyesztik a b3 mezőn álló hajót, és 8 ponttal 5 ellen megnyerik a fordulót: ez 3 mérkőzéspont.

## Mit mutatnak a rajzok, azoknak, akik nem látják

battle-rules-drawn-one = Az egyárbocos az előtte lévő mezőre vitorlázhat.
battle-rules-drawn-two = A kétárbocos az átlósan előtte lévő két mezőre vitorlázhat.
battle-rules-drawn-three = A háromárbocos az előtte lévő három mezőre vitorlázhat.
