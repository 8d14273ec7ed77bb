### Las reglas de Cartagena para los jugadores. La página añade los números, como C3.1.

cartagena-rules-aim-title = Tu objetivo
cartagena-rules-aim = Tus seis piratas huyen de la fortaleza de Cartagena. Lleva a los seis por el túnel hasta la barca antes que nadie.

cartagena-rules-setup-title = Preparación
cartagena-rules-tunnel = Seis tramos de túnel se colocan uno tras otro, en cualquier orden y sentido: 36 casillas de la fortaleza a la barca. En cada tramo aparece una vez cada uno de los seis símbolos.
cartagena-rules-tunnel-ruling = Los tramos impresos tienen dos caras. Aquí cada uno tiene un solo orden de símbolos y se coloca en un sentido o en el otro.
cartagena-rules-start = Todos los piratas empiezan delante del túnel. Cada jugador recibe seis cartas; hay 17 de cada símbolo. Quién empieza se elige al azar, o lo elige el anfitrión.

cartagena-rules-turn-title = Tu turno
cartagena-rules-turn = Haz hasta tres movimientos, cada uno hacia delante o hacia atrás, con un pirata o con varios. Juega cartas para avanzar; retrocede para conseguir cartas nuevas.
cartagena-rules-forward-name = Avanzar
cartagena-rules-forward = Juega una carta y elige uno de tus piratas. Corre hasta la siguiente casilla libre con ese símbolo. Las casillas ocupadas se saltan.
cartagena-rules-boat = Si delante no queda ninguna casilla libre con ese símbolo, el pirata corre hasta la barca.
cartagena-rules-back-name = Retroceder
cartagena-rules-back = Elige uno de tus piratas, en el túnel o en la barca. Retrocede hasta la primera casilla con uno o dos piratas, tuyos o de otros. Recibes una carta por cada uno de ellos. Las casillas vacías y las que tienen tres piratas se saltan.

cartagena-rules-special-title = Conviene saber
cartagena-rules-nearest = No puedes saltar una casilla con un pirata para llegar a una con dos.
cartagena-rules-nobody-behind = Si un pirata no tiene detrás ninguna casilla así, no puede retroceder. Nadie vuelve a la salida.
cartagena-rules-full = Tres piratas llenan una casilla. En la salida y en la barca caben todos. Puedes tener todas las cartas que quieras.
cartagena-rules-stop = Puedes terminar tu turno antes, incluso sin moverte.

cartagena-rules-ways-title = Tres formas de jugar
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = Ocultas tus cartas y robas las nuevas del mazo, que está boca abajo. Los descartes están boca arriba.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Todas las manos están a la vista. Hay doce cartas en una fila boca arriba, y siempre se toma la primera. Cuando la fila se acaba, se colocan enseguida las doce siguientes.
cartagena-rules-hispaniola-name = La Española
cartagena-rules-hispaniola = Ocultas tus cartas, pero tomas las nuevas de la fila boca arriba.
cartagena-rules-deck = Cuando no quedan cartas que tomar, los descartes se barajan y forman el nuevo mazo.
cartagena-rules-deck-ruling = Si el mazo no llega para una fila de doce, la fila es más corta. Si tampoco hay descartes, recibes menos cartas, o ninguna.
cartagena-rules-secret = Si tomas una carta de la fila boca arriba, todos saben que la tienes hasta que la juegas.

cartagena-rules-end-title = El final
cartagena-rules-win = Ganas en cuanto tu sexto pirata llega a la barca, aunque te queden movimientos.
cartagena-rules-passing = Si todos pasan durante dos vueltas seguidas, la partida se detiene. Si nadie podía moverse, gana quien tenga más piratas en la barca; si hay empate, comparten la victoria. Si alguien podía, es un empate para todos.
cartagena-rules-long = Cuando todos han tenido 200 turnos, la partida es un empate para todos.

## Pies de los dibujos

cartagena-rules-shows-daggers = Azul tiene tres puñales y juega uno con cada uno de tres piratas. Cada puñal ocupado alarga el salto siguiente.
cartagena-rules-shows-jump = Amarillo juega una calavera. Las dos siguientes están ocupadas, así que el pirata corre hasta la tercera.
cartagena-rules-shows-boat = Azul juega una botella. Delante no queda ninguna libre, así que el pirata corre hasta la barca.
cartagena-rules-shows-back = Rojo retrocede hasta la llave, donde esperan dos piratas azules, y recibe dos cartas.
cartagena-rules-shows-cards = Detrás de este pirata azul, el más cercano está solo: una carta. Azul no puede saltárselo para llegar a dos piratas más atrás.
cartagena-rules-shows-full = Azul deja atrás la casilla con tres piratas, porque está llena, y retrocede hasta los dos siguientes.
