### Pravidla Tortugy pro hráče. Čísla jako T3.2 doplňuje stránka.

tortuga-rules-aim-title = Cíl hry
tortuga-rules-aim = Dopravte truhlice s pokladem domů do Tortugy. Jakmile jich tam má někdo na konci kola šest, hra končí a vyhrává nejvyšší skóre.
tortuga-rules-journey = Truhlice putuje zprava doleva: z vašeho ostrova do posádky, do flotily a do Tortugy, každé kolo o krok. Čím dál se dostane, tím víc je za ni bodů. Fialové truhlice se počítají dvojnásob.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flotila
tortuga-rules-place-crew = Posádka
tortuga-rules-place-island = Ostrov
tortuga-rules-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

tortuga-rules-setup-title = Příprava
tortuga-rules-chests = V sáčku je 40 truhlic. Každá barva má na zámku vlastní značku.
tortuga-rules-red = { $count } červených
tortuga-rules-blue = { $count } modrých
tortuga-rules-yellow = { $count } žlutých
tortuga-rules-white = { $count } bílých
tortuga-rules-purple = { $count } fialových
tortuga-rules-start = Vaše loď i váš pirát začínají na políčku 3 svého lana. Vytáhnete dvě truhlice: první na ostrov, druhou do posádky. Začínajícího hráče určí los, nebo hostitel.
tortuga-rules-dice = Máte pět kostek. Na každé je lebka a pět akcí; u akce stojí číslo, které kostka pro tuto akci má, od 1 do 5.
tortuga-rules-dice-ruling = Čísla jedné kostky známe jistě, ostatní jsme z ní odvodili.
tortuga-rules-face-fleet = Rozšíření flotily
tortuga-rules-face-crew = Verbování
tortuga-rules-face-hunt = Hon za pokladem
tortuga-rules-face-boarding = Přepadení
tortuga-rules-face-raid = Loupež
tortuga-rules-face-skull = Lebka: libovolná akce
tortuga-rules-round = Kolo má tři fáze: hod kostkami, akce, přesun truhlic.

tortuga-rules-throw-title = Hod kostkami
tortuga-rules-throw = Všichni najednou hodí všemi dosud nepřiřazenými kostkami, každý za svou zástěnou.
tortuga-rules-keep = Nechte si aspoň jednu kostku, a to jen pro jednu akci: kostky s touto akcí, s lebkami nebo bez nich, anebo samotné lebky. Nemusíte si nechat všechny, které se hodí.
tortuga-rules-reveal = Když se všichni rozhodnou, zástěny padnou. Ponechané kostky jdou ke své akci, ostatní zpět do ruky. Hází se znovu, dokud nejsou přiřazeny všechny kostky.
tortuga-rules-skulls = Lebka se přidá k akci, s níž jste si ji nechali, a platí tolik, kolik má pro tuto akci její kostka. Necháte-li si jen lebky, určíte po odkrytí, ke které akci se přidají: všechny k téže.
tortuga-rules-skulls-ruling = Hráči určují akci svých lebek po řadě od začínajícího hráče.
tortuga-rules-room = Flotila, verbování a hon pojmou všech pět kostek. Přepadení jich pojme tolik, kolik dovoluje políčko vaší lodi, loupež tolik, kolik dovoluje políčko vašeho piráta.
tortuga-rules-room-space = Políčko
tortuga-rules-room-dice = Kostky
tortuga-rules-again = Nelze-li nikam přiřadit žádnou z vašich kostek, házejte jimi veřejně znovu, dokud nepůjde přiřadit aspoň jedna.
tortuga-rules-bonus = Byly-li všechny vaše kostky přiřazeny už před hodem, dostanete po něm bonus: položte žeton s jedničkou ke kterékoli své akci, nebo otočte jedničku na dvojku. Žetony zůstávají do konce hry.
tortuga-rules-bonus-ruling = Kdo dostane bonus, vybírá tajně, a všechny bonusy se ukážou najednou. Kdo má dvojku u každé akce, nedostane nic.

tortuga-rules-act-title = Akce
tortuga-rules-act = Akce se vyhodnocují jedna po druhé: flotila, verbování, hon, přepadení, loupež.
tortuga-rules-rank = Sečtěte své kostky u akce, a máte-li tam kostku, i svůj bonusový žeton. Nejvyšší součet má 1. pozici, další 2. pozici; ostatní akci neprovádějí. Při shodě má přednost začínající hráč, pak ostatní po směru hodinových ručiček.
tortuga-rules-rank-ruling = Má-li tam kostky jen jeden hráč, má 1. pozici.
tortuga-rules-decline = Akce se můžete vzdát. Nikdo se kvůli tomu neposune.
tortuga-rules-grow-name = Rozšíření flotily, verbování
tortuga-rules-grow = Hráč na 1. pozici posune figurku o dvě políčka doprava, hráč na 2. pozici o jedno: loď při rozšíření flotily, piráta při verbování. Lano končí políčkem 8. I toho se můžete vzdát, třeba když by víc místa ukončilo hru příliš brzy.
tortuga-rules-hunt-name = Hon za pokladem
tortuga-rules-hunt = Hráč na 1. pozici vytáhne ze sáčku truhlici na svůj ostrov, pak se podívá na dva žetony s pokladem a jeden si skrytě nechá. Hráč na 2. pozici si vezme jeden žeton.
tortuga-rules-hunt-ruling = Druhý žeton se zamíchá zpět. Vybíráte, i když jsou oba stejné, aby to nikdo nepoznal.
tortuga-rules-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}
tortuga-rules-boarding-name = Přepadení
tortuga-rules-boarding = Hráč na 1. pozici zaútočí na libovolného soupeře a vezme si z jeho flotily na svůj ostrov truhlici, kterou chce, pokud tam nějaká je. Loď obránce couvne o políčko. Má-li obránce kostku u přepadení, couvne i loď útočníka.
tortuga-rules-second-attack = Hráč na 2. pozici nesmí útočit na téhož soupeře jako hráč na 1. pozici. Jinak platí totéž, jen truhlice se bere z centrálního ostrova, pokud tam nějaká je.
tortuga-rules-raid-name = Loupež
tortuga-rules-raid = Jako přepadení, ale proti posádce: truhlice v posádce, pirát, kostky u loupeže.
tortuga-rules-overboard = Flotila a posádka pojmou tolik truhlic, kolik pojmou přepadení a loupež kostek. Co po útoku přebývá, počínaje truhlicí nejvíc vpravo, putuje na centrální ostrov. Tam leží od každé barvy nejvýš jedna; další jde do sáčku.
tortuga-rules-overboard-ruling = Pravidla neříkají, která truhlice se ztrácí první, ani že až po útoku.
tortuga-rules-bottom = Loď nebo pirát na políčku 1 už dál necouvá, ale na jejich hráče lze útočit i pak.

tortuga-rules-move-title = Přesun truhlic
tortuga-rules-draw = Každý si na svůj ostrov vytáhne truhlici ze sáčku, pokud v něm ještě nějaká je.
tortuga-rules-move = Pak všichni najednou přesunou truhlice: z flotily do Tortugy, z posádky do flotily, z ostrova do posádky. Pořadí, ve kterém se plocha zaplňuje zleva, si volíte vy. Co se nevejde, jde na centrální ostrov nebo do sáčku jako po útoku.
tortuga-rules-next = Má-li teď někdo v Tortuze šest nebo více truhlic, hra končí. Jinak se figurka začínajícího hráče předá po směru hodinových ručiček a začíná další kolo.

tortuga-rules-score-title = Bodování
tortuga-rules-score = Každá truhlice dává 3 body v Tortuze, 2 ve flotile, 1 v posádce a na ostrově žádný. Fialové se počítají dvojnásob.
tortuga-rules-sets = Sada ze žluté, modré a červené truhlice, kdekoli na vaší desce, dává další 3 body. Bílé truhlice v Tortuze mohou kteroukoli z nich nahradit. Žádná truhlice se nepočítá do dvou sad.
tortuga-rules-rest = Přičtěte čísla políček své lodi a svého piráta a také své zlaťáky.
tortuga-rules-win = Vyhrává nejvyšší skóre. Při shodě vyhrávají všichni, kdo ho mají.
tortuga-rules-example = Příklad konečného skóre.

tortuga-rules-ways-title = Jiné způsoby hry
tortuga-rules-long-name = Dlouhá hra
tortuga-rules-long = Hra končí s osmi truhlicemi v Tortuze.
tortuga-rules-two-name = Dva hráči
tortuga-rules-two = Hraje se bez 2. pozice. Hráč na 1. pozici posune loď nebo piráta jen o jedno políčko a hon přinese truhlici a jeden žeton. Centrální ostrov není: truhlice, které se nevejdou, jdou do sáčku.
tortuga-rules-secret-name = Co je tajné
tortuga-rules-secret = Váš hod a ponechané kostky do odkrytí; kostky, které jste si nenechali, navždy; vybraný bonus, dokud nevyberou všichni; vaše žetony do konce hry. Vše ostatní je veřejné, i to, co zbývá v sáčku.

## Popisky obrázků

tortuga-rules-shows-keep = Kostky A a B dají u flotily 9. C by přidala jen 1, a tak se vyplatí hodit jí znovu.
tortuga-rules-shows-skulls = Dvě lebky, C a D. Samy se mohou obě přidat k přepadení, kde C platí za 2 a D za 3.
tortuga-rules-shows-room = Modrý měl u přepadení dvě kostky a na třetí tam nebylo místo. Posledními kostkami proto házel znovu, dokud se jedna nevešla.
tortuga-rules-shows-bonus = Modrý už nemá čím házet a bere si bonus k flotile: o 1 víc až do konce hry.
tortuga-rules-shows-first = Modrý i červený mají u flotily 9. Počítáno od začínajícího hráče, zeleného, je modrý první.
tortuga-rules-shows-hunt = Modrý má 1. pozici, 4 proti 3: dostane truhlici a lepší ze dvou žetonů.
tortuga-rules-shows-boarding = Modrý má 1. pozici a bere z flotily červeného fialovou truhlici. Červený má u přepadení kostku, a tak couvnou obě lodě.
tortuga-rules-shows-raid = Modrý oloupil červeného a vzal si truhlici z centrálního ostrova. Pirát červeného je na políčku 1, kde je místo pro jednu truhlici: o bílou přišel.
tortuga-rules-shows-move = Konec kola: truhlice jdou z flotily do Tortugy, z posádky do flotily a z ostrova do posádky. Fialová první, na bezpečné místo vlevo.
tortuga-rules-shows-score = 42 bodů: 18 v Tortuze, 4 za fialovou truhlici, 2 v posádce, 6 za dvě sady ze žluté, modré a červené, 8 za loď a piráta, 4 za zlaťáky.
