"""A fourth game, which a package of its own brings (tests/wreckers): no shared code knows it, and all of it works.

Games are found when Brethren starts, so each of these runs in a process that has the package on its path.
"""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.long_run import LONG
from tests.server.server_process import Player, ServerProcess

ROOT = Path(__file__).parents[1]
PATH = os.pathsep.join((str(ROOT / "tests" / "wreckers"), str(ROOT / "src"), str(ROOT)))


def run(program: str, compiled: bool = True) -> Any:
    """What a program prints as JSON, with the package on its path."""
    environment = {**os.environ, "PYTHONPATH": PATH, "NUMBA_DISABLE_JIT": "0" if compiled else "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_is_found_and_obeys_the_laws() -> None:
    """In plain Python, which is quicker than compiling; in the long run compiled."""
    found = run(
        """
import json, random
import msgspec
from brethren.game import CHANCE
from brethren.games import GAMES
from tests.stateful import obey

game, dice, verbs = GAMES["wreckers"], random.Random(1), set()
for seats in (2, 3, 4):
    state = game.start(seats)
    while deciding := game.deciding(state):
        obey(game, state)
        seat = dice.choice(deciding)
        action = dice.choice(game.legal(state, seat))
        words = game.describe(state, seat, action)
        msgspec.convert(words, game.shapes.chance if seat == CHANCE else game.shapes.action)
        msgspec.convert(game.to_json(state), game.shapes.position)
        state, events = game.play_with_events(state, seat, action)
        for event in events:
            for viewer in (None, *range(seats)):
                msgspec.convert(event.seen_by(viewer), game.shapes.event)
        verbs.add(words["verb"])
print(json.dumps([game.ending(state), sorted(verbs), list(GAMES)]))
""",
        compiled=LONG,
    )
    assert found == ["morning", ["cove", "show", "tide"], ["battle", "cartagena", "tortuga", "wreckers"]]


def test_bots_play_it_in_the_arena() -> None:
    """A bot that thinks wins more than one that doesn't, though nobody has taught it this game. In one process: each
    would compile it for itself."""
    arena = [sys.executable, "-m", "brethren.cli", "arena", "wreckers", "--bots", "mate,random", "--games", "80"]
    done = subprocess.run(
        [*arena, "--pace", "0.2", "--workers", "1", "--json"],
        env={**os.environ, "PYTHONPATH": PATH},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    shares = {one["bot"]: one["share"] for one in json.loads(done.stdout)["results"]}
    assert shares["mate"] > 0.55


def test_other_peoples_agents_play_it() -> None:
    rewards, returns = run("""
import json, random
import pyspiel
from brethren.research import openspiel
from brethren.research.pettingzoo import env

table, dice = env("wreckers", seats=3), random.Random(1)
table.reset(seed=1)
rewards = {}
for agent in table.agent_iter():
    observation, reward, over, _, _ = table.last()
    rewards[agent] = reward
    table.step(None if over else int(dice.choice(observation["action_mask"].nonzero()[0])))
state = pyspiel.load_game("brethren_wreckers").new_initial_state()
while not state.is_terminal():
    state.apply_action(dice.choice(state.legal_actions()))
print(json.dumps([list(rewards.values()), state.returns()]))
""")
    assert len(rewards) == 3
    assert sum(rewards) == pytest.approx(0)
    assert sum(returns) == pytest.approx(0)


@pytest.mark.skipif(not LONG, reason="batches are compiled for each game, and tests/research has those of three")
def test_it_is_played_in_batches() -> None:
    over = run("""
import json
from brethren.research.batch import Batch

batch, over = Batch("wreckers", number=16), 0
for _ in range(100):
    over += int(batch.step(batch.random_actions())[2].sum())
print(json.dumps(over))
""")
    assert over > 0


def test_it_is_played_over_the_wire_replayed_and_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PATH)
    server = ServerProcess(tmp_path / "data").open()

    async def story() -> None:
        async with server.guest() as ann:
            games = (await ann.ask("GET", "/api/games"))["games"]
            assert "wreckers" in [game["key"] for game in games]
            assert (await ann.ask("GET", "/api/games/wreckers/shapes"))["$defs"]["Position"]
            assert (await ann.ask("GET", "/api/lessons/wreckers"))["lessons"] == []
            table = await ann.make("wreckers", seats=3, seat=0, bots={"1": "swab", "2": "gunner"})
            await Player(ann, table).play()
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            assert record["ending"] == "morning"
            replay = await ann.ask("GET", f"/api/tables/{table}/replay")
            assert len(replay["steps"]) == len(record["log"])
            review = await ann.ask("GET", f"/api/tables/{table}/review")
            while review["accounts"] is None:
                await asyncio.sleep(0.2)
                review = await ann.ask("GET", f"/api/tables/{table}/review")
            assert len(review["accounts"]) == 3
            fork = {"step": len(record["log"]) - 3, "seat": 1, "level": "swab"}
            assert (await ann.ask("POST", f"/api/tables/{table}/fork", fork, 201))["table"]

    try:
        asyncio.run(story())
        assert not server.failures()
    finally:
        server.close()
