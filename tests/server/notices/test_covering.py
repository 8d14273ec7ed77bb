"""A notice that waits stands for later turns of the same player, so that quick games store few of them."""

import asyncio
from typing import Any, cast

from msgspec.structs import replace

from brethren.server.bus import Alone
from brethren.server.clock import now
from brethren.server.follower import Follower
from brethren.server.notices.covering import MIN_KEPT, Covering
from brethren.server.notices.outbox import Outbox
from brethren.server.notices.store import Owed
from brethren.server.tasks import Tasks
from brethren.table import gate
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from tests.table.match_driver import BEN, MatchDriver, encode

WAITING = Owed("1", "ann", "t", 2, 180.0)


def covering(*notices: Owed) -> Covering:
    one = Covering(80.0, {"push", "webhook"})
    one.add(notices, 100.0)
    return one


def covers(one: Covering, notice: Owed, at: float) -> bool:
    return one.covers((notice.person, notice.table, notice.channel), at)


def test_until_half_the_time_is_over() -> None:
    one = covering(WAITING)
    assert covers(one, WAITING, 100.0)
    assert covers(one, WAITING, 139.0)
    assert not covers(one, WAITING, 141.0)
    assert not covers(one, WAITING, 200.0)


def test_only_the_same_player_table_and_channel() -> None:
    one = covering(WAITING)
    for other in (replace(WAITING, person="ben"), replace(WAITING, table="u"), replace(WAITING, channel="webhook")):
        assert not covers(one, other, 101.0)


def test_not_one_that_waits_until_its_player_is_back() -> None:
    assert not covers(covering(replace(WAITING, due=9000.0)), WAITING, 101.0)


def test_no_reminders_and_no_mails() -> None:
    """A mail takes along what isn't due yet: nobody knows whether that still waits."""
    for other in (replace(WAITING, kind="reminder"), replace(WAITING, channel="mail")):
        assert not covers(covering(other), other, 101.0)


def test_another_server_may_have_sent_it() -> None:
    one = covering(WAITING, replace(WAITING, channel="webhook"), replace(WAITING, table="u"))
    one.forget("ann", "t")
    for channel in ("push", "webhook"):
        assert not one.covers(("ann", "t", channel), 101.0)
    assert covers(one, replace(WAITING, table="u"), 101.0)


def test_forgets_what_is_over() -> None:
    one = covering(WAITING)
    for at in (100.0, 1000.0, 2000.0):
        one.add((replace(WAITING, table=str(n), due=at + 80.0) for n in range(MIN_KEPT)), at)
    assert len(one._due) <= 2 * MIN_KEPT


class Server:
    """A match of Ann and Ben, who are both at the table. Ben wants notices. `log`: what all servers have stored."""

    def __init__(self, log: list[AnyEntry]) -> None:
        self.match, self.log, self.store = Match("T"), log, self
        self.outbox = Outbox(cast(Any, None), [], cast(Any, None), Alone(), 80.0, 3600.0, None)
        self.outbox._wanted, self.outbox._covering = {BEN.id: ("push",)}, Covering(80.0, {"push"})
        self._follower = Follower(self, cast(Any, self), Tasks())

    async def entries(self, table: str, after: int) -> list[bytes]:
        return [encode(entry) for entry in self.log[after:]]

    def apply(self, entry: AnyEntry, *_: object) -> None:
        self.match.add(entry)

    def advance(self, is_owner: bool = True) -> None:
        pass

    def turn(self, seat: int) -> int:
        """Stores all that this seat decides now. How many notices are owed then."""
        asyncio.run(self._follower.catch_up())
        count = 0
        while self.match.deciding == (seat,):
            assert self.match.state is not None
            action = self.match.game.legal(self.match.state, seat)[0]
            admitted = gate.play(self.match, seat, action, now())
            owed = self.outbox.owed(self.match, admitted, lambda: {BEN.id})
            self.outbox._covering.add(owed, now())
            self.log.append(admitted.entry)
            self.match.add(*admitted)
            count += len(owed)
        return count


def test_what_another_server_stored_is_not_relied_upon() -> None:
    """It takes the place of the notice that waits here, and may have been sent since."""
    log = MatchDriver.playing("battle", 2, options={"start": 0}).entries
    here, there = Server(log), Server(log)
    assert here.turn(0) == 1
    assert here.turn(1) == 0
    assert here.turn(0) == 0
    here.turn(1)
    assert there.turn(0) == 1
    here.turn(1)
    assert here.turn(0) == 1
