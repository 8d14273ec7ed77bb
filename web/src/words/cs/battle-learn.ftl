### Kurz hry Battle for Tortuga: jedna nebo dvě věty najednou.

battle-learn-hidden = Pod vlnami se skrývá šest tvých pirátských lodí a šest španělských. Nikdo neví, která je kde. Potop lodě za 7 bodů a vyhraješ.
battle-learn-scout = V každém tahu uděláš jednu věc. Pátrej: ťukni na vlny na b2 a odkryj je.
battle-learn-scout-head = Pirátský trojstěžník, a je tvůj! Kdo loď odkryje, určí i její směr. Natoč ji na sever.
battle-learn-scout-done = Tečky u přídě ukazují, kam může plout. Za loď je tolik bodů, kolik má stěžňů.
battle-learn-enemy = Teď odkryj b3, přímo před svou lodí.
battle-learn-enemy-head = Španělská loď! I její směr určuješ ty: na sever, zádí k tvé lodi.
battle-learn-enemy-head-wrong = Kdyby mířila na jih, mohla by tvou loď potopit. Natoč ji k sobě zádí: na sever.
battle-learn-enemy-done = Na tebe nedosáhne, ale je přímo před tvou přídí: v příštím tahu ji můžeš potopit.
battle-learn-one = Loď pluje o jedno pole, nikdy stranou ani zpět. Jednostěžník pluje rovně vpřed: ťukni na ten svůj a pak na a3.
battle-learn-one-done = Teď stojí na dílku s vlnami. Nikdo ho nemůže odkrýt, dokud loď neodpluje.
battle-learn-two = Dvojstěžník pluje šikmo vpřed. Pluj s ním z b3 na prázdné moře na c2.
battle-learn-two-done = Dílek, na kterém stál, zůstal na místě a jde zase odkrýt.
battle-learn-sink = Trojstěžník pluje rovně i šikmo vpřed. Pluj na španělskou loď na b3.
battle-learn-sink-wrong = Jde to i takhle, ale nepřítel je na dosah: pluj na b3 a potop ho.
battle-learn-sink-done = Potopeno! Dva stěžně, dva body pro tebe.
battle-learn-turn = Tvůj jednostěžník na b4 míří ven z desky a nemůže plout. Ťukni na něj a otoč ho doprava, k nepříteli.
battle-learn-turn-done = Otočení stojí celý tah. Teď je ale španělský trojstěžník přímo před tvou přídí.
battle-learn-danger = Všímej si nepřátelských teček: španělská loď na a3 dosáhne na b2, b3 a b4. Zachraň svůj trojstěžník!
battle-learn-danger-wrong = Pak můžou Španělé tvůj trojstěžník potopit, za 3 body. Pluj na c4, mimo dosah.
battle-learn-danger-done = V bezpečí! Před každým tahem si prohlédni všechny nepřátelské přídě.
battle-learn-seven = Máš potopené lodě za 5 bodů a na dosah je dvojstěžník. Potop ho!
battle-learn-seven-done = To je 7 bodů a okamžitá výhra.
battle-learn-winds = Vyhrát se dá i jinak. Objevilo se pět tvých lodí a žádná španělská: odkryj d2.
battle-learn-winds-head = Tvoje šestá! Natoč ji na západ.
battle-learn-winds-done = Příznivé větry: všechny tvoje lodě jsou na moři a z nepřátelských ani jedna. Vyhráváš!
battle-learn-match = Zápas má několik kol. Tady velíš Španělům: potop loď na b3 a kolo je tvoje.
battle-learn-match-done = Máš potopené lodě za 8 bodů, piráti za 5. To jsou 3 body do zápasu pro tebe a další kolo začínáš ty. Zápas vyhrává, kdo první získá 7 bodů do zápasu.

## Jak se hráči jmenují

battle-captain-pirates = Anne
battle-captain-spain = Diego
