### Cartagena a kezdőlap kártyáján.

game-cartagena = Cartagena
game-cartagena-about = Vezesd át hat kalózodat az alagúton a csónakig! Ha visszalépsz, új lapokat kapsz.
game-cartagena-facts = 2–5 játékos · 30 perc
game-cartagena-luck = Ugyanazt az alagutat kapod, és a lapok is ugyanabban a sorrendben jönnek.
