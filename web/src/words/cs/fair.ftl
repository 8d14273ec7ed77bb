### Zda byly kostky a karty jedné partie poctivé a jak to může kdokoli ověřit. $share je text se znakem procent: "12 %".

## Jedna partie

fair-checking = Ověřujeme každé losování…
fair-to-replay = Zpět k přehrávání
fair-closed = Zapečetěno do konce hry
fair-before = Server si před hrou zvolil tajemství a ukázal ti jeho pečeť. Prohlížeč každého hráče k tomu přidal náhodné číslo. Po hře tajemství uvidíš a každé losování si může kdokoli ověřit.
fair-whole = Všechno bylo poctivé
fair-whole-about = { $count ->
    [0] Tvůj prohlížeč to sám ověřil. V této partii se nic nelosovalo.
    [one] Tvůj prohlížeč losování sám zopakoval: vychází přímo ze zapečetěného tajemství a z čísel hráčů.
    [few] Tvůj prohlížeč sám zopakoval všechna { $count } losování: každé vychází přímo ze zapečetěného tajemství a z čísel hráčů.
   *[other] Tvůj prohlížeč sám zopakoval všech { $count } losování: každé vychází přímo ze zapečetěného tajemství a z čísel hráčů.
}
fair-broken = Tady něco nesedí
fair-check-secret = Tajemství odpovídá pečeti.
fair-check-noted = Pečeť i tvoje číslo jsou stejné, jaké si tvůj prohlížeč uložil před hrou.
fair-check-lot = Podle losu začíná { $who }.
fair-check-draws = { $count ->
    [one] { $count } losování zopakováno se stejným výsledkem.
    [few] { $count } losování zopakována, všechna se stejným výsledkem.
   *[other] { $count } losování zopakováno, všechna se stejným výsledkem.
}
fair-unnoted = Tvůj prohlížeč si před touto hrou nic neuložil, takže nepozná, jestli je pečeť pořád stejná.
fair-device = Tato partie se hrála na zařízení, bez serveru. Losování odpovídá tajemství, ale tajemství si zvolilo samo zařízení, takže jiným to nic nedokazuje.
fair-fault-secret = Tohle není tajemství, které bylo zapečetěno.
fair-fault-noted-commitment = Tohle není pečeť, kterou si tvůj prohlížeč uložil před hrou.
fair-fault-noted-luck = Číslo, které přidal tvůj prohlížeč, v uložené partii chybí.
fair-fault-lot = Podle losu začíná { $drawn }, ale v uložené partii { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } losování (celkem jich je { $total }) vychází jinak: v kroku { $step } vyjde „{ $drawn }“, ale v uložené partii je „{ $recorded }“.
    [few] { $count } losování (celkem jich je { $total }) vycházejí jinak. První je krok { $step }: vyjde „{ $drawn }“, ale v uložené partii je „{ $recorded }“.
   *[other] { $count } losování (celkem jich je { $total }) vychází jinak. První je krok { $step }: vyjde „{ $drawn }“, ale v uložené partii je „{ $recorded }“.
}
fair-fault-odds = V kroku { $step } mohl server losovat z něčeho jiného, než co zbývalo na desce.
fair-fault-replay = V kroku { $step } ukazuje server něco jiného, než co je v uložené partii.
fair-fault-rules = { $step ->
    [0] Uložená partie porušuje pravidla.
   *[other] Krok { $step } uložené partie porušuje pravidla.
}
fair-ingredients = Z čeho se losovalo
fair-commitment = Pečeť
fair-secret = Tajemství
fair-bot = nic (je to bot)
fair-nothing = nic
fair-mine = z tvého prohlížeče
fair-later = uvidíš po hře, spolu s každým losováním
fair-deal = Tato partie opakovala losování jiné partie. Kdo má tu původní uloženou, může vědět, co přijde.

## Její losování

fair-draws = { $count ->
    [one] { $count } losování
    [few] Všechna { $count } losování
   *[other] Všech { $count } losování
}
fair-draws-all = Ukázat vše ({ $count })
fair-draws-fewer = Ukázat méně
fair-draw-well = poctivé
fair-draw-wrong = nesedí
fair-draw-hmac = HMAC zprávy { $message } s klíčem této partie:
fair-draw-point = Po dělení číslem { $total } zbývá { $point }.
fair-draw-possible = Možnosti
fair-draw-weight = Váha
fair-draw-remainder = Zbytek
fair-draw-recorded = v uložené partii
fair-draw-look = Ukázat krok { $step } na desce
fair-draw-step = Krok { $step }
fair-yourself = Nemusíš nám věřit. Ulož si partii a ověř ji po svém:
fair-all = Náhoda na tomto serveru v číslech

## Jak to funguje

fair-about = Každý hod, každou kartu i každou loď si může kdokoli ověřit. Tomuto serveru nemusíš věřit.
fair-file = Ověřit uloženou partii
fair-how = Jak to funguje
fair-how-seal = Když vzniká stůl, server si zvolí tajemství a všem ukáže jeho pečeť. Žádné jiné tajemství k té pečeti nepasuje a nikdo ho z ní nevyčte.
fair-how-numbers = Před hrou přidá prohlížeč každého hráče náhodné číslo.
fair-how-draws = Každé losování se počítá z tajemství a z těch čísel dohromady. O tom, co přijde, tedy nerozhodne sám server ani sám hráč.
fair-how-check = Po hře tajemství uvidíš. Tvůj prohlížeč, nebo tvůj vlastní program, všechna losování zopakuje a porovná.
fair-limits = Co se takhle dokázat nedá: server domluvený s některým hráčem by mu mohl dovolit vyzkoušet mnoho čísel a během hry server ví, co přijde. Když žádný hráč číslo nepřidá, nezbývá než tajemství serveru věřit.

## Všechny partie

chance = Náhoda na tomto serveru
chance-counting = Počítáme…
chance-about = { $count ->
    [one] { $matches } dohraná partie: o čem všem rozhodla náhoda a co se dalo čekat.
    [few] { $matches } dohrané partie: o čem všem rozhodla náhoda a co se dalo čekat.
   *[other] { $matches } dohraných partií: o čem všem rozhodla náhoda a co se dalo čekat.
}
chance-key = Pruh ukazuje, kolikrát něco přišlo, svislá značka, kolikrát se to dalo čekat. Úplně přesně to nevyjde nikdy: čára přes značku ukazuje, o kolik se náhoda obvykle odchýlí.
chance-none = Zatím se tu nedohrála žádná partie.
chance-lay = Díly tunelu
chance-lot = Kdo začíná
chance-few = Losování je zatím příliš málo, aby se dalo něco říct.
chance-usual = Vypadá to dobře: aspoň takhle velký rozdíl udělá pouhá náhoda s pravděpodobností { $share }.
chance-rare = Neobvyklé, ale stává se to: takhle velký rozdíl udělá pouhá náhoda méně než jednou za 100 pokusů.
chance-wrong = To by se stát nemělo: takhle velký rozdíl udělá pouhá náhoda méně než jednou za 10{ "\u00A0" }000 pokusů.
chance-figures = Losování: { $draws } · χ² = { $chi }, stupně volnosti: { $freedom }
