### Una partida terminada, repetida y analizada. Las posibilidades llegan como texto con su signo de porcentaje: «12 %».
### $span es "turn" (turno), o "round" (ronda) donde todos juegan a la vez. $action es lo que se puede hacer, como lo dice
### el juego dentro de una frase.

## Abrir

review = Análisis
review-open = Reproducir una partida guardada
review-open-about = Puedes guardar cada partida terminada en un archivo. Elige uno para volver a verla, jugada a jugada.
review-choose = Elegir un archivo
review-unreadable = Ese archivo no es una partida guardada.
review-nothing = Aquí no hay nada que reproducir
problem-no-record = Esa partida no se puede reproducir: no cumple las reglas.
problem-no-such-review = Este análisis ya no está. Vuelve a abrir el archivo.
problem-not-proven = Esta partida no se puede analizar: el archivo no demuestra que haya terminado.
review-fetching = Abriendo la partida…
review-curtain = Solo para { $who }
review-to-table = Volver a la mesa
review-eyes = Ver como
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
review-back = Paso anterior
review-on = Paso siguiente
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
review-beginning = La partida está preparada.
review-next = Decisión de { $who }: { $action }

## Seguir desde un momento

review-what-if = ¿Y si…?
review-what-if-title = Seguir desde aquí
review-what-if-about = Juega desde este momento contra bots y con otra suerte. La partida que estás viendo no cambia.
review-what-if-seat = Juegas como
review-what-if-go = Seguir jugando

## Qué se opina de ella

review-chances = Posibilidades de ganar
review-working = { $done } de { $total } pasos analizados…
review-done = El análisis está completo.
review-graph = Las posibilidades de ganar de cada jugador
review-zoom = { $span ->
    [round] Ampliar esta ronda
   *[turn] Ampliar este turno
}
review-zoom-out = Ver toda la partida
review-when = Cuándo

review-luck-title = ¿Suerte o habilidad?
review-luck = Suerte
review-skill = Habilidad
review-others = Los demás
review-luck-about = La suerte es lo que hicieron los dados y las cartas, y lo que nadie podía ver. La habilidad es cuánto mejor decidió cada uno que los demás: lo que alguien regala cuenta como habilidad de todos los otros. Sumadas, explican cómo cambiaron las posibilidades de ganar de principio a fin.
review-others-about = «Los demás» es la tercera parte, si juegan más de dos: cuando alguien regala posibilidades, a cada uno de los otros le toca una parte. Aquí cuenta lo que un jugador recibió de más, o de menos.
review-accuracy = Precisión: { $points }
review-accuracy-about = La precisión dice lo bien que decidió cada uno: 100 es elegir siempre lo mejor; 0 no es mejor que elegir al azar.
review-luck-good = Con suerte
review-luck-bad = Con mala suerte
review-luck-even = Ni buena ni mala suerte
# $luck y $skill son good, bad o even; $chance y $choices dicen cuánto.
review-verdict = { $luck ->
    [good] La suerte sumó un { $chance }.
    [bad] La suerte costó un { $chance }.
   *[even] La suerte apenas contó.
} { $skill ->
    [good] Decidir mejor que los demás sumó un { $choices }.
    [bad] Decidir peor que los demás costó un { $choices }.
   *[even] Las decisiones fueron tan buenas como las de los demás.
}
review-way = Posibilidades de ganar: del { $from } al { $to }.

review-mistakes = Errores
review-whose = Errores de quién
review-everybody = Errores de todos
review-better = Mejor: { $action }
review-instead = { $better } de posibilidades de ganar en vez de { $chosen }
review-fatal = costó la partida
review-exact = demostrado
review-reason-wins = Gana la partida al instante.
review-reason-loses = Si no, la partida se pierde al instante.
review-show-better = Ver la mejor opción
review-no-mistakes = Ningún error digno de mención.
review-all = { $count ->
    [one] Ver { $count } error
   *[other] Ver los { $count } errores
}
review-fewer = Ver menos

review-draws = Lo que salió y lo que cabía esperar
review-what = Qué
review-seen = Salió
review-expected = Esperado
