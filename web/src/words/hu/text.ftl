### A tábla szövegként, bármelyik játékban

text-board = A játék szövegként
text-can = Mit tehetsz?
text-advised = ajánlott
text-waiting = Rájuk várunk: { $names }.
text-nothing = Most semmit.
text-happened = Mi történt az előbb?
text-position = Az asztal
text-score = Pont: { $score }
text-none = nincs
text-yes = igen
text-no = nem
