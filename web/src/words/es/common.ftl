### Lo que dice cada página.

brethren = Brethren
tagline = Tres juegos de mesa de piratas, con amigos y contra bots. Sin cuenta, sin esperas.
footer = Dibujos, sonidos y textos propios. Los juegos son obra de sus autores, citados en cada página de reglas.

game-tortuga = Tortuga
game-tortuga-about = Lanza los dados en secreto, aborda y asalta a los demás y lleva tus cofres a casa.
game-tortuga-facts = 2 a 4 jugadores · 45 minutos
game-cartagena = Cartagena
game-cartagena-about = Guía a seis piratas por el túnel hasta la barca. Retroceder da cartas.
game-cartagena-facts = 2 a 5 jugadores · 30 minutos
game-battle = Battle for Tortuga
game-battle-about = Dos flotas se esconden bajo las olas. Encuentra la tuya y hunde la otra.
game-battle-facts = 2 jugadores · 15 minutos

## Puerto

play-bots = Jugar contra bots
play-friends = Con amigos
rules = Reglas
learn = Aprender
learn-by-playing = Aprende jugando
learn-try = Pruébalo
rules-opening = Cargando las reglas…
bots-many = Cuántos bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-level = Nivel
level-random = Náufrago
level-swab = Grumete (fácil)
level-deckhand = Marinero
level-gunner = Artillero (medio)
level-mate = Contramaestre
level-captain = Capitán (fuerte)

# Un bot en la mesa: su rango y un nombre prestado por su asiento.
bot-random = { $gender ->
    [woman] Náufraga { $name }
   *[man] Náufrago { $name }
}
bot-swab = Grumete { $name }
bot-deckhand = { $gender ->
    [woman] Marinera { $name }
   *[man] Marinero { $name }
}
bot-gunner = { $gender ->
    [woman] Artillera { $name }
   *[man] Artillero { $name }
}
bot-mate = Contramaestre { $name }
bot-captain = { $gender ->
    [woman] Capitana { $name }
   *[man] Capitán { $name }
}

your-tables = Tus mesas
your-turn = Te toca
stage-gathering = Por empezar
stage-playing = En juego
stage-over = Terminada
tables-all = { $count ->
    [one] La única mesa
   *[other] Las { $count } mesas
}
tables-fewer = Menos mesas

## Quién eres

you = Tú
name = Nombre
avatar = Emblema
avatar-anchor = Ancla
avatar-parrot = Loro
avatar-turtle = Tortuga
avatar-star = Estrella
avatar-octopus = Pulpo
avatar-skull = Calavera
avatar-wheel = Timón
avatar-lantern = Farol
save = Guardar
carry = En otro dispositivo
carry-about = Con un código serás allí la misma persona, con todas tus mesas.
carry-make = Mostrar un código
carry-minutes = { $minutes ->
    [one] Vale una vez, durante { $minutes } minuto.
   *[other] Vale una vez, durante { $minutes } minutos.
}
carry-have = Tengo un código
carry-use = Usarlo aquí
statistics = Tus partidas en cifras

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
on = Sí
off = No
pace = Ritmo de las jugadas
pace-still = Sin movimiento
pace-slow = Lento
pace-usual = Normal
pace-fast = Rápido

## Asientos

seat-empty = Asiento libre
seat-me = (tú)
seat-away = ausente
seat-thinking = piensa
seat-deciding = decide

close = Cerrar
undo = Deshacer

## Por qué se ha rechazado algo

problem-offline = No se puede contactar con el servidor. Inténtalo dentro de un momento.
problem-getting-ready = Ese juego aún se está preparando. Inténtalo de nuevo dentro de un momento.
problem-unknown = Eso no se ha aceptado.
problem-board = No se ha podido cargar el tablero. Recarga la página.
problem-no-such-table = No existe esa mesa. Quizá el enlace esté incompleto.
problem-private = Esta mesa no admite espectadores.
problem-stale = Mientras tanto ha pasado algo. Vuelve a mirar.
problem-gone-on = Mientras tanto ha decidido otro jugador.
problem-revealed = Tu decisión ha mostrado algo oculto: ya no se puede deshacer.
problem-nothing-to-undo = No hay nada que deshacer.
problem-taken = Ahí ya hay alguien.
problem-empty-seats = Antes deben ocuparse todos los asientos.
problem-started = La partida ya ha empezado.
problem-not-started = La partida aún no ha empezado.
problem-not-playing = No hay ninguna partida en juego.
problem-not-over = La partida aún no ha terminado.
problem-over = La partida ha terminado.
problem-not-host = Eso solo puede hacerlo el anfitrión.
problem-not-yours = Ese no es tu asiento.
problem-not-seated = No ocupas ningún asiento en esta mesa.
problem-not-deciding = Ahora no tienes nada que decidir.
problem-not-away = Ese jugador está aquí y aún tiene tiempo.
problem-not-replaced = Ya tienes tu asiento.
problem-not-alone = Los consejos son solo para partidas contra bots.
problem-standin = Un bot juega por ti. Recupera antes tu asiento.
problem-options = Así no se puede jugar.
problem-dealt = En esta mesa se juega igual que en la partida cuya suerte repite.
problem-no-such-code = Ese código no se conoce o ya ha caducado.
problem-no-such-moment = Ese momento no se conoce.
problem-not-stored = No se ha podido guardar. Inténtalo de nuevo.
problem-damaged = Los datos guardados de esta mesa están dañados. Tus otras mesas están bien.
problem-newer = En esta mesa se juega con reglas más nuevas que las que conoce este servidor. Inténtalo dentro de un momento.
problem-busy = En esta mesa pasan demasiadas cosas. Inténtalo de nuevo.
problem-too-often = Demasiadas cosas a la vez. Espera un momento.
problem-malformed = El servidor no lo ha entendido.
problem-luck-given = Ya has puesto tu número.
problem-luck-awaited = Alguien acaba de sentarse y su dispositivo está añadiendo su número a los dados. Inténtalo de nuevo en un momento.
problem-name = Un nombre tiene que verse y no puede cambiar el texto que lo rodea.
problem-nothing-said = Ahí no se ve nada.
problem-chat-full = En esta mesa no caben más mensajes.
problem-changes-used-up = Has cambiado tantas cosas en esta mesa que solo te quedan las jugadas.
problem-no-such-game = Ese juego no existe.
problem-no-such-seat = Esta mesa no tiene ese asiento.
problem-nobody-there = Ahí no hay nadie.
problem-seats = Esos asientos no encajan en la mesa.
problem-stranger = El navegador debe permitir las cookies de este sitio. Después, recarga la página.
problem-foreign = Eso venía de otro sitio y no se ha aceptado.
problem-too-large = Es demasiado grande.
problem-not-found = En esta dirección no hay nada.
problem-wrong-method = Esta dirección se consulta de otro modo.
problem-not-a-number = Debe ser un número entero.
problem-gone = Se ha cortado la conexión. Inténtalo de nuevo.
problem-our-fault = Algo ha fallado aquí. Ha quedado anotado; inténtalo de nuevo.

## La conexión

line-lost = Se ha perdido la conexión. Buscando la mesa de nuevo…
line-opening = Buscando la mesa…
laying = Preparando la mesa…
getting-ready = Preparando { $game }: unos { $seconds } segundos
no-table = Aquí no hay ninguna mesa
to-harbour = Al puerto

## Antes de empezar

seats = Asientos
seat-number = Asiento { $number }
a-bot = Bot
host = Anfitrión
sit = Sentarse aquí
stand = Levantarse
empty-seat = Pedir a { $who } que deje este asiento
place-bot = Un bot
guest = Alguien más en este dispositivo
guest-sit = También se sienta
fill-bots = Completar con bots
seats-missing = { $count ->
    [one] Queda { $count } asiento libre
   *[other] Quedan { $count } asientos libres
}
start = Empezar la partida
waiting-for-host = La partida la empieza { $who }.
waiting-for-start = La partida está a punto de empezar.
welcome = Te damos la bienvenida a bordo, { $who }. Toma asiento o quédate a mirar.
how = Cómo jugamos
how-many = Jugadores
start-player = Jugador inicial
start-by-lot = Por sorteo
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
watchers-welcome = Otros pueden mirar
invite = Invita con este enlace
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-code = El enlace en un código para la cámara

## En la mesa

game-over = La partida ha terminado
other-thinks = { $who } piensa
other-turn = Turno de { $who }
others-decide = { $count ->
    [one] Decide { $count } más
   *[other] Deciden { $count } más
}
skip = Saltar
hint = Consejo
hint-title = Lo que haría el capitán, y tus posibilidades
hint-exact = Lo que haría el capitán: demostrado
menu = Menú
meanwhile = Mientras no estabas…
past = El tablero tal como estaba
to-now = Volver al presente
stand-in = Un bot juega por ti.
take-back-seat = Recuperar tu asiento
leaver = { $who } no está. ¿Qué hacemos?
leaver-wait = Esperar
leaver-bot = Que siga un bot
leaver-end = Terminar la partida
leave = Abandonar la partida
leave-sure = Un bot puede seguir por ti. ¿Abandonar la partida?
leave-yes = Abandonar
leave-no = Quedarse
record = Guardar el registro
fair = ¿Son de fiar los dados?
curtain = Pasa el dispositivo a { $who }
curtain-about = Que no mire nadie más.
curtain-lift = Soy { $who }

## El final

result = Resultado
result-you = ¡Has ganado!
result-other = Gana { $who }
result-shared = Victoria compartida
result-none = La partida se dio por terminada
result-board = Ver el tablero
replay = Repetición y análisis
replay-saved = Reproducir una partida guardada
licences = Licencias
replay-so-far = Ver lo jugado hasta ahora
deal = Misma suerte
deal-side = Resultados lado a lado
deal-table = Misma suerte: la de esta mesa es la de una partida anterior.
winner = gana
rematch = Otra partida
rematch-join = Unirse a la siguiente partida

## Diario y charla

log = Diario
log-empty = Aún no ha pasado nada.
log-look = Ver el tablero de entonces
log-fold = Plegar
log-unfold = { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}
say = Decir algo
send = Enviar
phrases = Frases
mute = Silenciar a { $who }
muted = En silencio: { $names }
unmute = Oír de nuevo a todos
phrase-ahoy = ¡Ah del barco!
phrase-well-played = ¡Bien jugado!
phrase-good-luck = ¡Buena suerte!
phrase-thanks = ¡Gracias!
phrase-hurry = Deprisa, que cambia la marea.
phrase-sorry = ¡Perdón!
phrase-oh-no = ¡Oh, no!
phrase-one-moment = Un momento, por favor.
phrase-again = ¿Otra partida?
phrase-bye = ¡Buen viento y hasta pronto!

happened-sat = { $who } se sienta.
happened-stood = { $who } se levanta.
happened-placed = { $who } se une.
happened-started = Empieza la partida.
happened-undone = { $who } deshace una jugada.
happened-late = A { $who } se le ha acabado el tiempo.
happened-voted-bot = Un bot sigue jugando por { $who }.
happened-voted-end = La partida termina antes de tiempo.
happened-voted-wait = Los demás esperan a { $who }.
happened-returned = { $who } ha vuelto.
happened-rematch = Se prepara una nueva partida.
