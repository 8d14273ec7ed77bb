practice-task = Encuentra una decisión mejor.
practice-played = En la partida elegiste: { $action }.
practice-same = Eso elegiste en la partida. Hay algo mejor.
practice-wrong = No es lo mejor: { $action }. Prueba otra vez.
practice-right = ¡Sí! Eso es: { $action }.
practice-answer = La mejor decisión: { $action }.
practice-figures = { $better } de posibilidades de ganar en vez de { $chosen }.
practice-proven = demostrado
practice-hint = Pista
practice-hint-few = Solo quedan unas pocas opciones. Una de ellas es la mejor.
practice-show = Ver la respuesta
practice-next = Siguiente
practice-replay = Repetición
practice-due = { $count ->
    [one] { $count } error por repasar
   *[other] { $count } errores por repasar
}
practice-done = { $count ->
    [one] ¡Listo por ahora! Tu error volverá dentro de un tiempo, para que recuerdes la decisión mejor.
   *[other] ¡Listo por ahora! Tus { $count } errores volverán dentro de un tiempo, para que recuerdes las decisiones mejores.
}
practice-back = El primero volverá { $when }.
practice-none = Aquí aún no hay errores. Termina una partida y abre su análisis: tus errores te esperarán aquí para otro intento.
puzzle-of-the-day = Acertijo del día
puzzle-number = Acertijo { $number }
puzzle-level = Dificultad: { $level }
puzzle-task = Encuentra la mejor decisión. Una es claramente mejor que las demás.
puzzle-figures = { $better } de posibilidades de ganar. La segunda mejor decisión: { $rival } ({ $chosen }).
puzzles-about = Posiciones de partidas entre bots fuertes. En cada una, una decisión es claramente la mejor.
puzzles-solved = Resueltos: { $solved } de { $total }
puzzles-more = { $count ->
    [one] { $count } acertijo más
   *[other] { $count } acertijos más
}
