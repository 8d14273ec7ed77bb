"""What one viewer sees and hears of a match, as JSON. Parts that viewers or updates share are made once."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from brethren.game import SeatView
from brethren.table.audience import Applied, Viewer
from brethren.table.log import AnyEntry, Exclaimed, Played, Said
from brethren.table.match import Match
from brethren.table.seating import Chair
from brethren.table.text import tidied
from brethren.table.undo import may_undo
from brethren.wire.table import Fairness, Player, Table
from brethren.wire.updates import Happening

_OPEN = ("seat", "name", "text", "phrase", "level", "table", "choice", "voter", "carried", "until")
"""The fields of an entry that may be told to everybody who may know of it. Everything else is in its events, or
secret."""
_WRITTEN = {"name", "text"}
"""What people have written: logs are older than the checks of the gate."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Table).decode


def _parts(**parts: Any) -> bytes:
    """The fields of a JSON object, without its braces."""
    return _encode(parts)[1:-1]


_NOTHING = _parts(position=None, deciding=(), scores=(), timing=(), votes={})


class Views:
    """A cache of what the viewers of one match see. Call `forget` when something happens to the match."""

    __slots__ = ("_heard", "_match", "_settings", "_sights")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._settings: dict[tuple[Viewer, str], bytes] = {}
        self._sights: dict[SeatView | None, bytes] = {}
        self._heard: dict[tuple[int, int, Viewer], bytes] = {}

    def forget(self, applied: Applied) -> None:
        """Drop what this entry has changed. A decision doesn't change how the table is set up, unless it ends the
        game."""
        self._sights.clear()
        self._heard.clear()
        if type(applied.entry) is not Played or self._match.stage == "over":
            self._settings.clear()

    def update(
        self, viewer: Viewer, person: str, since: int | None = None, blocked: AbstractSet[str] = frozenset()
    ) -> bytes:
        """An Update: the table now, and what has happened since the update of that number (None: only the last thing).
        It is put together from shared parts, since no message is more frequent. What `blocked` people say is left
        out."""
        number = self._match.number_for(viewer)
        wanted = 1 if since is None else max(0, number - since)
        latest = self._match.audience.latest(viewer, wanted)
        first = number - len(latest) + 1
        heard = [
            _encode(silent(applied, place))
            if is_blocked(applied.entry, blocked)
            else self._happening(applied, viewer, place)
            for place, applied in enumerate(latest, first)
        ]
        return b'{"kind":"update","number":%d,"table":%b,"happened":[%b],"missed":%d}' % (
            number,
            self._table(viewer, person),
            b",".join(heard),
            wanted - len(latest),
        )

    def table(self, viewer: Viewer, person: str) -> Table:
        """The whole table as one viewer may see it."""
        return _decode(self._table(viewer, person))

    def _table(self, viewer: Viewer, person: str) -> bytes:
        match = self._match
        seen = match.seen_by(viewer)
        return b'{%b,%b,"actions":%b,"undo":%b}' % (
            self._settings.get((viewer, person)) or self._setting(viewer, person),
            self._sights.get(seen) or self._sight(seen),
            seen.actions if seen and viewer in seen.deciding and match.stage != "over" else b"[]",
            b"true" if viewer is not None and may_undo(match, viewer) else b"false",
        )

    def _setting(self, viewer: Viewer, person: str) -> bytes:
        """The part that no decision changes. It is the same for everybody except players and the host."""
        match = self._match
        if person and person not in match.seating.insiders:
            return self._settings.get((viewer, "")) or self._setting(viewer, "")
        # The luck of a daily voyage is everybody's: players who have finished can't pass it on before the day is over.
        secret = match.created.secret if match.stage == "over" and not match.created.voyage else None
        found = self._settings[viewer, person] = _parts(
            table=match.table,
            game=match.game.key,
            rules=match.created.rules,
            options=match.options,
            lots=match.lots,
            clock=match.clocks.limits,
            watchers=match.watchers,
            public=match.public,
            slow=match.clocks.slow,
            stage=match.stage,
            players=players(match.seating.chairs, match.seating.host, person),
            me=viewer,
            host=person == match.seating.host,
            fairness=Fairness(match.created.commitment, match.contributions(), secret),
            result=match.result,
            rematch=match.rematch,
            deal=match.created.deal is not None,
            voyage=match.created.voyage or None,
        )
        return found

    def _sight(self, seen: SeatView | None) -> bytes:
        """The part that viewers share if the same is hidden from them; their actions are added to it."""
        if seen is None:
            return _NOTHING
        match = self._match
        deciding = () if match.stage == "over" else seen.deciding
        found = self._sights[seen] = _parts(
            position=Raw(seen.position),
            deciding=deciding,
            scores=seen.scores,
            timing=match.clocks.timings(deciding),
            votes=match.votes,
        )
        return found

    def _happening(self, applied: Applied, viewer: Viewer, number: int) -> bytes:
        """Viewers share it if nothing is hidden from them."""
        key = applied.number, number, viewer if applied.secret else None
        found = self._heard.get(key)
        if found is None:
            texts = [event.text_for(viewer) if applied.secret else event.text for event in applied.events]
            events: list[Any] = [Raw(text) for text in texts if text is not None]
            found = self._heard[key] = _encode(
                Happening(number, applied.entry.at, **_words(applied.entry), events=events)
            )
        return found


def players(chairs: Sequence[Chair | None], host: str, person: str) -> list[Player | None]:
    """Who sits where, as this person sees it."""
    return [None if chair is None else _player(chair, host, person) for chair in chairs]


def _player(chair: Chair, host: str, person: str) -> Player:
    return Player(
        name=chair.name,
        avatar=chair.avatar,
        person=bool(chair.person),
        bot=chair.played_by,
        mine=bool(person) and chair.person == person,
        host=chair.person == host,
        away=chair.away,
    )


def happening(match: Match, applied: Applied, viewer: Viewer, blocked: AbstractSet[str] = frozenset()) -> Happening:
    """One entry of the log as one viewer may hear of it."""
    number = match.audience.number(viewer, applied.number)
    if is_blocked(applied.entry, blocked):
        return silent(applied, number)
    heard = [event.seen_by(viewer) for event in applied.events]
    return Happening(number, applied.entry.at, **_words(applied.entry), events=[e for e in heard if e is not None])


def is_blocked(entry: AnyEntry, people: AbstractSet[str]) -> bool:
    """Whether one of these people says something."""
    return entry.by in people and isinstance(entry, Said | Exclaimed)


def silent(applied: Applied, number: int) -> Happening:
    """Something was said that this viewer doesn't want to hear. It counts, so that no number is missing."""
    return Happening(number, applied.entry.at, _open_words(type(applied.entry))[0])


def _words(entry: AnyEntry) -> dict[str, Any]:
    what, words = _open_words(type(entry))
    found = {"what": what, **{word: getattr(entry, word) for word in words}}
    for word in _WRITTEN & found.keys():
        found[word] = tidied(found[word]) or "?"
    return found


@cache
def _open_words(kind: type[AnyEntry]) -> tuple[Any, tuple[str, ...]]:
    return kind.__struct_config__.tag, tuple(word for word in _OPEN if word in kind.__struct_fields__)
