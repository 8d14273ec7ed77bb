### Zasady gry Battle for Tortuga dla graczy. Numery takie jak B3.1 dodaje strona.

battle-rules-aim-title = Cel gry
battle-rules-aim = Pod falami kryją się dwie floty: piracka i hiszpańska. Zatop wrogie okręty warte 7 punktów, zanim twoje pójdą na dno.
battle-rules-ships = Każda flota ma sześć okrętów, po dwa każdego rodzaju. Okręt jest wart tyle punktów, ile ma masztów. Płynie zawsze o jedno pole i tylko do przodu: kropki przy dziobie pokazują dokąd.
battle-rules-one = Jeden maszt, 1 punkt: prosto do przodu.
battle-rules-two = Dwa maszty, 2 punkty: na ukos do przodu.
battle-rules-three = Trzy maszty, 3 punkty: prosto lub na ukos do przodu.

battle-rules-setup-title = Przygotowanie
battle-rules-sea = Morze ma dwanaście pól. Dwanaście pionków z okrętami miesza się i układa na polach falami do góry. Nikt nie wie, gdzie leży który okręt.
battle-rules-sea-ruling = Kształt, kwadrat cztery na cztery bez rogów, jest w instrukcji tylko narysowany.
battle-rules-fleets = Kto zaczyna, wybiera flotę, a drugi gracz dowodzi pozostałą. Tutaj o tym, kto zaczyna, decyduje los albo gospodarz.

battle-rules-turn-title = Twoja tura
battle-rules-turn = Zrób jedną rzecz, i tylko jedną: wypatruj, płyń albo zrób zwrot.
battle-rules-scout-name = Wypatrywanie
battle-rules-scout = Odwróć pionek z falami, na którym nie stoi żaden okręt. Zobacz, jaki okręt się ukazał, twój czy nie, i zdecyduj, jaki obierze kurs.
battle-rules-sail-name = Rejs
battle-rules-sail = Przesuń jeden ze swoich okrętów na jedną z jego kropek; kurs się nie zmienia. Może tam być wolna woda albo pionek z falami, na którym okręt wtedy staje. Jeśli stoi tam wrogi okręt, idzie na dno, a ty zdobywasz jego punkty. Nie możesz wpłynąć na pole z własnym okrętem ani wypłynąć poza morze.
battle-rules-bring-about-name = Zwrot
battle-rules-bring-about = Obróć jeden ze swoich okrętów na jego polu o ćwierć obrotu w lewo lub w prawo.

battle-rules-special-title = Warto wiedzieć
battle-rules-pass = Nie można pasować.
battle-rules-covered = Dopóki na pionku z falami stoi okręt, nikt nie może odwrócić tego pionka. Gdy okręt odpłynie lub zatonie, pionek zostaje, falami do góry.
battle-rules-secret = Nie macie przed sobą tajemnic: nikt nie wie, co leży pod falami. Każdy jeszcze nieodkryty okręt może się ukazać z taką samą szansą.

battle-rules-end-title = Koniec gry
battle-rules-sunk = Wygrywasz od razu, gdy zatopione przez ciebie okręty są warte 7 lub więcej punktów.
battle-rules-fair-winds-name = Pomyślne wiatry
battle-rules-fair-winds = Wygrywasz też, jeśli po czyjejkolwiek turze wszystkie sześć twoich okrętów jest odkrytych na morzu, a z wrogich ani jeden.
battle-rules-fair-winds-ruling = Zatopione okręty nie liczą się do tych sześciu.
battle-rules-stuck = Jeśli w swojej turze nie możesz nic zrobić, gra się kończy: żaden twój okręt nie jest odkryty, a na każdym pionku z falami stoi okręt. Wygrywa ten, kto ma więcej punktów; przy równej liczbie przegrywasz.
battle-rules-quiet = Po 50 turach z rzędu bez odwróconego pionka i bez zatopionego okrętu gra kończy się remisem.

battle-rules-match-title = Rozgrywanie meczu
battle-rules-match = Gra się kilka rund. Zwycięzca rundy zdobywa punkty meczowe: swoje punkty za zatopione okręty minus punkty przeciwnika, ale nigdy mniej niż 0. Zwycięzca zaczyna następną rundę i wybiera flotę. Wygrywa, kto pierwszy zdobędzie 7 punktów meczowych.
battle-rules-match-example = Hiszpanie zatopili okręty warte 8 punktów, a piraci warte 5: Hiszpanie zdobywają 3 punkty meczowe.
battle-rules-match-draw = Zremisowana runda nie daje punktów meczowych. Następną zaczyna ten, kto nie zaczynał tej.
battle-rules-match-limit = Po 20 rundach mecz się kończy. Wygrywa ten, kto ma więcej punktów meczowych; przy równej liczbie jest remis.

## Podpisy rysunków

battle-rules-shows-enemy = Piraci wypatrują na b3, tuż przed swoim okrętem. Może się ukazać hiszpański okręt, a jego kurs ustalą oni.
battle-rules-shows-sink = Piracki trójmasztowiec wpływa na hiszpański dwumasztowiec na b3 i zatapia go, za 2 punkty.
battle-rules-shows-turn = Jednomasztowiec na b4 stoi dziobem do brzegu planszy i nie może płynąć. Robi zwrot w prawo, ku hiszpańskiemu trójmasztowcowi.
battle-rules-shows-two = Dwumasztowiec płynie z b3 na c2. Pionek z falami, na którym stał, zostaje i znów można go odkryć.
battle-rules-shows-winds = Ukazało się pięć pirackich okrętów i ani jeden hiszpański. Jeśli szósty jest na d2, wygrywają piraci.
battle-rules-shows-match = Hiszpanie zatapiają okręt na b3 i wygrywają rundę 8 do 5: to 3 punkty meczowe.

## Co pokazują rysunki, dla tych, którzy ich nie widzą

battle-rules-drawn-one = Jednomasztowiec może popłynąć na pole wprost przed sobą.
battle-rules-drawn-two = Dwumasztowiec może popłynąć na dwa pola na ukos przed sobą.
battle-rules-drawn-three = Trójmasztowiec może popłynąć na trzy pola przed sobą.
