practice-task = Znajdź lepszą decyzję.
practice-played = Twoja decyzja w grze: { $action }.
practice-same = Tak było w grze. Jest coś lepszego.
practice-wrong = To nie jest najlepsze: { $action }. Spróbuj jeszcze raz.
practice-right = Tak, to jest to: { $action }.
practice-answer = Najlepsza decyzja: { $action }.
practice-figures = Szansa na wygraną { $better } zamiast { $chosen }.
practice-proven = udowodnione
practice-hint = Podpowiedź
practice-hint-few = Zostało tylko kilka możliwości. Jedna z nich jest najlepsza.
practice-show = Pokaż
practice-next = Dalej
practice-replay = Powtórka
practice-due = { $count ->
    [one] { $count } błąd do przećwiczenia
    [few] { $count } błędy do przećwiczenia
   *[many] { $count } błędów do przećwiczenia
}
practice-done = { $count ->
    [one] Na razie to wszystko! Twój błąd wróci za jakiś czas, żeby utrwalić lepszą decyzję.
    [few] Na razie to wszystko! Twoje { $count } błędy wrócą za jakiś czas, żeby utrwalić lepsze decyzje.
   *[many] Na razie to wszystko! Twoich { $count } błędów wróci za jakiś czas, żeby utrwalić lepsze decyzje.
}
practice-back = Pierwszy wróci { $when }.
practice-none = Nie ma tu jeszcze błędów. Skończ grę i otwórz jej analizę: twoje błędy będą tu czekać na nową próbę.
puzzle-of-the-day = Zagadka dnia
puzzle-number = Zagadka { $number }
puzzle-level = Trudność: { $level }
puzzle-task = Znajdź najlepszą decyzję. Jedna jest wyraźnie lepsza od pozostałych.
puzzle-figures = Szansa na wygraną { $better }. Druga najlepsza decyzja: { $rival } ({ $chosen }).
puzzles-about = Pozycje z gier silnych botów. W każdej jedna decyzja jest wyraźnie najlepsza.
puzzles-solved = Rozwiązane: { $solved } / { $total }
puzzles-more = { $count ->
    [one] Jeszcze { $count } zagadka
    [few] Jeszcze { $count } zagadki
   *[many] Jeszcze { $count } zagadek
}
