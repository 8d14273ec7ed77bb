"""The application: every door and window of the house."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.utils import formatdate
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brethren.server import openapi
from brethren.server.bus import Alone
from brethren.server.clock import now
from brethren.server.endpoint import Endpoint
from brethren.server.entrance import may_monitor
from brethren.server.handlers import ENDPOINTS, Handlers, problem
from brethren.server.leases import Leases
from brethren.server.limits import network
from brethren.server.nats_bus import Nats
from brethren.server.notices import lookout, push
from brethren.server.notices.devices import Devices
from brethren.server.notices.outbox import Outbox
from brethren.server.pace import Pace
from brethren.server.people import People
from brethren.server.pool import Pool
from brethren.server.readiness import Readiness
from brethren.server.registry import TableRegistry
from brethren.server.services import Services
from brethren.server.settings import Settings
from brethren.server.site import Site
from brethren.server.sockets import Sockets
from brethren.server.store import Store, Unavailable
from brethren.server.thinkers import Thinkers
from brethren.server.tidy import keep_tidy
from brethren.table.refusal import Refused

ASKED_TOGETHER, ASKED_BEHIND = 64, 2
"""Jobs that workers on a bus are asked to do at once, and how many of them in the background."""
SEEN_BEATS = 4.0
"""Heartbeats after which somebody who is still connected has seen what happened: two that are missed end that."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
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
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


class CountedConnections:
    """Each connection counts for the client whose request it brought last. Behind a proxy that is not the address that
    the connection comes from."""

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
    """Puts our headers on every answer, and turns an unexpected failure into a plain one."""

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


async def missing(request: Request, error: Exception | None = None) -> Response:
    return problem(Refused("not found", "there is nothing at this address"))


async def wrong_method(request: Request, error: Exception) -> Response:
    return problem(Refused("wrong method", "this address is asked in another way"))


async def broken(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return problem(Refused("our fault", "something went wrong here; it has been noted"))


def application(settings: Settings, store: Store, greet: Callable[[], None] = lambda: None) -> ASGIApp:
    site = Site()
    monitors = settings.networks
    description = _encode(openapi.page(ENDPOINTS, version("brethren")))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        pool = Pool(settings.workers or 1) if settings.workers or not settings.bus_url else None
        readiness = app.state.readiness = Readiness()
        bus = Nats(settings.bus_url) if settings.bus_url else Alone()
        thinkers = _thinkers(bus, pool)
        services = Services(store, bus, thinkers, settings, readiness)
        registry = TableRegistry(services)
        leases = Leases(registry)
        people = People(store, bus.shared)
        app.state.pool = pool
        outbox = services.outbox = await _outbox(registry, settings) if settings.push else None
        app.state.handlers = Handlers(registry, people, Devices(store, people, outbox), settings)
        app.state.sockets = Sockets(registry, people, settings)
        works = [
            readiness.prepare(),
            keep_tidy(registry, settings.keep_days),
            leases.evict_idle(),
            leases.renew_all() if bus.shared else leases.resume_all(),
        ]
        if outbox:
            works += [outbox.run(), outbox.follow()] if bus.shared else [outbox.run()]
        if pool and isinstance(bus, Nats):
            works.append(bus.take(pool.do, pool.workers))
        tasks = [asyncio.create_task(work) for work in works]
        # What is there now stays: the collector need not look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)
        greet()
        yield
        for task in tasks:
            task.cancel()
        readiness.stop()
        if outbox:
            outbox.shut()
        registry.close()
        thinkers.close()
        await leases.release()
        await bus.close()
        if pool:
            await pool.close()

    async def calendar(request: Request) -> Response:
        page: Response = await app.state.handlers.calendar_page(request)
        return page

    async def health(request: Request) -> Response:
        return Response("well\n", media_type="text/plain")

    async def ready(request: Request) -> Response:
        if not may_monitor(request, monitors):
            return await missing(request)
        try:
            await store.ready()
        except Unavailable as unavailable:
            return Response(f"{unavailable}\n", 503, media_type="text/plain")
        if ahead := app.state.readiness.ahead:
            return Response(f"still being compiled: {', '.join(ahead)}\n", 503, media_type="text/plain")
        if app.state.pool and not app.state.pool.answers:
            return Response("no process that thinks answers\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    async def metrics(request: Request) -> Response:
        if not may_monitor(request, monitors):
            return await missing(request)
        return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})

    async def described(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def table(request: Request) -> Response:
        return await site.serve(request, await app.state.handlers.card(request))

    class Socket:
        """Not a function: Starlette would put something round that which sees every message."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await app.state.sockets.serve(scope, receive, send)

    routes = [
        WebSocketRoute("/api/tables/{table}/socket", Socket()),
        *(Route(each.path, _route(each), methods=[each.method]) for each in ENDPOINTS),
        Route("/api/openapi.json", described),
        Route("/calendar/{token}.ics", calendar),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/t/{table}", table),
        Route("/{path:path}", site.serve),
    ]
    handlers: Any = {404: missing, 405: wrong_method, 500: broken}
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    # Outermost, so that an answer about something that went wrong has them too.
    return Headers(CountedConnections(Pace(app, settings)), settings.secure)


async def _outbox(registry: TableRegistry, settings: Settings) -> Outbox:
    """Its key is made at the first start, and kept with the data."""
    services = registry.services
    key = await services.store.secret("push", push.new_key())
    contact = settings.contact or f"https://{settings.hosts[0] if settings.hosts else 'localhost'}"
    sender = push.Push(key, contact, settings.callable_networks)
    seen_after = SEEN_BEATS * settings.heartbeat_seconds
    outbox = Outbox(services.store, sender, partial(lookout.look, registry), services.bus.server, seen_after)
    await outbox.refresh()
    return outbox


def _thinkers(bus: Nats | Alone, pool: Pool | None) -> Thinkers:
    """With a bus, any free worker thinks, here or elsewhere. Of several processes here, one is kept free of
    what can wait."""
    if isinstance(bus, Nats):
        return Thinkers(bus.do, ASKED_TOGETHER, ASKED_BEHIND)
    assert pool
    return Thinkers(pool.do, pool.workers, max(1, pool.workers - 1))


def _route(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def route(request: Request) -> Response:
        response: Response = await request.app.state.handlers.serve(endpoint, request)
        return response

    return route
