### La travesía del día: cada día una misma suerte para todos.

voyage-about = Hoy todos tienen la misma suerte. Lo que cuenta es lo bien que decides, no si ganas.
voyage-opponents = { $count ->
    [one] Juegas contra { $count } bot: { $level }.
   *[other] Juegas contra { $count } bots: { $level }.
}
voyage-rules = No hay pistas y no se puede deshacer una decisión que ya te ha mostrado algo. Cuenta el primer intento.
voyage-begin = Zarpar
voyage-continue = Seguir navegando
voyage-look = Ver cómo te fue
voyage-mine = Precisión: { $accuracy }
voyage-again = Zarpar otra vez
voyage-again-about = La misma suerte, solo para practicar: únicamente cuenta el primer intento.
voyage-judging = Analizando tus decisiones: { $done } de { $total }
voyage-judging-about = No hace falta que esperes: el análisis sigue sin ti.
voyage-accuracy = de precisión, sobre 100
voyage-copy = Copiar
voyage-share-text = Brethren, travesía del día: { $game }, { $day }. Mi precisión: { $accuracy } sobre 100.
voyage-tomorrow = Mañana verás cómo les fue a los demás.
voyage-sailed = { $count ->
    [0] Nadie ha terminado aún la travesía de hoy.
    [one] { $count } jugador ha terminado la travesía de hoy.
   *[other] { $count } jugadores han terminado la travesía de hoy.
}
voyage-next = La próxima empieza { $when }.
voyage-yesterday = Ayer: { $game }
voyage-none = Nadie terminó la travesía de ayer.
voyage-place = Tu puesto: { $place } de { $count }
voyage-rank = Puesto
voyage-player = Jugador
voyage-accuracy-short = Precisión
voyage-how = La precisión compara tus decisiones con las mejores: 100 es elegir siempre lo mejor; 0 no es mejor que elegir al azar. Aquí no hay cuentas, así que nadie puede comprobar si alguien ya ha jugado la travesía con otro nombre. ¡Juega limpio!
