### Zakończona rozgrywka, odtworzona i oceniona. Szanse przychodzą jako tekst ze znakiem procentu: „12%”.
### $span to "turn" (tura) albo "round" (runda) tam, gdzie wszyscy grają jednocześnie.

## Otwieranie

review = Analiza
review-open = Odtwórz zapis
review-open-about = Każdą zakończoną partię można zapisać w pliku. Wybierz go, a partia zostanie tu odtworzona ruch po ruchu.
review-choose = Wybierz plik
review-unreadable = Ten plik nie jest zapisem zakończonej partii.
review-nothing = Nie ma tu czego odtwarzać
problem-no-record = Tego zapisu nie da się odtworzyć: nie zgadza się z zasadami.
review-fetching = Wczytujemy partię…
review-to-table = Wróć do stołu
review-eyes = Czyimi oczami
review-open-cards = Wszystko odkryte
review-as = Tak to widzi { $who }
review-share = Udostępnij tę chwilę
review-copied = Link skopiowany.

## Droga przez rozgrywkę

review-controls = Kroki
review-moment = Chwila
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Przygotowanie
   *[other] { $span ->
        [round] Runda { $number }
       *[turn] Tura { $number }
    }
}
review-end = Koniec
review-back = Krok wstecz
review-on = Krok dalej
review-back-turn = { $span ->
    [round] Rundę wstecz
   *[turn] Turę wstecz
}
review-on-turn = { $span ->
    [round] Rundę dalej
   *[turn] Turę dalej
}
review-play = Odtwarzaj
review-pause = Wstrzymaj
review-beginning = Stół jest gotowy.
review-next = { $who }: { $action }

## Dalsza gra od jednej chwili

review-what-if = Co by było, gdyby…?
review-what-if-title = Graj dalej stąd
review-what-if-about = Od tej chwili partia toczy się dalej, z nowymi losowaniami, dla ciebie i botów. Ta, którą oglądasz, pozostaje bez zmian.
review-what-if-seat = Grasz jako
review-what-if-go = Graj dalej

## Ocena

review-chances = Szanse na wygraną
review-working = Ocenione kroki: { $done } z { $total }…
review-done = Analiza jest gotowa.
review-graph = Szanse graczy na wygraną
review-when = Kiedy

review-luck-title = Szczęście czy umiejętności?
review-luck = Szczęście
review-skill = Umiejętności
review-error = Reszta
review-error-about = Szczęście to wszystko, co sprawiły kości i losowania; umiejętności to zysk lub strata z decyzji w porównaniu z najlepszymi. Reszta to błąd oszacowań i to, czego nikt nie mógł wiedzieć.
review-luck-good = Szczęście
review-luck-bad = Pech
review-luck-even = Ani szczęście, ani pech
review-verdict = { $luck ->
    [good] Los dodał { $chance };
    [bad] Los zabrał { $chance };
   *[even] Los niewiele znaczył;
} { $skill ->
    [good] decyzje lepsze niż u innych dały { $choices }.
    [bad] słabsze decyzje kosztowały { $choices }.
   *[even] decyzje były równie dobre jak u innych.
}
review-way = Od { $from } do { $to }.

review-mistakes = Błędy
review-whose = Czyje błędy
review-everybody = Błędy wszystkich
review-better = Lepiej: { $action }
review-instead = { $better } zamiast { $chosen }
review-fatal = przesądziło o przegranej
review-exact = dowiedzione
review-show-better = Pokaż lepszy wybór
review-no-mistakes = Żadnego błędu wartego wzmianki.
review-all = { $count ->
    [one] Pokaż { $count } błąd
    [few] Pokaż wszystkie { $count } błędy
    [many] Pokaż wszystkie błędy ({ $count })
   *[other] Pokaż wszystkie błędy ({ $count })
}
review-fewer = Pokaż mniej

review-draws = Los a oczekiwania
review-what = Co
review-seen = Wypadło
review-expected = Oczekiwano
