"""Many tables for some minutes: memory stays flat."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.fleet import Fleet
from tests.server.server_process import Guest, Player, ServerProcess

TABLES = 500
GUESTS = 50
MINUTES = 5
ALLOWED = 1.25


def resident(pid: int) -> int:
    """Memory of a process, in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


@pytest.fixture(params=["one server", "a fleet"])
def servers(request: pytest.FixtureRequest, tmp_path: Path, long_run: bool) -> Iterator[list[ServerProcess]]:
    if not long_run:
        pytest.skip("for the long run")
    if request.param == "one server":
        server = ServerProcess(tmp_path / "data", workers=1).open()
        yield [server]
        server.close()
        assert not server.failures()
    else:
        fleet = Fleet(tmp_path, workers=1).open()
        yield fleet.servers
        fleet.close()
        assert not fleet.failures()


def test_five_hundred_tables_for_some_minutes(servers: list[ServerProcess]) -> None:
    processes = [server.process.pid for server in servers if server.process]
    until = time.monotonic() + 60 * MINUTES
    measured: list[int] = []

    async def one_table(guests: list[Guest], number: int) -> None:
        """Again and again: a person and bots; every tenth with an onlooker."""
        dice = random.Random(number)
        while time.monotonic() < until:
            game, seats = dice.choice((("tortuga", 3), ("cartagena", 3), ("battle", 2)))
            host = guests[number % len(guests)]
            table = await host.make(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
            people = [Player(host, table, dice=dice)]
            if number % 10 == 0:
                people.append(Player(guests[(number + 1) % len(guests)], table))
            await asyncio.gather(*(player.play() for player in people))

    async def measure() -> None:
        while time.monotonic() < until:
            await asyncio.sleep(5)
            measured.append(sum(map(resident, processes)))

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(server.guest()) for server in GUESTS // len(servers) * servers]
            await asyncio.gather(measure(), *(one_table(guests, number) for number in range(TABLES)))

    asyncio.run(scenario())
    third = len(measured) // 3
    early, late = max(measured[third : 2 * third]), max(measured[2 * third :])
    print(f"resident memory: {early // 1024} MB, then {late // 1024} MB")
    assert late < ALLOWED * early
