"""One address asks for all the thinking that it can get. Meanwhile others are answered, and a weak bot moves."""

import asyncio
import json
import os
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import httpx

from brethren.table.luck import commitment
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, hear

# Machines on which tests run may be slow and busy; bench/abuse.py has the figures.
SOON = 30.0
CAPTAINS = 40


async def swab_moves(server: ServerProcess, soon: float = SOON) -> None:
    """Somebody begins a game with a swab and makes a move: it is answered, and so is the next player's."""
    async with server.guest(**{"x-forwarded-for": "10.0.0.1"}) as ann:
        table = await ann.make("battle", bots={"1": "swab"}, lots=False)
        async with ann.connect(table) as connection, asyncio.timeout(soon):
            assert (await do(connection, "luck", luck="0" * 32))["done"]
            moved = 0
            while moved < 3:
                update = await hear(connection, "update", soon)
                happened = [each for each in update["happened"] if each["what"] == "played"]
                moved += sum(each["seat"] == 1 for each in happened)
                if actions := update["table"]["actions"]:
                    move = {"number": update["number"], "action": actions[0]["id"]}
                    await connection.send(json.dumps({"do": "play", "id": secrets.token_hex(8), **move}))


@asynccontextmanager
async def meanwhile(*attacks: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Again and again."""

    async def again(attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            await attack()

    tasks = [asyncio.create_task(again(attack)) for attack in attacks]
    await asyncio.sleep(1.0)
    yield
    for task in tasks:
        assert not task.done(), task.exception()
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


async def finished(ann: Guest) -> Json:
    table = await ann.make("battle", bots={"1": "random"})
    await Player(ann, table).play()
    record: Json = await ann.ask("GET", f"/api/tables/{table}/record")
    return record


def test_captains_that_nobody_watches(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as eve:
            bots = {str(seat): "captain" for seat in range(4)}
            tables = [await eve.make("tortuga", 4, seat=None, bots=bots) for _ in range(CAPTAINS)]
            for table in tables:
                async with eve.connect(table) as connection:
                    while (await hear(connection, "update"))["table"]["stage"] != "playing":
                        pass
            await swab_moves(server)
            before = [len(server.entries(table)) for table in tables]
            await asyncio.sleep(3.0)
            assert [len(server.entries(table)) for table in tables] == before

    asyncio.run(scenario())


def test_captains_that_somebody_watches_from_one_address(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as eve:
            bots = {str(seat): "captain" for seat in range(2)}
            tables = [await eve.make("cartagena", 2, seat=None, bots=bots) for _ in range(12)]

            async def watch(table: str) -> None:
                async with eve.connect(table) as connection:
                    await hear(connection, "nothing", 3600)

            async with eve.connect(tables[0]) as connection:
                # Its first thought may have to wait for a compiler.
                while "played" not in [each["what"] for each in (await hear(connection, "update", 300))["happened"]]:
                    pass
            async with meanwhile(*(partial(watch, table) for table in tables)):
                await swab_moves(server)

    asyncio.run(scenario())


def test_reviews(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as eve:
            record = await finished(eve)
            names = []
            for number in range(20):
                changed = {**record, "players": [f"Eve {number}", "Dan"]}
                names.append((await eve.ask("POST", "/api/reviews", changed, 201))["review"])

            async def poll() -> None:
                for name in names:
                    await eve.ask("GET", f"/api/reviews/{name}")
                await asyncio.sleep(0.2)

            # The first step may have to wait for a compiler.
            async with asyncio.timeout(300):
                while not (await eve.ask("GET", f"/api/reviews/{names[0]}"))["done"]:
                    await asyncio.sleep(0.2)
            async with meanwhile(poll):
                await swab_moves(server)

    asyncio.run(scenario())


def test_replays_and_long_records(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as eve:
            record = await finished(eve)
            long = {**record, "log": record["log"] * (6000 // len(record["log"]) + 1)}
            bomb = {**record, "log": record["log"] * (40_000 // len(record["log"]) + 1)}

            async def send() -> None:
                await eve.ask("POST", "/api/replay", record)
                assert (await eve.ask("POST", "/api/replay", long, 413))["reason"] == "too large"
                assert (await eve.ask("POST", "/api/reviews", long, 413))["reason"] == "too large"
                with suppress(httpx.TransportError):
                    assert (await eve.ask("POST", "/api/replay", bomb, 413))["reason"] == "too large"

            async with meanwhile(send, send, send):
                await swab_moves(server)

    asyncio.run(scenario())


def test_a_running_match_is_not_reviewed(server: ServerProcess) -> None:
    """A player sends what happened so far as the record of a match that was stopped, and hopes for a hint."""

    async def scenario() -> None:
        async with server.guest() as eve:
            record = await finished(eve)
            decisions = [number for number, (seat, _) in enumerate(record["log"]) if seat >= 0]
            so_far = {**record, "log": record["log"][: decisions[-1]], "ending": "stopped", "winners": []}
            assert await eve.ask("POST", "/api/replay", so_far)
            secret = secrets.token_hex(32)
            made_up = {"secret": secret, "commitment": commitment(secret)}
            given = {**made_up, "given": decisions[-1]}
            for forged in ({"secret": secret}, made_up, given):
                answer = await eve.ask("POST", "/api/reviews", {**so_far, **forged}, 400)
                assert answer["reason"] == "not proven", answer
            await eve.ask("POST", "/api/reviews", so_far, 201)

    asyncio.run(scenario())


def test_a_process_that_hangs_is_noticed(tmp_path: Path) -> None:
    """What it was asked is asked again; `/ready` tells, and so does the log."""
    server = ServerProcess(tmp_path / "data").open()
    asyncio.run(swab_moves(server))
    [thinking] = server.children("brethren.server.pool")
    os.kill(thinking, signal.SIGSTOP)
    said = set()

    async def look() -> None:
        response = await asyncio.to_thread(httpx.get, f"{server.url}/ready", timeout=30)
        said.add((response.status_code, response.text))
        await asyncio.sleep(0.1)

    async def scenario() -> None:
        async with meanwhile(look):
            await swab_moves(server, 300.0)

    asyncio.run(scenario())
    assert said == {(200, "ready\n"), (503, "no process that thinks answers\n")}
    assert "a process that thinks is replaced" in server.log.read_text()
    server.close()
    assert not server.failures()
