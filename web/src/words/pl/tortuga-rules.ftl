### Zasady Tortugi dla graczy. Numery takie jak T3.2 dodaje strona.

tortuga-rules-aim-title = Cel gry
tortuga-rules-aim = Dowieź skrzynie ze skarbami do domu, na Tortugę. Gdy ktoś na koniec rundy ma ich tam sześć, gra się kończy i wygrywa najwyższy wynik.
tortuga-rules-journey = Skrzynia wędruje od prawej do lewej: z twojej wyspy do załogi, do floty i na Tortugę, co rundę o krok. Im dalej dotrze, tym więcej daje punktów. Fioletowe skrzynie liczą się podwójnie.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flota
tortuga-rules-place-crew = Załoga
tortuga-rules-place-island = Wyspa
tortuga-rules-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

tortuga-rules-setup-title = Przygotowanie
tortuga-rules-chests = W worku jest 40 skrzyń. Każdy kolor ma na zamku własny znak.
tortuga-rules-red = { $count } czerwonych
tortuga-rules-blue = { $count } niebieskich
tortuga-rules-yellow = { $count } żółtych
tortuga-rules-white = { $count } białych
tortuga-rules-purple = { $count } fioletowych
tortuga-rules-start = Twój statek i twój pirat zaczynają na polu 3 swoich lin. Losujesz dwie skrzynie: pierwsza trafia na wyspę, druga do załogi. Gracza rozpoczynającego wskazuje los albo gospodarz.
tortuga-rules-dice = Masz pięć kości. Na każdej jest czaszka i pięć akcji; obok akcji stoi liczba od 1 do 5: tyle ta kość jest w niej warta.
tortuga-rules-dice-ruling = Liczby jednej kości znamy na pewno, pozostałe z niej wywnioskowaliśmy.
tortuga-rules-face-fleet = Rozbudowa floty
tortuga-rules-face-crew = Werbunek
tortuga-rules-face-hunt = Poszukiwanie skarbu
tortuga-rules-face-boarding = Abordaż
tortuga-rules-face-raid = Napad
tortuga-rules-face-skull = Czaszka: dowolna akcja
tortuga-rules-round = Runda ma trzy fazy: rzut, akcje, rejs.

tortuga-rules-throw-title = Rzut
tortuga-rules-throw = Wszyscy jednocześnie rzucają wszystkimi jeszcze niepołożonymi kośćmi, każdy za swoją zasłonką.
tortuga-rules-keep = Zatrzymaj co najmniej jedną kość, tylko do jednej akcji: kości z tą akcją, z czaszkami lub bez nich, albo same czaszki. Nie musisz zatrzymać wszystkich, które pasują.
tortuga-rules-reveal = Gdy wszyscy zdecydują, zasłonki opadają. Zatrzymane kości trafiają na swoją akcję, pozostałe wracają do ręki. Rzuca się ponownie, aż wszystkie kości będą położone.
tortuga-rules-skulls = Czaszka dołącza do akcji, z którą ją zatrzymano, i jest warta tyle, ile jej kość ma przy tej akcji. Jeśli zatrzymasz same czaszki, po odsłonięciu mówisz, do której akcji dołączą: wszystkie do tej samej.
tortuga-rules-skulls-ruling = Gracze wybierają akcję swoich czaszek po kolei, od gracza rozpoczynającego.
tortuga-rules-room = Flota, werbunek i poszukiwanie mieszczą wszystkie pięć kości. Abordaż mieści tyle, na ile pozwala pole twojego statku, a napad tyle, na ile pozwala pole twojego pirata.
tortuga-rules-room-space = Pole
tortuga-rules-room-dice = Kości
tortuga-rules-again = Jeśli żadnej swojej kości nie możesz nigdzie położyć, rzucaj nimi ponownie, jawnie, aż co najmniej jedną da się położyć.
tortuga-rules-bonus = Jeśli wszystkie twoje kości były położone już przed rzutem, dostajesz po nim premię: połóż żeton z 1 przy dowolnej swojej akcji albo odwróć swój żeton z 1 na 2. Żetony zostają do końca gry.
tortuga-rules-bonus-ruling = Kto dostaje premię, wybiera ją w tajemnicy, a wszystkie pokazuje się razem. Kto ma 2 przy każdej akcji, nie dostaje nic.

tortuga-rules-act-title = Akcje
tortuga-rules-act = Akcje rozstrzyga się jedna po drugiej: flota, werbunek, poszukiwanie, abordaż, napad.
tortuga-rules-rank = Zsumuj swoje kości przy akcji, a jeśli masz tam kość, dodaj swój żeton premii. Najwyższa suma zajmuje 1. miejsce, następna 2. miejsce; nikt inny nie działa. Przy remisie lepszy jest gracz rozpoczynający, potem pozostali zgodnie z ruchem wskazówek zegara.
tortuga-rules-rank-ruling = Jeśli tylko jeden gracz ma tam kości, zajmuje 1. miejsce.
tortuga-rules-decline = Możesz zrezygnować z akcji. Nikt nie awansuje z tego powodu.
tortuga-rules-grow-name = Rozbudowa floty, werbunek
tortuga-rules-grow = Kto ma 1. miejsce, przesuwa znacznik o dwa pola w prawo, a kto ma 2. miejsce, o jedno: statek przy rozbudowie floty, pirata przy werbunku. Lina kończy się na 8. Z tego też można zrezygnować, na przykład gdy więcej miejsca zakończyłoby grę zbyt wcześnie.
tortuga-rules-hunt-name = Poszukiwanie skarbu
tortuga-rules-hunt = Kto ma 1. miejsce, losuje z worka skrzynię na swoją wyspę, potem ogląda dwa żetony skarbu i jeden zatrzymuje, zakryty. Kto ma 2. miejsce, losuje jeden żeton.
tortuga-rules-hunt-ruling = Drugi żeton miesza się z pozostałymi. Wybierasz także wtedy, gdy oba są jednakowe, żeby nikt się o tym nie dowiedział.
tortuga-rules-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
tortuga-rules-boarding-name = Abordaż
tortuga-rules-boarding = Kto ma 1. miejsce, atakuje dowolnego innego gracza i zabiera z jego floty wybraną skrzynię, o ile jakaś tam jest, na swoją wyspę. Statek obrońcy cofa się o pole. Jeśli obrońca ma kość na abordażu, cofa się też statek atakującego.
tortuga-rules-second-attack = Kto ma 2. miejsce, musi zaatakować kogoś innego niż gracz zaatakowany z 1. miejsca. Poza tym wszystko jest tak samo, ale skrzynia pochodzi z wyspy centralnej, o ile jakaś tam leży.
tortuga-rules-raid-name = Napad
tortuga-rules-raid = Jak abordaż, ale przeciw załodze: skrzynie załogi, pirat, kości na napadzie.
tortuga-rules-overboard = Flota i załoga mieszczą tyle skrzyń, ile kości mieszczą abordaż i napad. Nadmiar po ataku, zaczynając od skrzyni najbardziej z prawej, trafia na wyspę centralną. Leży tam najwyżej jedna skrzynia każdego koloru; druga idzie do worka.
tortuga-rules-overboard-ruling = Instrukcja nie mówi, która skrzynia przepada najpierw ani że dzieje się to po ataku.
tortuga-rules-bottom = Statek lub pirat na polu 1 dalej się nie cofa, ale jego właściciela nadal można atakować.

tortuga-rules-move-title = Rejs
tortuga-rules-draw = Każdy losuje z worka skrzynię na swoją wyspę, jeśli jakaś jeszcze jest.
tortuga-rules-move = Potem wszyscy jednocześnie przenoszą skrzynie: z floty na Tortugę, z załogi do floty, z wyspy do załogi. Kolejność, w jakiej obszar zapełnia się od lewej, wybierasz ty. Co się nie zmieści, trafia na wyspę centralną albo do worka, jak po ataku.
tortuga-rules-next = Jeśli ktoś ma teraz na Tortudze sześć skrzyń lub więcej, gra się kończy. Jeśli nie, znacznik gracza rozpoczynającego przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara i zaczyna się następna runda.

tortuga-rules-score-title = Punktacja
tortuga-rules-score = Każda skrzynia daje 3 punkty na Tortudze, 2 we flocie, 1 w załodze, a na wyspie nic. Fioletowe liczą się podwójnie.
tortuga-rules-sets = Zestaw z żółtej, niebieskiej i czerwonej skrzyni, gdziekolwiek na twojej planszy, daje dodatkowe 3 punkty. Białe skrzynie na Tortudze mogą zastąpić dowolną z nich. Żadna skrzynia nie liczy się do dwóch zestawów.
tortuga-rules-rest = Dodaj numery pól swojego statku i swojego pirata oraz swoje monety.
tortuga-rules-win = Wygrywa najwyższy wynik. Przy remisie wygrywają wszyscy, którzy go mają.
tortuga-rules-example = Przykład wyniku końcowego.

tortuga-rules-ways-title = Inne sposoby gry
tortuga-rules-long-name = Długa gra
tortuga-rules-long = Gra kończy się przy ośmiu skrzyniach na Tortudze.
tortuga-rules-two-name = Dwóch graczy
tortuga-rules-two = Nie ma 2. miejsca. Kto ma 1. miejsce, przesuwa statek albo pirata tylko o jedno pole, a poszukiwanie daje skrzynię i jeden żeton. Nie ma wyspy centralnej: skrzynie, które się nie mieszczą, trafiają do worka.
tortuga-rules-secret-name = Co jest tajne
tortuga-rules-secret = Do odsłonięcia twój rzut i zatrzymane kości; na zawsze kości, których nie zatrzymasz; wybrana premia, dopóki nie wybiorą wszyscy; do końca gry twoje żetony. Wszystko inne jest jawne, także to, co zostało w worku.

## Podpisy rysunków

tortuga-rules-shows-keep = Kości A i B dają we flocie 9. C dodałaby tylko 1, więc lepiej rzucić nią jeszcze raz.
tortuga-rules-shows-skulls = Dwie czaszki, C i D. Zatrzymane same, mogą obie dołączyć do abordażu, gdzie C jest warta 2, a D 3.
tortuga-rules-shows-room = Niebieski miał dwie kości na abordażu i nie było tam miejsca na trzecią, więc ostatnimi rzucał jeszcze raz, aż jedną dało się położyć.
tortuga-rules-shows-bonus = Niebieski nie ma już czym rzucać i bierze premię na flotę: o 1 więcej do końca gry.
tortuga-rules-shows-first = Niebieski i czerwony mają we flocie po 9. Licząc od gracza rozpoczynającego, zielonego, pierwszy jest niebieski.
tortuga-rules-shows-hunt = Niebieski ma 1. miejsce, 4 przeciw 3: dostaje skrzynię i lepszy z dwóch żetonów.
tortuga-rules-shows-boarding = Niebieski ma 1. miejsce i zabiera fioletową skrzynię z floty czerwonego. Czerwony ma kość na abordażu, więc cofają się oba statki.
tortuga-rules-shows-raid = Niebieski napadł na czerwonego i wziął skrzynię z wyspy centralnej. Pirat czerwonego stoi na polu 1, gdzie jest miejsce na jedną skrzynię: biała przepadła.
tortuga-rules-shows-move = Koniec rundy: skrzynie przechodzą z floty na Tortugę, z załogi do floty i z wyspy do załogi. Fioletowa idzie pierwsza, na bezpieczne miejsce z lewej.
tortuga-rules-shows-score = 42 punkty: 18 na Tortudze, 4 za fioletową skrzynię, 2 w załodze, 6 za dwa zestawy żółtej, niebieskiej i czerwonej, 8 za statek i pirata, 4 za monety.
