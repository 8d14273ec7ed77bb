### Kurz hry Battle for Tortuga: jedna nebo dvě věty najednou.

battle-learn-hidden = Pod vlnami se skrývá šest vašich lodí, pirátských, a šest španělských. Nikdo neví, která je kde. Potopte lodě za 7 bodů a vyhrajete.
battle-learn-scout = V každém tahu uděláte jednu věc. Pátrejte: ťukněte na vlny na b2 a otočte je.
battle-learn-scout-head = Pirátský trojstěžník, váš! Kdo loď otočí, určí i její směr. Natočte ji na sever.
battle-learn-scout-done = Tečky u přídě ukazují, kam může plout. Za loď je tolik bodů, kolik má stěžňů.
battle-learn-enemy = Teď otočte b3, přímo před svou lodí.
battle-learn-enemy-head = Španělská! I její směr určujete vy: na sever, zádí k vaší lodi.
battle-learn-enemy-head-wrong = Kdyby mířila na jih, mohla by vaši loď potopit. Otočte ji k sobě zádí: na sever.
battle-learn-enemy-done = Na vás nedosáhne, ale leží před vaší přídí: v příštím tahu byste ji mohli potopit.
battle-learn-one = Loď pluje o jedno pole, nikdy stranou ani zpět. Jednostěžník pluje rovně vpřed: ťukněte na ten svůj a pak na a3.
battle-learn-one-done = Teď stojí na dílku s vlnami. Nikdo ho nemůže otočit, dokud loď neodpluje.
battle-learn-two = Dvojstěžník pluje šikmo vpřed. Plujte z b3 na volnou vodu na c2.
battle-learn-two-done = Dílek, na kterém stál, zůstal na místě a lze ho zase otočit.
battle-learn-sink = Trojstěžník pluje rovně i šikmo vpřed. Vplujte na španělskou loď na b3.
battle-learn-sink-wrong = To jde také, ale nepřítel je na dosah: plujte na b3 a potopte ho.
battle-learn-sink-done = Potopeno! Dva stěžně, dva body pro vás.
battle-learn-turn = Váš jednostěžník na b4 míří ven z moře a nemůže plout. Ťukněte na něj a otočte ho doprava, k nepříteli.
battle-learn-turn-done = Čtvrt otáčky stojí celý tah. Teď ale leží španělský trojstěžník před vaší přídí.
battle-learn-danger = Všímejte si nepřátelských teček: španělská loď na a3 dosáhne na b2, b3 a b4. Zachraňte svůj trojstěžník.
battle-learn-danger-wrong = Potom Španělé mohou váš trojstěžník potopit, za 3 body. Plujte na c4, mimo dosah.
battle-learn-danger-done = V bezpečí. Než vydáte rozkaz, prohlédněte si každou nepřátelskou příď.
battle-learn-seven = Potopili jste lodě za 5 bodů a na dosah je dvojstěžník. Potopte ho.
battle-learn-seven-done = To je 7 bodů: hned vyhráváte.
battle-learn-winds = Vyhrát se dá i jinak. Objevilo se pět vašich lodí a žádná španělská: otočte d2.
battle-learn-winds-head = Vaše šestá! Natočte ji na západ.
battle-learn-winds-done = Příznivé větry: všechny vaše lodě jsou na moři a z nepřátelských ani jedna. Vyhráváte.
battle-learn-match = Zápas má několik kol. Tady velíte Španělům: potopte loď na b3 a kolo je vaše.
battle-learn-match-done = Potopili jste 8 bodů, piráti 5: to jsou 3 body do zápasu a další kolo začínáte vy. Kdo má první 7 bodů do zápasu, vyhrává.

## What the players are called

battle-captain-pirates = Anne
battle-captain-spain = Diego
