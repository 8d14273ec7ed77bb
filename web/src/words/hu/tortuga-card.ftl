### Tortuga a kezdőlap kártyáján.

game-tortuga = Tortuga
game-tortuga-about = Dobj titokban, támadd meg a többieket, és vidd haza a ládáidat!
game-tortuga-facts = 2–4 játékos · 45 perc
game-tortuga-luck = Ugyanazok a ládák kerülnek elő a zsákból, és minden kocka ugyanazt dobja, ugyanabban a sorrendben.
tortuga-unasked = A hajóm és a kalózom mindig lépjen
tortuga-unasked-about = Ilyenkor a Tortuga nem kérdez rá a flottaépítésre és a legénységtoborzásra.
