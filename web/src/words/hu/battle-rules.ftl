### A Battle for Tortuga szabályai játékosoknak. A B3.1 alakú számokat az oldal teszi hozzá.

battle-rules-aim-title = A cél
battle-rules-aim = Két flotta rejtőzik a hullámok alatt: a kalózoké és a spanyoloké. Süllyessz el 7 pontnyi ellenséges hajót, mielőtt a tieid süllyednek el!
battle-rules-ships = Mindkét flottának hat hajója van, mindegyik fajtából kettő. Egy hajó annyi pontot ér, ahány árboca van. Egyszerre egy mezőt hajózik, és csak előre: az orránál lévő pöttyök mutatják, hová.
battle-rules-one = Egy árboc, 1 pont: egyenesen előre.
battle-rules-two = Két árboc, 2 pont: átlósan előre.
battle-rules-three = Három árboc, 3 pont: egyenesen vagy átlósan előre.

battle-rules-setup-title = Előkészületek
battle-rules-sea = A tengernek tizenkét mezője van. A tizenkét hajólapka megkeverve, hullámos oldalával felfelé kerül rájuk. Senki sem tudja, melyik hajó hol van.
battle-rules-sea-ruling = A tenger alakját, a négyszer négyes négyzetet sarkok nélkül, a szabálykönyvben csak a rajz mutatja.
battle-rules-fleets = A kezdőjátékos flottát választ, a másik flotta az ellenfelé. A kezdőjátékost sorsoljuk, vagy a házigazda választja ki.

battle-rules-turn-title = A köröd
battle-rules-turn = Egyetlen dolgot tehetsz: felderítesz, hajózol, vagy elfordítasz egy hajót.
battle-rules-scout-name = Felderítés
battle-rules-scout = Fedj fel egy hullámlapkát, amelyen nem áll hajó! Felbukkan egy hajó, a tiéd vagy az ellenfeledé, és te döntöd el, merre nézzen.
battle-rules-sail-name = Hajózás
battle-rules-sail = Vidd az egyik hajódat valamelyik pöttyére; továbbra is ugyanarra néz. A mező lehet nyílt víz vagy hullámlapka: ilyenkor a hajó a lapkán áll. Ha ellenséges hajó van ott, elsüllyeszted, és megkapod a pontjait. Saját hajódra nem hajózhatsz, és a tábláról sem mehetsz le.
battle-rules-bring-about-name = Fordulás
battle-rules-bring-about = Fordítsd el az egyik hajódat a mezőjén egy negyeddel balra vagy jobbra!

battle-rules-special-title = Jó tudni
battle-rules-pass = Passzolni nem lehet.
battle-rules-covered = Amíg egy hullámlapkán hajó áll, senki sem fedheti fel. Ha a hajó továbbmegy vagy elsüllyed, a lapka ott marad, hullámokkal felfelé.
battle-rules-secret = Nincs köztetek titok: egyikőtök sem tudja, mi van a hullámok alatt. Minden rejtett hajó ugyanakkora eséllyel bukkan fel.

battle-rules-end-title = A játék vége
battle-rules-sunk = Azonnal nyersz, ha az általad elsüllyesztett hajók legalább 7 pontot érnek.
battle-rules-fair-winds-name = Kedvező szél
battle-rules-fair-winds = Akkor is nyersz, ha bármelyik kör végén mind a hat hajód felfedve a tengeren van, az ellenségé közül pedig egy sem.
battle-rules-fair-winds-ruling = Az elsüllyedt hajók nem számítanak a hat közé.
battle-rules-stuck = Ha a körödben nem tudsz mit tenni, a játék véget ér: nincs felfedett hajód, és minden hullámlapkán hajó áll. Akinek több pontja van, az nyer; egyenlőségnél te veszítesz.
battle-rules-quiet = Ha 50 körön át senki sem fed fel lapkát, és nem süllyeszt el hajót, a játék döntetlen.

battle-rules-match-title = Mérkőzés
battle-rules-match = Több fordulót játszotok. A forduló győztese mérkőzéspontokat kap: a saját pontjai mínusz az ellenfél pontjai, de legalább 0. A győztes kezdi a következő fordulót, és flottát választ. Az nyer, akinek először van 7 mérkőzéspontja.
battle-rules-match-example = A spanyolok 8, a kalózok 5 pontnyi hajót süllyesztettek el: a spanyolok 3 mérkőzéspontot kapnak.
battle-rules-match-draw = Döntetlen fordulóért nem jár mérkőzéspont. A következőt az kezdi, aki ezt nem kezdte.
battle-rules-match-limit = 20 forduló után a mérkőzés véget ér. Akinek több mérkőzéspontja van, az nyer; egyenlőségnél döntetlen.

## A rajzok aláírásai

battle-rules-shows-enemy = A kalózok a b3 mezőt derítik fel, pont a hajójuk előtt. Ha spanyol hajó bukkan fel, ők döntik el, merre nézzen.
battle-rules-shows-sink = A háromárbocos kalózhajó ráhajózik a b3 mezőn lévő spanyol kétárbocosra, és 2 pontért elsüllyeszti.
battle-rules-shows-turn = A b4 mezőn lévő egyárbocos kifelé néz a tábláról, nem tud hajózni. Jobbra fordul, a spanyol háromárbocos felé.
battle-rules-shows-two = A kétárbocos a b3 mezőről a c2 mezőre hajózik. A hullámlapka, amelyen állt, ott marad, és újra felfedhető.
battle-rules-shows-winds = Öt kalózhajó bukkant fel, spanyol egy sem. Ha a hatodik a d2 mezőn van, a kalózok nyernek.
battle-rules-shows-match = A spanyolok elsüllyesztik a b3 mezőn lévő hajót, és 8:5-re megnyerik a fordulót: ez 3 mérkőzéspont.

## Mit mutatnak a rajzok, azoknak, akik nem látják

battle-rules-drawn-one = Az egyárbocos az egyenesen előtte lévő mezőre hajózhat.
battle-rules-drawn-two = A kétárbocos az átlósan előtte lévő két mezőre hajózhat.
battle-rules-drawn-three = A háromárbocos az előtte lévő három mezőre hajózhat.
