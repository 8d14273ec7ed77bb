### El tablero de Battle for Tortuga. Las casillas se llaman, por ejemplo, b3.

## Flotas y barcos. $masts es 1, 2 o 3.

battle-board-fleet = { $fleet ->
    [pirates] Piratas
   *[spain] España
}
battle-board-points = puntos hundidos
battle-board-match = puntos de la serie
battle-board-roster = { $masts ->
    [1] Un mástil
    [2] Dos mástiles
   *[3] Tres mástiles
}: { $fate ->
    [afloat] a flote
    [sunk] hundido
   *[unseen] bajo las olas
}
battle-board-sea = El mar

## Lo que hay en una casilla, leído en voz alta. $whose es mine o theirs.

battle-board-square-bare = { $square }: agua libre
battle-board-square-wave = { $square }: olas
battle-board-square-ship = { $square }: { $whose ->
    [mine] tu
   *[theirs] un
} barco { $fleet ->
    [pirates] pirata
   *[spain] español
} { $masts ->
    [1] de un mástil
    [2] de dos mástiles
   *[3] de tres mástiles
}, { $heading ->
    [north] rumbo al norte
    [east] rumbo al este
    [south] rumbo al sur
    [west] rumbo al oeste
   *[none] aún sin rumbo
}
battle-board-square-covered = olas debajo
battle-board-can-scout = se puede descubrir
battle-board-can-command = espera tus órdenes
battle-board-can-sail = navegar hasta aquí
battle-board-can-sink = navegar hasta aquí y hundirlo
battle-board-chosen = elegido

## Qué hacer ahora

battle-board-do-choose = Elige tu flota.
battle-board-do-scout = Descubre unas olas.
battle-board-do-command = Elige uno de tus barcos.
battle-board-do-either = Descubre unas olas o elige uno de tus barcos.
battle-board-do-reveal = { $all ->
    [one] ¿Descubrir { $square }? Es la última pieza.
   *[other] ¿Descubrir { $square }? Barcos ocultos: { $all }; tuyos: { $mine }.
}
battle-board-do-sail = Navega hasta una marca o gira el barco.
battle-board-do-turn = El paso está cerrado: este barco solo puede girar.
battle-board-do-head = { $whose ->
    [mine] ¡Uno de los tuyos!
   *[theirs] ¡Un enemigo!
} ¿Qué rumbo tomará?
battle-board-wait-choose = { $name } elige flota.
battle-board-wait-head = { $name } fija el rumbo del nuevo barco.
battle-board-wait = Turno de { $name }.
battle-board-wait-reveal = La pieza se da la vuelta…
battle-board-over = { $ending ->
    [sunk] La batalla ha terminado: siete puntos yacen en el fondo.
    [fair-winds] La batalla ha terminado: vientos favorables, una flota domina el mar.
    [stuck] La batalla ha terminado: no se podía dar ninguna orden.
    [round-limit] La serie ha terminado: se han jugado veinte rondas.
   *[quiet] La batalla acaba en empate: nadie se atrevió en cincuenta turnos.
}
battle-board-quiet = { $turns ->
    [0] Empate por turnos tranquilos.
    [one] { $turns } turno tranquilo más y será empate.
   *[other] { $turns } turnos tranquilos más y será empate.
}

## Botones

battle-board-scout = Descubrir
battle-board-turn = { $side ->
    [left] Girar a la izquierda
   *[right] Girar a la derecha
}
battle-board-head = { $heading ->
    [north] Al norte
    [east] Al este
    [south] Al sur
   *[west] Al oeste
}
battle-board-advised = aconsejado

## Avisos

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } manda la flota pirata.
   *[spain] { $name } manda la flota española.
}
battle-board-round-won = { $points ->
    [0] { $name } gana la ronda, pero ningún punto de la serie.
    [one] { $name } gana la ronda y { $points } punto de la serie.
   *[other] { $name } gana la ronda y { $points } puntos de la serie.
}
battle-board-round-drawn = La ronda acaba en empate.

## Por qué no

battle-board-why-over = La batalla ha terminado.
battle-board-why-watching = Solo estás mirando esta batalla.
battle-board-why-wait = No es tu turno.
battle-board-why-choose = Elige primero tu flota.
battle-board-why-head = Fija primero el rumbo del nuevo barco.
battle-board-why-bare = Agua libre: no hay nada que descubrir.
battle-board-why-enemy = Ese barco no es tuyo.
battle-board-why-covered = Hay un barco sobre estas olas: nadie puede descubrirlas.
battle-board-why-course = { $masts ->
    [1] Un barco de un mástil navega una casilla recto hacia delante, y nada más.
    [2] Un barco de dos mástiles navega una casilla en diagonal hacia delante, y nada más.
   *[3] Un barco de tres mástiles navega una casilla hacia delante, recto o en diagonal.
}
