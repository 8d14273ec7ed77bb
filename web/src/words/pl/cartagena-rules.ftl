### Zasady Cartageny dla graczy. Numery takie jak C3.1 dodaje strona.

cartagena-rules-aim-title = Cel gry
cartagena-rules-aim = Twoich sześciu piratów ucieka z twierdzy Cartagena. Przeprowadź całą szóstkę tunelem do łodzi, zanim zrobi to ktoś inny.

cartagena-rules-setup-title = Przygotowanie
cartagena-rules-tunnel = Sześć części tunelu układa się jedna za drugą, w dowolnej kolejności i w dowolną stronę: 36 pól od twierdzy do łodzi. Na każdej części każdy z sześciu symboli występuje raz.
cartagena-rules-tunnel-ruling = Drukowane części mają dwie strony. Tutaj każda ma jeden układ, czytany z dowolnego końca.
cartagena-rules-start = Wszyscy piraci czekają przed tunelem. Każdy dostaje sześć kart; z każdym symbolem jest ich 17. O tym, kto zaczyna, decyduje los albo gospodarz.

cartagena-rules-turn-title = Twoja tura
cartagena-rules-turn = Wykonaj do trzech ruchów, każdy do przodu albo wstecz, tym samym piratem albo różnymi. Karty niosą cię do przodu; za cofanie się dostajesz nowe.
cartagena-rules-forward-name = Do przodu
cartagena-rules-forward = Zagraj kartę i wybierz jednego ze swoich piratów. Biegnie na najbliższe pole z tym symbolem, na którym nikt nie stoi. Zajęte pola przeskakuje.
cartagena-rules-boat = Jeśli przed nim nie ma wolnego pola z tym symbolem, pirat biegnie aż do łodzi.
cartagena-rules-back-name = Wstecz
cartagena-rules-back = Wybierz jednego ze swoich piratów, w tunelu albo w łodzi. Cofa się na pierwsze pole za sobą, na którym stoi jeden lub dwóch piratów, twoich albo cudzych. Za każdego z nich dostajesz kartę. Puste pola i pola z trzema piratami przeskakuje.

cartagena-rules-special-title = Warto wiedzieć
cartagena-rules-nearest = Nie można przeskoczyć pola z jednym piratem, żeby dotrzeć do pola z dwoma.
cartagena-rules-nobody-behind = Pirat, za którym nie ma takiego pola, nie może się cofnąć. Nikt nie wraca przed tunel.
cartagena-rules-full = Na polu mieści się trzech piratów. Przed tunelem i w łodzi zmieszczą się wszyscy. Kart na ręce możesz mieć dowolnie wiele.
cartagena-rules-stop = Turę możesz zakończyć wcześniej, nawet bez ruchu.

cartagena-rules-ways-title = Trzy sposoby gry
cartagena-rules-jamaica-name = Jamajka
cartagena-rules-jamaica = Swoje karty trzymasz zakryte, a nowe dobierasz w ciemno z talii. Odrzucone karty leżą odkryte.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Karty wszystkich leżą odkryte. W rzędzie leży dwanaście odkrytych kart i bierze się następną z jego końca, bez wybierania. Gdy rząd się skończy, od razu wykłada się kolejne dwanaście.
cartagena-rules-hispaniola-name = Hispaniola
cartagena-rules-hispaniola = Swoje karty trzymasz zakryte, ale nowe bierzesz z odkrytego rzędu.
cartagena-rules-deck = Gdy nie ma już czego wziąć, odrzucone karty tasuje się i tworzy z nich talię. Jeśli ich też nie ma, dostajesz mniej kart albo żadnej.
cartagena-rules-secret = Co było widać, tego się nie zapomina: o kimś, kto bierze kartę z odkrytego rzędu, wiadomo, że ją ma, dopóki jej nie zagra.

cartagena-rules-end-title = Koniec gry
cartagena-rules-win = Wygrywasz od razu, gdy twój szósty pirat jest w łodzi, nawet jeśli zostały ci ruchy.
cartagena-rules-passing = Jeśli przez dwie kolejki z rzędu wszyscy pasują, gra się kończy. Jeśli nikt nie mógł się ruszyć, wygrywa ten, kto ma w łodzi najwięcej piratów. Jeśli ktoś mógł, jest remis dla wszystkich.
cartagena-rules-long = Gdy każdy miał już 200 tur, jest remis dla wszystkich.

## Podpisy rysunków

cartagena-rules-shows-daggers = Niebieski ma trzy sztylety i zagrywa po jednym trzema piratami. Każdy zajęty sztylet wydłuża następny skok.
cartagena-rules-shows-jump = Żółty zagrywa czaszkę. Dwie najbliższe są zajęte, więc pirat biegnie na trzecią.
cartagena-rules-shows-boat = Niebieski zagrywa butelkę. Z przodu nie ma wolnej butelki, więc pirat biegnie aż do łodzi.
cartagena-rules-shows-back = Czerwony cofa się na klucz, gdzie stoi dwóch niebieskich piratów, i bierze dwie karty.
cartagena-rules-shows-cards = Najbliżej za tym niebieskim piratem stoi jeden pirat: to jedna karta. Niebieski nie może go przeskoczyć, żeby dotrzeć do dwóch dalej z tyłu.
cartagena-rules-shows-full = Niebieski cofa się ponad polem z trzema piratami, bo jest pełne, do dwóch za nimi.
