### Co říká každá stránka.

brethren = Brethren
tagline = Tři pirátské deskové hry s přáteli i proti botům. Bez účtu, bez čekání.
footer = Vlastní kresby, zvuky i texty. Hry jsou dílem svých autorů, uvedených u pravidel.

game-tortuga = Tortuga
game-tortuga-about = Házejte tajně kostkami, přepadávejte soupeře a dopravte své truhlice domů.
game-tortuga-facts = 2 až 4 hráči · 45 minut
game-cartagena = Cartagena
game-cartagena-about = Proveďte šest pirátů tunelem k šalupě. Karty získáte cestou zpět.
game-cartagena-facts = 2 až 5 hráčů · 30 minut
game-battle = Battle for Tortuga
game-battle-about = Pod vlnami se skrývají dvě flotily. Najděte svou a potopte tu druhou.
game-battle-facts = 2 hráči · 15 minut

## Přístav

play-bots = Hrát proti botům
play-friends = S přáteli
rules = Pravidla
learn = Naučit se
learn-by-playing = Naučte se hru hraním
learn-try = Vyzkoušet
rules-opening = Načítáme pravidla…
rules-ruling = Náš výklad:
rules-not-in-book = V pravidlech hry to není.
bots-many = Kolik botů
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
bots-level = Jak silní
level-random = Trosečník
level-swab = Plavčík (snadný)
level-deckhand = Námořník
level-gunner = Kanonýr (střední)
level-mate = Kormidelník
level-captain = Kapitán (silný)

# Bot u stolu: jeho hodnost a jméno, které mu půjčuje místo.
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

your-tables = Vaše stoly
your-turn = Jste na řadě
stage-gathering = Čeká na hráče
stage-playing = Hraje se
stage-over = Dohráno
tables-all = Všechny stoly ({ $count })
tables-fewer = Méně stolů

## Kdo jste

you = Vy
name = Jméno
avatar = Znak
avatar-anchor = Kotva
avatar-parrot = Papoušek
avatar-turtle = Želva
avatar-star = Hvězda
avatar-octopus = Chobotnice
avatar-skull = Lebka
avatar-wheel = Kormidlo
avatar-lantern = Lucerna
save = Uložit
carry = Na jiném zařízení
carry-about = S kódem tam budete stále vy, se všemi svými stoly.
carry-make = Ukázat kód
carry-minutes = { $minutes ->
    [one] Lze použít jednou, během { $minutes } minuty.
    [few] Lze použít jednou, během { $minutes } minut.
   *[other] Lze použít jednou, během { $minutes } minut.
}
carry-have = Mám kód
carry-use = Použít zde
statistics = Vaše partie v číslech

## Nastavení

settings = Nastavení
language = Jazyk
theme = Vzhled
theme-auto = Podle zařízení
theme-day = Den
theme-night = Noc
theme-to-day = Přepnout na den
theme-to-night = Přepnout na noc
board = Herní plán
board-drawn = Kreslený
board-text = Text
sound = Zvuk
on = Zapnuto
off = Vypnuto
pace = Rychlost tahů
pace-still = Bez animací
pace-slow = Pomalu
pace-usual = Běžně
pace-fast = Rychle
marching = Vždy posunout mou loď a piráta
marching-about = V Tortuze se pak rozšíření flotily a verbování provedou bez ptaní.

## Místa

seat-empty = Volné místo
seat-me = (vy)
seat-away = pryč
seat-thinking = přemýšlí
seat-deciding = rozhoduje

close = Zavřít
undo = Vzít zpět

## Proč něco nejde

problem-offline = Server neodpovídá. Zkuste to za chvíli znovu.
problem-getting-ready = Tato hra se ještě připravuje. Zkuste to za chvíli znovu.
problem-unknown = To nebylo přijato.
problem-board = Desku se nepodařilo načíst. Načtěte stránku znovu.
problem-no-such-table = Takový stůl není. Možná je odkaz neúplný.
problem-private = Tento stůl nepřijímá diváky.
problem-stale = Mezitím se něco stalo. Podívejte se znovu.
problem-gone-on = Mezitím už rozhodl někdo jiný.
problem-revealed = Vaše volba odhalila něco skrytého, už ji nelze vzít zpět.
problem-nothing-to-undo = Není co vzít zpět.
problem-taken = Tam už někdo sedí.
problem-empty-seats = Nejdřív musí být obsazena všechna místa.
problem-started = Hra už začala.
problem-not-started = Hra ještě nezačala.
problem-not-playing = Žádná hra teď neběží.
problem-not-over = Hra ještě neskončila.
problem-over = Hra skončila.
problem-not-host = To smí jen hostitel.
problem-not-yours = To není vaše místo.
problem-not-seated = U tohoto stolu nesedíte.
problem-not-deciding = Teď nemáte co rozhodovat.
problem-not-away = Ten hráč je tu a má ještě čas.
problem-not-replaced = Své místo už máte.
problem-not-alone = Rady jsou jen pro hry proti botům.
problem-standin = Hraje za vás bot. Nejdřív se vraťte na své místo.
problem-options = Takto se hrát nedá.
problem-dealt = Tento stůl má štěstí jiné partie, a proto se tu hraje stejně jako v ní.
problem-no-such-code = Takový kód neznáme, nebo už vypršel.
problem-no-such-moment = Takový okamžik neznáme.
problem-not-stored = Nepodařilo se to uložit. Zkuste to znovu.
problem-damaged = Uložené údaje tohoto stolu jsou poškozené. Ostatní vaše stoly jsou v pořádku.
problem-newer = U tohoto stolu se hraje podle novějších pravidel, než jaká tento server zná. Zkuste to za chvíli znovu.
problem-busy = U tohoto stolu se toho děje příliš. Zkuste to znovu.
problem-nobody-thinks = Server je na to příliš vytížený. Zkuste to za chvíli.
problem-too-often = Příliš mnoho najednou. Chvíli počkejte.
problem-malformed = Server tomu nerozuměl.
problem-luck-given = Své číslo jste už přidali.
problem-luck-awaited = Někdo si právě přisedl a jeho zařízení přidává číslo do kostek. Zkuste to za chvíli znovu.
problem-name = Jméno musí být vidět a nesmí měnit text okolo.
problem-nothing-said = V tom není nic vidět.
problem-chat-full = Víc zpráv se k tomuto stolu nevejde.
problem-changes-used-up = U tohoto stolu jste toho změnili tolik, že zbývají jen tahy.
problem-no-such-game = Takovou hru tu nemáme.
problem-no-such-seat = Tento stůl takové místo nemá.
problem-nobody-there = Nikdo tam nesedí.
problem-seats = Tato místa se k tomuto stolu nehodí.
problem-stranger = Povolte v prohlížeči cookies pro tyto stránky a načtěte je znovu.
problem-foreign = Přišlo to z jiných stránek, proto to nebylo přijato.
problem-too-large = To je příliš velké.
problem-not-found = Na této adrese nic není.
problem-wrong-method = Tato adresa čeká jiný druh dotazu.
problem-not-a-number = Má to být celé číslo.
problem-gone = Spojení se přerušilo. Zkuste to znovu.
problem-our-fault = Něco se tu pokazilo. Víme o tom; zkuste to znovu.

## Spojení

line-lost = Spojení se přerušilo. Zkoušíme stůl znovu najít…
line-opening = Hledáme stůl…
laying = Připravujeme stůl…
getting-ready = Připravujeme hru { $game }, ještě asi { $seconds } sekund
no-table = Tady žádný stůl není
to-harbour = Do přístavu

## Než se začne

seats = Místa
seat-number = Místo { $number }
a-bot = Bot
host = Hostitel
sit = Sednout si sem
stand = Vstát
empty-seat = Uvolnit toto místo ({ $who })
place-bot = Bot
guest = Někdo další u tohoto zařízení
guest-sit = Sedne si také
fill-bots = Doplnit boty
seats-missing = { $count ->
    [one] Ještě { $count } volné místo
    [few] Ještě { $count } volná místa
    [many] Ještě { $count } volného místa
   *[other] Ještě { $count } volných míst
}
start = Spustit hru
waiting-for-host = Hru spustí { $who }.
waiting-for-start = Hra každou chvíli začne.
welcome = { $who }: vítejte na palubě. Sedněte si, nebo se jen dívejte.
how = Jak hrajeme
how-many = Počet hráčů
start-player = Začínající hráč
start-by-lot = Losem
clock = Čas na tah
clock-none = Bez omezení
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
watchers-welcome = Ostatní se smějí dívat
invite = Pozvěte přátele tímto odkazem
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-share = Sdílet
invite-code = Odkaz jako QR kód

## U stolu

game-over = Hra skončila
other-thinks = { $who } přemýšlí
other-turn = Na řadě je { $who }
others-decide = { $count ->
    [one] Rozhoduje { $count } hráč
    [few] Rozhodují { $count } hráči
    [many] Rozhoduje { $count } hráče
   *[other] Rozhoduje { $count } hráčů
}
skip = Přeskočit
hint = Rada
hint-title = Co by udělal kapitán a jaké máte šance
hint-exact = Co by udělal kapitán: dokázáno
menu = Nabídka
meanwhile = Za vaší nepřítomnosti…
past = Deska, jak tehdy vypadala
to-now = Zpět do přítomnosti
stand-in = Hraje za vás bot.
take-back-seat = Vrátit se na své místo
leaver = { $who } je pryč. Co uděláme?
leaver-wait = Počkat
leaver-bot = Ať dohraje bot
leaver-end = Ukončit hru
leave = Opustit hru
leave-sure = Dohrát za vás může bot. Opustit hru?
leave-yes = Opustit
leave-no = Zůstat
record = Uložit záznam
fair = Jsou kostky poctivé?
curtain = Předejte zařízení, hraje { $who }
curtain-about = Nikdo jiný se teď nedívá.
curtain-lift = To jsem já: { $who }

## Konec

result = Výsledek
result-you = Vyhráváte!
result-other = Vyhrává { $who }
result-shared = Společné vítězství
result-none = Hra byla ukončena
result-board = Prohlédnout desku
replay = Přehrát a rozebrat
replay-saved = Přehrát uloženou partii
licences = Licence
replay-so-far = Přehrát dosavadní průběh
deal = Stejné štěstí
deal-side = Výsledky vedle sebe
deal-table = Stejné štěstí: tento stůl má štěstí jedné dřívější partie.
winner = vyhrává
rematch = Ještě jednou
rematch-join = Přidat se k další hře

## Deník a hovor

log = Deník
log-empty = Zatím se nic nestalo.
log-look = Ukázat tehdejší desku
log-fold = Sbalit
log-unfold = { $count ->
    [one] Ještě { $count } řádek
    [few] Ještě { $count } řádky
    [many] Ještě { $count } řádku
   *[other] Ještě { $count } řádků
}
say = Něco říct
send = Odeslat
phrases = Hlášky
mute = Ztlumit: { $who }
muted = Ztlumeno: { $names }
unmute = Slyšet zase všechny
phrase-ahoy = Ahoj!
phrase-well-played = Dobře zahráno!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Děkuji!
phrase-hurry = Rychle, než bude odliv.
phrase-sorry = Pardon!
phrase-oh-no = Ach ne!
phrase-one-moment = Chvilku, prosím.
phrase-again = Ještě jednou?
phrase-bye = Příznivý vítr, na shledanou!

happened-sat = { $who } usedá ke stolu.
happened-stood = { $who } vstává od stolu.
happened-placed = { $who } se přidává.
happened-started = Hra začíná.
happened-undone = { $who } bere tah zpět.
happened-late = Čas vypršel: { $who }.
happened-voted-bot = Za nepřítomného hráče ({ $who }) hraje dál bot.
happened-voted-end = Hra předčasně končí.
happened-voted-wait = Ostatní čekají, až se { $who } vrátí.
happened-returned = { $who } je zpět.
happened-rematch = Připravuje se nová hra.
