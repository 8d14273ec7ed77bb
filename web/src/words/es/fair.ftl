### Si los dados y las cartas de una partida fueron limpios, y cómo puede comprobarlo cualquiera. $share es un texto con
### su signo de porcentaje: "12 %". Un sorteo es todo lo que decide la suerte: un dado, una carta, un cofre, un barco.

## Una partida

fair-checking = Comprobando cada sorteo…
fair-to-replay = Volver a la repetición
fair-closed = Sellado hasta el final
fair-before = Antes de la partida, el servidor eligió un secreto y te mostró su sello, y el navegador de cada jugador añadió un número al azar. Al terminar verás el secreto y cualquiera podrá comprobar cada sorteo.
fair-whole = Juego limpio
fair-whole-about = { $count ->
    [0] Tu navegador lo ha comprobado por su cuenta. En esta partida nada dependió de la suerte.
    [one] Tu navegador ha repetido el sorteo por su cuenta: sale directamente del secreto sellado y de los números de los jugadores.
   *[other] Tu navegador ha repetido los { $count } sorteos por su cuenta: todos salen directamente del secreto sellado y de los números de los jugadores.
}
fair-broken = Aquí hay algo que no cuadra
fair-check-secret = El secreto corresponde al sello.
fair-check-noted = El sello y tu número son los mismos que tu navegador guardó antes de la partida.
fair-check-lot = Según el sorteo, empieza { $who }.
fair-check-draws = { $count ->
    [one] { $count } sorteo repetido, con el mismo resultado.
   *[other] { $count } sorteos repetidos, todos con el mismo resultado.
}
fair-unnoted = Tu navegador no guardó nada antes de esta partida, así que no puede saber si el sello sigue siendo el mismo.
fair-device = Esta partida se jugó en un dispositivo, sin servidor. Los sorteos encajan con el secreto, pero el secreto era del propio dispositivo, así que a otros no les demuestra nada.
fair-fault-secret = El secreto no es el que se selló.
fair-fault-noted-commitment = El sello no es el que tu navegador guardó antes de la partida.
fair-fault-noted-luck = El número que añadió tu navegador no aparece en la partida guardada.
fair-fault-lot = Según el sorteo, empieza { $drawn }, pero en la partida guardada empieza { $recorded }.
fair-fault-draw = { $count ->
    [one] { $count } de { $total } sorteos sale distinto: el paso { $step } da «{ $drawn }», pero la partida guardada dice «{ $recorded }».
   *[other] { $count } de { $total } sorteos salen distintos. El primero es el paso { $step }: da «{ $drawn }», pero la partida guardada dice «{ $recorded }».
}
fair-fault-odds = En el paso { $step }, lo que el servidor podía sacar no coincide con lo que queda en el tablero.
fair-fault-replay = En el paso { $step }, el servidor muestra algo distinto de lo que dice la partida guardada.
fair-fault-rules = { $step ->
    [0] La partida guardada no cumple las reglas.
   *[other] El paso { $step } de la partida guardada no cumple las reglas.
}
fair-ingredients = De qué salen los sorteos
fair-commitment = Sello
fair-secret = Secreto
fair-bot = nada (es un bot)
fair-nothing = nada
fair-mine = de tu navegador
fair-later = lo verás al terminar la partida, con cada sorteo
fair-deal = Esta partida repitió la suerte de otra. Quien tenga guardada aquella puede saber lo que va a salir.

## Sus sorteos

fair-draws = { $count ->
    [one] { $count } sorteo
   *[other] Los { $count } sorteos
}
fair-draws-all = { $count ->
    [one] Ver { $count } sorteo
   *[other] Ver los { $count } sorteos
}
fair-draws-fewer = Ver menos
fair-draw-well = correcto
fair-draw-wrong = incorrecto
fair-draw-hmac = HMAC de { $message } con la clave de esta partida:
fair-draw-point = Dividido entre { $total }, el resto es { $point }.
fair-draw-possible = Posibilidades
fair-draw-weight = Peso
fair-draw-remainder = Resto
fair-draw-recorded = en la partida guardada
fair-draw-look = Ver el paso { $step } en el tablero
fair-draw-step = Paso { $step }
fair-yourself = No hace falta que nos creas. Guarda la partida y compruébalo por tu cuenta:
fair-all = La suerte de este servidor, en cifras

## Cómo funciona

fair-about = Cualquiera puede comprobar cada tirada, cada carta y cada barco. No tienes que fiarte de este servidor.
fair-file = Comprobar una partida guardada
fair-how = Cómo funciona
fair-how-seal = Al preparar una mesa, el servidor elige un secreto y muestra a todos su sello. Ningún otro secreto corresponde a ese sello, y nadie puede averiguar el secreto a partir de él.
fair-how-numbers = Antes de la partida, el navegador de cada jugador añade un número al azar.
fair-how-draws = Toda la suerte de la partida se calcula a partir del secreto y de esos números juntos. Así nadie puede decidir por su cuenta lo que sale: ni el servidor ni un jugador.
fair-how-check = Al terminar la partida verás el secreto. Tu navegador, o un programa tuyo, repite cada sorteo y compara.
fair-limits = Lo que esto no puede demostrar: si el servidor hace trampas con un jugador, podría dejarle probar muchos números, y durante la partida el servidor sabe lo que va a salir. Si ningún jugador añade un número, hay que fiarse del secreto del servidor.

## Todas las partidas

chance = La suerte de este servidor
chance-counting = Contando…
chance-about = { $count ->
    [one] Todo lo que decidió la suerte en { $matches } partida terminada, junto a lo que cabe esperar.
   *[other] Todo lo que decidió la suerte en { $matches } partidas terminadas, junto a lo que cabe esperar.
}
chance-key = La barra muestra cuántas veces salió algo; la marca vertical, cuántas cabe esperar. Nunca coinciden del todo: la línea que cruza la marca muestra cuánto suele desviarse la pura suerte.
chance-none = Aquí aún no ha terminado ninguna partida.
chance-lay = Tramos del túnel
chance-lot = Quién empieza
chance-few = Hay muy pocos sorteos para saberlo.
chance-usual = Todo normal: por pura suerte verías una diferencia así o mayor el { $share } de las veces.
chance-rare = Poco común, pero pasa: por pura suerte verías una diferencia así menos de 1 vez de cada 100.
chance-wrong = Esto no debería pasar: por pura suerte verías una diferencia así menos de 1 vez de cada 10{ "\u00A0" }000.
chance-figures = { $draws } sorteos · χ² = { $chi }, { $freedom } grados de libertad
