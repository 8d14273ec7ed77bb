"""A host that answers slowly, or not at all, holds up nobody else's notices."""

import asyncio
from contextlib import suppress

import pytest

from brethren.server.notices import slow_hosts
from brethren.server.notices.guard import domain
from brethren.server.notices.slow_hosts import FEW, MAX_COUNTED, MAX_KNOWN, QUICK, TOLERATED, SlowHosts

TOGETHER = 64
SLOW, QUICKER = "push.slow.example", "push.example.org"


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> SlowHosts:
    """Those that are called `slow` take too long."""
    hosts = SlowHosts()
    note = hosts._note
    monkeypatch.setattr(hosts, "_note", lambda called, _: note(called, 10.0 if "slow" in called else 0.1))
    return hosts


def together(hosts: SlowHosts, host: str, calls: int) -> int:
    """How many of these calls go on at the same time."""

    async def call(over: asyncio.Event) -> bool:
        try:
            with hosts.call(host):
                await over.wait()
        except OSError:
            return False
        return True

    async def scenario() -> int:
        over = asyncio.Event()
        waiting = [asyncio.create_task(call(over)) for _ in range(calls)]
        await asyncio.sleep(0)
        over.set()
        return sum(await asyncio.gather(*waiting))

    return asyncio.run(scenario())


def one_by_one(hosts: SlowHosts, host: str, calls: int) -> None:
    for _ in range(calls):
        with hosts.call(host):
            pass


def test_a_slow_host_gets_few_calls_at_a_time(hosts: SlowHosts) -> None:
    assert together(hosts, SLOW, TOGETHER) == TOGETHER
    for name in (SLOW, "another.slow.example"):
        assert together(hosts, name, TOGETHER) == FEW
    assert together(hosts, QUICKER, TOGETHER) == TOGETHER


def test_some_slow_answers_among_many_are_nothing(hosts: SlowHosts) -> None:
    one_by_one(hosts, SLOW, TOLERATED)
    assert together(hosts, SLOW, TOGETHER) == TOGETHER


def test_a_host_that_has_become_quick_gets_all_calls_again(hosts: SlowHosts, monkeypatch: pytest.MonkeyPatch) -> None:
    one_by_one(hosts, SLOW, 2 * MAX_COUNTED)
    monkeypatch.setattr(slow_hosts, "SLOW_SECONDS", 20.0)
    one_by_one(hosts, SLOW, (MAX_COUNTED - TOLERATED) * QUICK - FEW)
    assert together(hosts, SLOW, TOGETHER) == FEW
    assert together(hosts, SLOW, TOGETHER) == TOGETHER


def test_a_call_that_fails_counts_too(hosts: SlowHosts) -> None:
    for _ in range(TOLERATED + 1):
        with suppress(TimeoutError), hosts.call(SLOW):
            raise TimeoutError
    assert together(hosts, SLOW, TOGETHER) == FEW


def test_no_more_is_remembered_than_needed(hosts: SlowHosts) -> None:
    for number in range(MAX_KNOWN + 10):
        one_by_one(hosts, f"slow{number}.example", 1)
    assert len(hosts._slowness) == MAX_KNOWN
    assert not hosts._calls


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("a.b.example.org", "example.org"),
        ("example.org.", "example.org"),
        ("localhost", "localhost"),
        ("203.0.113.9", ""),
        ("3405803785", ""),
        ("0xcb007109", ""),
        ("0x00cb.0x00.0x0071.0x09", ""),
        ("2606:4700::1111", ""),
    ],
)
def test_names_of_one_owner_and_numbers_however_they_are_written(host: str, expected: str) -> None:
    assert domain(host) == expected
