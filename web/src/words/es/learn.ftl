### Aprender un juego jugando: lo que dice cada curso. $action es lo que se puede hacer, como lo dice el juego.

learn-next = Seguir
learn-back = Lección anterior
learn-again = Otra vez
learn-show = Enséñame
learn-step = Lección { $step } de { $last }
learn-wrong = Se puede, pero prueba esto: { $action }.
learn-restart = Desde el principio
learn-finished = Ya sabes jugar
learn-finished-about = El resto se aprende jugando. Para empezar, el grumete es un rival amable.
learn-play = Jugar contra bots

## Jugadores, por el color de sus piezas o por su flota

learn-seat-0 = Azul
learn-seat-1 = Rojo
learn-seat-2 = Verde
learn-seat-3 = Amarillo
