### Cartagena en su tarjeta de la página de inicio.

game-cartagena = Cartagena
game-cartagena-about = Lleva a seis piratas por el túnel hasta la barca. Retrocede para conseguir más cartas.
game-cartagena-facts = 2 a 5 jugadores · 30 minutos
game-cartagena-luck = El túnel es el mismo y las cartas salen en el mismo orden.
