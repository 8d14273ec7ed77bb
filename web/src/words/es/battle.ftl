### Battle for Tortuga: las palabras, el diario, lo que se puede hacer y por qué algo no se puede.
### Las variables se explican en el archivo inglés. Los mensajes battle-part-… son trozos de frases.

battle-credits = Un juego de Madoka Kitao y Hiroki Kaneko

## Opciones

battle-option-play = Duración
battle-option-play-single = Una ronda
battle-option-play-single-about = Hunde barcos por valor de 7 puntos y ganas.
battle-option-play-match = Serie
battle-option-play-match-about = Varias rondas. Quien gana una se apunta la diferencia; gana la serie quien llegue antes a 7 puntos.

## Cómo termina

battle-ending-sunk = Se han hundido barcos por valor de 7 puntos o más.
battle-ending-fair-winds = Vientos favorables: una flota tiene todos sus barcos en el mar y la otra, ninguno.
battle-ending-stuck = A quien le toca no le queda ninguna jugada. Gana quien tenga más puntos; si hay empate, pierde ese jugador.
battle-ending-quiet = En 50 turnos no se ha explorado ni hundido nada.
battle-ending-round-limit = Era la ronda 20. Gana quien tenga más puntos de la serie; si tienen los mismos, es un empate.
battle-counted = Barcos hundidos
battle-counted-three-masters = De tres mástiles
battle-counted-two-masters = De dos mástiles
battle-counted-one-masters = De un mástil
battle-counted-last-round = Puntos de la última ronda
battle-counted-match-points = Puntos de la serie

## Trozos de frases

battle-part-ship = { $fleet ->
    [pirates] { $masts ->
        [1] barco pirata de un mástil
        [2] barco pirata de dos mástiles
       *[3] barco pirata de tres mástiles
    }
   *[spain] { $masts ->
        [1] barco español de un mástil
        [2] barco español de dos mástiles
       *[3] barco español de tres mástiles
    }
}
battle-part-heading = { $heading ->
    [north] al norte
    [east] al este
    [south] al sur
   *[west] al oeste
}
battle-part-ending = { $ending ->
    [sunk] Se han hundido suficientes barcos.
    [stuck] A quien le toca no le queda ninguna jugada.
    [quiet] En 50 turnos no se ha explorado ni hundido nada.
    [round-limit] Era la ronda 20.
   *[fair-winds] Vientos favorables: una flota tiene todos sus barcos en el mar y la otra, ninguno.
}

## Lo que ha pasado

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } capitanea la flota pirata.
   *[spain] { $who } capitanea la flota española.
}
battle-event-turn-began = Turno de { $who }.
battle-event-scouted = { $who } explora { $square }.
battle-event-revealed = Aparece un { battle-part-ship } en { $square }.
battle-event-headed = { $who } pone el barco de { $square } rumbo { battle-part-heading }.
battle-event-sailed = { $who } navega de { $from } a { $to }.
battle-event-sunk = { $points ->
    [one] { $who } hunde un { battle-part-ship } en { $square }: { $points } punto.
   *[other] { $who } hunde un { battle-part-ship } en { $square }: { $points } puntos.
}
battle-event-turned = { $side ->
    [left] { $who } gira a la izquierda el barco de { $square }: rumbo { battle-part-heading }.
   *[right] { $who } gira a la derecha el barco de { $square }: rumbo { battle-part-heading }.
}
battle-event-round-ended = { battle-part-ending } { $ending ->
    [quiet] La ronda termina en empate.
   *[other] { $points ->
        [one] La ronda es para { $winner }: { $points } punto de la serie.
       *[other] La ronda es para { $winner }: { $points } puntos de la serie.
    }
}
battle-event-round-began = Nueva ronda. { $who } elige flota.
battle-event-ended = La batalla ha terminado. { battle-part-ending }

## Lo que se puede hacer

battle-action-choose = { $fleet ->
    [pirates] Capitanear la flota pirata
   *[spain] Capitanear la flota española
}
    .inside = { $fleet ->
        [pirates] capitanear la flota pirata
       *[spain] capitanear la flota española
    }
battle-action-scout = Explorar { $square }
    .inside = explorar { $square }
battle-action-head = Poner rumbo { battle-part-heading }
    .inside = poner rumbo { battle-part-heading }
battle-action-sail = Navegar de { $from } a { $to }
    .inside = navegar de { $from } a { $to }
battle-action-turn = { $side ->
    [left] Girar a la izquierda el barco de { $square }
   *[right] Girar a la derecha el barco de { $square }
}
    .inside = { $side ->
        [left] girar a la izquierda el barco de { $square }
       *[right] girar a la derecha el barco de { $square }
    }

## Por qué no se puede

battle-reason-not-legal = Las reglas no lo permiten.
battle-reason-over = La partida ha terminado.
battle-reason-not-deciding = No es tu turno.
battle-reason-unknown-action = Ahora no puedes hacer eso.
battle-reason-ambiguous = Eso puede significar varias cosas. Elige una.
battle-reason-no-such-action = Ahora no puedes hacer eso.
battle-reason-fleet-not-chosen = Primero elige una flota.
battle-reason-fleet-chosen = Las flotas ya están elegidas.
battle-reason-no-heading-yet = Primero elige el rumbo del barco de { $square }.
battle-reason-nothing-scouted = No hay ningún barco nuevo al que dar rumbo.
battle-reason-covered = Hay un barco sobre la pieza de olas de { $square }: no puedes explorarla.
battle-reason-no-wave = En { $square } no hay ninguna pieza de olas.
battle-reason-enemy-ship = El barco de { $square } no es tuyo.
battle-reason-no-ship = En { $square } no hay ningún barco.
battle-reason-wrong-course = { $masts ->
    [1] El barco de un mástil de { $square } solo navega recto hacia delante.
    [2] El barco de dos mástiles de { $square } solo navega en diagonal hacia delante.
   *[3] El barco de tres mástiles de { $square } solo navega recto o en diagonal hacia delante.
}
battle-reason-off-the-sea = El barco de { $square } se saldría del tablero.
battle-reason-own-ship = Tu propio barco te cierra el paso en { $square }.

## Lo que decide la suerte

battle-draws-reveal = Barcos descubiertos
battle-draws-ship = { $fleet ->
    [pirates] { $masts ->
        [1] barco pirata de un mástil
        [2] barco pirata de dos mástiles
       *[3] barco pirata de tres mástiles
    }
   *[spain] { $masts ->
        [1] barco español de un mástil
        [2] barco español de dos mástiles
       *[3] barco español de tres mástiles
    }
}
