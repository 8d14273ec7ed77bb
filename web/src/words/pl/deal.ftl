### Te same losowania: partia, w której wszystko wypada jak we wcześniejszej, i wyniki obu.

deal-about = { $luck } Co z tym zrobisz, zależy od ciebie!
deal-luck = Wszystko wypadnie w tej samej kolejności.
deal-known = Jeśli znasz już którąś z tych partii, możesz wiedzieć, co wypadnie. Dlatego są tylko do porównywania i nie wliczają się do statystyk.
deal-again = Zagraj jeszcze raz
deal-friend = Rzuć wyzwanie
deal-friend-about = Wyślij ten link: druga osoba zagra z botami z twojego miejsca i z tymi samymi losowaniami co ty.
deal-friend-known = To przyjacielskie wyzwanie: kto już grał z tymi losowaniami, choćby pod innym imieniem, wie, co wypadnie. Nie da się tego sprawdzić.

deal-title = Te same losowania: porównanie
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
deal-hidden = Jak zagrali inni, zobaczysz po skończeniu swojej partii.
deal-play = Idź do stołu
