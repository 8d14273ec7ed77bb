### Nauka przez granie: co mówi każdy kurs. $action to, co można zrobić, w bezokoliczniku: „zatrzymać kości A, C”.

learn-next = Dalej
learn-back = Poprzednia lekcja
learn-again = Spróbuj ponownie
learn-show = Pokaż mi
learn-step = Lekcja { $step } z { $last }
learn-wrong = Tak też można, ale lepiej { $action }.
learn-restart = Zacznij od nowa
learn-finished = Już umiesz grać!
learn-finished-about = Reszty nauczysz się, grając. Na początek w sam raz będzie Majtek, łatwy przeciwnik.
learn-play = Zagraj z botami

## Gracze według koloru swoich figur albo według floty

learn-seat-0 = Niebieski
learn-seat-1 = Czerwony
learn-seat-2 = Zielony
learn-seat-3 = Żółty
