### El tablero de Tortuga: palabras cortas sobre la mesa y qué hacer ahora.
###
### $who es el nombre de un jugador; $action el nombre de una acción o, donde importa, su clave («boarding», «raid»).

## Las cinco acciones, lo más corto posible: van sobre columnas estrechas

tortuga-board-fleet = Flota
tortuga-board-crew = Reclutar
tortuga-board-hunt = Tesoro
tortuga-board-boarding = Abordaje
tortuga-board-raid = Incursión

## Sobre la mesa

tortuga-board-others = Los demás jugadores
tortuga-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tortuga-board-start = jugador inicial
tortuga-board-back = Mi tablero
tortuga-board-place = { $place ->
    [1] 1.ª
   *[other] 2.ª
}
tortuga-board-nobody = Nadie
tortuga-board-part-throw = Lanzar los dados
tortuga-board-part-move = Mover los cofres
tortuga-board-part-over = Fin de la partida

## Qué hacer ahora

tortuga-board-keep = Quédate con uno o más dados de una acción, con o sin calaveras.
tortuga-board-skulls-alone = { $count ->
    [one] Solo una calavera: eliges su acción al levantar las pantallas.
   *[other] Solo calaveras: eliges su acción al levantar las pantallas.
}
tortuga-board-sum = { $action }: { $total } en total.
tortuga-board-kept = ¡Listo! Las pantallas se levantan cuando todos hayan elegido.
tortuga-board-nothing-fits = No cabe ninguno. Vuelves a lanzar, a la vista de todos.
tortuga-board-name = { $count ->
    [one] Elige una acción para tu calavera.
   *[other] Elige una acción para tus calaveras.
}
tortuga-board-bonus = No te quedaban dados que lanzar: ¡toma una bonificación!
tortuga-board-chosen = ¡Listo! Las bonificaciones se muestran cuando todos hayan elegido.
tortuga-board-expand = { $rank ->
    [first] 1.ª posición: ¿mueves tu barco 2 casillas?
    [second] 2.ª posición: ¿mueves tu barco 1 casilla?
   *[only] ¿Mueves tu barco 1 casilla?
}
tortuga-board-recruit = { $rank ->
    [first] 1.ª posición: ¿mueves tu pirata 2 casillas?
    [second] 2.ª posición: ¿mueves tu pirata 1 casilla?
   *[only] ¿Mueves tu pirata 1 casilla?
}
tortuga-board-treasure = { $rank ->
    [first] ¿Buscas un cofre y la mejor de dos fichas?
    [second] ¿Buscas una ficha?
   *[only] ¿Buscas un cofre y una ficha?
}
tortuga-board-pick = Quédate con una de estas dos fichas.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] Abordaje: ¿a quién atacas y qué cofre de su flota te llevas?
       *[second] Abordaje: ¿a quién atacas y qué cofre de la isla central te llevas?
    }
   *[raid] { $rank ->
        [first] Incursión: ¿a quién atacas y qué cofre de su tripulación te llevas?
       *[second] Incursión: ¿a quién atacas y qué cofre de la isla central te llevas?
    }
}
tortuga-board-nothing = Nada
tortuga-board-stow = { $area ->
    [fleet] Pasa cofres a la flota. Sitio para { $places }, { $chests } esperando. ¿Cuál va primero?
   *[crew] Pasa cofres a la tripulación. Sitio para { $places }, { $chests } esperando. ¿Cuál va primero?
}
tortuga-board-waits = { $who } está eligiendo.
tortuga-board-waits-all = Los demás están eligiendo.

## El botón

tortuga-board-do-keep = { $count ->
    [0] Quedarme
    [one] Quedarme con { $count } dado
   *[other] Quedarme con { $count } dados
}
tortuga-board-do-name = Elegir
tortuga-board-do-bonus = Tomarla
tortuga-board-do-expand = Mover
tortuga-board-do-recruit = Mover
tortuga-board-do-hunt = Buscar
tortuga-board-do-pick = Quedármela
tortuga-board-do-attack = Atacar
tortuga-board-do-stow = Colocar
