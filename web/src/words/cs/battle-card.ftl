### Battle for Tortuga na kartě na úvodní stránce.

game-battle = Battle for Tortuga
game-battle-about = Pod vlnami se skrývají dvě flotily. Najdi svou a potop tu druhou.
game-battle-facts = 2 hráči · 15 minut
game-battle-luck = Stejné lodě se objeví ve stejném pořadí.
