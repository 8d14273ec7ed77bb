"""PostgreSQL: for servers on more than one process or machine."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg

from brethren.server.clock import now
from brethren.server.friends.postgres import PostgresFriends, meet
from brethren.server.notices.postgres import PostgresNotices, owe
from brethren.server.practice.postgres import PostgresPractice
from brethren.server.recovery.postgres import PostgresRecovery
from brethren.server.store import (
    COMMIT,
    GROUP,
    MAX_GROUP,
    Conflict,
    Expired,
    Row,
    Unavailable,
    migrations,
    tell_all,
    without_gaps,
)
from brethren.server.vacations.postgres import PostgresVacations
from brethren.server.voyages.postgres import PostgresVoyages
from brethren.server.watching.postgres import PostgresWatching

T = TypeVar("T")

READERS, WRITERS = 4, 2
STATEMENT_SECONDS = 4.0
PATIENCE = 10.0
"""Seconds for which a query is tried again, on a new connection, before it fails."""
MIGRATING = 0x627265746872656E
"""The advisory lock under which the schema is migrated."""
SERVING = 0x6272657468736572
"""The advisory lock that servers hold while they run."""
LOCKING = {
    "lock_timeout": "3s",  # a server that has just been stopped may not have let go yet
    # Of a machine that has vanished the database learns within half a minute.
    "tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3",
}  # fmt: skip

INSERT = """
    INSERT INTO entry SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) ON CONFLICT DO NOTHING
"""
STORED = """
    SELECT match, number, body FROM entry
    JOIN unnest($1::text[], $2::integer[]) AS wanted (match, number) USING (match, number)
"""
EXPIRED_TABLES = """
    FROM gathering WHERE since < $1
    AND NOT EXISTS (SELECT FROM lease WHERE lease.match = gathering.match)
    AND NOT EXISTS (SELECT FROM finished WHERE finished.match = gathering.match)
"""
EXPIRED_PEOPLE = (
    "FROM person WHERE seen < $1 AND NOT EXISTS (SELECT FROM membership WHERE membership.person = person.id)"
)
EXPIRE_TABLES = f"""
    WITH expired AS (SELECT match {EXPIRED_TABLES} LIMIT $2 FOR UPDATE SKIP LOCKED),
    a AS (DELETE FROM entry WHERE match IN (SELECT match FROM expired)),
    b AS (DELETE FROM membership WHERE match IN (SELECT match FROM expired)),
    c AS (DELETE FROM same_deal WHERE match IN (SELECT match FROM expired)),
    d AS (DELETE FROM invitation WHERE match IN (SELECT match FROM expired)),
    e AS (DELETE FROM gathering WHERE match IN (SELECT match FROM expired)),
    f AS (DELETE FROM webhook WHERE receiver IN (SELECT match FROM expired))
    SELECT count(*) FROM expired
"""
EXPIRE_PEOPLE = f"""
    WITH expired AS (SELECT id {EXPIRED_PEOPLE} LIMIT $2 FOR UPDATE SKIP LOCKED),
    a AS (DELETE FROM login WHERE person IN (SELECT id FROM expired)),
    b AS (DELETE FROM code WHERE person IN (SELECT id FROM expired)),
    c AS (DELETE FROM device WHERE person IN (SELECT id FROM expired)),
    d AS (DELETE FROM preferences WHERE person IN (SELECT id FROM expired)),
    e AS (DELETE FROM calendar WHERE person IN (SELECT id FROM expired)),
    f AS (DELETE FROM exercise WHERE person IN (SELECT id FROM expired)),
    g AS (DELETE FROM block WHERE person IN (SELECT id FROM expired)),
    h AS (DELETE FROM invitation WHERE person IN (SELECT id FROM expired)),
    i AS (DELETE FROM phrase WHERE person IN (SELECT id FROM expired)),
    j AS (DELETE FROM voyage WHERE person IN (SELECT id FROM expired)),
    k AS (DELETE FROM webhook WHERE person IN (SELECT id FROM expired)),
    l AS (DELETE FROM mailbox WHERE person IN (SELECT id FROM expired)),
    m AS (DELETE FROM vacation WHERE person IN (SELECT id FROM expired)),
    n AS (DELETE FROM person WHERE id IN (SELECT id FROM expired))
    SELECT count(*) FROM expired
"""


@asynccontextmanager
async def claimed(url: str, is_shared: bool) -> AsyncIterator[None]:
    """Lock the database for one server, or for all that share a bus: without one, players at a second server would not
    see the moves made at the first. The lock ends with its connection, even if the process is killed."""
    connection = await _patiently(lambda: _locked(url, "pg_advisory_lock_shared" if is_shared else "pg_advisory_lock"))
    try:
        yield
    finally:
        connection.terminate()


async def _locked(url: str, lock: str) -> asyncpg.Connection:
    connection = await asyncpg.connect(url, timeout=STATEMENT_SECONDS, server_settings=LOCKING)
    try:
        await connection.execute(f"SELECT {lock}({SERVING})")
    except asyncpg.LockNotAvailableError:
        connection.terminate()
        raise Unavailable(
            "another server is using this database; to share it, all of them need the same BRETHREN_BUS_URL"
        ) from None
    return connection


class Postgres(
    PostgresNotices,
    PostgresPractice,
    PostgresFriends,
    PostgresVoyages,
    PostgresRecovery,
    PostgresVacations,
    PostgresWatching,
):
    """Writers insert together all that has come in while they were busy. The primary key says who was first."""

    def __init__(self, url: str, pool: asyncpg.Pool) -> None:
        self._url, self._pool = url, pool
        self._waiting: list[tuple[Row, Callable[[Exception | None], None]]] = []
        self._news = asyncio.Event()
        self._connections: dict[int, asyncpg.Connection] = {}
        self._writers = [asyncio.create_task(self._write(number)) for number in range(WRITERS)]

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect, waiting a while for a database that is just being started, and bring it up to date."""

        async def connected() -> asyncpg.Connection:
            return await asyncpg.connect(url, timeout=STATEMENT_SECONDS)

        first = await _patiently(connected)
        try:
            await _migrate(first)
        finally:
            await first.close()
        pool = await asyncpg.create_pool(url, min_size=0, max_size=READERS, timeout=STATEMENT_SECONDS)
        return cls(url, pool)

    # What is written

    def append(self, row: Row, done: Callable[[Exception | None], None]) -> None:
        self._waiting.append((row, done))
        self._news.set()

    async def _write(self, writer: int) -> None:
        while True:
            await self._news.wait()
            group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
            if not self._waiting:
                self._news.clear()
            answers = await self._answers(writer, [row for row, _ in group])
            tell_all([done for _, done in group], answers)

    async def _answers(self, writer: int, rows: list[Row]) -> list[Exception | None]:
        """For each row None if it is stored, or the exception that says why it isn't."""
        try:
            return await _patiently(lambda: self._insert(writer, rows), lambda: self._hang_up(writer))
        except Unavailable as unavailable:
            return [unavailable] * len(rows)
        except Exception as wrong:
            # One of them can't be written: the others must be.
            return [wrong] if len(rows) == 1 else [(await self._answers(writer, [row]))[0] for row in rows]

    async def _insert(self, writer: int, rows: list[Row]) -> list[Exception | None]:
        began = time.perf_counter()
        async with asyncio.timeout(STATEMENT_SECONDS):
            connection = self._connections.get(writer)
            if connection is None:
                connection = self._connections[writer] = await asyncpg.connect(self._url)
            if not all(row.alone for row in rows):
                async with connection.transaction():
                    answers = await _together(connection, rows)
                    won = [row for row, answer in zip(rows, answers, strict=True) if answer is None]
                    await _follow(connection, won)
            else:
                answers = await _together(connection, rows)
        COMMIT.observe(time.perf_counter() - began)
        GROUP.observe(len(rows))
        return answers

    def _hang_up(self, writer: int) -> None:
        if writer in self._connections:
            self._connections.pop(writer).terminate()

    async def renew(self, tables: Sequence[str], until: float) -> None:
        await self._ask("UPDATE lease SET until = $2 WHERE match = ANY($1::text[])", list(tables), until)

    async def claim(self, before: float, until: float, most: int) -> list[str]:
        query = """
            UPDATE lease SET until = $2 WHERE match IN
            (SELECT match FROM lease WHERE until < $1 LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING match
        """
        return [row[0] for row in await self._ask(query, before, until, most)]

    async def retire(self, table: str, body: bytes, tallies: Mapping[str, float]) -> None:
        query = """
            WITH gone AS (DELETE FROM lease WHERE match = $1),
            hidden AS (DELETE FROM public_table WHERE match = $1),
            new AS (INSERT INTO finished VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING match)
            INSERT INTO tally SELECT added.* FROM new, unnest($3::text[], $4::float8[]) AS added
            ON CONFLICT (name) DO UPDATE SET amount = tally.amount + excluded.amount
        """
        # In order, so that two who add at the same time never wait for each other.
        names = sorted(tallies)
        await self._ask(query, table, body, names, [tallies[name] for name in names])

    async def visit(self, tables: Sequence[str], at: float) -> int:
        query = "UPDATE gathering SET since = $2 WHERE match = ANY($1::text[]) RETURNING match"
        return len(await self._ask(query, list(tables), at))

    async def expire(self, before: float, most: int) -> Expired:
        return Expired(*[(await self._ask(query, before, most))[0][0] for query in (EXPIRE_TABLES, EXPIRE_PEOPLE)])

    async def save_person(self, person: str, body: bytes, login: str, seen: float) -> None:
        query = """
            WITH opened AS (INSERT INTO login VALUES ($3, $1) ON CONFLICT DO NOTHING)
            INSERT INTO person VALUES ($1, $2, $4)
            ON CONFLICT (id) DO UPDATE SET body = excluded.body, seen = excluded.seen
        """
        await self._ask(query, person, body, login, seen)

    async def see_person(self, person: str, seen: float) -> None:
        await self._ask("UPDATE person SET seen = $2 WHERE id = $1", person, seen)

    async def save_code(self, code: str, person: str, until: float) -> None:
        query = """
            WITH gone AS (DELETE FROM code WHERE until < $4 OR person = $2) INSERT INTO code VALUES ($1, $2, $3)
        """
        await self._ask(query, code, person, until, now())

    async def redeem(self, code: str, login: str) -> bool:
        query = """
            WITH found AS (DELETE FROM code WHERE code = $1 AND until >= $3 RETURNING person)
            INSERT INTO login SELECT $2, person FROM found RETURNING person
        """
        return bool(await self._ask(query, code, login, now()))

    async def ready(self) -> None:
        await self._ask("UPDATE schema SET version = version")

    # What is read

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT number, body FROM entry WHERE match = $1 AND number > $2 ORDER BY number"
        return without_gaps(await self._ask(query, table, after), after)

    async def numbers(self, tables: Sequence[str]) -> list[int]:
        query = """
            SELECT coalesce((SELECT max(number) FROM entry WHERE match = wanted), 0)
            FROM unnest($1::text[]) WITH ORDINALITY AS each (wanted, place) ORDER BY place
        """
        return [row[0] for row in await self._ask(query, list(tables))]

    async def tables_of(self, person: str, most: int) -> list[tuple[str, bytes | None]]:
        query = """
            SELECT membership.match, finished.body FROM membership
            LEFT JOIN finished ON finished.match = membership.match
            WHERE person = $1 ORDER BY since DESC, membership.match LIMIT $2
        """
        return [(row[0], row[1]) for row in await self._ask(query, person, most)]

    async def unfinished(self, person: str, most: int) -> list[str]:
        query = """
            SELECT match FROM membership WHERE person = $1
            AND NOT EXISTS (SELECT FROM finished WHERE finished.match = membership.match)
            ORDER BY since DESC, match LIMIT $2
        """
        return [row[0] for row in await self._ask(query, person, most)]

    async def same_deal(self, deal: str, most: int) -> list[str]:
        query = "SELECT match FROM same_deal WHERE deal = $1 ORDER BY since DESC, match LIMIT $2"
        return [row[0] for row in reversed(await self._ask(query, deal, most))]

    async def expired(self, before: float) -> Expired:
        queries = [f"SELECT count(*) {expired}" for expired in (EXPIRED_TABLES, EXPIRED_PEOPLE)]
        return Expired(*[(await self._ask(query, before))[0][0] for query in queries])

    async def tallies(self) -> dict[str, float]:
        return {row[0]: row[1] for row in await self._ask("SELECT name, amount FROM tally")}

    async def person(self, login: str) -> tuple[str, bytes, float] | None:
        query = "SELECT id, body, seen FROM login JOIN person ON person.id = login.person WHERE login.hash = $1"
        rows = await self._ask(query, login)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def _ask(self, query: str, *values: Any) -> list[asyncpg.Record]:
        async def fetched() -> list[asyncpg.Record]:
            async with self._pool.acquire(timeout=STATEMENT_SECONDS) as connection:
                try:
                    return await asyncio.wait_for(connection.fetch(query, *values), STATEMENT_SECONDS)
                except TimeoutError:
                    # It won't answer any more, not even to say that the query was cancelled.
                    connection.terminate()
                    raise

        return await _patiently(fetched)

    async def _transact(self, work: Callable[[asyncpg.Connection], Awaitable[None]]) -> None:
        """Run this in one transaction, which may be tried again."""

        async def done() -> None:
            async with self._pool.acquire(timeout=STATEMENT_SECONDS) as connection, connection.transaction():
                await asyncio.wait_for(work(connection), STATEMENT_SECONDS)

        await _patiently(done)

    async def close(self) -> None:
        for number, writer in enumerate(self._writers):
            writer.cancel()
            self._hang_up(number)
        self._pool.terminate()


async def _together(connection: asyncpg.Connection, rows: list[Row]) -> list[Exception | None]:
    tables, numbers = [row.table for row in rows], [row.number for row in rows]
    done = await connection.execute(INSERT, tables, numbers, [row.body for row in rows])
    if done == f"INSERT 0 {len(rows)}":
        return [None] * len(rows)
    # If a connection broke while a row was being stored, the row with the same number may be that very row.
    stored = {(row[0], row[1]): row[2] for row in await connection.fetch(STORED, tables, numbers)}
    return [None if stored.get((row.table, row.number)) == row.body else Conflict() for row in rows]


async def _follow(connection: asyncpg.Connection, rows: list[Row]) -> None:
    """Write what follows from these entries."""
    at, leases = now(), [(row.table, row.lease) for row in rows if row.lease is not None]
    for query, values in (
        ("INSERT INTO gathering VALUES ($1, $2)", [(row.table, at) for row in rows if row.number == 1]),
        ("INSERT INTO membership VALUES ($1, $2, $3)", [(who, row.table, at) for row in rows for who in row.joins]),
        ("INSERT INTO same_deal VALUES ($1, $2, $3)", [(row.deal, row.table, at) for row in rows if row.deal]),
    ):
        if values:
            await connection.executemany(f"{query} ON CONFLICT DO NOTHING", values)
    if leases:
        query = "INSERT INTO lease VALUES ($1, $2) ON CONFLICT (match) DO UPDATE SET until = excluded.until"
        await connection.executemany(query, leases)
        for name in ("gathering", "invitation"):
            gone = [table for table, _ in leases]
            await connection.execute(f"DELETE FROM {name} WHERE match = ANY($1::text[])", gone)
    if owed := [notice for row in rows for notice in row.owed]:
        await owe(connection, owed)
    if crews := [row.crew for row in rows if row.crew]:
        await meet(connection, crews, at)


async def _patiently(work: Callable[[], Awaitable[T]], after_failure: Callable[[], None] = lambda: None) -> T:
    """Do this, and retry while the database cannot be reached. What the database refuses is not tried again."""
    give_up, wait = time.monotonic() + PATIENCE, 0.05
    while True:
        try:
            return await work()
        except Exception as error:
            after_failure()
            if not _unreachable(error):
                raise (Unavailable(str(error)) if _unable(error) else error) from None
            if time.monotonic() + wait > give_up:
                raise Unavailable(str(error) or type(error).__name__) from None
        await asyncio.sleep(wait)
        wait = min(2 * wait, 1.0)


def _unreachable(error: Exception) -> bool:
    """Whether it is worth trying again: the connection broke, or the database is starting or stopping."""
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate).startswith(("08", "57P", "53300"))
    # The last is what asyncpg says when a connection is lost while it is being given back.
    broken = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return isinstance(error, broken) and not isinstance(error, ValueError)


def _unable(error: Exception) -> bool:
    """Whether the database can't do it now: it is full, read-only or broken. Wrong data doesn't count."""
    return isinstance(error, asyncpg.PostgresError) and not str(error.sqlstate).startswith(("22", "23"))


async def _migrate(connection: asyncpg.Connection) -> None:
    steps = migrations("postgres")
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        done = await connection.fetchval("SELECT version FROM schema")
        if done is None:
            done = 0
            await connection.execute("INSERT INTO schema VALUES (0)")
        if done > len(steps):
            raise Unavailable(f"the database is of a newer version ({done}) than this program ({len(steps)})")
        for script in steps[done:]:
            await connection.execute(script)
        await connection.execute(f"UPDATE schema SET version = {len(steps)}")
