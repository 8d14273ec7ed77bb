"""What notices say. The voice is that of docs/words.md: no sentence needs a player's gender or declines a name."""

from msgspec import Struct

from brethren.wire.vocabulary import Language


class Words(Struct, frozen=True):
    turn: str
    played: str
    """Who moved last; about a bot nothing is said."""
    several: str
    off: str
    deadline: str


WORDS: dict[Language, Words] = {
    "en": Words(
        turn="It’s your turn in {game}",
        played="{name} played.",
        several="It’s your turn in several games",
        off="Turn off",
        deadline="{game}: your time runs out",
    ),
    "cs": Words(
        turn="Jsi na řadě: {game}",
        played="Poslední tah: {name}.",
        several="Jsi na řadě ve více hrách",
        off="Vypnout",
        deadline="{game}: vyprší ti čas",
    ),
    "es": Words(
        turn="Te toca en {game}",
        played="{name} ha jugado.",
        several="Te toca en varias partidas",
        off="Desactivar",
        deadline="{game}: se te acaba el tiempo",
    ),
    "hu": Words(
        turn="Te jössz: {game}",
        played="{name} lépett.",
        several="Több játékban is te jössz",
        off="Kikapcsolás",
        deadline="{game}: lejár az időd",
    ),
    "pl": Words(
        turn="Twoja kolej: {game}",
        played="Ostatni ruch: {name}.",
        several="Twoja kolej w kilku grach",
        off="Wyłącz",
        deadline="{game}: kończy ci się czas",
    ),
}
