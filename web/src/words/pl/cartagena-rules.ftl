### Zasady Cartageny dla graczy. Numery takie jak C3.1 dodaje strona.

cartagena-rules-aim-title = Cel gry
cartagena-rules-aim = Twoich sześciu piratów ucieka z twierdzy w Cartagenie. Przeprowadź całą szóstkę tunelem do łodzi, zanim zrobi to ktoś inny.

cartagena-rules-setup-title = Przygotowanie
cartagena-rules-tunnel = Sześć części tunelu układa się jedna za drugą, w dowolnej kolejności i w dowolną stronę: 36 pól od twierdzy do łodzi. Na każdej części każdy z sześciu symboli jest raz.
cartagena-rules-tunnel-ruling = Drukowane części mają dwie strony. Tutaj każda ma jeden układ symboli, kładziony w dowolną stronę.
cartagena-rules-start = Wszyscy piraci zaczynają przed tunelem. Każdy gracz dostaje sześć kart; z każdym symbolem jest ich 17. Gracza rozpoczynającego się losuje albo wskazuje go gospodarz.

cartagena-rules-turn-title = Twoja tura
cartagena-rules-turn = Wykonaj do trzech ruchów, każdy do przodu albo wstecz, jednym piratem albo kilkoma. Do przodu idziesz, zagrywając karty; nowe dostajesz, cofając się.
cartagena-rules-forward-name = Do przodu
cartagena-rules-forward = Zagraj kartę i wybierz jednego ze swoich piratów. Biegnie na najbliższe wolne pole z tym symbolem. Zajęte pola przeskakuje.
cartagena-rules-boat = Jeśli przed piratem nie ma już wolnego pola z tym symbolem, biegnie aż do łodzi.
cartagena-rules-back-name = Wstecz
cartagena-rules-back = Wybierz jednego ze swoich piratów, w tunelu albo w łodzi. Cofa się na pierwsze pole za sobą, na którym stoi jeden lub dwóch piratów, twoich albo cudzych. Za każdego z nich dostajesz kartę. Puste pola i pola z trzema piratami przeskakuje.

cartagena-rules-special-title = Warto wiedzieć
cartagena-rules-nearest = Nie możesz przeskoczyć pola z jednym piratem, żeby dotrzeć do pola z dwoma.
cartagena-rules-nobody-behind = Jeśli za piratem nie ma takiego pola, nie może się cofnąć. Nikt nie wraca przed tunel.
cartagena-rules-full = Na polu mieści się trzech piratów. Przed tunelem i w łodzi jest miejsce dla wszystkich. Na ręce możesz mieć dowolną liczbę kart.
cartagena-rules-stop = Możesz zakończyć turę wcześniej, nawet bez żadnego ruchu.

cartagena-rules-ways-title = Trzy sposoby gry
cartagena-rules-jamaica-name = Jamajka
cartagena-rules-jamaica = Ukrywasz swoje karty, a nowe dobierasz z zakrytej talii. Odrzucone karty leżą odkryte.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Karty wszystkich graczy są odkryte. Dwanaście kart leży w odkrytym rzędzie i zawsze bierze się pierwszą z brzegu. Gdy rząd się skończy, od razu wykłada się następne dwanaście.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = Ukrywasz swoje karty, ale nowe bierzesz z odkrytego rzędu.
cartagena-rules-deck = Gdy zabraknie kart do wzięcia, odrzucone tasuje się i stają się nową talią.
cartagena-rules-deck-ruling = Jeśli w talii nie starcza kart na rząd dwunastu, rząd jest krótszy. Jeśli odrzuconych też nie ma, dostajesz mniej kart albo żadnej.
cartagena-rules-secret = Odkryta karta pozostaje znana: jeśli weźmiesz ją z rzędu, wszyscy wiedzą, że ją masz, dopóki jej nie zagrasz.

cartagena-rules-end-title = Koniec gry
cartagena-rules-win = Wygrywasz od razu, gdy twój szósty pirat wskoczy do łodzi, nawet jeśli zostały ci ruchy.
cartagena-rules-passing = Jeśli przez dwie kolejki z rzędu wszyscy pasują, gra się kończy. Jeśli nikt nie mógł się ruszyć, wygrywa, kto ma w łodzi najwięcej piratów; przy remisie zwycięstwo jest wspólne. Jeśli ktoś mógł, remisują wszyscy.
cartagena-rules-long = Gdy każdy miał już 200 tur, remisują wszyscy.

## Podpisy rysunków

cartagena-rules-shows-daggers = Niebieski ma trzy sztylety i zagrywa je trzema różnymi piratami. Każdy zajęty sztylet wydłuża następny skok.
cartagena-rules-shows-jump = Żółty zagrywa czaszkę. Dwie najbliższe są zajęte, więc pirat biegnie na trzecią.
cartagena-rules-shows-boat = Niebieski zagrywa butelkę. Z przodu nie ma wolnej butelki, więc pirat biegnie aż do łodzi.
cartagena-rules-shows-back = Czerwony cofa się na klucz, gdzie czekają dwaj niebiescy piraci, i dostaje dwie karty.
cartagena-rules-shows-cards = Najbliższy pirat za tym niebieskim stoi sam: to jedna karta. Niebieski nie może go przeskoczyć, żeby dotrzeć do dwóch piratów dalej.
cartagena-rules-shows-full = Niebieski cofa się przez pole z trzema piratami, bo jest pełne, do dwóch za nimi.
