### Zasady gry Battle for Tortuga dla graczy. Numery takie jak B3.1 dodaje strona.

battle-rules-aim-title = Cel gry
battle-rules-aim = Pod falami kryją się dwie floty: piracka i hiszpańska. Zatop wrogie okręty warte 7 punktów, zanim twoje pójdą na dno.
battle-rules-ships = Każda flota ma sześć okrętów, po dwa każdego rodzaju. Okręt jest wart tyle punktów, ile ma masztów. Płynie zawsze o jedno pole i tylko do przodu: kropki przy dziobie pokazują dokąd.
battle-rules-one = Jeden maszt, 1 punkt: prosto do przodu.
battle-rules-two = Dwa maszty, 2 punkty: na ukos do przodu.
battle-rules-three = Trzy maszty, 3 punkty: prosto lub na ukos do przodu.

battle-rules-setup-title = Przygotowanie
battle-rules-sea = Morze ma dwanaście pól. Dwanaście pionków z okrętami miesza się i układa na polach, falami do góry. Nikt nie wie, gdzie jest który okręt.
battle-rules-sea-ruling = Kształt planszy, kwadrat cztery na cztery bez rogów, instrukcja pokazuje tylko na rysunku.
battle-rules-fleets = Gracz rozpoczynający wybiera flotę, a drugi gracz dowodzi pozostałą. Gracza rozpoczynającego się losuje albo wskazuje go gospodarz.

battle-rules-turn-title = Twoja tura
battle-rules-turn = Zrób jedną rzecz, i tylko jedną: wypatruj, popłyń albo zrób zwrot.
battle-rules-scout-name = Wypatrywanie
battle-rules-scout = Odkryj pionek z falami, na którym nie stoi okręt. Ukaże się okręt, twój albo wrogi, a ty wybierasz jego kurs.
battle-rules-sail-name = Przemieszczenie
battle-rules-sail = Przesuń jeden ze swoich okrętów na jedną z jego kropek; kurs się nie zmienia. Może to być puste pole albo pionek z falami, na którym okręt wtedy staje. Jeśli jest tam wrogi okręt, zatapiasz go i zdobywasz jego punkty. Nie możesz wpłynąć na własny okręt ani wypłynąć poza planszę.
battle-rules-bring-about-name = Zwrot
battle-rules-bring-about = Obróć jeden ze swoich okrętów na jego polu o 90 stopni w lewo lub w prawo.

battle-rules-special-title = Warto wiedzieć
battle-rules-pass = Nie można pasować.
battle-rules-covered = Dopóki na pionku z falami stoi okręt, nikt nie może odkryć tego pionka. Gdy okręt odpłynie albo zostanie zatopiony, pionek zostaje na miejscu, falami do góry.
battle-rules-secret = Nie macie przed sobą tajemnic: nikt nie wie, co jest pod falami. Każdy ukryty okręt może się ukazać z taką samą szansą.

battle-rules-end-title = Koniec gry
battle-rules-sunk = Wygrywasz od razu, gdy zatopione przez ciebie okręty są warte 7 lub więcej punktów.
battle-rules-fair-winds-name = Pomyślne wiatry
battle-rules-fair-winds = Wygrywasz też, jeśli po czyjejkolwiek turze wszystkie sześć twoich okrętów jest odkrytych na morzu, a z wrogich ani jeden.
battle-rules-fair-winds-ruling = Zatopione okręty nie liczą się do tych sześciu.
battle-rules-stuck = Jeśli w swojej turze nie możesz nic zrobić, gra się kończy: żaden twój okręt nie jest odkryty, a na każdym pionku z falami stoi okręt. Wygrywa, kto ma więcej punktów; przy remisie przegrywasz.
battle-rules-quiet = Po 50 turach z rzędu bez odkrytego pionka i bez zatopionego okrętu gra kończy się remisem.

battle-rules-match-title = Gra na mecz
battle-rules-match = Grajcie kilka rund. Zwycięzca rundy zdobywa punkty meczowe: swoje punkty za zatopione okręty minus punkty przeciwnika, ale nigdy mniej niż 0. Zaczyna też następną rundę i wybiera flotę. Kto pierwszy zbierze 7 punktów meczowych, wygrywa.
battle-rules-match-example = Hiszpanie zatopili okręty warte 8 punktów, a piraci warte 5: Hiszpanie zdobywają 3 punkty meczowe.
battle-rules-match-draw = Runda zakończona remisem nie daje punktów meczowych. Następną zaczyna drugi gracz.
battle-rules-match-limit = Po 20 rundach mecz się kończy. Wygrywa, kto ma więcej punktów meczowych; jeśli macie tyle samo, jest remis.

## Podpisy rysunków

battle-rules-shows-enemy = Piraci wypatrują na b3, tuż przed swoim okrętem. Może się tam ukazać hiszpański okręt, a jego kurs wybiorą oni.
battle-rules-shows-sink = Piracki trójmasztowiec wpływa na hiszpański dwumasztowiec na b3 i zatapia go za 2 punkty.
battle-rules-shows-turn = Jednomasztowiec na b4 stoi dziobem do brzegu planszy i nie może płynąć. Robi zwrot w prawo, w stronę hiszpańskiego trójmasztowca.
battle-rules-shows-two = Dwumasztowiec płynie z b3 na c2. Pionek z falami, na którym stał, zostaje i znów można go odkryć.
battle-rules-shows-winds = Odkryto pięć pirackich okrętów i ani jednego hiszpańskiego. Jeśli szósty jest na d2, piraci wygrywają.
battle-rules-shows-match = Hiszpanie zatapiają okręt na b3 i wygrywają rundę 8 do 5: to 3 punkty meczowe.

## Co pokazują rysunki, dla tych, którzy ich nie widzą

battle-rules-drawn-one = Jednomasztowiec może popłynąć na pole wprost przed sobą.
battle-rules-drawn-two = Dwumasztowiec może popłynąć na jedno z dwóch pól na ukos przed sobą.
battle-rules-drawn-three = Trójmasztowiec może popłynąć na jedno z trzech pól przed sobą.
