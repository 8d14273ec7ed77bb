"""A notice that waits stands for later turns of the same player, so that quick games store few of them."""

from msgspec.structs import replace

from brethren.server.notices.covering import MIN_KEPT, Covering
from brethren.server.notices.store import Owed

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


def test_forgets_what_is_over() -> None:
    one = covering(WAITING)
    for at in (100.0, 1000.0, 2000.0):
        one.add((replace(WAITING, table=str(n), due=at + 80.0) for n in range(MIN_KEPT)), at)
    assert len(one._due) <= 2 * MIN_KEPT
