"""What is asked by HTTP, and the answers."""

import asyncio
import gzip
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from brethren.bots import LEVELS
from brethren.games import GAMES
from brethren.lessons import course
from brethren.review import odds
from brethren.review.results import MAX_COUNTED, statistics
from brethren.server import lists
from brethren.server.address import for_others
from brethren.server.endpoint import Compressed, Endpoint, Limit, endpoint, endpoints_of
from brethren.server.entrance import check_source, scheme, viewer
from brethren.server.founding import game_called
from brethren.server.invitation import card
from brethren.server.limits import LONG_BURST, RateLimit, network
from brethren.server.loading import entries_of
from brethren.server.notices.calendar import Calendars
from brethren.server.notices.devices import Devices
from brethren.server.people import COOKIE, People, Visitor, cookie_name, key_of, language_of
from brethren.server.queue import NobodyThinks
from brethren.server.registry import TableRegistry
from brethren.server.reviews import Reviews
from brethren.server.settings import Settings
from brethren.server.slices import in_slices
from brethren.server.store import Unavailable
from brethren.server.thinkers import COMPRESSION, Replaying
from brethren.table import view
from brethren.table.match import Match
from brethren.table.refusal import Refused
from brethren.table.text import check_name
from brethren.wire.chance import Chance
from brethren.wire.deals import DealResults, Fork, SameDeal
from brethren.wire.games import Address, GameInfo, Games, Option
from brethren.wire.hints import Hint
from brethren.wire.lessons import Course
from brethren.wire.notices import Calendar, Device, NoDevice, NoticePreferences, Notices
from brethren.wire.people import Carry, Code, Me
from brethren.wire.problems import GameReason, Reason
from brethren.wire.records import Excerpt, MatchRecord
from brethren.wire.replays import Replay
from brethren.wire.review import ReviewBegun, ReviewPart
from brethren.wire.statistics import Statistics
from brethren.wire.table import Table
from brethren.wire.tables import Made, NewTable, Tables
from brethren.wire.updates import Story

MAX_RECORD = 256 * 1024
"""Bytes of a record file: far more than the longest match has."""
YEAR = 365 * 24 * 3600
STATUS: dict[Reason | GameReason, int] = {
    "no such table": 404,
    "not found": 404,
    "no such game": 404,
    "not stored": 503,
    "getting ready": 503,
    "damaged": 500,
    "too often": 429,
    "too large": 413,
    "nobody thinks": 503,
    "no such review": 404,
    "foreign": 403,
    "wrong method": 405,
    "our fault": 500,
}
_encode = msgspec.json.Encoder().encode


def answer(body: Any, status: int = 200) -> Response:
    return Response(_encode(body), status, {"cache-control": "no-store"}, "application/json")


async def compressed(body: Compressed[Any], request: Request) -> Response:
    headers, data = {"cache-control": "no-store", "vary": "accept-encoding"}, body.data
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, 200, headers, "application/json")


def problem(refused: Refused) -> Response:
    return answer(refused.problem, STATUS.get(refused.reason, 400))


class NamedGame(msgspec.Struct):
    """What is looked at in a record before a worker reads it."""

    game: str


class Handlers:
    """Answers HTTP requests: one method for each endpoint."""

    def __init__(self, registry: TableRegistry, people: People, devices: Devices, settings: Settings) -> None:
        self.registry, self.people, self.devices, self.settings = registry, people, devices, settings
        self.cards = RateLimit(settings.requests)
        self.making = RateLimit(settings.tables, LONG_BURST)
        self.by_address: dict[Limit, RateLimit] = {
            "tables": RateLimit(settings.address_tables, LONG_BURST),
            "names": RateLimit(settings.address_names, LONG_BURST),
            "uploads": RateLimit(settings.uploads),
        }
        self.calendars = Calendars(registry)
        self.reviews = Reviews(registry.services.thinkers, settings.record_steps)

    async def serve(self, endpoint: Endpoint, request: Request) -> Response:
        visitor: Visitor | None = None
        try:
            self._check_source(endpoint, request)
            visitor = await self._visitor(request)
            arguments = await endpoint.arguments(request)
            found = await endpoint.handler(self, visitor, **arguments)
            zipped = isinstance(found, Compressed)
            response = await compressed(found, request) if zipped else answer(found, endpoint.status)
        except Refused as refused:
            response = problem(refused)
        except Unavailable:
            response = problem(Refused("not stored", "that could not be stored; please try again"))
        except NobodyThinks:
            response = problem(Refused("nobody thinks", "nobody is free to work on that; please try again"))
        if visitor and visitor.key != request.cookies.get(cookie_name(self.settings)):
            self._set_cookie(request, visitor.key, response)
        return response

    async def card(self, request: Request) -> bytes:
        """What a chat shows of a table's link; nothing where there is none, or it is asked for too often."""
        try:
            if not self.cards.allows(_address(request)):
                return b""
            check_source(request, self.settings)
            live = await self.registry.open(request.path_params["table"])
            return card(live.match, request, scheme(request, self.settings))
        except (Refused, Unavailable):
            return b""

    def _check_source(self, endpoint: Endpoint, request: Request) -> None:
        if endpoint.limit and not self.by_address[endpoint.limit].allows(_address(request)):
            raise Refused("too often", "too many requests; please wait a moment")
        check_source(request, self.settings)

    async def _visitor(self, request: Request) -> Visitor:
        language = language_of(request)
        known = await self.people.recognise(key_of(request, self.settings), language)
        return replace(known or self.people.welcome(language), address=_address(request))

    def _set_cookie(self, request: Request, key: str, response: Response) -> None:
        name, secure = cookie_name(self.settings), self.settings.secure
        response.set_cookie(name, key, YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        if name != COOKIE and COOKIE in request.cookies:
            response.delete_cookie(COOKIE, path="/")

    @endpoint("GET", "/api/me")
    async def me(self, visitor: Visitor) -> Me:
        """Who I am."""
        return visitor.me

    @endpoint("PUT", "/api/me", limit="names")
    async def rename(self, visitor: Visitor, me: Me) -> Me:
        """Change my name, language and sign."""
        check_name(me.name)
        return await self.people.rename(visitor, me)

    @endpoint("POST", "/api/me/code", limit="names")
    async def code(self, visitor: Visitor) -> Code:
        """A code with which another device becomes me."""
        return await self.people.code(visitor)

    @endpoint("POST", "/api/me/carry")
    async def carry(self, visitor: Visitor, carry: Carry) -> Me:
        """Become the person who got this code, on this device."""
        carried = await self.people.carry(carry.code, visitor.me.language)
        visitor.key = carried.key
        return carried.me

    @endpoint("GET", "/api/notices")
    async def notices(self, visitor: Visitor) -> Notices:
        """How I am told that it's my turn."""
        return await self.devices.of(visitor)

    @endpoint("PUT", "/api/notices", limit="names")
    async def prefer(self, visitor: Visitor, preferences: NoticePreferences) -> Notices:
        """Change when I am told."""
        return await self.devices.prefer(visitor, preferences)

    @endpoint("POST", "/api/notices/devices", limit="names")
    async def add_device(self, visitor: Visitor, device: Device) -> Notices:
        """Tell this device, too."""
        return await self.devices.add(visitor, device)

    @endpoint("POST", "/api/notices/devices/remove")
    async def remove_device(self, visitor: Visitor, device: NoDevice) -> Notices:
        """Tell this device no longer."""
        return await self.devices.remove(visitor, device.endpoint)

    @endpoint("POST", "/api/calendar", status=201, limit="names")
    async def make_calendar(self, visitor: Visitor) -> Calendar:
        """A secret address with a calendar (.ics) of my deadlines. The one before no longer works."""
        await self.people.rename(visitor, visitor.me)
        return Calendar(f"/calendar/{await self.calendars.make(visitor.id)}.ics")

    @endpoint("POST", "/api/calendar/remove")
    async def remove_calendar(self, visitor: Visitor) -> Notices:
        """The address of my calendar no longer works."""
        await self.calendars.remove(visitor.id)
        return await self.devices.of(visitor)

    @endpoint("GET", "/api/statistics")
    async def statistics(self, visitor: Visitor) -> Statistics:
        """My finished matches in figures."""
        return statistics(visitor.id, await self.registry.services.store.tables_of(visitor.id, MAX_COUNTED))

    @endpoint("GET", "/api/chance")
    async def chance(self, visitor: Visitor) -> Chance:
        """What chance has done in all finished matches."""
        return odds.summary(await self.registry.services.store.tallies())

    @endpoint("GET", "/api/games")
    async def games(self, visitor: Visitor) -> Games:
        """What can be played."""
        found = [
            GameInfo(
                game.key,
                game.title,
                game.credits,
                game.min_seats,
                game.max_seats,
                [Option(name, list(values)) for name, values in game.options.items() if name != "start"],
                self.registry.services.readiness.progress(game.key),
            )
            for game in GAMES.values()
        ]
        return Games(found, [*LEVELS])  # type: ignore[list-item]

    @endpoint("GET", "/api/games/{game}/shapes")
    async def shapes(self, visitor: Visitor, game: str) -> dict[str, Any]:
        """What a game's positions, actions, chance events and events look like, as JSON Schema."""
        return game_called(game).shapes.schema()

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

    @endpoint("POST", "/api/tables", status=201, limit="tables")
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

    @endpoint("GET", "/api/tables/{table}/story")
    async def story(
        self, visitor: Visitor, table: str, seat: int | None = None, from_: int = 1, most: int = view.PAGE
    ) -> Story:
        """What happened, in pages: at most so many happenings, beginning with the one numbered `from`."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        entries = await entries_of(self.registry.services.store, live.match.table)
        return await in_slices(view.story(live.match, entries, seat, from_, most))

    @endpoint("GET", "/api/tables/{table}/at/{number}")
    async def moment(self, visitor: Visitor, table: str, number: int, seat: int | None = None) -> Table:
        """The table at an update."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        if not 1 <= number <= live.match.number_for(seat):
            raise Refused("no such moment", f"moments are 1 to {live.match.number_for(seat)}")
        entries = await entries_of(self.registry.services.store, live.match.table)
        return await in_slices(view.at(live.match, entries, seat, visitor.id, number))

    @endpoint("GET", "/api/tables/{table}/record")
    async def record(
        self, visitor: Visitor, table: str, seat: int | None = None, from_: int = 1, most: int = view.PAGE
    ) -> MatchRecord | Excerpt:
        """The whole record, or what I may know of an unfinished match, with a page of its story."""
        live = await self.registry.open(table)
        seat = viewer(live.match, visitor, seat)
        if live.match.stage == "over":
            return view.record(live.match)
        entries = await entries_of(self.registry.services.store, live.match.table)
        return await in_slices(view.excerpt(live.match, entries, seat, visitor.id, from_, most))

    @endpoint("GET", "/api/tables/{table}/replay")
    async def replay(self, visitor: Visitor, table: str, seat: int | None = None) -> Compressed[Replay]:
        """A finished match with everything open, or as one seat saw it. Before its end, as far as I saw it."""
        live = await self.registry.open(table)
        if live.match.stage == "playing":
            mine = viewer(live.match, visitor, seat)
            entries = await entries_of(self.registry.services.store, live.match.table)
            found = await in_slices(view.replay_so_far(live.match, entries, mine))
            return Compressed(await asyncio.to_thread(gzip.compress, _encode(found), COMPRESSION))
        match = await self._finished(visitor, table)
        if seat is not None and seat >= match.seats:
            raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=seat)
        return await self._replayed(visitor, self._replaying(_encode(view.record(match)), seat))

    @endpoint("POST", "/api/replay", max_body=MAX_RECORD, limit="uploads", file=MatchRecord)
    async def replay_file(self, visitor: Visitor, record: bytes) -> Compressed[Replay]:
        """A record file as a replay, with everything open."""
        self._require_game(record)
        return await self._replayed(visitor, self._replaying(record, None))

    def _replaying(self, record: bytes, seat: int | None) -> Replaying:
        return Replaying(record, seat, self.settings.record_steps, self.settings.replay_bytes)

    async def _replayed(self, visitor: Visitor, job: Replaying) -> Compressed[Replay]:
        return Compressed(await self.registry.services.thinkers.replay(job, (visitor.address, "replay")))

    def _require_game(self, record: bytes) -> None:
        """That it is ready; if the file names none, the worker says so."""
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            game = msgspec.json.decode(record, type=NamedGame).game
            if game in GAMES:
                self.registry.services.readiness.require(game)

    @endpoint("GET", "/api/tables/{table}/review")
    async def review(self, visitor: Visitor, table: str, from_: int = 0) -> ReviewPart:
        """Luck, skill and mistakes, beginning with step `from`."""
        name = await self.reviews.of_table(await self._finished(visitor, table), visitor.address)
        return await self.reviews.part(name, from_)

    @endpoint("POST", "/api/reviews", status=201, max_body=MAX_RECORD, limit="uploads", file=MatchRecord)
    async def review_file(self, visitor: Visitor, record: bytes) -> ReviewBegun:
        """Have a record file reviewed."""
        self._require_game(record)
        return ReviewBegun(await self.reviews.of_file(record, visitor.address))

    @endpoint("GET", "/api/reviews/{review}")
    async def reviewed(self, visitor: Visitor, review: str, from_: int = 0) -> ReviewPart:
        """Luck, skill and mistakes in that file, beginning with step `from`."""
        return await self.reviews.part(review, from_)

    @endpoint("POST", "/api/tables/{table}/fork", status=201, limit="tables")
    async def fork(self, visitor: Visitor, table: str, fork: Fork) -> Made:
        """A table of my own that goes on from a moment of a finished match."""
        match = await self._finished(visitor, table)
        self._may_make(visitor)
        return Made(await self.registry.founding.fork(match, visitor.person, fork))

    @endpoint("POST", "/api/tables/{table}/deal", status=201, limit="tables")
    async def deal(self, visitor: Visitor, table: str, deal: SameDeal) -> Made:
        """A table with the luck of a finished match, for me or a friend."""
        match = await self._finished(visitor, table)
        self._may_make(visitor)
        return Made(await self.registry.founding.same_deal(match, visitor.person, deal))

    @endpoint("GET", "/api/tables/{table}/deal")
    async def dealt(self, visitor: Visitor, table: str) -> DealResults:
        """How all matches with this luck went."""
        match = (await self.registry.open(table)).match
        viewer(match, visitor, None)
        if match.stage != "over" and match.deal is None:
            raise Refused("not over", "the game is not over yet")
        return await lists.same_deal(self.registry, match, visitor.id)

    async def calendar_page(self, request: Request) -> Response:
        """A calendar is asked for by programs without a cookie."""
        try:
            check_source(request, self.settings)
            scheme = "https" if self.settings.secure else request.url.scheme
            site = f"{scheme}://{request.headers.get('host', '')}"
            page = await self.calendars.page(request.path_params["token"], site)
            if page is None:
                raise Refused("not found", "there is nothing at this address")
        except Refused as refused:
            return problem(refused)
        except Unavailable:
            return problem(Refused("not stored", "that can't be read now; please try again"))
        return Response(page, 200, {"cache-control": "no-store"}, "text/calendar")

    def _may_make(self, visitor: Visitor) -> None:
        if not self.making.allows(visitor.id):
            raise Refused("too often", "that is a lot of tables; please wait a moment")

    async def _finished(self, visitor: Visitor, table: str) -> Match:
        live = await self.registry.open(table)
        viewer(live.match, visitor, None)
        if live.match.stage != "over":
            raise Refused("not over", "the game is not over yet")
        return live.match

    @endpoint("POST", "/api/tables/{table}/hint")
    async def hint(self, visitor: Visitor, table: str, seat: int | None = None) -> Hint:
        """What a strong bot thinks of my actions. Only against bots."""
        live = await self.registry.open(table)
        return await live.hint(viewer(live.match, visitor, seat), visitor.address)


ENDPOINTS = endpoints_of(Handlers)


def _address(request: Request) -> str:
    return network(request.client.host if request.client else "")
