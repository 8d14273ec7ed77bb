### Las reglas de Tortuga para los jugadores. La página añade los números, como T3.2.

tortuga-rules-aim-title = El objetivo
tortuga-rules-aim = Lleva cofres del tesoro a casa, a Tortuga. Cuando alguien tiene seis allí al final de una ronda, la partida termina y gana la puntuación más alta.
tortuga-rules-journey = Un cofre viaja de derecha a izquierda: de tu isla a tu tripulación, a tu flota y a Tortuga, un paso por ronda. Cuanto más lejos llega, más puntos da. Los cofres morados puntúan el doble.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flota
tortuga-rules-place-crew = Tripula{ "\u00AD" }ción
tortuga-rules-place-island = Isla
tortuga-rules-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

tortuga-rules-setup-title = Preparación
tortuga-rules-chests = La bolsa contiene 40 cofres. Cada color tiene su propia marca en la cerradura.
tortuga-rules-red = { $count } rojos
tortuga-rules-blue = { $count } azules
tortuga-rules-yellow = { $count } amarillos
tortuga-rules-white = { $count } blancos
tortuga-rules-purple = { $count } morados
tortuga-rules-start = Tu barco y tu pirata empiezan en la casilla 3 de sus cabos. Robas dos cofres: el primero va a tu isla, el segundo a tu tripulación. El jugador inicial se sortea, o lo elige el anfitrión.
tortuga-rules-dice = Tienes cinco dados. Cada uno lleva una calavera y las cinco acciones; junto a cada acción está el número que ese dado vale en ella, del 1 al 5.
tortuga-rules-dice-ruling = Conocemos con certeza los números de un dado; los demás los hemos deducido de él.
tortuga-rules-face-fleet = Aumentar flota
tortuga-rules-face-crew = Reclutar tripulación
tortuga-rules-face-hunt = Buscar tesoro
tortuga-rules-face-boarding = Abordaje
tortuga-rules-face-raid = Incursión
tortuga-rules-face-skull = Calavera: cualquier acción
tortuga-rules-round = Una ronda tiene tres fases: lanzar, actuar, mover.

tortuga-rules-throw-title = Lanzar
tortuga-rules-throw = Todos lanzan a la vez los dados que aún no han colocado, cada cual detrás de su pantalla.
tortuga-rules-keep = Quédate con al menos un dado, para una sola acción: dados que muestren esa acción, con calaveras o sin ellas, o solo calaveras. No tienes que quedarte con todos los que sirvan.
tortuga-rules-reveal = Cuando todos han decidido, se levantan las pantallas. Los dados elegidos se colocan en su acción y los demás vuelven a la mano. Se lanza de nuevo hasta colocar todos los dados.
tortuga-rules-skulls = Una calavera se une a la acción con la que la eliges y vale lo que su dado tiene para esa acción. Si te quedas solo con calaveras, di al levantarse las pantallas a qué acción se unen: todas a la misma.
tortuga-rules-skulls-ruling = Los jugadores eligen la acción de sus calaveras por orden, desde el jugador inicial.
tortuga-rules-room = Aumentar flota, Reclutar tripulación y Buscar tesoro admiten los cinco dados. Abordaje admite tantos como permita la casilla de tu barco; Incursión, tantos como permita la de tu pirata.
tortuga-rules-room-space = Casilla
tortuga-rules-room-dice = Dados
tortuga-rules-again = Si no puedes colocar ninguno de tus dados, lánzalos de nuevo a la vista de todos hasta que puedas colocar al menos uno.
tortuga-rules-bonus = Si ya tenías todos tus dados colocados antes de una tirada, recibes después una bonificación: pon una ficha con un 1 junto a cualquiera de tus acciones, o dale la vuelta a un 1 para que sea un 2. Las fichas se quedan hasta el final de la partida.
tortuga-rules-bonus-ruling = Quienes reciben una bonificación eligen en secreto y todas se muestran a la vez. Con un 2 en cada acción no recibes ninguna.

tortuga-rules-act-title = Actuar
tortuga-rules-act = Las acciones se resuelven una tras otra: Aumentar flota, Reclutar tripulación, Buscar tesoro, Abordaje e Incursión.
tortuga-rules-rank = Suma tus dados de la acción y, si tienes allí algún dado, tu ficha de bonificación. El total más alto tiene la 1.ª posición y el siguiente la 2.ª; nadie más actúa. En caso de empate va por delante el jugador inicial y luego los demás en el sentido de las agujas del reloj.
tortuga-rules-rank-ruling = Si solo un jugador tiene dados allí, tiene la 1.ª posición.
tortuga-rules-decline = Puedes renunciar a tu acción. Nadie sube de posición por ello.
tortuga-rules-grow-name = Aumentar flota, Reclutar tripulación
tortuga-rules-grow = La 1.ª posición avanza dos casillas a la derecha y la 2.ª una: el barco para la flota, el pirata para la tripulación. El cabo termina en el 8. También puedes renunciar, por ejemplo si con más espacio la partida acabaría demasiado pronto.
tortuga-rules-hunt-name = Buscar tesoro
tortuga-rules-hunt = La 1.ª posición roba un cofre de la bolsa y lo deja en su isla; después mira dos fichas de tesoro y se queda con una, boca abajo. La 2.ª roba una ficha.
tortuga-rules-hunt-ruling = La otra ficha vuelve a mezclarse. Eliges aunque las dos sean iguales, para que nadie lo sepa.
tortuga-rules-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
tortuga-rules-boarding-name = Abordaje
tortuga-rules-boarding = La 1.ª posición ataca a otro jugador cualquiera y se lleva a su isla el cofre que quiera de esa flota, si hay alguno. El barco atacado retrocede una casilla. Si el atacado tiene algún dado en Abordaje, también retrocede el barco del atacante.
tortuga-rules-second-attack = La 2.ª posición ataca a un jugador distinto del que atacó la 1.ª. Lo demás es igual, pero el cofre sale de la isla central, si hay alguno.
tortuga-rules-raid-name = Incursión
tortuga-rules-raid = Como el abordaje, pero contra la tripulación: cofres de la tripulación, el pirata y los dados en Incursión.
tortuga-rules-overboard = La flota y la tripulación admiten tantos cofres como dados admiten Abordaje e Incursión. Lo que sobra tras un ataque, empezando por el cofre de más a la derecha, va a la isla central. Allí cabe un cofre de cada color; otro del mismo color va a la bolsa.
tortuga-rules-overboard-ruling = El reglamento no dice qué cofre se pierde primero, ni que ocurre tras el ataque.
tortuga-rules-bottom = Un barco o un pirata en la casilla 1 no retrocede más, pero se puede seguir atacando a su dueño.

tortuga-rules-move-title = Mover
tortuga-rules-draw = Cada jugador roba un cofre de la bolsa, si queda alguno, y lo deja en su isla.
tortuga-rules-move = Después todos mueven sus cofres a la vez: de la flota a Tortuga, de la tripulación a la flota, de la isla a la tripulación. Tú eliges el orden en que se llena cada zona, desde la izquierda. Lo que ya no cabe va a la isla central o a la bolsa, como tras un ataque.
tortuga-rules-next = Si alguien tiene ahora seis cofres o más en Tortuga, la partida termina. Si no, el indicador de jugador inicial pasa al siguiente en el sentido de las agujas del reloj y empieza otra ronda.

tortuga-rules-score-title = La puntuación
tortuga-rules-score = Cada cofre da 3 puntos en Tortuga, 2 en la flota, 1 en la tripulación y ninguno en la isla. Los morados puntúan el doble.
tortuga-rules-sets = Una combinación de un cofre amarillo, uno azul y uno rojo, en cualquier lugar de tu tablero, da 3 más. Los cofres blancos en Tortuga pueden sustituir a cualquiera de ellos. Ningún cofre cuenta en dos combinaciones.
tortuga-rules-rest = Suma las casillas de tu barco y de tu pirata, y tus monedas.
tortuga-rules-win = Gana la puntuación más alta. En caso de empate, ganan todos los que la tengan.
tortuga-rules-example = Un ejemplo de puntuación final.

tortuga-rules-ways-title = Otras formas de jugar
tortuga-rules-long-name = Partida larga
tortuga-rules-long = La partida termina con ocho cofres en Tortuga.
tortuga-rules-two-name = Dos jugadores
tortuga-rules-two = No hay 2.ª posición. La 1.ª mueve el barco o el pirata una sola casilla, y Buscar tesoro da un cofre y una ficha. No hay isla central: los cofres que no caben van a la bolsa.
tortuga-rules-secret-name = Lo que es secreto
tortuga-rules-secret = Tu tirada y los dados que te quedas, hasta levantar las pantallas; los dados que no te quedas, para siempre; la bonificación que eliges, hasta que todos hayan elegido; tus fichas, hasta el final. Todo lo demás está a la vista, también lo que queda en la bolsa.

## Pies de los dibujos

tortuga-rules-shows-keep = Los dados A y B suman 9 en la flota. C solo añadiría 1: mejor volver a lanzarlo.
tortuga-rules-shows-skulls = Dos calaveras, C y D. Solas, pueden ir las dos al abordaje, donde C vale 2 y D vale 3.
tortuga-rules-shows-room = Azul tenía dos dados en el abordaje y no le cabía un tercero, así que volvió a lanzar los últimos hasta poder colocar uno.
tortuga-rules-shows-bonus = A Azul no le quedan dados que lanzar y toma una bonificación en la flota: 1 más durante el resto de la partida.
tortuga-rules-shows-first = Azul y Rojo tienen 9 en la flota. Contando desde el jugador inicial, Verde, Azul va primero.
tortuga-rules-shows-hunt = Azul está en 1.ª posición, con 4 contra 3: un cofre y la mejor de dos fichas.
tortuga-rules-shows-boarding = Azul está en 1.ª posición y se lleva el cofre morado de la flota de Rojo. Rojo tiene un dado en el abordaje, así que retroceden los dos barcos.
tortuga-rules-shows-raid = Azul ha atacado a Rojo y se ha llevado un cofre de la isla central. El pirata de Rojo está en la casilla 1, con sitio para un cofre: pierde el blanco.
tortuga-rules-shows-move = El final de una ronda: los cofres pasan de la flota a Tortuga, de la tripulación a la flota y de la isla a la tripulación. El morado va primero, al lugar seguro de la izquierda.
tortuga-rules-shows-score = 42 puntos: 18 en Tortuga, 4 por el cofre morado, 2 en la tripulación, 6 por dos combinaciones de amarillo, azul y rojo, 8 por el barco y el pirata, y 4 por las monedas.
