### Zakończona rozgrywka, odtworzona i oceniona. Szanse przychodzą jako tekst ze znakiem procentu: „12%”.
### $span to "turn" (tura) albo "round" (runda) tam, gdzie wszyscy grają jednocześnie. $action to, co można zrobić, w
### bezokoliczniku: „zatrzymać kości A, C”.

## Otwieranie

review = Analiza
review-open = Odtwórz zapisaną partię
review-open-about = Każdą skończoną partię możesz zapisać w pliku. Wybierz plik i obejrzyj ją jeszcze raz, ruch po ruchu.
review-choose = Wybierz plik
review-unreadable = W tym pliku nie ma zapisanej partii.
review-nothing = Nie ma tu czego odtworzyć
problem-no-record = Tej partii nie da się odtworzyć: nie zgadza się z zasadami.
problem-no-such-review = Tej analizy już nie ma. Otwórz plik jeszcze raz.
problem-not-proven = Tej partii nie można przeanalizować: plik nie dowodzi, że się skończyła.
review-fetching = Otwieramy partię…
review-curtain = Tylko dla: { $who }
review-to-table = Wróć do stołu
review-eyes = Czyj widok
review-open-cards = Wszystko odkryte
review-as = Tak to widzi { $who }
review-share = Udostępnij ten moment
review-copied = Link skopiowany.

## Droga przez rozgrywkę

review-controls = Kroki
review-moment = Moment
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
review-pause = Pauza
review-beginning = Gra jest przygotowana.
review-next = { $who } postanawia { $action }

## Dalsza gra od jednej chwili

review-what-if = A gdyby…?
review-what-if-title = Graj dalej stąd
review-what-if-about = Graj dalej od tego momentu, z botami i z nowymi losowaniami. Partia, którą oglądasz, się nie zmieni.
review-what-if-seat = Grasz jako
review-what-if-go = Graj dalej

## Ocena

review-chances = Szanse na wygraną
review-working = Sprawdzone kroki: { $done } / { $total }…
review-done = Analiza gotowa.
review-graph = Szanse każdego gracza na wygraną
review-zoom = { $span ->
    [round] Powiększ tę rundę
   *[turn] Powiększ tę turę
}
review-zoom-out = Pokaż całą partię
review-when = Kiedy

review-luck-title = Szczęście czy umiejętności?
review-luck = Szczęście
review-skill = Umiejętności
review-others = Inni
review-luck-about = Szczęście to wszystko, co zrobiły kości i karty, oraz to, czego nikt nie mógł widzieć. Umiejętności mówią, o ile lepiej ktoś decydował niż inni: szansa, którą ktoś oddaje, liczy się jako umiejętności wszystkich pozostałych. Razem pokazują, jak zmieniła się szansa na wygraną od początku do końca.
review-others-about = Inni to trzecia część, gdy gra więcej niż dwoje: kiedy ktoś oddaje szansę, każdy z pozostałych ma w niej udział. Tu liczy się to, co ktoś dostał ponad ten udział albo czego mu do niego zabrakło.
review-accuracy = Trafność: { $points }
review-accuracy-about = Trafność mówi, jak dobrze ktoś decydował: 100 to zawsze najlepsza decyzja, 0 to nie lepiej niż na chybił trafił.
review-luck-good = Szczęście
review-luck-bad = Pech
review-luck-even = Ani szczęście, ani pech
review-verdict = { $luck ->
    [good] Szczęście dodało { $chance }.
    [bad] Pech zabrał { $chance }.
   *[even] Szczęście prawie nic nie zmieniło.
} { $skill ->
    [good] Decyzje lepsze niż u innych dodały { $choices }.
    [bad] Lepsze decyzje innych kosztowały { $choices }.
   *[even] Decyzje były tak samo dobre jak u innych.
}
review-way = Szansa na wygraną: najpierw { $from }, na końcu { $to }.

review-mistakes = Błędy
review-whose = Czyje błędy
review-everybody = Błędy wszystkich
review-better = Lepiej { $action }
review-instead = Szansa na wygraną { $better } zamiast { $chosen }
review-fatal = przesądziło o przegranej
review-exact = udowodnione
review-reason-wins = Od razu wygrywa grę.
review-reason-loses = W przeciwnym razie gra jest od razu przegrana.
review-show-better = Pokaż lepszą decyzję
review-no-mistakes = Żadnych błędów wartych wzmianki.
review-all = { $count ->
    [one] Pokaż { $count } błąd
    [few] Pokaż wszystkie { $count } błędy
    [many] Pokaż wszystkie błędy ({ $count })
   *[other] Pokaż wszystkie błędy ({ $count })
}
review-fewer = Pokaż mniej

review-draws = Co wypadło, a czego można się było spodziewać
review-what = Co
review-seen = Wypadło
review-expected = Spodziewane
