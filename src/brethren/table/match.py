"""One match: what the entries of its log add up to. The gate checks entries before they are added here."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from brethren.game import Event, Game, MoveResult, SeatView, State
from brethren.table import log
from brethren.table.audience import Applied, Audience, Viewer
from brethren.table.clocks import Clocks, Decision
from brethren.table.deal import Numbers
from brethren.table.draws import repeat
from brethren.table.editions import edition
from brethren.table.limits import TableLimits
from brethren.table.log import AnyEntry, Played
from brethren.table.luck import Luck
from brethren.table.moves import Move, Moves
from brethren.table.seating import STANDIN, Chair, Seating
from brethren.table.text import tidied
from brethren.wire.table import Counted, Result
from brethren.wire.vocabulary import Choice, Level, Stage

STOPPED = "stopped"


class Outcome(Struct, frozen=True):
    """What a decision leads to, as the gate has worked it out."""

    events: list[Event]
    end: MoveResult
    draw_numbers: Numbers


@dataclass(slots=True)
class Match:
    table: str
    number: int = 0
    created: log.Created = field(init=False)
    """What never changes: the rules, the secret, another match's luck."""
    game: Game = field(init=False)
    options: dict[str, str | int] = field(default_factory=dict)
    lots: bool = True
    watchers: bool = True
    public: bool = False
    """Whether the table is listed among those that anyone may watch."""
    seating: Seating = field(default_factory=Seating)
    stage: Stage = "gathering"
    started: float = 0.0
    updated: float = 0.0
    luck: Luck | None = None
    state: State | None = None
    overview: SeatView | None = None
    """What everybody may know of the state."""
    open: bool = True
    """Whether nothing else is hidden."""
    deciding: tuple[int, ...] = ()
    moves: Moves = field(init=False)
    clocks: Clocks = field(default_factory=Clocks)
    votes: dict[int, dict[int, Choice]] = field(default_factory=dict)
    result: Result | None = None
    rematch: str | None = None
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    audience: Audience = field(default_factory=Audience)
    limits: TableLimits = field(default_factory=TableLimits)

    @classmethod
    def of(cls, table: str, entries: Sequence[AnyEntry]) -> "Match":
        match = cls(table)
        for entry in entries:
            match.add(entry)
        return match

    @classmethod
    def unhurried(cls, table: str, entries: Sequence[AnyEntry]) -> Generator[None, None, "Match"]:
        """The same, in steps: others can do something after each entry."""
        match = cls(table)
        for entry in entries:
            match.add(entry)
            yield
        return match

    # What is asked of it

    @property
    def seats(self) -> int:
        return len(self.seating.chairs)

    def bots_to_move(self) -> list[tuple[int, Level]]:
        """Seats that a bot has to decide for now."""
        return self.seating.bots_among(self.deciding)

    def next_due(self) -> tuple[float, int] | None:
        """The first person to be late, and when; None if nobody will be."""
        running = self.clocks.running
        people = set(running) - {seat for seat, _ in self.seating.bots_among(running)}
        return min(((self.clocks.due(seat), seat) for seat in people), default=None)

    def next_reminder(self, before: float) -> tuple[float, int] | None:
        """The next person to be reminded, so many seconds before they are late, and when; None if nobody will be. Where
        moves take minutes, nobody is."""
        clocks = self.clocks
        waiting = [seat for seat in clocks.running if seat not in clocks.reminded] if clocks.slow else []
        people = set(waiting) - {seat for seat, _ in self.seating.bots_among(waiting)}
        return min(((clocks.reminder(seat, before), seat) for seat in people), default=None)

    def contributions(self) -> list[str | None]:
        """What the player of each seat has added to the dice. With a deal, what the players of that match added."""
        if self.created.deal:
            return list(self.created.lucks)
        return [self.seating.contributions.get(chair.person) if chair else None for chair in self.seating.chairs]

    def mixed(self) -> Luck:
        """The luck from which all dice of this match follow."""
        secret, deal = self.created.secret, self.created.deal
        return Luck.mixed(secret, deal.table if deal else self.table, self.contributions())

    def number_for(self, viewer: Viewer) -> int:
        """The number of the latest update to this viewer."""
        return self.audience.heard_by(viewer)

    # What happens to it

    def add(self, entry: AnyEntry, outcome: Outcome | None = None) -> Applied:
        """Add this entry. What the gate has worked out about a decision isn't computed again."""
        self.number += 1
        if entry.command:
            self.commands[entry.by, entry.command] = self.number
        if type(entry) is Played:
            applied = self._applied(entry, self._played(entry, outcome))
        else:
            self._require_chair(entry)
            applied = self._applied(entry, _APPLY[type(entry)](self, entry) or ())
            self.seating.note_changes()
            self.limits.count(entry)
        self.audience.hear(applied)
        if applied.viewers == self.audience.everybody:
            self.updated = entry.at
        return applied

    def _applied(self, entry: AnyEntry, events: Sequence[Event]) -> Applied:
        viewers = self.audience.everybody
        if self.number in self.audience.hidden:
            viewers = frozenset((self.audience.hidden[self.number],))
        elif type(entry) is log.Undone:
            viewers = self.audience.that_heard_of(set(entry.numbers))
        elif type(entry) is log.Reminded or (type(entry) is log.Contributed and self.stage != "gathering"):
            viewers = frozenset()
        return Applied(self.number, entry, events, viewers, _secret(events))

    def _require_chair(self, entry: AnyEntry) -> None:
        """Refuse an entry for a seat that doesn't exist: what is stored may have been tampered with."""
        seat = getattr(entry, "seat", None)
        if seat is not None and seat >= len(self.seating.chairs):
            raise ValueError(f"there is no seat {seat} at this table")

    def _created(self, entry: log.Created) -> None:
        self.created, self.game = entry, edition(entry.game, entry.rules)
        self.seating.host = entry.by
        self.moves = Moves(Numbers(self.game, entry.deal))
        self._configure(entry)

    def _settings_changed(self, entry: log.SettingsChanged) -> None:
        self._configure(entry)

    def _configure(self, entry: log.Created | log.SettingsChanged) -> None:
        self.options, self.lots = entry.options, entry.lots
        self.watchers, self.public = entry.watchers, entry.public
        self.clocks.limits = entry.clock
        self.seating.resize(entry.seats)
        self.audience.welcome((None, *range(entry.seats)))

    def _sat(self, entry: log.Sat) -> None:
        self.seating.chairs[entry.seat] = Chair(tidied(entry.name) or "?", entry.by, entry.avatar)
        self.seating.sat_at[entry.by] = entry.at

    def _stood(self, entry: log.Stood) -> None:
        chair = self.seating.chairs[entry.seat]
        if self.stage == "playing" and chair:
            chair.gone = True
        else:
            self.seating.chairs[entry.seat] = None

    def _placed(self, entry: log.BotPlaced) -> None:
        self.seating.chairs[entry.seat] = Chair(entry.level, bot=entry.level)

    def _contributed(self, entry: log.Contributed) -> None:
        self.seating.contributions[entry.by] = entry.luck

    def _started(self, entry: log.Started) -> Sequence[Event]:
        self.stage, self.started, self.moves.opening = "playing", entry.at, entry.chance
        self.options = {**self.options, "start": entry.start}
        self.luck = self.mixed()
        self.clocks.set_up(self.seats)
        state, events = repeat(self.beginning(), entry.chance, self.moves.draw_numbers)
        self._stand(state, entry.at)
        return events

    def _played(self, entry: log.Played, outcome: Outcome | None) -> Sequence[Event]:
        assert self.state is not None
        seat, number, before, moves = entry.seat, self.number, self.state, self.moves
        moves.mark(len(moves.played), before)
        if outcome:
            end, events, moves.draw_numbers = outcome.end, outcome.events, outcome.draw_numbers
            state, overview = end.state, end.overview
        else:
            (state, events), overview = self.after(before, entry), None
        self.clocks.stop(number, entry)
        moves.played.append((number, entry))
        openly = _open(events)
        self._show(seat, openly)
        self.clocks.late.discard(seat)
        self.votes.pop(seat, None)
        moves.lengthen_tail(Move(entry, number, before, len(self.deciding) > 1, self.open))
        self._stand(state, entry.at, openly, overview)
        return events

    def _undone(self, entry: log.Undone) -> None:
        gone, clocks = set(entry.numbers), self.clocks
        # The clock runs on as if the decision had never been made: others must not see a change of mind.
        unheard = self.audience.unhide(gone)
        began = {entry.seat: clocks.since[entry.numbers[0]], **{seat: clocks.began[seat] for seat in unheard}}
        state = self._replayed(*self.moves.take_back(gone))
        clocks.recount(self.moves.played, self.audience.hidden)
        clocks.forget(gone)
        self._stand(state, entry.at, not unheard)
        for seat, at in began.items():
            clocks.began[seat], clocks.decisions[seat] = at, Decision(self.number, at)

    def _late(self, entry: log.Late) -> None:
        self.clocks.late.add(entry.seat)

    def _reminded(self, entry: log.Reminded) -> None:
        self.clocks.reminded.add(entry.seat)

    def _vacation(self, entry: log.Vacation) -> None:
        for seat in self.seating.seats_of(entry.by):
            chair = self.seating.chairs[seat]
            assert chair
            chair.away = entry.until if entry.until > entry.at else None
            self.clocks.pause(seat, entry.at, entry.until)

    def _voted(self, entry: log.Voted) -> None:
        self.votes.setdefault(entry.seat, {})[entry.voter] = entry.choice
        chair = self.seating.chairs[entry.seat]
        if not entry.carried or not chair:
            return
        del self.votes[entry.seat]
        self.clocks.late.discard(entry.seat)
        chair.gone = False
        if entry.choice == "bot":
            chair.standin = STANDIN
        elif entry.choice == "end":
            self._end(Result([], STOPPED))
        else:
            self.clocks.restart(entry.seat, entry.at)

    def _returned(self, entry: log.Returned) -> None:
        chair = self.seating.chairs[entry.seat]
        if chair:
            chair.standin, chair.gone = None, False
        self.clocks.late.discard(entry.seat)
        self.votes.pop(entry.seat, None)
        self.clocks.restart(entry.seat, entry.at)

    def _said(self, entry: log.Said) -> None:
        pass

    def _exclaimed(self, entry: log.Exclaimed) -> None:
        pass

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    # How the game goes on

    def beginning(self) -> State:
        """The state before anything is drawn or decided at this table."""
        return self.begun(self.options)

    def begun(self, options: dict[str, str | int]) -> State:
        state = self.game.start(self.seats, **options)
        for seat, action in self.created.given:
            state = self.game.play(state, seat, action)
        return state

    def after(self, state: State, played: Played) -> tuple[State, list[Event]]:
        state, events = self.game.play_with_events(state, played.seat, played.action)
        state, more = repeat(state, played.chance, self.moves.draw_numbers)
        return state, events + more

    def _stand(self, state: State, at: float, openly: bool = True, overview: SeatView | None = None) -> None:
        """This is the state now. Seats that did not have to decide before have had to since `at`."""
        seen, clocks = self.look_at(state, overview), self.clocks
        deciding = self.deciding
        clocks.keep(deciding)
        if openly and not self.open:
            clocks.seem_to_start(seen.deciding, at)
        clocks.start(deciding, self.number, at)
        if not deciding:
            self._end(self._result(state))

    def _result(self, state: State) -> Result:
        winners, ending = list(self.game.winners(state)), self.game.ending(state) or ""
        tally = self.game.tally(state)
        if tally is None:
            return Result(winners, ending)
        counted = [Counted(item.of, item.numbers, item.points) for item in tally.counted]
        return Result(winners, ending, counted, tally.totals)

    def look_at(self, state: State, overview: SeatView | None = None) -> SeatView:
        """This is the state now; what everybody may know of it."""
        overview = overview or self.game.look(state, None)
        self.state, self.overview, self.open = state, overview, overview.open
        self.deciding = overview.deciding if self.open else self.game.deciding(state)
        return overview

    def seen_by(self, viewer: Viewer) -> SeatView | None:
        """What this viewer may know of the state, and do."""
        overview = self.overview
        if overview is None or viewer is None or self.state is None:
            return overview
        if not self.open:
            return self.game.look(self.state, viewer)
        if len(self.deciding) < 2 or viewer not in self.deciding:
            return overview
        return replace(overview, actions=self.game.actions_text(self.state, viewer))

    def _replayed(self, state: State, place: int) -> State:
        """The state to which the decisions from this place on lead."""
        moves = self.moves
        for at, (number, played) in enumerate(moves.played[place:], place):
            moves.mark(at, state)
            self.look_at(state)
            moves.lengthen_tail(Move(played, number, state, len(self.deciding) > 1, self.open))
            state, _ = self.after(state, played)
        return state

    def _show(self, seat: int, openly: bool) -> None:
        """A decision, and the time spent on it, shows when everybody is told of it, or had to wait for it."""
        clocks = self.clocks
        if openly:
            self.audience.hidden.clear()
            clocks.shown_spent = clocks.spent.copy()
        elif seat in clocks.late or seat in self.votes:
            clocks.shown_spent[seat] = clocks.spent[seat]
        else:
            self.audience.hidden[self.number] = seat

    def _end(self, result: Result) -> None:
        self.stage, self.result, self.deciding = "over", result, ()
        self.clocks.end()
        self.votes.clear()
        self.moves.tail.clear()


def _open(events: Sequence[Event]) -> bool:
    """Whether a spectator hears of any of it."""
    for event in events:
        if event.heard_by(None):
            return True
    return False


def _secret(events: Sequence[Event]) -> bool:
    for event in events:
        if event.knows is not None:
            return True
    return False


_APPLY: dict[type[AnyEntry], Callable[[Match, Any], Sequence[Event] | None]] = {
    log.Created: Match._created,
    log.SettingsChanged: Match._settings_changed,
    log.Sat: Match._sat,
    log.Stood: Match._stood,
    log.BotPlaced: Match._placed,
    log.Contributed: Match._contributed,
    log.Started: Match._started,
    log.Undone: Match._undone,
    log.Late: Match._late,
    log.Reminded: Match._reminded,
    log.Vacation: Match._vacation,
    log.Voted: Match._voted,
    log.Returned: Match._returned,
    log.Said: Match._said,
    log.Exclaimed: Match._exclaimed,
    log.Rematched: Match._rematched,
}
