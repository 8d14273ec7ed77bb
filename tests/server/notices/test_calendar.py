"""A calendar with my deadlines, read by another library."""

import asyncio
import time
from datetime import UTC, datetime

import httpx
import icalendar

from brethren.server.notices.calendar import calendar
from brethren.wire.tables import Summary
from tests.server.notices.test_push import move, name, started
from tests.server.server_process import Guest, Json, ServerProcess


async def read(server: ServerProcess, path: str) -> list[Json]:
    """As a calendar program does: without a cookie."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/calendar")
    assert "set-cookie" not in answer.headers
    return events(answer.content)


def events(page: bytes) -> list[Json]:
    return [dict(event) for event in icalendar.Calendar.from_ical(page).walk("VEVENT")]


async def missing(server: ServerProcess, path: str) -> bool:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        return (await client.get(path)).status_code == 404


async def due(guest: Guest, table: str) -> float:
    tables = (await guest.ask("GET", "/api/tables"))["tables"]
    return float(next(each["due"] for each in tables if each["table"] == table))


def test_my_deadlines_and_nobody_elses(teller: ServerProcess) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann, teller.guest() as ben:
            await name(ann, "Ann", "hu")
            path = str((await ann.ask("POST", "/api/calendar", status=201))["path"])
            other = str((await ben.ask("POST", "/api/calendar", status=201))["path"])
            assert await read(teller, path) == []
            table = await started(ann, ben, clock={"move": 86_400})
            await started(ann, ben)  # without a clock
            await started(ann, ben, clock={"move": 600})
            (event,) = await read(teller, path)
            assert event["SUMMARY"] == "Battle for Tortuga: lejár az időd"
            assert event["URL"] == f"{teller.url}/t/{table}"
            assert event["DTSTART"].dt == datetime.fromtimestamp(int(await due(ann, table)), UTC)
            # RFC 5545 has an end only if it's later than the start; without one the event is a moment.
            assert "DTEND" not in event
            assert abs(event["DTSTAMP"].dt.timestamp() - time.time()) < 60
            assert await read(teller, other) == []
            await move(ann, table)
            assert await read(teller, path) == []
            (theirs,) = await read(teller, other)
            assert theirs["SUMMARY"] == "Battle for Tortuga: your time runs out"

    asyncio.run(scenario())


def test_an_address_can_be_taken_back(teller: ServerProcess) -> None:
    async def scenario() -> None:
        async with teller.guest() as ann:
            first = str((await ann.ask("POST", "/api/calendar", status=201))["path"])
            second = str((await ann.ask("POST", "/api/calendar", status=201))["path"])
            assert await missing(teller, first)
            assert await read(teller, second) == []
            assert (await ann.ask("GET", "/api/notices"))["calendar"]
            assert not (await ann.ask("POST", "/api/calendar/remove"))["calendar"]
            assert await missing(teller, second)
            assert await missing(teller, f"/calendar/{'x' * 32}.ics")
            assert await missing(teller, "/calendar/none.ics")

    asyncio.run(scenario())


def test_long_lines_are_folded() -> None:
    summary = Summary("t" * 16, "battle", "playing", [], True, 0.0, 1_800_000_000.5)
    page = calendar([summary], "cs", f"https://{'přístav' * 30}.example.org")
    assert max(len(line) for line in page.split(b"\r\n")) <= 75
    (event,) = events(page)
    assert event["URL"] == f"https://{'přístav' * 30}.example.org/t/{'t' * 16}"
    assert event["DTSTART"].dt == datetime.fromtimestamp(1_800_000_000, UTC)
