### El tablero de Battle for Tortuga. Las casillas se llaman, por ejemplo, b3.

## Flotas y barcos. $masts es 1, 2 o 3.

battle-board-fleet = { $fleet ->
    [pirates] Piratas
   *[spain] España
}
battle-board-points = puntos por barcos hundidos
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

battle-board-square-bare = { $square }: mar abierto
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
battle-board-square-covered = sobre una pieza de olas
battle-board-can-scout = se le puede dar la vuelta
battle-board-can-command = espera tus órdenes
battle-board-can-sail = navega hasta aquí
battle-board-can-sink = navega hasta aquí y húndelo
battle-board-chosen = elegido

## Qué hacer ahora

battle-board-do-choose = Elige tu flota.
battle-board-do-scout = Da la vuelta a una pieza de olas.
battle-board-do-command = Elige uno de tus barcos.
battle-board-do-either = Da la vuelta a una pieza de olas o elige uno de tus barcos.
battle-board-do-reveal = { $all ->
    [one] ¿Das la vuelta a { $square }? Es la última pieza.
   *[other] ¿Das la vuelta a { $square }? Quedan { $all } barcos ocultos; tuyos: { $mine }.
}
battle-board-do-sail = Navega hasta una marca o gira el barco.
battle-board-do-turn = El paso está cerrado: este barco solo puede girar.
battle-board-do-head = { $whose ->
    [mine] ¡Uno de los tuyos!
   *[theirs] ¡Un enemigo!
} ¿Qué rumbo le das?
battle-board-wait-choose = { $name } está eligiendo flota.
battle-board-wait-head = { $name } está eligiendo el rumbo del nuevo barco.
battle-board-wait = Turno de { $name }.
battle-board-wait-reveal = Dando la vuelta a la pieza…
battle-board-over = { $ending ->
    [sunk] La batalla ha terminado: ya hay barcos hundidos por valor de 7 puntos o más.
    [fair-winds] La batalla ha terminado: vientos favorables, solo hay una flota en el mar.
    [stuck] La batalla ha terminado: no quedaba ninguna jugada.
    [round-limit] La serie ha terminado: era la ronda 20.
   *[quiet] Es un empate: en 50 turnos nadie ha encontrado ni hundido un barco.
}
battle-board-quiet = { $turns ->
    [0] Es un empate: demasiados turnos tranquilos.
    [one] Con { $turns } turno tranquilo más, será empate.
   *[other] Con { $turns } turnos tranquilos más, será empate.
}

## Botones

battle-board-scout = Dar la vuelta
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
battle-board-advised = recomendado

## Avisos

battle-board-fleet-chosen = { $fleet ->
    [pirates] { $name } capitanea la flota pirata.
   *[spain] { $name } capitanea la flota española.
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
battle-board-why-choose = Primero elige tu flota.
battle-board-why-head = Primero elige el rumbo del nuevo barco.
battle-board-why-bare = Mar abierto: no hay ninguna pieza a la que dar la vuelta.
battle-board-why-enemy = Ese barco no es tuyo.
battle-board-why-covered = Hay un barco sobre esta pieza de olas: nadie puede darle la vuelta.
battle-board-why-course = { $masts ->
    [1] Un barco de un mástil solo navega una casilla recto hacia delante.
    [2] Un barco de dos mástiles solo navega una casilla en diagonal hacia delante.
   *[3] Un barco de tres mástiles solo navega una casilla hacia delante, recto o en diagonal.
}
