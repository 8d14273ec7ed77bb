"""Storage: one row for each entry of a log, unique by match and number. An entry is stored first, then broadcast."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from prometheus_client import Histogram

from brethren.server.friends.store import Crew, FriendStore
from brethren.server.notices.store import NoticeStore, Owed
from brethren.server.practice.store import PracticeStore
from brethren.server.recovery.store import RecoveryStore
from brethren.server.vacations.store import VacationStore
from brethren.server.voyages.store import VoyageStore
from brethren.server.watching.store import WatchingStore

COMMIT = Histogram(
    "brethren_commit_seconds", "Time to store a group of rows", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1)
)
GROUP = Histogram("brethren_commit_rows", "Writes stored together", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512))
MAX_GROUP = 1024
logger = logging.getLogger("brethren")
NEVER = 1e12
"""A time that never comes, for matches where nothing happens before a person comes."""


class Conflict(Exception):
    """Somebody else has written an entry of this number."""


class Unavailable(Exception):
    """Nothing can be stored or read now. The entry was not stored, unless the database broke off in the middle. The
    command can safely be sent again."""


class Damaged(Unavailable):
    """Something that was stored is not there, or cannot be read."""


class Row(Struct, frozen=True):
    """One entry of a log, and what else has to be stored with it."""

    table: str
    number: int
    body: bytes
    joins: Sequence[str] = ()  # people who will find the table among theirs
    deal: str = ""  # under which the table is listed with others that share its luck
    lease: float | None = None  # the match has started and goes on by itself; this server looks after it until then
    owed: Sequence[Owed] = ()  # to people whose turn begins
    crew: Crew | None = None  # the match starts, and these people know each other from now on

    @property
    def alone(self) -> bool:
        """Whether nothing else has to be stored with it."""
        return self.number > 1 and not self.joins and not self.owed and self.lease is None


class Expired(Struct, frozen=True):
    """Tables that never started, and people without tables."""

    tables: int
    people: int


class Store(
    NoticeStore, PracticeStore, FriendStore, VoyageStore, RecoveryStore, VacationStore, WatchingStore, Protocol
):
    def append(self, row: Row, done: Callable[[Exception | None], None]) -> None:
        """Store this entry. The callback gets None when that is done, or the reason why it can't be: Conflict if there
        is another entry of this number."""

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """A match's log, from behind this number on. Damaged if some of it is missing."""

    async def numbers(self, tables: Sequence[str]) -> list[int]:
        """How many entries each of these has."""

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes | None]]:
        """Somebody's tables, the latest first, each with its summary if it is over."""

    async def unfinished(self, person: str, most: int) -> list[str]:
        """Somebody's tables that aren't over, the latest first."""

    async def same_deal(self, deal: str, most: int) -> list[str]:
        """The latest tables with this deal, the oldest of them first."""

    async def renew(self, tables: Sequence[str], until: float) -> None:
        """Renew the leases of these: they are looked after until then."""

    async def claim(self, before: float, until: float, most: int) -> list[str]:
        """Take over matches whose leases ended before that; no other server gets the same."""

    async def retire(self, table: str, body: bytes, tallies: Mapping[str, float]) -> None:
        """Mark a match as over, with its summary. It is added to the tallies only once."""

    async def tallies(self) -> dict[str, float]: ...

    async def visit(self, tables: Sequence[str], at: float) -> int:
        """Keep tables from expiring where people are now; return how many of them have not started yet."""

    async def expired(self, before: float) -> Expired:
        """Tables and people that have not been visited or seen since then."""

    async def expire(self, before: float, most: int) -> Expired:
        """Remove at most this many of them; return what was removed."""

    async def person(self, login: str) -> tuple[str, bytes, float] | None:
        """The person behind this login, what is known of them, and when they were last seen."""

    async def save_person(self, person: str, body: bytes, login: str, seen: float) -> None: ...
    async def see_person(self, person: str, seen: float) -> None: ...
    async def save_code(self, code: str, person: str, until: float) -> None: ...

    async def redeem(self, code: str, login: str) -> bool:
        """Let this login open the identity that the code was made for; a code opens once."""

    async def ready(self) -> None:
        """Raise Unavailable unless the database accepts writes now."""

    async def close(self) -> None: ...


async def stored(store: Store, *rows: Row) -> None:
    """Wait for them."""
    loop = asyncio.get_running_loop()
    waiting: list[asyncio.Future[None]] = [loop.create_future() for _ in rows]
    for row, done in zip(rows, waiting, strict=True):
        store.append(row, partial(resolve_future, done))
    await asyncio.gather(*waiting)


def resolve_future(done: "asyncio.Future[Any]", answer: Any) -> None:
    """Resolve a future, if it is still awaited, with this answer or exception."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def tell_all(waiting: Iterable[Callable[[Any], None]], answers: Iterable[Any]) -> None:
    for done, answer in zip(waiting, answers, strict=True):
        try:
            done(answer)
        except Exception:
            # The others wait for their answers, whatever the error.
            logger.exception("something stored could not be told")


def without_gaps(rows: Iterable[Sequence[Any]], after: int) -> list[bytes]:
    """The bodies of rows (number, body) that follow this number without a gap."""
    bodies = []
    for number, body in rows:
        bodies.append(body)
        if number != after + len(bodies):
            raise Damaged(f"entry {after + len(bodies)} is missing")
    return bodies


def migrations(database: str) -> list[str]:
    """One step after another from an empty database to today's."""
    return [path.read_text() for path in sorted((Path(__file__).parent / "migrations" / database).glob("*.sql"))]
