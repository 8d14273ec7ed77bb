### Lo que dice cada página.

brethren = Brethren
tagline = Tres juegos de mesa de piratas para jugar con amigos o contra bots. Sin cuenta y sin esperas.
footer = Los dibujos, sonidos y textos son nuestros. Los juegos son de sus autores: verás sus nombres en las páginas de reglas.

## Puerto

play-bots = Jugar contra bots
play-friends = Jugar con amigos
rules = Reglas
learn = Aprender
learn-by-playing = Aprende jugando
learn-try = Pruébalo
rules-opening = Abriendo las reglas…
rules-ruling = Nuestra interpretación:
rules-printed = En los reglamentos:
rules-not-in-book = El reglamento no lo dice.
bots-many = Número de bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-level = Nivel de los bots
level-random = Náufrago
level-swab = Grumete (fácil)
level-deckhand = Marinero
level-gunner = Artillero (medio)
level-mate = Contramaestre
level-captain = Capitán (difícil)

# Un bot en una lista de jugadores: el nombre que le presta su asiento y su rango. El nombre va delante: así una frase
# que necesite los dos no pide artículo («Atacar a Anne (capitana)»).
bot-random = { $gender ->
    [woman] { $name } (náufraga)
   *[man] { $name } (náufrago)
}
bot-swab = { $name } (grumete)
bot-deckhand = { $gender ->
    [woman] { $name } (marinera)
   *[man] { $name } (marinero)
}
bot-gunner = { $gender ->
    [woman] { $name } (artillera)
   *[man] { $name } (artillero)
}
bot-mate = { $name } (contramaestre)
bot-captain = { $gender ->
    [woman] { $name } (capitana)
   *[man] { $name } (capitán)
}

your-tables = Tus mesas
on-device = En este dispositivo
your-turn = Te toca
stage-gathering = Esperando jugadores
stage-playing = En juego
stage-over = Terminada
# Before "in 5 min" or "in 2 days".
time-left = El tiempo se acaba
tables-all = { $count ->
    [one] Ver { $count } mesa
   *[other] Ver las { $count } mesas
}
tables-fewer = Ver menos

## Quién eres

you = Tú
# What somebody new is called.
sailor = Marinero
name = Nombre
avatar = Avatar
avatar-anchor = Ancla
avatar-parrot = Loro
avatar-turtle = Tortuga
avatar-star = Estrella
avatar-octopus = Pulpo
avatar-skull = Calavera
avatar-wheel = Timón
avatar-lantern = Farol
save = Guardar
carry = Jugar en otro dispositivo
carry-about = Pide aquí un código y escríbelo en el otro dispositivo. Allí tendrás también tu nombre y todas tus mesas.
carry-make = Pedir un código
carry-minutes = { $minutes ->
    [one] Sirve una sola vez, durante { $minutes } minuto.
   *[other] Sirve una sola vez, durante { $minutes } minutos.
}
carry-have = Tengo un código
carry-use = Usar este código
statistics = Tus estadísticas
practice = Aprende de tus errores
puzzles = Acertijos
watch = Ver partidas
voyage = Travesía del día

## Ajustes

settings = Ajustes
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-day = Día
theme-night = Noche
theme-to-day = Cambiar a día
theme-to-night = Cambiar a noche
board = Tablero
board-drawn = Dibujado
board-text = Texto
sound = Sonido
vibration = Vibración
on = Sí
off = No
pace = Velocidad de la animación
pace-still = Sin animación
pace-slow = Lenta
pace-usual = Normal
pace-fast = Rápida

## Asientos

seat-empty = Asiento libre
seat-me = (tú)
seat-away = ausente
seat-thinking = pensando
seat-deciding = eligiendo

close = Cerrar
undo = Deshacer

## Por qué se ha rechazado algo

problem-offline = No hay conexión con el servidor. Inténtalo dentro de un momento.
problem-needs-server = Eso no funciona sin servidor, y aquí no hay ninguno.
problem-no-engine = No se ha podido cargar el juego en este dispositivo. Recarga la página para intentarlo otra vez.
problem-getting-ready = Ese juego aún se está preparando. Inténtalo dentro de un momento.
problem-unknown = Eso no ha funcionado.
problem-board = No se ha podido cargar el tablero. Recarga la página.
problem-no-such-table = Esa mesa no existe. Quizá falte una parte del enlace.
problem-private = Esta mesa no admite espectadores.
problem-stale = La partida ha avanzado. Échale otro vistazo.
problem-gone-on = Ya no se puede deshacer: después ha jugado otra persona.
problem-revealed = Ya no se puede deshacer: has visto algo que estaba oculto.
problem-sealed = Esta es la travesía de hoy: sus dados y sus cartas son secretos hasta que acabe el día.
problem-nothing-to-undo = No hay nada que deshacer.
problem-taken = Ese asiento ya está ocupado.
problem-empty-seats = Primero hay que ocupar todos los asientos.
problem-started = La partida ya ha empezado.
problem-not-started = La partida aún no ha empezado.
problem-not-playing = No hay ninguna partida en juego.
problem-not-over = La partida aún no ha terminado.
problem-over = La partida ha terminado.
problem-not-host = Eso solo puede hacerlo el anfitrión.
problem-not-yours = Ese no es tu asiento.
problem-not-seated = No tienes asiento en esta mesa.
problem-not-deciding = Ahora no tienes nada que elegir.
problem-not-away = Ese jugador está aquí y aún tiene tiempo.
problem-not-replaced = Ya tienes tu asiento.
problem-not-alone = Las pistas solo funcionan en partidas contra bots.
problem-standin = Un bot está jugando por ti. Primero recupera tu asiento.
problem-options = Este juego no admite esas opciones.
problem-dealt = Esta mesa repite una partida anterior, así que sus opciones no se pueden cambiar.
problem-no-such-code = Ese código no es válido o ha caducado.
problem-no-such-friend = No has jugado con esa persona últimamente.
problem-blocks-full = No se puede bloquear a más personas. Desbloquea antes a alguien.
problem-no-such-phrase = No conocemos esas palabras. Revisa cada una y su orden.
problem-no-such-moment = Esa jugada no existe en esta partida.
problem-not-stored = No se ha podido guardar. Inténtalo de nuevo.
problem-no-room = No queda espacio en este dispositivo para guardar la partida. Libera espacio y sigue jugando.
problem-damaged = Los datos guardados de esta mesa están dañados. Tus otras mesas están intactas.
problem-newer = Esta mesa usa reglas más nuevas que las de este servidor. Inténtalo dentro de un momento.
problem-other-rules = Esta partida se jugó con reglas que esta versión de Brethren no conoce.
problem-busy = Hay mucho movimiento en esta mesa. Inténtalo dentro de un momento.
problem-nobody-thinks = El servidor está demasiado ocupado para eso. Inténtalo dentro de un momento.
problem-too-often = Vas muy deprisa. Espera un momento.
problem-malformed = El servidor no lo ha entendido.
problem-luck-given = Tu navegador ya ha añadido su número al azar.
problem-luck-awaited = Alguien acaba de sentarse y su navegador está añadiendo su número al azar. Inténtalo dentro de un momento.
problem-name = Ese nombre no vale: necesita letras que todos puedan ver.
problem-nothing-said = En ese mensaje no hay nada que leer.
problem-chat-full = En esta mesa no caben más mensajes.
problem-changes-used-up = Has cambiado tantas cosas en esta mesa que ya solo puedes hacer jugadas.
problem-no-such-game = Ese juego no existe.
problem-no-such-seat = Esta mesa no tiene ese asiento.
problem-nobody-there = Ahí no hay nadie.
problem-seats = Esa elección de asientos no vale para esta mesa.
problem-stranger = Permite las cookies de este sitio y recarga la página.
problem-foreign = Esa petición venía de otro sitio web y la hemos bloqueado.
problem-too-large = Es demasiado grande.
problem-not-found = En esta dirección no hay nada.
problem-wrong-method = Esta dirección no se puede usar así.
problem-not-a-number = Tiene que ser un número entero.
problem-gone = Se ha perdido la conexión. Inténtalo de nuevo.
problem-our-fault = Algo ha fallado por nuestra parte. Inténtalo de nuevo.
problem-device = No podemos enviar avisos a este dispositivo.
problem-no-push = Este servidor no envía avisos.
problem-time-zone = No existe esa zona horaria.
problem-webhook-address = Esa dirección no sirve. Tiene que empezar por https y ser accesible para todos.
problem-webhook-answer = La prueba no ha llegado. Comprueba la dirección.
problem-no-webhooks = Aquí no hay ningún webhook.
problem-mail-address = Eso no parece una dirección de correo.
problem-no-mail = Este servidor no envía correos.
problem-no-such-mail = Este enlace ya no es válido.
problem-vacation = No te quedan tantos días.

## La conexión

line-lost = Se ha perdido la conexión. Conectando de nuevo…
line-opening = Buscando la mesa…
laying = Preparando la mesa…
getting-ready = Preparando { $game }, unos { $seconds } segundos
no-table = Aquí no hay ninguna mesa
to-harbour = Volver al puerto

## Antes de empezar

seats = Asientos
seat-number = Asiento { $number }
a-bot = Bot
host = Anfitrión
sit = Sentarme aquí
stand = Levantarme
empty-seat = Pedir a { $who } que deje este asiento
place-bot = Añadir un bot
guest = Otra persona en este dispositivo
guest-sit = Añadir jugador
fill-bots = Añadir bots
seats-missing = { $count ->
    [one] Falta { $count } jugador
   *[other] Faltan { $count } jugadores
}
start = Empezar la partida
waiting-for-host = Esperando a que { $who } empiece la partida.
waiting-for-start = La partida está a punto de empezar.
welcome = ¡Sube a bordo, { $who }! Toma asiento o quédate a mirar.
how = Opciones de la partida
how-many = Jugadores
start-player = Quién empieza
start-by-lot = Al azar
clock = Tiempo por jugada
clock-none = Sin límite
clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
watchers-welcome = Admitir espectadores
public-table = Mostrar esta partida a todo el mundo
public-table-about = Cuando empiece, cualquiera podrá encontrarla en la página «Ver partidas».
invite = Invita con este enlace
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-code = Código QR del enlace

## En la mesa

game-over = Fin de la partida
other-thinks = { $who } está pensando
other-turn = Turno de { $who }
others-decide = { $count ->
    [one] Aún elige { $count } jugador
   *[other] Aún eligen { $count } jugadores
}
skip = Saltar
hint = Pista
hint-title = Lo que haría el capitán, y tus posibilidades
hint-exact = Lo que haría el capitán (demostrado)
menu = Menú
meanwhile = Mientras no estabas…
past = Viendo una jugada anterior
to-now = Volver a la partida
stand-in = Un bot está jugando por ti.
take-back-seat = Recuperar mi asiento
leaver = { $who } no está. ¿Qué hacemos?
leaver-wait = Esperar
leaver-bot = Que siga un bot
leaver-end = Terminar la partida
leave = Abandonar la partida
leave-sure = ¿Abandonar la partida? Un bot puede seguir por ti.
leave-yes = Abandonar
leave-no = Quedarme
record = Guardar esta partida
fair = ¿Son de fiar los dados?
curtain = Pásale el dispositivo a { $who }
curtain-about = ¡Los demás, a mirar a otro lado!
curtain-lift = Soy { $who }

## El final

result = Resultado
result-you = ¡Has ganado!
result-other = ¡Gana { $who }!
result-shared = ¡Victoria compartida!
result-drawn = ¡Empate!
result-none = La partida se interrumpió
result-board = Ver el tablero
replay = Repetición y análisis
result-total = Total
replay-saved = Reproducir una partida guardada
replay-so-far = Ver la partida desde el principio
deal = Con la misma suerte
deal-side = Comparar resultados
deal-table = La misma suerte: aquí todo sale como en una partida anterior.
licences = Licencias
winner = gana
rematch = Jugar otra vez
rematch-join = Unirme a la siguiente

## Diario y charla

log = Diario
log-empty = Aún no ha pasado nada.
log-look = Ver el tablero en ese momento
log-fold = Ver menos
log-unfold = { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}
say = Di algo
send = Enviar
phrases = Mensajes rápidos
mute = Silenciar a { $who }
muted = En silencio: { $names }
unmute = Quitar el silencio
phrase-ahoy = ¡Ah del barco!
phrase-well-played = ¡Bien jugado!
phrase-good-luck = ¡Buena suerte!
phrase-thanks = ¡Gracias!
phrase-hurry = ¡Rápido, que cambia la marea!
phrase-sorry = ¡Perdón!
phrase-oh-no = ¡Oh, no!
phrase-one-moment = Un momento, por favor.
phrase-again = ¿Otra partida?
phrase-bye = ¡Buen viento y hasta pronto!

happened-sat = { $who } se sienta.
happened-stood = { $who } se levanta.
happened-placed = { $who } se une a la mesa.
happened-started = ¡Empieza la partida!
happened-undone = { $who } deshace una jugada.
happened-late = A { $who } se le ha acabado el tiempo.
happened-voted-bot = Un bot sigue jugando por { $who }.
happened-voted-end = Los jugadores han terminado la partida antes de tiempo.
happened-voted-wait = Los demás esperan a { $who }.
happened-returned = { $who } ha vuelto.
happened-rematch = Se está preparando una nueva partida.

## Avisos

notices = Avisos
notices-on = Avísame cuando me toque
notices-are-on = Este dispositivo te avisa cuando te toca, aunque no haya ninguna página abierta.
notices-about = Recibirás un aviso en este dispositivo cuando te toque y la mesa no esté abierta. Puedes desactivarlo cuando quieras.
notices-off = Desactivar avisos
notices-blocked = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes para esta página y vuelve.
notices-cannot = Este navegador no puede mostrar avisos aquí. En un iPhone o iPad, añade antes esta página a la pantalla de inicio.
notices-https = Los avisos necesitan una dirección que empiece por https.
notices-trouble = No ha funcionado. Inténtalo de nuevo dentro de un momento.
quiet-hours = Horas de silencio: los avisos esperan a que terminen
quiet-start = Desde
quiet-end = Hasta
notices-more = Otras formas de recibir avisos
calendar = Calendario
calendar-about = Pide una dirección y suscríbete a ella en tu calendario: verás cuándo se te acaba el tiempo en las partidas con días por jugada. No la compartas con nadie.
calendar-make = Pedir una dirección
calendar-address = Tu dirección (solo se muestra ahora)
calendar-new = Pedir otra dirección
calendar-remove = Quitarla

## Games over days

# $until is a day, such as "3 May".
away-until = { $who } está de vacaciones hasta el { $until }.
vacation = Vacaciones
vacation-about = En las partidas con días por jugada, tu reloj se para mientras estás de vacaciones, y los demás lo ven.
vacation-left = { $count ->
    [one] Te queda { $count } día este año.
   *[other] Te quedan { $count } días este año.
}
vacation-until = De vacaciones hasta
vacation-start = Me voy de vacaciones
vacation-on = Estás de vacaciones hasta el { $until }.
vacation-end = Ya he vuelto
onward = Siguiente partida
onward-stay = Quedarme
onward-setting = Pasar automáticamente a la siguiente partida
onward-about = Tras tu jugada en una partida de varios días, verás la siguiente mesa que te espera.
