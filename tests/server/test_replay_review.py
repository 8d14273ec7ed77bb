"""After the game, over the wire: replay, review, and what if."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from brethren.game import CHANCE
from brethren.games import GAMES
from brethren.table.record import verify
from brethren.wire.records import MatchRecord
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, sit, to_move
from tests.server.test_deal import reviewed_only_as_it_was


async def finished(ann: Guest, ben: Guest, game: str, watchers: bool = True) -> str:
    table = await ann.make(game, watchers=watchers)
    await sit(ben, table, 1)
    await asyncio.gather(Player(ann, table).play(), Player(ben, table).play())
    return table


@asynccontextmanager
async def played(server: ServerProcess, game: str) -> AsyncIterator[tuple[Guest, Guest, str, Json]]:
    """Two people who have played a match, its table and its record."""
    async with server.guest() as ann, server.guest() as ben:
        table = await finished(ann, ben, game)
        yield ann, ben, table, await ann.ask("GET", f"/api/tables/{table}/record")


@asynccontextmanager
async def lost(server: ServerProcess) -> AsyncIterator[tuple[Guest, Guest, str, Json]]:
    """Somebody who has played a match against a strong bot, which is soon over, and so is its review; somebody else."""
    async with server.guest() as ann, server.guest() as ben:
        table = await ann.make("battle", bots={"1": "mate"})
        await Player(ann, table).play()
        yield ann, ben, table, await ann.ask("GET", f"/api/tables/{table}/record")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_every_step_open_or_as_a_seat_saw_it(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with played(server, game) as (ann, ben, table, record):
            whole = await ann.ask("GET", f"/api/tables/{table}/replay")
            assert [[step["seat"], step["action"]] for step in whole["steps"]] == record["log"]
            assert await ben.ask("POST", "/api/replay", record) == whole
            for step in whole["steps"]:
                assert (step["odds"] is not None) == (step["seat"] == CHANCE)
            seen = await ann.ask("GET", f"/api/tables/{table}/replay?seat=1")
            assert [step["number"] for step in seen["steps"]] == [step["number"] for step in whole["steps"]]
            for step in seen["steps"]:
                known = step["words"] is not None
                assert known or step["seat"] != 1

    asyncio.run(scenario())


def test_a_review_arrives_in_parts(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with lost(server) as (ann, _ben, table, record):
            steps: list[Json] = []
            until = time.monotonic() + 300
            while (part := await ann.ask("GET", f"/api/tables/{table}/review?from={len(steps)}"))["accounts"] is None:
                assert time.monotonic() < until
                steps += part["steps"]
                await asyncio.sleep(0.2)
            steps += part["steps"]
            assert [step["number"] for step in steps] == list(range(1, len(record["log"]) + 1))
            for seat, account in enumerate(part["accounts"]):
                change = part["end"][seat] - steps[0]["chances"][seat]
                assert account["luck"] + account["skill"] + account["others"] == pytest.approx(change)

    asyncio.run(scenario())


def test_nothing_is_revealed_while_the_game_goes_on(server: ServerProcess) -> None:
    """At a table of four: no review, no look through others' eyes, no going on from there; to each what was shown."""

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            table = await ann.make("tortuga", seats=4, bots={str(seat): "random" for seat in (1, 2, 3)})
            async with ann.connect(table) as line:
                await do(line, "luck", luck="0" * 32)
            shown = (await to_move(ann, table))["table"]
            for guest in (ann, eve):
                assert (await guest.ask("GET", f"/api/tables/{table}/review", status=400))["reason"] == "not over"
                for seat in (1, 2, 3):
                    refused = await guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}", status=400)
                    assert refused["reason"] == "not yours"
                fork = {"step": 1, "seat": 0}
                assert (await guest.ask("POST", f"/api/tables/{table}/fork", fork, 400))["reason"] == "not over"
                assert (await guest.ask("GET", f"/api/tables/{table}/record"))["format"] == "brethren excerpt 1"
            mine = await ann.ask("GET", f"/api/tables/{table}/replay")
            assert (mine["ending"], mine["winners"]) == ("", [])
            assert mine["end"] == shown["position"]
            others = await eve.ask("GET", f"/api/tables/{table}/replay")
            assert others["end"] == (await eve.ask("GET", f"/api/tables/{table}"))["position"] != mine["end"]

    asyncio.run(scenario())


def test_a_file_is_reviewed_like_the_match_that_it_is_of(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with lost(server) as (ann, ben, table, record):
            name = await review_of(ben, record)
            part = await whole_review(lambda: ben.ask("GET", f"/api/reviews/{name}"))
            assert part == await whole_review(lambda: ann.ask("GET", f"/api/tables/{table}/review"))
            assert await ben.ask("GET", f"/api/reviews/{name}?from={part['total'] - 1}") == {
                **part,
                "steps": part["steps"][-1:],
            }
            # Another match that claims to be of the same table isn't taken for it.
            other = await review_of(ben, {**record, "players": ["Eve", "Dan"]})
            assert (await ben.ask("GET", f"/api/reviews/{other}"))["done"] < part["total"]
            assert (await ben.ask("GET", "/api/reviews/other", status=404))["reason"] == "no such review"
            assert (await ben.ask("POST", "/api/reviews", {**record, "winners": []}, 400))["reason"] == "no record"

    asyncio.run(scenario())


def test_a_review_of_a_private_table_is_for_its_players(server: ServerProcess) -> None:
    """A review of a file is for all who have its name, but not under the name of a table."""

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await finished(ann, ben, "battle", watchers=False)
            await ann.ask("GET", f"/api/tables/{table}/review")
            assert (await eve.ask("GET", f"/api/tables/{table}/review", status=400))["reason"] == "private"
            for name in (f"table%20{table}", table, f"file%20table%20{table}"):
                assert (await eve.ask("GET", f"/api/reviews/{name}", status=404))["reason"] == "no such review"

    asyncio.run(scenario())


async def review_of(guest: Guest, record: Json) -> str:
    return str((await guest.ask("POST", "/api/reviews", record, 201))["review"])


async def whole_review(ask: Callable[[], Awaitable[Json]]) -> Json:
    until = time.monotonic() + 300
    while (part := await ask())["accounts"] is None:
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    return part


@pytest.mark.parametrize("game", GAMES)
def test_what_if(server: ServerProcess, game: str) -> None:
    """From before a decision in the middle, against bots, to another end; its dice can be checked like any others."""

    async def scenario() -> None:
        async with played(server, game) as (_ann, ben, table, record):
            decisions = [number for number, (seat, _) in enumerate(record["log"], 1) if seat == 0]
            step = decisions[len(decisions) // 2]
            fork = {"step": step, "seat": 0, "level": "random"}
            made = (await ben.ask("POST", f"/api/tables/{table}/fork", fork, 201))["table"]
            end = await Player(ben, made).play()
            assert end["result"]["winners"]
            other = await ben.ask("GET", f"/api/tables/{made}/record")
            assert other["given"] == step - 1
            assert other["log"][: step - 1] == record["log"][: step - 1]
            verify(msgspec.convert(other, MatchRecord))
            await reviewed_only_as_it_was(ben, other)
            fork["step"] = 100_000
            assert (await ben.ask("POST", f"/api/tables/{table}/fork", fork, 400))["reason"] == "no such moment"

    asyncio.run(scenario())


def test_a_broken_record_is_refused_with_the_reason(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with played(server, "battle") as (ann, _ben, _table, record):
            for change in ({"log": record["log"][:-1]}, {"winners": [0, 1]}, {"seats": 3}):
                answer = await ann.ask("POST", "/api/replay", {**record, **change}, 400)
                assert answer["reason"] == "no record"
            for rules in (1, 99):
                answer = await ann.ask("POST", "/api/replay", {**record, "rules": rules}, 400)
                assert answer["reason"] == "other rules"
                assert f"played by version {rules} of the rules" in answer["message"]

    asyncio.run(scenario())
