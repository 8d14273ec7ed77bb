### Plansza jako tekst, w każdej grze

text-board = Gra jako tekst
text-can = Co możesz zrobić
text-advised = polecane
text-waiting = Czekamy na: { $names }.
text-nothing = Na razie nic.
text-happened = Co się przed chwilą stało
text-position = Stół
text-score = Punkty: { $score }
text-none = brak
text-yes = tak
text-no = nie
