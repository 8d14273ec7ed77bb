"""What notices say, in their receiver's words."""

import msgspec
from msgspec import Struct

from brethren.games import GAMES
from brethren.server.clock import now
from brethren.server.notices.turns import News, Subject, TurnNews
from brethren.server.notices.words import WORDS, Words
from brethren.wire.vocabulary import Language

HOUR = 3600


class Text(Struct, frozen=True):
    """`id`: of the notice; if it comes twice, the second one can be dropped. `line`: where several are told of."""

    id: str
    kind: str
    table: str
    title: str
    body: str
    line: str


class StoredLanguage(Struct):
    language: Language = "en"


def language_of(me: bytes | None) -> Language:
    return msgspec.json.decode(me, type=StoredLanguage).language if me else "en"


def text(notice: str, subject: Subject, language: Language) -> Text:
    words, game = WORDS[language], GAMES[subject.game].title_in(language)
    return _news(notice, subject, game, words) if isinstance(subject, News) else _turn(notice, subject, game, words)


def _turn(notice: str, turn: TurnNews, game: str, words: Words) -> Text:
    if turn.host:
        invited = words.invited.format(name=turn.host, game=game)
        return Text(notice, "invitation", turn.table, invited, "", invited)
    if turn.late:
        late = words.late.format(name=turn.late, game=game)
        return Text(notice, "late", turn.table, late, words.late_about, late)
    if turn.is_full:
        full = words.full.format(game=game)
        return Text(notice, "full", turn.table, full, words.full_about, full)
    kind, said, body = "turn", words.turn, _played(turn.after, words)
    if turn.due is not None:
        kind, said = "reminder", words.deadline
        body = words.left.format(hours=max(1, round((turn.due - now()) / HOUR)))
    line = f"{game}: {body}" if body else game
    return Text(notice, kind, turn.table, said.format(game=game), body, line)


def _news(notice: str, news: News, game: str, words: Words) -> Text:
    names = ", ".join(news.names)
    if news.over:
        kind, said = "over", words.over.format(game=game)
        body = words.won.format(names=names) if names else ""
    else:
        kind, said = "turn", words.waiting.format(game=game, names=names)
        body = _played(news.after, words)
    return Text(notice, kind, news.table, said, body, f"{said}. {body}".strip())


def _played(name: str, words: Words) -> str:
    return words.played.format(name=name) if name else ""
