### La misma suerte: una partida con la suerte de otra anterior, y cómo fueron las dos.

deal-about = { $game ->
    [cartagena] El mismo túnel, y las cartas llegan en el mismo orden.
    [tortuga] En la bolsa esperan los mismos cofres, y cada dado muestra las mismas caras en el mismo orden.
   *[battle] Los mismos barcos aparecen en el mismo orden.
} Lo que salga de ello depende de ti.
deal-known = Quien haya visto una de estas partidas puede saber qué va a salir. Por eso sirven para comparar y no cuentan para nada más.
deal-again = Jugarla otra vez
deal-friend = Retar a un amigo
deal-friend-about = Quien se siente a esta mesa tendrá tu asiento y tu suerte, y bots como rivales.
deal-friend-known = Es un reto amistoso: quien ya haya jugado este reparto, quizá con otro nombre, sabe lo que viene. Nadie puede comprobarlo.

deal-title = La misma suerte, lado a lado
deal-first = La primera partida
deal-number = Partida { $number }
deal-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
deal-undone = { $count ->
    [one] { $count } deshecha
   *[other] { $count } deshechas
}
deal-hidden = Verás cómo jugaron los demás cuando termines la tuya.
deal-play = A la mesa
