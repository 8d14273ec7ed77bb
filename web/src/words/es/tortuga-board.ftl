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
tortuga-board-part-over = La partida ha terminado

## Qué hacer ahora

tortuga-board-keep = Quédate con al menos un dado: dados de una acción y calaveras.
tortuga-board-skulls-alone = { $count ->
    [one] Solo una calavera: eliges su acción al levantar las pantallas.
   *[other] Solo calaveras: eliges su acción al levantar las pantallas.
}
tortuga-board-sum = { $action }: { $total } en total.
tortuga-board-kept = Hecho. Las pantallas se levantarán cuando todos hayan elegido.
tortuga-board-nothing-fits = No puedes colocar ningún dado. Repites la tirada, a la vista de todos.
tortuga-board-name = { $count ->
    [one] Elige la acción de tu calavera.
   *[other] Elige la acción de tus calaveras.
}
tortuga-board-bonus = No te quedaban dados que lanzar: toma una bonificación.
tortuga-board-chosen = Elegida. Las bonificaciones se muestran cuando todos hayan elegido.
tortuga-board-expand = { $rank ->
    [first] 1.ª posición: ¿mover tu barco 2 casillas?
    [second] 2.ª posición: ¿mover tu barco 1 casilla?
   *[only] ¿Mover tu barco 1 casilla?
}
tortuga-board-recruit = { $rank ->
    [first] 1.ª posición: ¿mover tu pirata 2 casillas?
    [second] 2.ª posición: ¿mover tu pirata 1 casilla?
   *[only] ¿Mover tu pirata 1 casilla?
}
tortuga-board-treasure = { $rank ->
    [first] ¿Buscar un cofre y la mejor de dos fichas?
    [second] ¿Buscar una ficha?
   *[only] ¿Buscar un cofre y una ficha?
}
tortuga-board-pick = Quédate con una de las dos fichas.
tortuga-board-attack = { $action ->
    [boarding] { $rank ->
        [first] ¿A quién abordas y qué cofre de su flota te llevas?
       *[second] ¿A quién abordas y qué cofre de la isla central te llevas?
    }
   *[raid] { $rank ->
        [first] ¿A quién asaltas y qué cofre de su tripulación te llevas?
       *[second] ¿A quién asaltas y qué cofre de la isla central te llevas?
    }
}
tortuga-board-nothing = Nada
tortuga-board-stow = { $area ->
    [fleet] Carga la flota. Sitio: { $places }, cofres: { $chests }. ¿Cuál va primero?
   *[crew] Carga la tripulación. Sitio: { $places }, cofres: { $chests }. ¿Cuál va primero?
}
tortuga-board-waits = Decide { $who }.
tortuga-board-waits-all = Deciden los demás.

## El botón

tortuga-board-do-keep = { $count ->
    [0] Quedarse
    [one] Quedarse con { $count } dado
   *[other] Quedarse con { $count } dados
}
tortuga-board-do-name = Elegir acción
tortuga-board-do-bonus = Tomarla
tortuga-board-do-expand = Mover
tortuga-board-do-recruit = Mover
tortuga-board-do-hunt = Buscar
tortuga-board-do-pick = Quedársela
tortuga-board-do-attack = Atacar
tortuga-board-do-stow = Colocar
