"""The same deal over the wire: for oneself, for a friend, and how it went for both."""

import asyncio

import msgspec
import pytest

from brethren.table.record import verify
from brethren.wire.records import MatchRecord
from tests.server.server_process import Guest, Json, Player, ServerProcess, do, hear


async def against_bots(ann: Guest, game: str) -> str:
    table = await ann.make(game, bots={"1": "random"})
    await Player(ann, table).play()
    return table


@pytest.mark.parametrize("game", ["tortuga", "battle"])
def test_for_oneself(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            first = await against_bots(ann, game)
            again = (await ann.ask("POST", f"/api/tables/{first}/deal", {"seat": 0}, 201))["table"]
            assert (await ann.ask("GET", f"/api/tables/{again}"))["deal"]
            end = await Player(ann, again).play()
            assert [player["bot"] for player in end["players"]] == [None, "random"]
            records = [await ann.ask("GET", f"/api/tables/{table}/record") for table in (first, again)]
            assert opening(records[0]) == opening(records[1])
            assert records[1]["deal"]["table"] == first
            verify(msgspec.convert(records[1], MatchRecord))
            await reviewed_only_as_it_was(ann, records[1])
            for table in (first, again):
                found = await ann.ask("GET", f"/api/tables/{table}/deal")
                assert [match["table"] for match in found["matches"]] == [first, again]
                assert found["matches"][1]["scores"] == end["scores"]
                assert all(match["result"] and match["moves"] for match in found["matches"])

    asyncio.run(scenario())


async def reviewed_only_as_it_was(ann: Guest, record: Json) -> None:
    """The file of a match that took over moves or luck proves nothing by itself, but the server knows its own."""
    await ann.ask("POST", "/api/reviews", record, 201)
    other = {**record, "players": ["Eve", *record["players"][1:]]}
    assert (await ann.ask("POST", "/api/reviews", other, 400))["reason"] == "not proven"
    await ann.ask("POST", "/api/replay", other)


def opening(record: Json) -> list[list[int]]:
    """What chance did before anybody decided."""
    decided = next(place for place, (seat, _) in enumerate(record["log"]) if seat >= 0)
    return list(record["log"][:decided])


def test_for_a_friend_who_is_told_nothing_before_the_end(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as ben:
            first = await against_bots(ann, "battle")
            secret = (await ann.ask("GET", f"/api/tables/{first}"))["fairness"]["secret"]
            wanted = {"seat": 0, "friend": True}
            table = (await ann.ask("POST", f"/api/tables/{first}/deal", wanted, 201))["table"]
            async with ben.connect(table) as line:
                assert (await do(line, "sit", seat=0))["done"]
                while (update := await hear(line, "update"))["table"]["stage"] == "gathering":
                    pass
                assert secret not in str(update)
            found = await ben.ask("GET", f"/api/tables/{table}/deal")
            assert [match["table"] for match in found["matches"]] == [None, table]
            assert first not in str(found)
            assert not found["matches"][1]["scores"]
            # Dealt again, it has the luck of the first match, not that of a table that isn't over.
            assert (await ben.ask("POST", f"/api/tables/{table}/deal", wanted, 400))["reason"] == "not over"
            await Player(ben, table).play()
            found = await ben.ask("GET", f"/api/tables/{table}/deal")
            assert [match["table"] for match in found["matches"]] == [first, table]
            third = (await ben.ask("POST", f"/api/tables/{table}/deal", {"seat": 0}, 201))["table"]
            await Player(ben, third).play()
            assert (await ben.ask("GET", f"/api/tables/{third}/record"))["deal"]["table"] == first
            found = await ann.ask("GET", f"/api/tables/{first}/deal")
            assert [match["table"] for match in found["matches"]] == [first, table, third]
            assert [match["players"][0]["mine"] for match in found["matches"]] == [True, False, False]

    asyncio.run(scenario())


def test_what_cannot_be_dealt(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with server.guest() as ann:
            running = await ann.make("battle", bots={"1": "random"})
            assert (await ann.ask("POST", f"/api/tables/{running}/deal", {"seat": 0}, 400))["reason"] == "not over"
            assert (await ann.ask("GET", f"/api/tables/{running}/deal", status=400))["reason"] == "not over"
            first = await against_bots(ann, "battle")
            assert (await ann.ask("POST", f"/api/tables/{first}/deal", {"seat": 2}, 400))["reason"] == "no such seat"

    asyncio.run(scenario())


def test_a_table_that_waits_for_a_friend_is_the_friends(server: ServerProcess) -> None:
    """Anyone who knows its name can sit down."""

    async def scenario() -> None:
        async with server.guest() as ann, server.guest() as eve:
            first = await against_bots(ann, "battle")
            table = (await ann.ask("POST", f"/api/tables/{first}/deal", {"seat": 0, "friend": True}, 201))["table"]
            assert table not in str(await eve.ask("GET", f"/api/tables/{first}/deal"))
            assert table in str(await ann.ask("GET", f"/api/tables/{first}/deal"))

    asyncio.run(scenario())
