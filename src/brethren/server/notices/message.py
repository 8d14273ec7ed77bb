"""What a device is sent: the turns that wait, in its player's words."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from brethren.server.notices.store import Owed, Subscriber
from brethren.server.notices.turns import Turn
from brethren.server.notices.words import WORDS
from brethren.wire.vocabulary import Language

MOST_TURNS = 10
"""As many as fit into one message (4 kB), and more than anybody reads."""


class TurnText(Struct, frozen=True):
    """`id`: of the notice; if it comes twice, the second one can be dropped. `line`: where several are told of."""

    id: str
    table: str
    title: str
    body: str
    line: str


class Message(Struct, frozen=True):
    """`several`: the title where there is more than one turn; `off`: the button that ends it all."""

    language: Language
    turns: list[TurnText]
    several: str
    off: str


class Known(Struct):
    language: Language = "en"


def message(notices: Sequence[Owed], turns: Sequence[Turn], subscriber: Subscriber) -> bytes:
    language = language_of(subscriber.me)
    words = WORDS[language]
    texts = [_text(each.id, turn, language) for each, turn in zip(notices, turns, strict=True)]
    return msgspec.json.encode(Message(language, texts[:MOST_TURNS], words.several, words.off))


def language_of(me: bytes | None) -> Language:
    return msgspec.json.decode(me, type=Known).language if me else "en"


def _text(notice: str, turn: Turn, language: Language) -> TurnText:
    words = WORDS[language]
    body = words.played.format(name=turn.after) if turn.after else ""
    line = f"{turn.game}: {body}" if body else turn.game
    return TurnText(notice, turn.table, words.turn.format(game=turn.game), body, line)
