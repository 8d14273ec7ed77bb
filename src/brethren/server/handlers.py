"""HTTP requests, and the answers."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from brethren.lessons import course
from brethren.review import odds
from brethren.review.results import MAX_COUNTED, statistics
from brethren.server import lists
from brethren.server.address import for_others
from brethren.server.endpoint import Compressed, Endpoint, Limit, endpoint, endpoints_of
from brethren.server.entrance import check_source, finished_match, scheme, viewer
from brethren.server.founding import game_called
from brethren.server.friends.friends import FriendBook
from brethren.server.friends.handlers import FriendHandlers
from brethren.server.invitation import card
from brethren.server.limits import LONG_BURST, RateLimit, network
from brethren.server.loading import entries_of
from brethren.server.notices.calendar import Calendars
from brethren.server.notices.handlers import NoticeHandlers
from brethren.server.notices.smtp import Smtp
from brethren.server.notices.webhook_channel import Caller
from brethren.server.offer import offer
from brethren.server.people import COOKIE, People, Visitor, cookie_name, cookies_of, key_of, language_of
from brethren.server.people_handlers import PeopleHandlers
from brethren.server.queue import NobodyThinks
from brethren.server.registry import TableRegistry
from brethren.server.review_handlers import ReviewHandlers
from brethren.server.reviews import Reviews
from brethren.server.settings import Settings
from brethren.server.slices import in_slices
from brethren.server.store import Unavailable
from brethren.server.vacations.handlers import VacationHandlers
from brethren.server.vacations.vacations import Vacations
from brethren.server.voyages.handlers import VoyageHandlers
from brethren.server.voyages.judging import VoyageJudge
from brethren.server.voyages.voyages import Voyages, check_unsealed, is_sealed
from brethren.server.watching.handlers import WatchingHandlers
from brethren.server.watching.watching import Watching
from brethren.table import view
from brethren.table.refusal import Refused
from brethren.wire.chance import Chance
from brethren.wire.deals import DealResults, Fork, SameDeal
from brethren.wire.games import Address, Games
from brethren.wire.hints import Hint, Sight
from brethren.wire.lessons import Course
from brethren.wire.problems import GameReason, Reason
from brethren.wire.records import Excerpt, MatchRecord
from brethren.wire.statistics import Statistics
from brethren.wire.table import Table
from brethren.wire.tables import Made, NewTable, Tables
from brethren.wire.updates import Story

PIECE = 64 * 1024
"""Bytes of a long answer that are made at once."""
YEAR = 365 * 24 * 3600
STATUS: dict[Reason | GameReason, int] = {
    "no such table": 404,
    "not found": 404,
    "no such game": 404,
    "no such friend": 404,
    "not stored": 503,
    "getting ready": 503,
    "damaged": 500,
    "too often": 429,
    "too large": 413,
    "nobody thinks": 503,
    "no such review": 404,
    "foreign": 403,
    "sealed": 403,
    "wrong method": 405,
    "our fault": 500,
}
_encode = msgspec.json.Encoder().encode


def answer(body: Any, status: int = 200) -> Response:
    return Response(_encode(body), status, {"cache-control": "no-store"}, "application/json")


def compressed(body: Compressed[Any], request: Request) -> Response:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.data, 200, headers | {"content-encoding": "gzip"}, "application/json")
    return StreamingResponse(_unpacked(body.data), 200, headers, "application/json")


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    """Piece by piece, as it is read: otherwise clients that don't read would fill our memory."""
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS + 16)
    while not unpacking.eof:
        yield unpacking.decompress(data, PIECE)
        data = unpacking.unconsumed_tail


def problem(refused: Refused) -> Response:
    return answer(refused.problem, STATUS.get(refused.reason, 400))


@cache
def _schema(game: str) -> dict[str, Any]:
    return game_called(game).shapes.schema()


def nothing_here() -> Response:
    return problem(Refused("not found", "there is nothing at this address"))


class Handlers:
    """Answers HTTP requests: one method for each endpoint, here or in a class of its own for a subject."""

    def __init__(
        self, registry: TableRegistry, people: People, settings: Settings, caller: Caller, smtp: Smtp | None
    ) -> None:
        self.registry, self.people, self.settings = registry, people, settings
        self.cards = RateLimit(settings.requests)
        self.making = RateLimit(settings.tables, LONG_BURST)
        self.making_by_address = RateLimit(settings.address_tables, LONG_BURST)
        self.by_address: dict[Limit, RateLimit] = {
            "names": RateLimit(settings.address_names, LONG_BURST),
            "uploads": RateLimit(settings.uploads),
            "invitations": RateLimit(settings.address_invitations, LONG_BURST),
            "guesses": RateLimit(settings.address_guesses, LONG_BURST),
        }
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.calendars = Calendars(registry)
        self.friends = FriendBook(registry)
        reviews = Reviews(registry.services.thinkers, settings.record_steps)
        self.judging = VoyageJudge(registry.services.store, reviews)
        self.notices = NoticeHandlers(registry, people, self.calendars, caller, smtp)
        self.watching = Watching(registry)
        self.owners: dict[type, object] = {
            Handlers: self,
            NoticeHandlers: self.notices,
            PeopleHandlers: PeopleHandlers(people, registry.services.store, settings),
            ReviewHandlers: ReviewHandlers(registry, reviews),
            FriendHandlers: FriendHandlers(registry, people, self.friends),
            VoyageHandlers: VoyageHandlers(Voyages(registry), self._may_make),
            VacationHandlers: VacationHandlers(Vacations(registry), people),
            WatchingHandlers: WatchingHandlers(self.watching),
        }

    async def serve(self, endpoint: Endpoint, request: Request) -> Response:
        visitor: Visitor | None = None
        try:
            self._check_source(endpoint.limit, request)
            visitor = await self._visitor(request)
            arguments = await endpoint.arguments(request)
            async with self._turn(endpoint, visitor):
                found = await endpoint.handler(self.owners[endpoint.owner], visitor, **arguments)
            zipped = isinstance(found, Compressed)
            response = compressed(found, request) if zipped else answer(found, endpoint.status)
        except Refused as refused:
            response = problem(refused)
        except Unavailable:
            response = problem(Refused("not stored", "that could not be stored; please try again"))
        except NobodyThinks:
            response = problem(Refused("nobody thinks", "nobody is free to work on that; please try again"))
        if visitor:
            self._set_cookie(request, visitor.key, response)
        return response

    def _turn(self, endpoint: Endpoint, visitor: Visitor) -> AbstractAsyncContextManager[None]:
        return self._turns.setdefault(visitor.address, asyncio.Lock()) if endpoint.is_long else nullcontext()

    async def card(self, request: Request) -> bytes:
        """What a chat shows for a table's link; nothing if there is no such table, or too many requests."""
        try:
            if not self.cards.allows(_address(request)):
                return b""
            check_source(request, self.settings)
            live = await self.registry.open(request.path_params["table"])
            return card(live.match, request, scheme(request, self.settings))
        except (Refused, Unavailable):
            return b""

    def _check_source(self, limit: Limit | None, request: Request) -> None:
        if limit and not self.by_address[limit].allows(_address(request)):
            raise Refused("too often", "too many requests; please wait a moment")
        check_source(request, self.settings)

    async def _visitor(self, request: Request) -> Visitor:
        language = language_of(request)
        known = await self.people.recognise(key_of(request, self.settings), language)
        return replace(known or self.people.welcome(language), address=_address(request))

    def _set_cookie(self, request: Request, key: str, response: Response) -> None:
        name, secure, cookies = cookie_name(self.settings), self.settings.secure, cookies_of(request)
        if cookies.get(name) == key:
            return
        response.set_cookie(name, key, YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        if name != COOKIE and COOKIE in cookies:
            response.delete_cookie(COOKIE, path="/")

    @endpoint("GET", "/api/statistics", is_long=True)
    async def statistics(self, visitor: Visitor) -> Statistics:
        """My finished matches in figures."""
        tables = await self.registry.services.store.tables_of(visitor.id, MAX_COUNTED)
        return await in_slices(statistics(visitor.id, tables))

    @endpoint("GET", "/api/chance")
    async def chance(self, visitor: Visitor) -> Chance:
        """What chance has done in all finished matches."""
        return odds.summary(await self.registry.services.store.tallies())

    @endpoint("GET", "/api/games")
    async def games(self, visitor: Visitor) -> Games:
        """What can be played."""
        return offer(self.registry.services.readiness.progress)

    @endpoint("GET", "/api/games/{game}/shapes")
    async def shapes(self, visitor: Visitor, game: str) -> dict[str, Any]:
        """What a game's positions, actions, chance events and events look like, as JSON Schema."""
        return _schema(game)

    @endpoint("GET", "/api/lessons/{game}")
    async def lessons(self, visitor: Visitor, game: str) -> Course:
        """A course to learn a game by playing."""
        self.registry.services.readiness.require(game_called(game).key)
        return course(game)

    @endpoint("GET", "/api/address")
    async def address(self, visitor: Visitor) -> Address:
        """Where others find this server."""
        return Address(for_others(self.settings.host, self.settings.port))

    @endpoint("GET", "/api/tables")
    async def tables(self, visitor: Visitor) -> Tables:
        """My tables."""
        return await lists.tables_of(self.registry, visitor.id)

    @endpoint("POST", "/api/tables", status=201)
    async def make(self, visitor: Visitor, new: NewTable) -> Made:
        """Make a table."""
        self.registry.services.readiness.require(new.game)
        self._may_make(visitor)
        return Made(await self.registry.founding.table(visitor.person, new))

    @endpoint("GET", "/api/tables/{table}")
    async def look(self, visitor: Visitor, table: str, seat: int | None = None) -> Table:
        """A table as I may see it."""
        live = await self.registry.open(table)
        return live.views.table(viewer(live.match, visitor, seat), visitor.id)

    @endpoint("GET", "/api/tables/{table}/story", is_long=True)
    async def story(
        self, visitor: Visitor, table: str, seat: int | None = None, from_: int = 1, most: int = view.PAGE
    ) -> Story:
        """What happened, in pages: at most so many happenings, beginning with the one numbered `from`."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        entries = await entries_of(self.registry.services.store, live.match.table)
        return await in_slices(view.story(live.match, entries, seat, from_, most, await self._blocked(visitor)))

    @endpoint("GET", "/api/tables/{table}/at/{number}", is_long=True)
    async def moment(self, visitor: Visitor, table: str, number: int, seat: int | None = None) -> Table:
        """The table at an update."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        if not 1 <= number <= live.match.number_for(seat):
            raise Refused("no such moment", f"moments are 1 to {live.match.number_for(seat)}")
        entries = await entries_of(self.registry.services.store, live.match.table)
        return await in_slices(view.at(live.match, entries, seat, visitor.id, number))

    @endpoint("GET", "/api/tables/{table}/record", is_long=True)
    async def record(
        self, visitor: Visitor, table: str, seat: int | None = None, from_: int = 1, most: int = view.PAGE
    ) -> MatchRecord | Excerpt:
        """The whole record, or what I may know of an unfinished match or today's voyage, with a page of its story."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        if live.match.stage == "over" and not is_sealed(live.match):
            return view.record(live.match)
        entries = await entries_of(self.registry.services.store, live.match.table)
        blocked = await self._blocked(visitor)
        return await in_slices(view.excerpt(live.match, entries, seat, visitor.id, from_, most, blocked))

    @endpoint("POST", "/api/tables/{table}/fork", status=201, is_long=True)
    async def fork(self, visitor: Visitor, table: str, fork: Fork) -> Made:
        """A table of my own that goes on from a moment of a finished match."""
        match = await finished_match(self.registry, visitor, table)
        check_unsealed(match)
        self._may_make(visitor)
        return Made(await self.registry.founding.fork(match, visitor.person, fork))

    @endpoint("POST", "/api/tables/{table}/deal", status=201, is_long=True)
    async def deal(self, visitor: Visitor, table: str, deal: SameDeal) -> Made:
        """A table with the luck of a finished match, for me or a friend."""
        match = await finished_match(self.registry, visitor, table)
        check_unsealed(match)
        self._may_make(visitor)
        return Made(await self.registry.founding.same_deal(match, visitor.person, deal))

    @endpoint("GET", "/api/tables/{table}/deal", is_long=True)
    async def dealt(self, visitor: Visitor, table: str) -> DealResults:
        """How all matches with this luck went."""
        match = (await self.registry.open(table)).match
        viewer(match, visitor, None)
        if match.created.voyage:
            raise Refused("not found", "the results of a voyage are in the table of its day")
        if match.stage != "over" and match.created.deal is None:
            raise Refused("not over", "the game is not over yet")
        return await lists.same_deal(self.registry, match, visitor.id)

    async def no_more_mail(self, request: Request) -> Response:
        """Mail programs have no cookie."""
        try:
            self._check_source("names", request)
            await self.notices.one_click(request.path_params["token"])
        except Refused as refused:
            return problem(refused)
        except Unavailable:
            return problem(Refused("not stored", "that could not be stored; please try again"))
        return Response(status_code=200)

    async def calendar_page(self, request: Request) -> Response:
        """A calendar is asked for by programs without a cookie."""
        try:
            check_source(request, self.settings)
            scheme = "https" if self.settings.secure else request.url.scheme
            found_at = f"{scheme}://{request.headers.get('host', '')}"
            site = self.settings.site if self.settings.address else found_at
            page = await self.calendars.page(request.path_params["token"], site)
            if page is None:
                return nothing_here()
        except Refused as refused:
            return problem(refused)
        except Unavailable:
            return problem(Refused("not stored", "that can't be read now; please try again"))
        return Response(page, 200, {"cache-control": "no-store"}, "text/calendar")

    async def _blocked(self, visitor: Visitor) -> frozenset[str]:
        return frozenset(each.id for each in await self.registry.services.store.blocks(visitor.id))

    def _may_make(self, visitor: Visitor) -> None:
        """Counted only once the game is ready: pages ask again and again until then."""
        if not (self.making_by_address.allows(visitor.address) and self.making.allows(visitor.id)):
            raise Refused("too often", "too many tables; please wait a moment")

    @endpoint("POST", "/api/tables/{table}/hint")
    async def hint(self, visitor: Visitor, table: str, seat: int | None = None) -> Hint:
        """What a strong bot thinks of my actions. Only against bots."""
        live = await self.registry.open(table)
        return await live.hint(viewer(live.match, visitor, seat), visitor.address)

    @endpoint("GET", "/api/tables/{table}/sight")
    async def sight(self, visitor: Visitor, table: str, seat: int | None = None) -> Sight:
        """What a hint is about, for a device that thinks for itself when the server is busy. Only against bots."""
        live = await self.registry.open(table)
        return live.sight(viewer(live.match, visitor, seat))


ENDPOINTS = endpoints_of(
    PeopleHandlers,
    NoticeHandlers,
    Handlers,
    ReviewHandlers,
    FriendHandlers,
    VacationHandlers,
    VoyageHandlers,
    WatchingHandlers,
)  # fmt: skip


def _address(request: Request) -> str:
    return network(request.client.host if request.client else "")
