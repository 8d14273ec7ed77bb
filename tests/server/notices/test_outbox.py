"""Notices are stored with the entry that they tell of, on SQLite and on PostgreSQL, and each is taken by one server."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from brethren.server.notices.store import Owed, Subscriber
from brethren.server.store import Conflict, Expired, Row, Store, stored
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
With = Callable[[Scenario], None]


def owed(person: str, table: str = "t", number: int = 2, due: float = 100.0, owner: str = "one") -> Owed:
    return Owed(person, table, number, due, owner)


async def claimed(store: Store, server: str = "one", now: float = 200.0, most: int = 100) -> list[tuple[str, str]]:
    found = await store.claim_notices(server, now, 15.0, now + 60, most)
    return sorted((each.person, each.table) for each in found)


def test_a_notice_is_stored_with_its_entry_or_not_at_all(with_either: With) -> None:
    async def write(store: Store) -> None:
        await stored(store, Row("t", 1, b"made"), Row("t", 2, b"move", owed=[owed("ann"), owed("ben")]))
        with pytest.raises(Conflict):
            await stored(store, Row("t", 2, b"another", owed=[owed("cat")]))

    async def read(store: Store) -> None:
        assert await store.next_due() == 100.0
        assert await claimed(store) == [("ann", "t"), ("ben", "t")]

    with_either(write)
    with_either(read)


def test_a_move_that_is_stored_again_owes_nothing_more(with_either: With) -> None:
    """As happens when the connection to the database breaks before the answer."""

    async def scenario(store: Store) -> None:
        for _ in range(2):
            await stored(store, Row("t", 2, b"move", owed=[owed("ann")]))
        assert await claimed(store) == [("ann", "t")]

    with_either(scenario)


def test_what_is_claimed_is_due_again_unless_settled(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 2, b"move", owed=[owed("ann"), owed("ben")]))
        assert await claimed(store, now=99.0) == []
        assert await claimed(store, now=200.0) == [("ann", "t"), ("ben", "t")]
        assert await claimed(store, now=201.0) == []
        await store.settle([owed("ann").id])
        assert await claimed(store, now=261.0) == [("ben", "t")]
        await store.settle([owed("ben").id])
        assert await store.next_due() is None

    with_either(scenario)


def test_the_server_that_stored_the_move_comes_first(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 2, b"move", owed=[owed("ann", due=190.0)]))
        assert await claimed(store, "two", now=200.0) == []
        assert await claimed(store, "two", now=205.0) == [("ann", "t")]
        assert await claimed(store, "one", now=206.0) == []

    with_either(scenario)


def test_all_of_a_person_are_taken_together(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        for table in "tuv":
            await stored(store, Row(table, 2, b"move", owed=[owed("ann", table)]))
        await stored(store, Row("w", 2, b"move", owed=[owed("ann", "w", due=1000.0), owed("ben", "w", due=150.0)]))
        assert await claimed(store, most=1) == [("ann", "t"), ("ann", "u"), ("ann", "v")]
        assert await claimed(store, most=1) == [("ben", "w")]

    with_either(scenario)


def test_no_notice_is_taken_by_two(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        rows = [Row(f"t{n}", 2, b"move", owed=[owed(f"person{n % 20}", f"t{n}")]) for n in range(200)]
        await stored(store, *rows)
        found = await asyncio.gather(*(claimed(store, server, most=7) for server in ("one", "two") * 10))
        taken = [each for some in found for each in some]
        assert len(taken) == len(set(taken))
        while some := await claimed(store):
            taken += some
        assert len(taken) == 200

    with_either(scenario)


def test_postponed_with_all_that_was_done(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 2, b"move", owed=[owed("ann")]))
        for told in [("https://push/1", "https://push/2"), ()]:
            (one,) = await store.claim_notices("one", 1e6, 0.0, 1e6, 10)
            later = msgspec.structs.replace(one, due=300.0, tries=one.tries + 1, told=told)
            await store.postpone([later])
            assert await store.claim_notices("one", 299.0, 0.0, 1e6, 10) == []
            (found,) = await store.claim_notices("one", 300.0, 0.0, 300.0, 10)
            assert found == later

    with_either(scenario)


def test_devices_and_preferences(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        assert await store.subscriber("ann") == Subscriber(None, None, [])
        await store.save_person("ann", b"{}", "login", 50.0)
        for number in range(4):
            await store.subscribe("ann", f"https://push/{number}", b"k%d" % number, float(number), 3)
        await store.save_preferences("ann", b"old")
        await store.save_preferences("ann", b"new")
        devices = [(f"https://push/{number}", b"k%d" % number) for number in (1, 2, 3)]
        assert await store.subscriber("ann") == Subscriber(b"{}", b"new", devices)
        # Somebody else at the same device: it is theirs now.
        await store.subscribe("ben", "https://push/2", b"other", 9.0, 3)
        await store.unsubscribe("https://push/2", "ann")
        assert (await store.subscriber("ben")).devices == [("https://push/2", b"other")]
        assert await store.subscribers() == {"ann", "ben"}
        await store.unsubscribe("https://push/2")
        assert await store.subscribers() == {"ann"}
        # Who is forgotten is told nothing more.
        assert await store.expire(60.0, 10) == Expired(0, 1)
        assert await store.subscriber("ann") == Subscriber(None, None, [])

    with_either(scenario)


def test_the_first_secret_stays(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        assert await store.secret("push", b"first") == b"first"
        assert await store.secret("push", b"second") == b"first"

    with_either(scenario)
    with_either(scenario)


def test_one_calendar_for_each_person(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 50.0)
        for digest in ("first", "second"):
            await store.save_calendar("ann", digest)
        await store.save_calendar("ben", "other")
        assert [await store.calendar_of(digest) for digest in ("first", "second", "other")] == [None, "ann", "ben"]
        await store.save_calendar("ben", None)
        assert await store.calendar_of("other") is None
        assert [await store.has_calendar(person) for person in ("ann", "ben")] == [True, False]
        await store.expire(60.0, 10)
        assert await store.calendar_of("second") is None

    with_either(scenario)
