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

cartagena-board-tunnel = El túnel
cartagena-board-hand = Tus cartas
cartagena-board-hand-of = Cartas de { $name }
cartagena-board-row = Cartas descubiertas, la siguiente delante
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
cartagena-board-way = { cartagena-part-symbol }: de { $from ->
    [0] la entrada
   *[other] la casilla { $from }
} a { $to ->
    [37] la barca
   *[other] la casilla { $to }
}
cartagena-board-way-back = retroceder: de { $from ->
    [37] la barca
   *[other] la casilla { $from }
} a la casilla { $to } por { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cartagena-board-to = a la casilla { $to }
cartagena-board-to-boat = a la barca

## Qué hacer ahora

cartagena-board-choose = Elige una carta o un pirata.
cartagena-board-choose-pirate = ¿Qué pirata usa { cartagena-part-symbol.the }?
cartagena-board-choose-way = Juega una carta o retrocede para conseguir cartas.
cartagena-board-choose-card = Juega una carta para este pirata.
cartagena-board-choose-back = Retrocede para conseguir cartas.
cartagena-board-stuck = No se puede mover nada. Termina tu turno.
cartagena-board-leave = { $moves ->
    [one] ¿Terminar tu turno con { $moves } movimiento pendiente?
   *[other] ¿Terminar tu turno con { $moves } movimientos pendientes?
}
cartagena-board-end-turn = Terminar turno
cartagena-board-waiting = Turno de { $name }.
cartagena-board-over = La partida ha terminado.

## Por qué no

cartagena-board-why-not-your-turn = Espera: es el turno de { $name }.
cartagena-board-why-over = La partida ha terminado.
cartagena-board-why-choose-first = Elige primero una de tus cartas o uno de tus piratas.
cartagena-board-why-no-move-with-card = Ninguno de tus piratas puede usar { cartagena-part-symbol.the }.
cartagena-board-why-which-pirate = Varios piratas podrían ir ahí. Toca el que deba ir.
cartagena-board-why-which-card = Varias cartas llevan ahí. Toca la que quieras jugar.
cartagena-board-why-stuck = Este pirata no puede moverse: no tiene adónde retroceder y no tienes ninguna carta para él.
cartagena-board-why-next-empty = Un pirata avanza hasta la siguiente casilla libre con { cartagena-part-symbol } y, si no hay ninguna, hasta la barca.
cartagena-board-why-not-there = Este pirata no puede ir ahí. Con una carta va a la siguiente casilla libre con su símbolo, o retrocede hasta la casilla más cercana que tenga detrás con uno o dos piratas.
