"""The application: every door and window of the house."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brethren.bots import LEVELS
from brethren.games import GAMES
from brethren.lessons import course
from brethren.server import chance, openapi
from brethren.server.address import for_others
from brethren.server.bus import Alone
from brethren.server.doors import DOORS, Door
from brethren.server.entrance import same_site, viewer, whole
from brethren.server.harbour import Harbour
from brethren.server.limits import TokenBucket
from brethren.server.nats import Nats
from brethren.server.people import COOKIE, People, Visitor
from brethren.server.postgres import Postgres
from brethren.server.rehearsal import rehearse
from brethren.server.reviews import Reviews
from brethren.server.settings import Settings
from brethren.server.site import Site
from brethren.server.sockets import Sockets
from brethren.server.sqlite import Sqlite
from brethren.server.statistics import MOST_COUNTED, statistics
from brethren.server.store import Store, Unavailable
from brethren.server.thinkers import Pool, Thinkers
from brethren.table import view, wire
from brethren.table.match import Match
from brethren.table.record import Contradiction, Unreadable, check
from brethren.table.refusal import Refused

MOST_BYTES = 16 * 1024
ASKED_TOGETHER = 2
"""Parts of one review that workers are asked for at once."""
YEAR = 365 * 24 * 3600
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
STATUS = {
    "no such table": 404,
    "no such door": 404,
    "no such game": 404,
    "not stored": 503,
    "damaged": 500,
    "too often": 429,
    "too large": 413,
    "foreign": 403,
}
_encode = msgspec.json.Encoder().encode
logger = logging.getLogger("brethren")


def answer(body: Any, status: int = 200) -> Response:
    return Response(_encode(body), status, {"cache-control": "no-store"}, "application/json")


def problem(refused: Refused) -> Response:
    body = wire.Problem(refused.reason, refused.message, refused.details)
    return answer(body, STATUS.get(refused.reason, 400))


class Desk:
    """Answers what is asked by HTTP: one method for each of DOORS, of the same name."""

    def __init__(self, harbour: Harbour, people: People, settings: Settings) -> None:
        self.harbour, self.people, self.settings = harbour, people, settings
        self.requests = TokenBucket(settings.requests, 3 * settings.requests)
        self.making = TokenBucket(settings.tables, 60 * settings.tables)
        self.reviews = Reviews(harbour.thinkers)

    async def serve(self, door: Door, request: Request) -> Response:
        key: str | None = None
        try:
            self._may_come_in(request)
            visitor = await self.people.recognise(request.cookies.get(COOKIE))
            if visitor is None:
                key, visitor = await self.people.welcome(_language(request))
            body = () if door.body is None else (await _body(request, door),)
            result = await getattr(self, door.name)(request, visitor, *body)
            if isinstance(result, tuple):
                key, result = result
            response = answer(result, door.status)
        except Refused as refused:
            response = problem(refused)
        except Unavailable:
            response = problem(Refused("not stored", "that could not be stored; please try again"))
        if key is not None:
            response.set_cookie(COOKIE, key, YEAR, httponly=True, samesite="lax", secure=self.settings.secure, path="/")
        return response

    def _may_come_in(self, request: Request) -> None:
        if not self.requests.allows(request.client.host if request.client else ""):
            raise Refused("too often", "too many requests; please wait a moment")
        if request.method != "GET" and not same_site(request.headers.get("origin"), request.headers.get("host")):
            raise Refused("foreign", "requests from other sites' pages are not taken")

    async def me(self, request: Request, visitor: Visitor) -> wire.Me:
        return visitor.me

    async def rename(self, request: Request, visitor: Visitor, me: wire.Me) -> wire.Me:
        return (await self.people.rename(visitor, me)).me

    async def code(self, request: Request, visitor: Visitor) -> wire.Code:
        return await self.people.code(visitor)

    async def carry(self, request: Request, visitor: Visitor, carry: wire.Carry) -> tuple[str, wire.Me]:
        key, carried = await self.people.carry(carry.code)
        return key, carried.me

    async def statistics(self, request: Request, visitor: Visitor) -> wire.Statistics:
        return statistics(visitor.id, await self.harbour.store.tables_of(visitor.id, MOST_COUNTED))

    async def chance(self, request: Request, visitor: Visitor) -> wire.Chance:
        return chance.summary(await self.harbour.store.tallies())

    async def games(self, request: Request, visitor: Visitor) -> wire.Games:
        found = [
            wire.GameInfo(
                game.key,  # type: ignore[arg-type]
                game.title,
                game.credits,
                game.min_seats,
                game.max_seats,
                [wire.Option(name, list(values)) for name, values in game.options.items() if name != "start"],
            )
            for game in GAMES.values()
        ]
        return wire.Games(found, [*LEVELS])  # type: ignore[list-item]

    async def lessons(self, request: Request, visitor: Visitor) -> wire.Course:
        game = request.path_params["game"]
        if game not in GAMES:
            raise Refused("no such game", f"games are {', '.join(GAMES)}")
        return course(game)

    async def address(self, request: Request, visitor: Visitor) -> wire.Address:
        return wire.Address(for_others(self.settings.host, self.settings.port))

    async def tables(self, request: Request, visitor: Visitor) -> wire.Tables:
        return await self.harbour.tables_of(visitor.id)

    async def make(self, request: Request, visitor: Visitor, new: wire.NewTable) -> wire.Made:
        self._may_make(visitor)
        return wire.Made(await self.harbour.make(visitor.person, new))

    async def look(self, request: Request, visitor: Visitor) -> wire.Table:
        live = await self.harbour.open(request.path_params["table"])
        return view.table(live.match, viewer(live.match, visitor, request.query_params.get("seat")), visitor.id)

    async def story(self, request: Request, visitor: Visitor) -> wire.Story:
        live = await self.harbour.open(request.path_params["table"])
        seat = viewer(live.match, visitor, request.query_params.get("seat"))
        return view.story(live.match, await self.harbour.entries(live.match.table), seat)

    async def moment(self, request: Request, visitor: Visitor) -> wire.Table:
        live = await self.harbour.open(request.path_params["table"])
        seat = viewer(live.match, visitor, request.query_params.get("seat"))
        number = whole(request.path_params["number"])
        if not 1 <= number <= live.match.number_for(seat):
            raise Refused("no such moment", f"moments are 1 to {live.match.number_for(seat)}")
        return view.at(live.match, await self.harbour.entries(live.match.table), seat, visitor.id, number)

    async def record(self, request: Request, visitor: Visitor) -> wire.MatchRecord | wire.Excerpt:
        live = await self.harbour.open(request.path_params["table"])
        seat = viewer(live.match, visitor, request.query_params.get("seat"))
        if live.match.stage == "over":
            return view.record(live.match)
        return view.excerpt(live.match, await self.harbour.entries(live.match.table), seat, visitor.id)

    async def replay(self, request: Request, visitor: Visitor) -> wire.Replay:
        live, wanted = await self.harbour.open(request.path_params["table"]), request.query_params.get("seat")
        if live.match.stage == "playing":
            mine = viewer(live.match, visitor, wanted)
            return view.replay_so_far(live.match, await self.harbour.entries(live.match.table), mine)
        match = await self._finished(request, visitor)
        seat = None if wanted is None else whole(wanted)
        if seat is not None and seat >= match.seats:
            raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=seat)
        return view.replay(view.record(match), seat)

    async def replay_file(self, request: Request, visitor: Visitor, record: wire.MatchRecord) -> wire.Replay:
        with _of_a_record():
            check(record)
            return view.replay(record, None)

    async def review(self, request: Request, visitor: Visitor) -> wire.ReviewPart:
        match = await self._finished(request, visitor)
        return self.reviews.part(view.record(match), whole(request.query_params.get("from", "0")))

    async def review_file(self, request: Request, visitor: Visitor, record: wire.MatchRecord) -> wire.ReviewPart:
        with _of_a_record():
            check(record)
            if not self.reviews.knows(record):
                self._may_make(visitor)
            return self.reviews.part(record, whole(request.query_params.get("from", "0")))

    async def fork(self, request: Request, visitor: Visitor, fork: wire.Fork) -> wire.Made:
        match = await self._finished(request, visitor)
        self._may_make(visitor)
        return wire.Made(await self.harbour.fork(match, visitor.person, fork))

    async def deal(self, request: Request, visitor: Visitor, deal: wire.SameDeal) -> wire.Made:
        match = await self._finished(request, visitor)
        self._may_make(visitor)
        return wire.Made(await self.harbour.deal(match, visitor.person, deal))

    async def dealt(self, request: Request, visitor: Visitor) -> wire.DealResults:
        match = (await self.harbour.open(request.path_params["table"])).match
        viewer(match, visitor, None)
        if match.stage != "over" and match.deal is None:
            raise Refused("not over", "the game is not over yet")
        return await self.harbour.dealt(match, visitor.id)

    def _may_make(self, visitor: Visitor) -> None:
        if not self.making.allows(visitor.id):
            raise Refused("too often", "that is a lot of tables; please wait a moment")

    async def _finished(self, request: Request, visitor: Visitor) -> Match:
        live = await self.harbour.open(request.path_params["table"])
        viewer(live.match, visitor, None)
        if live.match.stage != "over":
            raise Refused("not over", "the game is not over yet")
        return live.match

    async def hint(self, request: Request, visitor: Visitor) -> wire.Hint:
        live = await self.harbour.open(request.path_params["table"])
        return await live.hint(viewer(live.match, visitor, request.query_params.get("seat")))


@contextmanager
def _of_a_record() -> Iterator[None]:
    """What is wrong with a record that somebody sent is said to them."""
    try:
        yield
    except Contradiction as wrong:
        raise Refused("no record", str(wrong), step=wrong.step) from None
    except Unreadable as wrong:
        raise Refused("no record", str(wrong)) from None


def _language(request: Request) -> wire.Language:
    for part in request.headers.get("accept-language", "")[:200].lower().split(","):
        if part.strip()[:2] in ("en", "cs", "es", "hu", "pl"):
            return part.strip()[:2]  # type: ignore[return-value]
    return "en"


async def _body(request: Request, door: Door) -> Any:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > door.most:
                raise Refused("too large", f"a request may have {door.most} bytes")
        return msgspec.json.decode(bytes(data), type=door.body)
    except ClientDisconnect:
        raise Refused("gone", "the connection broke") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("malformed", str(wrong)) from None


class Headers:
    """Puts our headers on every answer, and turns what nobody foresaw into a plain one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers)


async def missing(request: Request, error: Exception) -> Response:
    return problem(Refused("no such door", "there is nothing at this address"))


async def wrong_method(request: Request, error: Exception) -> Response:
    return answer(wire.Problem("wrong method", "this address is asked in another way"), 405)


async def broken(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return answer(wire.Problem("our fault", "something went wrong here; it has been noted"), 500)


def application(settings: Settings) -> ASGIApp:
    site = Site()
    description = _encode(openapi.page(version("brethren")))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        rehearse()
        store = await _store(settings)
        bus = Nats(settings.bus_url) if settings.bus_url else Alone()
        pool = Pool(settings.workers or 1) if settings.workers or not settings.bus_url else None
        harbour = Harbour(store, bus, _thinkers(bus, pool), settings)
        people = People(store, bus.shared)
        app.state.store = store
        app.state.desk = Desk(harbour, people, settings)
        app.state.sockets = Sockets(harbour, people, settings)
        works = [harbour.sweep(), harbour.keep() if bus.shared else harbour.wake()]
        if pool:
            works.append(pool.warm())
        if pool and isinstance(bus, Nats):
            works.append(bus.take(pool.do, pool.workers))
        tasks = [asyncio.create_task(work) for work in works]
        # What is there now stays: the collector need not look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)
        yield
        for task in tasks:
            task.cancel()
        harbour.shut()
        await harbour.leave()
        await bus.close()
        if pool:
            pool.close()
        await store.close()

    async def health(request: Request) -> Response:
        return Response("well\n", media_type="text/plain")

    async def ready(request: Request) -> Response:
        try:
            await app.state.store.ready()
        except Unavailable as unavailable:
            return Response(f"{unavailable}\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    async def metrics(request: Request) -> Response:
        return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})

    async def described(request: Request) -> Response:
        return Response(description, media_type="application/json")

    class Socket:
        """Not a function: Starlette would put something round that which sees every message."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await app.state.sockets.serve(scope, receive, send)

    routes = [
        WebSocketRoute("/api/tables/{table}/socket", Socket()),
        *(Route(door.path, _endpoint(door), methods=[door.method]) for door in DOORS),
        Route("/api/openapi.json", described),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/{path:path}", site.serve),
    ]
    handlers: Any = {404: missing, 405: wrong_method, 500: broken}
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    # Outermost, so that an answer about something that went wrong has them too.
    return Headers(app)


async def _store(settings: Settings) -> Store:
    if settings.database_url:
        return await Postgres.open(settings.database_url)
    return Sqlite(settings.data / "brethren.db", settings.synchronous)


def _thinkers(bus: Nats | Alone, pool: Pool | None) -> Thinkers:
    """Where there is a bus, whoever is free thinks, here or elsewhere."""
    if isinstance(bus, Nats):
        return Thinkers(bus.do, ASKED_TOGETHER)
    assert pool
    return Thinkers(pool.do, pool.workers)


def _endpoint(door: Door) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        response: Response = await request.app.state.desk.serve(door, request)
        return response

    return endpoint
