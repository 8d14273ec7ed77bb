### Zasady Tortugi dla graczy. Numery takie jak T3.2 dodaje strona.

tortuga-rules-aim-title = Cel gry
tortuga-rules-aim = Zwoź skrzynie ze skarbami do domu, na Tortugę. Gdy na koniec rundy ktoś ma ich tam sześć, gra się kończy i wygrywa najwyższy wynik.
tortuga-rules-journey = Skrzynia wędruje od prawej do lewej, co rundę o krok: z twojej wyspy skarbów do załogi, potem do floty, potem na Tortugę. Im dalej dotrze, tym więcej daje punktów. Fioletowe liczą się podwójnie.
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
tortuga-rules-start = Twój statek i twój pirat zaczynają na polu 3 swoich torów. Losujesz dwie skrzynie: pierwsza trafia na wyspę, druga do załogi. Gracza rozpoczynającego się losuje albo wskazuje go gospodarz.
tortuga-rules-dice = Masz pięć kości. Na każdej jest czaszka i pięć akcji. Liczba od 1 do 5 obok akcji mówi, ile ta kość jest w niej warta.
tortuga-rules-dice-ruling = Liczby jednej kości znamy na pewno, a pozostałe z niej wywnioskowaliśmy.
tortuga-rules-face-fleet = Rozbudowa floty
tortuga-rules-face-crew = Werbunek
tortuga-rules-face-hunt = Poszukiwanie skarbu
tortuga-rules-face-boarding = Abordaż
tortuga-rules-face-raid = Napad
tortuga-rules-face-skull = Czaszka: dowolna akcja
tortuga-rules-round = Runda ma trzy części: rzut, akcje i przenoszenie skrzyń.

tortuga-rules-throw-title = Rzut
tortuga-rules-throw = Wszyscy naraz rzucają kośćmi, których jeszcze nie położyli, każdy za swoją zasłonką.
tortuga-rules-keep = Zatrzymaj przynajmniej jedną kość, i to tylko do jednej akcji: kości z tą akcją, z czaszkami lub bez, albo same czaszki. Nie musisz zatrzymywać wszystkich, które pasują.
tortuga-rules-reveal = Gdy wszyscy wybiorą, zasłonki opadają. Połóż zatrzymane kości na ich akcji, resztę weź z powrotem i rzucaj dalej, aż wszystkie będą położone.
tortuga-rules-skulls = Czaszka dołącza do akcji, z którą ją zatrzymasz, i jest warta tyle, ile jej kość ma przy tej akcji. Jeśli zatrzymasz same czaszki, akcję wybierasz po odsłonięciu: jedną dla wszystkich.
tortuga-rules-skulls-printed = Gracze wybierają akcję dla swoich czaszek po kolei, od gracza rozpoczynającego.
tortuga-rules-room = Rozbudowa floty, werbunek i poszukiwanie skarbu mają miejsce na wszystkie pięć kości. Ile miejsca ma abordaż, zależy od pola twojego statku, a ile napad, od pola twojego pirata.
tortuga-rules-room-space = Pole
tortuga-rules-room-dice = Kości
tortuga-rules-again = Jeśli żadnej ze swoich kości nie możesz nigdzie położyć, rzucaj nimi na oczach wszystkich, aż choć jedną się da.
tortuga-rules-again-ruling = W przykładzie z czeskiej instrukcji rzuca się w ukryciu. Trzymamy się dwóch pozostałych.
tortuga-rules-bonus = Jeśli wszystkie twoje kości leżały już przed rzutem, po nim dostajesz premię: połóż żeton z 1 przy dowolnej swojej akcji albo odwróć 1 na 2. Żetony zostają do końca gry.
tortuga-rules-bonus-printed = Jeśli masz 2 przy każdej akcji, nie dostajesz nowej.
tortuga-rules-bonus-ruling = Każdy, kto dostaje premię, wybiera ją w tajemnicy, a potem wszystkie pokazuje się razem. Możesz wybrać dowolną akcję. Tylko czeska instrukcja wymaga, żeby leżała tam twoja kość.

tortuga-rules-act-title = Akcje
tortuga-rules-act = Akcje wykonuje się jedna po drugiej: flota, werbunek, poszukiwanie skarbu, abordaż, napad.
tortuga-rules-rank = Zsumuj swoje kości przy tej akcji, a jeśli masz tam choć jedną, dodaj swój żeton premii. Najwyższa suma daje 1. miejsce, następna 2. miejsce. Pozostali nie wykonują akcji. Przy remisie lepszy jest gracz rozpoczynający, a po nim pozostali zgodnie z ruchem wskazówek zegara.
tortuga-rules-rank-printed = Jeśli tylko jeden gracz ma tam kości, zajmuje 1. miejsce.
tortuga-rules-decline = Możesz pominąć swoją akcję. Nikt nie wchodzi wtedy na twoje miejsce.
tortuga-rules-grow-name = Rozbudowa floty, werbunek
tortuga-rules-grow = 1. miejsce daje ruch o dwa pola w prawo, 2. miejsce o jedno: statkiem przy rozbudowie floty, piratem przy werbunku. Tor kończy się na 8. To też możesz pominąć, na przykład gdy dodatkowe miejsce skończyłoby grę za wcześnie.
tortuga-rules-grow-ruling = Instrukcje pozwalają pominąć każdą akcję, ale tych dwóch nie wymieniają. Tutaj możesz pominąć i te.
tortuga-rules-hunt-name = Poszukiwanie skarbu
tortuga-rules-hunt = Kto ma 1. miejsce, losuje z worka skrzynię, kładzie ją na swojej wyspie, a potem ogląda dwa żetony skarbu i jeden zatrzymuje, zakryty. Kto ma 2. miejsce, losuje jeden żeton.
tortuga-rules-hunt-printed = Drugi żeton miesza się z pozostałymi.
tortuga-rules-hunt-ruling = Wybierasz nawet wtedy, gdy oba są takie same, żeby nikt się o tym nie dowiedział.
tortuga-rules-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
tortuga-rules-boarding-name = Abordaż
tortuga-rules-boarding = Kto ma 1. miejsce, atakuje dowolnego innego gracza, zabiera z jego floty wybraną skrzynię, jeśli jakaś tam jest, i kładzie ją na swojej wyspie. Statek zaatakowanego cofa się o pole. Jeśli zaatakowany ma kość przy abordażu, cofa się też statek atakującego.
tortuga-rules-second-attack = Kto ma 2. miejsce, atakuje kogoś innego. Reszta jest taka sama, tylko skrzynia pochodzi z wyspy centralnej, jeśli jakaś tam jest.
tortuga-rules-second-attack-ruling = Jeśli na wyspie centralnej jest skrzynia, zawsze jedną bierzesz. Tylko węgierska instrukcja pozwala ją zostawić. Jeśli gracz z 1. miejsca pominął akcję, gracz z 2. miejsca może zaatakować każdego.
tortuga-rules-raid-name = Napad
tortuga-rules-raid = Jak abordaż, ale na załogę: skrzynie załogi, pirat, kości przy napadzie.
tortuga-rules-overboard = Flota mieści tyle skrzyń, ile kości mieści abordaż, a załoga tyle, ile napad. Skrzynie, które po ataku już się nie mieszczą, trafiają na wyspę centralną, zaczynając od prawej. Jest tam miejsce na jedną skrzynię każdego koloru; druga wraca do worka.
tortuga-rules-overboard-printed = Skrzynie przepadają po ataku. Że jako pierwsza ta skrajna z prawej, mówi tylko hiszpańska instrukcja.
tortuga-rules-overboard-ruling = Dzieje się to po każdym ataku, więc drugi atakujący może zabrać to, co przepadło w pierwszym.
tortuga-rules-bottom = Statek lub pirat na polu 1 nie cofa się dalej, ale jego właściciela wciąż można atakować.

tortuga-rules-move-title = Przenoszenie skrzyń
tortuga-rules-draw = Każdy losuje z worka skrzynię i kładzie ją na swojej wyspie.
tortuga-rules-draw-ruling = Gdy worek jest pusty, nikt nie losuje.
tortuga-rules-move = Potem wszyscy naraz przenoszą skrzynie: z floty na Tortugę, z załogi do floty, z wyspy do załogi. Miejsca zapełniają się od lewej, a kolejność wybierasz ty. Co się nie zmieści, trafia na wyspę centralną albo do worka, tak jak po ataku.
tortuga-rules-move-ruling = Według czeskiej instrukcji zapełniają się od prawej. Trzymamy się dwóch pozostałych.
tortuga-rules-next = Jeśli ktoś ma teraz na Tortudze sześć skrzyń lub więcej, gra się kończy. Jeśli nie, znacznik gracza rozpoczynającego wędruje dalej zgodnie z ruchem wskazówek zegara i zaczyna się następna runda.

tortuga-rules-score-title = Punktacja
tortuga-rules-score = Skrzynia daje 3 punkty na Tortudze, 2 we flocie, 1 w załodze, a na wyspie nic. Fioletowe liczą się podwójnie.
tortuga-rules-sets = Zestaw skrzyń żółtej, niebieskiej i czerwonej, gdziekolwiek na twojej planszy, daje jeszcze 3 punkty. Białe skrzynie na Tortudze mogą zastąpić dowolną z nich, nawet kilka w jednym zestawie. Żadna skrzynia nie liczy się w dwóch zestawach.
tortuga-rules-rest = Dodaj numery pól swojego statku i pirata oraz swoje monety.
tortuga-rules-win = Wygrywa najwyższy wynik. Przy remisie wygrywają wszyscy, którzy go mają.
tortuga-rules-example = Oto przykład.

tortuga-rules-ways-title = Inne sposoby gry
tortuga-rules-long-name = Długa gra
tortuga-rules-long = Gra kończy się przy ośmiu skrzyniach na Tortudze.
tortuga-rules-two-name = Dwóch graczy
tortuga-rules-two = Nie ma 2. miejsca. Kto ma 1. miejsce, przesuwa statek albo pirata tylko o jedno pole, a poszukiwanie skarbu daje skrzynię i jeden żeton. Nie używa się wyspy centralnej: skrzynie, które się nie mieszczą, wracają do worka.
tortuga-rules-secret-name = Co jest tajne
tortuga-rules-secret = Twój rzut i zatrzymane kości: do odsłonięcia. Kości, których nie zatrzymasz: na zawsze. Wybrana premia: dopóki wszyscy nie wybiorą. Twoje żetony: do końca gry. Wszystko inne widzą wszyscy, także to, co zostało w worku.

## Podpisy rysunków

tortuga-rules-shows-keep = Kości A i B dają 9 na rozbudowę floty. C dodałaby tylko 1, więc lepiej rzucić nią jeszcze raz.
tortuga-rules-shows-skulls = Dwie czaszki, C i D. Zatrzymane bez innych kości, mogą obie dołączyć do abordażu: C jest tam warta 2, a D 3.
tortuga-rules-shows-room = Niebieski miał dwie kości przy abordażu i brakło miejsca na trzecią, więc ostatnimi kośćmi rzucał dalej, aż jedną dało się położyć.
tortuga-rules-shows-bonus = Niebieski nie ma już czym rzucać i bierze premię do rozbudowy floty: o 1 więcej do końca gry.
tortuga-rules-shows-first = Niebieski i Czerwony mają po 9 na rozbudowę floty. Licząc od gracza rozpoczynającego, Zielonego, pierwszy jest Niebieski.
tortuga-rules-shows-hunt = Niebieski ma 1. miejsce, 4 przeciw 3: dostaje skrzynię i lepszy z dwóch żetonów.
tortuga-rules-shows-boarding = Niebieski ma 1. miejsce i zabiera fioletową skrzynię z floty Czerwonego. Czerwony ma kość przy abordażu, więc cofają się oba statki.
tortuga-rules-shows-raid = Niebieski napadł na Czerwonego i wziął skrzynię z wyspy centralnej. Pirat Czerwonego wrócił na pole 1, gdzie jest miejsce na jedną skrzynię: biała przepada.
tortuga-rules-shows-move = Koniec rundy: skrzynie ruszają z floty na Tortugę, z załogi do floty i z wyspy do załogi. Fioletowa idzie pierwsza, na bezpieczne miejsce z lewej.
tortuga-rules-shows-score = 42 punkty: 18 na Tortudze, 4 za fioletową skrzynię, 2 w załodze, 6 za dwa zestawy żółtej, niebieskiej i czerwonej, 8 za statek i pirata, 4 za monety.
