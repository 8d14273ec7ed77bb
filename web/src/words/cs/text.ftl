### Deska jako text, ať je to kterákoli hra

text-board = Hra jako text
text-can = Co můžeš udělat
text-advised = doporučeno
text-waiting = Čeká se na: { $names }.
text-nothing = Teď nic.
text-happened = Co se právě stalo
text-position = Stůl
text-score = Body: { $score }
text-none = nic
text-yes = ano
text-no = ne
