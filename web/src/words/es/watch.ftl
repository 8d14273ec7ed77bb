### Games that anyone may watch.

watch-about = Partidas que puedes ver ahora mismo. Toca una para unirte a los espectadores.
watch-none = Ahora mismo no hay ninguna partida pública.
watch-none-about = Empieza una: juega con amigos y marca «Mostrar esta partida a todo el mundo» antes de empezar.
watch-none-go = Volver al puerto
# Before "2 min ago".
watch-updated = Última jugada
watch-slow = Puede durar días
watch-more = Mostrar más
watch-trouble = No se ha podido cargar la lista. Lo intentaremos de nuevo enseguida.
