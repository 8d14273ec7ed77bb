### Cartagena: las palabras, el diario, lo que se puede hacer y por qué algo no se puede.
### Las variables se explican en el archivo inglés. Los mensajes cartagena-part-… son trozos de frases.

cartagena-credits = Un juego de Leo Colovini

## Opciones

cartagena-option-variant = Cartas
cartagena-option-variant-tortuga = Tortuga
cartagena-option-variant-tortuga-about = Todas las manos están a la vista y las cartas se toman de una fila boca arriba. Para estrategas.
cartagena-option-variant-jamaica = Jamaica
cartagena-option-variant-jamaica-about = Las manos están ocultas y las cartas se roban del mazo. Para amantes del riesgo.
cartagena-option-variant-hispaniola = La Española
cartagena-option-variant-hispaniola-about = Las manos están ocultas, pero las cartas se toman de una fila boca arriba. Para quien tiene buena memoria.

## Palabras

cartagena-symbol-bottle = botella
cartagena-symbol-pistol = pistola
cartagena-symbol-hat = sombrero
cartagena-symbol-skull = calavera
cartagena-symbol-dagger = puñal
cartagena-symbol-key = llave

cartagena-ending-escaped = ¡Los seis piratas están en la barca!
cartagena-ending-stalled = Nadie puede moverse. Gana quien tenga más piratas en la barca; si hay empate, comparten la victoria.
cartagena-ending-passed = Todos han pasado durante dos rondas: empate.
cartagena-ending-turn-limit = Todos han tenido 200 turnos: empate.
cartagena-counted = Hasta dónde ha llegado cada cual
cartagena-counted-aboard = Piratas en la barca
cartagena-counted-steps = Casillas que les faltan a los demás

## Trozos de frases

cartagena-part-card = { $symbol ->
    [bottle] una botella
    [pistol] una pistola
    [hat] un sombrero
    [skull] una calavera
    [dagger] un puñal
    [key] una llave
   *[none] una carta
}
    .none = { $symbol ->
        [bottle] ninguna botella
        [pistol] ninguna pistola
        [hat] ningún sombrero
        [skull] ninguna calavera
        [dagger] ningún puñal
        [key] ninguna llave
       *[none] ninguna carta
    }
cartagena-part-from = { $from ->
    [0] la entrada
    [37] la barca
   *[other] la casilla { $from }
}
cartagena-part-to = { $to ->
    [37] la barca
   *[other] la casilla { $to }
}
cartagena-part-space = { $space ->
    [0] la entrada
    [37] la barca
   *[other] la casilla { $space }
}

## Lo que ha pasado

cartagena-event-segment-laid = { $reversed ->
    [yes] Se coloca el tramo { $segment } del túnel, girado.
   *[no] Se coloca el tramo { $segment } del túnel.
}
cartagena-event-dealt = { $who } recibe { cartagena-part-card }.
cartagena-event-row-laid = En la fila sale { cartagena-part-card }.
cartagena-event-turn-began = Turno de { $who }.
cartagena-event-advanced = { $who } juega { cartagena-part-card } y corre de { cartagena-part-from } a { cartagena-part-to }.
cartagena-event-retreated = { $cards ->
    [one] { $who } retrocede de { cartagena-part-from } a { cartagena-part-to } y recibe { $cards } carta.
   *[other] { $who } retrocede de { cartagena-part-from } a { cartagena-part-to } y recibe { $cards } cartas.
}
cartagena-event-took = { $who } toma { cartagena-part-card } de la fila.
cartagena-event-drew = { $who } roba { cartagena-part-card }.
cartagena-event-no-cards = { $missing ->
    [one] No quedan cartas: { $who } recibe { $missing } carta menos.
   *[other] No quedan cartas: { $who } recibe { $missing } cartas menos.
}
cartagena-event-shuffled = { $cards ->
    [one] Se barajan los descartes: { $cards } carta en el mazo.
   *[other] Se barajan los descartes: { $cards } cartas en el mazo.
}
cartagena-event-turn-ended = { $moves ->
    [0] { $who } termina su turno sin moverse.
    [one] { $who } termina su turno tras { $moves } movimiento.
   *[other] { $who } termina su turno tras { $moves } movimientos.
}
cartagena-event-ended = { $ending ->
    [escaped] ¡La barca zarpa con los seis piratas de un jugador a bordo!
    [stalled] Fin de la partida: nadie puede moverse. Gana quien tenga más piratas en la barca; si hay empate, comparten la victoria.
    [passed] Fin de la partida: todos han pasado durante dos rondas. Es un empate.
   *[turn-limit] Fin de la partida: todos han tenido 200 turnos. Es un empate.
}

## Lo que se puede hacer

cartagena-action-advance = Jugar { cartagena-part-card } y correr de { cartagena-part-space } a { cartagena-part-to }
    .inside = jugar { cartagena-part-card } y correr de { cartagena-part-space } a { cartagena-part-to }
cartagena-action-retreat = { $cards ->
    [one] Retroceder de { cartagena-part-space } a { cartagena-part-to } y recibir { $cards } carta
   *[other] Retroceder de { cartagena-part-space } a { cartagena-part-to } y recibir { $cards } cartas
}
    .inside = { $cards ->
        [one] retroceder de { cartagena-part-space } a { cartagena-part-to } y recibir { $cards } carta
       *[other] retroceder de { cartagena-part-space } a { cartagena-part-to } y recibir { $cards } cartas
    }
cartagena-action-end-turn = Terminar el turno
    .inside = terminar el turno

## Por qué no se puede

cartagena-reason-not-legal = Las reglas no lo permiten.
cartagena-reason-over = La partida ha terminado.
cartagena-reason-not-deciding = No es tu turno.
cartagena-reason-unknown-action = Ahora no puedes hacer eso.
cartagena-reason-ambiguous = Eso puede significar varias cosas. Elige una.
cartagena-reason-no-such-action = Ahora no puedes hacer eso.
cartagena-reason-no-pirate = { $space ->
    [0] No tienes ningún pirata delante del túnel.
    [37] No tienes ningún pirata en la barca.
   *[other] No tienes ningún pirata en la casilla { $space }.
}
cartagena-reason-no-card = No tienes { cartagena-part-card.none } en la mano.
cartagena-reason-no-company = { $space ->
    [0] Un pirata delante del túnel no puede retroceder.
    [37] No hay adónde retroceder: en ninguna casilla del túnel hay uno o dos piratas.
   *[other] No hay adónde retroceder: detrás de la casilla { $space } no hay ninguna con uno o dos piratas.
}

## Lo que decide la suerte

cartagena-draws-draw = Cartas robadas
cartagena-draws-segment = { $reversed ->
    [yes] tramo { $number }, girado
   *[no] tramo { $number }
}
