"""One match: what the entries of its log add up to. Entries come from the gate, which checks; here they only count."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from brethren.game import CHANCE, Event, Game, Moved, State, Survey
from brethren.table import entry as log
from brethren.table.audience import Audience, Told, Viewer
from brethren.table.deal import Numbers
from brethren.table.editions import edition
from brethren.table.entry import AnyEntry, Played
from brethren.table.limits import Limits
from brethren.table.luck import Luck
from brethren.table.text import tidied
from brethren.table.wire import Avatar, Choice, Clock, Deal, Level, Result, Stage

TAIL = 32
MARK = 16
"""Of so many decisions the state before one is kept, so that to take one back need not replay the whole match."""
STANDIN: Level = "mate"
STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    avatar: Avatar


@dataclass(slots=True)
class Chair:
    """Who sits on a seat: a person, or a bot; `standin` plays on for a person who has left."""

    name: str
    person: str = ""
    avatar: Avatar | None = None
    bot: Level | None = None
    standin: Level | None = None
    gone: bool = False

    @property
    def played_by(self) -> Level | None:
        """The level of the bot that decides here; None if a person does."""
        return self.bot or self.standin


class Step(Struct, frozen=True):
    """One decision that is part of the game, with what came before it."""

    entry: Played
    number: int
    before: State
    several: bool  # had to decide at once
    open: bool  # nothing was hidden


class Mark(Struct, frozen=True):
    """The state before a decision, and the numbers of the draws to come."""

    state: State
    numbers: Numbers


class Decision(Struct, frozen=True):
    """Since which entry, and since when, a seat has had to decide what it has to decide now."""

    number: int
    at: float


class Draws(Struct, frozen=True):
    """What chance did, and where that led."""

    chance: tuple[int, ...]
    events: list[Event]
    end: Moved | None


class Foreseen(Struct, frozen=True):
    """An entry that may come next, with what the gate has worked out of it."""

    entry: Played
    events: list[Event]
    end: Moved
    numbers: Numbers


@dataclass(slots=True)
class Match:
    table: str
    number: int = 0
    host: str = ""
    game: Game = field(init=False)
    rules: int = 0
    options: dict[str, str | int] = field(default_factory=dict)
    lots: bool = True
    clock: Clock = field(default_factory=Clock)
    watchers: bool = True
    auto: bool = False
    given: tuple[tuple[int, int], ...] = ()
    dealt: tuple[str | None, ...] = ()
    secret: str = ""
    commitment: str = ""
    deal: Deal | None = None
    chairs: list[Chair | None] = field(default_factory=list)
    lucks: dict[str, str] = field(default_factory=dict)
    stage: Stage = "gathering"
    started: float = 0.0
    updated: float = 0.0
    luck: Luck | None = None
    state: State | None = None
    overview: Survey | None = None
    """What everybody may know of the state."""
    open: bool = True
    """Whether that is all there is to know."""
    deciding: tuple[int, ...] = ()
    line: list[tuple[int, Played]] = field(default_factory=list)
    opening: tuple[int, ...] = ()
    marks: list[Mark] = field(default_factory=list)
    """Before the first decision, and before every MARK-th one after it."""
    tail: list[Step] = field(default_factory=list)
    numbers: Numbers = field(init=False)
    """Those of the draws to come."""
    decisions: dict[int, Decision] = field(default_factory=dict)
    began: list[float] = field(default_factory=list)
    since: dict[int, float] = field(default_factory=dict)
    spent: list[float] = field(default_factory=list)
    shown_spent: list[float] = field(default_factory=list)
    hidden: dict[int, int] = field(default_factory=dict)
    """Decisions that not everybody has heard of yet, by number, and whose they are."""
    late: set[int] = field(default_factory=set)
    votes: dict[int, dict[int, Choice]] = field(default_factory=dict)
    foreseen: Foreseen | None = None
    result: Result | None = None
    rematch: str | None = None
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    audience: Audience = field(default_factory=Audience)
    limits: Limits = field(default_factory=Limits)
    sat_at: dict[str, float] = field(default_factory=dict)
    """When each person has last sat down."""
    insiders: frozenset[str] = frozenset()
    """The people who sit here, and the host."""
    among_bots: frozenset[int] = frozenset()
    """Seats beside which there are only bots."""
    sights: dict[Survey | None, bytes] = field(default_factory=dict)
    heard: dict[tuple[int, int, Viewer], bytes] = field(default_factory=dict)
    """What has been made ready to be sent since the last entry."""
    settings: dict[tuple[Viewer, str], bytes] = field(default_factory=dict)
    """What each player, and who is none, sees that no decision changes."""

    @classmethod
    def of(cls, table: str, entries: Sequence[AnyEntry]) -> "Match":
        match = cls(table)
        for entry in entries:
            match.add(entry)
        return match

    @classmethod
    def unhurried(cls, table: str, entries: Sequence[AnyEntry]) -> Generator[None, None, "Match"]:
        """The same, with a chance for others to do something after each entry."""
        match = cls(table)
        for entry in entries:
            match.add(entry)
            yield
        return match

    # What is asked of it

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair and chair.person == person]

    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair and chair.person}

    def bots_to_move(self) -> list[tuple[int, Level]]:
        """Seats that a bot has to decide for now."""
        found = []
        for seat in self.deciding:
            chair = self.chairs[seat]
            if chair and chair.played_by:
                found.append((seat, chair.played_by))
        return found

    def contributions(self) -> list[str | None]:
        """What the player of each seat has put into the dice; with a deal, what those of that match did."""
        if self.deal:
            return list(self.dealt)
        return [self.lucks.get(chair.person) if chair else None for chair in self.chairs]

    def mixed(self) -> Luck:
        """All the dice of this match."""
        return Luck.mixed(self.secret, self.deal.table if self.deal else self.table, self.contributions())

    def moves(self) -> list[tuple[int, int]]:
        """All that was done here, by chance too, as it stands now."""
        moves = [(CHANCE, action) for action in self.opening]
        for _, played in self.line:
            moves += [(played.seat, played.action), *((CHANCE, action) for action in played.chance)]
        return moves

    def number_for(self, viewer: Viewer) -> int:
        """That of the latest update to this viewer."""
        return self.audience.heard_by(viewer)

    # What happens to it

    def add(self, entry: AnyEntry) -> Told:
        """Let this entry count."""
        self.number += 1
        if entry.command:
            self.commands[entry.by, entry.command] = self.number
        told = self._told(entry, _TAKE[type(entry)](self, entry) or ())
        self.sights.clear()
        self.heard.clear()
        if type(entry) is not Played:
            self.limits.count(entry)
        if type(entry) is not Played or self.stage == "over":
            self.settings.clear()
            self.insiders = frozenset((self.host, *self.people()))
            people = {seat for seat, chair in enumerate(self.chairs) if chair and not chair.bot}
            self.among_bots = frozenset(seat for seat in range(self.seats) if people <= {seat})
        self.audience.hear(told)
        if told.viewers == self.audience.everybody:
            self.updated = entry.at
        return told

    def _told(self, entry: AnyEntry, events: Sequence[Event]) -> Told:
        viewers = self.audience.everybody
        if self.number in self.hidden:
            viewers = frozenset((self.hidden[self.number],))
        elif type(entry) is log.Undone:
            viewers = self.audience.that_heard_of(set(entry.numbers))
        elif type(entry) is log.Contributed and self.stage != "gathering":
            viewers = frozenset()
        return Told(self.number, entry, events, viewers, _secret(events))

    def _created(self, entry: log.Created) -> None:
        self.game = edition(entry.game, entry.rules)
        self.host, self.rules = entry.by, entry.rules
        self.secret, self.commitment, self.auto = entry.secret, entry.commitment, entry.auto
        self.given, self.deal, self.dealt = entry.given, entry.deal, entry.lucks
        self._lay(entry)

    def _set(self, entry: log.Set) -> None:
        self._lay(entry)

    def _lay(self, entry: log.Created | log.Set) -> None:
        self.options, self.lots, self.clock, self.watchers = entry.options, entry.lots, entry.clock, entry.watchers
        self.chairs = [*self.chairs, *[None] * entry.seats][: entry.seats]
        self.audience.welcome((None, *range(entry.seats)))

    def _sat(self, entry: log.Sat) -> None:
        self.chairs[entry.seat] = Chair(tidied(entry.name) or "?", entry.by, entry.avatar)
        self.sat_at[entry.by] = entry.at

    def _stood(self, entry: log.Stood) -> None:
        chair = self.chairs[entry.seat]
        if self.stage == "playing" and chair:
            chair.gone = True
        else:
            self.chairs[entry.seat] = None

    def _placed(self, entry: log.Placed) -> None:
        self.chairs[entry.seat] = Chair(entry.level, bot=entry.level)

    def _contributed(self, entry: log.Contributed) -> None:
        self.lucks[entry.by] = entry.luck

    def _started(self, entry: log.Started) -> Sequence[Event]:
        self.stage, self.started, self.opening = "playing", entry.at, entry.chance
        self.options = {**self.options, "start": entry.start}
        self.luck = self.mixed()
        self.spent, self.shown_spent, self.began = [[0.0] * self.seats for _ in range(3)]
        self.numbers = Numbers(self.game, self.deal)
        state, events = self.chanced(self.beginning(), entry.chance)
        self._stand(state, entry.at)
        return events

    def _played(self, entry: log.Played) -> Sequence[Event]:
        assert self.state is not None
        seat, number, before = entry.seat, self.number, self.state
        self._mark(len(self.line), before)
        foreseen, self.foreseen = self.foreseen, None
        if foreseen and foreseen.entry is entry:
            end, events, self.numbers = foreseen.end, foreseen.events, foreseen.numbers
            state, overview = end.state, end.overview
        else:
            (state, events), overview = self.applied(before, entry), None
        self.since[number] = self.decisions.pop(seat).at
        self.spent[seat] += self._took(number, entry)
        self.line.append((number, entry))
        openly = _open(events)
        self._show(seat, openly)
        self.late.discard(seat)
        self.votes.pop(seat, None)
        self._lengthen(Step(entry, number, before, len(self.deciding) > 1, self.open))
        self._stand(state, entry.at, openly, overview)
        return events

    def _undone(self, entry: log.Undone) -> None:
        gone = set(entry.numbers)
        # The clock runs on as if the decision had never been made: others must not see a change of mind.
        unheard = [self.hidden.pop(number) for number in gone & self.hidden.keys()]
        began = {entry.seat: self.since[entry.numbers[0]], **{seat: self.began[seat] for seat in unheard}}
        first = next(place for place, (number, _) in enumerate(self.line) if number in gone)
        self.line = [(number, played) for number, played in self.line if number not in gone]
        self._count_time()
        self.decisions = {seat: since for seat, since in self.decisions.items() if since.number not in gone}
        self.late &= self.decisions.keys()
        self._stand(self._replayed(first), entry.at, not unheard)
        for seat, at in began.items():
            self.began[seat], self.decisions[seat] = at, Decision(self.number, at)

    def _late(self, entry: log.Late) -> None:
        self.late.add(entry.seat)

    def _voted(self, entry: log.Voted) -> None:
        self.votes.setdefault(entry.seat, {})[entry.voter] = entry.choice
        chair = self.chairs[entry.seat]
        if not entry.carried or not chair:
            return
        del self.votes[entry.seat]
        self.late.discard(entry.seat)
        chair.gone = False
        if entry.choice == "bot":
            chair.standin = STANDIN
        elif entry.choice == "end":
            self._end(Result([], STOPPED))
        else:
            self._restart_clock(entry.seat, entry.at)

    def _returned(self, entry: log.Returned) -> None:
        chair = self.chairs[entry.seat]
        if chair:
            chair.standin, chair.gone = None, False
        self.late.discard(entry.seat)
        self.votes.pop(entry.seat, None)
        self._restart_clock(entry.seat, entry.at)

    def _said(self, entry: log.Said) -> None:
        pass

    def _exclaimed(self, entry: log.Exclaimed) -> None:
        pass

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table

    # How the game goes on

    def beginning(self) -> State:
        """Before anything is drawn or decided at this table."""
        return self.begun(self.options)

    def begun(self, options: dict[str, str | int]) -> State:
        state = self.game.start(self.seats, **options)
        for seat, action in self.given:
            state = self.game.play(state, seat, action)
        return state

    def applied(self, state: State, played: Played) -> tuple[State, list[Event]]:
        state, events = self.game.tell(state, played.seat, played.action)
        state, more = self.chanced(state, played.chance)
        return state, events + more

    def chanced(self, state: State, chance: Sequence[int]) -> tuple[State, list[Event]]:
        events: list[Event] = []
        for action in chance:
            self.numbers.next(state)
            state, more = self.game.tell(state, CHANCE, action)
            events += more
        return state, events

    def draws(self, state: State, luck: Luck, numbers: Numbers) -> Draws:
        """What chance does upon this state, until somebody has to decide."""
        chance: list[int] = []
        events: list[Event] = []
        end: Moved | None = None
        deciding = self.game.deciding(state)
        while deciding == (CHANCE,):
            legal, weights = self.game.odds(state)
            chance.append(legal[luck.draw(numbers.next(state), weights)])
            end = self.game.move(state, CHANCE, chance[-1])
            state, deciding = end.state, end.deciding
            events += end.events
        return Draws(tuple(chance), events, end)

    def _stand(self, state: State, at: float, openly: bool = True, overview: Survey | None = None) -> None:
        """This is how the game stands now; who was not deciding, or has decided, has had to decide since `at`."""
        seen = self.look_at(state, overview)
        deciding, decisions, began = self.deciding, self.decisions, self.began
        if decisions:
            self.decisions = decisions = {seat: since for seat, since in decisions.items() if seat in deciding}
        if openly and not self.open:
            # Somebody who has no choice seems to decide like the others, and so does that clock.
            for seat in seen.deciding:
                if seat not in decisions:
                    began[seat] = at
        for seat in deciding:
            if seat not in decisions:
                decisions[seat] = Decision(self.number, at)
                began[seat] = at
        if not deciding:
            self._end(Result(list(self.game.winners(state)), self.game.ending(state) or ""))

    def look_at(self, state: State, overview: Survey | None = None) -> Survey:
        """This is the state now; what everybody may know of it."""
        overview = overview or self.game.survey(state, None)
        self.state, self.overview, self.open = state, overview, overview.open
        self.deciding = overview.deciding if self.open else self.game.deciding(state)
        return overview

    def seen_by(self, viewer: Viewer) -> Survey | None:
        """What this viewer may know of the state, and do."""
        overview = self.overview
        if overview is None or viewer is None or self.state is None:
            return overview
        if not self.open:
            return self.game.survey(self.state, viewer)
        if len(self.deciding) < 2 or viewer not in self.deciding:
            return overview
        return replace(overview, actions=self.game.actions_text(self.state, viewer))

    def _restart_clock(self, seat: int, at: float) -> None:
        if seat in self.decisions:
            self.decisions[seat] = Decision(self.decisions[seat].number, at)
        self.began[seat] = at

    def _mark(self, place: int, state: State) -> None:
        if place == MARK * len(self.marks):
            self.marks.append(Mark(state, self.numbers.copy()))

    def _replayed(self, first: int) -> State:
        """The state that the line leads to, of which nothing before this place has changed; with the tail and the
        numbers of draws anew."""
        mark = first // MARK
        del self.marks[mark + 1 :]
        state, self.numbers = self.marks[mark].state, self.marks[mark].numbers.copy()
        rest = self.line[MARK * mark :]
        self.tail = [step for step in self.tail if rest and step.number < rest[0][0]]
        for place, (number, played) in enumerate(rest, MARK * mark):
            self._mark(place, state)
            self.look_at(state)
            self._lengthen(Step(played, number, state, len(self.deciding) > 1, self.open))
            state, _ = self.applied(state, played)
        return state

    def _show(self, seat: int, openly: bool) -> None:
        """Time spent on a decision shows only once the decision does: when all hear of it, or had to wait for it."""
        if openly:
            self.hidden.clear()
            self.shown_spent = self.spent.copy()
        elif seat in self.late or seat in self.votes:
            self.shown_spent[seat] = self.spent[seat]
        else:
            self.hidden[self.number] = seat

    def _count_time(self) -> None:
        """Anew, in the same order: a sum that was only taken back would differ in its last digits."""
        self.spent, self.shown_spent = [0.0] * self.seats, [0.0] * self.seats
        for number, played in self.line:
            self.spent[played.seat] += self._took(number, played)
            if number not in self.hidden:
                self.shown_spent[played.seat] += self._took(number, played)

    def _took(self, number: int, played: Played) -> float:
        return max(0.0, played.at - self.since[number])

    def _lengthen(self, step: Step) -> None:
        """The tail is what may still be taken back: nothing from before chance has spoken."""
        if step.entry.chance:
            self.tail.clear()
        else:
            self.tail.append(step)
            if len(self.tail) > TAIL:
                del self.tail[0]

    def _end(self, result: Result) -> None:
        self.stage, self.result, self.deciding = "over", result, ()
        self.decisions.clear()
        self.late.clear()
        self.votes.clear()
        self.tail.clear()


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


_TAKE: dict[type[AnyEntry], Callable[[Match, Any], Sequence[Event] | None]] = {
    log.Created: Match._created,
    log.Set: Match._set,
    log.Sat: Match._sat,
    log.Stood: Match._stood,
    log.Placed: Match._placed,
    log.Contributed: Match._contributed,
    log.Started: Match._started,
    log.Played: Match._played,
    log.Undone: Match._undone,
    log.Late: Match._late,
    log.Voted: Match._voted,
    log.Returned: Match._returned,
    log.Said: Match._said,
    log.Exclaimed: Match._exclaimed,
    log.Rematched: Match._rematched,
}
