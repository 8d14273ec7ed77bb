### Co bylo slíbeno před hrou a zda to platí. $share je text se znakem procent: "12 %".

## Jedna partie

fair-checking = Všechno losujeme znovu…
fair-to-replay = Zpět k přehrávání
fair-closed = Zapečetěno do konce hry
fair-before = Server zvolil svůj podíl náhody před hrou a ukazuje jeho pečeť; prohlížeč každého hráče přidal vlastní číslo. Po hře se tajemství odhalí a každý může ověřit každé losování.
fair-whole = Všechno je tak, jak bylo slíbeno
fair-whole-about = { $count ->
    [0] Váš prohlížeč to sám přepočítal. V této partii se nic nelosovalo.
    [one] Váš prohlížeč sám zopakoval jediné losování: vyplývá ze zapečetěného tajemství a z čísel hráčů.
    [few] Váš prohlížeč sám zopakoval všechna { $count } losování: každé vyplývá ze zapečetěného tajemství a z čísel hráčů.
    [many] Váš prohlížeč sám zopakoval všech { $count } losování: každé vyplývá ze zapečetěného tajemství a z čísel hráčů.
   *[other] Váš prohlížeč sám zopakoval všech { $count } losování: každé vyplývá ze zapečetěného tajemství a z čísel hráčů.
}
fair-broken = Není to tak, jak bylo slíbeno
fair-check-secret = Tajemství odpovídá pečeti.
fair-check-noted = Pečeť i číslo jsou ty, které si tento prohlížeč poznamenal před hrou.
fair-check-lot = Los určil, kdo začíná: { $who }.
fair-check-draws = { $count ->
    [one] { $count } losování zopakováno se stejným výsledkem.
    [few] { $count } losování zopakována, všechna se stejným výsledkem.
    [many] { $count } losování zopakováno se stejným výsledkem.
   *[other] { $count } losování zopakováno, všechna se stejným výsledkem.
}
fair-unnoted = Tento prohlížeč si před hrou nic nepoznamenal, proto nepozná, zda pečeť zůstala stejná.
fair-fault-secret = Tajemství není to, které bylo zapečetěno.
fair-fault-noted-commitment = Pečeť není ta, kterou si tento prohlížeč poznamenal před hrou.
fair-fault-noted-luck = Číslo, které přidal tento prohlížeč, v záznamu není.
fair-fault-lot = Podle losu začíná { $drawn }, ale v záznamu je { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } losování z { $total } vychází jinak: v kroku { $step } vyjde „{ $drawn }“, v záznamu je „{ $recorded }“.
    [few] { $count } losování z { $total } vycházejí jinak. První je krok { $step }: vyjde „{ $drawn }“, v záznamu je „{ $recorded }“.
    [many] { $count } losování z { $total } vychází jinak. První je krok { $step }: vyjde „{ $drawn }“, v záznamu je „{ $recorded }“.
   *[other] { $count } losování z { $total } vychází jinak. První je krok { $step }: vyjde „{ $drawn }“, v záznamu je „{ $recorded }“.
}
fair-fault-odds = V kroku { $step } počítá server s jinými možnostmi, než jaké ukazuje deska.
fair-fault-replay = V kroku { $step } ukazuje server něco jiného, než co je v záznamu.
fair-fault-rules = { $step ->
    [0] Záznam neodpovídá pravidlům.
   *[other] Krok { $step } záznamu je proti pravidlům.
}
fair-ingredients = Z čeho se losovalo
fair-commitment = Pečeť
fair-secret = Tajemství
fair-bot = nic, je to bot
fair-nothing = nic
fair-mine = z tohoto prohlížeče
fair-later = ukáže se po hře spolu s každým losováním
fair-deal = Tato partie má štěstí jiné partie. Kdo má záznam té původní, může vědět, co se vylosuje.

## Její losování

fair-draws = Všechna losování ({ $count })
fair-draws-all = Ukázat všechna losování ({ $count })
fair-draws-fewer = Ukázat méně
fair-draw-well = jak bylo slíbeno
fair-draw-wrong = špatně
fair-draw-hmac = HMAC zprávy { $message } s klíčem této partie:
fair-draw-point = Po dělení číslem { $total } zbývá { $point }.
fair-draw-possible = Možnosti
fair-draw-weight = Váha
fair-draw-remainder = Zbytek
fair-draw-recorded = v záznamu
fair-draw-look = Ukázat krok { $step } na desce
fair-draw-step = Krok { $step }
fair-yourself = Ani této stránce nemusíte věřit. Uložte si záznam a ověřte ho sami:
fair-all = Co dělá náhoda na tomto serveru

## Jak to funguje

fair-about = Každý hod, každou kartu i každý dílek si může kdokoli ověřit. Tomuto serveru nemusí věřit nikdo.
fair-file = Ověřit uloženou partii
fair-how = Jak to funguje
fair-how-seal = Když vzniká stůl, server si zvolí tajemství a všem ukáže jeho pečeť. Žádné jiné tajemství pečeti neodpovídá a nikdo ho z ní nevyčte.
fair-how-numbers = Před hrou přidá prohlížeč každého hráče vlastní číslo.
fair-how-draws = Všechno se losuje z tajemství a čísel dohromady. O tom, co přijde, tedy nerozhoduje sám server ani sám hráč.
fair-how-check = Po hře se tajemství ukáže. Váš prohlížeč nebo váš vlastní program všechna losování zopakuje a porovná.
fair-limits = Co z toho nelze poznat: server, který je domluvený s některým hráčem, by mu mohl dovolit vyzkoušet mnoho čísel, a během hry ví, co přijde. Kde nikdo žádné číslo nepřidal, nezbývá než tajemství serveru věřit.

## Všechny partie

chance = Náhoda na tomto serveru
chance-counting = Počítáme…
chance-about = { $count ->
    [one] Všechna losování z { $matches } dohrané partie ve srovnání s tím, co se dalo čekat.
   *[other] Všechna losování z { $matches } dohraných partií ve srovnání s tím, co se dalo čekat.
}
chance-key = Pruh ukazuje, kolikrát něco přišlo, svislá značka, kolikrát se to dalo čekat. Vodorovná čára přes značku sahá tak daleko, kam se poctivá náhoda obvykle odchýlí.
chance-none = Zatím se tu nedohrála žádná partie.
chance-lay = Díly tunelu
chance-lot = Kdo začíná
chance-few = Losování je zatím příliš málo.
chance-usual = Jak má být: poctivá náhoda se aspoň takto odchýlí v { $share } případů.
chance-rare = Neobvyklé, ale možné: poctivá náhoda se takto odchýlí v méně než 1 ze 100 případů.
chance-wrong = To by se stát nemělo: poctivá náhoda se takto odchýlí v méně než 1 z 10 000 případů.
chance-figures = Losování: { $draws } · χ² = { $chi }, stupně volnosti: { $freedom }
