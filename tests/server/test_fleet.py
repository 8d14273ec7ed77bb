"""Two servers and two workers on one PostgreSQL and one NATS behave like one server, whatever fails."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from brethren.table import view
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.record import verify
from tests.server.fleet import FAULTS, Fleet, Front, Rover
from tests.server.linearizability import check
from tests.server.server_process import Guest, Player, do, hear, sit
from tests.server.test_flood import FLOODS, flood, flooder

LAID = [
    ("battle", {"play": "single"}),
    ("tortuga", {}),
    ("battle", {"play": "match"}),
    ("cartagena", {"variant": "jamaica"}),
    ("cartagena", {"variant": "tortuga"}),
]


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """The last test damages it, and it recovers."""
    fleet = Fleet(tmp_path_factory.mktemp("fleet"), frames=200, throttle_seconds=1).open()
    yield fleet
    fleet.close()
    assert not fleet.failures()


def test_people_at_different_servers_play_with_each_other_and_a_bot(fleet: Fleet) -> None:
    one, other = fleet.servers

    async def scenario() -> None:
        async with one.guest() as ann, other.guest() as ben, other.guest() as eve:
            table = await ann.make("tortuga", 3, bots={"2": "gunner"})
            await sit(ben, table, 1)
            players = [Player(who, table) for who in (ann, ben, eve)]
            await asyncio.gather(*(player.play() for player in players))
            agreed(fleet, players)
            # Both servers know the same about a person.
            ann.server = other
            ann.client.base_url = other.url
            (listed,) = (await ann.ask("GET", "/api/tables"))["tables"]
            assert (listed["table"], listed["stage"]) == (table, "over")
            assert [player["mine"] for player in listed["players"]] == [True, False, False]
            await ann.ask("PUT", "/api/me", {"name": "Anne", "language": "en", "avatar": "parrot"})
            ann.client.base_url = one.url
            assert (await ann.ask("GET", "/api/me"))["name"] == "Anne"

    asyncio.run(scenario())


def test_presence_and_moves_cross_from_server_to_server(fleet: Fleet) -> None:
    one, other = fleet.servers

    async def scenario() -> None:
        async with one.guest() as ann, other.guest() as ben:
            table = await ann.make("battle", lots=False, auto=False)
            await sit(ben, table, 1)
            async with ann.connect(table) as line, ben.connect(table) as far:
                while (await hear(line, "presence", 10))["seats"] != [True, True]:
                    pass
                while (await hear(far, "presence", 10))["seats"] != [True, True]:
                    pass
                began = time.monotonic()
                assert (await do(line, "exclaim", phrase="ahoy"))["done"]
                while (await hear(far, "update"))["happened"][-1]["what"] != "exclaimed":
                    pass
                print(f"from server to server: {1000 * (time.monotonic() - began):.0f} ms")
                await far.close()
                while (await hear(line, "presence", 10))["seats"] != [True, False]:
                    pass

    asyncio.run(scenario())


def test_two_at_different_servers_want_the_same(fleet: Fleet) -> None:
    """The row decides, again and again."""
    one, other = fleet.servers

    async def scenario() -> None:
        async with one.guest() as ann, one.guest() as ben, other.guest() as cat:
            for _ in range(10):
                table = await ann.make("cartagena", 3)
                async with ben.connect(table) as near, cat.connect(table) as far:
                    answers = await asyncio.gather(do(near, "sit", seat=1), do(far, "sit", seat=1))
                    assert sorted(answer["done"] for answer in answers) == [False, True]
                    assert [a["problem"]["reason"] for a in answers if a["problem"]] == ["taken"]
            await again(fleet, ann, cat)

    async def again(fleet: Fleet, ann: Guest, cat: Guest) -> None:
        table = await ann.make("battle")
        await sit(cat, table, 1)
        await asyncio.gather(Player(ann, table).play(), Player(cat, table).play())
        async with ann.connect(table) as near, cat.connect(table) as far:
            answers = await asyncio.gather(do(near, "rematch"), do(far, "rematch"))
            assert all(answer["done"] for answer in answers)
        for guest in (ann, cat):
            rematch = (await guest.ask("GET", f"/api/tables/{table}"))["rematch"]
            listed = (await guest.ask("GET", "/api/tables"))["tables"]
            assert [each["table"] for each in listed if each["stage"] == "gathering"].count(rematch) == 1

    asyncio.run(scenario())


def test_a_review_is_worked_on_by_workers(fleet: Fleet) -> None:
    async def scenario() -> None:
        async with fleet.servers[0].guest() as ann:
            table = await ann.make("battle", bots={"1": "mate"}, options={"play": "single"})
            await Player(ann, table).play()
            until = time.monotonic() + 120
            while (await ann.ask("GET", f"/api/tables/{table}/review"))["accounts"] is None:
                assert time.monotonic() < until
                await asyncio.sleep(0.3)

    asyncio.run(scenario())


def test_a_game_behind_nginx_goes_on_at_another_server(fleet: Fleet, tmp_path: Path) -> None:
    front = Front(tmp_path, fleet).open()

    async def scenario() -> None:
        async with front.guest() as ann, front.guest() as ben:
            tables = [await ann.make("cartagena") for _ in range(12)]
            for table in tables:
                await sit(ben, table, 1)
            players = [Player(who, table) for table in tables for who in (ann, ben)]
            games = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(0.5)
            fleet.servers[0].kill()
            async with asyncio.timeout(120):
                await asyncio.gather(*games)
            assert max(player.lines for player in players) > 1
            for path in ("/metrics", "/ready", "/health"):
                assert (await ann.client.get(path)).status_code == 403
            for table in tables:
                agreed(fleet, [player for player in players if player.table == table])

    asyncio.run(scenario())
    front.stop()
    fleet.mend()


def test_faults(fleet: Fleet, long_run: bool) -> None:
    """At random, one after another, while somebody floods the servers. Afterwards every acknowledged move is there
    exactly once, all matches are over, and to everybody it looked like one server."""
    tables, faults = (300, 60) if long_run else (10, 5)
    dice, closed = random.Random(7), asyncio.Event()

    async def flood_all(eve: Rover) -> None:
        """With every kind of frame, at whichever server is there; again when it is closed."""
        for piece in itertools.cycle(FLOODS.values()):
            eve.server = eve.dice.choice(fleet.servers)
            with suppress(OSError, EOFError):
                async with flooder(eve) as (reader, writer):
                    if b"too many messages" in await flood(reader, writer, piece * (1 + 60_000 // len(piece))):
                        closed.set()
            await asyncio.sleep(0.1)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            rovers = [await stack.enter_async_context(fleet.rover()) for _ in range(8)]
            players = [player for number in range(tables) for player in await seated(rovers, number, dice, long_run)]
            games = [asyncio.create_task(player.play()) for player in players]
            eve = await stack.enter_async_context(fleet.rover())
            flooding = asyncio.create_task(flood_all(eve))
            for number in range(faults):
                await asyncio.sleep(dice.uniform(0.1, 1.0))
                fault = FAULTS[number % len(FAULTS)]
                await asyncio.to_thread(fault, fleet, dice, dice.uniform(0.2, 5.0 if long_run else 1.5))
            async with asyncio.timeout(1200):
                await asyncio.gather(*games)
                await closed.wait()
            assert not flooding.done(), flooding.exception()
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
            assert max(player.lines for player in players) > 1
            by_table: dict[str, list[Player]] = {}
            for player in players:
                by_table.setdefault(player.table, []).append(player)
            for company in by_table.values():
                agreed(fleet, company)

    asyncio.run(scenario())


async def seated(rovers: list[Rover], number: int, dice: random.Random, long_run: bool) -> list[Player]:
    """Two people and perhaps an onlooker, or one and a bot."""
    game, options = LAID[number % (len(LAID) if long_run else 2)]
    one, other, third = dice.sample(rovers, 3)
    bots = {"1": "swab"} if number % 3 == 2 else {}
    table = await one.make(game, options=options, bots=bots)
    if not bots:
        await sit(other, table, 1)
    people = [one] if bots else [one, other] + [third] * (number % 2)
    return [Player(who, table, dice=random.Random(dice.random()), twice=0.1, patience=6.0) for who in people]


def agreed(fleet: Fleet, company: list[Player]) -> None:
    """What everybody was told agrees with the log, and the dice of the match can be checked."""
    table = company[0].table
    log = fleet.entries(table)
    calls = [call for player in company for call in player.calls.values()]
    check(table, log, calls, [look for player in company for look in player.looks])
    match = Match.of(table, [msgspec.convert(entry, AnyEntry) for entry in log])
    assert match.state is not None
    for player in company:
        seat = player.seen["me"]
        assert player.number == match.number_for(seat)
        position = match.game.to_json(match.game.view(match.state, seat))
        assert json.loads(json.dumps(position)) == player.seen["position"]
        assert match.result
        assert match.result.winners == player.seen["result"]["winners"]
    verify(view.record(match))
