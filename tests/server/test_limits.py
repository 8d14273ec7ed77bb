"""Token buckets, what counts as one address, and the table of limits."""

import re
import time
from dataclasses import fields
from functools import partial
from pathlib import Path

import pytest

from brethren.server.connection_limit import ConnectionLimit, Slot
from brethren.server.handlers import ENDPOINTS
from brethren.server.limits import (
    FEW,
    LISTENERS,
    LONG_BURST,
    MAX_EXTRA,
    CommandLimit,
    Limits,
    RateLimit,
    TokenBucket,
    network,
)
from brethren.server.settings import Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_a_bucket_holds_a_burst_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = TokenBucket(rate=2, burst=4)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 100.0
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]


def test_a_token_that_will_be_there_soon_can_be_taken_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    bucket = TokenBucket(rate=2, burst=1)
    assert [bucket.reserve(1.0) for _ in range(5)] == [0.0, 0.5, 1.0, None, None]
    assert not bucket.take()


def test_what_is_never_allowed() -> None:
    bucket = TokenBucket(rate=0, burst=1)
    assert [bucket.reserve(3600.0) for _ in range(2)] == [0.0, None]


def test_each_key_has_a_bucket() -> None:
    limit = RateLimit(rate=0.001, seconds=1000)
    assert [limit.allows(key) for key in "aabab"] == [True, False, True, False, False]


def test_many_people_at_one_address_may_send_no_more_than_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them stays below their own limit. Somebody who sends little is not held back by them."""
    now, done = 0.0, 0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limit = CommandLimit(Limits(commands=20, address_commands=200))
    for tick in range(1000):
        now = tick / 10
        done += sum(limit.allows(f"person {person}", "here", 1) for person in range(100))
        assert tick % 100 or limit.allows("somebody", "here", 1)
    assert done < 1.2 * 200 * now + 100 * (LONG_BURST + now) * FEW


def test_a_command_that_many_hear_of_counts_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    for listeners, counts in ((1, 1), (5 * LISTENERS, 6), (10**6, 1 + MAX_EXTRA)):
        limit = CommandLimit(Limits(commands=1000, address_commands=102))
        done = sum(limit.allows("ann", "here", listeners) for _ in range(1000))
        assert done == 3 * 102 // counts + FEW * LONG_BURST


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert network(host) == counts_as


def test_a_new_connection_replaces_the_longest_idle_one() -> None:
    closed: list[int] = []
    limit = ConnectionLimit(each=3, together=5)
    slots = [Slot(partial(closed.append, number)) for number in range(8)]
    for slot in slots[:3]:
        assert limit.count(slot, "a")
        limit.idle(slot)
    limit.busy(slots[0])
    assert limit.count(slots[3], "a")
    assert closed == [1]
    limit.busy(slots[2])
    assert not limit.count(slots[4], "a")
    assert limit.count(slots[4], "b")
    assert limit.count(slots[5], "b")
    assert not limit.count(slots[6], "c")
    limit.leave(slots[0])
    assert limit.count(slots[6], "c")


def test_a_connection_counts_for_one_address_at_a_time() -> None:
    limit = ConnectionLimit(each=1, together=9)
    first, second = Slot(lambda: None), Slot(lambda: None)
    assert limit.count(first, "proxy")
    assert limit.count(first, "client")
    assert limit.count(second, "proxy")
    assert not limit.count(second, "client")
    limit.leave(first)
    assert limit.count(second, "client")


def test_all_limits_are_in_the_table_with_their_defaults() -> None:
    rows = re.findall(r"^\| `BRETHREN_(\w+)` \| (\S+) \|", HOSTING.read_text().split("## Limits")[1], re.MULTILINE)
    assert {name.lower(): float(value) for name, value in rows} == {f.name: f.default for f in fields(Limits)}


def test_all_settings_are_named() -> None:
    named = set(re.findall(r"`BRETHREN_(\w+)`", HOSTING.read_text()))
    assert {f.name.upper() for f in fields(Settings)} <= named


def test_whatever_is_stored_or_removed_is_limited() -> None:
    """Each of these has another limit: for tables, for tests and mails; or there must have been something before."""
    unlimited = {each.name for each in ENDPOINTS if each.method != "GET" and each.limit is None}
    tables, trials = {"make", "fork", "deal", "set_sail"}, {"test_webhook", "test_table_webhook", "set_mail"}
    assert unlimited == tables | trials | {"hint", "tried", "unblock", "decline"}
