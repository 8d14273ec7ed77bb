### Kurs gry Battle for Tortuga: po jednym lub dwa zdania.

battle-learn-hidden = Pod falami kryje się sześć twoich okrętów, pirackich, i sześć hiszpańskich. Nikt nie wie, który gdzie leży. Zatop okręty warte 7 punktów, a wygrasz.
battle-learn-scout = W swojej turze robisz jedną rzecz. Wypatruj: dotknij fal na b2 i odkryj je.
battle-learn-scout-head = Piracki trójmasztowiec, twój! Kto odkryje okręt, ustala jego kurs. Skieruj go na północ.
battle-learn-scout-done = Kropki przy dziobie pokazują, dokąd może płynąć. Okręt jest wart tyle punktów, ile ma masztów.
battle-learn-enemy = Teraz odkryj b3, tuż przed swoim okrętem.
battle-learn-enemy-head = Hiszpański! Jego kurs też ustalasz ty: na północ, rufą do twojego okrętu.
battle-learn-enemy-head-wrong = Z kursem na południe mógłby zatopić twój okręt. Odwróć go do siebie rufą: na północ.
battle-learn-enemy-done = Nie dosięgnie cię, ale stoi przed twoim dziobem: w następnej turze możesz go zatopić.
battle-learn-one = Okręt płynie o jedno pole, nigdy w bok ani wstecz. Jednomasztowiec płynie prosto: dotknij swojego, a potem a3.
battle-learn-one-done = Teraz stoi na pionku z falami. Nikt nie może go odkryć, dopóki okręt nie odpłynie.
battle-learn-two = Dwumasztowiec płynie na ukos do przodu. Popłyń z b3 na wolną wodę na c2.
battle-learn-two-done = Pionek, na którym stał, zostaje na miejscu i znów można go odkryć.
battle-learn-sink = Trójmasztowiec płynie prosto albo na ukos do przodu. Popłyń na b3, gdzie stoi hiszpański okręt.
battle-learn-sink-wrong = Tak też można, ale wróg jest w zasięgu: popłyń na b3 i zatop go.
battle-learn-sink-done = Zatopiony! Dwa maszty, dwa punkty dla ciebie.
battle-learn-turn = Twój jednomasztowiec na b4 patrzy poza morze i nie może płynąć. Dotknij go i zrób zwrot w prawo, ku wrogowi.
battle-learn-turn-done = Ćwierć obrotu kosztuje całą turę. Ale teraz hiszpański trójmasztowiec stoi przed twoim dziobem.
battle-learn-danger = Uważaj na kropki wroga: hiszpański okręt na a3 ma w zasięgu b2, b3 i b4. Ratuj swój trójmasztowiec.
battle-learn-danger-wrong = Wtedy Hiszpanie mogą zatopić twój trójmasztowiec, za 3 punkty. Popłyń na c4, poza ich zasięg.
battle-learn-danger-done = Bezpieczny. Zanim wydasz rozkaz, spójrz na każdy wrogi dziób.
battle-learn-seven = Zatopione przez ciebie okręty są warte 5 punktów, a w zasięgu jest dwumasztowiec. Zatop go.
battle-learn-seven-done = To razem 7 punktów: wygrywasz od razu.
battle-learn-winds = Wygrać można też inaczej. Ukazało się pięć twoich okrętów i ani jeden hiszpański: odkryj d2.
battle-learn-winds-head = Twój szósty! Skieruj go na zachód.
battle-learn-winds-done = Pomyślne wiatry: wszystkie twoje okręty są na morzu, a wrogich nie ma wcale. Wygrywasz.
battle-learn-match = Mecz ma kilka rund. Tu dowodzisz Hiszpanami: zatop okręt na b3, a runda będzie twoja.
battle-learn-match-done = Masz 8 punktów za zatopione okręty, piraci 5: to 3 punkty meczowe i ty zaczynasz następną rundę. Kto pierwszy ma 7 punktów meczowych, wygrywa.

## What the players are called

battle-captain-pirates = Anne
battle-captain-spain = Diego
