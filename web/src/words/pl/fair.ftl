### Czy kości i karty były uczciwe i jak każdy może to sprawdzić. $share to tekst ze znakiem procentu: "12%". Losowanie to wszystko, o czym decyduje przypadek; pieczęć to zobowiązanie (commitment).

## Jedna partia

fair-checking = Sprawdzamy każde losowanie…
fair-to-replay = Wróć do powtórki
fair-closed = Zapieczętowane do końca gry
fair-before = Przed grą serwer wybrał sekret i pokazał jego pieczęć, a przeglądarka każdego gracza dodała losową liczbę. Po grze zobaczysz sekret i każdy będzie mógł sprawdzić każde losowanie.
fair-whole = Wszystko było uczciwe
fair-whole-about = { $count ->
    [0] Twoja przeglądarka sama to sprawdziła. W tej partii niczego nie losowano.
    [one] Twoja przeglądarka sama powtórzyła losowanie: wynika wprost z zapieczętowanego sekretu i liczb graczy.
    [few] Twoja przeglądarka sama powtórzyła wszystkie { $count } losowania: każde wynika wprost z zapieczętowanego sekretu i liczb graczy.
    [many] Twoja przeglądarka sama powtórzyła wszystkie losowania ({ $count }): każde wynika wprost z zapieczętowanego sekretu i liczb graczy.
   *[other] Twoja przeglądarka sama powtórzyła wszystkie losowania ({ $count }): każde wynika wprost z zapieczętowanego sekretu i liczb graczy.
}
fair-broken = Coś się tu nie zgadza
fair-check-secret = Sekret pasuje do pieczęci.
fair-check-noted = Pieczęć i twoja liczba to te same, które twoja przeglądarka zapisała przed grą.
fair-check-lot = Wylosowano, kto zaczyna: { $who }.
fair-check-draws = { $count ->
    [one] Powtórzono { $count } losowanie: wynik ten sam.
    [few] Powtórzono { $count } losowania: wszystkie wyniki te same.
    [many] Powtórzono { $count } losowań: wszystkie wyniki te same.
   *[other] Powtórzono { $count } losowania: wyniki te same.
}
fair-unnoted = Twoja przeglądarka niczego nie zapisała przed tą grą, więc nie wie, czy pieczęć jest wciąż ta sama.
fair-device = Ta partia była rozegrana na urządzeniu, bez serwera. Losowania pasują do sekretu, ale sekret pochodził z samego urządzenia, więc innym niczego to nie dowodzi.
fair-fault-secret = To nie jest sekret, który zapieczętowano.
fair-fault-noted-commitment = To nie jest pieczęć, którą twoja przeglądarka zapisała przed grą.
fair-fault-noted-luck = W zapisie partii brakuje liczby, którą dodała twoja przeglądarka.
fair-fault-lot = Z losowania wynika, że zaczyna { $drawn }, ale według zapisu zaczyna { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } losowanie (wszystkich: { $total }) wychodzi inaczej: krok { $step } daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
    [few] { $count } losowania (wszystkich: { $total }) wychodzą inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
    [many] { $count } losowań (wszystkich: { $total }) wychodzi inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
   *[other] { $count } losowania (wszystkich: { $total }) wychodzi inaczej. Pierwsze to krok { $step }: daje „{ $drawn }”, a w zapisie jest „{ $recorded }”.
}
fair-fault-odds = W kroku { $step } serwer losował z czegoś innego, niż zostało na planszy.
fair-fault-replay = W kroku { $step } serwer pokazuje coś innego niż zapis partii.
fair-fault-rules = { $step ->
    [0] Zapis partii łamie zasady.
   *[other] Krok { $step } w zapisie partii łamie zasady.
}
fair-ingredients = Z czego powstały losowania
fair-commitment = Pieczęć
fair-secret = Sekret
fair-bot = nic (bot)
fair-nothing = nic
fair-mine = z twojej przeglądarki
fair-later = zobaczysz po grze, razem ze wszystkimi losowaniami
fair-deal = Ta partia powtarza losowania innej. Kto zapisał tamtą, może wiedzieć, co wypadnie.

## Jej losowania

fair-draws = { $count ->
    [one] { $count } losowanie
    [few] Wszystkie { $count } losowania
    [many] Wszystkie losowania ({ $count })
   *[other] Wszystkie losowania ({ $count })
}
fair-draws-all = Pokaż wszystkie ({ $count })
fair-draws-fewer = Pokaż mniej
fair-draw-well = uczciwe
fair-draw-wrong = błędne
fair-draw-hmac = HMAC wiadomości { $message } z kluczem tej partii:
fair-draw-point = Reszta z dzielenia przez { $total } to { $point }.
fair-draw-possible = Możliwości
fair-draw-weight = Waga
fair-draw-remainder = Reszta
fair-draw-recorded = w zapisie partii
fair-draw-look = Zobacz krok { $step } na planszy
fair-draw-step = Krok { $step }
fair-yourself = Nie musisz nam wierzyć na słowo. Zapisz partię i sprawdź ją na własną rękę:
fair-all = Losowania na tym serwerze w liczbach

## Jak to działa

fair-about = Każdy może sprawdzić każdy rzut, każdą kartę i każdy okręt. Nie musisz ufać temu serwerowi.
fair-file = Sprawdź zapisaną partię
fair-how = Jak to działa
fair-how-seal = Gdy powstaje stół, serwer wybiera sekret i pokazuje wszystkim jego pieczęć. Żaden inny sekret do niej nie pasuje, a samego sekretu nikt z niej nie odczyta.
fair-how-numbers = Przed grą przeglądarka każdego gracza dodaje losową liczbę.
fair-how-draws = Każde losowanie w grze oblicza się z sekretu i tych liczb razem. Dlatego nikt nie decyduje sam o tym, co wypadnie: ani serwer, ani żaden gracz.
fair-how-check = Po grze zobaczysz sekret. Twoja przeglądarka albo twój własny program powtarza każde losowanie i porównuje wyniki.
fair-limits = Czego to nie udowodni: serwer w zmowie z graczem mógłby pozwolić mu wypróbować wiele liczb, a w trakcie gry serwer wie, co wypadnie. Jeśli żaden gracz nie doda liczby, trzeba zaufać sekretowi serwera.

## Wszystkie partie

chance = Losowania na tym serwerze
chance-counting = Liczymy…
chance-about = { $count ->
    [one] Wszystko, co wylosowano w { $matches } zakończonej partii, obok tego, czego można się było spodziewać.
   *[other] Wszystko, co wylosowano w { $matches } zakończonych partiach, obok tego, czego można się było spodziewać.
}
chance-key = Pasek pokazuje, ile razy coś wypadło, a pionowa kreska, ile razy powinno wypaść średnio. Idealnie nie zgadza się to nigdy: linia w poprzek kreski pokazuje, jaka różnica to jeszcze zwykły przypadek.
chance-none = Nie skończyła się tu jeszcze żadna partia.
chance-lay = Części tunelu
chance-lot = Kto zaczyna
chance-few = Za mało losowań, żeby to ocenić.
chance-usual = Wygląda dobrze: nawet przy uczciwym losowaniu różnica jest co najmniej tak duża w { $share } przypadków.
chance-rare = Nietypowe, ale się zdarza: przy uczciwym losowaniu tak duża różnica trafia się rzadziej niż raz na 100 razy.
chance-wrong = To nie powinno się zdarzyć: przy uczciwym losowaniu tak duża różnica trafia się rzadziej niż raz na 10{ "\u00A0" }000 razy.
chance-figures = Losowań: { $draws } · χ² = { $chi }, stopnie swobody: { $freedom }
