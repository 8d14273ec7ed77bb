"""Notices are stored with the entry that they tell of, on SQLite and on PostgreSQL, and each is taken by one server."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from brethren.server.clock import now
from brethren.server.notices.store import MAX_FAILURES, Owed, StoredMailbox, Subscriber
from brethren.server.store import Conflict, Expired, Row, Store, stored
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
With = Callable[[Scenario], None]


def owed(person: str, table: str = "t", number: int = 2, due: float = 100.0, owner: str = "one") -> Owed:
    return Owed(f"{person} {table} {number}", person, table, number, due, owner)


async def claimed(store: Store, server: str = "one", now: float = 200.0, most: int = 100) -> list[tuple[str, str]]:
    found = await store.claim_notices("push", server, now, 15.0, now + 60, most)
    return sorted((each.person, each.table) for each in found)


def test_a_notice_is_stored_with_its_entry_or_not_at_all(with_either: With) -> None:
    async def write(store: Store) -> None:
        await stored(store, Row("t", 1, b"made"), Row("t", 2, b"move", owed=[owed("ann"), owed("ben")]))
        with pytest.raises(Conflict):
            await stored(store, Row("t", 2, b"another", owed=[owed("cat")]))

    async def read(store: Store) -> None:
        assert await store.next_due("push") == 100.0
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


def test_a_later_turn_takes_the_place_of_an_earlier_one(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 2, b"move", owed=[owed("ann"), owed("ben")]))
        (first,) = await store.claim_notices("push", "one", 100.0, 0.0, 160.0, 1)
        await store.postpone([msgspec.structs.replace(first, tries=3, told=("https://push/1",))])
        later = owed(first.person, number=9, due=120.0)
        await stored(store, Row("t", 9, b"move", owed=[later]))
        await store.settle([first.id])  # by a server that was about to send it
        assert await store.waiting("push", first.person) == [later]
        await store.postpone([msgspec.structs.replace(later, number=12)])
        assert [each.number for each in await store.waiting("push", first.person)] == [12]

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
        assert await store.next_due("push") is None

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


def test_each_channel_has_notices_of_its_own(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        both = [owed("ann"), msgspec.structs.replace(owed("ann", due=150.0), id="another", channel="mail")]
        await stored(store, Row("t", 2, b"move", owed=both))
        assert await store.next_due("mail") == 150.0
        assert await store.claim_notices("webhook", "one", 200.0, 0.0, 300.0, 10) == []
        (found,) = await store.claim_notices("mail", "one", 200.0, 0.0, 300.0, 10)
        assert found == msgspec.structs.replace(both[1], due=300.0)
        await store.settle([found.id])
        assert await claimed(store) == [("ann", "t")]

    with_either(scenario)


def test_postponed_with_all_that_was_done(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 2, b"move", owed=[owed("ann")]))
        for told in [("https://push/1", "https://push/2"), ()]:
            (one,) = await store.claim_notices("push", "one", 1e6, 0.0, 1e6, 10)
            later = msgspec.structs.replace(one, due=300.0, tries=one.tries + 1, told=told)
            await store.postpone([later])
            assert await store.claim_notices("push", "one", 299.0, 0.0, 1e6, 10) == []
            (found,) = await store.claim_notices("push", "one", 300.0, 0.0, 300.0, 10)
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
        assert sorted(await store.subscribers()) == [("ann", "push"), ("ben", "push")]
        await store.unsubscribe("https://push/2")
        assert await store.subscribers() == [("ann", "push")]
        # A person who is forgotten is told nothing more.
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


def test_a_webhook_for_each_person_and_table(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 50.0)
        await store.save_webhook("ann", "ann", b"first")
        await store.save_webhook("table", "ann", b"group")
        await store.save_webhook("ann", "ann", b"second")
        assert await store.webhook("ann") == (b"second", 0)
        assert sorted(await store.subscribers()) == [("ann", "webhook"), ("table", "table")]
        for failed in range(1, MAX_FAILURES + 1):
            await store.count_failure("ann", True)
            assert await store.webhook("ann") == (b"second", failed)
        assert await store.subscribers() == [("table", "table")]
        await store.count_failure("ann", False)
        assert len(await store.subscribers()) == 2
        await store.remove_webhook("table")
        assert await store.webhook("table") is None
        # A person who is forgotten is told nothing more.
        assert await store.expire(60.0, 10) == Expired(0, 1)
        assert await store.webhook("ann") is None

    with_either(scenario)


def test_a_mailbox_for_each_person(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        soon = now() + 1000
        await store.save_person("ann", b"{}", "login", 50.0)
        await store.save_mailbox(StoredMailbox("ann", "old@example.org", "first", 1, soon))
        await store.save_mailbox(StoredMailbox("ann", "ann@example.org", "second", 6, soon))
        assert await store.subscribers() == []
        assert await store.confirm_mailbox("first", now()) is None
        assert await store.confirm_mailbox("second", soon) is None
        assert await store.confirm_mailbox("second", now()) == "ann"
        assert await store.take_digest("ann", 0.0, 7.0)
        assert not await store.take_digest("ann", 0.0, 8.0)
        assert await store.mailbox("ann") == StoredMailbox("ann", "ann@example.org", "second", 6, None, 7.0)
        assert await store.subscribers() == [("ann", "mail")]
        # One that was never confirmed.
        await store.save_mailbox(StoredMailbox("ben", "ben@example.org", "third", 1, 5.0))
        assert await store.mailbox("ben") is None
        await store.expire_mailboxes(now())
        assert await store.confirm_mailbox("third", 0.0) is None
        for gone in (store.forget_mailbox("second"), store.remove_mailbox("ann")):
            await gone
            assert await store.mailbox("ann") is None
        await store.save_mailbox(StoredMailbox("ann", "ann@example.org", "fourth", 6))
        assert await store.expire(60.0, 10) == Expired(0, 1)
        assert await store.mailbox("ann") is None

    with_either(scenario)


def test_all_that_is_owed_by_a_channel(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        mails = [
            msgspec.structs.replace(owed("ann", table, due=due), id=f"mail {table}", channel="mail")
            for table, due in (("t", 1.0), ("u", 9e9))
        ]
        await stored(store, Row("t", 2, b"move", owed=[mails[0], owed("ann"), owed("ben")]))
        await stored(store, Row("u", 2, b"move", owed=[mails[1]]))
        assert sorted(await store.waiting("mail", "ann"), key=lambda each: each.table) == mails

    with_either(scenario)
