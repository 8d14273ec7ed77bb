### Lo que se prometió antes de una partida, y si se cumplió. $share es un texto con su signo de porcentaje: "12 %".

## Una partida

fair-checking = Repitiendo todos los sorteos…
fair-to-replay = Volver a la repetición
fair-closed = Sellado hasta el final
fair-before = El servidor eligió su parte del azar antes de la partida y muestra aquí su sello; el navegador de cada jugador añadió un número propio. Tras la partida se muestra el secreto y cualquiera puede comprobar cada sorteo.
fair-whole = Todo es como se prometió
fair-whole-about = { $count ->
    [0] Tu navegador lo ha calculado por sí mismo. En esta partida no se sorteó nada.
    [one] Tu navegador ha repetido por sí mismo el único sorteo: resulta del secreto sellado y de los números de los jugadores.
   *[other] Tu navegador ha repetido por sí mismo los { $count } sorteos: cada uno resulta del secreto sellado y de los números de los jugadores.
}
fair-broken = Esto no es lo que se prometió
fair-check-secret = El secreto corresponde al sello.
fair-check-noted = El sello y el número son los que este navegador anotó antes de la partida.
fair-check-lot = El sorteo para empezar señala a { $who }.
fair-check-draws = { $count ->
    [one] { $count } sorteo repetido, con el mismo resultado.
   *[other] { $count } sorteos repetidos, todos con el mismo resultado.
}
fair-unnoted = Este navegador no anotó nada antes de la partida, así que no puede saber si el sello sigue siendo el mismo.
fair-fault-secret = El secreto no es el que se selló.
fair-fault-noted-commitment = El sello no es el que este navegador anotó antes de la partida.
fair-fault-noted-luck = El número que puso este navegador no está en el registro.
fair-fault-lot = El sorteo para empezar señala a { $drawn }, pero el registro dice { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } de { $total } sorteos sale distinto: el paso { $step } da «{ $drawn }», el registro dice «{ $recorded }».
   *[other] { $count } de { $total } sorteos salen distintos. El primero es el paso { $step }: da «{ $drawn }», el registro dice «{ $recorded }».
}
fair-fault-odds = En el paso { $step } el servidor cuenta posibilidades distintas de las que muestra el tablero.
fair-fault-replay = En el paso { $step } el servidor muestra algo distinto de lo que dice el registro.
fair-fault-rules = { $step ->
    [0] El registro no concuerda con las reglas.
   *[other] El paso { $step } del registro va contra las reglas.
}
fair-ingredients = Con qué se sortea
fair-commitment = Sello
fair-secret = Secreto
fair-bot = nada: es un bot
fair-nothing = nada
fair-mine = de este navegador
fair-later = se muestra al acabar la partida, con cada sorteo
fair-deal = Esta partida se jugó con la suerte de otra. Quien tenga el registro de aquella puede saber lo que saldrá.

## Sus sorteos

fair-draws = { $count ->
    [one] El único sorteo
   *[other] Los { $count } sorteos
}
fair-draws-all = { $count ->
    [one] Mostrar el único sorteo
   *[other] Mostrar los { $count } sorteos
}
fair-draws-fewer = Mostrar menos
fair-draw-well = como se prometió
fair-draw-wrong = incorrecto
fair-draw-hmac = HMAC de { $message } con la clave de esta partida:
fair-draw-point = Dividido entre { $total }, el resto es { $point }.
fair-draw-possible = Posible
fair-draw-weight = Peso
fair-draw-remainder = Resto
fair-draw-recorded = en el registro
fair-draw-look = Ver el paso { $step } en el tablero
fair-draw-step = Paso { $step }
fair-yourself = Tampoco hace falta que creas a esta página. Guarda el registro y compruébalo:
fair-all = Lo que hace el azar en este servidor

## Cómo funciona

fair-about = Cualquiera puede comprobar cada tirada, cada carta y cada pieza. Nadie tiene que fiarse de este servidor.
fair-file = Comprobar una partida guardada
fair-how = Cómo funciona
fair-how-seal = Al crear una mesa, el servidor elige un secreto y muestra a todos su sello. Ningún otro secreto corresponde al sello, y nadie puede leer el secreto en él.
fair-how-numbers = Antes de la partida, el navegador de cada jugador pone un número propio.
fair-how-draws = Todo se sortea con el secreto y los números juntos. Así, ni el servidor ni un jugador deciden solos lo que sale.
fair-how-check = Tras la partida se muestra el secreto. Tu navegador, o un programa tuyo, repite cada sorteo y compara.
fair-limits = Lo que esto no puede mostrar: un servidor compinchado con un jugador podría dejarle probar muchos números, y durante la partida sabe lo que saldrá. Donde nadie pone un número, hay que fiarse de su secreto.

## Todas las partidas

chance = El azar en este servidor
chance-counting = Contando…
chance-about = { $count ->
    [one] Todos los sorteos de { $matches } partida terminada, junto a lo que cabía esperar.
   *[other] Todos los sorteos de { $matches } partidas terminadas, junto a lo que cabía esperar.
}
chance-key = La barra muestra cuántas veces salió algo; la marca vertical, cuántas cabía esperar. La línea que la cruza llega hasta donde suele desviarse un azar limpio.
chance-none = Aquí aún no ha terminado ninguna partida.
chance-lay = Tramos del túnel
chance-lot = Quién empieza
chance-few = Muy pocos sorteos para decir nada.
chance-usual = Como debe ser: un azar limpio se desvía al menos tanto en el { $share } de los casos.
chance-rare = Raro, pero posible: un azar limpio se desvía tanto en menos de 1 de cada 100 casos.
chance-wrong = Esto no debería ocurrir: un azar limpio se desvía tanto en menos de 1 de cada 10 000 casos.
chance-figures = { $draws } sorteos · χ² = { $chi }, { $freedom } grados de libertad
