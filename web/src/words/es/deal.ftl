### Con la misma suerte: una partida en la que todo sale como en otra anterior, y cómo fueron las dos.

deal-about = { $luck } ¡Lo que hagas con ello depende de ti!
deal-luck = Todo sale en el mismo orden.
deal-known = Si ya has visto una de estas partidas, quizá sepas lo que va a salir. Por eso solo sirven para comparar y no cuentan en tus estadísticas.
deal-again = Jugarla otra vez
deal-friend = Retar a un amigo
deal-friend-about = Envía este enlace: tu amigo jugará en tu asiento y con tu suerte, contra bots.
deal-friend-known = Es un reto entre amigos: quien ya haya jugado con esta suerte, quizá con otro nombre, sabe lo que viene. No hay forma de comprobarlo.

deal-title = La misma suerte, partida por partida
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
deal-hidden = Verás cómo jugaron los demás cuando termines tu partida.
deal-play = Ir a la mesa
