### Tus partidas terminadas en cifras. $time es un texto como "12 min".

statistics-counting = Contando…
statistics-none = Aún no has terminado ninguna partida. Cuando termines una, aquí verás cómo te va.
statistics-played = Partidas
statistics-won = Ganadas
statistics-shared = Compar{ "\u00AD" }tidas
statistics-lost = Perdidas
statistics-time = Tiempo de juego
statistics-people = Personas
statistics-against = Contra

statistics-results = Resultados
statistics-par = La barra entera son todas tus partidas: la parte oscura, las que ganaste; la clara, las victorias compartidas. La marca indica dónde estarías si todos jugaran igual de bien. Si había varios bots, cuenta el más fuerte.

statistics-lengths = Cuánto duran tus partidas
statistics-median = { $count ->
    [one] Una partida típica: { $time } y { $count } decisión
   *[other] Una partida típica: { $time } y { $count } decisiones
}
statistics-minutes = Minutos
statistics-span = De { $from } a { $to }
statistics-longer = { $from } o más

statistics-latest = Últimas partidas
statistics-result-won = Ganada
statistics-result-shared = Compartida
statistics-result-lost = Perdida
statistics-result-stopped = Interrumpida
statistics-more = Ver más
statistics-fewer = Ver menos
statistics-stopped = { $count ->
    [one] { $count } partida se interrumpió o la terminó un bot, así que no cuenta.
   *[other] { $count } partidas se interrumpieron o las terminó un bot, así que no cuentan.
}
