### Cartagena na kartě na úvodní stránce.

game-cartagena = Cartagena
game-cartagena-about = Proveď šest pirátů tunelem k šalupě. Nové karty dostaneš, když se vrátíš.
game-cartagena-facts = 2 až 5 hráčů · 30 minut
game-cartagena-luck = Čeká tě stejný tunel a karty přijdou ve stejném pořadí.
