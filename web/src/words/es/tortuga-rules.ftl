### Las reglas de Tortuga para los jugadores. La página añade los números, como T3.2.

tortuga-rules-aim-title = Tu objetivo
tortuga-rules-aim = Lleva cofres del tesoro a casa, a Tortuga. Cuando alguien tiene seis allí al final de una ronda, la partida termina y gana quien tenga más puntos.
tortuga-rules-journey = Un cofre viaja de derecha a izquierda, un paso por ronda: de la isla de tu tablero a tu tripulación, de ahí a tu flota y por fin a Tortuga. Cuanto más lejos llega, más puntos da. Los cofres morados puntúan el doble.
tortuga-rules-place-tortuga = Tortuga
tortuga-rules-place-fleet = Flota
tortuga-rules-place-crew = Tripula{ "\u00AD" }ción
tortuga-rules-place-island = Isla
tortuga-rules-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

tortuga-rules-setup-title = Preparación
tortuga-rules-chests = En la bolsa hay 40 cofres. Cada color tiene su propia marca en la cerradura.
tortuga-rules-red = { $count } rojos
tortuga-rules-blue = { $count } azules
tortuga-rules-yellow = { $count } amarillos
tortuga-rules-white = { $count } blancos
tortuga-rules-purple = { $count } morados
tortuga-rules-start = Tu barco y tu pirata empiezan en la casilla 3 de sus registros. Robas dos cofres de la bolsa: el primero va a tu isla y el segundo, a tu tripulación. El jugador inicial se elige al azar, o lo elige el anfitrión.
tortuga-rules-dice = Tienes cinco dados. Cada uno lleva una calavera y las cinco acciones. El número junto a una acción, del 1 al 5, es lo que ese dado vale en ella.
tortuga-rules-dice-ruling = Conocemos con certeza los números de un dado; los de los demás los hemos deducido de él.
tortuga-rules-face-fleet = Aumentar flota
tortuga-rules-face-crew = Reclutar tripulación
tortuga-rules-face-hunt = Buscar tesoro
tortuga-rules-face-boarding = Abordaje
tortuga-rules-face-raid = Incursión
tortuga-rules-face-skull = Calavera: cualquier acción
tortuga-rules-round = Una ronda tiene tres fases: lanzar, actuar y mover.

tortuga-rules-throw-title = Lanzar
tortuga-rules-throw = Todos lanzan a la vez los dados que aún no han colocado, cada uno detrás de su pantalla.
tortuga-rules-keep = Quédate con al menos un dado, para una sola acción: dados que muestren esa acción, con calaveras o sin ellas, o solo calaveras. No tienes que quedarte con todos los que sirvan.
tortuga-rules-reveal = Cuando todos han elegido, se levantan las pantallas. Coloca los dados elegidos en su acción, recoge los demás y vuelve a lanzar hasta que todos estén colocados.
tortuga-rules-skulls = Una calavera se une a la acción con la que la eliges y vale lo que su dado tenga para esa acción. Si solo te quedas con calaveras, elige su acción al levantar las pantallas: la misma para todas.
tortuga-rules-skulls-printed = Los jugadores eligen la acción de sus calaveras por orden, desde el jugador inicial.
tortuga-rules-room = En Aumentar flota, Reclutar tripulación y Buscar tesoro caben los cinco dados. En Abordaje, el sitio depende de la casilla de tu barco; en Incursión, de la casilla de tu pirata.
tortuga-rules-room-space = Casilla
tortuga-rules-room-dice = Dados
tortuga-rules-again = Si no puedes colocar ninguno de tus dados, vuelve a lanzarlos a la vista de todos hasta que puedas colocar al menos uno.
tortuga-rules-again-ruling = En el ejemplo del reglamento checo se lanza en secreto. Seguimos a los otros dos.
tortuga-rules-bonus = Si ya tenías todos tus dados colocados antes de una tirada, después de ella recibes una bonificación: pon una ficha con un 1 junto a una de tus acciones, o da la vuelta a un 1 para que sea un 2. Las fichas se quedan hasta el final de la partida.
tortuga-rules-bonus-printed = Con un 2 junto a cada acción no recibes ninguna.
tortuga-rules-bonus-ruling = Quienes reciben una bonificación eligen en secreto, y todas se muestran a la vez. Puedes elegir cualquier acción. Solo el reglamento checo pide tener un dado en ella.

tortuga-rules-act-title = Actuar
tortuga-rules-act = Las acciones van una tras otra: Aumentar flota, Reclutar tripulación, Buscar tesoro, Abordaje e Incursión.
tortuga-rules-rank = Suma tus dados en la acción y, si tienes alguno allí, tu ficha de bonificación. El total más alto ocupa la 1.ª posición y el siguiente, la 2.ª. Los demás no actúan. En caso de empate va antes el jugador inicial y, después, los demás en el sentido del reloj.
tortuga-rules-rank-printed = Si solo un jugador tiene dados allí, está en 1.ª posición.
tortuga-rules-decline = Puedes renunciar a tu acción. Nadie ocupa tu posición.
tortuga-rules-grow-name = Aumentar flota, Reclutar tripulación
tortuga-rules-grow = Quien está en 1.ª posición avanza dos casillas a la derecha; quien está en 2.ª, una: el barco en Aumentar flota, el pirata en Reclutar tripulación. El registro termina en el 8. Aquí también puedes renunciar; por ejemplo, si con más sitio la partida acabaría demasiado pronto.
tortuga-rules-grow-ruling = Los reglamentos permiten renunciar a cualquier acción, pero no nombran estas dos. Aquí también puedes renunciar a ellas.
tortuga-rules-hunt-name = Buscar tesoro
tortuga-rules-hunt = Quien está en 1.ª posición roba un cofre de la bolsa y lo coloca en su isla; después mira dos fichas de tesoro y se queda con una, boca abajo. Quien está en 2.ª roba una ficha.
tortuga-rules-hunt-printed = La otra ficha se mezcla con las demás.
tortuga-rules-hunt-ruling = Eliges aunque las dos sean iguales, para que nadie lo sepa.
tortuga-rules-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
tortuga-rules-boarding-name = Abordaje
tortuga-rules-boarding = Quien está en 1.ª posición ataca a cualquier otro jugador, elige un cofre de su flota, si tiene alguno, y se lo lleva a su propia isla. El barco del jugador atacado retrocede una casilla. Si ese jugador tiene algún dado en Abordaje, el barco del atacante también retrocede.
tortuga-rules-second-attack = Quien está en 2.ª posición ataca a un jugador distinto. Lo demás es igual, salvo que el cofre sale de la isla central, si hay alguno.
tortuga-rules-second-attack-ruling = Si hay un cofre en la isla central, te llevas uno. Solo el reglamento húngaro permite dejarlo. Si quien está en 1.ª posición ha renunciado, quien está en 2.ª puede atacar a cualquiera.
tortuga-rules-raid-name = Incursión
tortuga-rules-raid = Como el abordaje, pero contra la tripulación: sus cofres, el pirata y los dados en Incursión.
tortuga-rules-overboard = En la flota y en la tripulación caben tantos cofres como dados en Abordaje y en Incursión. Los cofres que ya no caben tras un ataque van a la isla central, empezando por el de más a la derecha. Allí cabe un cofre de cada color; si ya hay uno igual, el cofre vuelve a la bolsa.
tortuga-rules-overboard-printed = Los cofres se pierden al terminar el ataque. Que el de más a la derecha sea el primero solo lo dice el reglamento español.
tortuga-rules-overboard-ruling = Ocurre después de cada ataque, así que el segundo atacante puede coger lo que se perdió en el primero.
tortuga-rules-bottom = Un barco o un pirata en la casilla 1 no retrocede más, pero su dueño puede seguir recibiendo ataques.

tortuga-rules-move-title = Mover
tortuga-rules-draw = Todos roban un cofre de la bolsa y lo colocan en su isla.
tortuga-rules-draw-ruling = Si la bolsa está vacía, nadie roba.
tortuga-rules-move = Después todos mueven sus cofres a la vez: de la flota a Tortuga, de la tripulación a la flota y de la isla a la tripulación. Cada zona se llena desde la izquierda, y el orden lo eliges tú. Los cofres que no caben van a la isla central o a la bolsa, igual que tras un ataque.
tortuga-rules-move-ruling = El reglamento checo llena desde la derecha. Seguimos a los otros dos.
tortuga-rules-next = Si alguien tiene ahora seis cofres o más en Tortuga, la partida termina. Si no, el indicador de jugador inicial pasa al siguiente en el sentido del reloj y empieza otra ronda.

tortuga-rules-score-title = Puntuación
tortuga-rules-score = Cada cofre da 3 puntos en Tortuga, 2 en la flota, 1 en la tripulación y ninguno en la isla. Los morados puntúan el doble.
tortuga-rules-sets = Una combinación de un cofre amarillo, uno azul y uno rojo, en cualquier lugar de tu tablero, da 3 puntos más. Los cofres blancos en Tortuga pueden sustituir a cualquiera de ellos, incluso varios en la misma combinación. Ningún cofre cuenta en dos combinaciones.
tortuga-rules-rest = Suma las casillas de tu barco y de tu pirata, y tus monedas.
tortuga-rules-win = Gana quien tenga más puntos. En caso de empate, ganan todos los empatados.
tortuga-rules-example = Aquí tienes un ejemplo.

tortuga-rules-ways-title = Otras formas de jugar
tortuga-rules-long-name = Partida larga
tortuga-rules-long = La partida termina con ocho cofres en Tortuga.
tortuga-rules-two-name = Dos jugadores
tortuga-rules-two = No hay 2.ª posición. Quien está en 1.ª mueve el barco o el pirata una sola casilla, y al buscar tesoro recibe un cofre y una ficha. No hay isla central: los cofres que no caben vuelven a la bolsa.
tortuga-rules-secret-name = Lo que es secreto
tortuga-rules-secret = Tu tirada y los dados que eliges, hasta que se levantan las pantallas. Los dados que no eliges, para siempre. La bonificación que eliges, hasta que todos hayan elegido. Tus fichas, hasta el final. Todo lo demás está a la vista, también lo que queda en la bolsa.

## Pies de los dibujos

tortuga-rules-shows-keep = Los dados A y B suman 9 en Aumentar flota. C solo sumaría 1: es mejor volver a lanzarlo.
tortuga-rules-shows-skulls = Dos calaveras, C y D. Si van solas, las dos pueden unirse a Abordaje, donde C vale 2 y D vale 3.
tortuga-rules-shows-room = Azul tenía dos dados en Abordaje y no le cabía un tercero, así que volvió a lanzar los últimos hasta poder colocar uno.
tortuga-rules-shows-bonus = A Azul no le quedan dados que lanzar y toma una bonificación en Aumentar flota: 1 más durante el resto de la partida.
tortuga-rules-shows-first = Azul y Rojo tienen 9 en Aumentar flota. Contando desde el jugador inicial, Verde, Azul va antes.
tortuga-rules-shows-hunt = Azul está en 1.ª posición, con 4 contra 3: un cofre y la mejor de dos fichas.
tortuga-rules-shows-boarding = Azul está en 1.ª posición y se lleva el cofre morado de la flota de Rojo. Rojo tiene un dado en Abordaje, así que los dos barcos retroceden.
tortuga-rules-shows-raid = Azul ha atacado a Rojo en una incursión y se ha llevado un cofre de la isla central. El pirata de Rojo ha retrocedido a la casilla 1, con sitio para un cofre: pierde el blanco.
tortuga-rules-shows-move = El final de una ronda: los cofres pasan de la flota a Tortuga, de la tripulación a la flota y de la isla a la tripulación. El morado va primero, al sitio seguro de la izquierda.
tortuga-rules-shows-score = 42 puntos: 18 en Tortuga, 4 por el cofre morado, 2 en la tripulación, 6 por dos combinaciones de amarillo, azul y rojo, 8 por el barco y el pirata, y 4 por las monedas.
