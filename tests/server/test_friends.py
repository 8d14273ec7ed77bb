"""People who have played together invite each other again; those who are blocked are not heard, and not told."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from brethren.server.friends.friends import MAX_BLOCKED, MAX_FRIENDS, MAX_IN_A_ROW, MAX_INVITED, MAX_UNANSWERED
from brethren.server.friends.store import Companion, Crew, Invitation
from brethren.server.notices.store import Owed
from brethren.server.store import Expired, Row, Store, stored
from brethren.table.seating import Person
from tests.server.server_process import Guest, Json, ServerProcess, do, hear, sit, started
from tests.server.test_store import Scenario, with_either

__all__ = ["with_either"]
With = Callable[[Scenario], None]
ANN, BEN, CAT = (Person(name.lower(), name, "parrot") for name in ("Ann", "Ben", "Cat"))


# The store


def start(table: str, *people: Person, game: str = "battle", number: int = 2) -> Row:
    return Row(table, number, b"started", lease=1e9, crew=Crew(game, people))


def test_people_who_begin_a_match_know_each_other(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 1, b"made"), start("t", ANN, BEN, CAT))
        assert {each.id for each in await store.companions("ann", 10)} == {"ben", "cat"}
        await stored(store, start("u", Person("ben", "Big Ben", "star"), ANN, game="tortuga"))
        latest = (await store.companions("ann", 10))[0]
        assert (latest.id, latest.name, latest.avatar, latest.game) == ("ben", "Big Ben", "star", "tortuga")
        assert [each.id for each in await store.companions("ann", 1)] == ["ben"]
        assert await store.companions("nobody", 10) == []

    with_either(scenario)


def test_many_begin_with_the_same_people_at_once(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        crews = [(ANN, BEN, CAT), (CAT, ANN, BEN), (BEN, CAT), (CAT, BEN, ANN)] * 25
        await asyncio.gather(*(stored(store, start(f"t{number}", *crew)) for number, crew in enumerate(crews)))
        assert [len(await store.companions(each.id, 10)) for each in (ANN, BEN, CAT)] == [2, 2, 2]

    with_either(scenario)


def test_an_invitation_is_made_once_and_its_notice_with_it(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 1, b"made", ["ann"]))
        for due in (100.0, 200.0):
            await store.invite("ben", Invitation("t", ANN, due), [Owed("an id", "ben", "t", 0, due, "one")])
        assert await store.invitations("ben", 10) == [Invitation("t", ANN, 100.0)]
        assert await store.invited("t") == {"ben": False}
        assert await store.unanswered("ann", "ben") == 1
        assert await store.next_due("push") == 100.0
        await store.decline("ben", "t")
        await store.decline("cat", "t")
        assert await store.invited("t") == {"ben": True}
        assert await store.invitations("ben", 10) == []
        assert await store.unanswered("ann", "ben") == 0

    with_either(scenario)


def test_invitations_go_when_the_match_starts_or_its_table_expires(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 1, b"made"), Row("u", 1, b"made"))
        for table in ("t", "u"):
            await store.invite("ben", Invitation(table, ANN, 100.0), ())
        await stored(store, start("t", ANN, CAT))
        assert [each.table for each in await store.invitations("ben", 10)] == ["u"]
        assert await store.invited("t") == {}
        assert await store.expire(1e12, 10) == Expired(1, 0)
        assert await store.invited("u") == {}

    with_either(scenario)


def test_what_blocked_people_send_waits(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await stored(store, Row("t", 1, b"made"))
        await store.invite("ben", Invitation("t", ANN, 100.0), ())
        ann = Companion("ann", "Ann", "parrot", "", 5.0)
        assert await store.block("ben", ann, 1)
        assert await store.block("ben", ann, 1)
        assert not await store.block("ben", Companion("cat", "Cat", "star", "", 6.0), 1)
        assert [each.id for each in await store.blocks("ben")] == ["ann"]
        assert await store.invitations("ben", 10) == []
        assert await store.unanswered("ann", "ben") == 1, "the host must not see a difference"
        await store.unblock("ben", "ann")
        assert [each.table for each in await store.invitations("ben", 10)] == ["t"]

    with_either(scenario)


def test_what_somebody_blocked_goes_with_them(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        await store.save_person("ann", b"{}", "login", 10.0)
        await store.block("ann", Companion("ben", "Ben", "star", "", 5.0), 10)
        await store.invite("ann", Invitation("t", BEN, 5.0), ())
        assert await store.expire(20.0, 10) == Expired(0, 1)
        assert await store.blocks("ann") == []
        assert await store.invited("t") == {}

    with_either(scenario)


# The server


async def named(guest: Guest, name: str) -> Guest:
    await guest.ask("PUT", "/api/me", {"name": name, "language": "en", "avatar": "turtle"})
    return guest


class Company:
    """Some people who have cookies, and perhaps have played with each other."""

    def __init__(self, server: ServerProcess, *names: str) -> None:
        self.server, self.names, self.stack = server, names, AsyncExitStack()

    async def __aenter__(self) -> list[Guest]:
        guests = [await self.stack.enter_async_context(self.server.guest()) for _ in self.names]
        return [await named(guest, name) for guest, name in zip(guests, self.names, strict=True)]

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()


async def friend(guest: Guest, name: str) -> str:
    """What this guest calls them by."""
    (found,) = [each for each in (await guest.ask("GET", "/api/friends"))["friends"] if each["name"] == name]
    return str(found["friend"])


async def invitations(guest: Guest) -> list[Json]:
    return list((await guest.ask("GET", "/api/invitations"))["invitations"])


async def invite(host: Guest, table: str, handle: str, status: int = 201) -> Json:
    return dict(await host.ask("POST", f"/api/tables/{table}/invitations", {"friend": handle}, status))


def test_only_those_who_began_a_match_with_me_are_listed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.make("cartagena", seats=3, auto=False)
            await sit(ben, table, 1)
            await sit(cat, table, 2)
            assert await ann.ask("GET", "/api/friends") == {"friends": [], "blocked": []}
            async with cat.connect(table) as line:
                await do(line, "stand", seat=2)
            async with ann.connect(table) as line:
                await do(line, "place", seat=2, level="swab")
                assert (await do(line, "start"))["done"]
            (known,) = (await ann.ask("GET", "/api/friends"))["friends"]
            assert (known["name"], known["avatar"], known["game"]) == ("Ben", "turtle", "cartagena")
            assert [each["name"] for each in (await ben.ask("GET", "/api/friends"))["friends"]] == ["Ann"]
            assert (await cat.ask("GET", "/api/friends"))["friends"] == []

    asyncio.run(scenario())


def test_an_invitation_is_seen_declined_and_accepted(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            first, second = [await ann.make("tortuga", auto=False) for _ in range(2)]
            for table in (first, second):
                (waiting,) = (await invite(ann, table, await friend(ann, "Ben")))["invited"]
                assert (waiting["name"], waiting["state"]) == ("Ben", "waiting")
            there = await invitations(ben)
            assert [each["table"] for each in there] == [second, first]
            assert (there[0]["name"], there[0]["game"]) == ("Ann", "tortuga")
            assert there[0]["players"][0]["name"] == "Ann"
            answer = await ben.ask("POST", f"/api/invitations/{first}/decline")
            assert [each["table"] for each in answer["invitations"]] == [second]
            await sit(ben, second, 1)
            assert await invitations(ben) == []
            states = [
                (await ann.ask("GET", f"/api/tables/{table}/invitations"))["invited"][0]["state"]
                for table in (first, second)
            ]
            assert states == ["declined", "here"]
            # Declined is declined: to be invited there again changes nothing.
            await invite(ann, first, await friend(ann, "Ben"))
            assert await invitations(ben) == []

    asyncio.run(scenario())


def test_an_invitation_ends_with_the_last_seat_and_with_the_start(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            table = await ann.make("tortuga", auto=False)
            await invite(ann, table, await friend(ann, "Ben"))
            await sit(ben, table, 1)
            async with ben.connect(table) as line:
                await do(line, "stand", seat=1)
            assert len(await invitations(ben)) == 1, "somebody who left again is still invited"
            async with ann.connect(table) as line:
                await do(line, "place", seat=1, level="swab")
                assert await invitations(ben) == []
                assert (await do(line, "start"))["done"]
            assert await invitations(ben) == []
            assert not any((await ann.ask("GET", f"/api/tables/{table}/invitations")).values())
            refused = await invite(ann, table, await friend(ann, "Ben"), 400)
            assert refused["reason"] == "started"

    asyncio.run(scenario())


def test_handles_are_of_no_use_to_others(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            await started(ann, ben, "battle")
            handle, table = await friend(ann, "Ben"), await eve.make("battle", auto=False)
            assert (await invite(eve, table, handle, 404))["reason"] == "no such friend"
            assert (await invite(eve, table, "0" * 24, 404))["reason"] == "no such friend"
            assert (await invite(eve, table, "x" * 24, 400))["reason"] == "malformed"
            for path in ("block", "unblock"):
                for wrong in (handle, "0" * 24, "é", "x%00y", "a" * 500):
                    assert (await eve.ask("POST", f"/api/friends/{wrong}/{path}", status=404))["reason"]
            await eve.ask("POST", "/api/invitations/a%00b/decline", status=404)
            # Nor may anybody else ask for, or make, invitations to a table.
            mine = await ann.make("battle", auto=False)
            await eve.ask("GET", f"/api/tables/{mine}/invitations", status=400)
            assert (await invite(eve, mine, handle, 400))["reason"] == "not host"
            # What two people call the same person differs.
            await started(ben, eve, "battle")
            assert await friend(eve, "Ben") != handle

    asyncio.run(scenario())


def test_other_sites_cannot_invite_block_or_decline(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            handle, table = await friend(ann, "Ben"), await ann.make("battle", auto=False)
            for path, body in (
                (f"/api/tables/{table}/invitations", {"friend": handle}),
                (f"/api/tables/{table}/block", {"seat": 0}),
                (f"/api/friends/{handle}/block", None),
                (f"/api/friends/{handle}/unblock", None),
                (f"/api/invitations/{table}/decline", None),
            ):
                refused = await ann.ask("POST", path, body, 403, origin="https://evil.example")
                assert refused["reason"] == "foreign"
            assert (await ann.ask("GET", "/api/friends"))["blocked"] == []
            assert await invitations(ben) == []

    asyncio.run(scenario())


def test_blocked_people_are_not_heard_and_not_told(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            table = await started(ann, ben, "battle")
            async with ann.connect(table) as loud, ben.connect(table) as deaf:
                await hear(deaf, "update")
                await do(loud, "say", text="before")
                assert (await hear(deaf, "update"))["happened"][0]["text"] == "before"
                (blocked,) = (await ben.ask("POST", f"/api/tables/{table}/block", {"seat": 0}))["blocked"]
                assert blocked["name"] == "Ann"
                assert (await do(loud, "say", text="a secret word"))["done"]
                assert (await do(loud, "exclaim", phrase="hurry"))["done"]
                for what in ("said", "exclaimed"):
                    (heard,) = (await hear(deaf, "update"))["happened"]
                    assert heard == {"number": heard["number"], "at": heard["at"], "what": what, "events": []}
            await check_silence(ben, table)
            # The friend who was blocked sees no difference, and can still invite.
            again = await ann.make("battle", auto=False)
            (waiting,) = (await invite(ann, again, await friend(ann, "Ben")))["invited"]
            assert waiting["state"] == "waiting"
            assert await invitations(ben) == []
            assert (await ben.ask("GET", "/api/friends"))["friends"] == []
            other = await ben.make("battle", auto=False)
            assert (await invite(ben, other, blocked["friend"], 404))["reason"] == "no such friend"
            # Until they are heard again.
            assert (await ben.ask("POST", f"/api/friends/{blocked['friend']}/unblock"))["blocked"] == []
            assert [each["table"] for each in await invitations(ben)] == [again]
            assert "a secret word" in str(await ben.ask("GET", f"/api/tables/{table}/story"))

    async def check_silence(ben: Guest, table: str) -> None:
        """In nothing that can be asked for about the table, nor after connecting again."""
        for path in ("", "/story", "/record", "/replay"):
            assert "a secret word" not in str(await ben.ask("GET", f"/api/tables/{table}{path}"))
        async with ben.connect(table, since=0) as line:
            assert "a secret word" not in str(await hear(line, "update"))

    asyncio.run(scenario())


def test_somebody_who_invites_can_be_blocked_there_and_then(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            table = await ann.make("battle", auto=False)
            await invite(ann, table, await friend(ann, "Ben"))
            (waiting,) = await invitations(ben)
            found = await ben.ask("POST", f"/api/friends/{waiting['friend']}/block")
            assert [each["name"] for each in found["blocked"]] == ["Ann"]
            assert found["friends"] == []
            assert await invitations(ben) == []
            await ben.ask("POST", f"/api/tables/{table}/block", {"seat": 1}, 400)
            await ann.ask("POST", f"/api/tables/{table}/block", {"seat": 0}, 400)

    asyncio.run(scenario())


def test_a_host_who_starts_one_table_after_another_invites_nobody_all_the_time(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            handle = await friend(ann, "Ben")
            for _ in range(MAX_IN_A_ROW):
                table = await ann.make("battle", auto=False)
                await invite(ann, table, handle)
                async with ann.connect(table) as line:
                    await do(line, "place", seat=1, level="swab")
                    assert (await do(line, "start"))["done"]
            refused = await invite(ann, await ann.make("battle", auto=False), handle, 429)
            assert refused["reason"] == "too often"

    asyncio.run(scenario())


def test_no_more_than_a_few_invitations_wait_for_an_answer(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", "Ben") as (ann, ben):
            await started(ann, ben, "battle")
            handle = await friend(ann, "Ben")
            for _ in range(MAX_UNANSWERED):
                await invite(ann, await ann.make("battle", auto=False), handle)
            refused = await invite(ann, await ann.make("battle", auto=False), handle, 429)
            assert refused["reason"] == "too often"
            (last, *_) = await invitations(ben)
            await ben.ask("POST", f"/api/invitations/{last['table']}/decline")
            await invite(ann, await ann.make("battle", auto=False), handle)

    asyncio.run(scenario())


def test_lists_are_bounded(server: ServerProcess, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Company(server, "Ann", *(f"Friend {number}" for number in range(MAX_INVITED + 1))) as (ann, *others):
            for each in others:
                await started(ann, each, "battle")
            table = await ann.make("battle", auto=False)
            handles = [each["friend"] for each in (await ann.ask("GET", "/api/friends"))["friends"]]
            assert len(handles) == len(others) <= MAX_FRIENDS
            for handle in handles[:MAX_INVITED]:
                await invite(ann, table, handle)
            assert (await invite(ann, table, handles[-1], 429))["reason"] == "too often"
            assert len((await ann.ask("GET", f"/api/tables/{table}/invitations"))["invited"]) == MAX_INVITED

    asyncio.run(scenario())


def test_who_has_blocked_too_many_is_told(with_either: With) -> None:
    async def scenario(store: Store) -> None:
        for number in range(MAX_BLOCKED):
            assert await store.block("ann", Companion(f"p{number}", "P", "star", "", float(number)), MAX_BLOCKED)
        assert not await store.block("ann", Companion("one more", "P", "star", "", 0.0), MAX_BLOCKED)
        assert len(await store.blocks("ann")) == MAX_BLOCKED

    with_either(scenario)


def test_inviting_is_limited_by_person_and_by_address(tmp_path: Path) -> None:
    limits = {"invitations": 0.02, "address_invitations": 0.05}
    server = ServerProcess(tmp_path / "data", **limits).open()

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as cat:
            assert [await status(each) for each in (ann, ann, ben)] == [404, 429, 404]
            assert await status(cat) == 429, "the address has had its share"

    async def status(guest: Guest) -> int:
        table = await guest.make("battle", auto=False)
        answer = await guest.client.post(f"/api/tables/{table}/invitations", json={"friend": "0" * 24})
        return answer.status_code

    try:
        asyncio.run(scenario())
        assert not server.failures()
    finally:
        server.close()


@pytest.mark.parametrize(
    "body", [{}, {"friend": 1}, {"friend": None}, {"friend": "a" * 10_000}, {"friend": ["a" * 24]}]
)
def test_nonsense_is_refused(server: ServerProcess, body: Json) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("battle", auto=False)
            refused = await ann.ask("POST", f"/api/tables/{table}/invitations", body, 400)
            assert refused["reason"] == "malformed"

    asyncio.run(scenario())
