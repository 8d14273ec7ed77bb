"""The one door by which anything leaves a match: what a viewer may see, and what a viewer may hear of."""

from collections import Counter
from collections.abc import Generator, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from brethren.game import CHANCE, Event, Game, State, Survey
from brethren.table.audience import Told, Viewer
from brethren.table.clock import timings
from brethren.table.entry import AnyEntry, Played, Started, Undone
from brethren.table.match import Chair, Match
from brethren.table.record import Step, end_of, game_of
from brethren.table.record import replay as replayed
from brethren.table.text import tidied
from brethren.table.undo import may_undo
from brethren.table.wire import (
    Dealt,
    Excerpt,
    Fairness,
    GameKey,
    Happening,
    MatchRecord,
    Player,
    Replay,
    ReplayStep,
    Result,
    Story,
    Summary,
    Table,
)

PAGE = 500
"""Happenings that are told at once."""

_OPEN = ("seat", "name", "text", "phrase", "level", "table", "choice", "voter", "carried")
"""What of an entry may be told to all who may know of it. The rest is in its events, if anywhere."""

_WRITTEN = {"name", "text"}
"""What people have written: logs are older than the checks of the gate."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Table).decode


def update(match: Match, viewer: Viewer, person: str, since: int | None = None) -> bytes:
    """An Update as JSON: the table now, and what has happened since the update of that number (None: only the last
    thing). Put together of parts that viewers or updates share, for nothing is said more often."""
    number = match.number_for(viewer)
    wanted = 1 if since is None else max(0, number - since)
    latest = match.audience.latest(viewer, wanted)
    first = number - len(latest) + 1
    happened = b",".join([_heard(match, told, viewer, place) for place, told in enumerate(latest, first)])
    return b'{"kind":"update","number":%d,"table":%b,"happened":[%b],"missed":%d}' % (
        number,
        _table(match, viewer, person),
        happened,
        wanted - len(latest),
    )


def table(match: Match, viewer: Viewer, person: str) -> Table:
    """The whole table as one viewer may see it."""
    return _decode(_table(match, viewer, person))


def _table(match: Match, viewer: Viewer, person: str) -> bytes:
    seen = match.seen_by(viewer)
    return b'{%b,%b,"actions":%b,"undo":%b}' % (
        match.settings.get((viewer, person)) or _setting(match, viewer, person),
        match.sights.get(seen) or _sight(match, seen),
        seen.actions if seen and viewer in seen.deciding and match.stage != "over" else b"[]",
        b"true" if viewer is not None and may_undo(match, viewer) else b"false",
    )


def _setting(match: Match, viewer: Viewer, person: str) -> bytes:
    """What no decision changes. All who neither sit here nor are the host see the same."""
    if person and person not in match.insiders:
        return match.settings.get((viewer, "")) or _setting(match, viewer, "")
    secret = match.secret if match.stage == "over" else None
    found = match.settings[viewer, person] = _parts(
        table=match.table,
        game=match.game.key,
        rules=match.rules,
        options=match.options,
        lots=match.lots,
        clock=match.clock,
        watchers=match.watchers,
        stage=match.stage,
        players=players(match, person),
        me=viewer,
        host=person == match.host,
        fairness=Fairness(match.commitment, match.contributions(), secret),
        result=match.result,
        rematch=match.rematch,
        deal=match.deal is not None,
    )
    return found


def _sight(match: Match, seen: Survey | None) -> bytes:
    """What all see from whom the same is hidden, but for what they may do."""
    if seen is None:
        return _NOTHING
    deciding = () if match.stage == "over" else seen.deciding
    found = match.sights[seen] = _parts(
        position=Raw(seen.position),
        deciding=deciding,
        scores=seen.scores,
        timing=timings(match, deciding),
        votes=match.votes,
    )
    return found


def _parts(**parts: Any) -> bytes:
    """Of a JSON object, without its braces."""
    return _encode(parts)[1:-1]


_NOTHING = _parts(position=None, deciding=(), scores=(), timing=(), votes={})


def players(match: "Match | Ended", person: str) -> list[Player | None]:
    return [None if chair is None else _player(match, chair, person) for chair in match.chairs]


def _player(match: "Match | Ended", chair: Chair, person: str) -> Player:
    return Player(
        name=chair.name,
        avatar=chair.avatar,
        person=bool(chair.person),
        bot=chair.played_by,
        mine=bool(person) and chair.person == person,
        host=chair.person == match.host,
    )


def _heard(match: Match, told: Told, viewer: Viewer, number: int) -> bytes:
    """As JSON. All from whom nothing of it is hidden share it."""
    key = told.number, number, viewer if told.secret else None
    found = match.heard.get(key)
    if found is None:
        texts = [event.text_for(viewer) if told.secret else event.text for event in told.events]
        events: list[Any] = [Raw(text) for text in texts if text is not None]
        found = match.heard[key] = _encode(Happening(number, told.entry.at, **_words(told.entry), events=events))
    return found


def happening(match: Match, told: Told, viewer: Viewer) -> Happening:
    """One entry of the log as one viewer may hear of it."""
    number = match.audience.number(viewer, told.number)
    heard = [event.seen_by(viewer) for event in told.events]
    return Happening(number, told.entry.at, **_words(told.entry), events=[e for e in heard if e is not None])


def _words(entry: AnyEntry) -> dict[str, Any]:
    what, words = _open_words(type(entry))
    found = {"what": what, **{word: getattr(entry, word) for word in words}}
    for word in _WRITTEN & found.keys():
        found[word] = tidied(found[word]) or "?"
    return found


@cache
def _open_words(kind: type[AnyEntry]) -> tuple[str, tuple[str, ...]]:
    return str(kind.__struct_config__.tag), tuple(word for word in _OPEN if word in kind.__struct_fields__)


def story(
    match: Match, entries: Sequence[AnyEntry], viewer: Viewer, first: int = 1, most: int = PAGE
) -> Generator[None, None, Story]:
    """What this viewer has heard of, from the log: a page of it, beginning with the happening of this number."""
    happened: list[Happening] = []
    again, total = Match(match.table), match.number_for(viewer)
    last = min(total, first + min(most, PAGE) - 1)
    for entry in entries:
        if again.number_for(viewer) >= last:
            break
        told = again.add(entry)
        if viewer in told.viewers and again.number_for(viewer) >= first:
            happened.append(happening(again, told, viewer))
        yield
    return Story(happened, total)


def at(
    match: Match, entries: Sequence[AnyEntry], viewer: Viewer, person: str, number: int
) -> Generator[None, None, Table]:
    """The table as this viewer saw it at the update of this number."""
    last = match.audience.entry(viewer, number)
    return table((yield from Match.unhurried(match.table, entries[:last])), viewer, person)


def summary(match: Match, person: str) -> Summary:
    mine = match.seats_of(person)
    deciding: set[int] = set()
    if match.state is not None and match.stage == "playing":
        deciding = {seat for seat in mine if seat in match.game.deciding(match.game.view(match.state, seat))}
    return Summary(
        match.table,
        match.game.key,
        match.stage,
        players(match, person),
        bool(deciding),
        match.updated,
    )


class Ended(Struct, frozen=True):
    """What is kept of a match that is over, so that lists and statistics can tell of it without its log."""

    game: GameKey
    host: str
    chairs: list[Chair | None]
    updated: float
    started: float = 0.0
    result: Result | None = None
    decisions: list[int] = []  # on each seat
    again: bool = False  # it began in another match, or with the luck of one


def ended(match: Match) -> Ended:
    decided = Counter(played.seat for _, played in match.line)
    return Ended(
        match.game.key,
        match.host,
        match.chairs,
        match.updated,
        match.started,
        match.result,
        [decided[seat] for seat in range(match.seats)],
        bool(match.given or match.deal),
    )


def summary_of(table: str, ended: Ended, person: str) -> Summary:
    return Summary(table, ended.game, "over", players(ended, person), False, ended.updated)


def dealt(match: Match, entries: Sequence[AnyEntry], person: str, named: bool) -> Dealt:
    """A match beside others with the same deal. How it stands is told when it is over."""
    over = match.stage == "over" and match.state is not None
    return Dealt(
        table=match.table if named else None,
        players=players(match, person),
        scores=list(match.game.scores(match.state)) if over and match.state is not None else [],
        result=match.result,
        moves=len(match.line) if over else 0,
        undone=sum(len(entry.numbers) for entry in entries if isinstance(entry, Undone)) if over else 0,
        updated=match.updated,
    )


def record(match: Match) -> MatchRecord:
    """A finished match, whole. Only for a match that is over."""
    assert match.result is not None
    return MatchRecord(
        table=match.table,
        game=match.game.key,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        players=[chair.name if chair else "" for chair in match.chairs],
        bots=[chair.bot if chair else None for chair in match.chairs],
        started=match.started,
        commitment=match.commitment,
        contributions=match.contributions(),
        secret=match.secret,
        lots=match.lots,
        log=[*match.given, *match.moves()],
        winners=match.result.winners,
        ending=match.result.ending,
        given=len(match.given),
        deal=match.deal,
    )


def replay(record: MatchRecord, seat: int | None) -> Replay:
    """A finished match, step by step: as this seat saw it, or (None) with everything open."""
    game, steps = game_of(record), list(replayed(record))
    end = end_of(record, steps)
    return Replay(
        game=record.game,
        options=record.options,
        seats=record.seats,
        players=[tidied(name) or "?" for name in record.players],
        bots=record.bots,
        winners=record.winners,
        ending=record.ending,
        steps=[_replay_step(game, step, seat) for step in steps],
        end=game.to_json(end if seat is None else game.view(end, seat)),
        scores=list(game.scores(end)),
    )


def replay_so_far(match: Match, entries: Sequence[AnyEntry], viewer: Viewer) -> Generator[None, None, Replay]:
    """A match that goes on, step by step, made of nothing but the updates that this viewer got: what was heard of each
    decision, and what was seen before it."""
    again, heard = Match(match.table), dict[int, tuple[Happening, Survey]]()
    seen = match.game.survey(match.beginning(), viewer)
    for entry in entries:
        told = again.add(entry)
        yield
        if viewer not in told.viewers:
            continue
        if isinstance(entry, Started | Played):
            heard[told.number] = happening(again, told, viewer), seen
        elif isinstance(entry, Undone):
            heard = {number: step for number, step in heard.items() if number not in entry.numbers}
        if (now := again.seen_by(viewer)) is not None:
            seen = now
    return Replay(
        game=match.game.key,
        options=match.options,
        seats=match.seats,
        players=[chair.name if chair else "" for chair in match.chairs],
        bots=[chair.bot if chair else None for chair in match.chairs],
        winners=[],
        ending="",
        steps=[_heard_step(place, *step) for place, step in enumerate(heard.values(), 1)],
        end=msgspec.json.decode(seen.position),
        scores=seen.scores,
    )


def _heard_step(number: int, heard: Happening, seen: Survey) -> ReplayStep:
    return ReplayStep(
        number=number,
        seat=CHANCE if heard.what == "started" else cast(int, heard.seat),
        action=None,
        words=None,
        odds=None,
        events=heard.events,
        position=msgspec.json.decode(seen.position),
        scores=seen.scores,
        deciding=list(seen.deciding),
    )


def _replay_step(game: Game, step: Step, seat: int | None) -> ReplayStep:
    shown = step.before if seat is None else game.view(step.before, seat)
    heard = [_open(event) if seat is None else event.seen_by(seat) for event in step.events]
    known = seat in (None, step.seat) or heard == [_open(event) for event in step.events]
    return ReplayStep(
        number=step.number,
        seat=step.seat,
        action=step.action if known else None,
        words=game.describe(step.before, step.seat, step.action) if known else None,
        odds=_odds(game, step.before) if seat is None and step.seat == CHANCE else None,
        events=[told for told in heard if told is not None],
        position=game.to_json(shown),
        scores=list(game.scores(shown)),
        deciding=list(game.deciding(shown)),
    )


def _odds(game: Game, state: State) -> list[tuple[int, int]]:
    return list(zip(*game.odds(state), strict=True))


def _open(event: Event) -> dict[str, Any]:
    return {"event": event.name, **event.parts}


def excerpt(
    match: Match, entries: Sequence[AnyEntry], viewer: Viewer, person: str, first: int = 1, most: int = PAGE
) -> Generator[None, None, Excerpt]:
    now = table(match, viewer, person)
    page = yield from story(match, entries, viewer, first, most)
    return Excerpt(now, page.happened, page.total)
