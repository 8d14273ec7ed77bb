"""Whole games over the wire: between people, with bots, spectators and broken connections."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import numpy as np
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from brethren.games import GAMES
from brethren.table.record import verify
from brethren.wire.records import MatchRecord
from brethren.wire.updates import Update
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, hear, sit, started, to_move


async def two_players(server: ServerProcess, ann: Guest, ben: Guest, game: str, **more: Any) -> tuple[str, Json]:
    table = await ann.make(game, **more)
    await sit(ben, table, 1)
    dice = random.Random(1)
    players = [Player(guest, table, dice=random.Random(dice.random()), twice=0.2) for guest in (ann, ben)]
    ends = await asyncio.gather(*(player.play() for player in players))
    assert ends[0]["result"] == ends[1]["result"]
    commands = [entry["command"] for entry in server.entries(table) if "command" in entry]
    assert len(commands) == len(set(commands))
    for player in players:
        assert set(player.done) <= set(commands)
        assert player.number
    return table, ends[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_and_a_third_looks_on(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make(game)
            await sit(ben, table, 1)
            players = [Player(ann, table), Player(ben, table), Player(eve, table)]
            ends = await asyncio.gather(*(player.play() for player in players))
            assert ends[0]["result"]["winners"]
            assert {json.dumps(end["result"]) for end in ends} == {json.dumps(ends[0]["result"])}
            assert [end["me"] for end in ends] == [0, 1, None]
            assert ends[0]["fairness"]["secret"]
            record = msgspec.convert(await eve.ask("GET", f"/api/tables/{table}/record"), MatchRecord)
            verify(record)

    asyncio.run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_with_bots(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            seats = GAMES[game].max_seats
            table = await ann.make(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
            end = await Player(ann, table).play()
            assert end["result"]["winners"]

    asyncio.run(scenario())


def test_commands_that_are_sent_twice_count_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            await two_players(server, ann, ben, "cartagena", options={"variant": "jamaica"})

    asyncio.run(scenario())


def test_bots_alone_play_and_their_host_looks_on(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("battle", 2, seat=None, bots={"0": "random", "1": "random"})
            end = await Player(ann, table).play()
            assert end["me"] is None
            assert end["result"]["winners"]

    asyncio.run(scenario())


def test_one_browser_for_all_seats(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("tortuga", 3)
            async with ann.connect(table) as line:
                for seat in (1, 2):
                    assert (await do(line, "sit", seat=seat, name=f"Sailor {seat}"))["done"]
            ends = await asyncio.gather(*(Player(ann, table, seat).play() for seat in range(3)))
            assert [end["me"] for end in ends] == [0, 1, 2]

    asyncio.run(scenario())


def test_a_line_that_breaks_is_taken_up_where_it_was(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await ann.make("cartagena")
            await sit(ben, table, 1)
            other = asyncio.create_task(Player(ben, table).play())
            player = Player(ann, table)
            playing = asyncio.create_task(player.play())
            while not playing.done():
                enough = (player.number or 0) + player.dice.randint(1, 30)
                while not playing.done() and (player.number or 0) < enough:
                    await asyncio.sleep(0.001)
                assert player.line
                player.line.transport.abort()
            await asyncio.gather(playing, other)
            assert player.lines > 1
            commands = [entry["command"] for entry in server.entries(table) if "command" in entry]
            assert len(commands) == len(set(commands))
            assert set(player.done) <= set(commands)

    asyncio.run(scenario())


def test_a_move_counts_though_its_player_is_gone(server: ServerProcess) -> None:
    """Even if the connection breaks while the move is being stored, the bot goes on and spectators are told."""

    async def scenario() -> None:
        async with server.guest() as ann:
            for _ in range(20):
                table = await ann.make("battle", bots={"1": "random"}, lots=False)
                async with ann.connect(table) as line:
                    await do(line, "luck", luck="0" * 32)
                    update = await to_move(ann, table)
                    action = update["table"]["actions"][0]["id"]
                    command = {"do": "play", "id": "m", "number": update["number"], "action": action}
                    await line.send(json.dumps(command))
                    line.transport.abort()
                async with asyncio.timeout(60):
                    while not moved_on(await ann.ask("GET", f"/api/tables/{table}/story")):
                        await asyncio.sleep(0.05)

    def moved_on(story: Json) -> bool:
        return bool([h for h in story["happened"] if h["what"] == "played"])

    asyncio.run(scenario())


def test_two_moves_at_the_same_instant(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("cartagena", bots={"1": "random"}, lots=False)
            async with ann.connect(table) as one, ann.connect(table) as other:
                await do(one, "luck", luck="0" * 32)
                update = await to_move(ann, table)
                actions = [offer["id"] for offer in update["table"]["actions"]]
                answers = await asyncio.gather(
                    do(one, "play", number=update["number"], action=actions[0]),
                    do(other, "play", number=update["number"], action=actions[-1]),
                )
            assert sorted(answer["done"] for answer in answers) == [False, True]
            refused = next(answer for answer in answers if not answer["done"])
            assert refused["problem"]["reason"] in ("stale", "not deciding")
            assert refused["problem"]["message"]
            assert (
                len([entry for entry in server.entries(table) if entry.get("command") and entry["what"] == "played"])
                == 1
            )

    asyncio.run(scenario())


def test_two_people_on_one_seat_at_the_same_instant(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as cat:
            table = await ann.make("cartagena")
            async with ben.connect(table) as one, cat.connect(table) as other:
                answers = await asyncio.gather(do(one, "sit", seat=1), do(other, "sit", seat=1))
            assert sorted(answer["done"] for answer in answers) == [False, True]
            assert {a["problem"]["reason"] for a in answers if a["problem"]} == {"taken"}

    asyncio.run(scenario())


def test_a_rematch_is_one_table_for_all(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table, _ = await two_players(server, ann, ben, "battle")
            async with ann.connect(table) as one, ben.connect(table) as other, eve.connect(table) as onlooker:
                assert (await do(onlooker, "rematch"))["problem"]["reason"] == "not seated"
                answers = await asyncio.gather(do(one, "rematch"), do(other, "rematch"))
                assert all(answer["done"] for answer in answers)
            again = {(await guest.ask("GET", f"/api/tables/{table}"))["rematch"] for guest in (ann, ben, eve)}
            assert len(again) == 1
            (new,) = again
            ends = await asyncio.gather(Player(ann, new).play(), Player(ben, new).play())
            assert [end["me"] for end in ends] == [0, 1]
            assert new in [each["table"] for each in (await ben.ask("GET", "/api/tables"))["tables"]]

    asyncio.run(scenario())


def test_hints_are_for_games_against_bots(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("battle", bots={"1": "random"}, lots=False)
            refused = await ann.ask("POST", f"/api/tables/{table}/hint", status=400)
            assert refused["reason"] == "not deciding"
            async with ann.connect(table) as line:
                await do(line, "luck", luck="0" * 32)
                update = await to_move(ann, table)
            asked = [ann.client.post(f"/api/tables/{table}/hint") for _ in range(3)]
            answers = sorted(await asyncio.gather(*asked), key=lambda answer: answer.status_code)
            assert [answer.status_code for answer in answers] == [200, 400, 400]
            assert answers[1].json()["reason"] == "busy"
            hint = answers[0].json()
            assert hint["number"] == update["number"]
            assert {thought["action"] for thought in hint["thoughts"]} <= {a["id"] for a in update["table"]["actions"]}
            assert (await eve.ask("POST", f"/api/tables/{table}/hint", status=400))["reason"] == "not deciding"
            sight = await ann.ask("GET", f"/api/tables/{table}/sight")
            assert (sight["game"], sight["seat"], sight["number"]) == ("battle", 0, update["number"])
            view = np.frombuffer(bytes.fromhex(sight["view"]), GAMES["battle"].record.dtype)
            assert GAMES["battle"].to_json(view) == update["table"]["position"]
            assert (await eve.ask("GET", f"/api/tables/{table}/sight", status=400))["reason"] == "not deciding"
            between = await ann.make("battle", lots=False, auto=False)
            await sit(ben, between, 1)
            async with ann.connect(between) as line:
                assert (await do(line, "start"))["done"]
            assert (await ann.ask("POST", f"/api/tables/{between}/hint", status=400))["reason"] == "not alone"
            assert (await ann.ask("GET", f"/api/tables/{between}/sight", status=400))["reason"] == "not alone"

    asyncio.run(scenario())


def test_an_unfinished_match_gives_an_excerpt_and_its_moments(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            table = await started(ann, ben, "tortuga")
            excerpt = await ann.ask("GET", f"/api/tables/{table}/record")
            assert excerpt["format"] == "brethren excerpt 1"
            assert excerpt["table"]["fairness"]["secret"] is None
            secret = server.entries(table)[0]["secret"]
            for path in ("", "/story", "/record", "/at/1", "/at/2", "/at/3"):
                for guest in (ann, ben):
                    assert secret not in json.dumps(await guest.ask("GET", f"/api/tables/{table}{path}"))
            assert (await ann.ask("GET", f"/api/tables/{table}/at/1"))["stage"] == "gathering"
            assert (await ann.ask("GET", f"/api/tables/{table}/at/99", status=400))["reason"] == "no such moment"

    asyncio.run(scenario())


def test_presence_tells_who_is_here(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("cartagena", 3, bots={"2": "random"})
            await sit(ben, table, 1)
            async with ann.connect(table) as line:
                assert (await hear(line, "presence")) == {
                    "kind": "presence",
                    "seats": [True, False, True],
                    "watchers": 0,
                }
                async with ben.connect(table):
                    assert (await hear(line, "presence"))["seats"] == [True, True, True]
                    async with eve.connect(table), eve.connect(table):
                        assert (await hear(line, "presence"))["watchers"] == 1
                while (await hear(line, "presence"))["seats"] != [True, False, True]:
                    pass

    asyncio.run(scenario())


async def until_closed(line: ClientConnection) -> AsyncIterator[str | bytes]:
    try:
        while True:
            yield await line.recv()
    except ConnectionClosed:
        pass


def test_onlookers_who_are_not_welcome_are_seen_out_at_the_start(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben, server.guest() as eve:
            table = await ann.make("cartagena", auto=False, watchers=False)
            await sit(ben, table, 1)
            async with ann.connect(table) as line, eve.connect(table) as onlooker:
                assert (await do(line, "start"))["done"]
                heard = [json.loads(text) async for text in until_closed(onlooker)]
                assert all(m["kind"] != "update" or m["table"]["stage"] == "gathering" for m in heard)
            assert (await eve.ask("GET", f"/api/tables/{table}", status=400))["reason"] == "private"
            async with eve.connect(table) as onlooker:
                assert json.loads(await onlooker.recv())["problem"]["reason"] == "private"

    asyncio.run(scenario())


def test_updates_are_what_the_page_says(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            table = await ann.make("tortuga", bots={"1": "random"})
            async with ann.connect(table) as line:
                update = await hear(line, "update")
                assert msgspec.convert(update, Update).number == update["number"]

    asyncio.run(scenario())
