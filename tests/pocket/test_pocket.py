"""The pocket beside the tables of a server: the same commands at the same time, and everybody sees the same."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from brethren.table import gate, log, view
from brethren.table.clocks import Decision
from brethren.table.match import Match
from brethren.table.record import read, verify
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.table.views import Views
from brethren.wire.commands import AnyCommand
from brethren.wire.problems import Reason
from tests.long_run import LONG
from tests.pocket.pockets import NodePocket, pocket
from tests.tables import SOME_TABLES, Table, name

every_table = pytest.mark.parametrize("table", SOME_TABLES, ids=name)
ME = Person("me", "Sailor", "anchor")
GAMES, AGAIN = (20, 10_000) if LONG else (1, 30)
LUCK = "0123456789abcdef" * 2
PLAYED, TAKEN_BACK, TALKED, WRONG, STOOD, WAITED, LOOKED_BACK = range(7)
WEIGHTS = (80, 8, 2, 3, 1, 2, 4)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePocket]:
    with pocket(tmp_path_factory.mktemp("pocket")) as found:
        yield found


class Pair:
    """One match at two tables: in Python, and in the pocket."""

    def __init__(self, node: NodePocket, table: str, dice: random.Random, at: float = 1000.0) -> None:
        self.node, self.table, self.dice, self.at, self.ids = node, table, dice, at, 0
        self.entries = self.kept()
        self.match = Match.of(table, self.entries)
        self.shown: dict[int, tuple[Decision, str]] = {}
        self.compare()

    def kept(self) -> list[log.AnyEntry]:
        """The log on the device; the entries of both are the same."""
        return msgspec.convert(self.node.tell("kept", table=self.table), list[log.AnyEntry])

    def seats(self) -> list[int]:
        return self.match.seating.seats_of(ME.id)

    def add(self, admitted: gate.Admitted | None) -> None:
        if admitted:
            self.entries.append(admitted.entry)
            self.match.add(*admitted)
            self.start_by_itself()

    def start_by_itself(self) -> None:
        if gate.ready(self.match):
            self.add(gate.start(self.match, self.at))

    def connect(self) -> None:
        """Somebody comes, from every seat."""
        self.node.tell("wait", at=self.at)
        for seat in self.seats():
            self.node.tell("connect", table=self.table, seat=seat)
        self.start_by_itself()
        self.compare()

    def command(self, sender: int | None, /, **words: Any) -> dict[str, Any] | None:
        """Send it to both; why it was refused, which must be the same."""
        self.pass_time(self.dice.choice((0.25, 1.5, 7.0)))
        self.ids += 1
        words["id"] = f"command {self.ids}"
        heard = self.node.tell("command", table=self.table, seat=sender, at=self.at, command=words)
        expected = self.refusal(msgspec.convert(words, AnyCommand), sender)
        answer = next(message for message in heard if message["kind"] == "answer")
        assert answer["id"] == words["id"]
        assert answer["done"] == (expected is None)
        if expected and expected["reason"] in get_args(Reason):
            assert answer["problem"] == expected
        elif expected:
            assert answer["problem"]["reason"] == "not legal"  # the pocket does not say why
        self.compare()
        return expected

    def refusal(self, command: AnyCommand, seat: int | None) -> dict[str, Any] | None:
        try:
            self.add(gate.admit(self.match, command, gate.Sender(ME, seat, self.at)))
        except Refused as refused:
            found: dict[str, Any] = msgspec.to_builtins(refused.problem)
            return found
        return None

    def bot(self, seat: int, action: int) -> None:
        self.pass_time(self.dice.choice((0.25, 1.5, 7.0)))
        shown = self.node.tell("bot", table=self.table, seat=seat, action=action, at=self.at)
        assert shown == self.shown.pop(seat)[1]
        self.add(gate.play(self.match, seat, action, self.at))
        self.compare()

    def wait(self) -> None:
        """So long that people are late."""
        self.pass_time(100.0)
        self.node.tell("wait", at=self.at)
        self.compare()

    def pass_time(self, seconds: float) -> None:
        self.at += seconds
        while (due := self.match.next_due()) and due[0] <= self.at:
            self.add(gate.Admitted(log.Late(self.at, seat=due[1])))

    def note_shown(self) -> None:
        """What bots that begin to think see. They know no more of what happens meanwhile."""
        match = self.match
        for seat, _ in match.bots_to_move():
            decision = match.clocks.decisions[seat]
            if seat not in self.shown or self.shown[seat][0] != decision:
                assert match.state is not None
                self.shown[seat] = decision, match.game.view(match.state, seat).tobytes().hex()

    def compare(self) -> None:
        """What everybody sees, and the logs."""
        self.pass_time(0.0)
        self.note_shown()
        assert self.kept() == self.entries
        views = Views(self.match)
        found = self.node.tell("views", table=self.table)
        for viewer, update in zip((None, *range(self.match.seats)), found, strict=True):
            assert update == json.loads(views.update(viewer, ME.id))

    def ask(self, method: str, rest: str, body: Any = None) -> Any:
        return self.node.ask(method, f"/tables/{self.table}{rest}", body)


def laid(node: NodePocket, table: Table, dice: random.Random) -> Pair:
    """A table with people on some seats and bots on others."""
    node.tell("clear")
    key, seats, options = table
    mine, *others = dice.sample(range(seats), seats)
    bots = {str(seat): dice.choice(("swab", "mate")) for seat in others if dice.random() < 0.5}
    clock = dice.choice(({}, {"move": 30}, {"game": 300}, {"move": 20, "game": 200}))
    new = {"game": key, "seats": seats, "options": options, "seat": mine, "bots": bots, "clock": clock}
    made = node.ask("POST", "/tables", new | {"lots": dice.random() < 0.5})
    return Pair(node, made["table"], dice)


def gather(pair: Pair) -> None:
    """Everybody sits down, not without mistakes, and the game starts."""
    mine, dice = pair.seats()[0], pair.dice
    pair.command(mine, do="sit", seat=mine)
    pair.command(mine, do="stand", seat=next(seat for seat in (4, 3) if seat != mine))
    free = [seat for seat, chair in enumerate(pair.match.seating.chairs) if chair is None]
    if free:
        pair.command(mine, do="start")
        pair.command(mine, do="place", seat=free[0], level="gunner")
        pair.command(mine, do="stand", seat=free[0])
        pair.command(mine, do="set", watchers=False, clock={"move": 25})
    for seat in free:
        pair.command(mine, do="sit", seat=seat, name=dice.choice((None, "Anne", "Zoë  2", "\u202eevil")) or None)
        if pair.match.seating.chairs[seat] is None:
            pair.command(mine, do="sit", seat=seat)
    pair.command(mine, do="place", seat=mine, level="mate")
    if dice.random() < 0.7:
        pair.command(mine, do="luck", luck=LUCK)
        pair.command(mine, do="luck", luck=LUCK)
    pair.command(mine, do="undo", number=pair.match.number_for(mine))
    assert pair.command(mine, do="start") is None


def go_on(pair: Pair, most: int = 10_000) -> None:
    """With everything that may be done at a table, to the end or so long."""
    while pair.match.stage == "playing" and most > 0:
        what = pair.dice.choices(range(len(WEIGHTS)), WEIGHTS)[0]
        DEEDS[what](pair)
        most -= 1


def decide(pair: Pair) -> None:
    match, dice = pair.match, pair.dice
    assert match.state is not None
    seat = dice.choice(match.deciding)
    action = dice.choice(match.game.legal(match.state, seat))
    if seat in pair.seats():
        assert pair.command(seat, do="play", number=match.number_for(seat), action=action) is None
    else:
        pair.bot(seat, action)


def take_back(pair: Pair) -> None:
    seat = pair.dice.choice(pair.seats())
    pair.command(seat, do="undo", number=pair.match.number_for(seat) - (pair.dice.random() < 0.1))


def talk(pair: Pair) -> None:
    words = pair.dice.choice(({"do": "say", "text": "a\u0301hoj \u202e 🏴‍☠️"}, {"do": "exclaim", "phrase": "ahoy"}))
    pair.command(pair.dice.choice(pair.seats()), **words)


def be_wrong(pair: Pair) -> None:
    seat, match = pair.dice.choice(pair.seats()), pair.match
    number = match.number_for(seat)
    for words in (
        {"do": "play", "number": number, "action": pair.dice.randrange(-2, match.game.actions + 2)},
        {"do": "play", "number": number - pair.dice.randrange(-1, number), "action": 0},
        {"do": "vote", "seat": pair.dice.randrange(5), "choice": "end"},
        {"do": "sit", "seat": 0},
        {"do": "return"},
    ):
        pair.command(seat, **words)
        if match.stage == "over":
            return


def stand(pair: Pair) -> None:
    """Up, and down again."""
    seat = pair.dice.choice(pair.seats())
    pair.command(seat, do="stand", seat=seat)
    pair.command(seat, do="return")


def look_back(pair: Pair) -> None:
    """All that can be asked about the past, before the end; also after a reload."""
    if pair.dice.random() < 0.3:
        pair.node.tell("reload")
        pair.shown = {}
    match, entries, seat = pair.match, pair.entries, pair.dice.choice(pair.seats())
    number = pair.dice.randint(1, match.number_for(seat))
    found = {
        f"/at/{number}?seat={seat}": finish(view.at(match, entries, seat, ME.id, number)),
        f"/story?seat={seat}&from=3&most=40": finish(view.story(match, entries, seat, 3, 40)),
        f"/record?seat={seat}": finish(view.excerpt(match, entries, seat, ME.id)),
        f"/replay?seat={seat}": finish(view.replay_so_far(match, entries, seat)),
        f"?seat={seat}": Views(match).table(seat, ME.id),
    }
    for path, expected in found.items():
        assert pair.ask("GET", path) == builtins(expected), path
    listed = [each for each in pair.node.ask("GET", "/tables")["tables"] if each["table"] == pair.table]
    assert listed == [builtins(view.summary(match, ME.id))]
    pair.connect()


DEEDS = {
    PLAYED: decide,
    TAKEN_BACK: take_back,
    TALKED: talk,
    WRONG: be_wrong,
    STOOD: stand,
    WAITED: Pair.wait,
    LOOKED_BACK: look_back,
}


def finish(work: Any) -> Any:
    """What a generator returns in the end."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        return done.value


def builtins(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@every_table
def test_whole_games(node: NodePocket, table: Table) -> None:
    """And then the same once more: as a rematch, from somewhere in the middle, or with the same luck."""
    for seed in range(GAMES):
        pair = laid(node, table, random.Random(seed))
        gather(pair)
        go_on(pair)
        check_end(pair)
        again = (rematch, fork, same_deal)[(SOME_TABLES.index(table) + seed) % 3](pair)
        go_on(again, AGAIN)
        if again.match.stage == "over":
            check_end(again)


def check_end(pair: Pair) -> None:
    """Of a finished match: its record, which can be verified, and replays from every seat."""
    record, found = view.record(pair.match), pair.ask("GET", "/record")
    assert found == {**builtins(record), "origin": "device"}
    assert verify(read(json.dumps(found).encode())).decisions == len(pair.match.moves.played)
    for seat in (None, *range(pair.match.seats)):
        asked = "" if seat is None else f"?seat={seat}"
        assert pair.ask("GET", f"/replay{asked}") == builtins(view.replay(record, seat))
    listed = [each for each in pair.node.ask("GET", "/tables")["tables"] if each["table"] == pair.table]
    assert listed == [builtins(view.summary(pair.match, ME.id))]


def rematch(pair: Pair) -> Pair:
    seat = pair.seats()[0]
    pair.node.tell("command", table=pair.table, seat=seat, at=pair.at, command={"do": "rematch", "id": "again"})
    again = Pair(pair.node, pair.ask("GET", "")["rematch"], pair.dice, pair.at)
    assert again.match.seating.chairs == [chair and replace(chair, gone=False) for chair in pair.match.seating.chairs]
    again.command(seat, do="luck", luck=LUCK)
    return again


def fork(pair: Pair) -> Pair:
    steps = len(view.record(pair.match).log)
    seat = pair.dice.randrange(pair.match.seats)
    made = pair.ask("POST", "/fork", {"step": pair.dice.randint(1, steps), "seat": seat, "level": "swab"})
    again = Pair(pair.node, made["table"], pair.dice, pair.at)
    again.command(seat, do="luck", luck=LUCK)
    return again


def same_deal(pair: Pair) -> Pair:
    made = pair.ask("POST", "/deal", {"seat": pair.dice.randrange(pair.match.seats)})
    again = Pair(pair.node, made["table"], pair.dice, pair.at)
    again.connect()
    dealt = [view.dealt(each.match, each.entries, ME.id, each is again) for each in (pair, again)]
    found = again.ask("GET", "/deal")
    expected = [builtins(each) for each in dealt]
    assert found == {"game": pair.match.game.key, "over": False, "matches": expected}
    return again
