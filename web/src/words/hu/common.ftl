### Amit minden oldal mond.

brethren = Brethren
tagline = Három kalózos társasjáték: játssz barátokkal vagy botok ellen! Regisztráció és várakozás nélkül.
footer = Minden rajz, hang és szöveg a mi munkánk. A játékok a szerzőiké: a nevüket a szabályoknál találod.

## Kikötő

play-bots = Játék botok ellen
play-friends = Játék barátokkal
rules = Szabályok
learn = Oktató
learn-by-playing = Tanuld meg játék közben
learn-try = Próbáld ki!
rules-opening = A szabályok megnyitása…
rules-ruling = A mi döntésünk:
rules-printed = A szabálykönyvekben:
rules-not-in-book = A szabálykönyv erről nem ír.
bots-many = Botok száma
bots-count = { $count } bot
bots-level = A botok szintje
level-random = Hajótörött
level-swab = Hajósinas (könnyű)
level-deckhand = Matróz
level-gunner = Tüzér (közepes)
level-mate = Első tiszt
level-captain = Kapitány (nehéz)

# Bot a játékosok listájában: a rangja, és egy név, amelyet a helye kölcsönöz. A mondatokban csak a neve áll.
bot-random = { $name } hajótörött
bot-swab = { $name } hajósinas
bot-deckhand = { $name } matróz
bot-gunner = { $name } tüzér
bot-mate = { $name } első tiszt
bot-captain = { $name } kapitány

your-tables = Az asztalaid
on-device = Ezen az eszközön
your-turn = Te jössz
stage-gathering = Játékosokra vár
stage-playing = Folyamatban
stage-over = Véget ért
# Before "in 5 min" or "in 2 days".
time-left = Az idő lejár:
tables-all = { $count ->
    [one] { $count } asztal megjelenítése
   *[other] Minden asztal ({ $count })
}
tables-fewer = Kevesebb

## Ki vagy

you = Te
# What somebody new is called.
sailor = Matróz
name = Név
avatar = Avatár
avatar-anchor = Horgony
avatar-parrot = Papagáj
avatar-turtle = Teknős
avatar-star = Csillag
avatar-octopus = Polip
avatar-skull = Koponya
avatar-wheel = Kormánykerék
avatar-lantern = Lámpás
save = Mentés
carry = Játék másik eszközön
carry-about = Kérj itt egy kódot, és írd be a másik eszközödön! Ott is meglesz a neved és az összes asztalod.
carry-make = Kérek egy kódot
carry-minutes = Egyszer használható, { $minutes } percig.
carry-have = Van kódom
carry-use = Kód beváltása
statistics = A statisztikáid
practice = Tanulj a hibáidból
puzzles = Feladványok
watch = Játszmák nézése
voyage = A nap hajóútja

## Beállítások

settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Mint az eszközön
theme-day = Nappal
theme-night = Éjszaka
theme-to-day = Váltás nappalira
theme-to-night = Váltás éjszakaira
board = Tábla
board-drawn = Rajzolt
board-text = Szöveg
sound = Hang
vibration = Rezgés
on = Be
off = Ki
pace = Animáció sebessége
pace-still = Animáció nélkül
pace-slow = Lassú
pace-usual = Normál
pace-fast = Gyors

## Helyek

seat-empty = Üres hely
seat-me = (te)
seat-away = nincs itt
seat-thinking = gondolkodik
seat-deciding = választ

close = Bezárás
undo = Visszavonás

## Miért nem sikerült valami

problem-offline = A szerver nem érhető el. Próbáld újra egy pillanat múlva!
problem-needs-server = Ez szerver nélkül nem megy, és itt nincs szerver.
problem-no-engine = A játékot nem sikerült betölteni ezen az eszközön. Töltsd be újra az oldalt!
problem-getting-ready = Ez a játék még nem áll készen. Próbáld újra egy pillanat múlva!
problem-unknown = Ez most nem sikerült.
problem-board = A táblát nem sikerült betölteni. Töltsd újra az oldalt!
problem-no-such-table = Nincs ilyen asztal. Lehet, hogy a link egy része lemaradt.
problem-private = Ennél az asztalnál nem lehetnek nézők.
problem-stale = Közben továbbment a játék. Nézd meg újra!
problem-gone-on = Ezt már nem vonhatod vissza: azóta más is lépett.
problem-revealed = Ezt már nem vonhatod vissza: láttál valamit, ami rejtve volt.
problem-sealed = Ez a mai hajóút: hogy mit hoz benne a szerencse, a nap végéig pecsét alatt marad.
problem-nothing-to-undo = Nincs mit visszavonni.
problem-taken = Ott már ül valaki.
problem-empty-seats = Előbb töltsetek be minden helyet!
problem-started = A játék már elkezdődött.
problem-not-started = A játék még nem kezdődött el.
problem-not-playing = Most nem folyik játék.
problem-not-over = A játék még nem ért véget.
problem-over = A játék véget ért.
problem-not-host = Ezt csak a házigazda teheti meg.
problem-not-yours = Az nem a te helyed.
problem-not-seated = Nem ülsz ennél az asztalnál.
problem-not-deciding = Most nincs mit választanod.
problem-not-away = Ez a játékos itt van, és még van ideje.
problem-not-replaced = Már a helyeden ülsz.
problem-not-alone = Tippet csak botok elleni játékban kérhetsz.
problem-standin = Egy bot játszik helyetted. Előbb vedd vissza a helyed!
problem-options = Ezekkel a beállításokkal ez a játék nem megy.
problem-dealt = Ez az asztal egy korábbi játszmát ismétel, ezért a beállításai nem változtathatók.
problem-no-such-code = Ez a kód hibás, vagy már lejárt.
problem-no-such-friend = Ezzel a játékossal mostanában nem játszottál.
problem-blocks-full = Több játékost már nem lehet letiltani. Előbb oldd fel valakinek a tiltását!
problem-no-such-phrase = Ezeket a szavakat nem ismerjük. Ellenőrizd a szavakat és a sorrendjüket!
problem-no-such-moment = Ebben a játszmában nincs ilyen lépés.
problem-not-stored = Nem sikerült menteni. Próbáld újra!
problem-no-room = Ezen az eszközön nincs már hely a játszma mentéséhez. Szabadíts fel helyet, és játssz tovább!
problem-damaged = Ennek az asztalnak a mentése megsérült. A többi asztaloddal minden rendben.
problem-newer = Ez az asztal újabb szabályokat használ, mint amiket a szerver ismer. Próbáld újra egy pillanat múlva!
problem-busy = Ennél az asztalnál most nagy a forgalom. Próbáld újra egy pillanat múlva!
problem-other-rules = Ezt a játszmát olyan szabályok szerint játszották, amelyeket a Brethren e változata nem ismer.
problem-nobody-thinks = A szerver most túl elfoglalt ehhez. Próbáld újra egy pillanat múlva!
problem-too-often = Ez túl gyors volt. Várj egy pillanatot!
problem-malformed = Ezt a szerver nem értette.
problem-luck-given = A böngésződ már hozzáadta a véletlen számát.
problem-luck-awaited = Valaki épp most ült le, és a böngészője most ad hozzá egy véletlen számot. Próbáld újra egy pillanat múlva!
problem-name = Ez a név nem jó: olyan betűk kellenek bele, amelyeket mindenki lát.
problem-nothing-said = Ebben nincs mit elolvasni.
problem-chat-full = Ennél az asztalnál már nem fér el több üzenet.
problem-changes-used-up = Ennél az asztalnál már annyi mindent változtattál, hogy innentől csak lépni tudsz.
problem-no-such-game = Nincs ilyen játék.
problem-no-such-seat = Ennél az asztalnál nincs ilyen hely.
problem-nobody-there = Ott nem ül senki.
problem-seats = Ennél az asztalnál így nem lehet leülni.
problem-stranger = Engedélyezd a sütiket ezen az oldalon, aztán töltsd újra!
problem-foreign = Ez a kérés egy másik weboldalról jött, ezért letiltottuk.
problem-too-large = Ez túl nagy.
problem-not-found = Ezen a címen nincs semmi.
problem-wrong-method = Ez a cím így nem használható.
problem-not-a-number = Ide egész szám kell.
problem-gone = Megszakadt a kapcsolat. Próbáld újra!
problem-our-fault = Nálunk történt valami hiba. Próbáld újra!
problem-device = Erre az eszközre nem tudunk értesítést küldeni.
problem-no-push = Ez a szerver nem küld értesítéseket.
problem-time-zone = Nincs ilyen időzóna.
problem-webhook-address = Ez a cím nem használható. A címnek https-sel kell kezdődnie, és bárki számára elérhetőnek kell lennie.
problem-webhook-answer = A próba nem ért célba. Ellenőrizd a címet!
problem-no-webhooks = Itt nincs webhook.
problem-mail-address = Ez nem tűnik e-mail-címnek.
problem-no-mail = Ez a szerver nem küld e-maileket.
problem-no-such-mail = Ez a link már nem érvényes.
problem-vacation = Nincs már ennyi napod.

## A kapcsolat

line-lost = Megszakadt a kapcsolat. Újracsatlakozunk…
line-opening = Keressük az asztalt…
laying = Előkészítjük az asztalt…
getting-ready = { $game } előkészítése, még kb. { $seconds } másodperc
no-table = Itt nincs asztal
to-harbour = Vissza a kikötőbe

## Gyülekezés

seats = Helyek
seat-number = { $number }. hely
a-bot = Bot
host = Házigazda
sit = Leülök ide
stand = Felállok
empty-seat = { $who } helyének felszabadítása
place-bot = Bot hozzáadása
guest = Még egy játékos ezen az eszközön
guest-sit = Hozzáadás
fill-bots = Feltöltés botokkal
seats-missing = Még { $count } szabad hely
start = Kezdődjön a játék!
waiting-for-host = Várjuk, hogy { $who } elindítsa a játékot.
waiting-for-start = Mindjárt kezdődik a játék.
welcome = Üdv a fedélzeten, { $who }! Foglalj helyet, vagy maradj nézőnek!
how = A játék beállításai
how-many = Játékosok
start-player = Ki kezd?
start-by-lot = Véletlen
clock = Idő lépésenként
clock-none = Nincs korlát
clock-seconds = { $count } másodperc
clock-minutes = { $count } perc
clock-hours = { $count } óra
clock-days = { $count } nap
watchers-welcome = Jöhetnek nézők
public-table = Bárki megtalálhassa és nézhesse
public-table-about = Kezdés után bárki megtalálja a „Játszmák nézése” oldalon.
invite = Hívj meg másokat ezzel a linkkel!
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-code = A link QR-kódja

## Az asztalnál

game-over = Vége a játéknak
other-thinks = { $who } gondolkodik
other-turn = { $who } következik
others-decide = { $count } játékos választ
skip = Ugrás
hint = Tipp
hint-title = Mit tenne a kapitány, és mik az esélyeid
hint-exact = Mit tenne a kapitány (bizonyítottan a legjobb)
menu = Menü
meanwhile = Amíg távol voltál…
past = Egy korábbi állást nézel
to-now = Vissza a játékhoz
stand-in = Egy bot játszik helyetted.
take-back-seat = Visszaülök
leaver = { $who } nincs itt. Mi legyen?
leaver-wait = Várjunk
leaver-bot = Jöjjön egy bot
leaver-end = Fejezzük be
leave = Kilépés a játékból
leave-sure = Kilépsz a játékból? Egy bot folytathatja helyetted.
leave-yes = Kilépek
leave-no = Maradok
record = Játszma mentése
fair = Szabályosak a kockák?
curtain = Most { $who } jön: add át az eszközt!
curtain-about = Más most ne nézzen ide!
curtain-lift = Én vagyok { $who }

## A vége

result = Eredmény
result-you = Nyertél!
result-other = { $who } nyert!
result-shared = Közös győzelem!
result-drawn = Döntetlen!
result-none = A játék félbeszakadt
result-board = Megnézem a táblát
replay = Visszajátszás és elemzés
result-total = Összesen
replay-saved = Mentett játszma visszajátszása
licences = Licencek
replay-so-far = Az eddigiek visszajátszása
deal = Ugyanaz a sorsolás
deal-side = Összehasonlítás
deal-table = Ugyanaz a sorsolás: itt minden úgy jön, ahogy egy korábbi játszmában.
winner = győztes
rematch = Játsszunk újra
rematch-join = Csatlakozom

## Napló és beszélgetés

log = Napló
log-empty = Még nem történt semmi.
log-look = Mutasd az akkori táblát
log-fold = Kevesebb
log-unfold = Még { $count } sor
say = Írj valamit
send = Küldés
phrases = Gyors üzenetek
mute = { $who } némítása
muted = Némítva: { $names }
unmute = Némítások feloldása
phrase-ahoy = Ahoj!
phrase-well-played = Szép volt!
phrase-good-luck = Sok szerencsét!
phrase-thanks = Köszi!
phrase-hurry = Siess, mindjárt itt az apály!
phrase-sorry = Bocsi!
phrase-oh-no = Jaj, ne!
phrase-one-moment = Egy pillanat, kérlek!
phrase-again = Még egy játszma?
phrase-bye = Jó szelet, viszlát!

happened-sat = { $who } leül.
happened-stood = { $who } feláll.
happened-placed = { $who } csatlakozik.
happened-started = Kezdődik a játék!
happened-undone = { $who } visszavon egy lépést.
happened-late = { $who } kifutott az időből.
happened-voted-bot = { $who } helyett egy bot játszik tovább.
happened-voted-end = A játékosok idő előtt befejezték a játékot.
happened-voted-wait = A többiek megvárják, míg { $who } visszatér.
happened-returned = { $who } újra itt van.
happened-rematch = Készül az új játszma.

## Értesítések

notices = Értesítések
notices-on = Szólj, ha én jövök
notices-are-on = Ez az eszköz szól, amikor te jössz, akkor is, ha egy oldal sincs nyitva.
notices-about = Értesítést kapsz ezen az eszközön, amikor te jössz, és az asztal nincs nyitva. Bármikor kikapcsolhatod.
notices-off = Értesítések kikapcsolása
notices-blocked = A böngésződ letiltja az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban, aztán gyere vissza!
notices-cannot = Ez a böngésző itt nem tud értesítést mutatni. iPhone-on vagy iPaden előbb add hozzá az oldalt a kezdőképernyőhöz!
notices-https = Az értesítésekhez https-sel kezdődő cím kell.
notices-trouble = Ez nem sikerült. Próbáld meg kicsit később újra!
quiet-hours = Csendes órák: az értesítések a végükig várnak
quiet-start = Mettől
quiet-end = Meddig
notices-more = Értesítés más módon
calendar = Naptár
calendar-about = Kérj egy címet, és iratkozz fel rá a naptáradban: megmutatja, mikor jár le az időd ott, ahol egy lépésre napok vannak. A címet tartsd meg magadnak!
calendar-make = Cím kérése
calendar-address = A címed (csak most látszik)
calendar-new = Új cím kérése
calendar-remove = Törlés

## Games over days

# $until is a day, such as "3 May".
away-until = { $who } szabadságon van (vége: { $until })
vacation = Szabadság
vacation-about = Ahol egy lépésre napok vannak, ott megáll az órád, amíg szabadságon vagy, és ezt a többiek is látják.
vacation-left = Idén még { $count } napod van.
vacation-until = Szabadság vége
vacation-start = Szabadságra megyek
vacation-on = Szabadságon vagy (vége: { $until })
vacation-end = Itt vagyok újra
onward = Következő játék
onward-stay = Maradok
onward-setting = Automatikus ugrás a következő játékra
onward-about = Ha egy többnapos játékban léptél, megjelenik a következő asztal, amely rád vár.
