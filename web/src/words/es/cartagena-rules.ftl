### Las reglas de Cartagena para los jugadores. La página añade los números, como C3.1.

cartagena-rules-aim-title = El objetivo
cartagena-rules-aim = Tus seis piratas huyen de la fortaleza de Cartagena. Lleva a los seis por el túnel hasta la barca antes que nadie.

cartagena-rules-setup-title = Preparación
cartagena-rules-tunnel = Seis tramos de túnel se colocan uno tras otro, en cualquier orden y sentido: 36 casillas de la fortaleza a la barca. Cada tramo muestra cada uno de los seis símbolos una vez.
cartagena-rules-tunnel-ruling = Los tramos impresos tienen dos caras. Aquí cada uno tiene un solo orden, que se lee desde cualquiera de sus extremos.
cartagena-rules-start = Todos los piratas esperan delante del túnel. Cada jugador recibe seis cartas; hay 17 de cada símbolo. Se sortea quién empieza, o lo elige el anfitrión.

cartagena-rules-turn-title = Tu turno
cartagena-rules-turn = Haz hasta tres movimientos, cada uno hacia delante o hacia atrás, con el mismo pirata o con otros. Las cartas te llevan hacia delante; retroceder te da cartas nuevas.
cartagena-rules-forward-name = Avanzar
cartagena-rules-forward = Juega una carta y elige uno de tus piratas. Corre hasta la siguiente casilla con ese símbolo en la que no haya nadie. Las casillas ocupadas se saltan.
cartagena-rules-boat = Si no queda delante ninguna casilla libre con ese símbolo, el pirata corre hasta la barca.
cartagena-rules-back-name = Retroceder
cartagena-rules-back = Elige uno de tus piratas, en el túnel o en la barca. Retrocede hasta la primera casilla que tenga detrás con uno o dos piratas, tuyos o de otros. Recibes una carta por cada uno de ellos. Las casillas vacías y las que tienen tres piratas se saltan.

cartagena-rules-special-title = Conviene saber
cartagena-rules-nearest = No puedes saltar una casilla con un pirata para llegar a una con dos.
cartagena-rules-nobody-behind = Un pirata sin una casilla así detrás no puede retroceder. Nadie vuelve a la entrada.
cartagena-rules-full = Tres piratas llenan una casilla. En la entrada y en la barca caben todos. Puedes tener cualquier número de cartas.
cartagena-rules-stop = Puedes terminar tu turno antes, incluso sin mover.

cartagena-rules-ways-title = Tres formas de jugar
cartagena-rules-jamaica-name = Jamaica
cartagena-rules-jamaica = Ocultas tus cartas y robas las nuevas del mazo sin verlas. Los descartes quedan a la vista.
cartagena-rules-tortuga-name = Tortuga
cartagena-rules-tortuga = Todas las manos están a la vista. Hay doce cartas descubiertas en fila y se toma siempre la siguiente, por un extremo y sin elegir. Cuando la fila se acaba, se colocan enseguida las doce siguientes.
cartagena-rules-hispaniola-name = La Española
cartagena-rules-hispaniola = Ocultas tus cartas, pero tomas las nuevas de la fila descubierta.
cartagena-rules-deck = Cuando no queda ninguna carta que tomar, los descartes se barajan y forman el mazo. Si tampoco hay descartes, recibes menos cartas o ninguna.
cartagena-rules-secret = Lo que se ha visto no se olvida: si alguien toma una carta de la fila descubierta, se sabe que la tiene hasta que la juega.

cartagena-rules-end-title = El final
cartagena-rules-win = Ganas en cuanto tu sexto pirata está en la barca, aunque te queden movimientos.
cartagena-rules-passing = Si todos pasan durante dos rondas seguidas, la partida se detiene. Si nadie podía mover, gana quien tenga más piratas en la barca. Si alguien podía, es un empate para todos.
cartagena-rules-long = Cuando todos han tenido 200 turnos, es un empate para todos.

## Pies de los dibujos

cartagena-rules-shows-daggers = Azul tiene tres puñales y juega uno con cada uno de tres piratas. Cada puñal ocupado alarga el salto siguiente.
cartagena-rules-shows-jump = Amarillo juega una calavera. Las dos siguientes están ocupadas, así que el pirata corre hasta la tercera.
cartagena-rules-shows-boat = Azul juega una botella. No hay ninguna libre por delante, así que el pirata corre hasta la barca.
cartagena-rules-shows-back = Rojo retrocede hasta la llave, donde hay dos piratas azules, y recibe dos cartas.
cartagena-rules-shows-cards = Detrás de este pirata azul, el más cercano está solo: una carta. Azul no puede saltárselo para llegar a dos piratas más atrás.
cartagena-rules-shows-full = Azul retrocede por encima de la casilla con tres piratas, porque está llena, hasta los dos de detrás.
