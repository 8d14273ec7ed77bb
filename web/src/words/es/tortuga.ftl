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

tortuga-ending-treasure = Ya hay bastantes cofres en Tortuga.

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
tortuga-part-shows = { $shows ->
    [fleet] Aumentar flota
    [crew] Reclutar tripulación
    [hunt] Buscar tesoro
    [boarding] Abordaje
    [raid] Incursión
    [skull] Calavera
   *[none] oculto
}

## Lo que ha pasado

tortuga-event-round-began = Nueva ronda. Jugador inicial: { $start }.
tortuga-event-chest-drawn = { $who } roba un { tortuga-part-chest } de la bolsa y lo deja en { tortuga-part-area }.
tortuga-event-bag-empty = La bolsa está vacía: { $who } no roba ningún cofre.
tortuga-event-thrown = { $who } lanza el dado { $die }: { tortuga-part-shows }.
tortuga-event-kept = { $who } se queda con { tortuga-part-dice }.
tortuga-event-placed = { $who } coloca { tortuga-part-dice } en { tortuga-part-action }.
tortuga-event-skulls-shown = { $count ->
    [one] { $who } muestra una calavera: { tortuga-part-dice }.
   *[other] { $who } muestra calaveras: { tortuga-part-dice }.
}
tortuga-event-named = { $count ->
    [one] { $who } pone la calavera en { tortuga-part-action }: { tortuga-part-dice }.
   *[other] { $who } pone las calaveras en { tortuga-part-action }: { tortuga-part-dice }.
}
tortuga-event-die-shown = { $who } muestra el dado { $die }: { tortuga-part-shows }.
tortuga-event-nothing-fits = { $who } no puede colocar ningún dado y repite la tirada a la vista de todos: { tortuga-part-dice }.
tortuga-event-bonus-chosen = { $who } elige una bonificación en { tortuga-part-action }.
tortuga-event-bonus-given = { $who } recibe una bonificación: ahora +{ $bonus } en { tortuga-part-action }.
tortuga-event-no-bonus = { $who } ya tiene todas las bonificaciones y no recibe más.
tortuga-event-ranked = { $rank ->
    [first] 1.ª posición en { tortuga-part-action }: { $who } con { $total }.
    [second] 2.ª posición en { tortuga-part-action }: { $who } con { $total }.
   *[none] Sin posición en { tortuga-part-action }: { $who } con { $total }.
}
tortuga-event-action-skipped = Nadie tiene dados en { tortuga-part-action }: se salta.
tortuga-event-declined = { $who } renuncia a su acción: { tortuga-part-action }.
tortuga-event-marker-moved = { $who }: { tortuga-part-marker } en la casilla { $to } (antes en la { $from }).
tortuga-event-hunted = { $rank ->
    [first] { $who } busca tesoro en 1.ª posición.
   *[second] { $who } busca tesoro en 2.ª posición.
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
        [first] { $who } aborda a { $victim } en 1.ª posición.
       *[second] { $who } aborda a { $victim } en 2.ª posición.
    }
   *[raid] { $rank ->
        [first] Incursión de { $who } contra { $victim } en 1.ª posición.
       *[second] Incursión de { $who } contra { $victim } en 2.ª posición.
    }
}
tortuga-event-chest-taken = { $who } se lleva el { tortuga-part-chest } de { $victim }.
tortuga-event-island-chest-taken = { $who } se lleva el { tortuga-part-chest } de la isla central.
tortuga-event-chest-given-up = { $to ->
    [central] { $who } no tiene sitio para el { tortuga-part-chest }: va a la isla central.
   *[bag] { $who } no tiene sitio para el { tortuga-part-chest }: vuelve a la bolsa.
}
tortuga-event-chest-saved = { $who } lleva el { tortuga-part-chest } a Tortuga.
tortuga-event-chest-stowed = { $who } pasa el { tortuga-part-chest } a { tortuga-part-area }.
tortuga-event-ended = { $ending ->
   *[treasure] Fin de la partida: ya hay bastantes cofres en Tortuga.
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
    .inside = renunciar
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
tortuga-reason-not-deciding = Ahora no te toca decidir.
tortuga-reason-unknown-action = Eso no se puede hacer ahora.
tortuga-reason-ambiguous = Eso puede significar varias cosas. Concreta cuál.
tortuga-reason-no-such-action = Eso no se puede hacer ahora.
tortuga-reason-not-now = Antes hay que decidir otra cosa.
tortuga-reason-not-thrown = Solo puedes quedarte con los dados que acabas de lanzar.
tortuga-reason-mixed-dice = Los dados que te quedas a la vez deben mostrar una misma acción. Las calaveras valen con cualquiera.
tortuga-reason-no-room = { $marker ->
    [ship] { $limit ->
        [one] En Abordaje solo cabe { $limit } dado mientras tu barco esté en la casilla { $space }.
       *[other] En Abordaje solo caben { $limit } dados mientras tu barco esté en la casilla { $space }.
    }
   *[pirate] { $limit ->
        [one] En Incursión solo cabe { $limit } dado mientras tu pirata esté en la casilla { $space }.
       *[other] En Incursión solo caben { $limit } dados mientras tu pirata esté en la casilla { $space }.
    }
}
tortuga-reason-bonus-full = Tu bonificación en { tortuga-part-action } ya es 2. No sube más.
tortuga-reason-no-such-token = Ninguna de las dos fichas tiene { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
tortuga-reason-no-such-chest = Aquí no hay ningún { tortuga-part-chest }.
tortuga-reason-no-such-victim = Solo puedes atacar a otro jugador.
tortuga-reason-already-attacked = La 1.ª posición ya ha atacado a { $victim }. Elige a otro jugador.
tortuga-reason-must-take = Elige el cofre que te llevas.

## What chance does

tortuga-draws-throw = Dados lanzados
tortuga-draws-draw = Cofres de la bolsa
tortuga-draws-token = Fichas de tesoro
