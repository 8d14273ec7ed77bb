"""The application: all routes, and the answers to requests that fail."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from brethren.server import openapi
from brethren.server.backend import Backend
from brethren.server.endpoint import Endpoint
from brethren.server.handlers import ENDPOINTS, nothing_here, problem
from brethren.server.middleware import CountedConnections, Headers
from brethren.server.monitoring import Monitoring
from brethren.server.notices.smtp import Smtp
from brethren.server.pace import Pace
from brethren.server.pool import Pool
from brethren.server.settings import Settings
from brethren.server.site import Site
from brethren.server.store import Store
from brethren.server.voyages.voyages import games_of
from brethren.table.refusal import Refused

logger = logging.getLogger("brethren")


def application(
    settings: Settings, store: Store, pool: Pool | None, greet: Callable[[], None] = lambda: None
) -> ASGIApp:
    smtp = _smtp(settings)
    games_of(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        backend = app.state.backend = Backend(settings, store, pool, smtp)
        await backend.start()
        greet()
        yield
        await backend.stop()

    failures: Any = {404: _missing, 405: _wrong_method, 500: _broken}
    app = Starlette(routes=_routes(settings, store), lifespan=lifespan, exception_handlers=failures)
    # Headers are outermost, so that an answer about something that went wrong has them too.
    return Headers(CountedConnections(Pace(app, settings)), settings.secure)


def _smtp(settings: Settings) -> Smtp | None:
    if not settings.smtp_host:
        return None
    if not settings.smtp_from or not (settings.address or settings.hosts):
        raise ValueError("BRETHREN_SMTP_HOST needs BRETHREN_SMTP_FROM, and BRETHREN_ADDRESS for the links in e-mails")
    if not settings.site.startswith("https://"):
        raise ValueError("BRETHREN_ADDRESS: links in e-mails have to begin with https://, to end them with one click")
    return Smtp(settings)


def _routes(settings: Settings, store: Store) -> list[BaseRoute]:
    site = Site()
    description = msgspec.json.encode(openapi.page(ENDPOINTS, version("brethren")))

    async def described(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def table(request: Request) -> Response:
        return await site.serve(request, await _backend(request).handlers.card(request))

    return [
        WebSocketRoute("/api/tables/{table}/socket", Socket()),
        *(Route(each.path, _route(each), methods=[each.method]) for each in ENDPOINTS),
        Route("/api/openapi.json", described),
        Route("/calendar/{token}.ics", _calendar),
        Route("/mail/off/{token}", _no_more_mail, methods=["POST"]),
        *Monitoring(settings, store).routes,
        Route("/t/{table}", table),
        Route("/{path:path}", site.serve),
    ]


class Socket:
    """The WebSocket endpoint. It is a class since Starlette would wrap a function in code that sees every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.backend.sockets.serve(scope, receive, send)


def _route(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def route(request: Request) -> Response:
        return await _backend(request).handlers.serve(endpoint, request)

    return route


async def _calendar(request: Request) -> Response:
    return await _backend(request).handlers.calendar_page(request)


async def _no_more_mail(request: Request) -> Response:
    """Unsubscribe by one click in a mail program, which sends neither cookie nor origin."""
    return await _backend(request).handlers.no_more_mail(request)


def _backend(request: Request) -> Backend:
    backend: Backend = request.app.state.backend
    return backend


async def _missing(request: Request, error: Exception) -> Response:
    return nothing_here()


async def _wrong_method(request: Request, error: Exception) -> Response:
    return problem(Refused("wrong method", "this address can't be used that way"))


async def _broken(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return problem(Refused("our fault", "something went wrong here; it has been noted"))
