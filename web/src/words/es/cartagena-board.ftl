### Lo que dice el tablero de Cartagena. $symbol es la palabra del servidor («skull»).

cartagena-part-symbol = { $symbol ->
    [bottle] botella
    [pistol] pistola
    [hat] sombrero
    [skull] calavera
    [dagger] puñal
   *[key] llave
}
    .the = { $symbol ->
        [bottle] la botella
        [pistol] la pistola
        [hat] el sombrero
        [skull] la calavera
        [dagger] el puñal
       *[key] la llave
    }
    .next = { $symbol ->
        [bottle] la siguiente botella
        [pistol] la siguiente pistola
        [hat] el siguiente sombrero
        [skull] la siguiente calavera
        [dagger] el siguiente puñal
       *[key] la siguiente llave
    }

cartagena-board-tunnel = El túnel
cartagena-board-hand = Tus cartas
cartagena-board-hand-of = Cartas de { $name }
cartagena-board-row = Cartas boca arriba, en el orden en que se toman
cartagena-board-no-cards = Sin cartas: retrocede para conseguir alguna.
cartagena-board-card = { cartagena-part-symbol }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cartagena-board-deck = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cartagena-board-discards = Descartes: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cartagena-board-tally = { $boat } de { $crew } a bordo, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cartagena-board-moves = { $moves ->
    [0] No quedan movimientos
    [one] Queda { $moves } movimiento
   *[other] Quedan { $moves } movimientos
}

## Lugares

cartagena-board-front = Delante del túnel: { $pirates }
cartagena-board-boat = La barca: { $pirates }
cartagena-board-space = Casilla { $space }, { cartagena-part-symbol }: { $pirates }
cartagena-board-crew = { $name } { $count }
cartagena-board-nobody = nadie
cartagena-board-summary = { $name }: delante del túnel { $front }; en las casillas { $spaces }; en la barca { $boat }
cartagena-board-way = { cartagena-part-symbol }, de { $from ->
    [0] la entrada
   *[other] la casilla { $from }
} a { $to ->
    [37] la barca
   *[other] la casilla { $to }
}
cartagena-board-way-back = retroceder de { $from ->
    [37] la barca
   *[other] la casilla { $from }
} a la casilla { $to }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cartagena-board-to = a la casilla { $to }
cartagena-board-to-boat = a la barca

## Qué hacer ahora

cartagena-board-choose = Elige una carta o un pirata.
cartagena-board-choose-pirate = ¿Qué pirata corre hasta { cartagena-part-symbol.next }?
cartagena-board-choose-way = Juega una carta o retrocede para conseguir cartas.
cartagena-board-choose-card = Juega una carta para este pirata.
cartagena-board-choose-back = Retrocede para conseguir cartas.
cartagena-board-stuck = Ninguno de tus piratas puede moverse. Termina tu turno.
cartagena-board-leave = { $moves ->
    [one] ¿Terminas tu turno? Te queda { $moves } movimiento.
   *[other] ¿Terminas tu turno? Te quedan { $moves } movimientos.
}
cartagena-board-end-turn = Terminar turno
cartagena-board-waiting = Turno de { $name }.
cartagena-board-over = La partida ha terminado.

## Por qué no

cartagena-board-why-not-your-turn = Todavía no: es el turno de { $name }.
cartagena-board-why-over = La partida ha terminado.
cartagena-board-why-choose-first = Elige primero una de tus cartas o uno de tus piratas.
cartagena-board-why-no-move-with-card = Ninguno de tus piratas puede usar { cartagena-part-symbol.the }.
cartagena-board-why-which-pirate = Varios piratas podrían ir ahí. Toca el que quieras mover.
cartagena-board-why-which-card = Varias cartas llevan ahí. Toca la que quieras jugar.
cartagena-board-why-stuck = Este pirata no puede moverse: detrás no hay nadie hasta quien retroceder y no tienes ninguna carta para él.
cartagena-board-why-next-empty = Un pirata corre hasta { cartagena-part-symbol.next } libre o, si no queda ninguna casilla así, hasta la barca.
cartagena-board-why-not-there = Ahí no puede ir. Con una carta va a la siguiente casilla libre de ese símbolo; hacia atrás, hasta uno o dos piratas.
