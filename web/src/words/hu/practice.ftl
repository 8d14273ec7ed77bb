practice-task = Találj jobb döntést!
practice-played = A játszmában ezt választottad: { $action }.
practice-same = Ezt választottad a játszmában is. Van jobb.
practice-wrong = Nem ez a legjobb: { $action }. Próbáld újra!
practice-right = Igen, ez az: { $action }.
practice-answer = A legjobb döntés: { $action }.
practice-figures = { $chosen } helyett { $better } győzelmi esély.
practice-proven = bizonyítva
practice-hint = Tipp
practice-hint-few = Csak néhány lehetőség maradt. Az egyik a legjobb.
practice-show = Mutasd meg
practice-next = Tovább
practice-replay = Visszajátszás
practice-due = { $count } hiba vár új próbára
practice-done = { $count ->
    [one] Most ennyi volt! A hibád egy idő múlva visszatér, hogy jól megjegyezd a jobb döntést.
   *[other] Most ennyi volt! A hibáid ({ $count }) egy idő múlva visszatérnek, hogy jól megjegyezd a jobb döntéseket.
}
practice-back = Az első visszatér: { $when }.
practice-none = Itt még nincsenek hibák. Fejezz be egy játszmát, és nyisd meg az elemzését: a hibáid itt várnak majd.
puzzle-of-the-day = A nap feladványa
puzzle-number = { $number }. feladvány
puzzle-level = Nehézség: { $level }
puzzle-task = Találd meg a legjobb döntést! Az egyik egyértelműen jobb a többinél.
puzzle-figures = { $better } győzelmi esély. A második legjobb döntés: { $rival } ({ $chosen }).
puzzles-about = Állások erős botok játszmáiból. Mindegyikben egy döntés egyértelműen a legjobb.
puzzles-solved = Megoldva: { $solved } / { $total }
puzzles-more = Még { $count } feladvány
