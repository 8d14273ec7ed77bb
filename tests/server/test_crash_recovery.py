"""Nothing is lost: the server is killed at random moments, and every acknowledged move is there, once."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from brethren.games import GAMES
from brethren.table import view
from brethren.table.log import AnyEntry
from brethren.table.match import Match
from brethren.table.record import verify
from tests.server.server_process import Guest, Player, ServerProcess, do, hear, sit, to_move
from tests.server.services import running

LAID = [
    ("tortuga", {}),
    ("cartagena", {"variant": "jamaica"}),
    ("cartagena", {"variant": "tortuga"}),
    ("battle", {"play": "single"}),
    ("battle", {"play": "match"}),
]


def test_the_plug_is_pulled_again_and_again(tmp_path: Path, long_run: bool) -> None:
    tables, kills = (200, 25) if long_run else (24, 3)
    server, dice = ServerProcess(tmp_path / "data").open(), random.Random(1)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(server.guest()) for _ in range(8)]
            players = [player for number in range(tables) for player in await seated(guests, number, dice)]
            games = [asyncio.create_task(player.play()) for player in players]
            for _ in range(kills):
                await asyncio.sleep(dice.uniform(0.2, 1.5))
                server.kill()
                await asyncio.to_thread(server.open)
            async with asyncio.timeout(900):
                await asyncio.gather(*games)
            assert max(player.lines for player in players) > 1
            for player in players:
                acknowledged_once(server, player)

    asyncio.run(scenario())
    server.close()
    assert not server.failures()


async def seated(guests: list[Guest], number: int, dice: random.Random) -> list[Player]:
    """Two people, or one and a bot."""
    game, options = LAID[number % len(LAID)]
    one, other = dice.sample(guests, 2)
    bots = {"1": "random"} if number % 4 == 3 else {}
    table = await one.make(game, options=options, bots=bots)
    if not bots:
        await sit(other, table, 1)
    people = [one] if bots else [one, other]
    return [Player(who, table, dice=random.Random(dice.random()), twice=0.1) for who in people]


def acknowledged_once(server: ServerProcess, player: Player) -> None:
    entries = server.entries(player.table)
    commands = [entry["command"] for entry in entries if "command" in entry]
    assert len(commands) == len(set(commands))
    assert set(player.done) <= set(commands)
    match = Match.of(player.table, [msgspec.convert(entry, AnyEntry) for entry in entries])
    assert match.result
    assert match.result.winners == player.seen["result"]["winners"]
    verify(view.record(match))


def test_answers_and_clocks_go_on_after_a_restart_without_anybody_there(tmp_path: Path) -> None:
    """A bot answers a person's decision, and clocks run on; but bots among themselves wait until somebody looks. And
    the processes for bots have ended with the server, although it couldn't tell them to."""
    server = ServerProcess(tmp_path / "data", bot_pace=3.0).open()

    async def before() -> tuple[str, str, str]:
        async with server.guest() as ann, server.guest() as ben:
            bots = await ann.make("battle", seat=None, bots={"0": "random", "1": "random"})
            slow = await ann.make("cartagena", auto=False, clock={"move": 5})
            await sit(ben, slow, 1)
            async with ann.connect(slow) as line:
                assert (await do(line, "start"))["done"]
            async with ann.connect(bots) as line:
                while len(server.entries(bots)) < 5:
                    await hear(line, "update")
            answered = await ann.make("battle", bots={"1": "random"}, lots=False, auto=False)
            async with ann.connect(answered) as line:
                assert (await do(line, "start"))["done"]
            while (seen := await ann.ask("GET", f"/api/tables/{answered}"))["deciding"] == [0]:
                moving = await to_move(ann, answered)
                async with ann.connect(answered) as line:
                    action = seen["actions"][0]["id"]
                    assert (await do(line, "play", number=moving["number"], action=action))["done"]
            return bots, slow, answered

    bots, slow, answered = asyncio.run(before())
    assert server.process
    thinkers = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert thinkers
    server.kill()
    give_up = time.monotonic() + 120
    while any(running(int(thinker)) for thinker in thinkers):
        assert time.monotonic() < give_up
        time.sleep(0.1)
    waiting, asked = len(server.entries(bots)), server.entries(answered)
    assert (asked[-1]["what"], asked[-1].get("seat", 0)) == ("played", 0)
    server.open()
    give_up = time.monotonic() + 120
    while server.entries(answered) == asked or server.entries(slow)[-1]["what"] != "late":
        assert time.monotonic() < give_up
        time.sleep(0.2)
    assert len(server.entries(bots)) == waiting

    async def after() -> None:
        async with server.guest() as eve, eve.connect(bots) as line:
            while (await hear(line, "update"))["number"] < waiting + 3:
                pass

    asyncio.run(after())
    server.close()
    assert not server.failures()


def test_a_graceful_stop_and_a_start_are_a_short_break(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data").open()

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("cartagena")
            await sit(ben, table, 1)
            players = [Player(ann, table), Player(ben, table), Player(eve, table)]
            games = [asyncio.create_task(player.play()) for player in players]
            while len(server.entries(table)) < 12:
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.open)
            ends = await asyncio.gather(*games)
            assert all(end["result"]["winners"] for end in ends)
            assert all(player.lines > 1 for player in players)
            for player in players:
                acknowledged_once(server, player)

    asyncio.run(scenario())
    assert server.stop() == 0
    assert not server.failures()
    text = server.log.read_text()
    assert "secret" not in text
    assert GAMES["cartagena"].title not in text
