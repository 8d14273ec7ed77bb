### Aprender un juego jugando: lo que dice cada curso. $action es lo que se puede hacer, como lo dice el juego dentro de
### una frase.

learn-next = Siguiente
learn-back = Lección anterior
learn-again = Otra vez
learn-show = Muéstrame
learn-step = Lección { $step } de { $last }
learn-wrong = También se puede, pero prueba mejor esto: { $action }.
learn-restart = Desde el principio
learn-finished = ¡Ya sabes jugar!
learn-finished-about = El resto lo aprenderás jugando. El grumete es un rival fácil para empezar.
learn-play = Jugar contra bots

## Jugadores, por el color de sus piezas; en Battle for Tortuga, dos capitanes

learn-seat-0 = Azul
learn-seat-1 = Rojo
learn-seat-2 = Verde
learn-seat-3 = Amarillo
