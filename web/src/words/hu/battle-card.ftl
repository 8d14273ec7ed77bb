### Battle for Tortuga a kezdőlap kártyáján.

game-battle = Battle for Tortuga
game-battle-about = Két flotta rejtőzik a hullámok alatt. Találd meg a tiédet, és süllyeszd el a másikat!
game-battle-facts = 2 játékos · 15 perc
game-battle-luck = Ugyanazok a hajók bukkannak fel, ugyanabban a sorrendben.
