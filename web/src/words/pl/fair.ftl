### Co obiecano przed grą i czy tego dotrzymano. $share to tekst ze znakiem procentu: "12%".

## Jedna partia

fair-checking = Losujemy wszystko jeszcze raz…
fair-to-replay = Wróć do powtórki
fair-closed = Zapieczętowane do końca gry
fair-before = Serwer wybrał swój los przed grą i pokazuje jego pieczęć; przeglądarka każdego gracza dodała własną liczbę. Po grze sekret zostaje ujawniony i każdy może sprawdzić każde losowanie.
fair-whole = Wszystko jest tak, jak obiecano
fair-whole-about = { $count ->
    [0] Twoja przeglądarka sama to przeliczyła. W tej partii niczego nie losowano.
    [one] Twoja przeglądarka sama powtórzyła jedyne losowanie: wynika ono z zapieczętowanego sekretu i z liczb graczy.
    [few] Twoja przeglądarka sama powtórzyła wszystkie { $count } losowania: każde wynika z zapieczętowanego sekretu i z liczb graczy.
    [many] Twoja przeglądarka sama powtórzyła wszystkie { $count } losowań: każde wynika z zapieczętowanego sekretu i z liczb graczy.
   *[other] Twoja przeglądarka sama powtórzyła wszystkie { $count } losowania: każde wynika z zapieczętowanego sekretu i z liczb graczy.
}
fair-broken = Nie jest tak, jak obiecano
fair-check-secret = Sekret pasuje do pieczęci.
fair-check-noted = Pieczęć i liczba są te same, które ta przeglądarka zanotowała przed grą.
fair-check-lot = Los wskazał, kto zaczyna: { $who }.
fair-check-draws = { $count ->
    [one] { $count } losowanie powtórzone z tym samym wynikiem.
    [few] { $count } losowania powtórzone, wszystkie z tym samym wynikiem.
    [many] { $count } losowań powtórzonych, wszystkie z tym samym wynikiem.
   *[other] { $count } losowania powtórzone z tym samym wynikiem.
}
fair-unnoted = Ta przeglądarka niczego nie zanotowała przed grą, więc nie wie, czy pieczęć się nie zmieniła.
fair-fault-secret = To nie ten sekret został zapieczętowany.
fair-fault-noted-commitment = To nie ta pieczęć, którą ta przeglądarka zanotowała przed grą.
fair-fault-noted-luck = Liczby, którą dodała ta przeglądarka, nie ma w zapisie.
fair-fault-lot = Według losu zaczyna { $drawn }, a w zapisie jest { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } losowanie z { $total } wychodzi inaczej: krok { $step } daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
    [few] { $count } losowania z { $total } wychodzą inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
    [many] { $count } losowań z { $total } wychodzi inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
   *[other] { $count } losowania z { $total } wychodzi inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
}
fair-fault-odds = W kroku { $step } serwer liczy inne możliwości niż te, które pokazuje plansza.
fair-fault-replay = W kroku { $step } serwer pokazuje co innego, niż jest w zapisie.
fair-fault-rules = { $step ->
    [0] Zapis nie zgadza się z zasadami.
   *[other] Krok { $step } zapisu jest niezgodny z zasadami.
}
fair-ingredients = Z czego losowano
fair-commitment = Pieczęć
fair-secret = Sekret
fair-bot = nic: to bot
fair-nothing = nic
fair-mine = z tej przeglądarki
fair-later = zostanie ujawniony po grze, razem ze wszystkimi losowaniami
fair-deal = Ta partia powtarza los innej partii. Kto ma zapis tamtej, może wiedzieć, co wypadnie.

## Jej losowania

fair-draws = Wszystkie losowania ({ $count })
fair-draws-all = Pokaż wszystkie losowania ({ $count })
fair-draws-fewer = Pokaż mniej
fair-draw-well = jak obiecano
fair-draw-wrong = źle
fair-draw-hmac = HMAC wiadomości { $message } z kluczem tej partii:
fair-draw-point = Po podzieleniu przez { $total } zostaje { $point }.
fair-draw-possible = Możliwości
fair-draw-weight = Waga
fair-draw-remainder = Reszta
fair-draw-recorded = w zapisie
fair-draw-look = Pokaż krok { $step } na planszy
fair-draw-step = Krok { $step }
fair-yourself = Tej stronie też nie musisz wierzyć. Pobierz zapis i sprawdź go samodzielnie:
fair-all = Co robi los na tym serwerze

## Jak to działa

fair-about = Każdy może sprawdzić każdy rzut, każdą kartę i każdy pionek. Nikt nie musi ufać temu serwerowi.
fair-file = Sprawdź zapisaną partię
fair-how = Jak to działa
fair-how-seal = Gdy powstaje stół, serwer wybiera sekret i pokazuje wszystkim jego pieczęć. Żaden inny sekret do niej nie pasuje, a samego sekretu nikt z niej nie odczyta.
fair-how-numbers = Przed grą przeglądarka każdego gracza dodaje własną liczbę.
fair-how-draws = Wszystko losuje się z sekretu i z tych liczb razem. Dlatego ani serwer, ani gracz nie decyduje sam o tym, co wypadnie.
fair-how-check = Po grze sekret zostaje ujawniony. Twoja przeglądarka albo twój własny program powtarza każde losowanie i porównuje.
fair-limits = Czego to nie pokaże: serwer w zmowie z graczem mógłby pozwolić mu wypróbować wiele liczb, a w czasie gry wie, co wypadnie. Gdzie nikt nie dodał liczby, trzeba zaufać sekretowi serwera.

## Wszystkie partie

chance = Los na tym serwerze
chance-counting = Liczymy…
chance-about = { $count ->
    [one] Wszystkie losowania z { $matches } zakończonej partii obok tego, czego należało oczekiwać.
   *[other] Wszystkie losowania z { $matches } zakończonych partii obok tego, czego należało oczekiwać.
}
chance-key = Pasek pokazuje, ile razy coś wypadło, a pionowy znak, ile razy należało tego oczekiwać. Linia w poprzek znaku sięga tak daleko, jak zwykle odchyla się uczciwy los.
chance-none = Nie zakończono tu jeszcze żadnej partii.
chance-lay = Części tunelu
chance-lot = Kto zaczyna
chance-few = Za mało losowań, żeby to ocenić.
chance-usual = Tak jak powinno być: uczciwy los odchyla się co najmniej tak bardzo w { $share } przypadków.
chance-rare = Rzadkie, ale możliwe: uczciwy los odchyla się tak bardzo rzadziej niż w 1 na 100 przypadków.
chance-wrong = To nie powinno się zdarzyć: uczciwy los odchyla się tak bardzo rzadziej niż w 1 na 10 000 przypadków.
chance-figures = Losowań: { $draws } · χ² = { $chi }, stopnie swobody: { $freedom }
