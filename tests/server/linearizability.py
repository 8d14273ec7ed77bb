"""Whether a match looked to everybody as if there were only one server (linearizability): each command happened at one
instant between its sending and its answer, and every view had all that had been acknowledged by then. The log has the
order in which things happened, so nothing has to be searched: it is enough to compare that order with what people were
told, and when."""

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import cast

import msgspec

from brethren.table import gate
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.seating import Person
from brethren.wire.commands import AnyCommand
from tests.server.server_process import Call, Json, Look

UNSURE = ("not stored", "busy", "too often")


class Broken(AssertionError):
    """What people were told doesn't agree with the log."""


def check(table: str, log: Sequence[Json], calls: Sequence[Call], looks: Sequence[Look]) -> None:
    entries = [msgspec.convert(entry, AnyEntry) for entry in log]
    places: dict[str, int] = {}
    for number, entry in enumerate(entries, 1):
        if entry.command:
            if entry.command in places:
                raise Broken(f"a command counts twice: {entry.command}")
            places[entry.command] = number
    history = History(places, calls)
    for call in calls:
        history.check_order(call)
    history.check_looks(Match.of(table, entries), looks)
    _check_refusals(table, entries, history, [call for call in calls if _refused(call)])


def _refused(call: Call) -> bool:
    return bool(call.answer) and not call.answer["done"] and call.answer["problem"]["reason"] not in UNSURE


class History:
    def __init__(self, places: dict[str, int], calls: Sequence[Call]) -> None:
        self.places = places
        for call in calls:
            if call.answer.get("done") and call.command["id"] not in places:
                raise Broken(f"acknowledged, but not there: {call.command}")
            if _refused(call) and call.command["id"] in places:
                raise Broken(f"refused, but there: {call.command}")
        done = sorted((call for call in calls if call.answer.get("done")), key=attrgetter("answered"))
        self._times = [cast(float, call.answered) for call in done]
        self._highest = [0]
        for call in done:
            self._highest.append(max(self._highest[-1], places[call.command["id"]]))
        sent = sorted((call for call in calls if call.command["id"] in places), key=attrgetter("sent"))
        self._sent = [call.sent for call in sent]
        self._lowest = [len(places) + 1_000_000]
        for call in reversed(sent):
            self._lowest.append(min(self._lowest[-1], places[call.command["id"]]))
        self._lowest.reverse()

    def known(self, when: float) -> int:
        """The latest entry that had been acknowledged to anyone by then."""
        return self._highest[bisect_right(self._times, when)]

    def unknown(self, when: float) -> int:
        """The first entry of a command that was sent only later."""
        return self._lowest[bisect_right(self._sent, when)]

    def check_order(self, call: Call) -> None:
        place = self.places.get(call.command["id"])
        if place is not None and place <= self.known(call.sent):
            raise Broken(f"before something that was acknowledged when it was sent: {call.command}")

    def check_looks(self, match: Match, looks: Sequence[Look]) -> None:
        for look in looks:
            if look.number < match.audience.number(look.seat, self.known(look.asked) + 1) - 1:
                raise Broken(f"an old state was shown: {look}")


def _check_refusals(table: str, entries: Sequence[AnyEntry], history: History, calls: Sequence[Call]) -> None:
    """For each there must have been an instant at which it was right."""
    open_calls = {id(call): call for call in calls}
    match = Match(table)
    for entry in entries:
        match.add(entry)
        for call in list(open_calls.values()):
            assert call.answered is not None
            if history.known(call.sent) <= match.number < history.unknown(call.answered) and _right(match, call):
                del open_calls[id(call)]
    for call in open_calls.values():
        raise Broken(f"refused without a reason: {call.command}, {call.answer}")


def _right(match: Match, call: Call) -> bool:
    chair = match.seating.chairs[call.seat] if call.seat is not None else None
    person = Person(chair.person if chair else "", "", "anchor")
    try:
        command = msgspec.convert(call.command, AnyCommand)
        gate.admit(match, command, gate.Sender(person, call.seat, 0.0))
    except Refused as refused:
        return bool(refused.reason == call.answer["problem"]["reason"])
    return False
