"""A server whose games aren't compiled yet: it answers at once, says how far they are, and compiles them meanwhile."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from brethren.games import GAMES
from tests.server.server_process import ServerProcess

COUNTING = """
import sys
from brethren.kernel import on_compiled
from brethren.server.rehearsal import compile_for_tables

compiled = []
on_compiled(lambda: compiled.append(1))
compile_for_tables(sys.argv[1])
print(len(compiled))
"""


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that finds nothing compiled."""
    server = ServerProcess(tmp_path / "data", compiled=tmp_path / "compiled").open(until="/health")
    yield server
    server.close()
    assert not server.failures()


def of(games: Any, key: str) -> Any:
    return next(game for game in games["games"] if game["key"] == key)["preparing"]


def test_it_answers_at_once_and_says_how_far_each_game_is(cold: ServerProcess) -> None:
    async def scenario() -> None:
        async with cold.guest() as ann:
            first = await ann.ask("GET", "/api/games")
            assert all(0 <= of(first, key)["done"] < 1 and of(first, key)["seconds"] > 0 for key in GAMES)
            assert "still being compiled: " in (await ann.client.get("/ready")).text
            for path, body in (("/api/tables", {"game": "battle", "seats": 2}), ("/api/lessons/battle", None)):
                refused = await ann.ask("POST" if body else "GET", path, body, status=503)
                assert (refused["reason"], refused["details"]["game"]) == ("getting ready", "battle")

    asyncio.run(scenario())


def test_what_is_asked_for_gets_on_and_nobody_else_has_to_wait(cold: ServerProcess) -> None:
    async def scenario() -> None:
        async with cold.guest() as ann:
            give_up = time.monotonic() + 300
            while of(await ann.ask("GET", "/api/games"), "battle")["done"] == 0:
                assert time.monotonic() < give_up
                asked = time.monotonic()
                await ann.ask("POST", "/api/tables", {"game": "battle", "seats": 2}, status=503)
                assert time.monotonic() - asked < 15  # a whole game takes longer to compile
                await asyncio.sleep(0.2)

    asyncio.run(scenario())


def test_pages_that_ask_until_the_game_is_ready_make_no_tables(tmp_path: Path) -> None:
    """A family behind one address waits for the same game: what they may make isn't used up by waiting."""

    async def scenario(server: ServerProcess) -> None:
        async with server.guest() as ann:
            for _ in range(3):
                await ann.ask("POST", "/api/tables", {"game": "tortuga", "seats": 2}, status=503)

    strict = ServerProcess(tmp_path / "data", compiled=tmp_path / "compiled", address_tables=0.001)
    server = strict.open(until="/health")
    try:
        asyncio.run(scenario(server))
    finally:
        server.close()


def test_it_stops_in_good_order_while_it_compiles(cold: ServerProcess) -> None:
    assert cold.stop() == 0


def test_it_stops_in_good_order_with_all_its_processes(cold: ServerProcess) -> None:
    """As a service manager does: every process gets the signal."""
    wait_for_progress(cold)
    for compiler in cold.children("multiprocessing.spawn"):
        os.kill(compiler, signal.SIGTERM)
    time.sleep(0.5)
    assert cold.stop() == 0
    assert "could not be compiled" not in cold.log.read_text()


def wait_for_progress(server: ServerProcess) -> None:
    give_up = time.monotonic() + 300
    while not any(game["preparing"]["done"] for game in httpx.get(f"{server.url}/api/games").json()["games"]):
        assert time.monotonic() < give_up
        time.sleep(0.1)


@pytest.mark.parametrize("game", GAMES)
def test_how_much_there_is_to_compile_is_known(game: str, tmp_path: Path, long_run: bool) -> None:
    if not long_run:
        pytest.skip("it compiles a whole game")
    environment = {"BRETHREN_COMPILED": str(tmp_path)}
    program = [sys.executable, "-c", COUNTING, game]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    assert GAMES[game].signatures == pytest.approx(int(done.stdout), rel=0.2)
