### El tablero en texto, sea cual sea el juego

text-board = La partida en texto
text-can = Qué puedes hacer
text-advised = recomendado
text-waiting = Esperando a { $names }.
text-nothing = Nada por ahora.
text-happened = Qué acaba de pasar
text-position = La mesa
text-score = Puntos: { $score }
text-none = nada
text-yes = sí
text-no = no
