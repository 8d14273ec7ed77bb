"""What notices say. The voice is that of docs/words.md: no sentence needs a player's gender or declines a name."""

from msgspec import Struct

from brethren.wire.vocabulary import Language


class Words(Struct, frozen=True):
    turn: str
    played: str
    """The player who moved last; about a bot nothing is said."""
    invited: str
    several: str
    off: str
    deadline: str
    waiting: str
    """For followers of a table: the people it waits for."""
    over: str
    won: str
    test: str
    test_about: str
    late: str
    late_about: str
    """What the others can do then."""
    full: str
    full_about: str
    left: str
    """How much of it is left; no language needs a plural for it."""
    mail_why: str
    mail_off: str
    confirm: str
    confirm_why: str
    confirm_if: str
    confirm_not: str


WORDS: dict[Language, Words] = {
    "en": Words(
        turn="It’s your turn in {game}",
        played="{name} played.",
        invited="{name} invites you to {game}",
        several="Several games are waiting for you",
        off="Turn off",
        deadline="{game}: your time runs out",
        waiting="{game} is waiting for {names}",
        over="{game} is over",
        won="Won by: {names}.",
        test="A test from Brethren",
        test_about="This is where notifications will arrive.",
        late="{game}: {name} has run out of time",
        late_about="Wait, let a bot take over, or end the game?",
        full="{game}: all seats are taken",
        full_about="You can start the game.",
        left="About {hours} h left.",
        mail_why="You’re getting this email because you asked for it at {site}",
        mail_off="No more emails",
        confirm="Please confirm your email address",
        confirm_why="Somebody gave this address at {site} to hear when it’s their turn.",
        confirm_if="If that was you, open this link:",
        confirm_not="If not, you don’t have to do anything. We’ll forget the address after two days.",
    ),
    "cs": Words(
        turn="Jsi na řadě: {game}",
        played="Poslední tah: {name}.",
        invited="{name} tě zve ke hře {game}",
        several="Čeká na tebe víc her",
        off="Vypnout",
        deadline="{game}: vyprší ti čas",
        waiting="{game}: na tahu {names}",
        over="{game}: konec hry",
        won="Vítězství: {names}.",
        test="Zkušební zpráva z Brethren",
        test_about="Sem budou chodit upozornění.",
        late="{game}: {name} už nemá čas",
        late_about="Počkat, nechat hrát bota, nebo hru ukončit?",
        full="{game}: všechna místa jsou obsazená",
        full_about="Můžeš spustit hru.",
        left="Zbývá asi {hours} h.",
        mail_why="Tento e-mail dostáváš na vlastní přání z {site}",
        mail_off="Už žádné e-maily",
        confirm="Potvrď prosím svou e-mailovou adresu",
        confirm_why="Někdo na {site} zadal tuto adresu, aby se dozvěděl, kdy je na řadě.",
        confirm_if="Pokud je tvoje a chceš to, otevři tento odkaz:",
        confirm_not="Pokud ne, nemusíš dělat nic. Po dvou dnech adresu zapomeneme.",
    ),
    "es": Words(
        turn="Te toca en {game}",
        played="{name} ha jugado.",
        invited="{name} te invita a jugar a {game}",
        several="Te esperan varias partidas",
        off="Desactivar",
        deadline="{game}: se te acaba el tiempo",
        waiting="{game}: turno de {names}",
        over="{game}: fin de la partida",
        won="Victoria: {names}.",
        test="Mensaje de prueba de Brethren",
        test_about="Aquí llegarán los avisos.",
        late="{game}: a {name} se le ha acabado el tiempo",
        late_about="¿Esperar, que siga un bot o terminar la partida?",
        full="{game}: todos los asientos están ocupados",
        full_about="Ya puedes empezar la partida.",
        left="Tiempo restante: {hours} h aprox.",
        mail_why="Recibes este correo porque lo pediste en {site}",
        mail_off="No más correos",
        confirm="Confirma tu dirección de correo",
        confirm_why="Alguien ha dado esta dirección en {site} para saber cuándo le toca.",
        confirm_if="Si has sido tú, abre este enlace:",
        confirm_not="Si no, no tienes que hacer nada. Dentro de dos días olvidaremos la dirección.",
    ),
    "hu": Words(
        turn="Te jössz: {game}",
        played="{name} lépett.",
        invited="{name} játszani hív: {game}",
        several="Több játék is vár rád",
        off="Kikapcsolás",
        deadline="{game}: lejár az időd",
        waiting="{game}: most jön {names}",
        over="{game}: vége a játéknak",
        won="Győzelem: {names}.",
        test="Próbaüzenet a Brethrentől",
        test_about="Ide fognak érkezni az értesítések.",
        late="{game}: {name} kifutott az időből",
        late_about="Várjatok, jöjjön egy bot, vagy fejezzétek be?",
        full="{game}: minden hely foglalt",
        full_about="Elindíthatod a játékot.",
        left="Még kb. {hours} óra.",
        mail_why="Azért kapod ezt az e-mailt, mert kérted itt: {site}",
        mail_off="Nem kérek több e-mailt",
        confirm="Erősítsd meg az e-mail-címedet",
        confirm_why="Valaki ezt a címet adta meg itt: {site}, hogy megtudja, mikor ő jön.",
        confirm_if="Ha te voltál, nyisd meg ezt a linket:",
        confirm_not="Ha nem te voltál, nincs teendőd. Két nap múlva elfelejtjük a címet.",
    ),
    "pl": Words(
        turn="Twoja kolej: {game}",
        played="Ostatni ruch: {name}.",
        invited="{name} zaprasza do gry: {game}",
        several="Czeka na ciebie kilka gier",
        off="Wyłącz",
        deadline="{game}: kończy ci się czas",
        waiting="{game}: teraz gra {names}",
        over="{game}: koniec gry",
        won="Zwycięstwo: {names}.",
        test="Wiadomość próbna z Brethren",
        test_about="Tutaj będą przychodzić powiadomienia.",
        late="{game}: {name} nie ma już czasu",
        late_about="Poczekać, wpuścić bota czy zakończyć grę?",
        full="{game}: wszystkie miejsca są zajęte",
        full_about="Możesz zacząć grę.",
        left="Zostało ok. {hours} godz.",
        mail_why="Dostajesz ten e-mail na własne życzenie ze strony {site}",
        mail_off="Nie chcę więcej e-maili",
        confirm="Potwierdź swój adres e-mail",
        confirm_why="Ktoś podał ten adres na stronie {site}, żeby wiedzieć, kiedy jest jego kolej.",
        confirm_if="Jeśli to ty, otwórz ten link:",
        confirm_not="Jeśli nie, nie musisz nic robić. Po dwóch dniach usuniemy ten adres.",
    ),
}
