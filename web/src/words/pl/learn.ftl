### Nauka przez granie: co mówi każdy kurs. $action to, co można zrobić, tak jak mówi to gra.

learn-next = Dalej
learn-back = Poprzednia lekcja
learn-again = Jeszcze raz
learn-show = Pokaż
learn-step = Lekcja { $step } z { $last }
learn-wrong = Tak też można, ale spróbuj tego: { $action }.
learn-restart = Od początku
learn-finished = Już umiesz grać
learn-finished-about = Reszta przyjdzie z graniem. Na początek majtek to łagodny przeciwnik.
learn-play = Zagraj teraz z botami

## Gracze według koloru swoich figur albo według floty

learn-seat-0 = Niebieski
learn-seat-1 = Czerwony
learn-seat-2 = Zielony
learn-seat-3 = Żółty
