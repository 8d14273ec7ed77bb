### Una partida terminada, repetida y analizada. Las probabilidades llegan como texto con su signo: «12 %».

## Abrir

review = Análisis
review-open = Repetir una partida guardada
review-open-about = Toda partida terminada se puede guardar en un archivo. Elige uno y se repetirá aquí, jugada a jugada.
review-choose = Elegir archivo
review-unreadable = Ese archivo no es el registro de una partida terminada.
review-nothing = Aquí no hay nada que repetir
review-fetching = Buscando la partida…
review-to-table = Volver a la mesa
review-eyes = Visto por
review-open-cards = Todo a la vista
review-as = Como lo vio { $who }
review-share = Compartir este momento
review-copied = Enlace copiado.

## El recorrido

review-controls = Pasos
review-moment = Momento
review-at = Turno { $turn } · paso { $step } de { $last }
review-turn = Turno { $number }
review-end = El final
review-back = Un paso atrás
review-on = Un paso adelante
review-back-turn = Un turno atrás
review-on-turn = Un turno adelante
review-play = Reproducir
review-pause = Pausa
review-beginning = La mesa está preparada.
review-next = { $who }: { $action }

## Lo que se piensa de ello

review-chances = Probabilidades de ganar
review-working = { $done } de { $total } pasos analizados…
review-done = El análisis está completo.
review-graph = La probabilidad de ganar de cada jugador
review-when = Cuándo

review-luck-title = ¿Suerte o habilidad?
review-luck = Suerte
review-skill = Habilidad
review-error = Resto
review-error-about = La suerte es todo lo que hicieron los dados y los robos; la habilidad, lo que las decisiones ganaron o perdieron frente a las mejores. El resto es el error de las estimaciones y lo que nadie podía saber.
review-luck-good = Con suerte
review-luck-bad = Con mala suerte
review-luck-even = Ni buena ni mala suerte
# $luck y $skill son good, bad o even; $chance y $choices dicen cuánto.
review-verdict = { $luck ->
    [good] El azar dio { $chance };
    [bad] El azar quitó { $chance };
   *[even] El azar apenas contó;
} { $skill ->
    [good] mejores decisiones que las de los demás ganaron { $choices }.
    [bad] decisiones más flojas perdieron { $choices }.
   *[even] las decisiones fueron como las de los demás.
}
review-way = De { $from } a { $to }.

review-mistakes = Errores
review-whose = De quién son los errores
review-everybody = Los errores de todos
review-better = Mejor: { $action }
review-instead = { $better } en vez de { $chosen }
review-fatal = costó la partida
review-exact = demostrado
review-show-better = Mostrar la mejor opción
review-no-mistakes = Ningún error digno de mención.
review-all = { $count ->
    [one] Mostrar el único error
   *[other] Mostrar los { $count } errores
}
review-fewer = Mostrar menos

review-draws = El azar frente a lo esperado
review-what = Qué
review-seen = Salió
review-expected = Esperado
review-draws-cartagena-draw = Cartas robadas
review-draws-tortuga-throw = Dados lanzados
review-draws-tortuga-draw = Cofres de la bolsa
review-draws-tortuga-token = Fichas de tesoro
review-draws-battle-reveal = Barcos descubiertos
review-ship = { $fleet ->
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
