### Ten sam los: partia ze szczęściem wcześniejszej i to, jak poszły obie.

deal-about = { $game ->
    [cartagena] Ten sam tunel, a karty przychodzą w tej samej kolejności.
    [tortuga] W worku czekają te same skrzynie, a na każdej kości wypadają te same symbole w tej samej kolejności.
   *[battle] Te same okręty pojawiają się w tej samej kolejności.
} Co z tego wyniknie, zależy od ciebie.
deal-known = Kto widział którąś z tych partii, może wiedzieć, co wypadnie. Dlatego służą one tylko do porównań i do niczego więcej się nie liczą.
deal-again = Zagraj to jeszcze raz
deal-friend = Rzuć wyzwanie znajomemu
deal-friend-about = Kto usiądzie przy tym stole, dostanie twoje miejsce i twój los, a za przeciwników boty.
deal-friend-known = To przyjacielskie wyzwanie: kto grał już to rozdanie, choćby pod innym imieniem, wie, co wypadnie. Nikt nie może tego sprawdzić.

deal-title = Ten sam los: partie obok siebie
deal-first = Pierwsza partia
deal-number = Partia { $number }
deal-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
deal-undone = { $count ->
    [one] { $count } cofnięta
    [few] { $count } cofnięte
    [many] { $count } cofniętych
   *[other] { $count } cofniętej
}
deal-hidden = Jak grali inni, zobaczysz, gdy skończysz swoją partię.
deal-play = Do stołu
