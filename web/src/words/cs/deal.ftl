### Stejné losování: partie, ve které všechno přichází stejně jako v některé dřívější, a jak obě dopadly.

deal-about = { $luck } Jak s tím naložíš, je na tobě!
deal-luck = Všechno přijde ve stejném pořadí.
deal-known = Kdo některou z těchto partií viděl, může vědět, co přijde. Proto slouží jen k porovnání a do statistik se nepočítají.
deal-again = Zahrát to znovu
deal-friend = Vyzvat přátele
deal-friend-about = Pošli tento odkaz: kdo ho otevře, bude hrát proti botům z tvého místa a se stejným losováním.
deal-friend-known = Je to přátelská výzva: kdo už s tímto losováním hrál, třeba pod jiným jménem, ví, co přijde. Ověřit se to nedá.

deal-title = Stejné losování, výsledky vedle sebe
deal-first = První partie
deal-number = { $number }. partie
deal-decisions = { $count } rozhodnutí
deal-undone = { $count ->
    [one] { $count } vzaté zpět
    [few] { $count } vzatá zpět
   *[other] { $count } vzatých zpět
}
deal-hidden = Jak hráli ostatní, uvidíš, až dohraješ svou partii.
deal-play = Ke stolu
