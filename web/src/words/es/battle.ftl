### Battle for Tortuga: las palabras, el diario, lo que se puede hacer y por qué algo no se puede.
### Las variables se explican en el archivo inglés. Los mensajes battle-part-… son trozos de frases.

battle-credits = Un juego de Madoka Kitao y Hiroki Kaneko

## Opciones

battle-option-play = Duración
battle-option-play-single = Una ronda
battle-option-play-single-about = Gana quien hunda barcos por valor de 7 puntos.
battle-option-play-match = Serie
battle-option-play-match-about = Varias rondas. Quien gana una se apunta la diferencia; con 7 puntos se gana la serie.

## Cómo termina

battle-result-shared = Empate
battle-ending-sunk = Se han hundido barcos por valor de 7 puntos.
battle-ending-fair-winds = Vientos favorables: una flota está entera en el mar y de la otra no hay ningún barco.
battle-ending-stuck = Quien tenía el turno no podía hacer nada. Gana quien tiene más puntos; si hay empate, pierde quien tenía el turno.
battle-ending-quiet = En 50 turnos no se ha explorado ni hundido nada: empate.
battle-ending-round-limit = Se han jugado 20 rondas. Gana quien tiene más puntos de la serie.

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
    [sunk] Ya se han hundido bastantes barcos.
    [stuck] Quien tiene el turno no puede hacer nada.
    [quiet] En 50 turnos no se ha explorado ni hundido nada.
    [round-limit] Se han jugado 20 rondas.
   *[fair-winds] Vientos favorables: una flota está entera en el mar y de la otra no hay ningún barco.
}

## Lo que ha pasado

battle-event-fleet-chosen = { $fleet ->
    [pirates] { $who } manda la flota pirata.
   *[spain] { $who } manda la flota española.
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
    [pirates] Mandar la flota pirata
   *[spain] Mandar la flota española
}
    .inside = { $fleet ->
        [pirates] mandar la flota pirata
       *[spain] mandar la flota española
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
battle-reason-unknown-action = Eso no se puede hacer ahora.
battle-reason-ambiguous = Eso puede significar varias cosas. Concreta cuál.
battle-reason-no-such-action = Eso no se puede hacer ahora.
battle-reason-fleet-not-chosen = Elige primero una flota.
battle-reason-fleet-chosen = Las flotas ya están elegidas.
battle-reason-no-heading-yet = Fija primero el rumbo del barco de { $square }.
battle-reason-nothing-scouted = Ahora no hay ningún barco recién descubierto.
battle-reason-covered = Hay un barco sobre las olas de { $square }. No se pueden explorar.
battle-reason-no-wave = En { $square } no hay olas.
battle-reason-enemy-ship = El barco de { $square } no es tuyo.
battle-reason-no-ship = En { $square } no hay ningún barco.
battle-reason-wrong-course = { $masts ->
    [1] El barco de un mástil de { $square } solo navega recto hacia delante.
    [2] El barco de dos mástiles de { $square } solo navega en diagonal hacia delante.
   *[3] El barco de tres mástiles de { $square } solo navega recto o en diagonal hacia delante.
}
battle-reason-off-the-sea = El barco de { $square } se saldría del mar.
battle-reason-own-ship = En { $square } te cierra el paso tu propio barco.

## What chance does

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
