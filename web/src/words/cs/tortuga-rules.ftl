### Pravidla Tortugy pro hráče. Čísla jako T3.2 doplňuje stránka.

tortuga-rules-aim-title = Cíl hry
tortuga-rules-aim = Dopravuj truhlice s pokladem domů do Tortugy. Jakmile jich tam má někdo na konci kola šest, hra končí a vyhrává nejvyšší skóre.
tortuga-rules-journey = Truhlice putuje zprava doleva, každé kolo o krok: z tvého ostrova do posádky, pak do flotily a do Tortugy. Čím dál se dostane, tím víc je za ni bodů. Fialové truhlice se počítají dvojnásob.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flotila
tortuga-rules-place-crew = Posádka
tortuga-rules-place-island = Ostrov
tortuga-rules-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

tortuga-rules-setup-title = Příprava
tortuga-rules-chests = V sáčku je 40 truhlic. Každá barva má na zámku vlastní značku.
tortuga-rules-red = { $count } červených
tortuga-rules-blue = { $count } modrých
tortuga-rules-yellow = { $count } žlutých
tortuga-rules-white = { $count } bílých
tortuga-rules-purple = { $count } fialových
tortuga-rules-start = Tvoje loď i tvůj pirát začínají na 3. políčku svého počítadla. Vytáhneš dvě truhlice: první jde na ostrov, druhá do posádky. Začínajícího hráče určí los, nebo hostitel.
tortuga-rules-dice = Máš pět kostek. Na každé je lebka a pět akcí. Číslo u akce, od 1 do 5, říká, jakou hodnotu u ní kostka má.
tortuga-rules-dice-ruling = Čísla jedné kostky známe jistě, ostatní jsme z ní odvodili.
tortuga-rules-face-fleet = Rozšíření flotily
tortuga-rules-face-crew = Verbování
tortuga-rules-face-hunt = Hon za pokladem
tortuga-rules-face-boarding = Přepadení
tortuga-rules-face-raid = Loupež
tortuga-rules-face-skull = Lebka: libovolná akce
tortuga-rules-round = Kolo má tři fáze: hod kostkami, akce, přesun truhlic.

tortuga-rules-throw-title = Hod kostkami
tortuga-rules-throw = Všichni najednou hodí kostkami, které ještě nemají přiřazené, každý za svou zástěnou.
tortuga-rules-keep = Nech si aspoň jednu kostku, a to jen pro jednu akci: kostky s touto akcí, s lebkami nebo bez nich, anebo jen lebky. Nemusíš si nechat všechny, které se hodí.
tortuga-rules-reveal = Až si všichni vyberou, zástěny padnou. Kostky, které si necháš, přiřaď k akci, ostatní si vezmi zpět. Hází se znovu, dokud nejsou přiřazené všechny.
tortuga-rules-skulls = Lebka se přidá k akci, se kterou si ji necháš, a má hodnotu, jakou má pro tu akci její kostka. Když si necháš jen lebky, zvolíš jejich akci po odkrytí: pro všechny stejnou.
tortuga-rules-skulls-printed = Hráči volí akci svých lebek po řadě od začínajícího hráče.
tortuga-rules-room = K flotile, verbování a honu se vejde všech pět kostek. Kolik se jich vejde k přepadení, určuje políčko tvé lodi, a k loupeži políčko tvého piráta.
tortuga-rules-room-space = Políčko
tortuga-rules-room-dice = Kostky
tortuga-rules-again = Když nejde přiřadit žádná tvoje kostka, házej jimi znovu před ostatními, dokud nepůjde aspoň jedna.
tortuga-rules-again-ruling = V příkladu českých pravidel se hází tajně. Držíme se ostatních dvou.
tortuga-rules-bonus = Když máš všechny kostky přiřazené už před hodem, dostaneš po něm bonus: polož žeton s jedničkou ke kterékoli své akci, nebo otoč jedničku na dvojku. Žetony zůstávají do konce hry.
tortuga-rules-bonus-printed = Kdo má dvojku u každé akce, nedostane nic.
tortuga-rules-bonus-ruling = Všichni, kdo dostanou bonus, si vybírají tajně a bonusy se ukážou najednou. Vybrat si můžeš kteroukoli akci. Jen česká pravidla chtějí, aby u ní byla tvoje kostka.

tortuga-rules-act-title = Akce
tortuga-rules-act = Akce jdou jedna po druhé: flotila, verbování, hon, přepadení, loupež.
tortuga-rules-rank = Sečti své kostky u akce, a pokud tam nějakou máš, přičti i bonusový žeton. Nejvyšší součet má 1. pozici, druhý nejvyšší 2. pozici. Ostatní akci neprovádějí. Při shodě má přednost začínající hráč, pak ostatní po směru hodinových ručiček.
tortuga-rules-rank-printed = Když tam má kostky jen jeden hráč, má 1. pozici.
tortuga-rules-decline = Akci můžeš vynechat. Pořadí ostatních se tím nezmění.
tortuga-rules-grow-name = Rozšíření flotily, verbování
tortuga-rules-grow = Hráč na 1. pozici posune figurku o dvě políčka doprava, hráč na 2. pozici o jedno: loď při rozšíření flotily, piráta při verbování. Počítadlo končí 8. políčkem. I tohle můžeš vynechat, třeba když by víc místa ukončilo hru moc brzy.
tortuga-rules-grow-ruling = Původní pravidla dovolují vynechat kteroukoli akci, ale tyhle dvě nejmenují. Tady je vynechat můžeš.
tortuga-rules-hunt-name = Hon za pokladem
tortuga-rules-hunt = Hráč na 1. pozici vytáhne ze sáčku truhlici na svůj ostrov, pak se podívá na dva žetony s pokladem a jeden si nechá, lícem dolů. Hráč na 2. pozici si vezme jeden žeton.
tortuga-rules-hunt-printed = Druhý žeton se zamíchá zpět.
tortuga-rules-hunt-ruling = Vybíráš, i když jsou oba stejné, aby to nikdo nepoznal.
tortuga-rules-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
tortuga-rules-boarding-name = Přepadení
tortuga-rules-boarding = Hráč na 1. pozici zaútočí na libovolného soupeře a vezme si z jeho flotily na svůj ostrov truhlici podle svého výběru, pokud tam nějaká je. Loď napadeného couvne o políčko. Má-li napadený u přepadení kostku, couvne i loď útočníka.
tortuga-rules-second-attack = Hráč na 2. pozici zaútočí na někoho jiného. Vše ostatní je stejné, jen truhlice se bere z centrálního ostrova, pokud tam nějaká je.
tortuga-rules-second-attack-ruling = Když na centrálním ostrově nějaká truhlice je, vezmeš si ji vždy. Nechat ji tam dovolují jen maďarská pravidla. Když hráč na 1. pozici akci vynechal, může hráč na 2. pozici zaútočit na kohokoli.
tortuga-rules-raid-name = Loupež
tortuga-rules-raid = Jako přepadení, ale proti posádce: truhlice v posádce, pirát, kostky u loupeže.
tortuga-rules-overboard = Do flotily a posádky se vejde tolik truhlic, kolik kostek se vejde k přepadení a k loupeži. Truhlice, které se po útoku nevejdou, putují na centrální ostrov, nejdřív ta úplně vpravo. Od každé barvy tam leží jen jedna; další se vrací do sáčku.
tortuga-rules-overboard-printed = O truhlice se přichází až po útoku. Že nejdřív o tu úplně vpravo, říkají jen španělská pravidla.
tortuga-rules-overboard-ruling = Děje se to po každém útoku, takže druhý útočník si může vzít i to, o co se přišlo při prvním.
tortuga-rules-bottom = Loď nebo pirát na 1. políčku už dál couvnout nemůže, ale zaútočit na jejich hráče jde i tak.

tortuga-rules-move-title = Přesun truhlic
tortuga-rules-draw = Každý si vytáhne ze sáčku truhlici a dá ji na svůj ostrov.
tortuga-rules-draw-ruling = Když je sáček prázdný, nikdo netáhne.
tortuga-rules-move = Pak všichni najednou přesunou truhlice: z flotily do Tortugy, z posádky do flotily, z ostrova do posádky. Místa se plní zleva a pořadí určuješ ty. Co se nevejde, jde na centrální ostrov nebo do sáčku, stejně jako po útoku.
tortuga-rules-move-ruling = Podle českých pravidel se plní zprava. Držíme se ostatních dvou.
tortuga-rules-next = Má-li teď někdo v Tortuze šest nebo víc truhlic, hra končí. Jinak se figurka začínajícího hráče předá po směru hodinových ručiček a začíná další kolo.

tortuga-rules-score-title = Bodování
tortuga-rules-score = Každá truhlice dává 3 body v Tortuze, 2 ve flotile, 1 v posádce a na ostrově žádný. Fialové se počítají dvojnásob.
tortuga-rules-sets = Sada ze žluté, modré a červené truhlice, kdekoli na tvé desce, dává další 3 body. Bílé truhlice v Tortuze mohou kteroukoli z nich nahradit, i několik v jedné sadě. Žádná truhlice se nepočítá do dvou sad.
tortuga-rules-rest = Přičti čísla políček své lodi a svého piráta a své zlaťáky.
tortuga-rules-win = Vyhrává nejvyšší skóre. Při shodě vyhrávají všichni, kdo ho mají.
tortuga-rules-example = Tady je příklad.

tortuga-rules-ways-title = Jiné způsoby hry
tortuga-rules-long-name = Dlouhá hra
tortuga-rules-long = Hra končí, až když má někdo v Tortuze osm truhlic.
tortuga-rules-two-name = Dva hráči
tortuga-rules-two = Hraje se bez 2. pozice. Hráč na 1. pozici posune loď nebo piráta jen o jedno políčko a hon přinese truhlici a jeden žeton. Centrální ostrov se nepoužívá: truhlice, které se nevejdou, se vracejí do sáčku.
tortuga-rules-secret-name = Co je tajné
tortuga-rules-secret = Tvůj hod a kostky, které si necháš, do odkrytí. Ostatní hozené kostky navždy. Bonus, dokud si nevyberou všichni. Tvoje žetony do konce hry. Všechno ostatní je veřejné, i to, co zbývá v sáčku.

## Popisky obrázků

tortuga-rules-shows-keep = Kostky A a B dají u flotily 9. C by přidala jen 1, a tak se vyplatí hodit jí znovu.
tortuga-rules-shows-skulls = Dvě lebky, C a D. Když zůstanou samy, mohou se obě přidat k přepadení, kde je C za 2 a D za 3.
tortuga-rules-shows-room = Modrý měl u přepadení dvě kostky a na třetí nebylo místo. Posledními kostkami proto házel znovu, dokud se jedna nevešla.
tortuga-rules-shows-bonus = Modrý už nemá čím házet a bere si bonus k flotile: o 1 víc až do konce hry.
tortuga-rules-shows-first = Modrý i červený mají u flotily 9. Po směru od začínajícího hráče, zeleného, je modrý dřív.
tortuga-rules-shows-hunt = Modrý má 1. pozici, 4 proti 3: dostane truhlici a lepší ze dvou žetonů.
tortuga-rules-shows-boarding = Modrý má 1. pozici a bere z flotily červeného fialovou truhlici. Červený má u přepadení kostku, a tak couvnou obě lodě.
tortuga-rules-shows-raid = Modrý oloupil červeného a vzal si truhlici z centrálního ostrova. Pirát červeného je zpět na 1. políčku, kde je místo jen pro jednu truhlici: o bílou přišel.
tortuga-rules-shows-move = Konec kola: truhlice jdou z flotily do Tortugy, z posádky do flotily a z ostrova do posádky. Fialová jde první, na bezpečné místo vlevo.
tortuga-rules-shows-score = 42 bodů: 18 v Tortuze, 4 za fialovou truhlici, 2 v posádce, 6 za dvě sady ze žluté, modré a červené, 8 za loď a piráta a 4 za zlaťáky.
