"""Middleware: what every request passes before the application, and every answer after it."""

from email.utils import formatdate

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brethren.server.clock import now
from brethren.server.handlers import problem
from brethren.server.limits import network
from brethren.table.refusal import Refused

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    # The address of a table is an invitation: no other site may learn it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = {"strict-transport-security": "max-age=31536000"}


class CountedConnections:
    """Count each connection for the client of its latest request. Behind a proxy, that isn't the address of the
    connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        count = scope.get("extensions", {}).get("brethren", {}).get("count")
        if count is None or count(network(scope["client"][0] if scope["client"] else "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            refused = Refused("too often", "too many connections; please wait a moment")
            await problem(refused)(scope, receive, send)
        else:
            await send({"type": "websocket.close"})


class Headers:
    """Puts our headers on every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app, self.headers = app, HEADERS | HSTS if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Clients show players' clocks by this: it must be the time that moves are stamped with.
                date = {"date": formatdate(now(), usegmt=True)}
                MutableHeaders(scope=message).update(self.headers | date)
            await send(message)

        await self.app(scope, receive, with_headers)
