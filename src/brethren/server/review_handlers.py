"""Finished matches, by HTTP: replays, reviews, and exercises made from them."""

import asyncio
import gzip
from contextlib import suppress

import msgspec

from brethren.games import GAMES
from brethren.server.endpoint import Compressed, endpoint
from brethren.server.entrance import finished_match, viewer
from brethren.server.founding import game_called
from brethren.server.jobs import Replaying
from brethren.server.loading import entries_of
from brethren.server.people import Visitor
from brethren.server.practice.practice import PracticeBook
from brethren.server.practice.puzzles import of_game, puzzle
from brethren.server.queue import NobodyThinks
from brethren.server.registry import TableRegistry
from brethren.server.reviews import Reviews
from brethren.server.slices import in_slices
from brethren.server.store import Unavailable
from brethren.server.work import COMPRESSION
from brethren.table import view
from brethren.table.refusal import Refused
from brethren.wire.practice import Attempt, Exercise, Practice, Puzzles
from brethren.wire.records import MatchRecord
from brethren.wire.replays import Replay
from brethren.wire.review import ReviewBegun, ReviewPart

MAX_RECORD = 256 * 1024
"""Bytes of a record file: far more than the longest match has."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(MatchRecord).decode


class NamedGame(msgspec.Struct):
    """The part of a record that is read before a worker reads all of it."""

    game: str


class ReviewHandlers:
    def __init__(self, registry: TableRegistry, reviews: Reviews) -> None:
        self._registry, self._services, self._reviews = registry, registry.services, reviews
        self._practice = PracticeBook(registry.services.store, registry.services.thinkers)

    @endpoint("GET", "/api/tables/{table}/replay", is_long=True)
    async def replay(self, visitor: Visitor, table: str, seat: int | None = None) -> Compressed[Replay]:
        """A finished match with everything open, or as one seat saw it. Before its end, as far as I saw it."""
        live = await self._registry.open(table)
        if live.match.stage == "playing":
            mine = viewer(live.match, visitor, seat)
            entries = await entries_of(self._services.store, live.match.table)
            found = await in_slices(view.replay_so_far(live.match, entries, mine))
            return Compressed(await asyncio.to_thread(gzip.compress, _encode(found), COMPRESSION))
        match = await finished_match(self._registry, visitor, table)
        if seat is not None and seat >= match.seats:
            raise Refused("no such seat", f"this table has seats 0 to {match.seats - 1}", seat=seat)
        return await self._replayed(visitor, self._replaying(_encode(view.record(match)), seat))

    @endpoint("POST", "/api/replay", max_body=MAX_RECORD, limit="uploads", file=MatchRecord)
    async def replay_file(self, visitor: Visitor, record: bytes) -> Compressed[Replay]:
        """A record file as a replay, with everything open."""
        self._require_game(record)
        return await self._replayed(visitor, self._replaying(record, None))

    def _replaying(self, record: bytes, seat: int | None) -> Replaying:
        return Replaying(record, seat, self._services.settings.record_steps, self._services.settings.replay_bytes)

    async def _replayed(self, visitor: Visitor, job: Replaying) -> Compressed[Replay]:
        return Compressed(await self._services.thinkers.replay(job, (visitor.address, "replay")))

    def _require_game(self, record: bytes) -> None:
        """Refuse if the record's game isn't ready. If the file names no game, the worker says so."""
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            game = msgspec.json.decode(record, type=NamedGame).game
            if game in GAMES:
                self._services.readiness.require(game)

    @endpoint("GET", "/api/tables/{table}/review")
    async def review(self, visitor: Visitor, table: str, from_: int = 0) -> ReviewPart:
        """Luck, skill and mistakes, beginning with step `from`."""
        match = await finished_match(self._registry, visitor, table)
        name = await self._reviews.of_table(match, visitor.address)
        found = await self._reviews.part(name, from_)
        steps = self._reviews.finished(name)
        if steps:
            # The review matters more: its mistakes are kept the next time it is opened.
            with suppress(NobodyThinks, Unavailable):
                await self._practice.keep(visitor.id, visitor.address, match, steps)
        return found

    @endpoint("GET", "/api/practice")
    async def practice(self, visitor: Visitor, table: str = "") -> Practice:
        """The next of my mistakes to learn from, in all my reviewed matches or in one."""
        return await self._practice.next(visitor.id, table)

    @endpoint("POST", "/api/practice/{exercise}")
    async def tried(self, visitor: Visitor, exercise: str, attempt: Attempt, table: str = "") -> Practice:
        """Say whether I solved an exercise, and get the next one."""
        await self._practice.tried(visitor.id, exercise, attempt.solved)
        return await self._practice.next(visitor.id, table)

    @endpoint("GET", "/api/puzzles/{game}")
    async def puzzles(self, visitor: Visitor, game: str) -> Puzzles:
        """How many puzzles there are, and which is today's."""
        return of_game(game_called(game))

    @endpoint("GET", "/api/puzzles/{game}/{number}")
    async def puzzle(self, visitor: Visitor, game: str, number: int) -> Exercise:
        """A puzzle: a position with one choice that is clearly best."""
        self._services.readiness.require(game_called(game).key)
        return puzzle(game_called(game), number)

    @endpoint("POST", "/api/reviews", status=201, max_body=MAX_RECORD, limit="uploads", file=MatchRecord)
    async def review_file(self, visitor: Visitor, record: bytes) -> ReviewBegun:
        """Have a record file reviewed."""
        self._require_game(record)
        return ReviewBegun(await self._reviews.of_file(record, visitor.address, await self._is_of_a_table(record)))

    async def _is_of_a_table(self, source: bytes) -> bool:
        """Whether this is the record of a match that is over at a table here. (Reading it with all checks is a worker's
        job: it can be much work.)"""
        try:
            record = _decode(source)
            match = (await self._registry.open(record.table)).match
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refused):
            return False
        return match.stage == "over" and record == view.record(match)

    @endpoint("GET", "/api/reviews/{review}")
    async def reviewed(self, visitor: Visitor, review: str, from_: int = 0) -> ReviewPart:
        """Luck, skill and mistakes in that file, beginning with step `from`."""
        return await self._reviews.part_of_file(review, from_)
