"""Rate limits for requests of one address. Requests beyond the rate wait, since refusing is as much work as answering.
Only those that would have to wait for long are refused."""

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from brethren.server.handlers import problem
from brethren.server.limits import Limits, RateLimit, network
from brethren.table.refusal import Refused

LONGEST = 5.0
"""Seconds."""
MADE = ("/api/", "/calendar/", "/mail/")
"""Paths whose answers are computed. All others are files, or as little work."""


class Pace:
    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._requests, self._files = RateLimit(limits.requests), RateLimit(limits.files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or await self._waited(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            refused = Refused("too often", "too many requests; please wait a moment")
            await problem(refused)(scope, receive, send)
        else:
            await send({"type": "websocket.close"})

    async def _waited(self, scope: Scope) -> bool:
        limit = self._requests if scope["path"].startswith(MADE) else self._files
        seconds = limit.bucket(network(scope["client"][0] if scope["client"] else "")).reserve(LONGEST)
        if seconds != 0:
            await asyncio.sleep(LONGEST if seconds is None else seconds)
        return seconds is not None
