"""Monitoring: /health, /ready and /metrics."""

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from brethren.server.backend import Backend
from brethren.server.entrance import may_monitor
from brethren.server.handlers import nothing_here
from brethren.server.settings import Settings
from brethren.server.store import Store, Unavailable


class Monitoring:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._monitors, self._store = settings.networks, store
        self.routes = [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def _health(self, request: Request) -> Response:
        return PlainTextResponse("well\n")

    async def _ready(self, request: Request) -> Response:
        if not may_monitor(request, self._monitors):
            return nothing_here()
        fault = await self._fault(request.app.state.backend)
        return PlainTextResponse(f"{fault}\n", 503) if fault else PlainTextResponse("ready\n")

    async def _fault(self, backend: Backend) -> str:
        """Why this server isn't ready; nothing if it is."""
        try:
            await self._store.ready()
        except Unavailable as unavailable:
            return str(unavailable)
        if ahead := backend.readiness.ahead:
            return f"still being compiled: {', '.join(ahead)}"
        return "no process that thinks answers" if backend.pool and not backend.pool.answers else ""

    async def _metrics(self, request: Request) -> Response:
        if not may_monitor(request, self._monitors):
            return nothing_here()
        return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
