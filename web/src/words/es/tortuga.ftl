### Tortuga: las palabras, el diario, lo que se puede hacer y por qué algo no se puede.
### Las variables se explican en el archivo inglés. Los mensajes tortuga-part-… son trozos de frases.

tortuga-credits = Un juego de Jay Cormier y Sen-Foong Lim

## Opciones

tortuga-option-chests = Duración
tortuga-option-chests-6 = Partida normal
tortuga-option-chests-6-about = La partida termina cuando alguien tiene 6 cofres en Tortuga.
tortuga-option-chests-8 = Partida larga
tortuga-option-chests-8-about = La partida termina cuando alguien tiene 8 cofres en Tortuga.

## Palabras

tortuga-symbol-fleet = Aumentar flota
tortuga-symbol-crew = Reclutar tripulación
tortuga-symbol-hunt = Buscar tesoro
tortuga-symbol-boarding = Abordaje
tortuga-symbol-raid = Incursión
tortuga-symbol-skull = Calavera

tortuga-colour-red = rojo
tortuga-colour-blue = azul
tortuga-colour-yellow = amarillo
tortuga-colour-white = blanco
tortuga-colour-purple = morado

tortuga-chest-red = cofre rojo
tortuga-chest-blue = cofre azul
tortuga-chest-yellow = cofre amarillo
tortuga-chest-white = cofre blanco
tortuga-chest-purple = cofre morado

tortuga-area-tortuga = Tortuga
tortuga-area-fleet = Flota
tortuga-area-crew = Tripulación
tortuga-area-island = Isla
tortuga-area-central = Isla central
tortuga-area-bag = Bolsa

tortuga-marker-ship = Barco
tortuga-marker-pirate = Pirata

tortuga-rank-first = 1.ª posición
tortuga-rank-second = 2.ª posición

tortuga-die = Dado { $die }
tortuga-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
tortuga-dice-count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
tortuga-tokens-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}

tortuga-ending-treasure = El tesoro está en casa: alguien tiene suficientes cofres en Tortuga.
tortuga-counted = De dónde salen los puntos
tortuga-counted-tortuga = Cofres en Tortuga
tortuga-counted-fleet = Cofres en la flota
tortuga-counted-crew = Cofres en la tripulación
tortuga-counted-sets = Combinaciones
tortuga-counted-tracks = Barco y pirata
tortuga-counted-coins = Monedas

## Trozos de frases

tortuga-part-action = { $action ->
    [fleet] Aumentar flota
    [crew] Reclutar tripulación
    [hunt] Buscar tesoro
    [boarding] Abordaje
   *[raid] Incursión
}
tortuga-part-chest = { $chest ->
    [red] cofre rojo
    [blue] cofre azul
    [yellow] cofre amarillo
    [white] cofre blanco
   *[purple] cofre morado
}
tortuga-part-area = { $area ->
    [fleet] la flota
    [crew] la tripulación
   *[island] la isla
}
tortuga-part-marker = { $marker ->
    [ship] barco
   *[pirate] pirata
}
tortuga-part-dice = { $count ->
    [one] el dado { $dice }
   *[other] los dados { $dice }
}
    .bare = { $count ->
        [one] dado { $dice }
       *[other] dados { $dice }
    }
tortuga-part-shows = { $shows ->
    [fleet] Aumentar flota
    [crew] Reclutar tripulación
    [hunt] Buscar tesoro
    [boarding] Abordaje
    [raid] Incursión
    [skull] una calavera
   *[none] oculto
}

## Lo que ha pasado

tortuga-event-round-began = Nueva ronda. Jugador inicial: { $start }.
tortuga-event-chest-drawn = { $who } roba un { tortuga-part-chest } de la bolsa y lo coloca en { tortuga-part-area }.
tortuga-event-bag-empty = La bolsa está vacía: no hay cofre para { $who }.
tortuga-event-thrown = { $who } lanza el dado { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } se queda con { tortuga-part-dice }.
tortuga-event-placed = { $who } coloca { tortuga-part-dice } en { tortuga-part-action }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } muestra una calavera en { tortuga-part-dice }.
   *[other] { $who } muestra calaveras en { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } pone la calavera en { tortuga-part-action } ({ tortuga-part-dice.bare }).
   *[other] { $who } pone las calaveras en { tortuga-part-action } ({ tortuga-part-dice.bare }).
}
tortuga-event-die-shown = { $who } muestra el dado { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } no puede colocar ningún dado y vuelve a lanzar { tortuga-part-dice } a la vista de todos.
tortuga-event-bonus-chosen = { $who } elige una bonificación en { tortuga-part-action }.
tortuga-event-bonus-given = { $who } recibe una bonificación: ahora +{ $bonus } en { tortuga-part-action }.
tortuga-event-no-bonus = { $who } ya tiene todas las bonificaciones y no recibe más.
tortuga-event-ranked = { $rank ->
    [first] 1.ª posición en { tortuga-part-action }: { $who } con { $total }.
    [second] 2.ª posición en { tortuga-part-action }: { $who } con { $total }.
   *[none] No basta para { tortuga-part-action }: { $who } con { $total }.
}
tortuga-event-action-skipped = Nadie tiene dados en { tortuga-part-action }.
tortuga-event-declined = { $who } renuncia a { tortuga-part-action }.
tortuga-event-marker-moved = El { tortuga-part-marker } de { $who } pasa de la casilla { $from } a la { $to }.
tortuga-event-hunted = { $rank ->
    [first] En 1.ª posición, { $who } busca un tesoro.
   *[second] En 2.ª posición, { $who } busca un tesoro.
}
tortuga-event-token-seen = { $coins ->
    [1] { $who } mira una ficha de tesoro: 1 moneda.
    [2] { $who } mira una ficha de tesoro: 2 monedas.
    [3] { $who } mira una ficha de tesoro: 3 monedas.
   *[none] { $who } mira una ficha de tesoro.
}
tortuga-event-token-kept = { $coins ->
    [1] { $who } se queda con una ficha de tesoro: 1 moneda.
    [2] { $who } se queda con una ficha de tesoro: 2 monedas.
    [3] { $who } se queda con una ficha de tesoro: 3 monedas.
   *[none] { $who } se queda con una ficha de tesoro.
}
tortuga-event-token-returned = { $coins ->
    [1] { $who } devuelve una ficha de tesoro: 1 moneda.
    [2] { $who } devuelve una ficha de tesoro: 2 monedas.
    [3] { $who } devuelve una ficha de tesoro: 3 monedas.
   *[none] { $who } devuelve una ficha de tesoro.
}
tortuga-event-nothing-found = No quedan fichas de tesoro: { $who } no encuentra nada.
tortuga-event-attacked = { $action ->
    [boarding] { $rank ->
        [first] En 1.ª posición, { $who } aborda a { $victim }.
       *[second] En 2.ª posición, { $who } aborda a { $victim }.
    }
   *[raid] { $rank ->
        [first] En 1.ª posición, { $who } hace una incursión contra { $victim }.
       *[second] En 2.ª posición, { $who } hace una incursión contra { $victim }.
    }
}
tortuga-event-chest-taken = { $who } se lleva el { tortuga-part-chest } de { $victim }.
tortuga-event-island-chest-taken = { $who } se lleva el { tortuga-part-chest } de la isla central.
tortuga-event-chest-given-up = { $to ->
    [central] A { $who } no le cabe el { tortuga-part-chest }: va a la isla central.
   *[bag] A { $who } no le cabe el { tortuga-part-chest }: vuelve a la bolsa.
}
tortuga-event-chest-saved = { $who } lleva el { tortuga-part-chest } a casa, a Tortuga.
tortuga-event-chest-stowed = { $who } coloca el { tortuga-part-chest } en { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] Fin de la partida: alguien ha llevado suficientes cofres a Tortuga.
}

## Lo que se puede hacer

tortuga-action-keep = Quedarse con { tortuga-part-dice }
    .inside = quedarse con { tortuga-part-dice }
tortuga-action-name = Elegir { tortuga-part-action }
    .inside = elegir { tortuga-part-action }
tortuga-action-bonus = Tomar la bonificación en { tortuga-part-action }
    .inside = tomar la bonificación en { tortuga-part-action }
tortuga-action-expand = Mover el barco
    .inside = mover el barco
tortuga-action-recruit = Mover el pirata
    .inside = mover el pirata
tortuga-action-hunt = Buscar tesoro
    .inside = buscar tesoro
tortuga-action-decline = Renunciar
    .inside = renunciar a la acción
tortuga-action-pick = { $coins ->
    [one] Quedarse con la ficha de { $coins } moneda
   *[other] Quedarse con la ficha de { $coins } monedas
}
    .inside = { $coins ->
        [one] quedarse con la ficha de { $coins } moneda
       *[other] quedarse con la ficha de { $coins } monedas
    }
tortuga-action-attack = { $take ->
    [red] Atacar a { $victim } y llevarse el cofre rojo
    [blue] Atacar a { $victim } y llevarse el cofre azul
    [yellow] Atacar a { $victim } y llevarse el cofre amarillo
    [white] Atacar a { $victim } y llevarse el cofre blanco
    [purple] Atacar a { $victim } y llevarse el cofre morado
   *[none] Atacar a { $victim } sin llevarse ningún cofre
}
    .inside = { $take ->
        [red] atacar a { $victim } y llevarse el cofre rojo
        [blue] atacar a { $victim } y llevarse el cofre azul
        [yellow] atacar a { $victim } y llevarse el cofre amarillo
        [white] atacar a { $victim } y llevarse el cofre blanco
        [purple] atacar a { $victim } y llevarse el cofre morado
       *[none] atacar a { $victim } sin llevarse ningún cofre
    }
tortuga-action-stow = Colocar ahora el { tortuga-part-chest }
    .inside = colocar ahora el { tortuga-part-chest }

## Por qué no se puede

tortuga-reason-not-legal = Las reglas no lo permiten.
tortuga-reason-over = La partida ha terminado.
tortuga-reason-not-deciding = Ahora no te toca elegir.
tortuga-reason-unknown-action = Ahora no puedes hacer eso.
tortuga-reason-ambiguous = Eso puede significar varias cosas. Elige una.
tortuga-reason-no-such-action = Ahora no puedes hacer eso.
tortuga-reason-not-now = Primero tienes que elegir otra cosa.
tortuga-reason-not-thrown = Solo puedes quedarte con los dados que acabas de lanzar.
tortuga-reason-mixed-dice = Los dados que te quedas deben mostrar todos la misma acción. Las calaveras van con cualquiera.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] Con tu barco en la casilla { $space }, solo te cabe { $limit } dado en Abordaje.
       *[other] Con tu barco en la casilla { $space }, solo te caben { $limit } dados en Abordaje.
    }
   *[pirate] { $limit ->
        [one] Con tu pirata en la casilla { $space }, solo te cabe { $limit } dado en Incursión.
       *[other] Con tu pirata en la casilla { $space }, solo te caben { $limit } dados en Incursión.
    }
}
tortuga-reason-bonus-full = Tu bonificación en { tortuga-part-action } ya es 2, el máximo.
tortuga-reason-no-such-token = Ninguna de las dos fichas tiene { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
tortuga-reason-no-such-chest = Aquí no hay ningún { tortuga-part-chest } que llevarse.
tortuga-reason-no-such-victim = Solo puedes atacar a otro jugador.
tortuga-reason-already-attacked = Ya han atacado a { $victim } en esta acción. Elige a otro jugador.
tortuga-reason-must-take = Elige el cofre que te llevas.

## Lo que decide la suerte

tortuga-draws-throw = Dados lanzados
tortuga-draws-draw = Cofres de la bolsa
tortuga-draws-token = Fichas de tesoro
