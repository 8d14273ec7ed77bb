### Tortuga en su tarjeta de la página de inicio.

game-tortuga = Tortuga
game-tortuga-about = Lanza los dados en secreto, ataca a los demás por mar y tierra y lleva tus cofres a casa.
game-tortuga-facts = 2 a 4 jugadores · 45 minutos
game-tortuga-luck = De la bolsa salen los mismos cofres, y cada dado saca las mismas caras en el mismo orden.
tortuga-unasked = Mover siempre mi barco y mi pirata
tortuga-unasked-about = En Tortuga no se te preguntará cada vez que aumentes la flota o reclutes tripulación.
