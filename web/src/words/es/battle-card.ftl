### Battle for Tortuga en su tarjeta de la página de inicio.

game-battle = Battle for Tortuga
game-battle-about = Dos flotas se esconden bajo las olas. Encuentra la tuya y hunde la del rival.
game-battle-facts = 2 jugadores · 15 minutos
game-battle-luck = Los mismos barcos aparecen en el mismo orden.
