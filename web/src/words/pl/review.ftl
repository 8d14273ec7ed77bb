### Zakończona partia, odtworzona i oceniona. Szanse przychodzą jako tekst ze znakiem procentu: „12%”.

## Otwieranie

review = Analiza
review-open = Odtwórz zapis
review-open-about = Każdą zakończoną partię można zapisać w pliku. Wybierz go, a zostanie tu odtworzona ruch po ruchu.
review-choose = Wybierz plik
review-unreadable = Ten plik nie jest zapisem zakończonej partii.
review-nothing = Nie ma tu czego odtwarzać
review-fetching = Wczytujemy partię…
review-to-table = Wróć do stołu
review-eyes = Czyimi oczami
review-open-cards = Wszystko odkryte
review-as = Widok gracza: { $who }
review-share = Udostępnij tę chwilę
review-copied = Link skopiowany.

## Droga przez partię

review-controls = Kroki
review-moment = Chwila
review-at = Tura { $turn } · krok { $step } z { $last }
review-turn = Tura { $number }
review-end = Koniec
review-back = Krok wstecz
review-on = Krok dalej
review-back-turn = Tura wstecz
review-on-turn = Tura dalej
review-play = Odtwarzaj
review-pause = Pauza
review-beginning = Stół jest gotowy.
review-next = { $who }: { $action }

## Co o tym sądzić

review-chances = Szanse na wygraną
review-working = Ocenione kroki: { $done } z { $total }…
review-done = Analiza jest gotowa.
review-graph = Szansa każdego gracza na wygraną
review-when = Kiedy

review-luck-title = Szczęście czy umiejętności?
review-luck = Szczęście
review-skill = Umiejętności
review-error = Reszta
review-error-about = Szczęście to wszystko, co zrobiły kości i losowania; umiejętności to, co decyzje zyskały lub straciły wobec najlepszych. Reszta to błąd szacunków i to, czego nikt nie mógł wiedzieć.
review-luck-good = Szczęście
review-luck-bad = Pech
review-luck-even = Ani szczęście, ani pech
# $luck i $skill to good, bad lub even; $chance i $choices mówią ile.
review-verdict = { $luck ->
    [good] Los dał { $chance };
    [bad] Los zabrał { $chance };
   *[even] Los prawie się nie liczył;
} { $skill ->
    [good] lepsze decyzje niż u innych zyskały { $choices }.
    [bad] słabsze decyzje straciły { $choices }.
   *[even] decyzje były tak dobre jak u innych.
}
review-way = Z { $from } na { $to }.

review-mistakes = Błędy
review-whose = Czyje błędy
review-everybody = Błędy wszystkich
review-better = Lepiej: { $action }
review-instead = { $better } zamiast { $chosen }
review-fatal = przesądziło o przegranej
review-exact = dowiedzione
review-show-better = Pokaż lepszą decyzję
review-no-mistakes = Żadnego błędu wartego wzmianki.
review-all = { $count ->
    [one] Pokaż jedyny błąd
    [few] Pokaż wszystkie { $count } błędy
    [many] Pokaż wszystkie błędy ({ $count })
   *[other] Pokaż wszystkie błędy ({ $count })
}
review-fewer = Pokaż mniej

review-draws = Los wobec oczekiwań
review-what = Co
review-seen = Wypadło
review-expected = Oczekiwane
review-draws-cartagena-draw = Dobrane karty
review-draws-tortuga-throw = Rzuty kośćmi
review-draws-tortuga-draw = Skrzynie z worka
review-draws-tortuga-token = Żetony skarbu
review-draws-battle-reveal = Wypatrzone okręty
review-ship = { $fleet ->
    [pirates] { $masts ->
        [1] piracki jednomasztowiec
        [2] piracki dwumasztowiec
       *[3] piracki trójmasztowiec
    }
   *[spain] { $masts ->
        [1] hiszpański jednomasztowiec
        [2] hiszpański dwumasztowiec
       *[3] hiszpański trójmasztowiec
    }
}
