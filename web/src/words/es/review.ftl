### Una partida terminada, repetida y analizada. Las posibilidades llegan como texto con su signo de porcentaje: «12 %».
### $span es "turn" (turno), o "round" (ronda) donde todos juegan a la vez.

## Abrir

review = Análisis
review-open = Reproducir una partida guardada
review-open-about = Toda partida terminada se puede guardar en un archivo. Elige uno y se reproducirá aquí, jugada a jugada.
review-choose = Elegir un archivo
review-unreadable = Ese archivo no es el registro de una partida terminada.
review-nothing = Aquí no hay nada que reproducir
problem-no-record = Ese registro no se puede reproducir: no concuerda con las reglas.
problem-no-such-review = Este análisis ya no está. Vuelve a abrir el archivo.
problem-not-proven = Esta partida no se puede analizar: el archivo no demuestra que haya terminado.
review-fetching = Cargando la partida…
review-to-table = Volver a la mesa
review-eyes = Vista por
review-open-cards = Todo a la vista
review-as = Como la vio { $who }
review-share = Compartir este momento
review-copied = Enlace copiado.

## El recorrido

review-controls = Pasos
review-moment = Momento
review-at = { $when } · { $step }/{ $last }
review-turn = { $number ->
    [0] Preparación
   *[other] { $span ->
        [round] Ronda { $number }
       *[turn] Turno { $number }
    }
}
review-end = El final
review-back = Un paso atrás
review-on = Un paso adelante
review-back-turn = { $span ->
    [round] Una ronda atrás
   *[turn] Un turno atrás
}
review-on-turn = { $span ->
    [round] Una ronda adelante
   *[turn] Un turno adelante
}
review-play = Reproducir
review-pause = Pausa
review-beginning = La mesa está preparada.
review-next = { $who }: { $action }

## Seguir desde un momento

review-what-if = ¿Y si…?
review-what-if-title = Seguir desde aquí
review-what-if-about = La partida sigue desde este momento, con nueva suerte, para ti y los bots. La que estás viendo queda como estaba.
review-what-if-seat = Juegas como
review-what-if-go = Seguir jugando

## Qué se opina de ella

review-chances = Posibilidades de ganar
review-working = { $done } de { $total } pasos analizados…
review-done = El análisis está completo.
review-graph = Las posibilidades de ganar de cada jugador
review-when = Cuándo

review-luck-title = ¿Suerte o habilidad?
review-luck = Suerte
review-skill = Habilidad
review-error = Resto
review-error-about = La suerte es todo lo que hicieron los dados y el azar; la habilidad, lo que las decisiones ganaron o regalaron frente a las mejores. El resto es el error de las estimaciones y lo que nadie podía saber.
review-luck-good = Con suerte
review-luck-bad = Con mala suerte
review-luck-even = Ni buena ni mala suerte
review-verdict = { $luck ->
    [good] El azar dio un { $chance };
    [bad] El azar quitó un { $chance };
   *[even] El azar apenas contó;
} { $skill ->
    [good] unas decisiones mejores que las de los demás ganaron un { $choices }.
    [bad] unas decisiones más flojas perdieron un { $choices }.
   *[even] las decisiones estuvieron a la par de las de los demás.
}
review-way = Del { $from } al { $to }.

review-mistakes = Errores
review-whose = De quién
review-everybody = Errores de todos
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

review-draws = El azar y lo esperado
review-what = Qué
review-seen = Salió
review-expected = Esperado
