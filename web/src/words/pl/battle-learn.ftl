### Kurs gry Battle for Tortuga: po jednym lub dwa zdania.

battle-learn-hidden = Pod falami kryje się sześć twoich pirackich okrętów i sześć hiszpańskich. Nikt nie wie, gdzie jest który. Zatop okręty warte 7 punktów, a wygrasz.
battle-learn-scout = W swojej turze robisz jedną rzecz. Wypatruj: dotknij fal na b2 i odkryj pionek.
battle-learn-scout-head = Piracki trójmasztowiec, twój! Gdy odkrywasz okręt, ty wybierasz jego kurs. Skieruj go na północ.
battle-learn-scout-done = Kropki przy dziobie pokazują, dokąd okręt może płynąć. Jest wart tyle punktów, ile ma masztów.
battle-learn-enemy = Teraz wypatruj na b3, tuż przed swoim okrętem.
battle-learn-enemy-head = Hiszpański okręt! Jego kurs też wybierasz ty: na północ, rufą do twojego okrętu.
battle-learn-enemy-head-wrong = Z kursem na południe mógłby zatopić twój okręt. Ustaw go rufą do siebie: na północ.
battle-learn-enemy-done = Nie dosięgnie cię, a stoi tuż przed twoim dziobem: w następnej turze możesz go zatopić.
battle-learn-one = Okręt płynie o jedno pole, nigdy w bok ani wstecz. Jednomasztowiec płynie prosto: dotknij swojego, a potem pola a3.
battle-learn-one-done = Teraz stoi na pionku z falami. Nikt nie odkryje tego pionka, dopóki okręt nie odpłynie.
battle-learn-two = Dwumasztowiec płynie na ukos do przodu. Popłyń swoim z b3 na puste pole c2.
battle-learn-two-done = Pionek, na którym stał, zostaje na miejscu i znów można go odkryć.
battle-learn-sink = Trójmasztowiec płynie prosto albo na ukos do przodu. Popłyń na b3, gdzie stoi hiszpański okręt.
battle-learn-sink-wrong = Tak też można, ale wróg jest w zasięgu: popłyń na b3 i zatop go.
battle-learn-sink-done = Zatopiony! Dwa maszty, dwa punkty dla ciebie.
battle-learn-turn = Twój jednomasztowiec na b4 stoi dziobem do brzegu planszy i nie może płynąć. Dotknij go i zrób zwrot w prawo, w stronę wroga.
battle-learn-turn-done = Zwrot zajmuje całą turę. Ale teraz hiszpański trójmasztowiec jest tuż przed twoim dziobem.
battle-learn-danger = Uważaj na kropki wroga: hiszpański okręt na a3 może dopłynąć na b2, b3 i b4. Ratuj swój trójmasztowiec!
battle-learn-danger-wrong = Wtedy Hiszpanie mogą zatopić twój trójmasztowiec za 3 punkty. Popłyń na c4, poza ich zasięg.
battle-learn-danger-done = Bezpieczny! Przed każdym ruchem sprawdź wszystkie wrogie dzioby.
battle-learn-seven = Masz 5 punktów za zatopione okręty, a w zasięgu jest dwumasztowiec. Zatop go!
battle-learn-seven-done = To razem 7 punktów: wygrywasz od razu.
battle-learn-winds = Jest jeszcze inny sposób na wygraną. Odkryto pięć twoich okrętów i ani jednego hiszpańskiego: wypatruj na d2.
battle-learn-winds-head = Twój szósty! Skieruj go na zachód.
battle-learn-winds-done = Pomyślne wiatry: wszystkie twoje okręty są na morzu, a z wrogich ani jeden. Wygrywasz!
battle-learn-match = Mecz ma kilka rund. Tu dowodzisz Hiszpanami: zatop okręt na b3, a runda będzie twoja.
battle-learn-match-done = Masz 8 punktów za zatopione okręty, a piraci 5. To 3 punkty meczowe dla ciebie i ty zaczynasz następną rundę. Kto pierwszy zbierze 7 punktów meczowych, wygrywa.

## Jak nazywają się gracze

battle-captain-pirates = Anne
battle-captain-spain = Diego
