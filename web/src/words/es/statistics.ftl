### Tus partidas terminadas en cifras. $time es un texto como "12 min".

statistics-counting = Contando…
statistics-none = Aún no has terminado ninguna partida. Cuando lo hagas, aquí verás cómo fue.
statistics-played = Partidas
statistics-won = Ganadas
statistics-shared = Compartidas
statistics-lost = Perdidas
statistics-time = En la mesa
statistics-people = Personas
statistics-against = Contra

statistics-results = Resultados
statistics-par = La barra entera es todo lo que jugaste; la parte oscura, lo que ganaste; la clara, las victorias compartidas. La marca está donde estarían jugadores igual de fuertes. Si hay varios bots, cuenta el más fuerte.

statistics-lengths = Cuánto duraron
statistics-median = { $count ->
    [one] La mitad en un máximo de { $time } y { $count } decisión tuya
   *[other] La mitad en un máximo de { $time } y { $count } decisiones tuyas
}
statistics-minutes = Minutos
statistics-span = De { $from } a { $to }
statistics-longer = { $from } o más

statistics-latest = Las últimas
statistics-result-won = Ganada
statistics-result-shared = Compartida
statistics-result-lost = Perdida
statistics-result-stopped = Terminada antes de tiempo
statistics-more = Mostrar más
statistics-fewer = Mostrar menos
statistics-stopped = { $count ->
    [one] No cuenta { $count } partida que terminó antes de tiempo o que un bot acabó por ti.
   *[other] No cuentan { $count } partidas que terminaron antes de tiempo o que un bot acabó por ti.
}
