### The board as text, whichever game it is

text-board = Gra jako tekst
text-can = Co możesz zrobić
text-advised = zalecane
text-waiting = Czekamy na: { $names }.
text-nothing = Teraz nic.
text-happened = Co się właśnie stało
text-position = Stół
text-score = Punkty: { $score }
text-none = brak
text-yes = tak
text-no = nie
