### Co mówi każda strona.

brethren = Brethren
tagline = Trzy pirackie gry planszowe: z przyjaciółmi albo z botami. Bez konta, bez czekania.
footer = Własne rysunki, dźwięki i słowa. Gry są dziełem swoich autorów, wymienionych przy zasadach.

game-tortuga = Tortuga
game-tortuga-about = Rzucaj kośćmi w ukryciu, napadaj na rywali i dowieź swoje skrzynie do domu.
game-tortuga-facts = 2–4 graczy · 45 minut
game-cartagena = Cartagena
game-cartagena-about = Przeprowadź sześciu piratów tunelem do łodzi. Cofanie się daje karty.
game-cartagena-facts = 2–5 graczy · 30 minut
game-battle = Battle for Tortuga
game-battle-about = Pod falami kryją się dwie floty. Odszukaj swoją i zatop drugą.
game-battle-facts = 2 graczy · 15 minut

## Port

play-bots = Zagraj z botami
play-friends = Z przyjaciółmi
rules = Zasady
learn = Nauka
learn-by-playing = Naucz się, grając
learn-try = Wypróbuj
rules-opening = Wczytujemy zasady…
bots-many = Ile botów
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
bots-level = Poziom botów
level-random = Rozbitek
level-swab = Majtek (łatwy)
level-deckhand = Marynarz
level-gunner = Kanonier (średni)
level-mate = Bosman
level-captain = Kapitan (silny)

# Bot przy stole: jego stopień i imię, którego użycza mu miejsce.
bot-random = Rozbitek { $name }
bot-swab = Majtek { $name }
bot-deckhand = Marynarz { $name }
bot-gunner = Kanonier { $name }
bot-mate = Bosman { $name }
bot-captain = Kapitan { $name }

your-tables = Twoje stoły
your-turn = Twoja kolej
stage-gathering = Zbiórka
stage-playing = W toku
stage-over = Zakończona
tables-all = Wszystkie stoły ({ $count })
tables-fewer = Mniej stołów

## Kim jesteś

you = Ty
name = Imię
avatar = Znak
avatar-anchor = Kotwica
avatar-parrot = Papuga
avatar-turtle = Żółw
avatar-star = Gwiazda
avatar-octopus = Ośmiornica
avatar-skull = Czaszka
avatar-wheel = Ster
avatar-lantern = Latarnia
save = Zapisz
carry = Na innym urządzeniu
carry-about = Dzięki kodowi będziesz tam tą samą osobą, ze wszystkimi stołami.
carry-make = Pokaż kod
carry-minutes = { $minutes ->
    [one] Ważny jeden raz, przez { $minutes } minutę.
    [few] Ważny jeden raz, przez { $minutes } minuty.
    [many] Ważny jeden raz, przez { $minutes } minut.
   *[other] Ważny jeden raz, przez { $minutes } minuty.
}
carry-have = Mam kod
carry-use = Użyj tutaj
statistics = Twoje partie w liczbach

## Ustawienia

settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = Jak w urządzeniu
theme-day = Dzień
theme-night = Noc
theme-to-day = Zmień na dzień
theme-to-night = Zmień na noc
board = Plansza
board-drawn = Rysowana
board-text = Tekst
sound = Dźwięk
on = Włączony
off = Wyłączony
pace = Tempo ruchów
pace-still = Bez animacji
pace-slow = Wolne
pace-usual = Zwykłe
pace-fast = Szybkie

## Miejsca

seat-empty = Wolne miejsce
seat-me = (ty)
seat-away = poza stołem
seat-thinking = myśli
seat-deciding = decyduje

close = Zamknij
undo = Cofnij

## Dlaczego nie można

problem-offline = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
problem-getting-ready = Ta gra jest jeszcze przygotowywana. Spróbuj ponownie za chwilę.
problem-unknown = To zostało odrzucone.
problem-board = Nie udało się wczytać planszy. Odśwież stronę.
problem-no-such-table = Nie ma takiego stołu. Może link jest niepełny.
problem-private = Ten stół nie przyjmuje widzów.
problem-stale = W międzyczasie coś się stało. Spójrz jeszcze raz.
problem-gone-on = W międzyczasie zdecydował ktoś inny.
problem-revealed = Twoja decyzja odsłoniła coś ukrytego, więc nie można jej cofnąć.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-taken = Ktoś już tam siedzi.
problem-empty-seats = Najpierw wszystkie miejsca muszą być zajęte.
problem-started = Gra już się zaczęła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-playing = Nie toczy się żadna gra.
problem-not-over = Gra jeszcze się nie skończyła.
problem-over = Gra się skończyła.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-yours = To nie jest twoje miejsce.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-deciding = Teraz nie masz o czym decydować.
problem-not-away = Ten gracz jest tutaj i mieści się w czasie.
problem-not-replaced = Masz już swoje miejsce.
problem-not-alone = Rady są tylko w grach z botami.
problem-standin = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-options = Tak nie można grać.
problem-dealt = Przy tym stole gra się tak jak w partii, której los się powtarza.
problem-no-such-code = Ten kod jest nieznany albo wygasł.
problem-no-such-moment = Ta chwila jest nieznana.
problem-not-stored = Nie udało się tego zapisać. Spróbuj ponownie.
problem-damaged = Zapisane dane tego stołu są uszkodzone. Z pozostałymi stołami wszystko w porządku.
problem-newer = Przy tym stole obowiązują nowsze zasady niż te, które zna ten serwer. Spróbuj za chwilę.
problem-busy = Przy tym stole dzieje się za dużo. Spróbuj ponownie.
problem-too-often = Za dużo naraz. Poczekaj chwilę.
problem-malformed = Serwer tego nie zrozumiał.
problem-luck-given = Twoja liczba jest już dodana.
problem-luck-awaited = Ktoś właśnie usiadł, a jego urządzenie dodaje swoją liczbę do kości. Spróbuj ponownie za chwilę.
problem-name = Imię musi być widoczne i nie może zmieniać tekstu wokół siebie.
problem-nothing-said = Nic tu nie widać.
problem-chat-full = Przy tym stole nie zmieści się więcej wiadomości.
problem-changes-used-up = Przy tym stole zmieniono przez ciebie już tyle, że zostały tylko ruchy.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-nobody-there = Nikt tam nie siedzi.
problem-seats = Te miejsca nie pasują do stołu.
problem-stranger = Zezwól w przeglądarce na pliki cookie tej strony i odśwież ją.
problem-foreign = To przyszło z innej witryny i nie zostało przyjęte.
problem-too-large = To jest za duże.
problem-not-found = Pod tym adresem nic nie ma.
problem-wrong-method = Tego adresu używa się inaczej.
problem-not-a-number = To powinna być liczba całkowita.
problem-gone = Połączenie zostało przerwane. Spróbuj ponownie.
problem-our-fault = Coś się u nas zepsuło. Odnotowaliśmy to; spróbuj ponownie.

## Połączenie

line-lost = Połączenie przerwane. Szukamy stołu ponownie…
line-opening = Szukamy stołu…
laying = Przygotowujemy stół…
getting-ready = Przygotowujemy grę { $game }, jeszcze około { $seconds } sekund
no-table = Tu nie ma stołu
to-harbour = Do portu

## Zbiórka

seats = Miejsca
seat-number = Miejsce { $number }
a-bot = Bot
host = Gospodarz
sit = Usiądź tutaj
stand = Wstań
empty-seat = Zwolnij to miejsce ({ $who })
place-bot = Bot
guest = Ktoś jeszcze przy tym urządzeniu
guest-sit = Dosiada się
fill-bots = Uzupełnij botami
seats-missing = { $count ->
    [one] Jeszcze { $count } wolne miejsce
    [few] Jeszcze { $count } wolne miejsca
    [many] Jeszcze { $count } wolnych miejsc
   *[other] Jeszcze { $count } wolnego miejsca
}
start = Zacznij grę
waiting-for-host = Czekamy, aż { $who } uruchomi grę.
waiting-for-start = Gra zaraz się zacznie.
welcome = { $who }, witaj na pokładzie. Usiądź albo zostań i popatrz.
how = Jak gramy
how-many = Gracze
start-player = Gracz rozpoczynający
start-by-lot = Losowo
clock = Czas na ruch
clock-none = Bez limitu
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
watchers-welcome = Inni mogą oglądać
invite = Zaproś tym linkiem
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Link jako kod do zeskanowania

## Przy stole

game-over = Gra się skończyła
other-thinks = { $who } myśli
other-turn = Teraz gra { $who }
others-decide = { $count ->
    [one] Decyduje { $count } gracz
    [few] Decyduje { $count } graczy
    [many] Decyduje { $count } graczy
   *[other] Decyduje { $count } gracza
}
skip = Pomiń
hint = Rada
hint-title = Co zrobiłby kapitan i jakie masz szanse
hint-exact = Co zrobiłby kapitan: dowiedzione
menu = Menu
meanwhile = Pod twoją nieobecność…
past = Plansza z tamtej chwili
to-now = Wróć do gry
stand-in = Gra za ciebie bot.
take-back-seat = Wróć na swoje miejsce
leaver = Brakuje gracza: { $who }. Co robimy?
leaver-wait = Czekamy
leaver-bot = Niech dalej gra bot
leaver-end = Kończymy grę
leave = Opuść grę
leave-sure = Bot może grać dalej za ciebie. Opuścić grę?
leave-yes = Opuść
leave-no = Zostań
record = Pobierz zapis
fair = Czy kości są uczciwe?
curtain = Podaj urządzenie dalej: gra { $who }
curtain-about = Nikt inny teraz nie patrzy.
curtain-lift = To ja: { $who }

## Koniec

result = Wynik
result-you = Wygrywasz!
result-other = Wygrywa { $who }
result-shared = Wspólne zwycięstwo
result-none = Gra została przerwana
result-board = Zobacz planszę
replay = Powtórka i analiza
replay-saved = Odtwórz zapis
licences = Licencje
replay-so-far = Powtórka do tej chwili
deal = Ten sam los
deal-side = Wyniki obok siebie
deal-table = Ten sam los: przy tym stole powtarza się los wcześniejszej partii.
winner = wygrywa
rematch = Jeszcze raz
rematch-join = Dołącz do następnej gry

## Dziennik i rozmowa

log = Dziennik
log-empty = Jeszcze nic się nie stało.
log-look = Pokaż planszę z tamtej chwili
log-fold = Zwiń
log-unfold = { $count ->
    [one] Jeszcze { $count } wiersz
    [few] Jeszcze { $count } wiersze
    [many] Jeszcze { $count } wierszy
   *[other] Jeszcze { $count } wiersza
}
say = Powiedz coś
send = Wyślij
phrases = Zwroty
mute = Wycisz: { $who }
muted = Wyciszono: { $names }
unmute = Wyłącz wyciszenie
phrase-ahoy = Ahoj!
phrase-well-played = Dobra gra!
phrase-good-luck = Powodzenia!
phrase-thanks = Dziękuję!
phrase-hurry = Szybciej, idzie odpływ.
phrase-sorry = Przepraszam!
phrase-oh-no = O nie!
phrase-one-moment = Chwileczkę, proszę.
phrase-again = Jeszcze raz?
phrase-bye = Pomyślnych wiatrów, do zobaczenia!

happened-sat = { $who } siada do stołu.
happened-stood = { $who } wstaje od stołu.
happened-placed = { $who } dołącza.
happened-started = Gra się zaczyna.
happened-undone = { $who } cofa ruch.
happened-late = Czas minął: { $who }.
happened-voted-bot = Za nieobecnego gracza ({ $who }) gra dalej bot.
happened-voted-end = Gra kończy się przed czasem.
happened-voted-wait = Pozostali czekają, aż { $who } wróci.
happened-returned = { $who } wraca do gry.
happened-rematch = Przygotowywana jest nowa gra.
