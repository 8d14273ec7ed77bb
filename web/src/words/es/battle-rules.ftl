### Las reglas de Battle for Tortuga para los jugadores. La página añade los números, como B3.1.

battle-rules-aim-title = Tu objetivo
battle-rules-aim = Dos flotas, la pirata y la española, se esconden bajo las olas. Hunde barcos enemigos por valor de 7 puntos antes de que se hundan los tuyos.
battle-rules-ships = Cada flota tiene seis barcos, dos de cada clase. Un barco vale tantos puntos como mástiles tiene. Navega de casilla en casilla y solo hacia delante: las marcas de la proa muestran adónde.
battle-rules-one = Un mástil, 1 punto: recto hacia delante.
battle-rules-two = Dos mástiles, 2 puntos: en diagonal hacia delante.
battle-rules-three = Tres mástiles, 3 puntos: recto o en diagonal hacia delante.

battle-rules-setup-title = Preparación
battle-rules-sea = El mar tiene doce casillas. Las doce piezas con barcos se mezclan y se colocan en ellas, con las olas hacia arriba. Nadie sabe dónde está cada barco.
battle-rules-sea-ruling = La forma, un cuadrado de cuatro por cuatro sin las esquinas, solo aparece dibujada en el reglamento.
battle-rules-fleets = Quien empieza elige flota, y el otro jugador capitanea la otra. Quién empieza se elige al azar, o lo elige el anfitrión.

battle-rules-turn-title = Tu turno
battle-rules-turn = Haz una cosa y solo una: explorar, navegar o girar un barco.
battle-rules-scout-name = Explorar
battle-rules-scout = Da la vuelta a una pieza de olas que no tenga ningún barco encima. Aparece un barco, tuyo o no, y tú eliges su rumbo.
battle-rules-sail-name = Navegar
battle-rules-sail = Mueve uno de tus barcos a una de sus marcas, sin cambiar de rumbo. La casilla puede ser mar abierto o una pieza de olas, y el barco se queda encima. Si hay un barco enemigo, lo hundes y te llevas sus puntos. No puedes navegar hasta un barco tuyo ni salir del tablero.
battle-rules-bring-about-name = Girar un barco
battle-rules-bring-about = Gira uno de tus barcos un cuarto de vuelta a la izquierda o a la derecha, en su casilla.

battle-rules-special-title = Conviene saber
battle-rules-pass = No se puede pasar el turno.
battle-rules-covered = Mientras haya un barco sobre una pieza de olas, nadie puede darle la vuelta. Cuando el barco se va o lo hunden, la pieza se queda allí, con las olas hacia arriba.
battle-rules-secret = No hay secretos entre los dos: nadie sabe qué hay bajo las olas. Todos los barcos ocultos tienen la misma probabilidad de aparecer.

battle-rules-end-title = El final
battle-rules-sunk = Ganas en cuanto los barcos que has hundido valen 7 puntos o más.
battle-rules-fair-winds-name = Vientos favorables
battle-rules-fair-winds = También ganas si, tras el turno de cualquiera, tus seis barcos están a la vista en el mar y no hay ninguno enemigo.
battle-rules-fair-winds-ruling = Los barcos hundidos no cuentan entre los seis.
battle-rules-stuck = Si en tu turno no puedes hacer nada, la partida termina: ninguno de tus barcos está a la vista y hay un barco sobre cada pieza de olas. Gana quien tenga más puntos; si hay empate, pierdes tú.
battle-rules-quiet = Tras 50 turnos seguidos sin dar la vuelta a una pieza ni hundir un barco, la partida es un empate.

battle-rules-match-title = Jugar una serie
battle-rules-match = Se juegan varias rondas. Quien gana una ronda se lleva puntos de la serie: sus puntos por barcos hundidos menos los del rival, pero nunca menos de 0. También empieza la ronda siguiente y elige flota. Gana la serie quien llegue antes a 7 puntos.
battle-rules-match-example = España ha hundido barcos por valor de 8 puntos y los piratas, de 5: España se lleva 3 puntos de la serie.
battle-rules-match-draw = Una ronda empatada no da puntos de la serie. La siguiente la empieza quien no empezó esta.
battle-rules-match-limit = Tras 20 rondas, la serie termina. Gana quien tenga más puntos de la serie; si tienen los mismos, es un empate.

## Pies de los dibujos

battle-rules-shows-enemy = Los piratas exploran b3, justo delante de su barco. Puede aparecer un barco español, y ellos elegirían su rumbo.
battle-rules-shows-sink = El barco pirata de tres mástiles navega hasta el español de dos mástiles en b3 y lo hunde: 2 puntos.
battle-rules-shows-turn = El barco de un mástil en b4 mira hacia fuera del tablero y no puede navegar. Gira a la derecha, hacia el español de tres mástiles.
battle-rules-shows-two = El barco de dos mástiles navega de b3 a c2. La pieza de olas sobre la que estaba se queda allí y se le puede volver a dar la vuelta.
battle-rules-shows-winds = Han aparecido cinco barcos piratas y ninguno español. Si el sexto está en d2, ganan los piratas.
battle-rules-shows-match = España hunde el barco de b3 y gana la ronda por 8 puntos a 5: son 3 puntos de la serie.

## Lo que muestran los dibujos, para quien no los ve

battle-rules-drawn-one = Un barco de un mástil puede navegar a la casilla que tiene justo delante.
battle-rules-drawn-two = Un barco de dos mástiles puede navegar a las dos casillas que tiene en diagonal hacia delante.
battle-rules-drawn-three = Un barco de tres mástiles puede navegar a las tres casillas que tiene delante.
