### Co mówi każda strona.

brethren = Brethren
tagline = Trzy pirackie planszówki: graj ze znajomymi albo z botami. Bez konta, bez czekania.
footer = Rysunki, dźwięki i teksty są nasze. Gry należą do swoich autorów: ich nazwiska znajdziesz przy zasadach.

## Port

play-bots = Graj z botami
play-friends = Graj ze znajomymi
rules = Zasady
learn = Samouczek
learn-by-playing = Naucz się, grając
learn-try = Wypróbuj
rules-opening = Wczytujemy zasady…
rules-ruling = Nasza interpretacja:
rules-printed = W instrukcjach:
rules-not-in-book = Instrukcja o tym nie mówi.
bots-many = Liczba botów
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
level-captain = Kapitan (trudny)

# Bot na liście graczy: stopień (po polsku bez form żeńskich, jak w marynarce) i imię, którego użycza mu miejsce. W zdaniach bot ma samo imię.
bot-random = Rozbitek { $name }
bot-swab = Majtek { $name }
bot-deckhand = Marynarz { $name }
bot-gunner = Kanonier { $name }
bot-mate = Bosman { $name }
bot-captain = Kapitan { $name }

your-tables = Twoje stoły
on-device = Na tym urządzeniu
your-turn = Twoja kolej
stage-gathering = Czeka na graczy
stage-playing = Gra trwa
stage-over = Koniec gry
# Before "in 5 min" or "in 2 days".
time-left = Czas minie
tables-all = { $count ->
    [one] Pokaż { $count } stół
    [few] Pokaż wszystkie { $count } stoły
    [many] Pokaż wszystkie stoły ({ $count })
   *[other] Pokaż wszystkie stoły ({ $count })
}
tables-fewer = Pokaż mniej

## Kim jesteś

you = Ty
# What somebody new is called.
sailor = Marynarz
name = Imię
avatar = Awatar
avatar-anchor = Kotwica
avatar-parrot = Papuga
avatar-turtle = Żółw
avatar-star = Gwiazda
avatar-octopus = Ośmiornica
avatar-skull = Czaszka
avatar-wheel = Ster
avatar-lantern = Latarnia
save = Zapisz
carry = Graj na innym urządzeniu
carry-about = Weź stąd kod i wpisz go na drugim urządzeniu. Będziesz tam mieć swoje imię i wszystkie swoje stoły.
carry-make = Pokaż kod
carry-minutes = { $minutes ->
    [one] Kod jednorazowy, ważny { $minutes } minutę.
    [few] Kod jednorazowy, ważny { $minutes } minuty.
    [many] Kod jednorazowy, ważny { $minutes } minut.
   *[other] Kod jednorazowy, ważny { $minutes } minuty.
}
carry-have = Mam kod
carry-use = Użyj kodu
statistics = Twoje statystyki
practice = Ucz się na błędach
puzzles = Zagadki
watch = Oglądaj gry
voyage = Rejs dnia

## Ustawienia

settings = Ustawienia
language = Język
theme = Motyw
theme-auto = Jak w urządzeniu
theme-day = Dzień
theme-night = Noc
theme-to-day = Włącz tryb dzienny
theme-to-night = Włącz tryb nocny
board = Plansza
board-drawn = Rysunek
board-text = Tekst
sound = Dźwięk
vibration = Wibracje
on = Wł.
off = Wył.
pace = Szybkość animacji
pace-still = Bez animacji
pace-slow = Wolno
pace-usual = Normalnie
pace-fast = Szybko

## Miejsca

seat-empty = Wolne miejsce
seat-me = (ty)
seat-away = offline
seat-thinking = myśli
seat-deciding = decyduje

close = Zamknij
undo = Cofnij

## Dlaczego nie można

problem-offline = Nie ma połączenia z serwerem. Spróbuj za chwilę.
problem-needs-server = To nie działa bez serwera, a tutaj go nie ma.
problem-no-engine = Nie udało się wczytać gry na tym urządzeniu. Odśwież stronę, by spróbować ponownie.
problem-getting-ready = Ta gra jeszcze się przygotowuje. Spróbuj za chwilę.
problem-unknown = To się nie udało.
problem-board = Nie udało się wczytać planszy. Odśwież stronę.
problem-no-such-table = Nie ma takiego stołu. Może brakuje kawałka linku?
problem-private = Ten stół nie wpuszcza widzów.
problem-stale = Gra poszła już dalej. Spójrz jeszcze raz.
problem-gone-on = Tego już nie cofniesz: ktoś inny zdążył zagrać.
problem-revealed = Tego nie cofniesz: odsłoniło ci coś ukrytego.
problem-sealed = To dzisiejszy rejs: wyniki jego losowań pozostają tajne do końca dnia.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-taken = Ktoś już tam siedzi.
problem-empty-seats = Najpierw zapełnij wszystkie miejsca.
problem-started = Gra już się zaczęła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-playing = Żadna gra teraz nie trwa.
problem-not-over = Gra jeszcze się nie skończyła.
problem-over = Gra już się skończyła.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-yours = To nie jest twoje miejsce.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-deciding = Teraz nie masz nic do wyboru.
problem-not-away = Ten gracz jest przy stole i wciąż ma czas.
problem-not-replaced = Siedzisz już na swoim miejscu.
problem-not-alone = Podpowiedzi działają tylko w grach z botami.
problem-standin = Teraz gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-options = Z takimi ustawieniami nie da się zagrać.
problem-dealt = Ten stół powtarza wcześniejszą partię, więc jego ustawień nie można zmienić.
problem-no-such-code = Ten kod jest błędny albo wygasł.
problem-no-such-friend = Ostatnio nie było wspólnej gry z tą osobą.
problem-blocks-full = Nie można zablokować więcej osób. Najpierw kogoś odblokuj.
problem-no-such-phrase = Nie znamy tych słów. Sprawdź każde słowo i ich kolejność.
problem-no-such-moment = W tej partii nie ma takiego ruchu.
problem-not-stored = Nie udało się tego zapisać. Spróbuj jeszcze raz.
problem-no-room = Na tym urządzeniu nie ma już miejsca na zapis partii. Zwolnij miejsce i graj dalej.
problem-damaged = Dane tego stołu są uszkodzone. Pozostałe twoje stoły są całe.
problem-newer = Ten stół używa nowszych zasad, niż zna serwer. Spróbuj za chwilę.
problem-other-rules = Tę grę rozegrano według zasad, których ta wersja Brethren nie zna.
problem-busy = Ten stół jest teraz przeciążony. Spróbuj za chwilę.
problem-nobody-thinks = Serwer jest na to teraz zbyt zajęty. Spróbuj za chwilę.
problem-too-often = Za szybko. Poczekaj chwilę.
problem-malformed = Serwer tego nie zrozumiał.
problem-luck-given = Twoja przeglądarka dodała już swoją losową liczbę.
problem-luck-awaited = Ktoś właśnie usiadł, a jego przeglądarka dodaje losową liczbę. Spróbuj za chwilę.
problem-name = Tego imienia nie można użyć: potrzebne są litery, które każdy zobaczy.
problem-nothing-said = Nie ma tu nic do przeczytania.
problem-chat-full = Przy tym stole nie zmieści się już więcej wiadomości.
problem-changes-used-up = Było tu już tyle twoich zmian, że teraz możesz tylko wykonywać ruchy.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-nobody-there = Nikt tam nie siedzi.
problem-seats = Przy tym stole nie da się tak usiąść.
problem-stranger = Zezwól tej stronie na pliki cookie, a potem ją odśwież.
problem-foreign = To żądanie przyszło z innej strony, więc je zablokowaliśmy.
problem-too-large = To jest za duże.
problem-not-found = Pod tym adresem nic nie ma.
problem-wrong-method = Tego adresu nie można tak użyć.
problem-not-a-number = To powinna być liczba całkowita.
problem-gone = Połączenie się zerwało. Spróbuj jeszcze raz.
problem-our-fault = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.
problem-device = Nie możemy wysyłać powiadomień na to urządzenie.
problem-no-push = Ten serwer nie wysyła powiadomień.
problem-time-zone = Nie ma takiej strefy czasowej.
problem-webhook-address = Tego adresu nie da się użyć. Musi zaczynać się od https i być dostępny dla wszystkich.
problem-webhook-answer = Próba nie dotarła. Sprawdź adres.
problem-no-webhooks = Nie ma tu webhooka.
problem-mail-address = To nie wygląda na adres e-mail.
problem-no-mail = Ten serwer nie wysyła e-maili.
problem-no-such-mail = Ten link stracił ważność.
problem-vacation = Nie masz już tylu dni.

## Połączenie

line-lost = Połączenie się zerwało. Łączymy ponownie…
line-opening = Szukamy stołu…
laying = Szykujemy stół…
getting-ready = Szykujemy grę { $game }, jeszcze około { $seconds } s
no-table = Nie ma tu stołu
to-harbour = Wróć do portu

## Przed grą

seats = Miejsca
seat-number = Miejsce { $number }
a-bot = Bot
host = Gospodarz
sit = Usiądź tutaj
stand = Wstań
empty-seat = Poproś o zwolnienie miejsca: { $who }
place-bot = Dodaj bota
guest = Kolejny gracz na tym urządzeniu
guest-sit = Dodaj gracza
fill-bots = Uzupełnij botami
seats-missing = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
start = Zacznij grę
waiting-for-host = Czekamy, aż { $who } zacznie grę.
waiting-for-start = Gra zaraz się zacznie.
welcome = { $who }, witaj na pokładzie! Usiądź albo zostań i popatrz.
how = Ustawienia gry
how-many = Gracze
start-player = Kto zaczyna
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
watchers-welcome = Wpuszczaj widzów
public-table = Pokaż tę grę wszystkim
public-table-about = Po rozpoczęciu każdy znajdzie ją na stronie „Oglądaj gry”.
invite = Zaproś tym linkiem
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Kod QR z linkiem

## Przy stole

game-over = Koniec gry
other-thinks = { $who } myśli
other-turn = Teraz gra { $who }
others-decide = { $count ->
    [one] Decyduje jeszcze { $count } gracz
    [few] Decyduje jeszcze { $count } graczy
    [many] Decyduje jeszcze { $count } graczy
   *[other] Decyduje jeszcze { $count } gracza
}
skip = Pomiń
hint = Podpowiedź
hint-title = Co zrobiłby kapitan i jakie masz szanse
hint-exact = Co zrobiłby kapitan (udowodnione)
menu = Menu
meanwhile = Kiedy cię nie było…
past = Oglądasz wcześniejszy moment
to-now = Wróć do gry
stand-in = Gra za ciebie bot.
take-back-seat = Wróć na swoje miejsce
leaver = { $who } nie odpowiada. Co robimy?
leaver-wait = Czekamy
leaver-bot = Niech zagra bot
leaver-end = Kończymy grę
leave = Wyjdź z gry
leave-sure = Wyjść z gry? Bot może zagrać za ciebie dalej.
leave-yes = Wyjdź
leave-no = Zostań
record = Zapisz partię
fair = Czy kości są uczciwe?
curtain = Podaj urządzenie. Teraz gra { $who }
curtain-about = Reszta nie podgląda!
curtain-lift = To ja, { $who }

## Koniec

result = Wynik
result-you = Wygrywasz!
result-other = Wygrywa { $who }!
result-shared = Wspólne zwycięstwo!
result-drawn = Remis!
result-none = Grę przerwano przed końcem
result-board = Zobacz planszę
replay = Powtórka i analiza
result-total = Razem
replay-saved = Odtwórz zapisaną partię
licences = Licencje
replay-so-far = Odtwórz dotychczasową grę
deal = Te same losowania
deal-side = Porównaj wyniki
deal-table = Te same losowania: wszystko wypada tu tak samo jak we wcześniejszej partii.
winner = wygrywa
rematch = Zagraj ponownie
rematch-join = Dołącz do następnej gry

## Dziennik i rozmowa

log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-look = Pokaż planszę w tym momencie
log-fold = Pokaż mniej
log-unfold = { $count ->
    [one] Jeszcze { $count } wiersz
    [few] Jeszcze { $count } wiersze
    [many] Jeszcze { $count } wierszy
   *[other] Jeszcze { $count } wiersza
}
say = Napisz coś
send = Wyślij
phrases = Gotowe wiadomości
mute = Wycisz: { $who }
muted = Wyciszono: { $names }
unmute = Wyłącz wyciszenie
phrase-ahoy = Ahoj!
phrase-well-played = Dobrze zagrane!
phrase-good-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-hurry = Szybciej, bo ucieknie nam przypływ!
phrase-sorry = Przepraszam!
phrase-oh-no = O nie!
phrase-one-moment = Chwileczkę!
phrase-again = Gramy jeszcze raz?
phrase-bye = Pomyślnych wiatrów i do zobaczenia!

happened-sat = { $who } siada do stołu.
happened-stood = { $who } wstaje od stołu.
happened-placed = { $who } dołącza.
happened-started = Zaczynamy grę!
happened-undone = { $who } cofa ruch.
happened-late = { $who } nie ma już czasu.
happened-voted-bot = { $who } nie odpowiada, więc dalej gra bot.
happened-voted-end = Gracze kończą grę przed czasem.
happened-voted-wait = Pozostali czekają, aż { $who } wróci.
happened-returned = { $who } wraca do gry.
happened-rematch = Szykuje się nowa gra.

## Powiadomienia

notices = Powiadomienia
notices-on = Daj mi znać, gdy moja kolej
notices-are-on = To urządzenie da ci znać, gdy będzie twoja kolej, nawet jeśli żadna strona nie jest otwarta.
notices-about = Gdy będzie twoja kolej, a stół nie będzie otwarty, dostaniesz powiadomienie na tym urządzeniu. Możesz je wyłączyć w każdej chwili.
notices-off = Wyłącz powiadomienia
notices-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony i wróć tutaj.
notices-cannot = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
notices-https = Powiadomienia wymagają adresu, który zaczyna się od https.
notices-trouble = To się nie udało. Spróbuj ponownie za chwilę.
quiet-hours = Godziny ciszy: powiadomienia czekają do ich końca
quiet-start = Od
quiet-end = Do
notices-more = Inne sposoby powiadamiania
calendar = Kalendarz
calendar-about = Pobierz adres i zasubskrybuj go w swoim kalendarzu: zobaczysz, kiedy kończy ci się czas w grach, w których na ruch masz całe dni. Nikomu nie pokazuj tego adresu.
calendar-make = Pobierz adres
calendar-address = Twój adres (widać go tylko teraz)
calendar-new = Pobierz nowy adres
calendar-remove = Usuń

## Games over days

# $until is a day, such as "3 May".
away-until = { $who }: przerwa do { $until }
vacation = Przerwa
vacation-about = W grach, w których na ruch masz całe dni, podczas przerwy twój zegar stoi, a inni to widzą.
vacation-left = { $count ->
    [one] W tym roku został ci { $count } dzień.
    [few] W tym roku zostały ci { $count } dni.
   *[many] W tym roku zostało ci { $count } dni.
}
vacation-until = Przerwa do
vacation-start = Robię przerwę
vacation-on = Masz przerwę do { $until }.
vacation-end = Już jestem
onward = Następna gra
onward-stay = Zostań tutaj
onward-setting = Automatycznie przechodź do następnej gry
onward-about = Po twoim ruchu w grze wielodniowej zobaczysz następny stół, który na ciebie czeka.
