### Co říká každá stránka.

brethren = Brethren
tagline = Tři pirátské deskové hry s přáteli i proti botům. Bez účtu, bez čekání.
footer = Kresby, zvuky i texty jsou naše vlastní. Hry patří svým autorům: jejich jména najdeš u pravidel.

## Přístav

play-bots = Hrát proti botům
play-friends = Hrát s přáteli
rules = Pravidla
learn = Výuka
learn-by-playing = Nauč se to při hře
learn-try = Vyzkoušet
rules-opening = Otevíráme pravidla…
rules-ruling = Náš výklad:
rules-printed = V původních pravidlech:
rules-not-in-book = V původních pravidlech to není.
bots-many = Počet botů
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
bots-level = Síla botů
level-random = Trosečník
level-swab = Plavčík (snadný)
level-deckhand = Námořník
level-gunner = Kanonýr (střední)
level-mate = Kormidelník
level-captain = Kapitán (těžký)

# Bot v seznamu hráčů: jeho hodnost a jméno, které mu půjčuje místo. Ve větách má bot jen to jméno.
bot-random = { $gender ->
    [woman] Trosečnice { $name }
   *[man] Trosečník { $name }
}
bot-swab = { $gender ->
    [woman] Plavčice { $name }
   *[man] Plavčík { $name }
}
bot-deckhand = { $gender ->
    [woman] Námořnice { $name }
   *[man] Námořník { $name }
}
bot-gunner = { $gender ->
    [woman] Kanonýrka { $name }
   *[man] Kanonýr { $name }
}
bot-mate = { $gender ->
    [woman] Kormidelnice { $name }
   *[man] Kormidelník { $name }
}
bot-captain = { $gender ->
    [woman] Kapitánka { $name }
   *[man] Kapitán { $name }
}

your-tables = Tvoje stoly
on-device = Na tomto zařízení
your-turn = Jsi na řadě
stage-gathering = Čeká na hráče
stage-playing = Hraje se
stage-over = Dohráno
# Before "in 5 min" or "in 2 days".
time-left = Čas vyprší
tables-all = { $count ->
    [one] Ukázat { $count } stůl
    [few] Ukázat všechny { $count } stoly
   *[other] Ukázat všech { $count } stolů
}
tables-fewer = Ukázat méně

## Kdo jsi

you = Ty
# What somebody new is called.
sailor = Námořník
name = Jméno
avatar = Obrázek
avatar-anchor = Kotva
avatar-parrot = Papoušek
avatar-turtle = Želva
avatar-star = Hvězda
avatar-octopus = Chobotnice
avatar-skull = Lebka
avatar-wheel = Kormidlo
avatar-lantern = Lucerna
save = Uložit
carry = Hrát na jiném zařízení
carry-about = Získej tady kód a zadej ho na druhém zařízení. Budeš tam mít své jméno i všechny své stoly.
carry-make = Získat kód
carry-minutes = { $minutes ->
    [one] Platí jednou a jen { $minutes } minutu.
    [few] Platí jednou a jen { $minutes } minuty.
   *[other] Platí jednou a jen { $minutes } minut.
}
carry-have = Mám kód
carry-use = Použít kód
statistics = Tvoje statistiky
practice = Uč se z chyb
puzzles = Hádanky
watch = Sledovat hry
voyage = Plavba dne

## Nastavení

settings = Nastavení
language = Jazyk
theme = Vzhled
theme-auto = Podle zařízení
theme-day = Den
theme-night = Noc
theme-to-day = Přepnout na den
theme-to-night = Přepnout na noc
board = Deska
board-drawn = Kreslená
board-text = Textová
sound = Zvuk
vibration = Vibrace
on = Zapnuto
off = Vypnuto
pace = Rychlost animací
pace-still = Bez animací
pace-slow = Pomalu
pace-usual = Normálně
pace-fast = Rychle

## Místa

seat-empty = Volné místo
seat-me = (ty)
seat-away = pryč
seat-thinking = přemýšlí
seat-deciding = rozhoduje se

close = Zavřít
undo = Vzít zpět

## Proč něco nejde

problem-offline = Server neodpovídá. Zkus to za chvíli znovu.
problem-needs-server = K tomu je potřeba server, a ten tu není.
problem-no-engine = Hru se na tomto zařízení nepodařilo načíst. Obnov stránku a zkus to znovu.
problem-getting-ready = Tato hra se ještě připravuje. Zkus to za chvíli znovu.
problem-unknown = To se nepovedlo.
problem-board = Desku se nepodařilo načíst. Načti stránku znovu.
problem-no-such-table = Takový stůl tu není. Možná chybí kus odkazu.
problem-private = K tomuto stolu diváci nesmějí.
problem-stale = Hra se mezitím posunula. Podívej se znovu.
problem-gone-on = To už nejde vzít zpět: mezitím hrál někdo další.
problem-revealed = To už nejde vzít zpět: odhalilo ti to něco skrytého.
problem-sealed = Tohle je dnešní plavba: jak v ní padnou kostky a karty, zůstane do konce dne tajné.
problem-nothing-to-undo = Není co vzít zpět.
problem-taken = Tam už někdo sedí.
problem-empty-seats = Nejdřív obsaď všechna místa.
problem-started = Hra už začala.
problem-not-started = Hra ještě nezačala.
problem-not-playing = Teď se žádná hra nehraje.
problem-not-over = Hra ještě neskončila.
problem-over = Hra skončila.
problem-not-host = To může jen hostitel.
problem-not-yours = To není tvoje místo.
problem-not-seated = U tohoto stolu nesedíš.
problem-not-deciding = Teď nemáš o čem rozhodovat.
problem-not-away = Ten hráč je tady a ještě má čas.
problem-not-replaced = Své místo už máš.
problem-not-alone = Nápověda funguje jen ve hrách proti botům.
problem-standin = Hraje za tebe bot. Nejdřív si vezmi své místo zpět.
problem-options = S tímto nastavením se hra hrát nedá.
problem-dealt = Tady se opakuje dřívější partie, proto nastavení nejde změnit.
problem-no-such-code = Kód je špatně, nebo už vypršel.
problem-no-such-friend = V poslední době jste spolu žádnou partii nehráli.
problem-blocks-full = Víc hráčů už zablokovat nejde. Nejdřív někoho odblokuj.
problem-no-such-phrase = Tahle slova neznáme. Zkontroluj každé slovo i jejich pořadí.
problem-no-such-moment = Takový tah v této partii není.
problem-not-stored = Nepodařilo se to uložit. Zkus to znovu.
problem-no-room = Na tomto zařízení už není místo pro uložení partie. Uvolni místo a hraj dál.
problem-damaged = Uložená data tohoto stolu jsou poškozená. Tvoje ostatní stoly jsou v pořádku.
problem-newer = U tohoto stolu platí novější pravidla, než jaká server zná. Zkus to za chvíli znovu.
problem-busy = U tohoto stolu je teď rušno. Zkus to za chvíli znovu.
problem-nobody-thinks = Server na to teď nemá čas. Zkus to za chvíli znovu.
problem-too-often = To bylo moc rychle. Chvilku počkej.
problem-other-rules = Tato partie se hrála podle pravidel, která tato verze Brethren nezná.
problem-malformed = Server tomu nerozuměl.
problem-luck-given = Tvůj prohlížeč už své náhodné číslo přidal.
problem-luck-awaited = Někdo si právě přisedl a jeho prohlížeč přidává náhodné číslo. Zkus to za chvíli znovu.
problem-name = Tohle jméno použít nejde: potřebuje písmena, která všichni uvidí.
problem-nothing-said = V té zprávě není co číst.
problem-chat-full = Víc zpráv se k tomuto stolu nevejde.
problem-changes-used-up = U tohoto stolu už je od tebe tolik změn, že teď můžeš jen hrát.
problem-no-such-game = Takovou hru tu nemáme.
problem-no-such-seat = Takové místo u tohoto stolu není.
problem-nobody-there = Nikdo tam nesedí.
problem-seats = Takhle obsadit místa u tohoto stolu nejde.
problem-stranger = Povol v prohlížeči cookies a načti stránku znovu.
problem-foreign = Požadavek přišel z jiného webu, proto jsme ho zablokovali.
problem-too-large = To je příliš velké.
problem-not-found = Na této adrese nic není.
problem-wrong-method = Takhle se tato adresa použít nedá.
problem-not-a-number = Má to být celé číslo.
problem-gone = Spojení se přerušilo. Zkus to znovu.
problem-our-fault = Na naší straně se něco pokazilo. Zkus to prosím znovu.
problem-device = Tomuto zařízení upozornění posílat nemůžeme.
problem-no-push = Tento server upozornění neposílá.
problem-time-zone = Takové časové pásmo není.
problem-webhook-address = Tuhle adresu použít nejde. Musí začínat https a být dostupná pro všechny.
problem-webhook-answer = Zkouška nedorazila. Zkontroluj prosím adresu.
problem-no-webhooks = Žádný webhook tu není.
problem-mail-address = Tohle nevypadá jako e-mailová adresa.
problem-no-mail = Tento server e-maily neposílá.
problem-no-such-mail = Tenhle odkaz už neplatí.
problem-vacation = Tolik dní už ti nezbývá.

## Spojení

line-lost = Spojení se přerušilo. Připojujeme se znovu…
line-opening = Hledáme stůl…
laying = Připravujeme stůl…
getting-ready = Připravujeme hru { $game }, potrvá to asi { $seconds } s
no-table = Tady žádný stůl není
to-harbour = Zpět do přístavu

## Než se začne

seats = Místa
seat-number = Místo { $number }
a-bot = Bot
host = Hostitel
sit = Sednout si sem
stand = Vstát
empty-seat = Uvolnit místo, kde sedí { $who }
place-bot = Přidat bota
guest = Další hráč na tomto zařízení
guest-sit = Přidat hráče
fill-bots = Doplnit boty
seats-missing = { $count ->
    [one] Ještě { $count } volné místo
    [few] Ještě { $count } volná místa
   *[other] Ještě { $count } volných míst
}
start = Spustit hru
waiting-for-host = Čekáme, až { $who } spustí hru.
waiting-for-start = Hra každou chvíli začne.
welcome = Vítej na palubě, { $who }! Posaď se, nebo se jen dívej.
how = Nastavení hry
how-many = Počet hráčů
start-player = Kdo začíná
start-by-lot = Rozhodne los
clock = Čas na tah
clock-none = Bez omezení
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
watchers-welcome = Povolit diváky
public-table = Ukázat hru všem, kdo se chtějí dívat
public-table-about = Po začátku hry ji pak každý najde na stránce „Sledovat hry“.
invite = Pozvi přátele tímto odkazem
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-share = Sdílet
invite-code = QR kód s odkazem

## U stolu

game-over = Konec hry
other-thinks = { $who } přemýšlí
other-turn = Na řadě je { $who }
others-decide = { $count ->
    [one] Rozhoduje se { $count } hráč
    [few] Rozhodují se { $count } hráči
   *[other] Rozhoduje se { $count } hráčů
}
skip = Přeskočit
hint = Nápověda
hint-title = Co by udělal kapitán a jaké máš šance
hint-exact = Co by udělal kapitán (prokazatelně nejlepší)
menu = Nabídka
meanwhile = Co ti zatím uteklo…
past = Díváš se zpátky
to-now = Zpět do hry
stand-in = Hraje za tebe bot.
take-back-seat = Vzít si místo zpět
leaver = { $who } je pryč. Co teď?
leaver-wait = Počkat
leaver-bot = Ať hraje bot
leaver-end = Ukončit hru
leave = Odejít ze hry
leave-sure = Odejít ze hry? Dohrát za tebe může bot.
leave-yes = Odejít
leave-no = Zůstat
record = Uložit partii
fair = Jsou kostky poctivé?
curtain = Předej zařízení, hraje { $who }
curtain-about = Ostatní se teď nedívají!
curtain-lift = Jsem { $who }

## Konec

result = Výsledek
result-you = Vítězství je tvoje!
result-other = Vyhrává { $who }!
result-shared = Společné vítězství!
result-drawn = Je to remíza!
result-none = Hra skončila předčasně
result-board = Prohlédnout desku
replay = Přehrát a rozebrat
result-total = Celkem
replay-saved = Přehrát uloženou partii
replay-so-far = Přehrát dosavadní průběh
deal = Stejné losování
deal-side = Porovnat výsledky
deal-table = Stejné losování: všechno tu přichází stejně jako v jedné dřívější partii.
licences = Licence
winner = výhra
rematch = Hrát znovu
rematch-join = Přidat se k další hře

## Deník a zprávy

log = Deník
log-empty = Zatím se nic nestalo.
log-look = Ukázat desku v té chvíli
log-fold = Ukázat méně
log-unfold = { $count ->
    [one] Ještě { $count } řádek
    [few] Ještě { $count } řádky
   *[other] Ještě { $count } řádků
}
say = Napiš něco
send = Odeslat
phrases = Rychlé zprávy
mute = Ztlumit: { $who }
muted = Ztlumeno: { $names }
unmute = Zrušit ztlumení všech
phrase-ahoy = Ahoj!
phrase-well-played = Dobře zahráno!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-hurry = Rychle, než bude odliv!
phrase-sorry = Pardon!
phrase-oh-no = Ach ne!
phrase-one-moment = Chvilku, prosím.
phrase-again = Ještě jednu?
phrase-bye = Dobrý vítr a na shledanou!

happened-sat = { $who } si sedá ke stolu.
happened-stood = { $who } vstává od stolu.
happened-placed = { $who } se přidává.
happened-started = Hra začíná!
happened-undone = { $who } bere tah zpět.
happened-late = { $who } už nemá čas.
happened-voted-bot = { $who } je pryč, dál hraje bot.
happened-voted-end = Hráči ukončují hru předčasně.
happened-voted-wait = Ostatní čekají, až se { $who } vrátí.
happened-returned = { $who } je zpět.
happened-rematch = Připravuje se nová hra.

## Upozornění

notices = Upozornění
notices-on = Upozorni mě, když jsem na řadě
notices-are-on = Toto zařízení tě upozorní, když jsi na řadě, i když není otevřená žádná stránka.
notices-about = Když budeš na řadě a stůl nebude otevřený, přijde na toto zařízení upozornění. Kdykoli ho můžeš vypnout.
notices-off = Vypnout upozornění
notices-blocked = Prohlížeč upozornění z této stránky blokuje. Povol je v jeho nastavení pro tuto stránku a vrať se sem.
notices-cannot = Tento prohlížeč tu upozornění zobrazit neumí. Na iPhonu nebo iPadu si stránku nejdřív přidej na plochu.
notices-https = Upozornění fungují jen na adrese, která začíná https.
notices-trouble = To se nepovedlo. Zkus to prosím za chvíli znovu.
quiet-hours = Tiché hodiny: upozornění počkají do jejich konce
quiet-start = Od
quiet-end = Do
notices-more = Další způsoby upozornění
calendar = Kalendář
calendar-about = Získej adresu a přidej si ji do svého kalendáře. Uvidíš v něm, kdy ti dojde čas ve hrách, kde je na tah několik dní. Adresu nikomu neukazuj.
calendar-make = Získat adresu
calendar-address = Tvoje adresa (ukáže se jen teď)
calendar-new = Získat novou adresu
calendar-remove = Odebrat adresu

## Games over days

# $until is a day, such as "3 May".
away-until = { $who } má volno do { $until }.
vacation = Volno
vacation-about = Ve hrách, kde je na tah několik dní, ti během volna čas neběží a ostatní to vidí.
vacation-left = { $count ->
    [one] Letos ti zbývá { $count } den.
    [few] Letos ti zbývají { $count } dny.
   *[other] Letos ti zbývá { $count } dní.
}
vacation-until = Volno do
vacation-start = Mám volno
vacation-on = Máš volno do { $until }.
vacation-end = Jsem zpátky
onward = Další hra
onward-stay = Zůstat tady
onward-setting = Přejít na další hru automaticky
onward-about = Po tahu ve hře na několik dní se ti ukáže další stůl, který na tebe čeká.
