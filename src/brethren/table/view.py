"""Views of a match that are needed now and then: its story, summaries, records and replays."""

from collections import Counter
from collections.abc import Generator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, cast

import msgspec
from msgspec import Struct

from brethren.game import CHANCE, Event, Game, SeatView, State
from brethren.table.audience import Viewer
from brethren.table.log import AnyEntry, Played, Started, Undone
from brethren.table.match import Match
from brethren.table.record import Step, end_of, game_of
from brethren.table.record import replay as replayed
from brethren.table.seating import Chair
from brethren.table.views import Views, happening, players
from brethren.wire.deals import DealtMatch
from brethren.wire.records import Excerpt, MatchRecord
from brethren.wire.replays import Replay, ReplayStep
from brethren.wire.table import Result, Table
from brethren.wire.tables import Summary
from brethren.wire.updates import Happening, Story
from brethren.wire.vocabulary import GameKey
from brethren.wire.watching import PublicTable

PAGE = 500
"""Happenings on one page."""


def story(
    match: Match,
    entries: Sequence[AnyEntry],
    viewer: Viewer,
    first: int = 1,
    most: int = PAGE,
    blocked: AbstractSet[str] = frozenset(),
) -> Generator[None, None, Story]:
    """What this viewer has heard of, from the log: a page of it, beginning with the happening of this number. What
    `blocked` people say is left out."""
    happened: list[Happening] = []
    again, total = Match(match.table), match.number_for(viewer)
    last = min(total, first + min(most, PAGE) - 1)
    for entry in entries:
        if again.number_for(viewer) >= last:
            break
        applied = again.add(entry)
        if viewer in applied.viewers and again.number_for(viewer) >= first:
            happened.append(happening(again, applied, viewer, blocked))
        yield
    return Story(happened, total)


def at(
    match: Match, entries: Sequence[AnyEntry], viewer: Viewer, person: str, number: int
) -> Generator[None, None, Table]:
    """The table as this viewer saw it at the update of this number."""
    last = match.audience.entry(viewer, number)
    return Views((yield from Match.unhurried(match.table, entries[:last]))).table(viewer, person)


def summary(match: Match, person: str) -> Summary:
    mine = match.seating.seats_of(person)
    deciding: set[int] = set()
    if match.state is not None and match.stage == "playing":
        deciding = {seat for seat in mine if seat in match.game.deciding(match.game.view(match.state, seat))}
    clocks = match.clocks.timings(sorted(deciding))
    return Summary(
        match.table,
        match.game.key,
        match.stage,
        players(match.seating.chairs, match.seating.host, person),
        bool(deciding),
        match.updated,
        min((due for due in (clocks[seat].due for seat in deciding) if due is not None), default=None),
    )


def public(match: Match) -> PublicTable | None:
    """What anyone may know of a match that goes on, if its host has it listed and onlookers are welcome."""
    if not (match.public and match.watchers and match.stage == "playing"):
        return None
    seated = players(match.seating.chairs, match.seating.host, "")
    return PublicTable(match.table, match.game.key, seated, match.started, match.updated, match.clocks.slow)


class FinishedMatch(Struct, frozen=True):
    """What is kept of a match that is over, so that lists and statistics don't need its log."""

    game: GameKey
    host: str
    chairs: list[Chair | None]
    updated: float
    started: float = 0.0
    result: Result | None = None
    decisions: list[int] = []  # on each seat
    again: bool = False  # it began in another match, or with the luck of one


def finished(match: Match) -> FinishedMatch:
    decided = Counter(played.seat for _, played in match.moves.played)
    return FinishedMatch(
        match.game.key,
        match.seating.host,
        match.seating.chairs,
        match.updated,
        match.started,
        match.result,
        [decided[seat] for seat in range(match.seats)],
        bool(match.created.given or match.created.deal),
    )


def summary_of(table: str, finished: FinishedMatch, person: str) -> Summary:
    return Summary(
        table, finished.game, "over", players(finished.chairs, finished.host, person), False, finished.updated
    )


def dealt(match: Match, entries: Sequence[AnyEntry], person: str, named: bool) -> DealtMatch:
    """A match beside others with the same deal. Scores are shown when it is over."""
    over = match.stage == "over" and match.state is not None
    return DealtMatch(
        table=match.table if named else None,
        players=players(match.seating.chairs, match.seating.host, person),
        scores=list(match.game.scores(match.state)) if over and match.state is not None else [],
        result=match.result,
        moves=len(match.moves.played) if over else 0,
        undone=sum(len(entry.numbers) for entry in entries if isinstance(entry, Undone)) if over else 0,
        updated=match.updated,
    )


def record(match: Match) -> MatchRecord:
    """A finished match, whole. Only for a match that is over."""
    assert match.result is not None
    return MatchRecord(
        table=match.table,
        game=match.game.key,
        rules=match.created.rules,
        seats=match.seats,
        options=match.options,
        players=[chair.name if chair else "" for chair in match.seating.chairs],
        bots=[chair.bot if chair else None for chair in match.seating.chairs],
        started=match.started,
        commitment=match.created.commitment,
        contributions=match.contributions(),
        secret=match.created.secret,
        lots=match.lots,
        log=[*match.created.given, *match.moves.transcript()],
        winners=match.result.winners,
        ending=match.result.ending,
        given=len(match.created.given),
        deal=match.created.deal,
    )


def replay(record: MatchRecord, seat: int | None) -> Replay:
    """A finished match, step by step: as this seat saw it, or (None) with everything open."""
    game, steps = game_of(record), list(replayed(record))
    end = end_of(record, steps)
    return Replay(
        game=record.game,
        options=record.options,
        seats=record.seats,
        players=record.players,
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
    again, heard = Match(match.table), dict[int, tuple[Happening, SeatView]]()
    seen = match.game.look(match.beginning(), viewer)
    for entry in entries:
        applied = again.add(entry)
        yield
        if viewer not in applied.viewers:
            continue
        if isinstance(entry, Started | Played):
            heard[applied.number] = happening(again, applied, viewer), seen
        elif isinstance(entry, Undone):
            heard = {number: step for number, step in heard.items() if number not in entry.numbers}
        if (now := again.seen_by(viewer)) is not None:
            seen = now
    steps: list[ReplayStep] = []
    for number, step in enumerate(heard.values(), 1):
        steps.append(_heard_step(number, *step))
        yield
    return Replay(
        game=match.game.key,
        options=match.options,
        seats=match.seats,
        players=[chair.name if chair else "" for chair in match.seating.chairs],
        bots=[chair.bot if chair else None for chair in match.seating.chairs],
        winners=[],
        ending="",
        steps=steps,
        end=msgspec.json.decode(seen.position),
        scores=seen.scores,
    )


def _heard_step(number: int, heard: Happening, seen: SeatView) -> ReplayStep:
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
        events=[each for each in heard if each is not None],
        position=game.to_json(shown),
        scores=list(game.scores(shown)),
        deciding=list(game.deciding(shown)),
    )


def _odds(game: Game, state: State) -> list[tuple[int, int]]:
    return list(zip(*game.odds(state), strict=True))


def _open(event: Event) -> dict[str, Any]:
    return {"event": event.name, **event.fields}


def excerpt(
    match: Match,
    entries: Sequence[AnyEntry],
    viewer: Viewer,
    person: str,
    first: int = 1,
    most: int = PAGE,
    blocked: AbstractSet[str] = frozenset(),
) -> Generator[None, None, Excerpt]:
    now = Views(match).table(viewer, person)
    page = yield from story(match, entries, viewer, first, most, blocked)
    return Excerpt(now, page.happened, page.total)
