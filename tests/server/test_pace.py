"""How many requests one address may send, and of which kind."""

import asyncio
from typing import Any

import httpx
import pytest

from brethren.server import pace
from brethren.server.limits import Limits
from brethren.server.pace import Pace


async def app(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body"})


async def statuses(path: str, times: int) -> list[int]:
    transport = httpx.ASGITransport(Pace(app, Limits(requests=1.0, files=2.0)))
    async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
        return [(await client.get(path)).status_code for _ in range(times)]


@pytest.mark.parametrize(
    ("path", "burst"),
    [
        ("/api/games", 3),
        ("/calendar/secret.ics", 3),  # made for each request, from all tables of a player
        ("/mail/off/secret", 3),
        ("/", 6),
        ("/assets/page.js", 6),
    ],
)
def test_what_is_made_for_each_request_counts_as_one(path: str, burst: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "LONGEST", 0.0)
    found = asyncio.run(statuses(path, burst + 1))
    assert found == [200] * burst + [429]
