### Amit minden oldal mond.

brethren = Brethren
tagline = Három kalózos társasjáték barátokkal és botok ellen. Regisztráció és várakozás nélkül.
footer = Saját rajzok, hangok és szövegek. A játékok szerzőik művei, nevük a szabályoknál olvasható.

game-tortuga = Tortuga
game-tortuga-about = Dobj titokban, támadd meg a többieket, és vidd haza a ládáidat!
game-tortuga-facts = 2–4 játékos · 45 perc
game-cartagena = Cartagena
game-cartagena-about = Vezess át hat kalózt az alagúton a csónakig! Aki visszalép, lapokat kap.
game-cartagena-facts = 2–5 játékos · 30 perc
game-battle = Battle for Tortuga
game-battle-about = Két flotta rejtőzik a hullámok alatt. Találd meg a tiédet, és süllyeszd el a másikat!
game-battle-facts = 2 játékos · 15 perc

## Kikötő

play-bots = Játék botok ellen
play-friends = Barátokkal
rules = Szabályok
learn = Tanulás
learn-by-playing = Tanuld meg játszva
learn-try = Próbáld ki
rules-opening = Betöltjük a szabályokat…
rules-ruling = A mi döntésünk:
rules-not-in-book = A szabálykönyv erről nem szól.
bots-many = Botok száma
bots-count = { $count } bot
bots-level = Erősség
level-random = Hajótörött
level-swab = Hajósinas (könnyű)
level-deckhand = Matróz
level-gunner = Tüzér (közepes)
level-mate = Első tiszt
level-captain = Kapitány (erős)

# Bot az asztalnál: a rangja, és egy név, amelyet a helye kölcsönöz.
bot-random = { $name } hajótörött
bot-swab = { $name } hajósinas
bot-deckhand = { $name } matróz
bot-gunner = { $name } tüzér
bot-mate = { $name } első tiszt
bot-captain = { $name } kapitány

your-tables = Asztalaid
your-turn = Te következel
stage-gathering = Gyülekező
stage-playing = Folyamatban
stage-over = Véget ért
tables-all = Minden asztal ({ $count })
tables-fewer = Kevesebb asztal

## Ki vagy

you = Te
name = Név
avatar = Jel
avatar-anchor = Horgony
avatar-parrot = Papagáj
avatar-turtle = Teknős
avatar-star = Csillag
avatar-octopus = Polip
avatar-skull = Koponya
avatar-wheel = Kormánykerék
avatar-lantern = Lámpás
save = Mentés
carry = Másik eszközön
carry-about = Egy kóddal ott is ugyanaz a játékos vagy, minden asztaloddal együtt.
carry-make = Kérek egy kódot
carry-minutes = Egyszer használható, { $minutes } percig érvényes.
carry-have = Van kódom
carry-use = Beváltom itt
statistics = Játszmáid számokban

## Beállítások

settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Az eszköz szerint
theme-day = Nappal
theme-night = Éjszaka
theme-to-day = Váltás nappalira
theme-to-night = Váltás éjszakaira
board = Tábla
board-drawn = Rajzolt
board-text = Szöveg
sound = Hang
on = Be
off = Ki
pace = A lépések üteme
pace-still = Mozgás nélkül
pace-slow = Lassú
pace-usual = Normál
pace-fast = Gyors
marching = A hajóm és a kalózom mindig lépjen
marching-about = Tortugában a flottaépítés és a toborzás ekkor kérdés nélkül megtörténik.

## Helyek

seat-empty = Üres hely
seat-me = (te)
seat-away = távol
seat-thinking = töpreng
seat-deciding = dönt

close = Bezárás
undo = Visszavonás

## Miért nem sikerült valami

problem-offline = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva!
problem-getting-ready = Ez a játék még készül. Próbáld újra egy pillanat múlva.
problem-unknown = Ezt nem lehetett elfogadni.
problem-board = A táblát nem sikerült betölteni. Töltsd újra az oldalt!
problem-no-such-table = Nincs ilyen asztal. Lehet, hogy a hivatkozás hiányos.
problem-private = Ezt az asztalt mások nem nézhetik.
problem-stale = Közben történt valami. Nézd meg újra!
problem-gone-on = Azóta már más is döntött.
problem-revealed = A döntésed felfedett valamit, ezért már nem vonható vissza.
problem-nothing-to-undo = Nincs mit visszavonni.
problem-taken = Ott már ül valaki.
problem-empty-seats = Előbb minden helyet el kell foglalni.
problem-started = A játék már elkezdődött.
problem-not-started = A játék még nem kezdődött el.
problem-not-playing = Most nem folyik játék.
problem-not-over = A játék még nem ért véget.
problem-over = A játék véget ért.
problem-not-host = Ezt csak a házigazda teheti meg.
problem-not-yours = Az nem a te helyed.
problem-not-seated = Nem ülsz ennél az asztalnál.
problem-not-deciding = Most nincs miről döntened.
problem-not-away = Az a játékos itt van, és nem késik.
problem-not-replaced = A helyed már a tiéd.
problem-not-alone = Tanács csak botok elleni játékban kérhető.
problem-standin = Egy bot játszik helyetted. Előbb vedd vissza a helyed!
problem-options = Így nem lehet játszani.
problem-dealt = Ennél az asztalnál úgy játszunk, mint abban a játszmában, amelynek a szerencséje ismétlődik.
problem-no-such-code = Ez a kód ismeretlen, vagy lejárt.
problem-no-such-moment = Ez a pillanat ismeretlen.
problem-not-stored = Nem sikerült menteni. Próbáld újra!
problem-damaged = Ennek az asztalnak a mentett adatai megsérültek. A többi asztaloddal minden rendben.
problem-newer = Ennél az asztalnál újabb szabályok szerint játszanak, mint amelyeket ez a kiszolgáló ismer. Próbáld újra egy kicsit később!
problem-busy = Túl sok minden történik ennél az asztalnál. Próbáld újra!
problem-nobody-thinks = A szerver most túl elfoglalt ehhez. Próbáld újra egy pillanat múlva!
problem-too-often = Túl sok egyszerre. Várj egy pillanatot!
problem-malformed = Ezt a kiszolgáló nem értette.
problem-luck-given = A számodat már megadtad.
problem-luck-awaited = Valaki épp most ült le, és az eszköze most ad számot a kockákhoz. Próbáld újra egy pillanat múlva!
problem-name = A névnek láthatónak kell lennie, és nem változtathatja meg a körülötte lévő szöveget.
problem-nothing-said = Ebben nincs semmi látható.
problem-chat-full = Ennél az asztalnál nem fér el több üzenet.
problem-changes-used-up = Ennél az asztalnál már annyi mindent változtattál, hogy csak a lépések maradtak.
problem-no-such-game = Nincs ilyen játék.
problem-no-such-seat = Ennél az asztalnál nincs ilyen hely.
problem-nobody-there = Ott nem ül senki.
problem-seats = Ezek a helyek nem illenek az asztalhoz.
problem-stranger = Engedélyezd a böngésződben a sütiket ezen a webhelyen, majd töltsd újra az oldalt!
problem-foreign = Ez egy másik oldalról jött, ezért nem fogadtuk el.
problem-too-large = Ez túl nagy.
problem-not-found = Ezen a címen nincs semmi.
problem-wrong-method = Ezt a címet másképp kell lekérdezni.
problem-not-a-number = Ennek egész számnak kell lennie.
problem-gone = Megszakadt a kapcsolat. Próbáld újra!
problem-our-fault = Nálunk történt hiba. Feljegyeztük; próbáld újra!

## A kapcsolat

line-lost = Megszakadt a kapcsolat. Újra keressük az asztalt…
line-opening = Keressük az asztalt…
laying = Előkészítjük az asztalt…
getting-ready = Előkészítjük: { $game }, még körülbelül { $seconds } másodperc
no-table = Itt nincs asztal
to-harbour = A kikötőbe

## Gyülekezés

seats = Helyek
seat-number = { $number }. hely
a-bot = Bot
host = Házigazda
sit = Leülök ide
stand = Felállok
empty-seat = Hely felszabadítása ({ $who })
place-bot = Egy bot
guest = Valaki más ennél az eszköznél
guest-sit = Ő is leül
fill-bots = Feltöltés botokkal
seats-missing = Még { $count } szabad hely
start = A játék indítása
waiting-for-host = A játékot { $who } indítja.
waiting-for-start = A játék mindjárt kezdődik.
welcome = Üdv a fedélzeten, { $who }! Foglalj helyet, vagy maradj nézőnek!
how = Hogyan játszunk
how-many = Játékosok
start-player = Kezdőjátékos
start-by-lot = Sorsolással
clock = Idő egy lépésre
clock-none = Korlátlan
clock-seconds = { $count } másodperc
clock-minutes = { $count } perc
clock-hours = { $count } óra
clock-days = { $count } nap
watchers-welcome = Mások is nézhetik
invite = Hívj meg másokat ezzel a hivatkozással
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-code = A hivatkozás QR-kódként

## Az asztalnál

game-over = A játék véget ért
other-thinks = { $who } töpreng
other-turn = { $who } következik
others-decide = { $count } játékos dönt
skip = Átugrás
hint = Tanács
hint-title = Mit tenne a kapitány, és milyenek az esélyeid
hint-exact = Mit tenne a kapitány: bizonyítva
menu = Menü
meanwhile = Amíg távol voltál…
past = A tábla, ahogy akkor állt
to-now = Vissza a jelenbe
stand-in = Egy bot játszik helyetted.
take-back-seat = Visszaveszem a helyem
leaver = { $who } nincs itt. Mit tegyünk?
leaver-wait = Várjunk
leaver-bot = Játsszon tovább egy bot
leaver-end = Fejezzük be a játékot
leave = Kilépés a játékból
leave-sure = Egy bot folytathatja helyetted. Kilépsz a játékból?
leave-yes = Kilépek
leave-no = Maradok
record = A játszma mentése
fair = Tisztességesek a kockák?
curtain = Add tovább az eszközt! Most { $who } jön
curtain-about = Más most ne nézzen ide.
curtain-lift = Én vagyok { $who }

## A vége

result = Eredmény
result-you = Győztél!
result-other = A győztes: { $who }
result-shared = Közös győzelem
result-none = A játék idő előtt véget ért
result-board = A tábla megtekintése
replay = Visszajátszás és elemzés
replay-saved = Mentett játszma visszajátszása
licences = Licencek
replay-so-far = Visszajátszás idáig
deal = Ugyanaz a szerencse
deal-side = Eredmények egymás mellett
deal-table = Ugyanaz a szerencse: ennél az asztalnál egy korábbi játszma szerencséje ismétlődik.
winner = győztes
rematch = Még egyszer
rematch-join = Csatlakozás a következő játékhoz

## Napló és beszélgetés

log = Napló
log-empty = Még nem történt semmi.
log-look = Az akkori tábla megmutatása
log-fold = Összecsukás
log-unfold = Még { $count } sor
say = Mondj valamit
send = Küldés
phrases = Kész üzenetek
mute = Elnémítás: { $who }
muted = Elnémítva: { $names }
unmute = Mindenkit újra hallok
phrase-ahoy = Ahoj!
phrase-well-played = Szép játék volt!
phrase-good-luck = Sok szerencsét!
phrase-thanks = Köszönöm!
phrase-hurry = Siess, fordul az ár!
phrase-sorry = Bocsánat!
phrase-oh-no = Jaj, ne!
phrase-one-moment = Egy pillanat, kérlek!
phrase-again = Még egyszer?
phrase-bye = Jó szelet, viszlát!

happened-sat = { $who } leül.
happened-stood = { $who } feláll.
happened-placed = { $who } csatlakozik.
happened-started = Kezdődik a játék.
happened-undone = { $who } visszavon egy lépést.
happened-late = { $who } ideje lejárt.
happened-voted-bot = { $who } helyett egy bot játszik tovább.
happened-voted-end = A játék idő előtt véget ér.
happened-voted-wait = A többiek várnak, amíg { $who } visszatér.
happened-returned = { $who } újra itt van.
happened-rematch = Készül egy új játék.
